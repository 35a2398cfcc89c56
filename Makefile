# Build, test and install Plumbline. `make demo` and `make test` do their own set-up.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := build

PREFIX ?= /usr/local
# Where `make demo` puts plumb-demo.sqlite.
FOLDER ?= .

# What Debian and its relatives do not bring along; macOS has all of it.
DEBIAN_PACKAGES := libsqlite3-dev
# What some tests need and are skipped without, by name.
DEBIAN_TEST_PACKAGES := chromium fish groff-base postgresql python3-venv sqlite3 tmux zsh
# Where the Python programs are that some tests open catalogs and reports with.
READERS := .build/readers
SWIFT_CODE := Sources Tests Migrations Fixtures Package.swift

# On Linux the Swift runtime is linked in: the binary runs where there is no toolchain.
# On macOS it is part of the system.
RELEASE := --configuration release --product plumb
ifneq ($(shell uname -s),Darwin)
RELEASE += --static-swift-stdlib
endif
RELEASE_BINARY = $(shell swift build $(RELEASE) --show-bin-path)/plumb

# What is installed below PREFIX. DESTDIR is where a package is put together.
ROOT = $(DESTDIR)$(PREFIX)
MANUAL := share/man/man1/plumb.1
BASH_COMPLETION := share/bash-completion/completions/plumb
ZSH_COMPLETION := share/zsh/site-functions/_plumb
FISH_COMPLETION := share/fish/vendor_completions.d/plumb.fish
INSTALLED := bin/plumb $(MANUAL) $(BASH_COMPLETION) $(ZSH_COMPLETION) $(FISH_COMPLETION)
INSTALLED_FOLDERS := share/bash-completion/completions share/bash-completion \
  share/zsh/site-functions share/zsh share/fish/vendor_completions.d share/fish
ifeq ($(filter /usr /usr/local,$(PREFIX)),)
INSTALLED_FOLDERS += share/man/man1 share/man share bin
endif

.PHONY: build release demo test mutation lint format setup ci-setup readers install uninstall clean

build: setup
	swift build

release: setup
	swift build $(RELEASE)

demo: release
	"$(RELEASE_BINARY)" demo "$(FOLDER)"

# Without the flag an empty XCTest run is printed first, which reads as if nothing was tested.
test: setup
	swift test --disable-xctest

# Takes half an hour; `Tests/Mutation/mutate --help` says how to try a part.
mutation: setup
	Tests/Mutation/mutate

lint:
	swift format lint --strict --recursive --parallel $(SWIFT_CODE)

format:
	swift format format --in-place --recursive --parallel $(SWIFT_CODE)

# Installs nothing where everything is there.
setup:
	@command -v swift >/dev/null || { \
	  echo "make: no swift found; Plumbline needs Swift 6.2 or later: https://swift.org/install" >&2; \
	  exit 1; \
	}; \
	command -v dpkg-query >/dev/null || exit 0; \
	missing=(); \
	for package in $(DEBIAN_PACKAGES); do \
	  status=$$(dpkg-query --show --showformat='$${Status}' "$$package" 2>/dev/null || true); \
	  [[ $$status == "install ok installed" ]] || missing+=("$$package"); \
	done; \
	[[ $${#missing[@]} -gt 0 ]] || exit 0; \
	sudo=(); \
	if [[ $$(id -u) -ne 0 ]]; then \
	  command -v sudo >/dev/null || { \
	    echo "make: no sudo found; install as root: apt-get install $${missing[*]}" >&2; \
	    exit 1; \
	  }; \
	  sudo=(sudo); \
	fi; \
	"$${sudo[@]}" apt-get update -qq; \
	"$${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
	  apt-get install -y -qq --no-install-recommends "$${missing[@]}"

# All that the tests can use, so that none is skipped.
ci-setup:
	@$(MAKE) --no-print-directory setup DEBIAN_PACKAGES="$(DEBIAN_PACKAGES) $(DEBIAN_TEST_PACKAGES)"
	@$(MAKE) --no-print-directory readers

# DuckDB, Datasette, the validators of reports and the browser's driver, in the versions that are
# pinned; and the schema of JUnit's XML, which lies in the sources of pytest.
readers: $(READERS)/ready

$(READERS)/ready: Tests/readers.txt
	rm -rf $(READERS)
	python3 -m venv $(READERS)
	$(READERS)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	$(READERS)/bin/pip download --quiet --disable-pip-version-check --no-deps --no-binary :all: \
	  --dest $(READERS) pytest==8.3.5
	tar -xzf $(READERS)/pytest-8.3.5.tar.gz -C $(READERS) --strip-components=3 \
	  pytest-8.3.5/testing/example_scripts/junit-10.xsd
	touch $@

install: release
	install -d $(foreach file,$(INSTALLED),"$(ROOT)/$(dir $(file))")
	install -m 755 "$(RELEASE_BINARY)" "$(ROOT)/bin/plumb"
	"$(ROOT)/bin/plumb" help --man >"$(ROOT)/$(MANUAL)"
	"$(ROOT)/bin/plumb" completions bash >"$(ROOT)/$(BASH_COMPLETION)"
	"$(ROOT)/bin/plumb" completions zsh >"$(ROOT)/$(ZSH_COMPLETION)"
	"$(ROOT)/bin/plumb" completions fish >"$(ROOT)/$(FISH_COMPLETION)"
	chmod 644 $(foreach file,$(filter-out bin/plumb,$(INSTALLED)),"$(ROOT)/$(file)")

# Folders go where nothing else is in them; those of the system stay.
uninstall:
	rm -f $(foreach file,$(INSTALLED),"$(ROOT)/$(file)")
	@for folder in $(INSTALLED_FOLDERS); do \
	  if [[ -d "$(ROOT)/$$folder" ]]; then rmdir "$(ROOT)/$$folder" 2>/dev/null || true; fi; \
	done

clean:
	rm -rf .build
