import type { Span } from '../../clause.js';
import { isSchema, type Schema } from '../../schema.js';
import { requiredOf } from '../made.js';
import data from './countries.yaml.js';
import type { Found } from './found.js';

const COUNTRIES = data as Readonly<Record<string, readonly string[]>>;
const CODES = new Map(
  Object.entries(COUNTRIES).flatMap(([code, names]) => [code, ...names].map((name) => [name.toLowerCase(), code])),
);

const TOWN = String.raw`\p{Lu}[\p{L}.'’-]{1,30}(?: (?:am|an der|upon|sur|sous|la|le|de|del|den|im|ob der)? ?\p{Lu}[\p{L}.'’-]{1,30}){0,2}`;
const STREET = String.raw`(?:\d{1,5} ?[a-zA-Z]?,? (?:bis |ter )?[\p{L}][\p{L}.'’ -]{2,40}|[\p{L}][\p{L}.'’ -]{2,40},? \d{1,5} ?[a-zA-Z]?(?:[-/]\d{1,4})?)`;
const BRITISH = String.raw`[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}`;
const CODE = String.raw`\d{5}|\d{3} \d{2}|\d{4}(?: [A-Z]{2})?|\d{4}-\d{3}`;
const COUNTRY = String.raw`(?:,? (?:in )?\(?(?<country>${[...CODES.keys()].map((name) => name.replaceAll('.', String.raw`\.`)).join('|')})\)?(?![\p{L}\d]))?`;
/** "Lindenstraße 12, 50674 Köln, DE", "4 Mill Court, Derby, DE1 2GP". */
const PLACES = [
  new RegExp(String.raw`(?<street>${STREET}), (?:[A-Z]{1,2}-)?(?<code>${CODE}) (?<town>${TOWN})${COUNTRY}`, 'iu'),
  new RegExp(String.raw`(?<street>${STREET}), (?<town>${TOWN}),? (?<code>${BRITISH})(?![\p{L}\d])${COUNTRY}`, 'u'),
];
const NAME = String.raw`\p{Lu}[\p{L}.'’-]{0,30}(?: (?:(?:von|van|de|der|den|da|di|du|af|la|le) ){0,2}\p{Lu}[\p{L}.'’-]{0,30}){1,3}`;
const BEFORE = new RegExp(String.raw`(?<name>${NAME}),? (?:(?:at|of|in|i|på|chez|en|au) )?$`, 'u');
const MOST = 300;

type Part = 'name' | 'street' | 'code' | 'town' | 'country';
const PARTS: readonly (readonly [Part, RegExp])[] = [
  ['name', /^(?:name|full_?name|recipient(?:_?name)?|contact_?name|addressee)$/iu],
  ['street', /^(?:street(?:_?address)?|street_?and_?number|address|(?:address_?)?line_?1)$/iu],
  ['code', /^(?:postal_?code|post_?code|zip(?:_?code)?|plz)$/iu],
  ['town', /^(?:city|town)$/iu],
  ['country', /^country(?:_?code)?$/iu],
];
const partOf = (name: string): Part | undefined => PARTS.find(([, pattern]) => pattern.test(name))?.[0];

/** "For Jonas Falk, Lindenstraße 12, 50674 Köln, DE": who lives where, member by member; null where a member that is needed is not said. */
export function addressedIn(schema: Schema, whole: string): Found | null {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const names = Object.keys(properties);
  if (!names.some((name) => partOf(name) === 'street') || !names.some((name) => partOf(name) === 'town')) return null;
  const said = saidIn(whole.slice(0, MOST));
  if (said === null) return null;
  const entries = names.flatMap((name) => {
    const part = partOf(name);
    const value = part === undefined ? undefined : valueOf(part, said.parts[part], properties[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const value = Object.fromEntries(entries);
  if (!requiredOf(schema).every((name) => name in value)) return null;
  const { start, end } = said;
  return { value, text: whole.slice(start, end), start, end };
}

function saidIn(text: string): (Span & { parts: Partial<Record<Part, string>> }) | null {
  const found = PLACES.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  if (!found?.groups) return null;
  const street = startOf(found.groups.street);
  const from = found.index + found[0].indexOf(street);
  const before = BEFORE.exec(text.slice(0, from));
  const name = before?.groups?.name;
  return {
    parts: { ...found.groups, street, ...(name === undefined ? {} : { name }) },
    start: name === undefined ? from : (before?.index ?? from),
    end: found.index + found[0].length,
  };
}

/** A street begins with its number or a word in capitals, and no name stands before it. */
function startOf(street: string): string {
  const words = street.split(' ');
  const at = words.findIndex((word) => /^(?:\p{Lu}|\d)/u.test(word));
  return words.slice(Math.max(0, at)).join(' ').trim();
}

const isOfCodes = (schema: unknown): boolean =>
  isSchema(schema) &&
  (/ISO|two[- ]letter|2[- ]letter|country code/iu.test(JSON.stringify(schema.description ?? '')) ||
    schema.maxLength === 2 ||
    schema.pattern === '^[A-Z]{2}$');

function valueOf(part: Part, said: string | undefined, schema: unknown): string | undefined {
  if (said === undefined || part !== 'country') return said;
  return isOfCodes(schema) ? CODES.get(said.toLowerCase()) : said;
}
