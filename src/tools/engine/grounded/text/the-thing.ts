import type { Span } from '../clause.js';
import { type Grounded, fromText } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { thingsIn } from '../things.js';
import { unitNamed } from '../units.js';
import { ownNumber } from './own-number.js';

/** What a stretch counts, where it names no garment that is known: "2 tablecloths". */
export function theThing(
  { kind, weakKind, words }: Property,
  reading: Reading,
  scope: Span,
  found: readonly Grounded[],
): Grounded | null {
  if (found.length === 0 && kind === 'code')
    return ownNumber(
      words.filter((word) => !/^(?:number|id|no|nr|code)$/.test(word)),
      reading.text.slice(scope.start, scope.end),
    );
  if (found.length > 0 || !(kind === 'garment' || (kind === null && weakKind === 'person' && words.length === 1)))
    return null;
  const own = ownNumber(words, reading.text.slice(scope.start, scope.end));
  if (own !== null) return own;
  const numbers = reading.mentions.filter(
    (one) => one.kind === 'number' && one.start >= scope.start && one.end <= scope.end,
  );
  const isPriced = numbers.length === 1 && unitNamed(numbers[0].unit)?.currency === true;
  const priced = isPriced ? PRICED.exec(reading.text.slice(scope.start, scope.end))?.[1] : undefined;
  if (priced !== undefined && scope.end - scope.start < reading.text.length)
    return fromText(priced.toLowerCase(), priced);
  const things = thingsIn(reading, scope).filter(
    ({ name }) => !TIMES.test(name) && (kind !== null || !PEOPLE.test(name)),
  );
  if (
    kind === null &&
    /(?<!\p{L})(?:mit|with|avec|con|med)(?!\p{L})/iu.test(reading.text.slice(scope.start, scope.end)) &&
    reading.language !== 'en'
  )
    return null;
  return things.length === 1 ? fromText(things[0].name, things[0].name) : null;
}

/** "belt 25 EUR" as one of a list. */
const PRICED =
  /^[^\p{L}\d]*(?:(?:and|och|und|et|y|an?|the|one|en|ett|ein|eine|une?|una?)\s)*(\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,2}?)\s?(?:for|at|:|-|à|für|för|pour|por|costs?)?\s?(?:[$€£]\s?)?\d/iu;

/** "Mesuré deux fois": how often is no thing. */
const TIMES = /^(?:times?|fois|mal|male|veces|vez|gånger|gång)$/iu;

/** Who is counted is not what is called so. */
const PEOPLE =
  /^(?:people|persons?|guests?|participants?|adults?|children|kids|seats?|places?|personer|gäster|vuxna|barn|leute|personen|gäste|personnes?|invités|personas|invitados)(?:\s|$)/iu;
