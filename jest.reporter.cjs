const { existsSync, readFileSync, readdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const TAIL = 40;

/** Shows what the servers of a failed e2e file said, and ends with the line that the CI reads. */
module.exports = class FyraReporter {
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
    const broken = results.testResults.filter(({ testExecError }) => testExecError).length;
    const passed = results.numPassedTests;
    const failed = results.numFailedTests + broken;
    const file = process.env.FYRA_TEST_TOTALS;
    if (file) writeFileSync(file, JSON.stringify({ passed, failed }));
    else process.stderr.write(`\n${passed} passed, ${failed} failed\n`);
    endWithoutCleaning();
  }
};

/**
 * When nothing is left to do, Node 20 waits for requests that a failed test left behind, for ever and at full speed
 * (`Environment::CleanupHandles`); `process.exit` does not. As the last of the listeners, so that Jest's code is kept.
 */
function endWithoutCleaning() {
  process.once('beforeExit', () => process.once('exit', () => process.exit()));
}
