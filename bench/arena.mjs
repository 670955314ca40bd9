#!/usr/bin/env node
/** How fast the arena's engines are, beside the time this machine needs for a plain loop. Run after `node scripts/build.mjs`. */
import { advanceLeague, beginLeague, houseEntries, snapshotOf } from '../dist/src/arena/engine/league/index.js';
import { advance, genesis, rawPrice } from '../dist/src/arena/engine/market/index.js';
import { runTick, commit, tickersOf } from '../dist/src/arena/engine/exchange/index.js';

const AGENTS = 10_000;
const START = Date.UTC(2026, 10, 16);
const SYMBOLS = ['BTC', 'ETH', 'SOL'];

/** Processor time of this process in ms: what others do on the machine does not count. */
function time(work) {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** Milliseconds for a hundred million additions: the yardstick. */
function baseline() {
  let x = 0;
  const ms = time(() => {
    for (let i = 0; i < 1e8; i++) x += i % 7;
  });
  if (x < 0) throw new Error('unreachable');
  return ms;
}

const pricesOf = (market) => [0, 1, 2, 3, 4, 5].map((i) => rawPrice(market, i));

function simulator(ticks) {
  const market = genesis(START, 'bench');
  return time(() => {
    for (let t = 1; t <= ticks; t++) advance(market, START + t * 1000);
  });
}

/** A league of AGENTS challengers, each with three positions. */
function crowded() {
  const market = genesis(START, 'crowd');
  const league = beginLeague(START, pricesOf(market));
  const step = (commands) => {
    advance(market, market.time + 1000);
    const prices = { prices: pricesOf(market), pricedAt: Array(6).fill(market.time) };
    return advanceLeague(league, { time: market.time, ...prices, commands, tickMs: 1000, oddsEveryMs: Infinity });
  };
  const ids = Array.from({ length: AGENTS }, (_, i) => `agt_${i}`);
  const enter = ids.map((id) => ({
    kind: 'activate',
    participant: { id, kind: 'challenger', name: id, baseline: false },
  }));
  step([...houseEntries(), ...enter]);
  const decisions = ids.map((id, i) => ({
    kind: 'decide',
    participant_id: id,
    decision_id: 'd',
    actions: SYMBOLS.map((symbol, k) => ({
      symbol,
      signal: (i + k) % 2 ? 'buy_to_enter' : 'sell_to_enter',
      notional_usd: 1000,
    })),
  }));
  const deciding = time(() => step(decisions));
  return { league, step, deciding };
}

const context = {
  status: 'running',
  feed: {},
  rules: {},
  participants: {},
  challengers: [],
  records: new Map(),
  replayed: {},
};
const yard = baseline();
const line = (what, value, target) => console.log(`${what.padEnd(58)} ${value.padStart(16)}   ${target}`);

const ticks = 400_000;
simulator(50_000);
const rate = (ticks / simulator(ticks)) * 1000;
line('simulator, ticks of six markets per second', Math.round(rate).toLocaleString('en-US'), 'at least 300,000');
line('  a tick in units of a thousand additions', ((1e8 * 1000) / rate / yard / 1000).toFixed(2), '');

const { league, step, deciding } = crowded();
line(`${AGENTS * 3} actions executed, ms`, deciding.toFixed(0), '');
const upkeep = time(() => {
  for (let i = 0; i < 20; i++) step([]);
});
line(`a tick with ${AGENTS} agents and ${AGENTS * 3} positions, ms`, (upkeep / 20).toFixed(1), 'below 1,000');
line(
  'its public picture, ms',
  (
    time(() => {
      for (let i = 0; i < 5; i++) snapshotOf(league, context);
    }) / 5
  ).toFixed(1),
  '',
);
const tickers = tickersOf(league.quotes);
const funding = time(() => {
  const input = { tick: 1e6, time: START, tickers, fundingDue: true, commands: [] };
  commit(new Map(league.book), runTick(league.book, input));
});
line('the exchange alone when funding is due, ms', funding.toFixed(0), 'below 1,000');
