import { startTestServers } from '../../scripts/test-servers.mjs';

/** Unit tests need no servers: they are started when end-to-end tests, or long ones below test/, may be among those asked for. */
export default async function setup({ nonFlagArgs }, { testRegex }) {
  const names = ['/x.e2e-spec.ts', '/x.long-spec.ts'];
  const runsE2e = testRegex.some((regex) => names.some((name) => new RegExp(regex).test(name)));
  const asked = nonFlagArgs.length === 0 || nonFlagArgs.some((pattern) => /(^|\/)test(\/|$)|e2e/.test(pattern));
  if (runsE2e && asked) globalThis.stopTestServers = await startTestServers();
}
