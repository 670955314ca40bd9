import { Random } from '../../../common/kernel/random.js';
import { HOUSE_VERSION } from '../fighters/index.js';
import { INSTRUMENTS } from '../instruments.js';
import { createStepper, genesis, shownBy, type ShownPrices } from '../market/index.js';
import { CHAPTER_TICKS, RecordHasher, settlementHash } from '../matches/index.js';
import { SYMBOLS } from '../types.js';
import {
  advanceLeague,
  beginLeague,
  boardDifferences,
  checkpointOf,
  firstDifference,
  houseEntries,
  leagueFrom,
  LeagueReplay,
  RULES,
  stateDifference,
  storedLines,
  type BoardEntry,
  type Checkpoint,
  type LeagueCommand,
  type LoggedTick,
  type RecordLine,
} from './index.js';

const START = Date.UTC(2026, 10, 22, 22, 40);
const STEP = 20_000;
const AGENTS = ['agt_b', 'agt_a', 'agt_c'];

interface Course {
  log: LoggedTick[];
  prices: ShownPrices[];
  states: Map<number, string>;
  minutes: Map<number, string>;
  board: BoardEntry[] | null;
  liquidations: number;
}

/** Through JSON with the keys in another order, as jsonb does it. */
const stored = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    one && typeof one === 'object' && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).reverse()) : one,
  );

function wishes(random: Random, tick: number): LeagueCommand[] {
  if (tick === 3)
    return AGENTS.map((id) => ({
      kind: 'activate',
      participant: { id, kind: 'challenger', name: id, baseline: false },
    }));
  if (tick < 4) return [];
  return AGENTS.filter(() => random.chance(0.3)).map((id, n) => ({
    kind: 'decide',
    participant_id: id,
    decision_id: `d${tick}_${n}`,
    actions: [
      {
        symbol: random.pick(SYMBOLS),
        signal: random.pick(['buy_to_enter', 'sell_to_enter', 'buy_to_enter', 'sell_to_enter', 'close'] as const),
        ...(random.chance(0.2) ? { order_type: 'limit' as const, limit_price: 2 } : {}),
        equity_pct: random.pick([300, 900, 1_700]),
        leverage: 20,
        stop_loss: undefined,
        confidence: random.next(),
      },
    ],
  }));
}

/** Two hours around the end of a week, with leaps that liquidate; decisions sometimes wait a tick longer. */
function course(): Course {
  const random = Random.from('replay spec');
  const market = genesis(START, 'replay spec');
  const step = createStepper();
  const league = beginLeague(START, shownBy(market, START).prices);
  const made: Course = { log: [], prices: [], states: new Map(), minutes: new Map(), board: null, liquidations: 0 };
  let pending = houseEntries();
  let level = 1;
  made.states.set(0, JSON.stringify(checkpointOf(league)));
  made.minutes.set(0, JSON.stringify(league.chart['1m']));
  for (let k = 1; k <= 360; k++) {
    const time = START + k * STEP;
    step(market, time);
    if (k % 60 === 50) level *= k % 120 === 50 ? 1.2 : 0.8;
    const quiet = shownBy(market, time - STEP);
    const shown = { ...quiet, prices: quiet.prices.map((price) => price * level) };
    const asked = wishes(random, k);
    const commands = stored(random.chance(0.1) ? asked : [...pending.splice(0), ...asked]) as LeagueCommand[];
    const events = advanceLeague(league, {
      time,
      ...shown,
      commands,
      tickMs: STEP,
      oddsEveryMs: 60_000,
    });
    pending.push(...events.house);
    made.liquidations += events.liquidations.length;
    made.board ??= events.ended.find(({ match }) => match.duration === '1w')?.board ?? null;
    const { tick, observed, volumes } = league;
    const halted = halts(league.tickers);
    made.log.push({ tick, time, mids: observed.mids, volumes, halted, commands, fills: events.fills });
    made.prices.push(shown);
    if (k % 60 === 0) {
      made.states.set(k, JSON.stringify(stored(checkpointOf(league))));
      made.minutes.set(k, JSON.stringify(league.chart['1m']));
    }
  }
  return made;
}

const halts = (tickers: ReturnType<typeof beginLeague>['tickers']): number =>
  tickers.reduce((bits, { halted }, i) => bits | (halted ? 1 << i : 0), 0);

const made = course();

/** Lines of a replay that begins with the state after tick `from`. */
function replayed(from: number, log = made.log, priced = true): { lines: RecordLine[][]; replay: LeagueReplay } {
  const checkpoint = JSON.parse(made.states.get(from) ?? '') as Checkpoint;
  const replay = new LeagueReplay(
    leagueFrom(checkpoint, JSON.parse(made.minutes.get(from) ?? '') as never),
    checkpoint,
  );
  const lines = log.slice(from).map((logged, i) => replay.tick(logged, priced ? made.prices[from + i] : null).lines);
  return { lines, replay };
}

const difference = (from: number, log: LoggedTick[], priced = true) => {
  const { lines } = replayed(from, log, priced);
  return (
    log
      .slice(from)
      .map((logged, i) => firstDifference(logged.tick, storedLines(logged), lines[i]))
      .find(Boolean) ?? null
  );
};

const changed = (tick: number, part: Partial<LoggedTick>): LoggedTick[] =>
  made.log.map((logged) => (logged.tick === tick ? { ...logged, ...part } : logged));

it('the course has liquidations, decisions of everybody, halts and the end of a week', () => {
  expect(made.liquidations).toBeGreaterThan(0);
  expect(made.log.some(({ halted }) => halted > 0)).toBe(true);
  expect(made.board?.length).toBe(17);
  const deciders = new Set(made.log.flatMap(({ fills }) => fills.map((fill) => fill.participant_id)));
  for (const id of AGENTS) expect(deciders).toContain(id);
});

it.each([0, 60, 180, 300])('from the state after tick %d everything comes out the same', (from) => {
  expect(difference(from, made.log)).toBeNull();
  const { replay } = replayed(from, made.log.slice(0, 300));
  expect(
    stateDifference(JSON.parse(made.states.get(300) ?? '') as Checkpoint, checkpointOf(replay.league), true),
  ).toBeNull();
});

it('with recorded prices and halts, too', () => {
  expect(difference(60, made.log, false)).toBeNull();
});

it('the final board comes out the same', () => {
  const checkpoint = JSON.parse(made.states.get(0) ?? '') as Checkpoint;
  const replay = new LeagueReplay(
    leagueFrom(
      checkpoint,
      INSTRUMENTS.map(() => []),
    ),
    checkpoint,
  );
  const ended = made.log.flatMap((logged, i) => replay.tick(logged, made.prices[i]).events.ended);
  const board = ended.find(({ match }) => match.duration === '1w')?.board ?? [];
  expect(boardDifferences(made.board ?? [], board, RULES.byStake)).toEqual([]);
  const [first, ...others] = made.board ?? [];
  expect(
    boardDifferences([{ ...first, return_pct: first.return_pct + 1e-6 }, ...others], board, RULES.byStake),
  ).toMatchObject([{ participant_id: first.id, member: 'return_pct' }]);
  expect(boardDifferences([{ ...first, rank: 2 }, ...others], board, RULES.byStake)).toMatchObject([
    { member: 'rank' },
  ]);
  for (const drawdown of [0, 99]) {
    expect(boardDifferences([{ ...first, max_drawdown_pct: drawdown }, ...others], board, RULES.byStake)).toMatchObject(
      [{ member: 'max_drawdown_pct' }],
    );
  }
  expect(boardDifferences(others, board, RULES.byStake)).toMatchObject([{ participant_id: first.id, member: 'entry' }]);
});

it('names a changed fill, price or decision', () => {
  const traded = made.log.find(({ tick, fills }) => tick > 100 && fills.length > 0) as LoggedTick;
  const { tick, fills, mids } = traded;
  const dearer = [{ ...fills[0], price: fills[0].price + 10_000 }, ...fills.slice(1)];
  expect(difference(60, changed(tick, { fills: dearer }))).toMatchObject({ tick, kind: 'fill', id: fills[0].id });
  expect(difference(60, changed(tick, { fills: fills.slice(1) }))).toMatchObject({ tick, kind: 'fill' });
  expect(difference(60, changed(tick, { mids: mids.map((mid) => mid + 10_000) }))).toMatchObject({
    tick,
    kind: 'prices',
  });
  const decided = made.log.find(
    ({ tick: at, commands, fills: done }) =>
      at > 100 &&
      commands.some(
        (one) =>
          one.kind === 'decide' &&
          done.some((fill) => fill.decision_id === one.decision_id && !one.decision_id.startsWith('house')),
      ),
  ) as LoggedTick;
  const smaller = decided.commands.map((one) =>
    one.kind === 'decide' ? { ...one, actions: one.actions.map((action) => ({ ...action, equity_pct: 7 })) } : one,
  );
  expect(difference(60, changed(decided.tick, { commands: smaller }))).toMatchObject({ tick: decided.tick });
});

it('takes nobody’s word for what the house decided', () => {
  const logged = made.log.find(
    ({ tick, commands }) =>
      tick > 70 && commands.some((one) => one.kind === 'decide' && one.decision_id.startsWith('house')),
  ) as LoggedTick;
  const invented = logged.commands.map((one) =>
    one.kind === 'decide' && one.decision_id.startsWith('house') ? { ...one, decision_id: `${one.decision_id}0` } : one,
  );
  expect(difference(60, changed(logged.tick, { commands: invented }))).toMatchObject({
    tick: logged.tick,
    kind: 'decision',
  });
});

it('names the part of a state that is another', () => {
  const kept = JSON.parse(made.states.get(300) ?? '') as Checkpoint;
  const { replay } = replayed(60, made.log.slice(0, 300));
  const now = checkpointOf(replay.league);
  const [first, ...rest] = kept.accounts;
  const richer = { ...kept, accounts: [{ ...first, cash: first.cash + 1 }, ...rest] };
  expect(stateDifference(richer, now, true)).toBe(`account ${first.id}`);
  expect(stateDifference({ ...kept, accounts: rest }, now, true)).toBe('number of accounts');
  expect(stateDifference({ ...kept, minds: { ...kept.minds, tumble: { x: 1 } } }, now, true)).toBe('memory of tumble');
  expect(stateDifference({ ...kept, tick: 1 }, now, true)).toBe('tick');
});

it('hashes chapter by chapter', () => {
  const hasher = new RecordHasher(10);
  hasher.add(10, ['1']);
  hasher.add(10 + CHAPTER_TICKS - 1, ['2', '3']);
  hasher.add(10 + 2 * CHAPTER_TICKS, ['4']);
  const { hash, chapters } = hasher.finish(11 + 2 * CHAPTER_TICKS);
  expect(chapters).toEqual([settlementHash([1, 2, 3]), settlementHash([]), settlementHash([4])]);
  expect(hash).toBe(settlementHash(chapters));
});

describe('decisions of another house', () => {
  /** The log as if an earlier release had decided until tick `until`: otherwise, and with another memory. */
  const elder = (until: number) => {
    const log = made.log.map((logged) => structuredClone(logged));
    const kept = (tick: number): Checkpoint => {
      const state = JSON.parse(made.states.get(tick) ?? '') as Checkpoint;
      return tick < until ? { ...state, house: 1, minds: { 'ember-vane': { other: true } } } : state;
    };
    return { log, kept };
  };
  const run = (from: number, until: number) => {
    const { log, kept } = elder(until);
    const opening = kept(from);
    const replay = new LeagueReplay(leagueFrom(opening, JSON.parse(made.minutes.get(from) ?? '') as never), opening);
    const found: unknown[] = [];
    log.slice(from).forEach((logged, i) => {
      const { lines } = replay.tick(logged, made.prices[from + i]);
      found.push(firstDifference(logged.tick, storedLines(logged), lines));
      if (!made.states.has(logged.tick)) return;
      found.push(stateDifference(kept(logged.tick), replay.checkpoint(), true));
      replay.pass(kept(logged.tick));
    });
    return { found, replay };
  };

  it('are taken from the log until a state shows that the present one decides', () => {
    const { found, replay } = run(60, 180);
    expect(found.filter((one) => one !== null)).toEqual([]);
    expect(replay.checkpoint().house).toBe(HOUSE_VERSION);
  });

  it('from there on a forged one is found', () => {
    const at = made.log.findIndex(({ tick, commands }) => tick > 245 && decisionsOfHouse(commands).length > 0);
    const own = decisionsOfHouse(made.log[at].commands)[0];
    const before = own.actions;
    own.actions = [];
    const { found } = run(60, 180);
    own.actions = before;
    expect(found.find((one) => one !== null)).toMatchObject({ tick: made.log[at].tick, kind: 'decision' });
  });
});

const decisionsOfHouse = (commands: readonly LeagueCommand[]) =>
  commands.flatMap((command) =>
    command.kind === 'decide' && command.decision_id.startsWith('house_') && command.actions.length > 0
      ? [command]
      : [],
  );
