import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { sentenceAt } from '../clause.js';
import { saysOf } from '../says.js';
import { isPraised } from '../sorting/praised.js';
import data from '../words/of-another.yaml.js';

type Fault = (found: Grounded, property: Property, reading: Reading) => boolean;

const SAYS = saysOf(data as unknown as Record<'shoes' | 'payment' | 'complaint' | 'things', string>);
const placeOf = ({ at, quote }: Grounded, text: string): number =>
  at ?? (quote === undefined ? -1 : text.indexOf(quote));
const isNamed = ({ words }: Property, list: keyof typeof SAYS): boolean => words.some((word) => SAYS[list].test(word));

/** "Wears a size 38 dress": no size of shoes. */
const isOfNoShoe: Fault = (found, property, { text }) => {
  if (found.source !== 'text' || !isNamed(property, 'shoes')) return false;
  const { start, end } = sentenceAt(text, Math.max(0, placeOf(found, text)));
  return !SAYS.shoes.test(text.slice(start, end));
};

/** "Out for delivery" is no way to pay. */
const isOfNoPayment: Fault = ({ source }, property, { text }) =>
  source === 'text' && property.words[0] === 'payment' && !SAYS.payment.test(text);

/** "The size is correct" is no complaint. */
const isFine: Fault = (found, property, { text }) => {
  const at = placeOf(found, text);
  if (found.source !== 'text' || typeof found.value !== 'string' || at < 0 || !isNamed(property, 'complaint'))
    return false;
  const { start, end } = sentenceAt(text, at);
  return isPraised(text.slice(start, end), at - start);
};

/** "10:00 Adaeze Obi, gown": a person is no garment. */
const isPerson: Fault = ({ value, source }, { kind }, { mentions }) =>
  source === 'text' &&
  typeof value === 'string' &&
  kind !== null &&
  SAYS.things.test(kind) &&
  mentions.some((one) => one.kind === 'person' && one.text === value);

const OR_BEFORE = /\s(?:or|oder|ou|o|eller)\s(?:(?:an?|une?|eine?|en|ett|una?)\s)?$/iu;
const OR_AFTER = /^[^\p{L}.]{0,2}\s?(?:or|oder|ou|o|eller)\s/iu;
/** "Is linen a plant or an animal fibre?": what is asked between says neither. */
const isAskedBetween: Fault = (found, { kind }, { text }) => {
  const at = placeOf(found, text);
  if (
    found.source !== 'text' ||
    typeof found.value !== 'string' ||
    (kind !== null && !/^(?:place|country)$/u.test(kind)) ||
    at < 0 ||
    found.quote === undefined ||
    /["“”«»„]/u.test(text)
  )
    return false;
  const { start, end } = sentenceAt(text, at);
  if (text[end] !== '?' && !text.slice(start, end + 2).includes('?')) return false;
  const [before, after] = [text.slice(start, at), text.slice(at + found.quote.length, end)];
  return OR_BEFORE.test(before) || OR_AFTER.test(after);
};

/** What is said of something else than what a name asks for. */
export const OF_ANOTHER: readonly Fault[] = [isOfNoShoe, isOfNoPayment, isFine, isPerson, isAskedBetween];
