/** Cached reads with the limits on, beside bare node:http and bare Express that serve the same bytes. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { startApp } from '../support/app.mjs';
import { startBare } from '../support/bare.mjs';
import { alternate, ratios, table } from '../support/figures.mjs';

const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon');
const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 64;
const PATHS = (process.env.BENCH_PATHS ?? '/api/v1/leaderboard,/api/v1/league,/api/state').split(',');

/** @param env of the application @param paths to be read */
export async function benchReads(servers, env = { TICK_MS: '1000' }, paths = PATHS) {
  const app = await startApp(servers, env);
  try {
    for (const path of paths) await compare(app, path);
  } finally {
    await app.stop();
  }
}

async function compare(app, path) {
  const answer = await fetch(`http://127.0.0.1:${app.port}${path}`, { headers: { 'Accept-Encoding': 'identity' } });
  const body = await answer.text();
  const bare = {
    http: await startBare('http', body),
    express: await startBare('express', body),
    'express end': await startBare('express-end', body),
  };
  const others = Object.fromEntries(
    Object.entries(bare).map(([name, { port, take }]) => [name, () => loaded(`http://127.0.0.1:${port}/`, take)]),
  );
  await loaded(`http://127.0.0.1:${app.port}${path}`, app.take);
  const runs = await alternate(ROUNDS, {
    fyra: () => loaded(`http://127.0.0.1:${app.port}${path}`, app.take),
    ...others,
  });
  for (const { stop } of Object.values(bare)) stop();
  report(path, body.length, runs);
}

function report(path, bytes, runs) {
  const rates = Object.fromEntries(Object.entries(runs).map(([name, list]) => [name, list.map(({ rps }) => rps)]));
  const costs = Object.fromEntries(Object.entries(runs).map(([name, list]) => [name, list.map(({ us }) => us)]));
  table(`GET ${path}, ${bytes} bytes, ${CONNECTIONS} connections, ${ROUNDS} runs of ${SECONDS} s in turn`, [
    ...Object.keys(runs).map((name) => ({ what: `${name}, requests per second`, values: rates[name] })),
    ...Object.keys(runs).map((name) => ({ what: `${name}, processor µs per request`, values: costs[name] })),
    { what: 'speed ÷ Express (res.send)', values: ratios(rates.fyra, rates.express), goal: 'at least 3' },
    { what: 'speed ÷ Express (res.end)', values: ratios(rates.fyra, rates['express end']) },
    { what: 'speed ÷ node:http', values: ratios(rates.fyra, rates.http), goal: 'at least 0.4' },
    { what: 'by processor: Express (res.send) ÷ fyra', values: ratios(costs.express, costs.fyra), goal: 'at least 3' },
    { what: 'by processor: Express (res.end) ÷ fyra', values: ratios(costs['express end'], costs.fyra) },
    { what: 'by processor: node:http ÷ fyra', values: ratios(costs.http, costs.fyra), goal: 'at least 0.4' },
    { what: 'answers other than 200', values: runs.fyra.map(({ others }) => others), goal: '0' },
  ]);
}

/** Two seconds of load: requests per second, processor µs of each, answers other than 200. */
export async function loaded(url, take) {
  await take();
  const args = [AUTOCANNON, '--json', '-c', String(CONNECTIONS), '-d', String(SECONDS), url];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 });
  const { cpuMs } = await take();
  const { requests, duration, non2xx, errors } = JSON.parse(stdout);
  return { rps: requests.total / duration, us: (cpuMs * 1000) / requests.total, others: non2xx + errors };
}
