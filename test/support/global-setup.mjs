import { startTestServers } from '../../scripts/test-servers.mjs';

/** Unit tests need no servers: they are started unless only files outside test/ are asked for. */
export default async function setup({ nonFlagArgs }) {
  const wanted = nonFlagArgs.length === 0 || nonFlagArgs.some((pattern) => /(^|\/)test\b|e2e/.test(pattern));
  if (wanted) globalThis.stopTestServers = await startTestServers();
}
