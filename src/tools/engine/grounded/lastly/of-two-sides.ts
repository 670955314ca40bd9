import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { saysOf } from '../says.js';
import data from '../words/two-sides.yaml.js';

type Kind = 'colour' | 'size' | 'thing';
type Row = Record<'first' | 'turn' | 'namesFirst' | 'namesSecond', string> & { second?: string };
const { kinds, relations } = data as unknown as { kinds: Record<Kind, string>; relations: readonly Row[] };
const NAMED = saysOf(kinds);
const KINDS: readonly (readonly [name: RegExp, is: (one: Mention) => boolean])[] = [
  [NAMED.colour, ({ attribute }) => attribute === 'colors'],
  [NAMED.size, ({ kind }) => kind === 'size'],
  [NAMED.thing, ({ attribute }) => attribute === 'garment'],
];
const RELATIONS = relations.map(({ second, ...row }) => ({
  ...saysOf(row),
  second: second === undefined ? null : saysOf({ second }).second,
}));
type Relation = (typeof RELATIONS)[number];

/** "I asked for a red dress but you sent a green one", "swap the red scarf for the blue one": of two of a kind the one that a name is of. */
export function ofTwoSides({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  const name = words.map(plainly).join(' ');
  const is = KINDS.find(([kind]) => kind.test(name))?.[1];
  const two = is ? mentions.filter((one) => is(one) && one.start >= start && one.end <= end) : [];
  if (two.length !== 2) return null;
  const found = RELATIONS.filter(
    (one) =>
      sideNamed(name, one) !== null && isToldOf(one, text.slice(start, end), two[0].end - start, two[1].start - start),
  );
  const side = found.length === 1 ? sideNamed(name, found[0]) : null;
  if (side === null) return null;
  const one = two[side];
  return { ...fromText(String(one.kind === 'size' ? one.value : one.text), one.text), at: one.start };
}

/** Which of the two a name asks for; null where it asks for neither, or both. */
function sideNamed(name: string, { namesFirst, namesSecond }: Relation): 0 | 1 | null {
  const [isFirst, isSecond] = [namesFirst.test(name), namesSecond.test(name)];
  return isFirst === isSecond ? null : isFirst ? 0 : 1;
}

/** Whether a text says so of what stands before `from`, and after a turn of what stands behind `to`. */
function isToldOf({ first, turn, second }: Relation, text: string, from: number, to: number): boolean {
  const at = text.slice(from, to).search(turn);
  const [before, after] = [text.slice(0, from + Math.max(0, at)), text.slice(from + Math.max(0, at))];
  return at >= 0 && first.test(before) && (second === null || (!second.test(before) && second.test(after)));
}

/** Whether a name asks for the second of two of which a text tells only the first: what came of what was ordered. */
export function isOnlyFirst({ words }: Property, { text }: Reading): boolean {
  const name = words.map(plainly).join(' ');
  return (
    KINDS.some(([kind]) => kind.test(name)) &&
    RELATIONS.some(
      ({ first, second, namesSecond }) =>
        second !== null && namesSecond.test(name) && first.test(text) && !second.test(text),
    )
  );
}
