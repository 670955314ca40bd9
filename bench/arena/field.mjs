/** Ticks of a league with 10,000 active challengers who hold positions: whole, and by parts. */
import { startApp } from '../support/app.mjs';
import { addChallengers, addDecisions, untilExecuted, withClient } from '../support/challengers.mjs';
import { table } from '../support/figures.mjs';

const AGENTS = Number(process.env.BENCH_AGENTS ?? 10_000);
const SYMBOLS = ['BTC', 'ETH', 'SOL', 'BNB', 'XRP', 'DOGE'];
const HELD = 3;
/** Ticks that are watched: a minute has every kind but the hour's. */
const SECONDS = 75;

const PARTS = [
  ['whole tick', 'arena/market/tick-runner.js', 'TickRunner', 'run', 'below 1,000'],
  ['  its transaction', 'arena/market/tick-runner.js', 'TickRunner', 'inside', ''],
  ['    commands read', 'arena/market/tick-transaction.js', 'TickTransaction', 'pending', ''],
  ['    rows written', 'arena/market/tick-transaction.js', 'TickTransaction', 'keep', ''],
  ['      accounts, fills, postings, tape', 'arena/league/league-writer.js', 'LeagueWriter', 'exchange', ''],
  ['      standings, odds', 'arena/league/league-writer.js', 'LeagueWriter', 'matches', ''],
  ['    who takes part', 'arena/market/tick-transaction.js', 'TickTransaction', 'roster', ''],
  ['  shown: boards, stream', 'arena/market/tick-publisher.js', 'TickPublisher', 'show', ''],
];

export async function benchField(servers) {
  const watch = PARTS.map(([, file, name, method]) => ({ file, name, method }));
  const app = await startApp(servers, { HEARTBEAT: '' }, watch);
  try {
    const agents = await addChallengers(servers.databaseUrl, servers.keyPepper, AGENTS);
    await addDecisions(servers.databaseUrl, agents.map(openingOf));
    await untilExecuted(servers.databaseUrl);
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await app.take();
    const reading = readBoards(app.port);
    await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
    reading.stop();
    await report(servers, await app.take());
  } finally {
    await app.stop();
  }
}

const openingOf = ({ id }, n) => ({
  participant_id: id,
  decision_id: 'open',
  actions: Array.from({ length: HELD }, (_, k) => ({
    symbol: SYMBOLS[(n + k) % SYMBOLS.length],
    signal: (n + k) % 2 ? 'buy_to_enter' : 'sell_to_enter',
    notional_usd: 500 + (n % 100) * 10,
  })),
});

/** A few visitors: the first page of each board, and one deep page, every second. */
function readBoards(port) {
  let stopped = false;
  const pages = ['duration=1h', 'duration=1d', 'duration=1w&limit=500'];
  const loop = async () => {
    while (!stopped) {
      await Promise.all(
        pages.map((page) => fetch(`http://127.0.0.1:${port}/api/v1/leaderboard?${page}`).then((r) => r.text())),
      );
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  };
  void loop();
  return { stop: () => (stopped = true) };
}

async function report(servers, { samples, cpuMs, rss }) {
  const sizes = await withClient(servers.databaseUrl, (client) =>
    client.query(`SELECT (SELECT count(*) FROM arena_participant WHERE status = 'active')::int AS active,
      (SELECT sum(jsonb_array_length(positions)) FROM arena_account)::int AS positions`),
  );
  const { active, positions } = sizes.rows[0];
  const rows = PARTS.map(([what, , name, method, goal]) => ({ what, values: samples[`${name}.${method}`], goal }));
  const whole = samples['TickRunner.run'];
  rows.push({ what: 'processor per second of market, ms', values: [cpuMs / SECONDS] });
  rows.push({ what: 'resident memory, MB', values: [rss / 1e6] });
  table(
    `Field: ${active} active participants with ${positions} positions, ${whole.length} ticks in ${SECONDS} s; ms`,
    rows,
  );
}
