import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { saysOf } from '../says.js';
import data from '../words/ordered-or-sent.yaml.js';

const SAYS = saysOf(
  data as Record<'ordered' | 'sent' | 'namesOrdered' | 'namesSent' | 'turns' | 'colour' | 'size' | 'thing', string>,
);
const KINDS: readonly (readonly [name: RegExp, is: (one: Mention) => boolean])[] = [
  [SAYS.colour, ({ attribute }) => attribute === 'colors'],
  [SAYS.size, ({ kind }) => kind === 'size'],
  [SAYS.thing, ({ attribute }) => attribute === 'garment'],
];

/** `received_colour` of "I asked for a red dress but you sent a green one": of two of a kind the one on that side. */
export function orderedOrSent({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  const name = words.map(plainly).join(' ');
  const isOrdered = SAYS.namesOrdered.test(name);
  const is = KINDS.find(([kind]) => kind.test(name))?.[1];
  if (is === undefined || isOrdered === SAYS.namesSent.test(name)) return null;
  const two = mentions.filter((one) => is(one) && one.start >= start && one.end <= end);
  if (two.length !== 2 || !isToldOfTwo(text.slice(start, end), two[0].end - start, two[1].start - start)) return null;
  const one = two[isOrdered ? 0 : 1];
  return { ...fromText(String(one.kind === 'size' ? one.value : one.text), one.text), at: one.start };
}

/** Whether a name asks for what came of a text that tells only what was ordered. */
export function isOnlyOrdered({ words }: Property, { text }: Reading): boolean {
  const name = words.map(plainly).join(' ');
  const isOfThing = KINDS.some(([kind]) => kind.test(name));
  return isOfThing && SAYS.namesSent.test(name) && SAYS.ordered.test(text) && !SAYS.sent.test(text);
}

/** Whether the first is what was ordered, and after a turn the second what came. */
function isToldOfTwo(text: string, from: number, to: number): boolean {
  const between = text.slice(from, to);
  const turn = between.search(SAYS.turns);
  const [before, after] = [text.slice(0, from + Math.max(0, turn)), text.slice(from + Math.max(0, turn))];
  return turn >= 0 && SAYS.ordered.test(before) && !SAYS.sent.test(before) && SAYS.sent.test(after);
}
