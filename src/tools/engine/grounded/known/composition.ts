import { anyOf } from '../../../../common/kernel/any-of.js';
import type { Span } from '../clause.js';
import { escaped } from '../expression-of.js';
import { listOf } from '../judged/phrase.js';
import data from './fibres.yaml.js';

const FIBRES = new Map(
  Object.entries(data as unknown as Record<string, string>).flatMap(([fibre, names]) =>
    listOf(names).map((name) => [name, fibre] as const),
  ),
);
const NAMES = [...FIBRES.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
const NAME = anyOf(NAMES);
const SHARE = String.raw`(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|percent|per cent|prozent|procent|pour cent|por ciento)`;
const OF = String.raw`(?:\s(?!\d)(?!(?:and|und|et|y|och)\s)\p{L}{2,16}(?:-\p{L}{2,12})?){0,2}?\s`;
const TOLD = new RegExp(
  String.raw`${SHARE}(?:${OF}(${NAME})(?!\p{L}))?|(?<!\p{L})(${NAME})(?::|,|\s\(|)\s?${SHARE}`,
  'giu',
);

/** What of a cloth is of which fibre. */
interface Share {
  fibre: string;
  percent: number;
}

export interface Composition {
  /** shares that come to 100 % each: of the shell, of the lining, … */
  parts: readonly (readonly Share[])[];
  /** whether nothing of the text is of an unknown fibre or of a part whose fibres are not told */
  isWhole: boolean;
}

/** What a fibre of a label or of a name is called in English; undefined where it is none. */
export const fibreOf = (name: string): string | undefined => FIBRES.get(name.toLowerCase().trim());

const PARTS =
  /(?<!\p{L})(?:lining|lined|trims?|patches|filling|padding|padded|ribbing|embroidery|sole|insole|pocket bags?|futter|gefüttert|besatz|doublure|doublée?|rembourrage|forro|forrad[oa]|relleno|foder|fodrad|fyllning)(?!\p{L})/giu;

/** "Shell 80 % cotton, 20 % silk": the shares that a text tells, part by part; null where it tells none. */
export function compositionIn(text: string, { start, end }: Span): Composition | null {
  const own = text.slice(start, end);
  const told = [...own.matchAll(TOLD)].map(([, before, behind, first, after]) => ({
    fibre: fibreOf(behind ?? first ?? ''),
    percent: Number((before ?? after).replace(',', '.')),
  }));
  const shares = told.filter((one): one is Share => one.fibre !== undefined);
  const parts = partsOf(shares);
  if (shares.length === 0 || parts === null) return null;
  const others = new Set((own.match(PARTS) ?? []).map((part) => part.toLowerCase().slice(0, 4)));
  return { parts, isWhole: shares.length === told.length && others.size < parts.length };
}

/** @returns null where they do not come to whole hundreds */
function partsOf(shares: readonly Share[]): Share[][] | null {
  const parts: Share[][] = [];
  let open: Share[] = [];
  for (const share of shares) {
    open.push(share);
    const sum = open.reduce((all, { percent }) => all + percent, 0);
    if (sum > 100.01) return null;
    if (sum > 99.99) {
      parts.push(open);
      open = [];
    }
  }
  return open.length === 0 ? parts : null;
}

/** Every fibre and hide that a text names, with its share or without. */
export function fibresIn(text: string): Set<string> {
  const found = text.toLowerCase().matchAll(new RegExp(String.raw`(?<!\p{L})(?:${NAME})(?!\p{L})`, 'giu'));
  return new Set([...found].map(([name]) => FIBRES.get(name) ?? ''));
}
