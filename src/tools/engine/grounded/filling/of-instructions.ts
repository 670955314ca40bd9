import { fromText, type Grounded } from '../grounded.js';
import { problemOf } from '../problems/problem.js';
import type { Property } from '../property.js';
import { readingOf, type Reading } from '../reading.js';

const KINDS: ReadonlySet<string> = new Set(['email', 'phone', 'url', 'street']);
const YEAR = /^(?:year|founded|since|established|år|jahr|gegründet|année|año|fundado)$/u;

/** Where a question asks for it: the only address, number or year of that kind which the caller's instructions tell. */
export function ofInstructions(property: Property, { instructions, text }: Reading): Grounded | null {
  if (instructions === undefined || !text.includes('?')) return null;
  const told = readingOf(instructions);
  if (property.words.some((word) => YEAR.test(word))) {
    const years = problemOf(property, told).amounts.filter(
      ({ said, value }) => /^\d{4}$/u.test(said) && value > 1700 && value < 2100,
    );
    return years.length === 1 ? { ...fromText(years[0].value, years[0].said) } : null;
  }
  if (property.kind === null || !KINDS.has(property.kind)) return null;
  const found = told.mentions.filter(({ kind }) => kind === property.kind);
  return found.length === 1 ? fromText(found[0].value, found[0].text) : null;
}
