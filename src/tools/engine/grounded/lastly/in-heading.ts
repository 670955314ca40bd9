import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/headings.yaml.js';

type Side = 'supplier' | 'buyer';
const WORDS = data as unknown as Record<Side | 'links', string> & { names: Record<Side, string> };
const LINKS = [...WORDS.links.split(', '), String.raw`\d[\d/-]*`].join('|');
/** Its first letter may be a capital. */
const anyCase = (list: string): string =>
  list
    .split(', ')
    .map((word) => `[${word[0].toUpperCase()}${word[0]}]${word.slice(1)}`)
    .join('|');
const NAME = String.raw`(\p{Lu}[\p{L}&’'.-]*(?:\s(?:&|and|och|und|et|y|de|du|la|von|\p{Lu}[\p{L}&’'.-]*)){0,4}(?<![.&\s])(?<!\s(?:and|och|und|et|y|de|du|la|von)))`;
const PAPERS = (['supplier', 'buyer'] as const).map((side) => ({
  side,
  names: new Set(WORDS.names[side].split(', ')),
  begins: new RegExp(
    String.raw`^(?:\p{L}{1,12}\s){0,2}?(?:${anyCase(WORDS[side])})(?:,|(?:\s(?:${LINKS})){1,4},?)?\s${NAME}$`,
    'u',
  ),
}));
/** A heading is no longer. */
const MOST = 160;

/** "Order från Fjällgården AB: …", "Facture F-0932 du 6 mai 2025, Maison Delorme : …": who a paper is from, by what it is. */
export function inHeading({ words }: Property, { text, mentions }: Reading): Grounded | null {
  const side = PAPERS.find(({ names }) => words.some((word) => names.has(word)) && words.length < 3);
  const end = side === undefined ? -1 : text.slice(0, MOST).search(/\s?:\s/u);
  if (side === undefined || end < 0) return null;
  const heading = mentions
    .filter((one) => (one.kind === 'code' || one.kind === 'date') && one.end <= end)
    .reduceRight((all, one) => all.slice(0, one.start) + all.slice(one.end), text.slice(0, end));
  const name = side.begins.exec(heading.replaceAll(/\s+(?=[\s,])/gu, '').replace(/[\s,]+$/u, ''))?.[1];
  const at = name === undefined ? -1 : text.indexOf(name);
  const isWorn = mentions.some((one) => one.kind === 'cloth' && one.start >= at && one.end <= end);
  return name === undefined || at < 0 || isWorn || !name.includes(' ') ? null : fromText(name, name);
}
