/** Decisions: how fast they are accepted and answered, and how many are executed per second beside `pgbench -N`. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startApp } from '../support/app.mjs';
import { addChallengers, addDecisions, untilExecuted } from '../support/challengers.mjs';
import { quantile, ratios, table } from '../support/figures.mjs';
import { CLIENTS, pgbench, SCALE } from '../support/pgbench.mjs';

const AGENTS = Number(process.env.BENCH_AGENTS ?? 2_000);
const TICK_MS = 1000;
const ROUNDS = 5;
/** Decisions that are pending when a run begins. */
const BACKLOG = 20_000;
export const WATCH = [
  { file: 'arena/decisions/decision-inbox.js', name: 'DecisionInbox', method: 'submit', sinceSent: true },
  { file: 'arena/market/tick-runner.js', name: 'TickRunner', method: 'run' },
  { file: 'arena/market/tick-transaction.js', name: 'TickTransaction', method: 'pending', counts: true },
];

export async function benchDecisions(servers) {
  const app = await startApp(servers, { TICK_MS: String(TICK_MS) }, WATCH);
  const yard = await pgbench(servers.databaseUrl);
  const load = fork(new URL('../support/load.mjs', import.meta.url));
  try {
    const agents = await addChallengers(servers.databaseUrl, servers.keyPepper, AGENTS);
    await untilExecuted(servers.databaseUrl);
    await answering(app, load, agents);
    await executing(servers, app, agents, yard);
  } finally {
    load.send('stop');
    yard.done();
    await app.stop();
  }
}

async function answering(app, load, agents) {
  load.send({ port: app.port, keys: agents.map(({ key }) => key) });
  await once(load, 'message');
  const limit = 2 * TICK_MS + 150;
  await play(load, { count: 2, spreadMs: TICK_MS, restMs: 3000 });
  const steady = await series(app, load, { spreadMs: 5 * TICK_MS, restMs: 5 * TICK_MS });
  const spread = await series(app, load, { spreadMs: TICK_MS, restMs: 3 * TICK_MS });
  const herd = await series(app, load, { spreadMs: 0, restMs: 3 * TICK_MS });
  table(`Answers to ${AGENTS} agents over HTTP, ${ROUNDS} runs; ms from sending`, [
    ...lines(`${AGENTS} decisions in ${(5 * TICK_MS) / 1000} s`, steady, limit),
    ...lines(`${AGENTS} within one tick`, spread, limit),
    ...lines(`${AGENTS} in the same instant`, herd, limit, ''),
  ]);
}

const lines = (what, runs, limit, accepted = 'at most 50') => [
  { what: `${what}: committed, median`, values: runs.map(({ committed }) => quantile(committed, 0.5)) },
  { what: '  committed, p99', values: runs.map(({ committed }) => quantile(committed, 0.99)), goal: accepted },
  { what: '  answered, median', values: runs.map(({ answered }) => quantile(answered, 0.5)) },
  { what: '  answered, p99', values: runs.map(({ answered }) => quantile(answered, 0.99)), goal: `at most ${limit}` },
  { what: '  answered, last', values: runs.map(({ answered }) => Math.max(...answered)), goal: `at most ${limit}` },
  { what: '  not executed in time (503)', values: runs.map(({ refused }) => refused), goal: '0' },
  { what: '  processor of the server per decision, ms', values: runs.map(({ cpu }) => cpu) },
];

async function series(app, load, manner) {
  const runs = [];
  for (let run = 0; run < ROUNDS; run++) {
    await app.take();
    const answers = await play(load, { count: 1, ...manner });
    const { samples, cpuMs } = await app.take();
    runs.push({
      committed: samples['DecisionInbox.submit'],
      answered: answers.filter(({ status }) => status === 200).map(({ ms }) => ms),
      refused: answers.filter(({ status }) => status !== 200).length,
      cpu: cpuMs / AGENTS,
    });
  }
  return runs;
}

export async function play(load, manner) {
  load.send(manner);
  const [{ answers }] = await once(load, 'message');
  return answers;
}

/** A backlog as api processes leave it in the log; pgbench before and after each run. */
async function executing(servers, app, agents, yard) {
  const runs = [];
  for (let run = 0; run < ROUNDS; run++) {
    const before = await yard.tps(4);
    const one = await backlog(servers, app, agents, run);
    runs.push({ ...one, tps: (before + (await yard.tps(4))) / 2 });
  }
  const tps = runs.map((one) => one.tps);
  const busy = runs.map((one) => one.perBusySecond);
  const wall = runs.map((one) => one.perSecond);
  table(
    `${BACKLOG} pending decisions of ${AGENTS} agents, ${ROUNDS} runs beside pgbench -N -s ${SCALE} -c ${CLIENTS} (${yard.how})`,
    [
      { what: 'pgbench -N, transactions per second', values: tps },
      { what: 'decisions per second of ticking', values: busy },
      { what: 'decisions per second of time', values: wall },
      { what: 'largest batch of a tick', values: runs.map((one) => one.largest) },
      { what: 'ratio, second of ticking', values: ratios(busy, tps), goal: 'at least 0.5' },
      { what: 'ratio, second of time', values: ratios(wall, tps), goal: 'at least 0.5' },
    ],
  );
}

export async function backlog({ databaseUrl }, app, agents, run) {
  const decisions = Array.from({ length: BACKLOG }, (_, n) => decisionOf(agents[n % agents.length], n, run));
  await app.take();
  const began = performance.now();
  await addDecisions(databaseUrl, decisions);
  await untilExecuted(databaseUrl);
  const seconds = (performance.now() - began) / 1000;
  const { samples } = await app.take();
  const counts = samples['TickTransaction.pending'];
  const busyMs = samples['TickRunner.run'].reduce((sum, ms, i) => sum + (counts[i] > 0 ? ms : 0), 0);
  return { perBusySecond: (BACKLOG / busyMs) * 1000, perSecond: BACKLOG / seconds, largest: Math.max(...counts) };
}

const decisionOf = ({ id }, n, run) => ({
  participant_id: id,
  decision_id: `backlog ${run} ${n}`,
  actions: [
    {
      symbol: ['BTC', 'ETH', 'SOL', 'BNB', 'XRP', 'DOGE'][n % 6],
      signal: (n + run) % 2 ? 'buy_to_enter' : 'sell_to_enter',
      notional_usd: 50,
      justification: 'a benchmark',
    },
  ],
});
