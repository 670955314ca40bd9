import { anyOf } from '../../../../common/kernel/any-of.js';
import type { Span } from '../clause.js';
import { from, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import type { TextLanguage } from '../text-language.js';
import { listOf } from '../judged/phrase.js';
import { fibresIn } from './composition.js';
import data from './materials.yaml.js';

type Axis = 'fibre' | 'weave' | 'making' | 'source';
interface Class {
  axis: Axis;
  class: string;
  names: ReadonlySet<string>;
  of: ReadonlySet<string>;
  /** what it is called in other languages than English */
  abroad?: Partial<Record<TextLanguage, string>>;
}

const CLASSES: readonly Class[] = (
  data as unknown as (Omit<Class, 'names' | 'of'> & { names: string; of: string })[]
).map((one) => ({ ...one, names: new Set(listOf(one.names)), of: new Set(listOf(one.of)) }));
/** A name for several classes. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  natural: ['animal', 'plant'],
  cellulosic: ['plant', 'regenerated'],
  manmade: ['synthetic', 'regenerated'],
};
const MATERIALS = [...new Set(CLASSES.flatMap(({ of }) => [...of]))].toSorted((a, b) => b.length - a.length);
const SOURCE = 'knowledge:fabric/classes';

const folded = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** The classes that a value or a part of a name means, on one axis. */
function classesOf(value: string): readonly Class[] {
  const own = folded(value);
  const wider = WIDER[own.replace(/ fib(?:re|er)s?$/u, '').replace(' ', '')] ?? [];
  return CLASSES.filter((one) => one.names.has(own) || wider.includes(one.class));
}

/** The fibres of a class that a name calls: `animal_fibre`. */
export const fibresOfClass = (name: string): Set<string> =>
  new Set(
    classesOf(name)
      .filter(({ axis }) => axis === 'fibre')
      .flatMap(({ of }) => [...of]),
  );

/** What the class of a fibre may be called in enumerations. */
export const fibreClassNames = (material: string): string[] =>
  CLASSES.filter(({ axis, of }) => axis === 'fibre' && of.has(material.replaceAll('-', ' '))).flatMap(({ names }) => [
    ...names,
  ]);

/** The materials that a text names in its own words, each once, in its order, none inside a longer one. */
function materialsIn(text: string): string[] {
  const said = ` ${folded(text)} `;
  const found = MATERIALS.filter((one) => said.includes(` ${folded(one)} `));
  return found
    .filter((one) => !found.some((other) => other !== one && ` ${folded(other)} `.includes(` ${folded(one)} `)))
    .toSorted((a, b) => said.indexOf(` ${folded(a)} `) - said.indexOf(` ${folded(b)} `));
}

/** Those of a stretch, in whatever language. */
function named({ text, mentions }: Reading, { start, end }: Span): { word: string; material: string }[] {
  const abroad = mentions
    .filter((one) => one.attribute === 'fabrics' && one.start >= start && one.end <= end)
    .map(({ value, text: word }) => ({ word, material: String(value).replaceAll('-', ' ') }))
    .filter(({ material }) => MATERIALS.includes(material));
  const own = materialsIn(text.slice(start, end)).map((material) => ({ word: material, material }));
  return own.length >= abroad.length ? own : abroad;
}

const either = (axes: readonly Axis[]): string =>
  anyOf(CLASSES.filter(({ axis }) => axes.includes(axis)).flatMap(({ of }) => [...of]));
const CLOTH_BEFORE = new RegExp(String.raw`(?<![\p{L}-])(?:${either(['fibre', 'weave', 'making'])})\s$`, 'iu');
const CLOTH_BEHIND = new RegExp(String.raw`^\s(?:${either(['weave', 'making'])})(?![\p{L}-])`, 'iu');

/** "Wool gabardine", "organic cotton sateen": a cloth with the fibre before it and the weave behind it. */
export function clothInFull({ start, end }: Span, text: string): Span {
  const before = CLOTH_BEFORE.exec(text.slice(Math.max(0, start - 24), start))?.[0].length ?? 0;
  const behind = CLOTH_BEHIND.exec(text.slice(end, end + 24))?.[0].length ?? 0;
  return { start: start - before, end: end + behind };
}

/**
 * Of an enumeration of classes the one that the material is of which the name or the text names; null where they are of several;
 * undefined where the enumeration is of something else or no material is named.
 */
export function classOfMaterial(
  property: Property,
  values: readonly unknown[],
  reading: Reading,
  scope: Span,
): Grounded | null | undefined {
  const { words } = property;
  const source = sourceAmong(words, values, reading, scope);
  if (source) return source;
  const ways = values
    .map((value) => ({ value, classes: typeof value === 'string' ? classesOf(value) : [] }))
    .filter(({ classes }) => classes.length > 0);
  const axes = new Set(ways.flatMap(({ classes }) => classes.map(({ axis }) => axis)));
  const own = materialsIn(words.join(' '));
  const materials = own.length > 0 ? own : named(reading, scope).map(({ material }) => material);
  const isOthers = own.length === 1 && named(reading, scope).length > 1;
  if (ways.length < 2 || axes.size !== 1 || materials.length === 0) return isOthers ? null : undefined;
  if (own.length === 0 && !words.some((word) => LINING.test(word)) && isOfLining(materials, reading.text)) return null;
  const isOf = (classes: readonly Class[], one: string): boolean => classes.some(({ of }) => of.has(one));
  if (!materials.some((one) => CLASSES.some(({ axis, of }) => axes.has(axis) && of.has(one)))) return undefined;
  const telling = axes.has('weave')
    ? withoutGround(materials, reading.text)
    : axes.has('fibre')
      ? materials.filter((one) => CLASSES.some(({ axis, of }) => axis === 'fibre' && of.has(one)))
      : materials;
  const found = ways.filter(({ classes }) => telling.every((one) => isOf(classes, one)));
  return found.length === 1 ? from(SOURCE, found[0].value) : null;
}

const LINING = /^(?:lining|trim|facing|piping)$/;

/** "A flannel skirt with satin lining": whether all cloths that a text names are of a part. */
function isOfLining(materials: readonly string[], text: string): boolean {
  const said = ` ${folded(text)} `;
  return materials.every((one) => new RegExp(` ${one} (?:lining|trims?|facings?|piping) `, 'u').test(said));
}

/** "Herringbone tweed": a cloth of no one weave that stands right behind one of a weave is woven so. */
function withoutGround(materials: readonly string[], text: string): readonly string[] {
  const said = ` ${folded(text)} `;
  const isWoven = (one: string): boolean => CLASSES.some(({ axis, of }) => axis === 'weave' && of.has(one));
  const isGround = (one: string): boolean =>
    !isWoven(one) && materials.some((other) => isWoven(other) && said.includes(` ${folded(other)} ${folded(one)} `));
  return materials.filter((one) => !isGround(one));
}

/** `animal_fibres`, `synthetics`, `knits`: the materials of the text that are of that class; undefined where the name asks for none. */
export function materialsOfClass({ words }: Property, reading: Reading, scope: Span): Grounded[] | undefined {
  const asked = words.map(classesOf).find((classes) => classes.length > 0);
  const materials = named(reading, scope);
  if (!asked || materials.length < 2) return undefined;
  const isKnown = (one: string): boolean => CLASSES.some(({ axis, of }) => axis === asked[0].axis && of.has(one));
  if (!materials.every(({ material }) => isKnown(material))) return undefined;
  return materials
    .filter(({ material }) => asked.some(({ of }) => of.has(material)))
    .map(({ word }) => from(SOURCE, word));
}

const BLEACH = /^(?:bleach|chlorine|bleachable|bleaching)$/;

/** `animal_fibre`, `is_synthetic`: whether the one material of a text is of that class; chlorine eats animal fibres. */
export function isOfClass(words: readonly string[], reading: Reading, scope: Span): Grounded | null {
  const materials = named(reading, scope).map(({ material }) => material);
  const all = (classes: readonly Class[]): boolean =>
    materials.length > 0 && materials.every((one) => classes.some(({ of }) => of.has(one)));
  if (words.some((word) => BLEACH.test(word)) && words.includes('chlorine'))
    return all(CLASSES.filter((one) => one.class === 'animal')) ? from(SOURCE, false) : null;
  const asked = classesOf(words.filter((word) => !/^(?:is|are|a|an|made|of|fully)$/.test(word)).join(' '));
  const others = CLASSES.filter((one) => one.axis === asked[0]?.axis && !asked.includes(one));
  const isEither =
    words.includes('natural') &&
    CLASSES.some((one) => one.class === 'regenerated' && materials.some((material) => one.of.has(material)));
  if (asked.length === 0 || isEither || all(asked) === all(others)) return null;
  return from(SOURCE, all(asked));
}

const MADE = /^(?:made|source|raw|comes|obtained|plant|animal)$/;
const ASKS_SOURCE =
  /(?<!\p{L})(?:what|where|which|vad|varifrån|vilket|vilken|was|woher|woraus|welche[smnr]?|quoi|quel(?:le)?|où|qué|dónde|cuál)(?!\p{L})(?:[^.!]{0,400}\?|\s(?:animal|plant|tier|pflanze|plante|planta|djur|växt)(?!\p{L}))/iu;

/** "From which plant is linen made?" */
const ASKS_KIND =
  /(?<!\p{L})(?:plant|animal|djur|växt|tier|pflanze|plante|planta)(?!\p{L})[^.!?]{0,80}(?<!\p{L})(?:made|comes?|obtained|won|grown|from|kommer|utvinns|görs|stammt|gewonnen|gemacht|provient|vient|obtient|tire|obtiene|viene|procede|hace)(?!\p{L})/iu;

/** `made_from` of "what is linen made from?": what its fibre is won from; undefined where nothing of the kind is asked. */
export function sourceOfMaterial(
  { words, weakKind }: Property,
  reading: Reading,
  scope: Span,
): Grounded | null | undefined {
  const { text, language } = reading;
  const isNamed = words.some((word) => MADE.test(word));
  const isBare = words.length === 1 && weakKind === 'result' && ASKS_KIND.test(text);
  if ((!isNamed && !isBare) || !ASKS_SOURCE.test(text)) return undefined;
  const materials = named(reading, scope);
  const found = CLASSES.filter(
    ({ axis, of }) => axis === 'source' && materials.some(({ material }) => of.has(material)),
  );
  if (materials.length === 0) return undefined;
  return found.length === 1 ? from(SOURCE, found[0].abroad?.[language] ?? found[0].class) : null;
}

/** "Which animal does cashmere come from?": of an enumeration the one that its fibre is won from. */
function sourceAmong(
  words: readonly string[],
  values: readonly unknown[],
  reading: Reading,
  scope: Span,
): Grounded | null {
  if (!ASKS_SOURCE.test(reading.text)) return null;
  const own = materialsIn(words.join(' '));
  const told = own.length > 0 ? own : named(reading, scope).map(({ material }) => material);
  const materials = told.length > 0 ? told : [...fibresIn(reading.text.slice(scope.start, scope.end))];
  if (materials.length !== 1) return null;
  const sources = CLASSES.filter(({ axis, of }) => axis === 'source' && of.has(materials[0]));
  const found = values.filter(
    (value) =>
      typeof value === 'string' &&
      sources.some((one) => isCalled(one.class, folded(value)) || one.names.has(folded(value))),
  );
  return found.length === 1 ? from(SOURCE, found[0]) : null;
}

/** "Goat" of "cashmere goats", "wood" of "wood pulp". */
const isCalled = (source: string, value: string): boolean =>
  source.split(' ').some((word) => word.replace(/s$/u, '') === value.replace(/s$/u, '')) || source === value;
