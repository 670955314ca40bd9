/** How good the published odds are with the house alone and with accounts that trade often at high leverage, in the exchange. */
import { advanceLeague, beginLeague, houseEntries } from '../../../dist/src/arena/engine/league/index.js';
import { advance, genesis, rawPrice } from '../../../dist/src/arena/engine/market/index.js';
import {
  addQuote,
  calibrationError,
  DURATIONS,
  emptyReliability,
  logScore,
} from '../../../dist/src/arena/engine/matches/index.js';
import { SYMBOLS } from '../../../dist/src/arena/engine/types.js';
import { Random } from '../../../dist/src/common/kernel/random.js';
import { MARKETS, MINUTE, START, WEEK_MINUTES } from './paths.mjs';

export const CHURNERS = [0, 2, 10, 50];
const QUOTED = [0.1, 0.5, 0.9];
/** Leagues of perfect forecasts of which the band is made. */
const PERFECT = 400;
/** The fighters need a week of history. */
const WARM_UP = 1;
/** Leverage of a churner's book, and minutes for which it is held on average. */
const LEVERAGE = { low: 0.5, high: 12 };
const HELD = { low: 10, high: 180 };

/** Somebody without skill: one market, either side, at its leverage, replaced at its pace. */
class Churner {
  count = 0;

  constructor(k, random) {
    this.id = `churner-${k}`;
    this.random = random;
    this.leverage = LEVERAGE.low * (LEVERAGE.high / LEVERAGE.low) ** random.next();
    this.held = HELD.low * (HELD.high / HELD.low) ** random.next();
  }

  enters() {
    return {
      kind: 'activate',
      participant: { id: this.id, kind: 'challenger', name: this.id, baseline: false },
    };
  }

  decides() {
    const { random, id } = this;
    if (this.count > 0 && !random.chance(1 / this.held)) return [];
    const closed = SYMBOLS.map((symbol) => ({ symbol, signal: 'close' }));
    const opened = {
      symbol: SYMBOLS[random.int(SYMBOLS.length)],
      signal: random.chance(0.5) ? 'buy_to_enter' : 'sell_to_enter',
      equity_pct: 100 * this.leverage * (0.5 + 0.5 * random.next()),
      leverage: 20,
    };
    return [{ kind: 'decide', participant_id: id, decision_id: `${id}-${this.count++}`, actions: [...closed, opened] }];
  }
}

/** Plays one league; each match's quotes are told to `add(duration, share, chances, winner, by)`. */
function play(seed, churners, weeks, add) {
  const market = genesis(START, seed);
  const prices = () => MARKETS.map((i) => rawPrice(market, i));
  const league = beginLeague(START, prices());
  const random = Random.from(`churners/${seed}`);
  const field = Array.from({ length: churners }, (_, k) => new Churner(k, random));
  let commands = houseEntries();
  for (let k = 1; k <= (weeks + WARM_UP) * WEEK_MINUTES; k++) {
    const time = START + k * MINUTE;
    advance(market, time);
    const now = prices();
    const entering = k === WARM_UP * WEEK_MINUTES ? field.map((one) => one.enters()) : [];
    const deciding = k > WARM_UP * WEEK_MINUTES ? field.flatMap((one) => one.decides()) : [];
    const input = { time, prices: now, pricedAt: now.map(() => time), tickMs: MINUTE, oddsEveryMs: Infinity };
    const events = advanceLeague(league, { ...input, commands: [...commands, ...entering, ...deciding] });
    commands = events.house;
    for (const { match, board } of events.ended) {
      if (match.starts_at < START + WARM_UP * WEEK_MINUTES * MINUTE || !board[0].eligible) continue;
      for (const { elapsed, odds } of match.quotes) {
        const ids = Object.keys(odds);
        add(match.duration, Math.round(elapsed * 20) / 20, Object.values(odds), ids.indexOf(board[0].id));
      }
    }
  }
}

const drawn = (chances, random) => {
  let left = random.next() * chances.reduce((sum, p) => sum + p, 0);
  return Math.max(
    0,
    chances.findIndex((p) => (left -= p) <= 0),
  );
};

const errorOf = (quotes, winnerOf) =>
  calibrationError(quotes.reduce((sum, quote) => addQuote(sum, quote.chances, winnerOf(quote)), emptyReliability()));

/** 95 % of perfect forecasts of as many matches have at most this calibration error. */
function bandOf(quotes, random) {
  const errors = Array.from({ length: PERFECT }, () => errorOf(quotes, ({ chances }) => drawn(chances, random)));
  return errors.sort((a, b) => a - b)[Math.ceil(0.95 * PERFECT) - 1];
}

const mean = (list) => list.reduce((sum, x) => sum + x, 0) / list.length;

/** @param weeks of each league, after a first week in which the house gathers history */
export function printOdds(seeds, weeks, fields = CHURNERS) {
  console.log(
    '\nOdds of being first by score: log loss, calibration error, and what 95 % of perfect forecasts stay below\n',
  );
  console.log('| Field | Quote at | Matches | Log loss | Uniform | Calibration error | Perfect below | |');
  console.log('|---|---|--:|--:|--:|--:|--:|---|');
  for (const churners of fields) {
    const series = new Map();
    const add = (duration, share, chances, winner) => {
      const key = `${duration} ${share}`;
      series.set(key, [...(series.get(key) ?? []), { chances, winner }]);
    };
    for (const seed of seeds) play(`odds/${seed}`, churners, weeks, add);
    for (const duration of DURATIONS) for (const share of QUOTED) printLine(churners, duration, share, series);
  }
}

function printLine(churners, duration, share, series) {
  const quotes = series.get(`${duration} ${share}`) ?? [];
  if (quotes.length === 0) return;
  const log = mean(quotes.map(({ chances, winner }) => Math.min(99, logScore(chances, winner))));
  const uniform = mean(quotes.map(({ chances }) => Math.log(chances.length)));
  const error = errorOf(quotes, ({ winner }) => winner);
  const band = bandOf(quotes, Random.from(`band/${churners}/${duration}/${share}`));
  const cells = [log, uniform, error, band].map((x) => x.toFixed(3)).join(' | ');
  const held = log < uniform && error <= band ? '' : 'missed';
  const field = churners === 0 ? 'house alone' : `${churners} churners`;
  console.log(`| ${field} | ${duration} ${100 * share} % | ${quotes.length} | ${cells} | ${held} |`);
}
