import type { Property } from '../property.js';
import { exact, isCount, type Question, type Reckoned } from '../reckoning/asked.js';
import { SAYS } from './words.js';

/** "S : M : L = 1 : 3 : 2", "S, M and L in the ratio 1:3:2". */
const PARTS = /(?<![\d:])\d{1,3}(?:\s?:\s?\d{1,3}){1,6}(?![\d:])/u;
const NAMES =
  /(?<!\p{L})(\p{L}[\p{L}\d-]{0,12}(?:\s?(?:[:/,]|and|und|och|et|y)\s?\p{L}[\p{L}\d-]{0,12}){1,6})(?=\s?(?:=|in the ratio|in a ratio|at|i förhållandet|im verhältnis|dans le rapport|en (?:la )?proporción|\d))/iu;

/** "240 T-shirts, S : M : L = 1 : 3 : 2": how many of one of them. */
export function sharedOut({ property, text, numbers }: Question): Reckoned {
  const told = PARTS.exec(text);
  if (!told || !SAYS.ratio.test(text)) return undefined;
  const parts = told[0].split(':').map(Number);
  const names = namesIn(text.slice(0, told.index + 1), parts.length);
  const at = names.findIndex((name) => isOf(property, name));
  const wholes = numbers.filter(
    (one) => (one.end <= told.index || one.start >= told.index + told[0].length) && isCount(one),
  );
  if (at < 0 || wholes.length !== 1) return undefined;
  const value = exact((Number(wholes[0].value) * parts[at]) / parts.reduce((sum, one) => sum + one, 0));
  return Number.isInteger(value) ? { value } : null;
}

/** The names of the parts, as many as there are numbers. */
function namesIn(before: string, many: number): string[] {
  const names =
    NAMES.exec(before)?.[1]
      .toLowerCase()
      .split(/\s?[:/,]\s?|\s(?:and|und|och|et|y)\s/u) ?? [];
  return names.length === many ? names : [];
}

const isOf = ({ words }: Property, name: string): boolean => words.includes(name);
