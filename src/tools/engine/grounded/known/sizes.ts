import charts from '../../chat/reply/size-charts.yaml.js';
import { type SizeRow, WOMEN } from '../../women-sizes.js';
import { from, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/size-systems.yaml.js';
import { sizeOfMeasures } from './size-of-measures.js';

const WORDS = data as unknown as Record<'between' | 'men' | 'women' | 'shoes' | 'others', string> & {
  systems: Record<System, string>;
};
const SYSTEMS = ['eu', 'uk', 'us', 'fr', 'it'] as const;
type System = (typeof SYSTEMS)[number];
type Sizes = Pick<SizeRow, 'eu' | 'uk' | 'us'> & { fr?: number; it?: number };

/** Women's clothes: a German 38 is a French 40 and an Italian 44. */
const CLOTHES: readonly Required<Sizes>[] = WOMEN.map(({ eu, uk, us }) => ({ eu, uk, us, fr: eu + 2, it: eu + 6 }));

const anyIn = (list: string): string => list.split(', ').join('|');
const saying = (list: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${anyIn(list)})(?!\p{L})`, 'iu');
const [MEN, WOMENS, SHOES, OTHERS] = [WORDS.men, WORDS.women, WORDS.shoes, WORDS.others].map(saying);
const NAMED = SYSTEMS.map((system) => ({ system, named: saying(WORDS.systems[system]) }));
const BETWEEN = String.raw`(?:(?:[\s:-]|\s\()(?:${anyIn(WORDS.between)})){0,3}[\s:-]{0,2}\(?`;
const SIZE = String.raw`(\d{1,2}(?:[.,]5|½)?)(?![\d.,]*\d|\s?(?:cm|mm|%|€|kr|in(?:ch\p{L}*)?\s?$))`;
const LEADS = String.raw`(?<!\p{L})(?:size|storlek|größe|gr\.|taille|pointure|talla|número|an?|une?|ein\p{L}{0,2}|en)`;
const SIZED = SYSTEMS.map((system) => {
  const called = `(?:${anyIn(WORDS.systems[system])})`;
  return {
    system,
    before: new RegExp(String.raw`(?<!\p{L})${called}(?:\p{L}{0,14}größe)?${BETWEEN}${SIZE}`, 'giu'),
    after: new RegExp(
      String.raw`(?<=${LEADS}\s)${SIZE}${BETWEEN}${called}(?!\p{L})|(?<![\d.,])${SIZE}${BETWEEN}${called}(?=\s?[?.,;:!)]|$)`,
      'giu',
    ),
  };
});

/** "Una 50 de americana": a jacket, in Spain. */
const JACKET = /(?<=(?<!\p{L})(?:de|una|la|mi|su))\samericana(?!\p{L})/gu;

interface Sized {
  system: System;
  size: number;
}

/** One size in another system, or the size of measures, by the tables of women's sizes, men's jackets and shoes. */
export function sizeKnown(property: Property, { text, language }: Reading): Grounded | null {
  const asked = text.slice(0, 2000).toLowerCase().replace(JACKET, ' chaqueta');
  const system = systemOf(property) ?? targetOf(property, asked);
  if (system === undefined || OTHERS.test(asked)) return null;
  const said = sizedIn(asked);
  if (said.length > 1) return null;
  const own = said.at(0) ?? (language === 'en' ? null : alone(asked, system));
  const sizes = SHOES.test(asked) ? own && ofShoes(own, asked) : ofClothes(own, asked);
  const size = sizes?.[system];
  return size === undefined ? null : from('knowledge:size/chart', size);
}

/** `uk_size`, `german_size`, `de_size`. */
const systemOf = ({ words }: Property): System | undefined =>
  SYSTEMS.find((one) => words.includes(one)) ??
  (words.length === 1 || words.some((word) => word.startsWith('size'))
    ? (NAMED.find(({ named }) => words.some((word) => word.length > 3 && named.test(word)))?.system ??
      (words.includes('de') ? 'eu' : undefined))
    : undefined);

const SIZE_NAMES = ['size', 'storlek', 'größe', 'talla', 'taille'];
/** The system a question asks for: the one that is named without a number. */
function targetOf({ words, weakKind }: Property, asked: string): System | undefined {
  if (!SIZE_NAMES.some((word) => words.includes(word)) && !(weakKind === 'result' && words.length === 1))
    return undefined;
  const rest = SIZED.reduce((text, { before, after }) => text.replace(before, ' ').replace(after, ' '), asked);
  const named = NAMED.filter((one) => one.named.test(rest));
  return named.length === 1 ? named[0].system : undefined;
}

const valueOf = (written: string): number => Number(written.replace(',', '.').replace('½', '.5'));

/** "38 in Italian sizing": what it shall become. */
const isTarget = (asked: string, at: number): boolean =>
  /^\d[\d.,½]*\s(?:in|i|en|dans)\s/u.test(asked.slice(at, at + 12));

/** Sizes of one system, with the place of their number. */
const sizesOf = (system: System, asked: string, pattern: RegExp): (Sized & { at: number })[] =>
  [...asked.matchAll(pattern)].map(({ 0: whole, 1: one, 2: other, index }) => {
    const written = one ?? other;
    return { system, size: valueOf(written), at: index + whole.indexOf(written) };
  });

/** All sizes that stand beside a system, each once: "French 38 in Italian" is a French one. */
function sizedIn(asked: string): Sized[] {
  if (!/\d/u.test(asked)) return [];
  const ahead = SIZED.flatMap(({ system, before }) => sizesOf(system, asked, before));
  const behind = SIZED.flatMap(({ system, after }) => sizesOf(system, asked, after));
  const found = [...ahead, ...behind.filter(({ at }) => !(isTarget(asked, at) && ahead.some((one) => one.at === at)))];
  return found.filter(
    (one, i) => found.findIndex((other) => other.system === one.system && other.size === one.size) === i,
  );
}

const ALONE = /(?:size|storlek|größe|gr\.|taille|pointure|talla|número)\s(\d{2})(?![\d.,]*\d)/giu;

/** "Herrkostym storlek 48": on the continent a size of which nothing else is said is one of its own. */
function alone(asked: string, target: System): Sized | null {
  const found = [...asked.matchAll(ALONE)];
  const isOpen = target === 'eu' || (!MEN.test(asked) && !SHOES.test(asked)) || NAMED[0].named.test(asked);
  return found.length === 1 && !isOpen ? { system: 'eu', size: Number(found[0][1]) } : null;
}

function ofClothes(said: Sized | null, asked: string): Sizes | null {
  if (MEN.test(asked) && !WOMENS.test(asked)) return menRow(said, asked);
  return (said ? CLOTHES.find((one) => one[said.system] === said.size) : sizeOfMeasures(asked)) ?? null;
}

/** Men's jackets: half the chest in cm is the EU size, ten less the British and American one. */
/** Trousers go by the waist, children by their height. */
const NO_JACKET =
  /(?<!\p{L})(?:trousers?|pants|jeans|chinos|hosen?|\p{L}*hose|byxor\p{L}*|pantal[oó]n\p{L}*|son|boys?|daughter|girls?|kids?|child\p{L}*)(?!\p{L})/iu;

function menRow(said: Sized | null, asked: string): Sizes | null {
  if (NO_JACKET.test(asked)) return null;
  const chest = Number(/(?:chest|(?:bröst|brust)\p{L}{0,12}|poitrine|pecho)\D{0,12}?(\d{2,3})/iu.exec(asked)?.[1] ?? 0);
  const measured = chest >= 76 && chest <= 150 ? Math.round(chest / 4) * 2 : 0;
  const isOwn = said !== null && /^(?:eu|fr|it)$/u.test(said.system);
  const eu = said ? said.size + (isOwn ? 0 : 10) : measured;
  return eu < 40 || eu > 74 || eu % 2 === 1 ? null : { eu, uk: eu - 10, us: eu - 10, fr: eu, it: eu };
}

const rowsOf = (wearer: 'women' | 'men'): readonly string[] =>
  (charts as { id: string; rows: string[] }[]).find(({ id }) => id === `size/shoes-${wearer}`)?.rows ?? [];

/** Shoes of women or of men, where it is said whose they are. */
function ofShoes({ system, size }: Sized, asked: string): Sizes | null {
  const [isMen, isWomen] = [MEN.test(asked), WOMENS.test(asked)];
  if (isMen === isWomen) return null;
  const rows = rowsOf(isMen ? 'men' : 'women').map((row): Sizes => {
    const [eu, uk, us] = row.split(' ').map(Number);
    return { eu, uk, us };
  });
  return rows.find((row) => row[system] === size) ?? null;
}
