import type { GatewayKind } from './support/gateway.js';
import { describeWith } from './support/program.js';
import { rollingDeploy } from './support/rolling.js';

const REQUESTS = 9_000;
const PER_SECOND = 250;

describeWith(
  'haproxy',
  'nginx',
  'openssl',
)('two api processes behind a gateway, replaced in turn', () => {
  it.each<GatewayKind>(['haproxy', 'nginx'])(
    '%s: of nine thousand requests none fails',
    async (kind) => {
      const { requests, failures } = await rollingDeploy(kind, REQUESTS, 3, PER_SECOND);
      process.stdout.write(`rolling deploy, ${kind}: ${failures.length} of ${requests} requests failed\n`);
      expect(failures).toEqual([]);
      expect(requests).toBeGreaterThanOrEqual(REQUESTS);
    },
    300_000,
  );

  it('without a time to drain some do: the test can see a failure', async () => {
    const { requests, failures } = await rollingDeploy('haproxy', REQUESTS, 0, PER_SECOND);
    process.stdout.write(`rolling deploy without draining: ${failures.length} of ${requests} requests failed\n`);
    expect(failures.length).toBeGreaterThan(0);
  }, 300_000);
});
