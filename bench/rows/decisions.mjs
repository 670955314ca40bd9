/** Decisions of agents on connections of their own: how soon they are durable and answered; a backlog beside pgbench -N. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { backlog, play, WATCH } from '../arena/decisions.mjs';
import { startApp } from '../support/app.mjs';
import { addChallengers, untilExecuted } from '../support/challengers.mjs';
import { quantile, ratios } from '../support/figures.mjs';
import { pgbench } from '../support/pgbench.mjs';
import { times } from '../support/times.mjs';

const AGENTS = times(1000);
const TICK_MS = 1000;
const ROUNDS = times(3);

export async function measure({ servers, dataDir }) {
  const app = await startApp(servers, { TICK_MS: String(TICK_MS), DATA_DIR: dataDir }, WATCH);
  const yard = await pgbench(servers.databaseUrl);
  const load = fork(new URL('../support/load.mjs', import.meta.url));
  try {
    const agents = await addChallengers(servers.databaseUrl, servers.keyPepper, AGENTS);
    await untilExecuted(servers.databaseUrl);
    return [...(await answered(app, load, agents)), ...(await executed(servers, app, agents, yard))];
  } finally {
    load.send('stop');
    yard.done();
    await app.stop();
  }
}

async function answered(app, load, agents) {
  load.send({ port: app.port, keys: agents.map(({ key }) => key) });
  await once(load, 'message');
  await play(load, { count: 2, spreadMs: TICK_MS, restMs: 2500 });
  const [committed, answers] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    await app.take();
    const seen = await play(load, { count: 1, spreadMs: 2.5 * TICK_MS, restMs: 4.5 * TICK_MS });
    committed.push((await app.take()).samples['DecisionInbox.submit']);
    answers.push(seen.filter(({ status }) => status === 200).map(({ ms }) => ms));
  }
  const of = (lists, share) => lists.map((list) => quantile(list, share));
  return [
    { id: 'decisions.p50', what: '400 decisions a second: durable, p50', unit: 'ms', values: of(committed, 0.5) },
    { id: 'decisions.p99', what: '– p99', unit: 'ms', values: of(committed, 0.99), goal: { most: 50 } },
    {
      id: 'decisions.answered',
      what: '– answered, p99',
      unit: 'ms',
      values: of(answers, 0.99),
      goal: { most: 2 * TICK_MS + 150 },
    },
  ];
}

async function executed(servers, app, agents, yard) {
  const [rates, tps] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    tps.push(await yard.tps(3));
    rates.push(await backlog(servers, app, agents, round));
  }
  const wall = rates.map(({ perSecond }) => perSecond);
  return [
    { id: 'decisions.executed', what: 'decisions of a backlog executed', unit: '1/s', values: wall },
    { id: 'decisions.pgbench', what: '– ÷ pgbench -N', unit: 'ratio', values: ratios(wall, tps), goal: { least: 0.5 } },
    {
      id: 'decisions.busy',
      what: '– per second of ticking ÷ pgbench -N',
      unit: 'ratio',
      values: ratios(
        rates.map(({ perBusySecond }) => perBusySecond),
        tps,
      ),
    },
  ];
}
