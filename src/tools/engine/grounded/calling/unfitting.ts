import type { Reading } from '../reading.js';
import { isMoment } from './heard/asked.js';
import { AGENT, SYMBOL, symbolsIn } from './heard/symbols.js';
import { spanOf, spansIn } from './heard/time-spans.js';
import { isSchema, type Schema } from '../schema.js';

/** What is kept by number: a word without a digit names none of them. */
const NUMBERED =
  /^(?:order|booking|invoice|parcel|package|shipment|tracking|ticket|reservation|payment|transaction|receipt|return|consignment)_?(?:id|no|nr|num|number|ref|reference)$/iu;
/** What has a form of its own: somebody's name is none of them. */
const ACCOUNT = /(?:^|_)(?:iban|account_?(?:number|no)|card_?(?:number|no)|bankgiro|plusgiro)$/iu;
const SIZED = /(?:^|_)(?:size|storlek|größe|groesse|taille|talla)$/iu;

/**
 * Arguments that were given what they cannot hold: a word for a number ("the status of the Oslo coat" is of no order), a
 * garment for a size, one number of the text for two things of which it names one.
 */
export function unfitting(args: Readonly<Record<string, unknown>>, schema: Schema, reading: Reading): string[] {
  const entries = Object.entries(args).map(([name, value]) => [spelled(name), name, value] as const);
  const properties = isSchema(schema.properties) ? schema.properties : {};
  return entries.flatMap(([spelt, name, value]) => {
    const own = properties[name];
    if (typeof value === 'number') return isOfOther(spelt, value, entries, schema, reading.text) ? [name] : [];
    if (typeof value !== 'string') return [];
    if (isOtherSpan(value, schema, name, reading.text)) return [name];
    const isWord = ((NUMBERED.test(spelt) || ACCOUNT.test(spelt)) && !/\d/u.test(value)) || isNoForm(spelt, own, value);
    const isOther =
      isNoGarment(spelt, value) || isNoSymbol(spelt, value, reading.text) || (AGENT.test(spelt) && UNITS.test(value));
    if (PROSE.test(spelt) && isNoProse(value, name, args)) return [name];
    const isThing = /(?:^|_)id$/u.test(spelt) && isGarment(value, reading);
    return isThing ||
      isWord ||
      isOther ||
      holdsDay(value, args, reading) ||
      (SIZED.test(spelt) && isGarment(value, reading))
      ? [name]
      : [];
  });
}

const PROSE = /^(?:text|message|body|description|note|comment|content|details|problem)$/u;

/** An address that a mail goes to, "high severity" beside a severity: what another argument says is no text of its own. */
function isNoProse(value: string, name: string, args: Readonly<Record<string, unknown>>): boolean {
  const isWhole = (own: unknown): boolean => own === value && /\s/u.test(value);
  const others = Object.entries(args).filter(([other, own]) => other !== name && !isWhole(own));
  if (others.some(([, own]) => [own].flat().includes(value))) return true;
  const known = new Set(others.flatMap(([other, own]) => wordsIn(`${other} ${JSON.stringify(own)}`)));
  const words = wordsIn(value);
  return words.length > 0 && words.every((word) => known.has(word));
}
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** A name is no address of mails, and "NL91" no whole account. */
const isNoForm = (name: string, schema: unknown, value: string): boolean =>
  (/(?:^|_)iban$/iu.test(name) && !/^\p{L}{2}\d{2}[\p{L}\d ]{10,}$/u.test(value)) ||
  (isSchema(schema) && /^e-?mail address/iu.test(String(schema.description)) && !value.includes('@')) ||
  (isSchema(schema) && /(?<!\p{L})IATA(?!\p{L})/u.test(String(schema.description)) && !/^[A-Z]{3}$/u.test(value)) ||
  (isSchema(schema) && isMoment(String(schema.description)) && !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u.test(value)) ||
  (isSchema(schema) &&
    /^(?:first|last|full) name/iu.test(String(schema.description)) &&
    !/^[\p{Lu}\p{Lo}]/u.test(value)) ||
  (isSchema(schema) &&
    /^[\p{L}-]+['’]s name(?!\p{L})/iu.test(String(schema.description)) &&
    /^[\d\s-]+$/u.test(value)) ||
  (/(?:^|_)title$/u.test(name) && /\S@\S/u.test(value)) ||
  (/(?:^|_)(?:id|sku)$/u.test(name) && /\p{Ll}{2}\s\p{Ll}{2}/u.test(value));

/** `1h` of "the last 12 hours": a choice of spans of time, where the text tells another. */
function isOtherSpan(value: string, { properties }: Schema, name: string, text: string): boolean {
  const own = isSchema(properties) ? properties[name] : undefined;
  const span = isSchema(own) && Array.isArray(own.enum) ? spanOf(value) : null;
  const told = span === null ? [] : spansIn(text);
  return told.length > 0 && !told.some((one) => one.span === span);
}

const spelled = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/gu, '_').toLowerCase();

/** "In size L" and "where is 101?" name no garment. */
const isNoGarment = (name: string, value: string): boolean =>
  (WORN.test(name) && /^\d+$/u.test(value)) ||
  ((WORN.test(name) || WARE.test(name) || TOWN.test(name)) && /^(?:X{0,3}[SL]|M)$/u.test(value));
const TOWN = /(?:^|_)(?:city|town|place|location|country|stad|stadt|ort|ville|ciudad|lieu)$/iu;
const WORN = /(?:^|_)(?:garment|clothing|plagg|kleidungsstück|kleidung|vêtement|vetement|prenda)$/iu;
const WARE = /(?:^|_)(?:item|product|article|produkt|artikel|produit|producto)$/iu;

/** What is traded is written in capitals, where the text has such a word. */
const isNoSymbol = (name: string, value: string, text: string): boolean => {
  const symbols = SYMBOL.test(name) ? symbolsIn(text) : [];
  return symbols.length > 0 && !symbols.some((one) => one.text === value);
};

const UNITS =
  /^(?:shares?|pieces?|units?|lots?|contracts?|orders?|aktier?|stycken|andelar|aktien|stück|anteile|actions?|titres?|parts?|acciones|títulos|unidades)$/iu;

/** "The 3rd of July that I call": a text that holds the day which another argument is. */
const holdsDay = (value: string, args: Readonly<Record<string, unknown>>, { mentions }: Reading): boolean =>
  mentions.some(({ kind, text, value: day }) => {
    const tail = text.slice(text.indexOf(' ') + 1);
    return (
      kind === 'date' &&
      value.length > text.length + 3 &&
      Object.values(args).includes(day) &&
      value.toLowerCase().includes(tail.toLowerCase())
    );
  });

const isGarment = (value: string, { mentions }: Reading): boolean =>
  mentions.some(({ attribute, text }) => attribute === 'garment' && text.toLowerCase() === value.toLowerCase());

type Named = readonly [spelt: string, name: string, value: unknown];

/** `chest_cm` of "her waist is 70 cm": another argument of the same unit has the number, and the text names that one alone. */
function isOfOther(spelt: string, value: number, all: readonly Named[], { properties }: Schema, text: string): boolean {
  const [thing, unit] = [spelt.slice(0, spelt.lastIndexOf('_')), spelt.slice(spelt.lastIndexOf('_'))];
  if (!unit.startsWith('_') || !isSchema(properties) || isNamed(thing, text)) return false;
  const figure = text.split(String(value)).length - 1;
  return (
    figure === 1 &&
    all.some(
      ([other, , its]) =>
        other !== spelt && its === value && other.endsWith(unit) && isNamed(other.slice(0, -unit.length), text),
    )
  );
}

const isNamed = (thing: string, text: string): boolean =>
  thing.split('_').some((word) => word.length > 2 && text.toLowerCase().includes(word.slice(0, 5)));
