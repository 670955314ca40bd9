import type { Span } from '../clause.js';
import { from, fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { sameThing } from '../same-thing.js';
import { converted, unitNamed, unitOf } from '../units.js';
import { type Owned, ownedIn } from './told.js';
import { SELF, wordsIn } from './words.js';

const MEASURES = wordsIn('measures');

/** `dog_weight_lb`, `jo_monthly_rent`, `right_sleeve_in`: the number of whom or of what a name calls, told itself or by another. */
export function ownedNumber(property: Property, reading: Reading, scope: Span): Grounded | null {
  const owners = property.words.filter((word) => !MEASURES.has(word) && unitOf(word) === undefined);
  if (owners.length === 0 || owners.length > 3) return null;
  const told = ownedIn(reading, scope)?.filter((one) => isOfKind(one, property)) ?? [];
  const own = best(
    told.filter((one) => owners.every((word) => isSaid(word, one))),
    owners,
  );
  if (told.length < 2 || own.length !== 1 || !(own[0].isReckoned || isSure(property, told))) return null;
  const value = inUnit(own[0], property);
  if (value === null) return null;
  return own[0].isReckoned ? from('arithmetic', value) : { ...fromText(value, own[0].text), at: own[0].start };
}

/** What is told as it is: whoever it is of, a size, or what others are told by. */
const isSure = ({ words }: Property, told: readonly Owned[]): boolean =>
  told.some(({ isReckoned }) => isReckoned) || words.some((word) => SELF.has(word) || SIZE.test(word));
const SIZE = /^(?:size|sizes|storlek|größe|groesse|taille|pointure|talla)$/u;

/** Those of which the most words are said of themselves, not of what they are told by. */
function best(told: readonly Owned[], owners: readonly string[]): readonly Owned[] {
  const own = told.map((one) => owners.filter((word) => isOf(word, one.words)).length);
  return told.filter((_, i) => own[i] > 0 && own[i] === Math.max(...own));
}

const isOf = (word: string, words: readonly string[]): boolean =>
  SELF.has(word) ? words.some((said) => SELF.has(said)) : words.some((said) => sameThing(word, said));
const isSaid = (word: string, { words, of }: Owned): boolean =>
  isOf(word, words) || (!SELF.has(word) && isOf(word, of));

/** The same, where another number tells it, or a name asks for who writes: nothing else is asked of these. */
export function ownedFirst(property: Property, reading: Reading, scope: Span): Grounded | null {
  const found = ownedNumber(property, reading, scope);
  const isSelf = property.words.some((word) => SELF.has(word));
  return found !== null && (isSelf || found.source === 'arithmetic') ? found : null;
}

/** Sizes for a size, sums for money, the name's own measure; else what has no unit. */
function isOfKind({ unit }: Owned, { unit: asked, words, kind }: Property): boolean {
  const own = unitNamed(unit);
  if (asked !== null && asked.currency !== true) return own?.dimension === asked.dimension;
  if (asked?.currency === true || kind === 'money' || words.some((word) => MONEY.test(word)))
    return own?.currency === true;
  return own === undefined && (unit === undefined || words.some((word) => SIZE.test(word)));
}
const MONEY = /^(?:price|rent|cost|costs|fee|pris|hyra|preis|miete|prix|loyer|precio|alquiler)$/u;

function inUnit({ value, unit }: Owned, { unit: asked }: Property): number | null {
  const own = unitNamed(unit);
  if (asked === null || own === undefined || own.unit === asked.unit) return value;
  return asked.currency === true ? null : converted(value, own, asked);
}
