/** Who would be first: matches of all three lengths over accounts, by the engine's own score. */
import { covarianceOver } from '../../../dist/src/arena/engine/matches/index.js';
import {
  holdFrom,
  LEAST_EXPOSURE,
  leastRisk,
  meanExposure,
  riskIn,
  scoreOf,
  startHolding,
} from '../../../dist/src/arena/engine/skill/index.js';
import { MARKETS, MINUTE } from './paths.mjs';

export const LENGTHS = {
  '1h': { minutes: 60, sample: 1 },
  '1d': { minutes: 1440, sample: 5 },
  '1w': { minutes: 10080, sample: 60 },
};
const LEAST_TRADES = 3;
export const NOTHING = MARKETS.map(() => 0);

/** One account in one running match. */
class Course {
  constructor(length, at) {
    this.length = length;
    this.begun = at;
    this.log = 0;
    this.last = 1;
    this.samples = 0;
    this.squares = 0;
    this.largest = 0;
    this.riskiest = NOTHING;
    this.trades = 0;
    this.held = startHolding(at);
  }

  /** @param riskOf of a book, for the whole match, as it is expected now */
  add({ gain, traded, book }, now, gross, riskOf, sampled) {
    this.log += gain;
    if (traded) this.trades++;
    this.held = holdFrom(this.held, now, gross);
    const risk = riskOf(book);
    if (risk > this.largest) [this.largest, this.riskiest] = [risk, book];
    if (!sampled) return;
    this.largest = Math.max(this.largest, riskOf(this.riskiest));
    const equity = Math.exp(this.log);
    this.squares += (equity / this.last - 1) ** 2;
    this.samples++;
    this.last = equity;
  }

  score() {
    const { last, samples, squares, largest, length, log } = this;
    return (
      scoreOf(
        { start: 1, last, samples, mean: 0, squares },
        Math.exp(log),
        largest,
        leastRisk(length.minutes * MINUTE),
      ) ?? 0
    );
  }

  exposure(now) {
    return meanExposure(this.held, this.begun, now);
  }

  eligible(now) {
    return this.trades >= LEAST_TRADES && this.exposure(now) >= LEAST_EXPOSURE;
  }
}

/** Runs the matches of one length over a field; each match that ends is told to `settle(entries)`. */
export class Matches {
  courses = new Map();
  into = 0;

  constructor(name, accounts, settle) {
    this.length = LENGTHS[name];
    this.accounts = accounts;
    this.settle = settle;
  }

  /** Before the accounts decide in a minute: what a bot may look at. */
  view(account, now) {
    const { minutes } = this.length;
    const course = this.courses.get(account);
    return {
      into: this.into,
      minutes,
      left: 1 - this.into / minutes,
      score: () => course?.score() ?? 0,
      held: () => ((course?.exposure(now) ?? 0) * this.into) / minutes,
    };
  }

  /** @param covariance of minute returns */
  minute(now, covariance) {
    const matrix = covarianceOver(covariance, this.length.minutes * MINUTE);
    const riskOf = (book) => (book === NOTHING ? 0 : riskIn(book, matrix));
    if (this.into === 0)
      for (const account of this.accounts) this.courses.set(account, new Course(this.length, now - MINUTE));
    this.into++;
    const sampled = this.into % this.length.sample === 0;
    for (const account of this.accounts) {
      const gross = account.book.reduce((sum, x) => sum + Math.abs(x), 0);
      this.courses.get(account).add(account, now, gross, riskOf, sampled);
    }
    if (this.into < this.length.minutes) return;
    this.into = 0;
    this.settle(this.accounts.map((account) => entryOf(account, this.courses.get(account), now)));
  }
}

const entryOf = ({ name, group }, course, now) => ({
  name,
  group,
  score: course.score(),
  eligible: course.eligible(now),
  hour: { gain: course.log, variance: course.squares, exposure: course.exposure(now) },
});
