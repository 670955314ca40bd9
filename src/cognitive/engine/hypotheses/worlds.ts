import { Random } from '../../../common/kernel/random.js';
import { effectOf } from '../effects.js';
import type { Happening } from '../stimulus.js';
import { evaluateSecond, keyOf, newRegister, noteMade, noteMatch, turnMinute, type Register } from './register.js';
import { newTable, note } from './table.js';

/** Worlds whose truth is known, for the published evaluation (`npm run bench:cognitive -- truth`) and the tests. */
export type WorldKind = 'sessions' | 'tides' | 'bursts';
export const WORLD_KINDS: readonly WorldKind[] = ['sessions', 'tides', 'bursts'];
export type Planted = 'rate' | 'lag' | 'threshold' | 'in sessions';
export const PLANTED: readonly Planted[] = ['rate', 'lag', 'threshold', 'in sessions'];

export interface Seen {
  /** second of the world, from 0 */
  at: number;
  what: Happening;
}

const DAY = 86_400;
const GARMENTS = ['coat', 'dress', 'trousers', 'shirt'] as const;
const STRATEGIES = ['trend', 'breakout', 'pairs', 'momentum_rotation', 'contrarian', 'seasonal'];
const REGIMES = ['calm', 'volatile', 'bull', 'bear'];

const words = (compound: number): Happening => ({
  kind: 'text',
  via: 'demo',
  compound,
  addressed: true,
  fearful: false,
  question: false,
  topics: [],
  cells: [],
});

/** Ten things that a visitor does, independently of each other. */
const DEEDS: readonly ((random: Random) => Happening)[] = [
  (random) => ({ kind: 'traffic', group: 'arena', count: 1 + random.int(4) }),
  (random) => ({ kind: 'traffic', group: 'tools', count: 1 + random.int(4) }),
  (random) => ({ kind: 'traffic', group: 'cognitive', count: 1 + random.int(2) }),
  (random) => words(random.chance(0.5) ? 0.6 : -0.6),
  () => words(0),
  () => ({ kind: 'concept', topics: [] }),
  () => ({ kind: 'registration' }),
  (random) => ({ kind: 'error', group: random.chance(0.7) ? 'tools' : 'design', count: 1 }),
  () => ({ kind: 'key', group: 'tools' }),
  (random) => ({ kind: 'job', work: 'design', stage: 'queued', topic: random.pick(GARMENTS), slow: false }),
];

/** By night a fifth of what comes at noon. */
const tide = (at: number): number => 0.6 - 0.4 * Math.cos((2 * Math.PI * at) / DAY);

/** Seconds of a Poisson process within [from, to). @param perSecond its rate */
function* poisson(from: number, to: number, perSecond: number, random: Random): Generator<number> {
  for (let at = from - Math.log(1 - random.next()) / perSecond; at < to; at -= Math.log(1 - random.next()) / perSecond)
    yield Math.floor(at);
}

/** A visit of 3–10 minutes with its own liveliness per deed; what is ordered is finished a while later. */
function visit(from: number, random: Random, out: Seen[]): void {
  const to = from + 180 + random.int(421);
  for (const deed of DEEDS) {
    const perMinute = 0.1 + 0.9 * random.next();
    for (const at of poisson(from, to, perMinute / 60, random)) {
      const what = deed(random);
      out.push({ at, what });
      if (what.kind === 'job') out.push(finished(at, what, random));
    }
  }
}

function finished(at: number, order: Extract<Happening, { kind: 'job' }>, random: Random): Seen {
  const stage = random.chance(0.93) ? 'completed' : 'failed';
  return { at: at + 8 + random.int(70), what: { ...order, stage, slow: random.chance(0.2) } };
}

function visits(days: number, perDay: number, tidal: boolean, random: Random, out: Seen[]): void {
  for (const at of poisson(0, days * DAY, perDay / DAY, random))
    if (!tidal || random.chance(tide(at))) visit(at, random, out);
}

/** House trades that nobody's visit has to do with, and an hourly match that anybody may win. */
function house(days: number, random: Random, out: Seen[]): void {
  for (const at of poisson(0, days * DAY, 1 / 90, random)) {
    const won = random.int(2);
    out.push({ at, what: { kind: 'trade', house: true, count: 1, won, lost: 1 - won, topic: 'btc' } });
  }
  let regime = random.pick(REGIMES);
  for (let at = 1800; at < days * DAY; at += 3600) {
    if (random.chance(0.1)) regime = random.pick(REGIMES);
    const winner = random.pick(STRATEGIES);
    const results = STRATEGIES.map((strategy) => ({ strategy, regime, won: strategy === winner }));
    out.push({ at, what: { kind: 'match', houseWon: true, results } });
  }
}

/** Storms in which errors, limits or trades come by the dozen, at times of their own and in each other's company. */
function storms(days: number, random: Random, out: Seen[]): void {
  for (const start of poisson(0, days * DAY, 8 / DAY, random)) {
    const kinds = random.shuffle(STORMS).slice(0, 1 + random.int(3));
    const length = 120 + random.int(1200);
    for (const kind of kinds)
      for (const at of poisson(start, start + length, (1 + random.int(6)) / 60, random)) out.push({ at, what: kind });
  }
}

const STORMS: Happening[] = [
  { kind: 'error', group: 'tools', count: 1 },
  { kind: 'error', group: 'arena', count: 2 },
  { kind: 'limit', group: 'tools', count: 1 },
  { kind: 'trade', house: true, count: 3, won: 1, lost: 0, topic: 'eth' },
  { kind: 'traffic', group: 'arena', count: 7 },
];

const inOrder = (seen: Seen[]): Seen[] => seen.sort((a, b) => a.at - b.at);

/** A world in which nothing follows from anything but a visit from its visitor. */
export function nullWorld(kind: WorldKind, seed: string, days: number): Seen[] {
  const random = Random.from(`${kind} ${seed}`);
  const out: Seen[] = [];
  visits(days, 40 + random.int(200), kind !== 'sessions', random, out);
  house(days, random, out);
  if (kind === 'bursts') storms(days, random, out);
  return inOrder(out);
}

/** The same with one thing in it that follows. @returns the world, and the pair `a>b` that is true of it */
export function plantedWorld(planted: Planted, seed: string, days: number): { seen: Seen[]; pair: [string, string] } {
  const seen = nullWorld('tides', seed, days).filter(({ what }) => what.kind !== 'limit' && what.kind !== 'key');
  const random = Random.from(`planted ${seed}`);
  const rest = planted === 'threshold' ? seen.filter(({ what }) => !isToolsTraffic(what)) : seen;
  const pair = PLANTERS[planted](days, random, rest);
  return { seen: inOrder(rest), pair };
}

const isToolsTraffic = (what: Happening): boolean => what.kind === 'traffic' && what.group === 'tools';
const LEAD: Happening = { kind: 'lead', duration: '1d' };
const KEY: Happening = { kind: 'key', group: 'tools' };
const LIMIT: Happening = { kind: 'limit', group: 'design', count: 1 };

/** In each minute: with probability `when` a thing; `lag` minutes later another with .6, else .2. */
function follow(
  days: number,
  random: Random,
  out: Seen[],
  lag: number,
  [a, b]: [Happening, Happening],
  when: number,
): void {
  const came = new Set<number>();
  for (let minute = 0; minute < days * 1440; minute++) {
    if (random.chance(when)) {
      came.add(minute);
      out.push({ at: minute * 60 + random.int(60), what: a });
    }
    if (random.chance(came.has(minute - lag) ? 0.6 : 0.2)) out.push({ at: minute * 60 + random.int(60), what: b });
  }
}

const PLANTERS: Record<Planted, (days: number, random: Random, out: Seen[]) => [string, string]> = {
  rate: (days, random, out) => {
    follow(days, random, out, 1, [LIMIT, KEY], 0.08);
    return ['limit_hit', 'key_issued'];
  },
  lag: (days, random, out) => {
    follow(days, random, out, 2, [LIMIT, KEY], 0.08);
    return ['limit_hit', 'key_issued'];
  },
  threshold: (days, random, out) => {
    const many = new Set<number>();
    for (let minute = 0; minute < days * 1440; minute++) {
      const calls = random.chance(0.08) ? 22 + random.int(20) : random.int(15);
      if (calls >= 20) many.add(minute);
      if (calls > 0)
        out.push({ at: minute * 60 + random.int(60), what: { kind: 'traffic', group: 'tools', count: calls } });
      if (random.chance(many.has(minute - 1) ? 0.6 : 0.2)) out.push({ at: minute * 60 + random.int(60), what: LEAD });
    }
    return ['traffic_tools', 'lead_change'];
  },
  'in sessions': (_days, random, out) => {
    for (const { at, what } of out.filter((s) => s.what.kind === 'error'))
      if (what.kind === 'error' && random.chance(0.6)) out.push({ at: at + 10 + random.int(60), what: KEY });
    for (const { at } of out.filter((s) => s.what.kind === 'traffic'))
      if (random.chance(0.1)) out.push({ at, what: KEY });
    return ['error_tools', 'key_issued'];
  },
};

/** Lets a register live through a world, second by second of its clock, as the engine does. */
export function live(seen: readonly Seen[], days: number, told?: (key: string, at: number) => void): Register {
  const [register, table] = [newRegister(), newTable()];
  let next = 0;
  for (let second = 60; second <= days * DAY; second += 60) {
    for (; next < seen.length && seen[next].at < second; next++) take(register, table, seen[next]);
    turnMinute(register, table);
    for (let s = second; s < second + 60; s++) evaluateSecond(register, table, s);
    if (told && second % 300 === 0)
      for (const p of Object.values(register.published)) if (p.since > second - 300) told(keyOf(p.subject), second);
  }
  return register;
}

function take(register: Register, table: ReturnType<typeof newTable>, { at, what }: Seen): void {
  const effect = effectOf(what);
  if (effect) note(table, effect.mask, effect.count, at);
  if (what.kind === 'match') {
    const results = what.results.map(({ strategy, regime, won }) => ({ level: `${strategy}|${regime}`, won }));
    noteMatch(register, what.results[0].regime, results, at);
  }
  if (what.kind === 'job' && what.work === 'design' && what.stage !== 'queued')
    noteMade(register, what.topic, what.stage === 'completed' && !what.slow, at);
}
