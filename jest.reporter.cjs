const { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

const TAIL = 40;
const DEAREST = 10;

/** Shows what the servers of a failed e2e file said and the dearest files, and ends with the line that the CI reads. */
module.exports = class FyraReporter {
  /** The files of a run tell it there what they took (test/support/counting-environment.cjs). */
  seconds = path.join(tmpdir(), `fyra-test-seconds-${process.pid}`);

  constructor() {
    process.env.FYRA_TEST_SECONDS = this.seconds;
  }

  onTestResult(test, result) {
    if (result.numFailingTests === 0 && !result.testExecError) return;
    const folder = path.join(__dirname, '.cache/e2e-logs', path.basename(test.path));
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const lines = readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n');
      process.stderr.write(`--- ${path.join(folder, name)} (last ${TAIL} lines)\n${lines.slice(-TAIL).join('\n')}\n`);
    }
  }

  /** A file that cannot run at all counts as one failure. */
  onRunComplete(_contexts, results) {
    this.tellDearest();
    const broken = results.testResults.filter(({ testExecError }) => testExecError).length;
    const passed = results.numPassedTests;
    const failed = results.numFailedTests + broken;
    const file = process.env.FYRA_TEST_TOTALS;
    if (file) writeFileSync(file, JSON.stringify({ passed, failed, red: redOf(results) }));
    else process.stderr.write(`\n${passed} passed, ${failed} failed\n`);
    endWithoutCleaning();
  }

  tellDearest() {
    if (!existsSync(this.seconds)) return;
    const told = readFileSync(this.seconds, 'utf8').trimEnd().split('\n').map(JSON.parse);
    rmSync(this.seconds);
    if (told.length <= DEAREST) return;
    const sum = told.reduce((all, { seconds }) => all + seconds, 0);
    process.stderr.write(`\nprocessor ${Math.round(sum)} s in ${told.length} files, of it\n`);
    for (const one of told.sort((a, b) => b.seconds - a.seconds).slice(0, DEAREST)) {
      process.stderr.write(`${one.seconds.toFixed(1).padStart(7)} s ${path.relative(__dirname, one.path)}\n`);
    }
  }
};

/** The files that failed, each with how many of its tests have passed. */
const redOf = ({ testResults }) =>
  testResults
    .filter(({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError)
    .map(({ testFilePath, numPassingTests }) => ({ path: testFilePath, passed: numPassingTests }));

/**
 * When nothing is left to do, Node 20 waits for requests that a failed test left behind, for ever and at full speed
 * (`Environment::CleanupHandles`); `process.exit` does not. As the last of the listeners, so that Jest's code is kept.
 */
function endWithoutCleaning() {
  process.once('beforeExit', () => process.once('exit', () => process.exit()));
}
