import { wordsOfName } from '../../property.js';
import type { Asked } from './asked.js';
import type { Found } from './found.js';
import { monthsAloneIn } from './spans.js';
import type { Stretch } from './stretch.js';
import type { Text } from './text.js';

const MONTH = /^(?:month|månad|monat|mois|mes)$/u;
const YEAR = /^(?:year|år|jahr|année|annee|año|ano)$/u;

const partAsked = (name: string): number | null => {
  const words = wordsOfName(name);
  return words.some((word) => MONTH.test(word)) ? 1 : words.some((word) => YEAR.test(word)) ? 0 : null;
};

/** Whether an argument is called a month or a year. */
export const isOfMonth = (name: string): boolean => partAsked(name) !== null;

/** "October 2025": the number of its month, or its year, for an argument that is one; the stretch stays free for the other. */
export function monthNumberFor({ name, schema }: Asked, { stretches, text }: Text): Found | null {
  const at = partAsked(name);
  if (at === null || schema.type !== 'integer') return null;
  const told = stretches.filter(({ kind }) => kind === 'month' || kind === 'date');
  if (told.length === 0 && at === 1) return alone(text);
  return told.length === 1 ? partOf(told[0], at) : null;
}

const partOf = ({ value, text, start }: Stretch, at: number): Found => ({
  value: Number(String(value).split('-')[at]),
  text,
  start,
  end: start,
});

/** "For October": a month without a year. */
function alone(text: string): Found | null {
  const [only, ...more] = monthsAloneIn(text);
  return only && more.length === 0 ? { value: only.month, text: only.text, start: only.start, end: only.start } : null;
}
