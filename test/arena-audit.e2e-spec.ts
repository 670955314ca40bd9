import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { Random } from '../src/common/kernel/random.js';
import {
  commit,
  runTick,
  type Account,
  type Command,
  type Fill,
  type Posting,
} from '../src/arena/engine/exchange/index.js';
import { INSTRUMENTS } from '../src/arena/engine/instruments.js';
import { beginObserving, tickersOf } from '../src/arena/engine/market/index.js';
import { SYMBOLS } from '../src/arena/engine/types.js';
import { auditLedger } from '../src/arena/ledger/ledger-audit.js';
import { canBeFolded, foldNext } from '../src/arena/history/round-trip-fold.js';
import { createWorld, type World } from './support/world.js';

/** The checks against a ledger that has seen everything: turns, liquidations, deficits, recapitalisations. No server runs. */
const ROOT = join(__dirname, '..');
const IDS = ['ada', 'bob', 'cy', 'dot'];

interface Booked {
  book: Map<string, Account>;
  fills: (Fill & { tick: number })[];
  postings: (Posting & { tick: number })[];
  kinds: Set<string>;
}

/** Random decisions under prices that leap. */
function played(): Booked {
  const random = Random.from('audit spec');
  const done: Booked = { book: new Map(), fills: [], postings: [], kinds: new Set() };
  let prices = INSTRUMENTS.map((one) => one.genesis_price);
  for (let tick = 1; tick <= 400; tick++) {
    prices = prices.map((price) => price * (1 + 0.12 * (random.next() - 0.5)));
    const tickers = tickersOf(
      beginObserving(tick, prices),
      prices.map(() => random.chance(0.05)),
    );
    const outcome = runTick(done.book, {
      tick,
      time: tick * 1000,
      tickers,
      fundingDue: tick % 7 === 0,
      commands: wishes(random, tick),
    });
    commit(done.book, outcome);
    done.fills.push(...outcome.fills.map((fill) => ({ ...fill, tick })));
    done.postings.push(...outcome.postings.map((posting) => ({ ...posting, tick })));
    for (const { kind } of [...outcome.fills, ...outcome.postings]) done.kinds.add(kind);
  }
  return done;
}

function wishes(random: Random, tick: number): Command[] {
  if (tick === 1) return IDS.map((id) => ({ kind: 'admit', participant_id: id, cash: 10_000e6 }));
  const renewed: Command[] = tick % 90 === 0 ? IDS.map((id) => ({ kind: 'recapitalise', participant_id: id })) : [];
  const deciding = IDS.filter(() => random.chance(0.6));
  return [
    ...renewed,
    ...deciding.map((participant_id): Command => ({
      kind: 'decide',
      participant_id,
      decision_id: `${tick}`,
      actions: [
        {
          symbol: random.pick(SYMBOLS),
          signal: random.pick(['buy_to_enter', 'sell_to_enter', 'close'] as const),
          equity_pct: random.pick([50, 400, 1_900]),
          leverage: 20,
        },
      ],
    })),
  ];
}

let world: World;
/** Whether the books were believed to be whole before there was a league. */
let foldedBefore: boolean;
const done = played();

beforeAll(async () => {
  world = await createWorld();
  foldedBefore = await canBeFolded(database);
  await store();
});
afterAll(() => world.close());

const insert = (table: string, columns: string, rows: unknown[]): Promise<unknown> =>
  world.query(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`, [
    JSON.stringify(rows),
  ]);

async function store(): Promise<void> {
  const { book, fills, postings } = done;
  const at = new Date(0).toISOString();
  await insert(
    'arena_account',
    'id, starting, cash, realized, fees, funding, adjustments, bust, positions, orders, tick',
    [...book.values()].map((one) => ({ ...one, tick: 400 })),
  );
  await insert(
    'arena_fill',
    'id, tick, at, participant_id, symbol, side, kind, maker, lots, price, notional, fee, realized, slippage_bps',
    fills.map((fill) => ({ ...fill, at })),
  );
  await insert('arena_posting', 'tick, entry, kind, account, amount', postings);
  const trades = (id: string): number => fills.filter((fill) => fill.participant_id === id).length;
  await insert(
    'arena_participant',
    'id, kind, name, name_key, status, trades',
    IDS.map((id) => ({ id, kind: 'challenger', name: id, name_key: id, status: 'active', trades: trades(id) })),
  );
  const sum = (member: 'notional' | 'fee'): number => fills.reduce((total, fill) => total + fill[member], 0);
  await world.query(
    `INSERT INTO arena_market (id, genesis, opened_at, secret, status, tick, at, observed, breakers, covariance, trades, volume, fees)
     VALUES (1, now(), now(), 'x', 'running', 400, now(), '{}', '[]', '{}', $1, $2, $3)`,
    [fills.length, sum('notional'), sum('fee')],
  );
  await world.query(`INSERT INTO arena_checkpoint (tick, at, state) VALUES (0, now(), '')`);
  while (await foldNext(database));
}

const database = { query: <T>(sql: string, values?: unknown[]) => world.query(sql, values) as Promise<T> };

it('folds nothing before the league is founded, nor before its week is written', async () => {
  expect([foldedBefore, await canBeFolded(database)]).toEqual([false, true]);
  await world.query(
    `INSERT INTO arena_week (tick, at, lease_epoch, commands_after, postings_after, rows) VALUES (1, now(), 1, 0, 0, '')`,
  );
  expect(await canBeFolded(database)).toBe(false);
  await world.query('DELETE FROM arena_week');
});

interface Found {
  difference_count: number;
  differences: { check: string; subject: string; member: string }[];
}

/** What the command prints, and how it ends. */
const command = (): Promise<Found & { code: number }> =>
  new Promise((resolve, reject) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...world.environment() };
    execFile(process.execPath, [join(ROOT, 'scripts/audit.mjs'), '--json'], { env, cwd: ROOT }, (error, out, err) => {
      if (!out.startsWith('{')) reject(new Error(err));
      else resolve({ ...(JSON.parse(out) as Found), code: error ? Number(error.code) : 0 });
    });
  });

/** The same, here. */
const audit = (): Promise<Found> => auditLedger(database as never);

it('finds nothing in a ledger that has seen everything', async () => {
  expect([...done.kinds]).toEqual(
    expect.arrayContaining([
      'capital',
      'trade',
      'fee',
      'funding',
      'insurance',
      'recapitalisation',
      'market',
      'liquidation',
    ]),
  );
  expect(await command()).toMatchObject({
    code: 0,
    difference_count: 0,
    differences: [],
    checked: { accounts: 4, fills: done.fills.length },
  });
});

const FILL = `(SELECT id FROM arena_fill WHERE realized <> 0 ORDER BY length(id), id LIMIT 1)`;
const LEG = (kind: string): string =>
  `(SELECT min(id) FROM arena_posting WHERE kind = '${kind}' AND account LIKE 'house:%')`;

it.each([
  [
    'a balance',
    `UPDATE arena_account SET cash = cash + 1 WHERE id = 'bob'`,
    ['cash_identity bob cash', 'accounts_from_postings bob cash'],
  ],
  [
    'a balance and its cause',
    `UPDATE arena_account SET cash = cash + 1, realized = realized + 1 WHERE id = 'bob'`,
    ['accounts_from_postings bob cash', 'accounts_from_postings bob realized'],
  ],
  [
    'one leg of an entry',
    `UPDATE arena_posting SET amount = amount + 1 WHERE id = ${LEG('funding')}`,
    ['ledger_sums_to_zero ledger sum', 'house_against_participants house:funding funding'],
  ],
  [
    'where a leg belongs',
    `UPDATE arena_posting SET account = 'house:fees' WHERE id = ${LEG('insurance')}`,
    ['house_against_participants house:fees insurance'],
  ],
  [
    'a posting of a stranger',
    `INSERT INTO arena_posting (tick, entry, kind, account, amount) VALUES (1, 'x', 'trade', 'nobody', 7), (1, 'x', 'trade', 'house:counterparty', -7)`,
    ['accounts_from_postings nobody cash', 'fills_have_their_postings x realized'],
  ],
  [
    'a fill’s result',
    `UPDATE arena_fill SET realized = realized + 1 WHERE id = ${FILL}`,
    ['fills_have_their_postings'],
  ],
  ['a fill’s price', `UPDATE arena_fill SET price = price + 1000000 WHERE id = ${FILL}`, ['fills_add_up']],
  [
    'a fill’s fee',
    `UPDATE arena_fill SET fee = fee + 1 WHERE id = ${FILL}`,
    ['fills_add_up', 'fills_have_their_postings', 'league_totals league fees'],
  ],
  [
    'a fill’s side',
    `UPDATE arena_fill SET side = CASE side WHEN 'buy' THEN 'sell' ELSE 'buy' END WHERE id = ${FILL}`,
    ['positions_from_fills'],
  ],
  [
    'a missing fill',
    `DELETE FROM arena_fill WHERE id = ${FILL}`,
    ['league_totals league trades', 'trades_of_participants', 'positions_from_fills', 'fills_have_their_postings'],
  ],
  [
    'missing postings',
    `DELETE FROM arena_posting WHERE entry = ${FILL}`,
    ['fills_have_their_postings', 'accounts_from_postings'],
  ],
  [
    'a position',
    `UPDATE arena_account SET positions = positions || '[{"market": 5, "lots": 3, "cost": 9, "leverage": 1}]' WHERE id = (SELECT id FROM arena_account WHERE NOT positions @> '[{"market": 5}]' LIMIT 1)`,
    ['positions_from_fills'],
  ],
  [
    'what a round trip earned',
    `UPDATE arena_round_trip SET fees = fees + 1 WHERE entry_fill = (SELECT max(entry_fill) FROM arena_round_trip WHERE participant_id = 'cy')`,
    ['round_trips_add_up cy net'],
  ],
  [
    'a round trip that is missing',
    `DELETE FROM arena_round_trip WHERE entry_fill = (SELECT max(entry_fill) FROM arena_round_trip WHERE participant_id = 'dot')`,
    ['round_trips_add_up dot'],
  ],
])('names %s', async (_, change, expected) => {
  const tables = ['arena_account', 'arena_posting', 'arena_fill', 'arena_round_trip'];
  for (const table of tables) await world.query(`CREATE TABLE kept_${table} AS TABLE ${table}`);
  await world.forge(change);
  const { differences } = await audit();
  for (const table of tables) {
    await world.forge(`DELETE FROM ${table}`);
    await world.query(`INSERT INTO ${table} SELECT * FROM kept_${table}`);
    await world.query(`DROP TABLE kept_${table}`);
  }
  const named = differences.map(({ check, subject, member }) => `${check} ${subject} ${member}`);
  for (const one of expected) expect(named.filter((line) => line.startsWith(one))).not.toEqual([]);
});
