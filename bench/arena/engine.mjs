/** The arena's engines alone: processor time, beside the time this machine needs for a plain loop. */
import { advanceLeague, beginLeague, houseEntries, snapshotOf } from '../../dist/src/arena/engine/league/index.js';
import { quoteOdds } from '../../dist/src/arena/engine/league/board.js';
import { equities } from '../../dist/src/arena/engine/league/standings.js';
import { createStepper, genesis, shownBy } from '../../dist/src/arena/engine/market/index.js';
import { runTick, commit } from '../../dist/src/arena/engine/exchange/index.js';
import { cpuMs, table, yardstick } from '../support/figures.mjs';

const AGENTS = 10_000;
const START = Date.UTC(2026, 10, 16);
const SYMBOLS = ['BTC', 'ETH', 'SOL'];
const RUNS = 5;
const TICKS = 300_000;
const DURATIONS = ['1h', '1d', '1w'];

export function benchEngine() {
  const yard = runs(yardstick);
  simulator(50_000);
  const rates = runs(() => (TICKS / simulator(TICKS)) * 1000);
  table(`Simulator, ${RUNS} runs of ${TICKS} ticks`, [
    { what: 'ticks of six markets per second of processor', values: rates, goal: 'at least 500,000' },
    { what: 'a tick in thousands of plain additions', values: rates.map((rate, i) => 1e8 / rate / yard[i]) },
  ]);
  odds('the house alone', league(0), 50);
  const crowd = league(AGENTS);
  odds(`${AGENTS} challengers with positions`, crowd, 2);
  upkeep(crowd);
}

const runs = (measure) => Array.from({ length: RUNS }, measure);

function simulator(ticks) {
  const market = genesis(START, 'bench');
  const step = createStepper();
  return cpuMs(() => {
    for (let t = 1; t <= ticks; t++) step(market, START + t * 1000);
  });
}

/** A league after six hours, with challengers who hold three positions each. */
function league(agents) {
  const market = genesis(START, 'crowd');
  const advance = createStepper();
  const state = beginLeague(START, shownBy(market, START).prices);
  let house = [...houseEntries(), ...Array.from({ length: agents }, (_, i) => entry(`agt_${i}`))];
  const step = (seconds, commands = []) => {
    advance(market, market.time + seconds * 1000);
    const input = {
      time: market.time,
      ...shownBy(market, market.time - seconds * 1000),
      commands: [...house, ...commands],
      tickMs: 1000,
      oddsEveryMs: Infinity,
    };
    house = advanceLeague(state, input).house;
  };
  step(1);
  const decisions = Array.from({ length: agents }, (_, i) => opening(`agt_${i}`, i));
  const deciding = cpuMs(() => step(1, decisions));
  const minutes = agents > 0 ? 45 : 360;
  for (let minute = 0; minute < minutes; minute++) step(60);
  return { state, step, deciding };
}

const entry = (id) => ({ kind: 'activate', participant: { id, kind: 'challenger', name: id, baseline: false } });

const opening = (id, i) => ({
  kind: 'decide',
  participant_id: id,
  decision_id: 'd',
  actions: SYMBOLS.map((symbol, k) => ({
    symbol,
    signal: (i + k) % 2 ? 'buy_to_enter' : 'sell_to_enter',
    notional_usd: 1000,
  })),
});

function odds(what, { state }, times) {
  const equity = equities(state);
  const quote = (duration) => quoteOdds(state, duration, equity);
  for (let i = 0; i < times; i++) quote('1d');
  const each = (duration) => () =>
    cpuMs(() => {
      for (let i = 0; i < times; i++) quote(duration);
    }) / times;
  const goal = times > 10 ? 'at most 1' : '';
  table(
    `Odds of one match, ${what}, ${RUNS} runs of ${times}; ms of processor`,
    DURATIONS.map((duration) => ({ what: `${duration} match`, values: runs(each(duration)), goal })),
  );
}

const CONTEXT = {
  status: 'running',
  base: '',
  feed: {},
  rules: {},
  participants: {},
  challengers: [],
  records: new Map(),
  replayed: {},
};

function upkeep({ state, step, deciding }) {
  const some = (count, work) => runs(() => cpuMs(() => Array.from({ length: count }, work)) / count);
  const funding = { tick: 1e6, time: START, tickers: state.tickers, fundingDue: true, commands: [] };
  table(`Ticks of ${AGENTS} challengers with ${AGENTS * SYMBOLS.length} positions, no database; ms of processor`, [
    { what: `${AGENTS * SYMBOLS.length} actions executed`, values: [deciding] },
    { what: 'a tick without commands', values: some(5, () => step(1)), goal: 'below 1,000' },
    { what: 'a tick in which everybody is sampled', values: some(3, () => step(60)), goal: 'below 1,000' },
    { what: 'its public picture', values: some(5, () => snapshotOf(state, CONTEXT)) },
    {
      what: 'its public picture, all three boards whole',
      values: some(2, () => Object.values(snapshotOf(state, CONTEXT).boards).map(({ entries }) => entries.slice())),
    },
    {
      what: 'the exchange when funding is due',
      values: runs(() => cpuMs(() => commit(new Map(state.book), runTick(state.book, funding)))),
      goal: 'below 1,000',
    },
  ]);
}
