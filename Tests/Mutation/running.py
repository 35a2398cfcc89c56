"""Runs the test bundle with one fault after another and stops at the first stage that notices."""

import json
import os
import re
import resource
import signal
import subprocess
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# In the order of their cost. The corpora hold what was recorded, the properties what always holds.
STAGES = ["units", "corpora", "properties"]
CORPORA = {"ArticleExperimentTests", "AgreementTests"}
PROPERTIES = {"PropertyTests"}
SUITE = re.compile(r"^@Suite[^\n]*struct (\w+)", re.MULTILINE)
MEMORY = 8 << 30


class Processes:
    """Test processes, each in a session of its own, so that none outlives this script."""

    def __init__(self):
        self.running = set()
        self.lock = threading.Lock()
        self.is_over = False
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self.stop)

    def stop(self, *_):
        self.is_over = True
        with self.lock:
            for process in self.running:
                self.kill(process)
        raise SystemExit(130)

    @staticmethod
    def kill(process):
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    def passes(self, command, environment, timeout):
        """Whether a command ends well in time; a hang and a crash are failures."""
        limits = lambda: resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        process = subprocess.Popen(
            command, env={**os.environ, **environment}, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
            preexec_fn=limits)
        with self.lock:
            self.running.add(process)
        try:
            return process.wait(timeout) == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            self.kill(process)
            process.wait()
            with self.lock:
                self.running.discard(process)


class Runner:
    def __init__(self, bundle, package, count):
        self.bundle = bundle
        self.processes = Processes()
        self.suites = {}  # stage: suites in the order of their time
        self.seconds = {}
        self.seen = {}  # suite: the faults that it executes
        self.learn(package, count)

    def command(self, suites):
        names = "|".join(sorted(suites))
        return [
            "nice", str(self.bundle), "--testing-library", "swift-testing", "--filter",
            rf"\.({names})/"]

    def learn(self, package, count):
        """Runs each suite once without a fault: it has to pass, and shows what it executes."""
        suites = sorted({
            name for path in (package / "Tests").rglob("*.swift")
            for name in SUITE.findall(path.read_text())})
        for suite in suites:
            with tempfile.TemporaryDirectory() as folder:
                file = Path(folder) / "seen"
                begin = time.monotonic()
                environment = {"PLUMBLINE_FAULTS_SEEN": str(file), "SWIFT_BACKTRACE": "enable=no"}
                if not self.processes.passes(self.command([suite]), environment, 600):
                    raise SystemExit(f"mutate: {suite} fails without a fault")
                self.seconds[suite] = time.monotonic() - begin
                bits = file.read_bytes()
            assert len(bits) == count + 1
            self.seen[suite] = {place for place, bit in enumerate(bits) if bit}
            stage = (
                "corpora" if suite in CORPORA else "properties" if suite in PROPERTIES else "units")
            self.suites.setdefault(stage, []).append(suite)

    def stage_of_death(self, identifier, site):
        """The stage that notices a fault; "survived", or "not executed" where none reaches it."""
        reached = False
        for stage in STAGES:
            # The faults of one place are executed together; an operator asks for the second late.
            suites = [
                suite for suite in self.suites.get(stage, [])
                if any(each in self.seen[suite] for each in site)]
            if not suites:
                continue
            reached = True
            limit = 5 + 3 * sum(self.seconds[suite] for suite in suites)
            environment = {"PLUMBLINE_FAULT": str(identifier), "SWIFT_BACKTRACE": "enable=no"}
            if not self.processes.passes(self.command(suites), environment, limit):
                return stage
        return "survived" if reached else "not executed"

    def run(self, faults, sites, results, store, seconds, jobs=2):
        """Tries faults until all are done or the time is over; stores results on the way."""
        begin = time.monotonic()
        done = 0

        def attempt(fault):
            if self.processes.is_over or seconds and time.monotonic() - begin > seconds:
                return None
            return self.stage_of_death(fault.identifier, sites[fault.identifier])

        with ThreadPoolExecutor(jobs) as pool:
            for fault, stage in zip(faults, pool.map(attempt, faults)):
                if stage is None:
                    continue
                results[fault.key] = stage
                done += 1
                if stage in ("survived", "not executed"):
                    print(f"{stage}: {fault.file}:{fault.line}: {fault.change}: {fault.text}",
                          flush=True)
                if done % 50 == 0:
                    store(results)
                    print(f"… {done} of {len(faults)} in {time.monotonic() - begin:.0f} s",
                          flush=True)
        store(results)


def load(path):
    if not path.exists():
        return {}
    return {tuple(entry[:4]): entry[4] for entry in json.loads(path.read_text())}


def save(path, results):
    temporary = path.with_suffix(".new")
    temporary.write_text(json.dumps([[*key, stage] for key, stage in results.items()], indent=0))
    temporary.replace(path)
