import { listOf } from '../judged/phrase.js';
import { says } from './api-situation.js';
import data from './api-limits.yaml.js';

/** How much of a thing a request may hold. */
export interface Limit {
  of: readonly (readonly string[])[];
  own: readonly string[];
  min: number;
  max: number;
  default?: number;
}

const LIMITS: readonly Limit[] = (data as unknown as (Omit<Limit, 'of' | 'own'> & { of: string[]; own: string })[]).map(
  ({ of, own, ...one }) => ({ ...one, of: of.map(listOf), own: listOf(own) }),
);

/** The one limit that a folded question is of; of several the one that the folded name calls. */
export function limitIn(name: string, asked: string): Limit | null {
  const possible = LIMITS.filter(({ of }) => of.every((one) => says(asked, one)));
  const called = possible.filter(({ own, of }) => says(name, own) || says(name, of[0]));
  const found = called.length > 0 ? called : possible;
  const most = Math.max(...found.map(({ of }) => of.length));
  const best = found.filter(({ of }) => of.length === most);
  return best.length === 1 ? best[0] : null;
}

const NUMBER = /(?<![\p{L}\d./_-])\d{1,3}(?:[,.\s]\d{3})+(?!\d)|(?<![\p{L}\d./_-])\d+(?![\d/]|[.,]\d|\s?%|x\d)/gu;

/** The one amount that a question tells; null where it tells none or several. */
export function amountIn(question: string): number | null {
  const told = new Set([...question.matchAll(NUMBER)].map(([one]) => Number(one.replaceAll(/[,.\s]/gu, ''))));
  return told.size === 1 ? [...told][0] : null;
}
