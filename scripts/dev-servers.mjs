#!/usr/bin/env node
/**
 * PostgreSQL and Redis for development, shared by everybody who works in this checkout:
 * `node scripts/dev-servers.mjs [folder] [postgres port] [redis port]`; runs until it is stopped.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, build } from './build.mjs';

const [folder = join(ROOT, '.cache/dev-servers'), postgres = '55432', redis = '56379'] = process.argv.slice(2);
const { dist } = await build();
const { startEmbedded } = await import(pathToFileURL(join(dist, 'src/common/embedded/start-embedded.js')));

try {
  const ports = { postgres: Number(postgres), redis: Number(redis) };
  const servers = await startEmbedded({ dataDir: folder, keyPepper: '' }, { log: console.log, ports });
  console.log(`DATABASE_URL=${servers.databaseUrl}\nREDIS_URL=${servers.redisUrl}\nKEY_PEPPER=${servers.keyPepper}`);
  let stopping;
  const stop = () => (stopping ??= servers.stop().then(() => process.exit(0)));
  process.on('SIGTERM', stop).on('SIGINT', stop);
  setInterval(() => undefined, 2 ** 30);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
