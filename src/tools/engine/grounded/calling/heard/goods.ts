import type { Span } from '../../clause.js';
import { isArticle } from '../../numbers.js';
import { isSchema, type Schema, typeOf } from '../../schema.js';
import { converted, unitNamed, unitOf } from '../../units.js';
import { requiredOf } from '../made.js';
import type { Mention } from '../../mention.js';
import { type Found, isFree } from './found.js';
import { phraseAt } from './phrase.js';
import type { Stretch } from './stretch.js';
import type { Text } from './text.js';

const THING = /^(?:name|item|item_?name|product(?:_?name)?|title|ingredient|article|thing|what)$/iu;
const CODE = /^(?:sku|(?:product|item|article)_?(?:id|code|number|no)|code|article_?number)$/iu;
const COUNT = /^(?:quantity|qty|count|amount|number|pieces|units|servings|how_?many)$/iu;
const UNIT = /^(?:unit|measure|unit_?of_?measure|uom)$/iu;
const PIECES =
  /^(?:piece|pieces|pcs?|each|units?|item|items|count|st|styck|stycken|stück|pièces?|unidad(?:es)?|whole)$/iu;
const OF = /^(?:of|av|von|de|d|x|×)$/iu;
const JOINED = /^(?:,? ?(?:and|och|und|et|y|&|plus|as well as|sowie|samt)|,) ?$/iu;
const OPEN = /(?:,|\s(?:and|och|und|et|y|&|plus))\s$/iu;
const CONTAINERS =
  /^(?:packs?|packets?|box(?:es)?|bottles?|bags?|tubes?|rolls?|cans?|tins?|jars?|loa(?:f|ves)|bunch(?:es)?|cartons?|glass(?:es)?|cups?|slices?|paket|påsar?|burkar?|flask(?:a|or)|askar?|packungen?|päckchen|flaschen?|dosen?|gläser|beutel|becher|boîtes?|bouteilles?|paquets?|sachets?|pots?|cajas?|botellas?|paquetes?|latas?|bolsas?|tarros?)$/iu;
const TWICE = /^ (?:twice|zweimal|två gånger|deux fois|dos veces)(?!\p{L})/iu;

interface Members {
  thing?: string;
  code?: string;
  count?: string;
  unit?: string;
}

/** Which members of a row are what; null where another one is needed. */
function membersOf(schema: Schema): (Members & { properties: Schema }) | null {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const nameOf = (pattern: RegExp): string | undefined => Object.keys(properties).find((name) => pattern.test(name));
  const found = { code: nameOf(CODE), thing: nameOf(THING), count: nameOf(COUNT), unit: nameOf(UNIT) };
  const known = Object.values(found);
  return requiredOf(schema).every((name) => known.includes(name)) ? { ...found, properties } : null;
}

interface Row extends Span {
  value: Record<string, unknown>;
}

/**
 * "500 g of flour and 6 eggs", "two of DR-55": rows of what there is how much of; null where something of the list is open.
 * @param codes how many codes the function takes besides, of which the text says no number: "order A-2290"
 */
export function goodsIn(items: Schema, said: Text, taken: readonly Span[], codes: number): Found | null {
  const members = membersOf(items);
  if (members?.count === undefined) return null;
  const rows = members.code === undefined ? named(members, said, taken) : coded(members, said, taken, codes);
  if (rows === null || rows.length === 0) return null;
  const [start, end] = [rows[0].start, rows.at(-1)?.end ?? 0];
  return { value: rows.map(({ value }) => value), text: said.text.slice(start, end), start, end };
}

const counts = (said: Text, taken: readonly Span[]): Stretch[] =>
  said.stretches.filter((one) => one.kind === 'number' && isFree(one, taken) && Number(one.value) > 0);

/** Articles of a number each: all that the text names, with how many of each. */
function coded(members: Members, said: Text, taken: readonly Span[], others: number): Row[] | null {
  const codes = said.stretches.filter(
    (one) => one.kind === 'code' && /\p{L}/u.test(one.text) && /\d/u.test(one.text) && isFree(one, taken),
  );
  const rows = codes.map((code): Row | null => {
    const count = countOf(code, said, taken);
    const value = count && rowOf(members, code.text, count);
    return count && value
      ? { value, start: Math.min(code.start, count.start), end: Math.max(code.end, count.end) }
      : null;
  });
  const counted = rows.filter((row) => row !== null);
  return rows.length - counted.length <= others ? counted : null;
}

const BEFORE =
  /^(?: ?[x×])? (?:(?:pieces?|units?|pairs?|st|stück|pièces?|unidades?|exemplaires?) )?(?:(?:of|av|von|de|du|der|stück) )?(?:(?:the|article|item|artikel|article|artículo|référence|sku) )?$/iu;
/** "A-2290: two of DR-55": a number that counts what follows it. */
const COUNTS_ON = /^(?: ?[x×])? (?:\p{L}+ ){0,3}\p{Lu}{0,4}[\d-]/u;
const AFTER = /^(?: ?[x×] ?|, | \(|: )$/iu;

/** How many of an article: "two of DR-55", "DR-55 x 2". */
function countOf(code: Stretch, said: Text, taken: readonly Span[]): (Span & { value: number }) | null {
  const { text } = said;
  const all = counts(said, taken).filter(({ unit, ...one }) => unit === undefined && !isArticleLike(one));
  const before = all.filter(({ end }) => end <= code.start && BEFORE.test(text.slice(end, code.start)));
  const after = all.filter(
    ({ start, end }) =>
      start >= code.end && AFTER.test(text.slice(code.end, start)) && !COUNTS_ON.test(text.slice(end)),
  );
  const twice = TWICE.exec(text.slice(code.end));
  if (before.length === 1) return { ...before[0], value: Number(before[0].value) };
  if (twice) return { start: code.end, end: code.end + twice[0].length, value: 2 };
  return after.length === 1 ? { ...after[0], value: Number(after[0].value) } : null;
}

const isArticleLike = (one: Omit<Stretch, 'unit'>): boolean => isArticle(one as unknown as Mention);

/** Things with their measures, one list without a gap. */
function named(members: Members, said: Text, taken: readonly Span[]): Row[] | null {
  const all = counts(said, taken);
  const [first] = all;
  if (first === undefined || OPEN.test(said.text.slice(0, first.start))) return null;
  const rows: Row[] = [];
  for (const count of all) {
    const row = thingAt(members, count, said);
    const last = rows.at(-1);
    if (row === null || (last && !JOINED.test(said.text.slice(last.end, row.start)))) return null;
    rows.push(row);
  }
  return GOES_ON.test(said.text.slice(rows.at(-1)?.end)) ? null : rows;
}

/** "… and butter": more of the list, of which nothing says how much. */
const GOES_ON =
  /^(?:,|,? (?:and|och|und|et|y|plus)) (?!(?:please|bitte|tack|merci|gracias|por favor|then|also|thanks)(?!\p{L}))\p{L}/iu;

function thingAt(members: Members, count: Stretch, { tokens, text }: Text): Row | null {
  let at = tokens.findIndex(({ start }) => start >= count.end);
  if (at < 0) return null;
  const isContained = count.unit === undefined && CONTAINERS.test(tokens[at].low);
  const unit = unitFor(members as Members & { properties: Schema }, count, isContained ? tokens[at].low : null);
  if (unit === null) return null;
  if (isContained) at++;
  if (at < tokens.length && OF.test(tokens[at].low)) at++;
  const phrase = at < tokens.length ? phraseAt(tokens, at, text) : null;
  if (phrase === null || tokens[at].gap.trim() !== '') return null;
  const end = endOf(phrase.end, text);
  const name = withoutParticle(text.slice(phrase.start, end).replace(/^d['’]/u, ''), text.slice(end));
  const value = rowOf(members, name, { value: unit.value }, unit.name);
  return value ? { value, start: count.start, end } : null;
}

/** "Füge Sahne hinzu": what a German verb ends with at the end of a sentence. */
const withoutParticle = (name: string, rest: string): string =>
  /^\s*(?:[.!,]|$)/u.test(rest) ? name.replace(/ (?:hinzu|dazu|ein|auf|an|ab|zu|drauf|rein)$/u, '') : name;

/** "Pommes de terre": what a word for "of" goes on with is one thing. */
const endOf = (end: number, text: string): number =>
  end + (/^ de (?!la |las |los |el )\p{Ll}{3,20}(?= |,|\.|$)/u.exec(text.slice(end))?.[0].length ?? 0);

/** The measure of a row, by the choices that it has; null where it has none for it. */
function unitFor(
  { unit, properties }: Members & { properties: Schema },
  count: Stretch,
  container: string | null,
): { name?: string; value: number } | null {
  const value = Number(count.value);
  const own = unit === undefined ? undefined : properties[unit];
  if (unit === undefined || !isSchema(own)) return count.unit === undefined && container === null ? { value } : null;
  if (!Array.isArray(own.enum)) return null;
  const choices = own.enum.filter((one): one is string => typeof one === 'string');
  if (container !== null) {
    const said = choices.find((one) => container === one || container === `${one}s` || container === `${one}es`);
    return said === undefined ? null : { name: said, value };
  }
  if (count.unit === undefined) {
    const pieces = choices.filter((one) => PIECES.test(one));
    return pieces.length === 1 ? { name: pieces[0], value } : null;
  }
  return measured(choices, value, count.unit);
}

function measured(choices: readonly string[], value: number, said: string): { name: string; value: number } | null {
  const same = choices.find((one) => unitOf(one.toLowerCase())?.unit === said);
  if (same !== undefined) return { name: same, value };
  const from = unitNamed(said);
  const others = choices.flatMap((name) => {
    const to = unitOf(name.toLowerCase());
    const own = from && to ? converted(value, from, to) : null;
    return own === null ? [] : [{ name, value: own }];
  });
  return others.length === 1 ? others[0] : null;
}

function rowOf(
  { thing, code, count, unit, properties }: Members & { properties?: Schema },
  said: string,
  { value }: { value: number },
  unitName?: string,
): Record<string, unknown> | null {
  const name = code ?? thing;
  if (name === undefined || count === undefined) return null;
  const own = properties?.[count];
  const isWhole = isSchema(own) && typeOf(own) === 'integer';
  if (isWhole && !Number.isInteger(value)) return null;
  return {
    [name]: said,
    [count]: value,
    ...(unit !== undefined && unitName !== undefined ? { [unit]: unitName } : {}),
  };
}
