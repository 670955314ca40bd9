/** Public reads with the limits on, beside bare node:http and bare Express that serve the same bytes. */
import { startApp } from '../support/app.mjs';
import { startBare } from '../support/bare.mjs';
import { alternate, ratios } from '../support/figures.mjs';
import { get } from '../support/load-of.mjs';
import { times } from '../support/times.mjs';

const ROUNDS = times(9);
const READS = {
  league: '/api/v1/league',
  leaderboard: '/api/v1/leaderboard',
  fighters: '/api/v1/fighters',
  trades: '/api/v1/trades',
  state: '/api/state',
  snapshot: '/api/cognitive',
};

export async function measure({ servers, hammer, dataDir }) {
  const app = await startApp(servers, { SERVICES: 'arena,cognitive', DATA_DIR: dataDir });
  try {
    const rows = [];
    for (const [name, path] of Object.entries(READS)) rows.push(...(await compared(app, hammer, name, path)));
    return rows;
  } finally {
    await app.stop();
  }
}

async function compared(app, hammer, name, path) {
  const body = await (await fetch(`http://127.0.0.1:${app.port}${path}`)).text();
  const [http, express] = [await startBare('http', body), await startBare('express', body)];
  const hits = {
    fyra: () => hammer.hit(app, [get(path)]),
    http: () => hammer.hit(http, [get('/')]),
    express: () => hammer.hit(express, [get('/')]),
  };
  await alternate(2, hits);
  const runs = await alternate(ROUNDS, hits);
  http.stop();
  express.stop();
  if (runs.fyra.some(({ others }) => others > 0)) throw new Error(`${path} answered something else than 200`);
  return rowsOf(name, path, runs);
}

function rowsOf(name, path, { fyra, http, express }) {
  const of = (list, figure) => list.map((run) => run[figure]);
  const what = `GET ${path}`;
  const cost = { id: `reads.${name}.cost`, what: `${what}, cost in node:http requests`, unit: 'ratio', gate: true };
  return [
    { id: `reads.${name}.us`, what: `${what}, processor`, unit: 'µs', values: of(fyra, 'us') },
    { ...cost, values: ratios(of(fyra, 'us'), of(http, 'us')), goal: { most: 2.5 } },
    {
      id: `reads.${name}.express`,
      what: '– Express ÷ it, by processor',
      unit: 'ratio',
      values: ratios(of(express, 'us'), of(fyra, 'us')),
      goal: { least: 3 },
    },
    {
      id: `reads.${name}.rps`,
      what: '– requests per second ÷ Express',
      unit: 'ratio',
      values: ratios(of(fyra, 'rps'), of(express, 'rps')),
      goal: { least: 3 },
    },
    {
      id: `reads.${name}.http`,
      what: '– requests per second ÷ node:http',
      unit: 'ratio',
      values: ratios(of(fyra, 'rps'), of(http, 'rps')),
      goal: { least: 0.6 },
    },
  ];
}
