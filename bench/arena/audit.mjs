/** What an audit of a league with 10,000 challengers who hold positions costs those who read meanwhile. */
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp } from '../support/app.mjs';
import { addChallengers, addDecisions, untilExecuted } from '../support/challengers.mjs';
import { quantile, table } from '../support/figures.mjs';

const AGENTS = Number(process.env.BENCH_AGENTS ?? 10_000);
const SYMBOLS = ['BTC', 'ETH', 'SOL', 'BNB', 'XRP', 'DOGE'];
const TOKEN = 'operator-of-the-benchmark';
/** Milliseconds between two reads, and how long the quiet league is read before and after: the turn of a minute, at which everybody is measured, is in both. */
const EVERY = 20;
const QUIET = 65_000;
/** An audit that takes longer is not awaited to its end. */
const WATCHED = 20 * 60_000;

export async function benchAudit(servers) {
  const app = await startApp(servers, { HEARTBEAT: '', ADMIN_TOKEN: TOKEN });
  try {
    const agents = await addChallengers(servers.databaseUrl, servers.keyPepper, AGENTS);
    await addDecisions(servers.databaseUrl, agents.map(openingOf));
    await untilExecuted(servers.databaseUrl);
    await sleep(5000);
    const quiet = await readWhile(app, sleep(QUIET));
    const limit = new AbortController();
    const first = Promise.race([
      audit(app),
      sleep(WATCHED, undefined, { signal: limit.signal }).catch(() => undefined),
    ]);
    const busy = await readWhile(app, first);
    limit.abort();
    const after = await readWhile(app, sleep(QUIET));
    report((await first) ?? {}, joined(quiet, after), busy);
  } finally {
    await app.stop();
  }
}

const openingOf = ({ id }, n) => ({
  participant_id: id,
  decision_id: 'open',
  actions: [0, 1, 2].map((k) => ({
    symbol: SYMBOLS[(n + k) % SYMBOLS.length],
    signal: (n + k) % 2 ? 'buy_to_enter' : 'sell_to_enter',
    notional_usd: 500 + (n % 100) * 10,
  })),
});

/** By plain HTTP: an audit may take longer than `fetch` waits for headers. */
function audit({ port }) {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  return new Promise((resolve, reject) => {
    const asked = request({ port, path: '/api/admin/arena/audit', method: 'POST', headers }, (answer) => {
      void json(answer).then(resolve, reject);
    });
    asked.on('error', reject).end();
  });
}

/** Milliseconds of each read of the state, and the largest memory of the process, until `work` is done. */
async function readWhile({ port, take }, work) {
  let done = false;
  void work.finally(() => (done = true));
  const [times, open] = [[], new Set()];
  let rss = 0;
  while (!done) {
    const one = read(port, times).finally(() => open.delete(one));
    open.add(one);
    if (times.length % 50 === 0) ({ rss } = larger(rss, await take()));
    await sleep(EVERY);
  }
  await Promise.all(open);
  return { times, rss };
}

const joined = (a, b) => ({ times: [...a.times, ...b.times], rss: Math.max(a.rss, b.rss) });
const larger = (before, { rss }) => ({ rss: Math.max(before, rss) });

/** On a connection of its own: one that is kept may be closed by the server while the next request is on its way. */
async function read(port, times) {
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/state`, { headers: { connection: 'close' } });
  await answer.arrayBuffer();
  times.push(performance.now() - began);
}

/** @param audit what it found; nothing where it was not awaited to its end */
function report({ checked, difference_count, took_ms = NaN }, quiet, busy) {
  const rows = [
    ['quiet before and after', quiet],
    ['during the audit', busy],
  ].flatMap(([what, { times, rss }]) => [
    { what: `${what}: GET /api/state, median ms`, values: [quantile(times, 0.5)] },
    { what: `${what}: p99 ms`, values: [quantile(times, 0.99)] },
    { what: `${what}: longest ms`, values: [Math.max(...times)] },
    { what: `${what}: reads`, values: [times.length] },
    { what: `${what}: resident memory, MB`, values: [rss / 1e6] },
  ]);
  const ratio = quantile(busy.times, 0.99) / quantile(quiet.times, 0.99);
  rows.push({ what: 'p99 during the audit ÷ quiet', values: [ratio] });
  rows.push({ what: 'the audit, s', values: [took_ms / 1000] });
  rows.push({ what: 'differences', values: [difference_count ?? NaN], goal: '0' });
  const scope = checked ? `${checked.fills} fills, ${checked.postings} postings` : `its first ${WATCHED / 1000} s`;
  table(`Audit with ${AGENTS} challengers who hold positions: ${scope}`, rows);
}
