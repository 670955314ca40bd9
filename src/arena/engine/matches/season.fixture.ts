import { Random } from '../../../common/kernel/random.js';
import { FIGHTERS } from '../fighters/index.js';
import { cornerOf, equityOf, exposuresOf, fightMinute, nextMinute, openPit } from '../fighters/pit.fixture.js';
import type { Corner, Pit } from '../fighters/pit.fixture.js';
import { SYMBOLS } from '../types.js';
import type { MarketHistory } from '../types.js';
import { addReturns, startCovariance } from './covariance.js';
import { LEAST_TRADES } from './eligibility.js';
import { outlookOf } from './qualifying.js';
import type { Covariance } from './covariance.js';
import { observeExposures, startExposures } from './exposure-history.js';
import type { ExposureHistory } from './exposure-history.js';
import { oddsOf } from './odds.js';
import type { Entrant } from './odds.js';
import { addQuote, brierScore, emptyReliability, logScore } from './scoring.js';
import type { Reliability } from './scoring.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FEE = 0.0006;

/** Scores of the quotes at one moment of the matches, summed. */
export interface Scores {
  matches: number;
  log: number;
  brier: number;
  uniform: number;
  reliability: Reliability;
}

/** Everything that goes from one minute of a season to the next. */
interface Season {
  pit: Pit;
  corners: readonly Corner[];
  histories: ExposureHistory[];
  covariance: Covariance;
  opening: Opening | null;
}

interface Opening {
  at: number;
  equities: number[];
  quotes: Map<number, number[]>;
}

const WARM_UP = 1440;

/** Hourly matches of the rated house fighters in the test pit; quotes at these parts of the match are scored. */
export function season(matches: number, seed: string, moments: readonly number[]): Map<number, Scores> {
  const random = Random.from(seed);
  const scores = new Map(moments.map((moment) => [moment, noScores()]));
  const state = begin();
  for (let minute = 1; minute <= WARM_UP + matches * 60; minute++) {
    fightOn(state, random, seed);
    if (minute < WARM_UP) continue;
    const into = (minute - WARM_UP) % 60;
    if (into === 0) turn(state, scores);
    for (const moment of moments) if (into === Math.round(moment * 60)) quote(state, moment, into);
  }
  return scores;
}

const noScores = (): Scores => ({ matches: 0, log: 0, brier: 0, uniform: 0, reliability: emptyReliability() });

function begin(): Season {
  const corners = FIGHTERS.filter((fighter) => !fighter.baseline).map(cornerOf);
  return {
    pit: openPit(Date.UTC(2025, 0, 6)),
    corners,
    histories: corners.map(startExposures),
    covariance: startCovariance([0.45, 0.62, 0.8, 0.52, 0.75, 0.9]),
    opening: null,
  };
}

function fightOn(state: Season, random: Random, seed: string): void {
  const before = state.pit.view;
  state.pit = nextMinute(state.pit, random);
  const { view } = state.pit;
  state.covariance = addReturns(state.covariance, logReturns(before, view));
  for (const corner of state.corners) fightMinute(corner, view, seed);
  state.histories = state.histories.map((history, i) =>
    observeExposures(history, exposuresOf(state.corners[i], view), view.now, state.corners[i].fills.length),
  );
}

function turn(state: Season, scores: Map<number, Scores>): void {
  const { corners, pit, opening } = state;
  if (opening) settle(opening, corners, pit.view, scores);
  state.opening = { at: pit.view.now, equities: corners.map((c) => equityOf(c, pit.view)), quotes: new Map() };
}

function quote({ corners, pit, histories, covariance, opening }: Season, moment: number, into: number): void {
  if (opening === null) return;
  const left = (60 - into) * MINUTE;
  const entrants = corners.map((corner, i) =>
    entrantOf(corner, pit.view, opening.at, opening.equities[i], left, histories[i]),
  );
  opening.quotes.set(moment, oddsOf(entrants, covariance, left, HOUR).return);
}

const logReturns = (before: MarketHistory, after: MarketHistory): number[] =>
  SYMBOLS.map((symbol) => Math.log(after.quotes[symbol].price / before.quotes[symbol].price));

const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);

const tradesSince = (corner: Corner, at: number): number => corner.fills.filter((fill) => fill.at > at).length;

function entrantOf(
  corner: Corner,
  view: MarketHistory,
  opened: number,
  start: number,
  left: number,
  history: Entrant['history'],
): Entrant {
  const equity = equityOf(corner, view);
  const { chance, fills } = outlookOf(
    {
      trades: tradesSince(corner, opened),
      exposure: Infinity,
      gross: 0,
      passed: view.now - opened,
      history,
      fills: corner.fills.length,
      age: view.now - (corner.fills[0]?.at ?? view.now),
    },
    left,
  );
  return {
    id: corner.fighter.id,
    equity,
    start,
    exposures: exposuresOf(corner, view),
    history,
    qualifies: chance,
    drawdown: 0,
    drag: (fills * FEE * mean(corner.fills.map(({ notional }) => notional))) / equity,
    risk: { squares: 0, largest: 0, floor: 1 },
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
