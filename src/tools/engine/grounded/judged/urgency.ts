import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';
import data from '../words/urgency.yaml.js';
import { SMALL } from './meets.js';
import { listOf, type Sayings, saying } from './phrase.js';
import { isDeniedBefore } from './scope.js';

type Level = 'low' | 'middle' | 'high';
const lists = data as unknown as Record<'danger' | 'now' | 'stops' | 'soon' | 'calm', string> & {
  levels: Record<Level, string>;
};
const CALM = saying(listOf(lists.calm));
/** How much each kind of phrase weighs. */
const PRESSING: readonly (readonly [Sayings, number])[] = [
  [saying(listOf(lists.danger)), 3],
  [saying(listOf(lists.now)), 2],
  [saying(listOf(lists.stops)), 2],
];
const SOON = saying(listOf(lists.soon));
const LEVELS = Object.entries(lists.levels).map(([level, names]) => [level as Level, new Set(listOf(names))] as const);
/** Of two names for the highest level the one that is above. */
const TOPS = ['urgent', 'critical', 'emergency'];

const levelOf = (value: string): Level | undefined =>
  LEVELS.find(([, names]) =>
    names.has(
      value
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    ),
  )?.[0];

interface Urgency {
  level: Level;
  weight: number;
  quote: string;
}

/** What a text lets one hear: danger and "now" against "no hurry". @returns null where it has neither, or both alike */
function urgencyOf(text: string): Urgency | null {
  const calm = CALM.allIn(text);
  const rest = calm.length === 0 ? text : text.replace(CALM(), ' — ');
  const hits = PRESSING.flatMap(([said, weight]) =>
    said
      .allIn(rest)
      .filter((at) => !isDeniedBefore(rest, at.index))
      .map((at) => ({ weight, quote: at[0] })),
  );
  const weight = hits.reduce((sum, one) => sum + one.weight, 0);
  if (calm.length > 0 && weight > 0) return null;
  if (calm.length > 0) return { level: 'low', weight: calm.length, quote: calm[0][0] };
  if (weight > 0) return { level: 'high', weight, quote: hits[0].quote };
  const soon = SOON.allIn(text);
  return soon.length > 0 ? { level: 'middle', weight: 1, quote: soon[0][0] } : null;
}

/** `urgent`: yes where it presses, no where it can wait. */
export function isUrgent(words: readonly string[], { text }: Reading, { start, end }: Span): Grounded | null {
  const own = words.filter((word) => !SMALL.test(word));
  if (own.length !== 1 || !/^(?:urgent|emergency|critical|immediate)$/.test(own[0])) return null;
  const found = urgencyOf(text.slice(start, end));
  if (!found || found.level === 'middle' || (own[0] === 'emergency' && found.level === 'high' && found.weight < 3))
    return null;
  return fromText(found.level === 'high', found.quote);
}

/** Of values that are levels the one that a text sounds like. */
export function byUrgency(values: readonly string[], { text }: Reading, { start, end }: Span): Grounded | null {
  const levels = values.map((value) => ({ value, level: levelOf(value) }));
  if (values.length < 2 || levels.some(({ level }) => level === undefined)) return null;
  const found = urgencyOf(text.slice(start, end));
  const exact = found ? levels.filter(({ level }) => level === found.level) : [];
  const own = exact.length === 0 && found?.level === 'low' ? levels.filter(({ level }) => level === 'middle') : exact;
  if (!found || own.length === 0) return null;
  if (own.length === 1) return fromText(own[0].value, found.quote);
  const top = own.find(({ value }) => TOPS.includes(value.toLowerCase()));
  return found.level === 'high' && top && own.length === 2 && found.weight >= 3
    ? fromText(top.value, found.quote)
    : null;
}
