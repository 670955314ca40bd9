const { appendFileSync, readFileSync } = require('node:fs');
const { TestEnvironment } = require('jest-environment-node');

/** Jest's own environment; tells the reporter what a file took of processors, with the programs that it started and saw end. */
module.exports = class CountingEnvironment extends TestEnvironment {
  constructor(config, context) {
    const began = processorSeconds();
    super(config, context);
    this.tell = () => {
      const seconds = processorSeconds() - began;
      const told = JSON.stringify({ path: context.testPath, seconds });
      if (process.env.FYRA_TEST_SECONDS && seconds >= 0) appendFileSync(process.env.FYRA_TEST_SECONDS, `${told}\n`);
    };
  }

  async teardown() {
    await super.teardown();
    this.tell();
  }
};

/** As scripts/processor-seconds.mjs, which Jest on Node 20 cannot load here; NaN where nobody counts. */
function processorSeconds() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place]), 0) / 100;
  } catch {
    return Number.NaN;
  }
}
