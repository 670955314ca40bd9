import type { Span } from '../clause.js';
import { from, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { saysOf } from '../says.js';
import data from './cloth-ranks.yaml.js';

/** More or less of what: how far a cloth stands in it, from the least. */
interface Rank {
  says: Record<'of' | 'more' | 'less' | 'named', RegExp>;
  needsTopic: boolean;
  /** whether a blend has as much of it as the part that has most */
  inBlends: boolean;
  steps: ReadonlyMap<string, number>;
}

type Row = {
  property: string;
  of?: string;
  more: string;
  less: string;
  named?: string;
  blends?: boolean;
  steps: string[];
};
const RANKS = (data as unknown as Row[]).map(({ of = '-', more, less, named = '-', blends = false, steps }): Rank => ({
  says: saysOf({ of, more, less, named }),
  needsTopic: of !== '-',
  inBlends: blends,
  steps: new Map(steps.flatMap((step, i) => listOf(step).map((cloth) => [cloth, i] as const))),
}));
const SOURCE = 'knowledge:fabric/ranks';

/** A cloth, or one with another in it, as a text offers it beside others. */
interface Side {
  said: string;
  cloths: readonly string[];
}

const BETWEEN = /\s(?:or|eller|oder|ou|o|u)\s|[,:;?]\s?|\s(?:and|och|und|et|y|than|än|als|que)\s/giu;
const ARTICLE = /^(?:pure|the|an?|der|die|das|le|la|les|el|los|las)\s/iu;

const isCloth = ({ attribute }: Mention): boolean => attribute === 'fabrics';
const clothsOf = ({ mentions }: Reading, start: number, end: number): string[] => [
  ...new Set(
    mentions.filter((one) => isCloth(one) && one.start >= start && one.end <= end).map(({ value }) => String(value)),
  ),
];

/** A coat of wool is more than its wool. */
const hasGarment = ({ mentions }: Reading, start: number, end: number): boolean =>
  mentions.some(
    (one) =>
      one.attribute === 'garment' &&
      one.start >= start &&
      one.end <= end &&
      !mentions.some((cloth) => isCloth(cloth) && cloth.start === one.start),
  );

/** What of a stretch stands beside each other: each part that names a cloth. */
function sidesIn(reading: Reading, { start, end }: Span): Side[] {
  const marks = [...reading.text.slice(start, end).matchAll(BETWEEN)];
  const starts = [start, ...marks.map((mark) => start + mark.index + mark[0].length)];
  return starts.flatMap((from, i): Side[] => {
    const to = i < marks.length ? start + marks[i].index : end;
    const cloths = clothsOf(reading, from, to);
    const own = reading.mentions.find((one) => isCloth(one) && one.start >= from && one.end <= to);
    if (own === undefined) return [];
    if (hasGarment(reading, from, to)) return [{ said: '', cloths: ['of a garment'] }];
    const said = cloths.length === 1 ? own.text : reading.text.slice(from, to).trim().replace(ARTICLE, '');
    return [{ said, cloths }];
  });
}

/** Which property a text compares, and whether it asks for more of it or for less; null where it asks for neither or both. */
function askedIn(asked: string): { rank: Rank; more: boolean } | null {
  const found = RANKS.filter(
    ({ says, needsTopic }) =>
      says.named.test(asked) ||
      ((!needsTopic || says.of.test(asked)) && (says.more.test(asked) || says.less.test(asked))),
  );
  const topical = found.filter(({ needsTopic }) => needsTopic);
  const [rank, ...more] = topical.length > 0 ? topical : found;
  if (rank === undefined || more.length > 0) return null;
  const isLess = rank.says.less.test(asked);
  return isLess && rank.says.more.test(asked) ? null : { rank, more: !isLess };
}

/** How far a side stands; two cloths in one are open but for what a blend has. */
function stepOf({ steps, inBlends }: Rank, { cloths }: Side): number | undefined {
  const own = cloths.map((cloth) => steps.get(cloth)).filter((step) => step !== undefined);
  if (own.length < cloths.length) return undefined;
  return own.length === 1 || inBlends ? Math.max(...own) : undefined;
}

const QUESTION = /[^.!?\n]{1,400}\?/u;
const MOST = 6;

/** The sides of a question in words, each with its step; null where one of them is not known. */
function placed(
  property: Property,
  reading: Reading,
): { sides: { said: string; step: number }[]; more: boolean } | null {
  const question = QUESTION.exec(reading.text);
  if (question === null) return null;
  const asked = askedIn(`${question[0]} ${property.words.join(' ')}`);
  const sides = sidesIn(reading, { start: question.index, end: question.index + question[0].length });
  if (asked === null || sides.length < 2 || sides.length > MOST) return null;
  const own = sides.map((side) => ({ said: side.said, step: stepOf(asked.rank, side) }));
  return own.some(({ step }) => step === undefined)
    ? null
    : { sides: own as { said: string; step: number }[], more: asked.more };
}

/** "Which dries faster, polyester or cotton?": the words for the one that stands by itself at the end that is asked for. */
export function clothCompared(property: Property, reading: Reading): Grounded | null {
  const all = placed(property, reading);
  if (all === null || THAN.test(reading.text)) return null;
  const steps = all.sides.map(({ step }) => step);
  const end = all.more ? Math.max(...steps) : Math.min(...steps);
  const found = all.sides.filter(({ step }) => step === end);
  return found.length === 1 ? from(SOURCE, found[0].said) : null;
}

/** Of several values the one whose cloth it is. */
export function clothAmong(values: readonly unknown[], property: Property, reading: Reading): Grounded | null {
  const found = clothCompared(property, reading);
  const said = String(found?.value).toLowerCase();
  const own = values.filter((value) => isCalled(folded(String(value)), said));
  return found !== null && own.length === 1 ? { ...found, value: own[0] } : null;
}

const folded = (value: string): string => value.toLowerCase().replaceAll(/[_-]+/gu, ' ').replace(ARTICLE, '');
const isCalled = (value: string, said: string): boolean => value === said || said.replaceAll('-', ' ') === value;

const THAN = /(?<!\p{L})(?:than|än|als|que)\s/iu;

/** "Is wool warmer than linen?" */
export function isClothSo(property: Property, reading: Reading): Grounded | null {
  const all = placed(property, reading);
  if (all === null || all.sides.length !== 2 || !THAN.test(reading.text)) return null;
  const [first, second] = all.sides.map(({ step }) => step);
  return first === second ? null : from(SOURCE, all.more === first > second);
}
