import { type SizeRow, WOMEN } from '../../women-sizes.js';

const GIRTHS: readonly (readonly [key: 'bust' | 'waist' | 'hips', RegExp])[] = [
  ['bust', /(?:bust|byst|brust|poitrine|pecho|busto)\p{L}{0,12}\D{0,12}?(\d{2,3}(?:[.,]\d)?)/iu],
  ['waist', /(?:waist|midj|taille|cintura)\p{L}{0,12}\D{0,12}?(\d{2,3}(?:[.,]\d)?)/iu],
  ['hips', /(?:hip|höft|hüft|hanche|cadera)\p{L}{0,12}\D{0,12}?(\d{2,3}(?:[.,]\d)?)/iu],
];

/** The size that clears the largest measure, each taken to its nearest; cm. */
export function sizeOfMeasures(asked: string): SizeRow | null {
  if (/\b(inch|inches|tum|zoll|pouces|pulgadas)\b|\d"/i.test(asked)) return null;
  const rows = GIRTHS.flatMap(([key, pattern]) => {
    const cm = Number(pattern.exec(asked)?.[1].replace(',', '.') ?? 0);
    const inTable = cm >= WOMEN[0][key] - 3 && cm <= (WOMEN.at(-1)?.[key] ?? 0) + 3;
    return inTable ? [WOMEN.reduce((a, b) => (Math.abs(b[key] - cm) < Math.abs(a[key] - cm) ? b : a))] : [];
  });
  return rows.length === 0 ? null : rows.reduce((a, b) => (b.eu > a.eu ? b : a));
}
