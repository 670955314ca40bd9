/**
 * The one loop in which house fighters trade the simulated market on the real exchange: prices walk by the tick, orders of the
 * tick before are filled at its quotes, whoever is due decides. What a bench wants to know it takes at the two points of a tick.
 */
import {
  commit,
  runTick,
  STARTING_CASH_USD,
  tickersOf,
  viewAccount,
} from '../../../dist/src/arena/engine/exchange/index.js';
import { isDue } from '../../../dist/src/arena/engine/fighters/index.js';
import { INSTRUMENTS } from '../../../dist/src/arena/engine/instruments.js';
import {
  addToChart,
  beginObserving,
  emptyChart,
  observe,
  quotesOf,
  rawPrice,
} from '../../../dist/src/arena/engine/market/index.js';
import { createStepper, genesis, tradedVolume } from '../../../dist/src/arena/engine/market/v2/index.js';
import { Random } from '../../../dist/src/common/kernel/random.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A Monday. */
export const START = Date.UTC(2026, 0, 5);
const OPEN = INSTRUMENTS.map(() => false);

export const admitted = (id) => ({ kind: 'admit', participant_id: id, cash: STARTING_CASH_USD * 1e6 });

/**
 * @param parties {id, fighter, phase}: a fighter's rules with an account of their own, asked `phase` ms after the full minute
 * @param before of each tick: (state, book, mids) with mids in micro-USD
 * @param after of each tick: (state, book, outcome, tickers, forget) gives further commands; `forget(id)` takes an account and its memory away
 */
export function playPit({ seed, tickMs, until, parties, before = () => {}, after }) {
  const state = genesis(START, seed);
  const step = createStepper();
  const prices = () => INSTRUMENTS.map((_, i) => rawPrice(state, i));
  const chart = emptyChart();
  const minutes = Object.fromEntries(INSTRUMENTS.map(({ symbol, index }) => [symbol, chart['1m'][index]]));
  let observed = beginObserving(state.time, prices());
  const book = new Map();
  const minds = new Map();
  const forget = (id) => (book.delete(id), minds.delete(id));
  let commands = parties.map(({ id }) => admitted(id));
  for (let tick = 1; tick * tickMs <= until; tick++) {
    before(state, book, observed.mids);
    step(state, state.time + tickMs);
    observed = observe(observed, state.time, prices());
    INSTRUMENTS.forEach((_, i) =>
      addToChart(chart, i, state.time, observed.mids[i] / 1e6, tradedVolume(state, i, tickMs)),
    );
    const quotes = quotesOf(observed, OPEN, state.version);
    const tickers = tickersOf(quotes);
    const fundingDue = state.time % HOUR === 0;
    const outcome = runTick(book, { tick, time: state.time, tickers, fundingDue, commands });
    commit(book, outcome);
    commands = decided(parties, book, minds, { now: state.time, version: state.version, quotes, minutes }, tickers);
    commands.push(...after(state, book, outcome, tickers, forget));
  }
}

function decided(parties, book, minds, view, tickers) {
  const commands = [];
  for (const { id, fighter, phase } of parties) {
    const account = book.get(id);
    if (!account || view.now % MINUTE !== phase || !isDue(fighter, view.now - phase)) continue;
    const random = Random.from(`house/${fighter.id}/${view.now - phase}`);
    const { memory, actions } = fighter.decide(view, viewAccount(account, tickers), minds.get(id) ?? {}, random);
    minds.set(id, memory);
    if (actions.length > 0) commands.push({ kind: 'decide', participant_id: id, decision_id: `${view.now}`, actions });
  }
  return commands;
}
