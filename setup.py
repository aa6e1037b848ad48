"""Compiles the kernel where a C compiler is at hand. Everything else stands in pyproject.toml."""

import contextlib
import os
import runpy
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

# Run by itself: importing the package would need its dependencies, which an isolated build lacks.
kernels = runpy.run_path("src/quakeboard/core/kernels.py")

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": True,
    "wraparound": False,
    "initializedcheck": False,
    # C's division rounds towards zero and Python's downwards; the kernel divides non-negative numbers only.
    "cdivision": True,
}
# Without fused multiply-add the compiled kernel rounds as plain Python does; and no -march=native, so that
# every machine gets the same arithmetic and a wheel can be carried to another one. Debugging symbols would
# take a quarter of the compiler's time.
FLAGS = ["-O3", "-ffp-contract=off", "-g0"]
REQUIRED = os.environ.get("QUAKEBOARD_COMPILED", "") not in ("", "0")


class BuildKernel(build_ext):
    """Compiles all modules of the kernel or none; a failure leaves a package that runs as plain Python."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()
        self.finished = 0

    def run(self) -> None:
        if self.inplace:
            for stray in kernels["strays"]():
                stray.unlink(missing_ok=True)  # another set-up step may have been quicker
        if not self.extensions:
            return
        try:
            self.translate()
            # Compiles everything in the build folder first; only then are files copied beside the sources.
            super().run()
        except Exception as reason:  # no compiler, no headers, an error in the source: all alike here
            if REQUIRED:
                raise
            self.withdraw()
            print(f"The kernel was not compiled: {reason}", flush=True)

    def translate(self) -> None:
        from Cython.Build import cythonize  # noqa: PLC0415 (its absence is one of the failures)

        print("Kernel: translating to C", flush=True)
        translated = cythonize(
            [Extension(extension.name, extension.sources) for extension in self.extensions],
            build_dir="build/cython",
            include_path=["src"],
            compiler_directives=DIRECTIVES,
            shared_utility_qualified_name=kernels["SHARED"],
            # Cython compares the age of its output with the sources, not with the directives above.
            force=any(
                Path(__file__).stat().st_mtime > c_file.stat().st_mtime
                for c_file in Path("build/cython").glob("**/*.c")
            ),
        )
        sources = {extension.name: extension.sources for extension in translated}
        for extension in self.extensions:
            extension.sources = sources[extension.name]
        # The largest first, so that no processor waits for it at the end.
        self.extensions.sort(key=lambda one: -sum(Path(file).stat().st_size for file in one.sources))

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = FLAGS
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        self.finished += 1
        print(f"Kernel: {self.finished} of {len(self.extensions)} modules compiled", flush=True)

    def withdraw(self) -> None:
        """Take away what this build or an earlier one made, so that no half and no stale kernel is left."""
        for extension in self.extensions:
            file = self.get_ext_filename(extension.name)
            for folder in ("src", self.build_lib):
                with contextlib.suppress(FileNotFoundError):
                    Path(folder, file).unlink()
        self.extensions = self.distribution.ext_modules = []


class Wheel(bdist_wheel):
    """Tags a wheel for one platform only if the kernel in it was compiled."""

    def run(self) -> None:
        self.run_command("build")
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


setup(
    cmdclass={"build_ext": BuildKernel, "bdist_wheel": Wheel},
    ext_modules=[]
    if kernels["plain_wanted"]()
    else [
        *(Extension(name, [str(kernels["source"](name))]) for name in kernels["MODULES"]),
        Extension(kernels["SHARED"], []),
    ],
)
