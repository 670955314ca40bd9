/** Prints as JSON what the application answers: routes, whatever is mounted before them, and hot paths. Needs its servers. */
import { createApp } from '../../dist/src/app.setup.js';
import { loadConfig } from '../../dist/src/common/config/env.js';
import { HotReads } from '../../dist/src/common/http/hot-reads/hot-reads.js';

const { app } = await createApp(loadConfig({ ...process.env, ROLE: 'api', LOG_LEVEL: 'error' }));
const { stack } = app.getHttpAdapter().getInstance().router;
const routes = stack.flatMap(({ route }) => (route ? routesOf(route) : []));
const mounted = stack.filter(({ route, slash }) => !route && !slash).map(({ name }) => name);
const hot = [...app.get(HotReads).routes.keys()].map((path) => `GET ${path}`);
process.stdout.write(`${JSON.stringify({ routes, mounted, hot })}\n`, () => process.exit(0));

function routesOf({ path, methods }) {
  const names = Object.keys(methods).map((method) => (method === '_all' ? 'ALL' : method.toUpperCase()));
  return names.flatMap((method) => [path].flat().map((one) => `${method} ${one}`));
}
