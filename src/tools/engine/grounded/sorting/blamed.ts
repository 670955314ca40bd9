import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { isDeniedBefore } from '../judged/scope.js';
import { listOf, saying } from '../judged/phrase.js';
import { sentencesIn } from '../kin/words-of.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/at-fault.yaml.js';
import { folded } from './families.js';

const { asks, did, cleared, parties } = data as unknown as {
  asks: string;
  did: string;
  cleared: string;
  parties: Record<string, { names: string; said: string }>;
};
const ASKS = new Set(listOf(asks));
const DID = saying(listOf(did));
const CLEARED = saying(listOf(cleared));
const PARTIES = Object.values(parties).map(({ names, said }) => ({
  names: new Set(listOf(names)),
  said: saying(listOf(`${names}, ${said}`)),
}));
const SMALL = /^(?:at|who|whose|is|in|party|side|person|the|of|wer|hat|en|à|la|att)$/;
const TURN =
  /,?\s(?:but|and|whereas|while|aber|und|men|och|mais|et|pero|y)\s(?=(?:the|our|my|der|die|das|unser|le|la|les|notre|el|los|las|nuestr|den|det|vår)\p{L}*\s)|,\s|;\s|:\s/giu;

/** Whether a name asks who did wrong: `at_fault`, `schuld`. */
const isAsked = ({ words }: Property): boolean =>
  words.some((word) => ASKS.has(word)) && words.every((word) => ASKS.has(word) || SMALL.test(word));

function placesOf(value: string, part: string): number[] {
  const own = folded(value);
  const party = PARTIES.find(({ names }) => names.has(own) || own.split(' ').some((word) => names.has(word)));
  const said =
    party?.said() ??
    new RegExp(String.raw`(?<!\p{L})${own.split(' ').join(String.raw`[\s-]`)}\p{L}{0,2}(?!\p{L})`, 'giu');
  return [...part.matchAll(said)].map(({ index }) => index);
}

const partsIn = (text: string, scope: Span): string[] =>
  sentencesIn(text, scope).flatMap(({ start, end }) => text.slice(start, end).split(TURN));

/** "The seamstress cut it on the wrong grain", "left in the rain by our driver": whether a part says that a party did it. */
function isBlamed(value: string, part: string): boolean {
  const deeds = DID.allIn(part)
    .map(({ index }) => index)
    .filter((index) => !isDeniedBefore(part, index));
  return placesOf(value, part).some((at) => {
    const isBy = /(?<!\p{L})(?:by|through|von|vom|durch|par|por|av)\s(?:\p{L}+\s){0,2}$/iu.test(part.slice(0, at));
    return deeds.some((deed) => (isBy ? deed < at : deed > at && deed - at < 60)) && part.search(CLEARED()) < 0;
  });
}

/** Of several parties the one that alone is said to have done wrong; null where none or several are, undefined where the name asks for something else. */
export function blamed(
  property: Property,
  values: readonly unknown[],
  { text }: Reading,
  scope: Span,
): Grounded | null | undefined {
  const names = values.filter((value): value is string => typeof value === 'string');
  if (!isAsked(property) || names.length < 2) return undefined;
  const found = partsIn(text, scope).flatMap((part) =>
    names.filter((value) => isBlamed(value, part)).map((value) => ({ value, part })),
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? fromText(found[0].value, found[0].part.trim()) : null;
}
