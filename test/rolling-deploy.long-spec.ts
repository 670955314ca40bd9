import { describeWith } from './support/program.js';
import { rollingDeploy } from './support/rolling.js';

const REQUESTS = 9_000;
const PER_SECOND = 250;

describeWith(
  'haproxy',
  'nginx',
  'openssl',
)('two api processes behind a gateway, replaced in turn', () => {
  it('of nine thousand requests none fails', async () => {
    const { requests, failures } = await rollingDeploy('haproxy', REQUESTS, 3, PER_SECOND);
    process.stdout.write(`rolling deploy: ${failures.length} of ${requests} requests failed\n`);
    expect(failures).toEqual([]);
    expect(requests).toBeGreaterThanOrEqual(REQUESTS);
  }, 300_000);

  it('without a time to drain some do: the test can see a failure', async () => {
    const { requests, failures } = await rollingDeploy('haproxy', REQUESTS, 0, PER_SECOND);
    process.stdout.write(`rolling deploy without draining: ${failures.length} of ${requests} requests failed\n`);
    expect(failures.length).toBeGreaterThan(0);
  }, 300_000);
});
