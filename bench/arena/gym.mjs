/** The offline gym: market ticks per second of processor, beside the bare simulator in the same run; and lines of JSON. */
import { createStepper, genesis } from '../../dist/src/arena/engine/market/index.js';
import { Gym, JsonLines } from '../../dist/src/arena/gym/index.js';
import { alternate, cpuMs, ratios, table } from '../support/figures.mjs';

const RUNS = 5;
const TICKS = 240_000;
const LINES = 2_000;
const WEEK = { duration: '1w', observe: ['account'] };
const TWO = { actions: ['BTC', 'ETH'].map((symbol) => ({ symbol, signal: 'BUY', equity_pct: 20, stop_loss: 1 })) };
const HOUR = 3_600;

function simulator() {
  const market = genesis(Date.UTC(2026, 0, 5), 'bench');
  const step = createStepper();
  return () =>
    cpuMs(() => {
      for (let t = 0; t < TICKS; t++) step(market, market.time + 1000);
    });
}

/** @param seconds of a step @param first decision of each episode @param then decision of every other step */
function gymOf(settings, seconds, first, then = null) {
  const gym = new Gym(settings);
  return () => {
    gym.reset();
    gym.step(first, 1);
    return cpuMs(() => {
      for (let t = 0; t < TICKS; t += seconds) gym.step(then, seconds);
    });
  };
}

const buyOrSell = { symbol: 'SOL', signal: 'BUY', notional_usd: 20 };

function lines() {
  const gym = new JsonLines({ ...WEEK, observe: ['markets', 'account', 'match'] });
  return () => {
    gym.answer('{"reset": {}}');
    const line = JSON.stringify({ step: buyOrSell });
    return cpuMs(() => {
      for (let n = 0; n < LINES; n++) gym.answer(line);
    });
  };
}

export async function benchGym() {
  const measured = {
    bare: simulator(),
    flat: gymOf(WEEK, HOUR, null),
    held: gymOf(WEEK, HOUR, TWO),
    minute: gymOf(WEEK, 60, TWO),
    deciding: gymOf(WEEK, 60, null, buyOrSell),
    house: gymOf({ ...WEEK, house: true }, HOUR, null),
    lines: lines(),
  };
  for (const one of [measured.bare, measured.flat, measured.held, measured.lines]) one();
  const found = await alternate(RUNS, measured);
  const rate = (name) => found[name].map((ms) => (TICKS / ms) * 1000);
  table(`Gym, ${RUNS} runs of ${TICKS} ticks; market ticks per second of processor`, [
    { what: 'the bare simulator', values: rate('bare') },
    { what: 'without a position, steps of an hour', values: rate('flat'), goal: 'at least 300,000' },
    { what: 'two positions with stops, steps of an hour', values: rate('held'), goal: 'at least 300,000' },
    { what: 'the same, steps of a minute', values: rate('minute') },
    { what: 'a decision each minute', values: rate('deciding') },
    { what: 'among the house, steps of an hour', values: rate('house') },
    { what: 'without a position ÷ the bare simulator', values: ratios(found.bare, found.flat) },
    { what: 'two positions ÷ the bare simulator', values: ratios(found.bare, found.held) },
  ]);
  table(`Gym, ${RUNS} runs of ${LINES} lines of JSON, each a decision and a minute of market`, [
    { what: 'lines per second of processor', values: found.lines.map((ms) => (LINES / ms) * 1000) },
  ]);
}
