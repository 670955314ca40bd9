#!/usr/bin/env node
/**
 * Who is called a follower in whole matches; run after `node scripts/build.mjs`: `node bench/arena/followers.mjs [days] [seed] [seconds between ticks]`
 * (20 days, some minutes). House fighters trade the present market, at a tick of five seconds when nothing else is said. Beside each leader stand
 * those who mirror its fills after a delay, and honest look-alikes: the leader's very rules with an account of their own,
 * asked at another second of the minute, so that they see other prices.
 */
import { FIGHTERS } from '../../dist/src/arena/engine/fighters/index.js';
import { followersIn, LOOK_BACK_MS } from '../../dist/src/arena/engine/skill/index.js';
import { Random } from '../../dist/src/common/kernel/random.js';
import { playPit, START } from './market/pit.mjs';
import { printed } from './market/printed.mjs';

const TICK = 1000 * Number(process.argv[4] ?? 5);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
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
  [0, ...PHASES].map((phase) => ({
    id: phase ? `${id}+${phase / 1000}` : id,
    fighter: FIGHTERS.find((one) => one.id === id),
    phase,
  })),
);
const fills = Object.fromEntries(parties.map(({ id }) => [id, []]));
play();
report('1d', DAY);
report('1h', HOUR);

/** Everybody's fills, from the second day on. */
function play() {
  playPit({
    seed,
    tickMs: TICK,
    until: (days + 1) * DAY,
    parties,
    after: ({ time }, _, outcome) => {
      if (time <= START + DAY) return [];
      for (const { participant_id, symbol, side } of outcome.fills)
        fills[participant_id].push({ at: time, symbol, side });
      return [];
    },
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
