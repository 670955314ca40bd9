import { isToBeReckoned } from '../asked-amount.js';
import { endOf, endsIn } from '../bounds.js';
import type { Span } from '../clause.js';
import { bothOf, changed, difference, partOrWhole } from '../contrast.js';
import { forAllOf, isOfSeveralRates, isSpokenOf, namedByFacts, ofFacts } from '../facts/index.js';
import { type Grounded, from } from '../grounded.js';
import { isSupposed, leftOpen } from '../hedges.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { plainlyReckoned, reckoned } from '../reckoning/index.js';
import { figureOfLedger } from '../reckoning/ledger/figure.js';
import { severalIn } from '../reckoning/needed-for.js';
import { isOfOtherSide } from '../sides.js';
import { amountFor } from '../amounts/index.js';
import { durationFor } from '../moments/duration-for.js';
import { isSure } from '../sure/index.js';
import { roundedAs } from '../reckoning/rounded.js';
import { ofNow } from '../called/of-another-time.js';
import { unitNamed } from '../units.js';
import { byDimensions } from '../dimensions/by-dimensions.js';
import { toldRate } from '../dimensions/told-rate.js';
import { between, comparable } from './apart.js';
import { afterDiscount } from './after-discount.js';
import { isChangeOf, isMoreThan, isPriceOnly, isNameOfPaper, isRate } from './beside-the-point.js';
import { isNamedAfter, labelled } from './beside.js';
import { reckonedFor } from './by-rate-or-bill.js';
import { calledSo } from './called-so.js';
import { countedAmongMeasures } from './counted-among-measures.js';
import { countedAlready } from './counted-already.js';
import { countOf } from './counted.js';
import { ofKind } from './of-kind.js';
import { ordinalIn } from './ordinal.js';
import { quantityIn } from './quantity.js';
import { inUnit, only, said } from './said.js';
import { endOfSizes, sizeIn } from './size.js';
import { alone, summed } from './summed.js';

/** What a number is for: an argument, neither converted nor reckoned with; a part of a row or of a text; any value. */
type Use = 'argument' | 'part' | 'value';

/** A number of the text, or made from its numbers, that a property's name asks for; null where none or several could be meant. */
export function numberFor(property: Property, reading: Reading, scope: Span, use: Use = 'value'): Grounded | null {
  const length = use === 'value' ? durationFor(property, reading, scope) : null;
  if (length) return length;
  const direct = use === 'value' ? directly(property, reading, scope) : undefined;
  if (direct !== undefined) return direct;
  const amount = use === 'value' ? amountFor(property, reading, scope) : undefined;
  if (amount === undefined) return byWords(property, reading, scope, use);
  const other = amount?.isWeak === true ? byWords(property, reading, scope, use) : null;
  return amount && (other === null || other.value === amount.found.value) ? amount.found : null;
}

/** What is counted in so many words, and what all costs after a discount; undefined where the text tells of neither. */
function directly(property: Property, reading: Reading, scope: Span): Grounded | null | undefined {
  const sure = sureNumbers(property, reading, scope);
  const numbers = sure.filter((one, i) => !isNamedAgain(one, sure.slice(0, i), reading.text));
  const isWhole = scope.start === 0 && scope.end === reading.text.length;
  const figure = isWhole ? figureOfLedger(property, reading.text, numbers) : undefined;
  if (figure !== undefined) return figure;
  const rate = isWhole ? toldRate(property, reading, numbers) : null;
  if (rate) return rate;
  const made = isWhole ? byDimensions(property, reading, numbers) : undefined;
  if (made) return made;
  const bound = boundedBy(property, reading, numbers);
  if (bound) return bound;
  const plain = isWhole ? plainlyReckoned({ property, text: reading.text, numbers }) : undefined;
  if (plain !== undefined) return plain === null ? null : from('arithmetic', plain);
  const counted = countedAmongMeasures(property, reading.text, numbers);
  return counted
    ? said(counted, counted.value as number)
    : afterDiscount(property, reading.text.slice(0, scope.end), numbers);
}

/** `minimum_metres` of "minimum order 20 m": the one measure that the text calls such an end. */
function boundedBy(property: Property, reading: Reading, numbers: readonly Mention[]): Grounded | null {
  const end = endOf(property);
  if (end === null || property.unit === null) return null;
  const like = numbers.filter(({ unit }) => unitNamed(unit)?.dimension === property.unit?.dimension);
  const found = endsIn(reading, like, end);
  return found.length === 1 ? inUnit(found[0], property.unit) : null;
}

/** "Metres with the 5%": a number that was told before. */
const isNamedAgain = ({ value, unit, start }: Mention, before: readonly Mention[], text: string): boolean =>
  before.some((one) => one.value === value && one.unit === unit) &&
  /(?<!\p{L})(?:the|those|these|that|den|de|das|die|les?|los|las|el)\s$/iu.test(text.slice(0, start));

/** A number by the words of a name and those beside it. */
function byWords(property: Property, reading: Reading, scope: Span, use: Use): Grounded | null {
  const found = foundFor(property, reading, scope, use);
  const own = inItsLanguage(property, reading);
  if (use !== 'value' || !found || typeof found.value !== 'number') return found;
  const again = (other: Reading): number | null => valueOf(foundFor(property, other, scope, use));
  const counted = countedAlready(found, own, reading, scope, again);
  if (counted) return counted;
  if (isSure(found, own, reading, scope, again)) return found;
  const told = ofFacts(property, reading, scope);
  if (!told || valueOf(told) === found.value || (found.at === undefined && told.at !== undefined)) return null;
  return isSure(told, own, reading, scope, (other) => valueOf(ofFacts(property, other, scope))) ? told : null;
}

const valueOf = (found: Grounded | null): number | null => (typeof found?.value === 'number' ? found.value : null);

function foundFor(property: Property, reading: Reading, scope: Span, use: Use): Grounded | null {
  const asGiven = use === 'argument';
  if (asGiven && property.kind === 'quantity' && PART_OF_THEM.test(reading.text)) return null;
  const first = oneFor(inItsLanguage(property, reading), reading, scope, use);
  const found = use === 'value' && first ? (forAllOf(first, property, reading, scope) ?? first) : first;
  if (use === 'value' && found?.quote !== undefined && isOfOtherCount(property, found.quote, reading.text)) return null;
  if (!asGiven && found?.at !== undefined && isToBeReckoned(property, reading, scope, found.at)) return null;
  if (
    found?.at !== undefined &&
    (isOfOtherSide(property, reading.text, found.at) || isSupposed(property, reading.text, found.at))
  )
    return null;
  if (found?.source === 'conversion' && severalIn(reading.text, numbersOf(reading)).length > 0) return null;
  if (!found || found.source === 'text' || typeof found.value !== 'number') return found;
  return { ...found, value: roundedAs(reading.text, found.value) };
}

/** `price_for_3_visitors` is not what one pays; of "half of the 46 seats" it is open which of the two is meant; "20 of the unused ones" are not the unused. */
function isOfOtherCount({ words }: Property, quote: string, text: string): boolean {
  if (words.some((word) => /^\d+$/u.test(word) && !text.includes(word))) return true;
  if (words.length === 1 && /^(?:half|hälften|die hälfte|la moitié)\s/iu.test(quote)) return true;
  const at = text.indexOf(`${quote} of the ${words[0]}`);
  return words.length === 1 && at >= 0 && /^(?:un|in|non)/u.test(words[0]);
}

/** "Move half of them": how many that is has to be reckoned. */
const PART_OF_THEM =
  /(?<!\p{L})(?:half|a third|a quarter|the rest|the remainder|hälften|resten|die hälfte|den rest|la moitié|la mitad)(?:\s(?:of|av|von|de)\s(?:them|it|those|these|dem|ihnen|ellos))?(?!\p{L})/iu;

/** `coat_eur` of "Der Mantel kostet 319 Euro": words of clothes are found by what they mean, in whatever language. */
function inItsLanguage(property: Property, { mentions }: Reading): Property {
  const labels = property.labels.map((stems) => {
    const own = mentions.filter(
      ({ kind, value, text }) =>
        kind === 'cloth' &&
        stems.some(
          (stem) =>
            stem.length > 2 &&
            String(value)
              .split('-')
              .some((word) => word.startsWith(stem)),
        ) &&
        !stems.some((stem) => text.toLowerCase().startsWith(stem)),
    );
    return own.length === 0 ? stems : [...stems, ...own.map(({ text }) => text.toLowerCase().split(' ')[0])];
  });
  return { ...property, labels };
}

const numbersOf = ({ mentions }: Reading): Mention[] => mentions.filter(({ kind }) => kind === 'number');

function oneFor(property: Property, reading: Reading, scope: Span, use: Use): Grounded | null {
  const asGiven = use === 'argument';
  const sure = sureNumbers(property, reading, scope).filter(
    (one) => !(asGiven && (isChangeOf(one, property, reading.text) || isPriceOnly(one, property, reading.text))),
  );
  const named = use === 'value' ? namedByFacts(property, reading, scope) : null;
  if (named) return named;
  const found = asGiven ? undefined : operated(property, reading, scope, sure);
  if (found === null)
    return use === 'value' && !isOfBill(property) && !reading.text.includes('?')
      ? ofFacts(property, reading, scope)
      : null;
  if (found !== undefined)
    return isSpokenOf(property, reading, scope) && !isOfSeveralRates(property, reading, scope) ? found : null;
  const called = calledSo(property, reading, sure);
  if (called) return inUnit(called, property.unit);
  const all = sure.filter((one) => !isRate(one, property, reading) && !isMoreThan(one, property, reading));
  const end = endOf(property);
  const numbers = end === null ? all : endsIn(reading, all, end);
  if (end !== null && numbers.length === 0) return endOfSizes(reading, scope, end);
  if (end !== null && isOnlyEnd(property)) return onlyEnd(property, numbers);
  const apart = asGiven ? undefined : ofTwo(property, reading, scope, numbers);
  if (apart !== undefined) return apart ?? (use === 'value' ? ofFacts(property, reading, scope) : null);
  const sum = asGiven ? alone(property, numbers) : summed(property, reading, scope, numbers);
  return (
    sum ?? told(property, reading, scope, numbers, all) ?? (use === 'value' ? ofFacts(property, reading, scope) : null)
  );
}

/** A sum or a tax that is left open is not made of the numbers beside it. */
const isOfBill = ({ words }: Property): boolean =>
  words.some((word) => /^(?:total|sum|summa|all|bill|vat|tax|moms|mwst|tva|iva|gross|net|usable)$/u.test(word));

/** The numbers of a stretch that the text does not leave open. */
function sureNumbers(property: Property, reading: Reading, scope: Span): Mention[] {
  const told = numbersOf(reading).filter(
    (one) => one.start >= scope.start && one.end <= scope.end && !isNameOfPaper(one, property, reading.text),
  );
  const open = leftOpen(reading.text, told);
  return [
    ...ofNow(
      told.filter((one) => !open.has(one)),
      property,
      reading.text,
    ),
  ];
}

/** `max_budget`, `from`: whether a name asks for an end and nothing that a number could be told by. */
const isOnlyEnd = ({ labels, kind, unit, words }: Property): boolean =>
  kind === 'money' ? labels.length > 0 && words.includes('budget') : kind === null && unit === null;

const onlyEnd = ({ kind }: Property, numbers: readonly Mention[]): Grounded | null =>
  only(
    numbers
      .filter(({ unit }) => kind === null || unitNamed(unit)?.currency === true)
      .map((one) => said(one, one.value as number)),
  );

/** What an operation makes of the numbers. @returns undefined where the text tells of none */
function operated(
  property: Property,
  reading: Reading,
  scope: Span,
  numbers: readonly Mention[],
): Grounded | null | undefined {
  const named = byOperation(property, reading, scope, numbers);
  if (named !== undefined) return named === null ? null : from('arithmetic', named);
  const found = reckonedFor(property, reading, numbers);
  return found === null ? undefined : from('arithmetic', found);
}

/** A part or the whole, the difference of two, the one before a change or the one after it. @returns undefined where the text tells of no two */
function ofTwo(
  property: Property,
  reading: Reading,
  scope: Span,
  numbers: readonly Mention[],
): Grounded | null | undefined {
  const { text } = reading;
  const part = partOrWhole(property, text, numbers);
  if (part !== undefined && property.unit === null && MAY_BE_PARTS.has(property.kind))
    return part && said(part, part.value as number);
  const own = comparable(property, numbers);
  const apart = difference(property, text, own) ?? between(property, reading, scope);
  if (apart !== null) return from('arithmetic', apart);
  const turned = changed(property, text, own);
  return turned ? inUnit(turned, property.unit) : undefined;
}

/** A number as it is told: by its kind, by what it counts, by the words beside it. */
function told(
  property: Property,
  reading: Reading,
  scope: Span,
  numbers: readonly Mention[],
  all: readonly Mention[],
): Grounded | null {
  const { kind, unit } = property;
  const own =
    (kind === 'size' ? sizeIn(property, reading, scope) : null) ??
    (kind === 'quantity' ? quantityIn(property, reading, numbers) : null) ??
    ofKind(property, reading, numbers) ??
    countOf(property, reading, all);
  if (own || kind !== null) return own;
  const which = ordinalIn(property, reading, scope);
  if (which || unit !== null) return which;
  const bare = numbers.filter((one) => one.unit === undefined || isNamedAfter(one, property, reading));
  return labelled(
    property,
    reading,
    bare.filter((one) => !isArticle(one)),
  );
}

/** What a named operation makes of the numbers of a stretch. */
function byOperation(
  property: Property,
  { text }: Reading,
  { start, end }: Span,
  numbers: readonly Mention[],
): number | null | undefined {
  const own = `${' '.repeat(start)}${text.slice(start, end)}`;
  const both = bothOf(
    own,
    numbers.filter(({ unit }) => unit !== 'percent'),
  );
  return reckoned(property, own, numbers, both);
}

const MAY_BE_PARTS: ReadonlySet<string | null> = new Set([null, 'quantity']);
