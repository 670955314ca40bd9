/** What documents cost a process: one keyless address asks for each of them, beside a hot read. */
import { Agent, get } from 'node:http';
import { startApp } from '../support/app.mjs';

const TIMES = 600;
const AT_ONCE = 12;
const PATHS = ['/api/cognitive', '/openapi.json', '/docs', '/postman_collection.json', '/api/health'];

export async function measure({ servers, dataDir }) {
  const settings = { SERVICES: 'design,cognitive,tools', BURST_LIMIT: '10000000', DATA_DIR: dataDir };
  const app = await startApp(servers, settings);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  try {
    const rows = [];
    for (const path of PATHS) rows.push(await cost(app, agent, path));
    return [...rows, ['/openapi.json past a burst limit of 600', await metered(servers, dataDir, agent)]];
  } finally {
    agent.destroy();
    await app.stop();
  }
}

async function cost(app, agent, path) {
  let bytes = 0;
  const ask = async () => (bytes = (await answerOf(app.port, agent, path)).bytes);
  for (let n = 0; n < 20; n++) await ask();
  await app.take();
  await Promise.all(Array.from({ length: AT_ONCE }, () => times(TIMES / AT_ONCE, ask)));
  const { cpuMs } = await app.take();
  return [path, `${(cpuMs / TIMES).toFixed(2)} ms of processor, ${bytes} bytes`];
}

async function times(count, work) {
  for (let n = 0; n < count; n++) await work();
}

async function metered(servers, dataDir, agent) {
  const app = await startApp(servers, {
    SERVICES: 'tools',
    BURST_LIMIT: '600',
    BURST_WINDOW_SECONDS: '3600',
    DATA_DIR: dataDir,
  });
  const counts = {};
  try {
    for (let n = 0; n < 700; n++) {
      const { status } = await answerOf(app.port, agent, '/openapi.json');
      counts[status] = (counts[status] ?? 0) + 1;
    }
  } finally {
    await app.stop();
  }
  return Object.entries(counts)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
}

/** As a browser asks, without believing what it has. */
function answerOf(port, agent, path) {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent, path, headers: { 'Accept-Encoding': 'br, gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (piece) => (bytes += piece.length));
      answer.on('end', () => resolve({ status: answer.statusCode, bytes }));
    }).on('error', reject);
  });
}
