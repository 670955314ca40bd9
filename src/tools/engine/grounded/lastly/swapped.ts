import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { saysOf } from '../says.js';
import data from '../words/swapped.yaml.js';

const SAYS = saysOf(data as Record<'swaps' | 'into' | 'namesGiven' | 'namesWanted' | 'colour' | 'size', string>);
const KINDS: readonly (readonly [name: RegExp, is: (one: Mention) => boolean])[] = [
  [SAYS.colour, ({ attribute }) => attribute === 'colors'],
  [SAYS.size, ({ kind }) => kind === 'size'],
];

/** `wanted_colour` of "swap the red scarf for the blue one": of two of a kind what is given back, or what is wanted for it. */
export function swapped({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  const name = words.map(plainly).join(' ');
  const isGiven = SAYS.namesGiven.test(name);
  const is = KINDS.find(([kind]) => kind.test(name))?.[1];
  if (is === undefined || isGiven === SAYS.namesWanted.test(name)) return null;
  const two = mentions.filter((one) => is(one) && one.start >= start && one.end <= end);
  const [given, wanted] = two;
  if (two.length !== 2 || !SAYS.swaps.test(text.slice(start, given.start))) return null;
  if (!SAYS.into.test(text.slice(given.end, wanted.start))) return null;
  const one = isGiven ? given : wanted;
  return { ...fromText(String(one.kind === 'size' ? one.value : one.text), one.text), at: one.start };
}
