/**
 * The application in a process of its own, as `npm start` runs it, with clocks around what a benchmark asks about. Over
 * IPC: `{watch: [[provider, method]…]}` before the start, then `take` answers with durations, processor time and memory;
 * `{probe, input}` with what the function that a file exports finds out in here.
 */
import { once } from 'node:events';

const began = performance.now();
const samples = {};
const clock = () => performance.timeOrigin + performance.now();
const sentAt = () => Number(/^sent-([\d.]+)$/.exec(currentRequest()?.requestId ?? '')?.[1] ?? NaN);
let usage = process.cpuUsage();

const [{ watch, env }] = await once(process, 'message');
Object.assign(process.env, env);
const { loadConfig } = await import('../../dist/src/common/config/env.js');
const config = loadConfig(process.env);
const { beginWeekAhead } = await import('../../dist/src/arena/replayed-week/week-ahead.js');
await beginWeekAhead(config);
const { createApp } = await import('../../dist/src/app.setup.js');
const { Readiness } = await import('../../dist/src/common/health/readiness.js');
const { currentRequest } = await import('../../dist/src/common/http/request-context.js');
for (const one of watch) await time(one);
const { app, server } = await createApp(config);
server.listen(config.port, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address();
while (!(await fetch(`http://127.0.0.1:${port}/readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 100));
process.send({ ready: port, ms: performance.now() - began });

process.on('disconnect', () => process.exit(1));
process.on('message', async (message) => {
  if (message === 'take') process.send({ taken: take() });
  if (message.probe) process.send({ probed: await (await import(message.probe)).default(app, message.input) });
  if (message === 'stop') {
    app.get(Readiness).draining = true;
    server.closeAllConnections();
    await app.close();
    process.exit(0);
  }
});

/**
 * Replaces a method of a class by one that notes how long it took; with `sinceSent` since the request was sent (which the
 * request's id tells), with `counts` how many it answered.
 */
async function time({ file, name, method, sinceSent, counts }) {
  const { prototype } = await load(file, name);
  const plain = prototype[method];
  const list = (samples[`${name}.${method}`] = []);
  prototype[method] = function timed(...args) {
    const from = sinceSent ? sentAt() : clock();
    const note = (answer) => void list.push(counts ? answer.length : clock() - from);
    const result = plain.apply(this, args);
    if (typeof result?.then === 'function') result.then(note, () => undefined);
    else note(result);
    return result;
  };
}

async function load(file, name) {
  return (await import(new URL(`../../dist/src/${file}`, import.meta.url)))[name];
}

function take() {
  const { user, system } = process.cpuUsage(usage);
  usage = process.cpuUsage();
  const out = { cpuMs: (user + system) / 1000, rss: process.memoryUsage.rss(), samples: structuredClone(samples) };
  for (const list of Object.values(samples)) list.length = 0;
  return out;
}
