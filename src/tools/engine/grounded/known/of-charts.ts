import { from, type Grounded } from '../grounded.js';
import type { House } from '../house.types.js';
import type { Property } from '../property.js';

const SYSTEMS = ['eu', 'uk', 'us', 'fr'] as const;
type System = (typeof SYSTEMS)[number];

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
};
/** "EU 42 = UK 8 = US 9", "UK 34B", "US 6¾". */
const SIZE = /(?<!\p{L})(EU|UK|US|FR) (\d{1,3}(?:\.5)?[½¼¾⅛⅜⅝⅞]?[A-K]{0,2}|[A-Z])(?![\p{L}\d])/gu;

/** A size in the system that a slot names, or that the question asks for, from the chart that the conversation answers with. */
export function ofCharts({ words }: Property, asked: string, { text, sources }: House['answer']): Grounded | null {
  const source = sources.find((one) => one.startsWith('knowledge:size/'));
  if (source === undefined || !/\d|\?/u.test(asked)) return null;
  if (new Set(asked.match(/(?<![\d.,])\d{1,2}(?:[.,]5|½)?(?![\d.,]*\d)/gu) ?? []).size > 1) return null;
  const system = SYSTEMS.find((one) => words.includes(one)) ?? (words.includes('size') ? targetOf(asked) : null);
  if (!system) return null;
  const found = new Set(
    [...text.matchAll(SIZE)].filter(([, one]) => one.toLowerCase() === system).map(([, , size]) => valueOf(size)),
  );
  return found.size === 1 ? from(source, [...found][0]) : null;
}

/** The one system that is named without a size beside it. */
function targetOf(asked: string): System | null {
  const rest = asked.replace(
    /(?<!\p{L})(?:eu|uk|us|fr)\s?(?:\p{L}+['’]?s?\s){0,3}\d{1,3}|\d{1,3}\s?(?:eu|uk|us|fr)(?!\p{L})/giu,
    ' ',
  );
  const named = SYSTEMS.filter((one) => new RegExp(String.raw`(?<!\p{L})${one}(?!\p{L})`, 'iu').test(rest));
  return named.length === 1 ? named[0] : null;
}

function valueOf(size: string): number | string {
  const sign = size.at(-1) ?? '';
  if (sign in FRACTIONS) return Number(size.slice(0, -1) || 0) + FRACTIONS[sign];
  return /^[\d.]+$/u.test(size) ? Number(size) : size;
}
