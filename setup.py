"""Compiles the kernel where a C compiler is at hand. Everything else stands in pyproject.toml."""

import contextlib
import os
import runpy
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# Run by itself: importing the package would need its dependencies, which an isolated build lacks.
kernel = runpy.run_path("src/quakeboard/kernel.py")

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": True,
    "wraparound": False,
    "initializedcheck": False,
    # C's division rounds towards zero and Python's downwards; the kernel divides non-negative numbers only.
    "cdivision": True,
}
# Without fused multiply-add the compiled kernel rounds as plain Python does; and no -march=native, so that
# every machine gets the same arithmetic and a wheel can be carried to another one.
FLAGS = ["-O3", "-ffp-contract=off"]


class BuildKernel(build_ext):
    """Compiles all modules of the kernel or none; a failure leaves a package that runs as plain Python."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        if not self.extensions:
            return
        try:
            self.translate()
            # Compiles everything in the build folder first; only then are files copied beside the sources.
            super().run()
        except Exception as reason:  # no compiler, no headers, an error in the source: all alike here
            self.withdraw()
            print(f"The kernel was not compiled: {reason}")

    def translate(self) -> None:
        from Cython.Build import cythonize  # noqa: PLC0415 (its absence is one of the failures)

        translated = cythonize(
            [Extension(extension.name, extension.sources) for extension in self.extensions],
            build_dir="build/cython",
            include_path=["src"],
            compiler_directives=DIRECTIVES,
            # Cython compares the age of its output with the sources, not with the directives above.
            force=any(
                Path(__file__).stat().st_mtime > c_file.stat().st_mtime
                for c_file in Path("build/cython").glob("**/*.c")
            ),
        )
        sources = {extension.name: extension.sources for extension in translated}
        for extension in self.extensions:
            extension.sources = sources[extension.name]

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = FLAGS
        super().build_extensions()

    def withdraw(self) -> None:
        """Take away what this build or an earlier one made, so that no half and no stale kernel is left."""
        for extension in self.extensions:
            file = self.get_ext_filename(extension.name)
            for folder in ("src", self.build_lib):
                with contextlib.suppress(FileNotFoundError):
                    Path(folder, file).unlink()
        self.extensions = []


setup(
    cmdclass={"build_ext": BuildKernel},
    ext_modules=[
        Extension(name, [str(kernel["source"](name))])
        for name in kernel["present"]()
        if not kernel["plain_wanted"]()
    ],
)
