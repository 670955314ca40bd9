import { Random } from '../../../common/kernel/random.js';
import { FIGHTERS } from '../fighters/index.js';
import { cornerOf, equityOf, exposuresOf, fightMinute, nextMinute, openPit } from '../fighters/pit.fixture.js';
import type { Corner } from '../fighters/pit.fixture.js';
import { SYMBOLS } from '../types.js';
import type { MarketHistory } from '../types.js';
import { addReturns, startCovariance } from './covariance.js';
import { chanceToQualify, LEAST_TRADES } from './eligibility.js';
import { observeExposures, startExposures } from './exposure-history.js';
import { winProbabilities } from './odds.js';
import type { Entrant } from './odds.js';
import { addQuote, brierScore, emptyReliability, logScore } from './scoring.js';
import type { Reliability } from './scoring.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FEE = 0.0006;

/** Scores of the quotes at one moment of the matches, summed. */
export interface Scores {
  matches: number;
  log: number;
  brier: number;
  uniform: number;
  reliability: Reliability;
}

/** Hourly matches of the rated house fighters in the test pit; quotes at these parts of the match are scored. */
export function season(matches: number, seed: string, moments: readonly number[]): Map<number, Scores> {
  const random = Random.from(seed);
  const corners = FIGHTERS.filter((fighter) => !fighter.baseline).map(cornerOf);
  const scores = new Map(
    moments.map((m) => [m, { matches: 0, log: 0, brier: 0, uniform: 0, reliability: emptyReliability() }]),
  );
  let histories = corners.map(startExposures);
  let covariance = startCovariance([0.45, 0.62, 0.8, 0.52, 0.75, 0.9]);
  let pit = openPit(Date.UTC(2025, 0, 6));
  let opening: Opening | null = null;
  const warmUp = 1440;
  for (let minute = 1; minute <= warmUp + matches * 60; minute++) {
    const before = pit.view;
    pit = nextMinute(pit, random);
    covariance = addReturns(covariance, logReturns(before, pit.view));
    for (const corner of corners) fightMinute(corner, pit.view, seed);
    histories = histories.map((history, i) =>
      observeExposures(history, exposuresOf(corners[i], pit.view), pit.view.now),
    );
    if (minute < warmUp) continue;
    const into = (minute - warmUp) % 60;
    if (into === 0) {
      if (opening) settle(opening, corners, pit.view, scores);
      opening = { at: pit.view.now, equities: corners.map((c) => equityOf(c, pit.view)), quotes: new Map() };
    }
    if (opening === null) continue;
    for (const moment of moments) {
      if (into !== Math.round(moment * 60)) continue;
      const { at, equities, quotes } = opening;
      const left = (60 - into) * MINUTE;
      const entrants = corners.map((corner, i): Entrant =>
        entrantOf(corner, pit.view, at, equities[i], left, histories[i]),
      );
      quotes.set(moment, winProbabilities(entrants, covariance, left, HOUR));
    }
  }
  return scores;
}

interface Opening {
  at: number;
  equities: number[];
  quotes: Map<number, number[]>;
}

const logReturns = (before: MarketHistory, after: MarketHistory): number[] =>
  SYMBOLS.map((symbol) => Math.log(after.quotes[symbol].price / before.quotes[symbol].price));

const tradesSince = (corner: Corner, at: number): number => corner.fills.filter((fill) => fill.at > at).length;

function entrantOf(
  corner: Corner,
  view: MarketHistory,
  opened: number,
  start: number,
  left: number,
  history: Entrant['history'],
): Entrant {
  const lastDay = corner.fills.filter((fill) => fill.at > view.now - DAY);
  const fees = FEE * lastDay.reduce((sum, fill) => sum + fill.notional, 0);
  const equity = equityOf(corner, view);
  return {
    id: corner.fighter.id,
    equity,
    start,
    exposures: exposuresOf(corner, view),
    history,
    qualifies: chanceToQualify(tradesSince(corner, opened), lastDay.length / DAY, left),
    drawdown: 0,
    drag: fees / equity / DAY,
  };
}

/** The winner is the best return of those with three trades; a match without one is not scored. */
function settle(opening: Opening, corners: readonly Corner[], view: MarketHistory, scores: Map<number, Scores>): void {
  const returns = corners.map((corner, i) =>
    tradesSince(corner, opening.at) >= LEAST_TRADES ? equityOf(corner, view) / opening.equities[i] : -Infinity,
  );
  const best = Math.max(...returns);
  if (best === -Infinity) return;
  const winner = returns.indexOf(best);
  for (const [moment, quote] of opening.quotes) {
    const score = scores.get(moment);
    if (!score) continue;
    score.matches++;
    score.log += logScore(quote, winner);
    score.brier += brierScore(quote, winner);
    score.uniform += Math.log(corners.length);
    score.reliability = addQuote(score.reliability, quote, winner);
  }
}
