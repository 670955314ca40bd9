import { describeWith } from './support/program.js';
import { rollingDeploy } from './support/rolling.js';

/** The long form, ≥ 9,000 requests, is rolling-deploy.long-spec.ts. */
const REQUESTS = 1_500;

describeWith('haproxy', 'openssl')('two api processes behind HAProxy, replaced in turn', () => {
  it('no request fails', async () => {
    const { requests, failures } = await rollingDeploy('haproxy', REQUESTS, 2, 100);
    expect(failures).toEqual([]);
    expect(requests).toBeGreaterThanOrEqual(REQUESTS);
  }, 180_000);
});
