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

/** Shares of a day at which newcomers enter, and how many at each. */
const ENTRIES = [0, 0.1, 0.2];
const AT_ONCE = 3;
/** Those that are trading replace their book after so many minutes on average. */
const REPLACED = { low: 10, high: 1440 };
const BOOK = { low: 0.06, high: 5 };
const DAY_MINUTES = 1440;

/** Somebody new without skill, for a day: buys one or three markets, at any leverage, and holds them, or replaces them at its pace. */
class Newcomer {
  count = 0;

  constructor(id, share, random) {
    this.id = id;
    this.random = random;
    this.markets = random.chance(0.25) ? 1 : 3;
    this.leverage = BOOK.low * (BOOK.high / BOOK.low) ** random.next();
    this.kept = random.chance(0.5) ? Infinity : REPLACED.low * (REPLACED.high / REPLACED.low) ** random.next();
    this.kind = `${this.kept < Infinity ? 'trades' : this.markets < 3 ? 'holds, one fill' : 'holds, three fills'}, from ${100 * share} %`;
  }

  enters() {
    return {
      kind: 'activate',
      participant: { id: this.id, kind: 'challenger', name: this.id, baseline: false },
    };
  }

  leaves() {
    return { kind: 'retire', participant_id: this.id };
  }

  decides() {
    const { random, id } = this;
    if (this.count > 0 && !random.chance(1 / this.kept)) return [];
    const closed = this.count > 0 ? SYMBOLS.map((symbol) => ({ symbol, signal: 'close' })) : [];
    const opened = random
      .shuffle(SYMBOLS)
      .slice(0, this.markets)
      .map((symbol) => ({
        symbol,
        signal: random.chance(0.5) ? 'buy_to_enter' : 'sell_to_enter',
        equity_pct: (100 * this.leverage) / this.markets,
        leverage: 20,
      }));
    return [
      { kind: 'decide', participant_id: id, decision_id: `${id}-${this.count++}`, actions: [...closed, ...opened] },
    ];
  }
}

/** Days of newcomers: who comes at each minute, what they decide, and that they leave when their day is over. */
class Newcomers {
  there = [];
  byId = new Map();

  constructor(random) {
    this.random = random;
  }

  /** @param minute since the first of them */
  commands(minute) {
    const into = minute % DAY_MINUTES;
    const left = into === 1 ? this.there.splice(0).map((one) => one.leaves()) : [];
    const here = this.there.flatMap((one) => one.decides());
    const share = ENTRIES.find((one) => Math.round(one * DAY_MINUTES) + 1 === into);
    return [...left, ...here, ...(share === undefined ? [] : this.come(minute, share))];
  }

  come(minute, share) {
    const fresh = Array.from({ length: AT_ONCE }, (_, k) => new Newcomer(`new-${minute}-${k}`, share, this.random));
    for (const one of fresh) this.byId.set(one.id, one);
    this.there.push(...fresh);
    return fresh.map((one) => one.enters());
  }
}

const nobody = { commands: () => [] };

/** Plays one league; each match's quotes are told to `add(duration, share, odds, winner)`. */
function play(seed, churners, weeks, add, newcomers = nobody) {
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
    const coming = k > WARM_UP * WEEK_MINUTES ? newcomers.commands(k - WARM_UP * WEEK_MINUTES) : [];
    const input = { time, prices: now, pricedAt: now.map(() => time), tickMs: MINUTE, oddsEveryMs: Infinity };
    const events = advanceLeague(league, { ...input, commands: [...commands, ...entering, ...deciding, ...coming] });
    commands = events.house;
    for (const { match, board } of events.ended) {
      if (match.starts_at < START + WARM_UP * WEEK_MINUTES * MINUTE || !board[0].eligible) continue;
      for (const { elapsed, odds } of match.quotes)
        add(match.duration, Math.round(elapsed * 20) / 20, odds, board[0].id);
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

/** Each field on a path of its own, so that no week's luck is counted four times. @param weeks of each league, after a first week in which the house gathers history */
export function printOdds(seeds, weeks, fields = CHURNERS) {
  console.log(
    '\nOdds of being first by score: log loss, calibration error, and what 95 % of perfect forecasts stay below\n',
  );
  console.log('| Field | Quote at | Matches | Log loss | Uniform | Calibration error | Perfect below | |');
  console.log('|---|---|--:|--:|--:|--:|--:|---|');
  for (const churners of fields) {
    const series = new Map();
    const add = (duration, share, odds, first) => {
      const key = `${duration} ${share}`;
      const quote = { chances: Object.values(odds), winner: Object.keys(odds).indexOf(first) };
      series.set(key, [...(series.get(key) ?? []), quote]);
    };
    for (const seed of seeds) play(`odds/${seed}/${churners}`, churners, weeks, add);
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

/** What newcomers of a day are told, and how many of them win: by what they do, which the odds cannot know when they come. */
export function printNewcomers(seeds, weeks) {
  const kinds = new Map();
  for (const seed of seeds) {
    const newcomers = new Newcomers(Random.from(`newcomers/${seed}`));
    const add = (duration, share, odds, first) => {
      if (duration !== '1d') return;
      for (const [id, chance] of Object.entries(odds)) {
        const kind = newcomers.byId.get(id)?.kind;
        if (chance === 0 || kind === undefined) continue;
        for (const name of [kind, ALL]) count(kinds, name, share, chance, id === first);
      }
    };
    play(`newcomers/${seed}`, 0, weeks, add, newcomers);
  }
  console.log('\nNewcomers of a day, house alone beside them: what they were told, and what won\n');
  console.log(`| Who | ${TOLD_AT.map((share) => `told at ${100 * share} %`).join(' | ')} | Won | Of |`);
  console.log(`|---|${'--:|'.repeat(TOLD_AT.length + 2)}`);
  for (const [kind, told] of [...kinds].sort(([a], [b]) => (a < b ? -1 : 1))) printNewcomer(kind, told);
}

const TOLD_AT = [0.1, 0.25, 0.5, 0.75, 0.9];
const ALL = 'all of them';

function count(kinds, kind, share, chance, won) {
  const told = kinds.get(kind) ?? new Map();
  const { n, sum, wins } = told.get(share) ?? { n: 0, sum: 0, wins: 0 };
  kinds.set(kind, told.set(share, { n: n + 1, sum: sum + chance, wins: wins + (won ? 1 : 0) }));
}

function printNewcomer(kind, told) {
  const said = TOLD_AT.map((share) => {
    const { n, sum } = told.get(share) ?? { n: 0, sum: 0 };
    return n > 0 ? (sum / n).toFixed(3) : '–';
  });
  const { n, wins } = told.get(TOLD_AT.at(-1)) ?? { n: 0, wins: 0 };
  console.log(`| ${kind} | ${said.join(' | ')} | ${(wins / n).toFixed(3)} | ${n} |`);
}
