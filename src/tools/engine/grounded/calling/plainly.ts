import { isArticle } from '../numbers.js';
import { isNameOfPaper } from '../number/beside-the-point.js';
import { propertyIn, wordsOfName } from '../property.js';
import { isSchema, type Schema, typeOf } from '../schema.js';
import { unitOf } from '../units.js';
import { counted } from './counted.js';
import { nounsOf } from './nouns-of.js';
import { besideNoun } from './spans.js';
import { switched } from './switched.js';
import type { Open } from './open.js';

interface Told {
  value: unknown;
  quote: string;
}

export const isNumeric = (schema: unknown): boolean => isSchema(schema) && /^(?:number|integer)$/.test(typeOf(schema));

/** A text without a form or choices of its own, or a list of such. */
export function isText(schema: unknown): boolean {
  if (!isSchema(schema)) return false;
  if (typeOf(schema) === 'array') return isText(schema.items);
  return typeOf(schema) === 'string' && !Array.isArray(schema.enum) && schema.format === undefined;
}

const LAST_DIGITS = /last_?(?:four|4)|(?:four|4)_?digits/iu;
const ENDING =
  /(?<!\p{L})(?:ending(?: (?:in|with|on))?|ends (?:in|with|on)|last (?:four|4)(?: digits)?(?: are| is)?|(?:som )?slutar (?:på|med)|sista (?:fyra )?siffror(?:na)?(?: är)?|endet (?:auf|mit)|endend auf|(?:mit )?(?:den |der )?(?:letzten (?:vier )?ziffern|endziffern?|endung)|(?:se terminant|qui (?:se termine|finit)|finissant) (?:par|en)|terminad[ao] en|que termina en|acabad[ao] en)\s?:?\s?(\d{4})(?!\d)/iu;

const BEGINS = /^(?:start|begin|starts_at|start_time|from_time|time)$/iu;

/** Whether the form of an argument's text finds it, not its words. */
export const isPlain = (name: string, schema: unknown): boolean =>
  !isText(schema) || LAST_DIGITS.test(name) || BEGINS.test(name);

/** "Book Willow at 13:00": when something begins is the one time that is told. */
function beginning({ mentions }: Open['reading']): Told | null {
  const times = mentions.filter(({ kind }) => kind === 'time');
  return times.length === 1 ? { value: times[0].value, quote: times[0].text } : null;
}

/** What is no text: switched on or off, how many, chosen, the last digits of a card. */
export function plainly(name: string, properties: Schema, { reading }: Open, isSure: boolean): Told | null {
  const schema = properties[name];
  if (!isSchema(schema)) return null;
  if (LAST_DIGITS.test(name)) return digits(reading.text);
  if (BEGINS.test(name) && isText(schema)) return beginning(reading);
  if (Array.isArray(schema.enum)) return choiceBeside(name, schema, reading.text) ?? currency(schema, reading);
  if (typeOf(schema) === 'boolean') return switched(name, reading.text) ?? null;
  return isNumeric(schema) ? (counted(name, reading) ?? (isSure ? null : lone(name, properties, reading))) : null;
}

const digits = (text: string): Told | null => {
  const found = ENDING.exec(text);
  return found && { value: found[1], quote: found[0] };
};

/** "Betyget B": one of the choices right beside what the argument is called. */
function choiceBeside(name: string, schema: Schema, text: string): Told | null {
  const [said, ...more] = besideNoun(nounsOf(name, schema), text);
  const values =
    said && more.length === 0
      ? (schema.enum as unknown[]).filter((one) => String(one).toLowerCase() === said.text.toLowerCase())
      : [];
  return values.length === 1 ? { value: values[0], quote: said.text } : null;
}

/** "250 francs": the currency of the one sum that is told. */
function currency(schema: Schema, { mentions }: Open['reading']): Told | null {
  const sums = mentions.filter(({ kind, unit }) => kind === 'number' && unit !== undefined);
  const own = (schema.enum as unknown[]).filter(
    (value) =>
      sums.length === 1 && (value === sums[0].unit || unitOf(String(value).toLowerCase())?.unit === sums[0].unit),
  );
  return own.length === 1 ? { value: own[0], quote: sums[0].text } : null;
}

/** The one number of a text, for the one argument that is a number: of its unit, or of none where it asks for none. */
function lone(name: string, properties: Schema, { mentions, text }: Open['reading']): Told | null {
  const own = Object.keys(properties).filter((one) => isNumeric(properties[one]));
  const property = propertyIn(name, properties[name]);
  const { unit } = property;
  const numbers = mentions.filter(
    (one) => one.kind === 'number' && !isArticle(one) && !isNameOfPaper(one, property, text),
  );
  const [first = ''] = wordsOfName(name);
  const named = numbers.filter(({ end }) => first.length > 3 && text.slice(end).toLowerCase().startsWith(` ${first}`));
  if (named.length === 1) return { value: named[0].value, quote: named[0].text };
  const isOfAny = unit === null && asksUnit(properties);
  const fit = numbers.filter((one) => isOfAny || (unit === null ? one.unit === undefined : one.unit === unit.unit));
  if (fit.length !== 1 || (unit === null && (numbers.length !== 1 || own.length !== 1))) return null;
  return wordsOfName(name).some((word) => NO_COUNT.test(word)) ||
    (unit === null && OTHERWISE.test(String(fit[0].value)))
    ? null
    : { value: fit[0].value, quote: fit[0].text };
}

/** Whether another argument says in what unit a number is told. */
const asksUnit = (properties: Schema): boolean =>
  Object.values(properties).some(
    (own) =>
      isSchema(own) &&
      Array.isArray(own.enum) &&
      own.enum.length > 1 &&
      own.enum.filter((value) => typeof value === 'string' && unitOf(value.toLowerCase()) !== undefined).length > 0,
  );

/** What a number alone does not say. */
const NO_COUNT =
  /^(?:min|max|minimum|maximum|limit|year|page|offset|percent|discount|rating|latitude|longitude|price|budget)$/u;
const OTHERWISE = /^(?:19|20)\d\d$/u;
