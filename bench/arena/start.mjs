/** The first start: an empty database to a league with a replayed week that answers. */
import { startApp } from '../support/app.mjs';
import { withClient } from '../support/challengers.mjs';
import { table } from '../support/figures.mjs';

const RUNS = 5;
const WATCH = [
  { file: 'arena/replayed-week/first-start.js', name: 'FirstStart', method: 'ensure' },
  { file: 'arena/replayed-week/first-start.js', name: 'FirstStart', method: 'found' },
];

export async function benchStart(servers) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    await emptied(servers.databaseUrl);
    const app = await startApp(servers, {}, WATCH);
    const { samples, cpuMs } = await app.take();
    await app.stop();
    const [founding] = samples['FirstStart.ensure'];
    runs.push({ whole: app.startMs, founding, kept: samples['FirstStart.found'][0], cpuMs });
  }
  table(`First start with a replayed week, ${RUNS} runs; ms`, [
    { what: 'process begins to ready', values: runs.map(({ whole }) => whole), goal: 'at most 6,000' },
    {
      what: '  the league founded: what is left of the replay, and the record',
      values: runs.map(({ founding }) => founding),
    },
    { what: '    of it the record', values: runs.map(({ kept }) => kept) },
    {
      what: 'processor of the application, without the replay, which has a process of its own',
      values: runs.map(({ cpuMs }) => cpuMs),
    },
  ]);
}

/** Everything of the arena, and the lease; migrations stay. */
async function emptied(databaseUrl) {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT string_agg(format('%I', tablename), ', ') AS names FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migration'`,
    );
    await client.query(`TRUNCATE ${rows[0].names}`);
  });
}
