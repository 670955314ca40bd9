import { startTestServers } from '../../scripts/test-servers.mjs';

/** Unit tests need no servers: they are started when end-to-end tests may be among those asked for. */
export default async function setup({ nonFlagArgs }, { testRegex }) {
  const runsE2e = testRegex.some((regex) => new RegExp(regex).test('/x.e2e-spec.ts'));
  const asked = nonFlagArgs.length === 0 || nonFlagArgs.some((pattern) => /(^|\/)test(\/|$)|e2e/.test(pattern));
  if (runsE2e && asked) globalThis.stopTestServers = await startTestServers();
}
