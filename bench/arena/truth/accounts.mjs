/** Accounts without skill, and bots that try to look as if they had some, as books held from minute to minute at the house's costs. */
import { NOTHING } from './matches.mjs';
import { MARKETS } from './paths.mjs';

/** Taker fee and half spread of a market order, fraction of what is traded. */
const COST = 5.2e-4;
/** What replacing a book once a minute costs in a usual market, as an annual Sharpe ratio: two sides at COST, a volatility of .67. */
const EACH_MINUTE = (525_600 * 2 * COST) / 0.67;
/** What each fighter pays for its trades, as annual Sharpe ratios (`market/house.mjs`, docs/arena.md): few pay the mean. */
export const HOUSE_COSTS = [1.7, 3.1, 6.4, 13, 0.8, 2.7, 4.5, 15.7, 7.2, 3.9, 5.5, 5, 0.2, 12.7];
/** Minutes between trades that only keep a book at its size. */
const TRIMMED = 5;

const single = (market, exposure) => MARKETS.map((i) => (i === market ? exposure : 0));
const anySide = (random) => (random.chance(0.5) ? 1 : -1);
const bet = (random, leverage) => single(random.int(6), leverage * anySide(random));
const changes = (random, kept) => random.chance(1 / kept);

/** Minutes after which a book is replaced, on average, by who costs as much as some fighter of the house. */
export const someKept = (random) => keptAt(HOUSE_COSTS[random.int(HOUSE_COSTS.length)]);
export const keptAt = (cost) => EACH_MINUTE / cost;

/** Ways to choose a book. `leverage` scales everything. */
const STYLES = {
  always: (random, leverage) => bet(random, leverage),
  part: (random, leverage) => (random.chance(0.5) ? bet(random, leverage) : NOTHING),
  spread: (random, leverage) => MARKETS.map(() => (anySide(random) * leverage * random.next()) / 3),
  sized: (random, leverage) => bet(random, leverage * (0.3 + 0.7 * random.next())),
};
const STYLE_NAMES = Object.keys(STYLES);

/** Any style at any leverage in [low, high], replaced every `kept` minutes. */
export function styled(k, random, low, high, kept) {
  const style = STYLES[STYLE_NAMES[k % STYLE_NAMES.length]];
  const leverage = low * (high / low) ** random.next();
  let begun = false;
  return () => {
    const due = !begun || changes(random, kept);
    begun = true;
    return due ? style(random, leverage) : null;
  };
}

/** Leverage that a later bet may have. */
const MOST = 20;

/** Stops for the rest of the match when it is ahead by `at` of its score, having held enough to count. */
export const stopper = (random, leverage, at, kept) => withEnd(random, () => leverage, at, kept);

/** Starts small; when it is behind by `behind`, it turns to `factor` times as much, so that what it lost is little beside it. */
export const escalator = (random, start, factor, behind, at, kept) =>
  withEnd(
    random,
    (mine, match) => {
      if (match.into === 0) mine.leverage = start;
      const more = mine.leverage * factor;
      if (match.into > 0 && match.left > 0.1 && more <= MOST && match.score() < -behind) mine.leverage = more;
      return mine.leverage;
    },
    at,
    kept,
  );

/** A bet of its own that is replaced every `kept` minutes, resized when the leverage changes, ended when far enough ahead. */
function withEnd(random, leverageOf, at, kept) {
  const mine = { leverage: 0, done: false };
  return (match) => {
    if (match.into === 0) mine.done = false;
    else if (mine.done) return null;
    else if (match.held() > 0.06 && match.score() >= at) {
      mine.done = true;
      return NOTHING;
    }
    const before = mine.leverage;
    mine.leverage = leverageOf(mine, match);
    return match.into === 0 || before !== mine.leverage || changes(random, kept) ? bet(random, mine.leverage) : null;
  };
}

/** One bet at the start of each match, held to its end: nothing but that it saves the field's costs. */
export const oneBet = (random) => (match) => (match.into === 0 ? bet(random, 1) : null);

/** Everything in the last tenth, at the highest leverage. */
export const allIn = (random) => (match) => {
  if (match.into === 0) return NOTHING;
  return match.into === Math.floor(match.minutes * 0.9) ? bet(random, MOST) : null;
};

/** Two markets that move alike, one against the other, at the highest leverage. */
export const hedged = (random, kept) => () => {
  if (!changes(random, kept)) return null;
  const side = anySide(random);
  return [side * 10, side * -7.5, 0, 0, 0, 0];
};

/** Trades for the form's sake, and never risks anything. */
export const dust = (random) => () => bet(random, 0.002);
export const idler = () => () => null;

/** One account. Gains are exact in its books' prices: costs are paid when books change. */
export class Account {
  book = NOTHING;
  gain = 0;
  traded = false;

  constructor(name, group, decide) {
    this.name = name;
    this.group = group;
    this.decide = decide;
  }

  /** A minute passes: the market moves, then it decides. @param moves log returns @param match as the bot sees it */
  live(moves, match) {
    let gain = 0;
    for (let i = 0; i < 6; i++) if (this.book[i] !== 0) gain += this.book[i] * Math.expm1(moves[i]);
    const next = this.decide(match);
    this.traded = next !== null || (match.into % TRIMMED === 0 && this.book !== NOTHING);
    if (next !== null) {
      for (let i = 0; i < 6; i++) gain -= COST * Math.abs(next[i] - this.book[i]);
      this.book = next;
    }
    this.gain = Math.log1p(Math.max(gain, -0.9));
  }
}
