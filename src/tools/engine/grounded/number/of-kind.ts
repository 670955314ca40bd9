import { isFirstName } from '../people.js';
import { sentenceAt } from '../clause.js';
import type { Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import { type Property, stemsOf } from '../property.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';
import { besideAll, labelled } from './beside.js';
import { isSumNamed, moneyIn } from './money.js';
import { isOfOther } from './of-other.js';
import { rating } from './rating.js';
import { inUnit, only, said } from './said.js';
import { isWashedAt } from './washing.js';

const DIMENSION: Readonly<Record<string, string>> = {
  mass: 'mass',
  length: 'length',
  temperature: 'temperature',
  duration: 'duration',
  share: 'share',
};

const YEARS_OLD =
  /\b(old|alt|gammal|aged|age|ålder|alter|âge|edad|i am|i['’]m|jag är|bin|ai|tengo|j['’]ai|y\/o|yo|y\.o\.|yrs old)(?!\p{L})/iu;
/** "Colette Aubry, 81 ans, …", "Nora (34)": right after a name. */
const OF_NAMED = /\p{Lu}[\p{Ll}’'-]+,\s$/u;

/** "Lars Hedin är 52 år": so old, where nothing follows. */
const IS_OLD = /(?<!\p{L})(?:är|fyller|blir|ist|wird)\s$/u;

/** The number of a kind, in the property's unit. */
export function ofKind(property: Property, reading: Reading, numbers: readonly Mention[]): Grounded | null {
  const { kind, unit } = property;
  if (kind === 'age') return ageOf(property, reading, numbers);
  if (kind === 'rating')
    return rating(reading, numbers) ?? labelled({ ...property, labels: [stemsOf('rating')] }, reading, numbers);
  if (kind === 'year') return onlyOf(numbers.filter(isYear));
  if (kind === 'money' || unit?.currency || isSumNamed(property)) return moneyIn(property, reading, numbers);
  const dimension = unit?.dimension ?? (kind === null ? undefined : DIMENSION[kind]);
  if (dimension === undefined) return null;
  const isMeasured = numbers.some((one) => unitNamed(one.unit)?.dimension === dimension);
  return dimension === 'temperature' && !isMeasured
    ? washedAt(property, reading, numbers)
    : measured(property, reading, numbers, dimension);
}

const IS_AGED = /(\p{Lu}\p{Ll}+)\s(?:is|was|turns|turned|är|fyller|fyllde|ist|wird)\s$/u;

/** "34 years old", or "Nora is 34" where the name asks for Nora. */
function ageOf({ labels }: Property, reading: Reading, numbers: readonly Mention[]): Grounded | null {
  const { text } = reading;
  const told = numbers.filter(
    (one) =>
      (one.unit === 'year' &&
        (YEARS_OLD.test(around(reading, one)) ||
          (IS_OLD.test(text.slice(0, one.start)) &&
            /^\s?(?:[,.;)]|$|(?:och|und|et|y)(?!\p{L}))/u.test(text.slice(one.end))) ||
          (OF_NAMED.test(text.slice(0, one.start)) && /^\s?(?:[,.;)]|$)/u.test(text.slice(one.end))))) ||
      (one.unit === undefined && /^\s?(?:y\/o|yo|y\.o\.)(?!\p{L})/iu.test(text.slice(one.end))),
  );
  if (told.length === 0 && labels.length === 0) return onlyOf(numbers.filter((one) => isAgeOfSomebody(one, text)));
  if (told.length > 0 || labels.length !== 1) return onlyOf(told);
  const own = numbers.filter((one) => {
    const name = IS_AGED.exec(text.slice(0, one.start))?.[1].toLowerCase();
    return isBareAge(one, text) && name !== undefined && labels[0].some((stem) => name.startsWith(stem));
  });
  return onlyOf(own);
}

/** "Maria is 34 and …": a number that nothing follows that it could be of. */
const isBareAge = ({ unit, value, end }: Mention, text: string): boolean =>
  unit === undefined &&
  Number.isInteger(value) &&
  Number(value) < 120 &&
  /^(?:\s(?:and|och|und|but|years?)(?!\p{L})|[.,;]|$)/u.test(text.slice(end));

/** "Maria is 34", "my son is 6", where the name asks for an age and for nobody's. */
function isAgeOfSomebody(one: Mention, text: string): boolean {
  if (!isBareAge(one, text)) return false;
  const before = text.slice(0, one.start);
  const name = IS_AGED.exec(before)?.[1];
  return (name !== undefined && isFirstName(name)) || KIN_IS.test(before);
}

const KIN_IS =
  /(?<!\p{L})(?:my|our|his|her|their)\s(?:\p{Ll}+\s)?(?:daughter|son|child|mother|mum|father|dad|sister|brother|wife|husband|partner|grand(?:son|daughter|mother|father)|niece|nephew|friend)\s(?:is|turns)\s$|(?<!\p{L})(?:min|mitt|vår)\s(?:dotter|son|barn|mamma|pappa|syster|bror|fru|man)\s(?:är|fyller)\s$|(?<!\p{L})(?:meine?|unsere?)\s(?:tochter|sohn|kind|mutter|vater|schwester|bruder|frau|mann)\s(?:ist|wird)\s$/iu;

const onlyOf = (numbers: readonly Mention[]): Grounded | null =>
  only(numbers.map((one) => said(one, one.value as number)));

const isYear = ({ value, unit }: Mention): boolean =>
  unit === undefined && Number.isInteger(value) && Number(value) >= 1900 && Number(value) < 2100;

function washedAt({ unit }: Property, { text }: Reading, numbers: readonly Mention[]): Grounded | null {
  const washed = numbers.filter((one) => one.unit === undefined && isWashedAt(one, text));
  return washed.length === 1 && unit?.unit !== 'fahrenheit' ? said(washed[0], Number(washed[0].value)) : null;
}

/** "2 rolls of lining": so many, not so long. */
const COUNTS_OF = /^\s\p{L}{3,}\s(?:of|av|von|de)\s/u;

/** The one of a dimension, or the one beside the words of the name. */
function measured(
  property: Property,
  reading: Reading,
  numbers: readonly Mention[],
  dimension: string,
): Grounded | null {
  const isBareLength = dimension === 'length' && property.labels.length > 0;
  const fit = numbers.filter(
    (one) =>
      unitNamed(one.unit)?.dimension === dimension ||
      (one.unit === undefined &&
        isBareLength &&
        !isArticle(one) &&
        !isOfOther(property.labels, reading.text, one) &&
        !COUNTS_OF.test(reading.text.slice(one.end))),
  );
  const chosen = property.labels.length > 0 ? besideAll(property, reading, fit) : fit.length === 1 ? fit[0] : null;
  const own = chosen ?? inItsUnit(property, fit, reading.text);
  return own && inUnit(own, property.unit);
}

/** `length_m`: a name that says no more than what is measured takes the one number of the text that has its unit. */
function inItsUnit({ words, unit }: Property, numbers: readonly Mention[], text: string): Mention | null {
  if (!unit || !words.some((word) => /^(length|weight|radius|distance)$/.test(word))) return null;
  const long = words.includes('length') ? numbers.filter((one) => LONG.test(text.slice(one.end))) : [];
  if (long.length === 1) return long[0];
  const own = numbers.filter((one) => one.unit === unit.unit && !ACROSS.test(text.slice(one.end)));
  return own.length === 1 ? own[0] : null;
}

const LONG = /^\s(?:long|in length|lång|långa|långt|lang|de long|de largo)(?!\p{L})/iu;
/** "1.5 m wide": how long it is, is another number. */
const ACROSS =
  /^\s(?:wide|broad|high|tall|deep|thick|bre[dt]t?|hög|högt|djup|djupt|tjock|breit|hoch|tief|dick|de large|de ancho)(?!\p{L})/iu;

const around = ({ text }: Reading, { start }: Mention): string => {
  const { start: from, end } = sentenceAt(text, start);
  return text.slice(from, end);
};
