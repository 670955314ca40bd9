#!/usr/bin/env node
/**
 * Who is called a follower in whole matches; run after `node scripts/build.mjs`: `node bench/arena/followers.mjs [days] [seed]`
 * (20 days, some minutes). House fighters trade version 2 of the market at a tick of five seconds. Beside each leader stand
 * those who mirror its fills after a delay, and honest look-alikes: the leader's very rules with an account of their own,
 * asked at another second of the minute, so that they see other prices.
 */
import {
  commit,
  runTick,
  STARTING_CASH_USD,
  tickersOf,
  viewAccount,
} from '../../dist/src/arena/engine/exchange/index.js';
import { FIGHTERS, isDue } from '../../dist/src/arena/engine/fighters/index.js';
import { INSTRUMENTS } from '../../dist/src/arena/engine/instruments.js';
import {
  addToChart,
  beginObserving,
  emptyChart,
  observe,
  quotesOf,
  rawPrice,
} from '../../dist/src/arena/engine/market/index.js';
import { createStepper, genesis, tradedVolume } from '../../dist/src/arena/engine/market/v2/index.js';
import { followersIn, LOOK_BACK_MS } from '../../dist/src/arena/engine/skill/index.js';
import { Random } from '../../dist/src/common/kernel/random.js';
import { printed } from './market/printed.mjs';

const TICK = 5000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 5);
const LEADERS = ['ember-vane', 'halvard-breach', 'maestra-orrery', 'mother-pendula', 'nettle-crow'];
/** Second of the minute at which the league itself asks its fighters: with the first tick. */
const PHASES = [15_000, 30_000, 50_000];
const DELAYS = {
  'a tick': () => TICK,
  '15 s': () => 15_000,
  '30 s': () => 30_000,
  '50 s': () => 50_000,
  'anything within a minute': (random) => random.next() * MINUTE,
  'at a fixed second of the minute': (_, at) => MINUTE - (at % MINUTE) + 20_000 - (at % MINUTE > 20_000 ? 0 : MINUTE),
};

const days = Number(process.argv[2] ?? 20);
const seed = process.argv[3] ?? 'followers';
const parties = LEADERS.flatMap((id) =>
  [0, ...PHASES].map((phase) => ({ id: phase ? `${id}+${phase / 1000}` : id, like: id, phase })),
);
const fills = Object.fromEntries(parties.map(({ id }) => [id, []]));
play();
report('1d', DAY);
report('1h', HOUR);

/** Everybody's fills, from the second day on. */
function play() {
  const state = genesis(START, seed);
  const step = createStepper();
  const prices = () => INSTRUMENTS.map((_, i) => rawPrice(state, i));
  const chart = emptyChart();
  const minutes = Object.fromEntries(INSTRUMENTS.map(({ symbol, index }) => [symbol, chart['1m'][index]]));
  let observed = beginObserving(state.time, prices());
  const book = new Map();
  const minds = new Map();
  let pending = parties.map(({ id }) => ({ kind: 'admit', participant_id: id, cash: STARTING_CASH_USD * 1e6 }));
  for (let tick = 1; tick * TICK <= (days + 1) * DAY; tick++) {
    step(state, state.time + TICK);
    observed = observe(observed, state.time, prices());
    INSTRUMENTS.forEach((_, i) =>
      addToChart(chart, i, state.time, observed.mids[i] / 1e6, tradedVolume(state, i, TICK)),
    );
    const quotes = quotesOf(
      observed,
      INSTRUMENTS.map(() => false),
      2,
    );
    const tickers = tickersOf(quotes);
    const fundingDue = state.time % HOUR === 0;
    const outcome = runTick(book, { tick, time: state.time, tickers, fundingDue, commands: pending });
    if (tick * TICK > DAY)
      for (const { participant_id, symbol, side } of outcome.fills)
        fills[participant_id].push({ at: state.time, symbol, side });
    commit(book, outcome);
    pending = decided(book, minds, { now: state.time, version: 2, quotes, minutes }, tickers);
  }
}

function decided(book, minds, view, tickers) {
  return parties.flatMap(({ id, like, phase }) => {
    const fighter = FIGHTERS.find((one) => one.id === like);
    const account = book.get(id);
    if (!account || view.now % MINUTE !== phase || !isDue(fighter, view.now - phase)) return [];
    const random = Random.from(`${like}/${view.now - phase}`);
    const { memory, actions } = fighter.decide(view, viewAccount(account, tickers), minds.get(id) ?? {}, random);
    minds.set(id, memory);
    return actions.length === 0 ? [] : [{ kind: 'decide', participant_id: id, decision_id: `${view.now}`, actions }];
  });
}

/** How many of the matches of this length call each a follower of its leader; those alone in which it has enough fills to be judged. */
function report(duration, length) {
  const rows = [
    ...Object.entries(DELAYS).map(([name, delay]) => [
      `mirrors after ${name}`,
      ...called(length, (leader) => mirrored(fills[leader], name, delay)),
    ]),
    ...PHASES.map((phase) => [
      `the same rules, ${phase / 1000} s later`,
      ...called(length, (leader) => fills[`${leader}+${phase / 1000}`]),
    ]),
  ];
  printed(`${duration} matches of ${days} days, seed ${seed}`, [['who', 'matches', 'called', 'share'], ...rows]);
}

function mirrored(list, name, delay) {
  const random = Random.from(`${seed}/${name}`);
  return list
    .map((fill) => ({ ...fill, at: fill.at + Math.round(delay(random, fill.at)) }))
    .sort((a, b) => a.at - b.at);
}

function called(length, fillsOfOther) {
  let [matches, count] = [0, 0];
  for (const leader of LEADERS) {
    const all = fillsOfOther(leader);
    for (let from = START + DAY; from < START + (days + 1) * DAY; from += length) {
      const inside = (list) => list.filter(({ at }) => at >= from && at < from + length);
      const other = inside(all);
      if (other.length < 6) continue;
      matches++;
      const field = new Map(LEADERS.map((id) => [id, inside(fills[id])]));
      const day = (list) => list.filter(({ at }) => at >= from + length - LOOK_BACK_MS && at < from + length);
      const days = new Map([...LEADERS.map((id) => [id, day(fills[id])]), ['other', day(all)]]);
      if (
        followersIn(new Map([...field, ['other', other]]), ['other'], LEADERS, length, days).get('other')?.leader ===
        leader
      )
        count++;
    }
  }
  return [matches, count, count / matches];
}
