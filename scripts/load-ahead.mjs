/**
 * Preloaded into the application by `npm start`: it is loaded while its servers are started, and on a first start its week is
 * replayed meanwhile; it begins when their addresses come. When `npm start` is killed with kill -9, it does not stay behind.
 */
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('disconnect', () => process.exit(1));
  const told = once(process, 'message');
  await loadAhead();
  const [addresses] = await told;
  for (const [name, value] of Object.entries(addresses)) {
    process.env[name] = value;
    delete process.env[`${name}_FILE`];
  }
  process.channel?.unref();
}

async function loadAhead() {
  const load = (path) => import(new URL(path, pathToFileURL(process.argv[1])));
  const config = (await load('./common/config/env.js')).processConfigOrExit();
  await (await load('./arena/replayed-week/week-ahead.js')).beginWeekAhead(config);
  await load('./app.setup.js');
  await (await load('./app.module.js')).loadFeatures(config);
}
