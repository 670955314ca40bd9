import { listOf } from '../judged/phrase.js';
import data from './api-answers.yaml.js';

interface Answer {
  status: number;
  code?: string;
  asks: readonly (readonly string[])[];
  unless: readonly string[];
}

const ANSWERS: readonly Answer[] = (
  data as unknown as { status: number; code?: string; asks: string[]; unless?: string }[]
).map(({ asks, unless, ...one }) => ({ ...one, asks: asks.map(listOf), unless: listOf(unless ?? '') }));

/** A text in small letters whose words stand between single blanks. */
export const folded = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
export const says = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.includes(` ${word} `));

/** How the interface answers in the situation that a folded question tells of; null where it tells of none, or of two. */
export function answerTo(asked: string): Pick<Answer, 'status' | 'code'> | null {
  const told = ANSWERS.filter(({ asks, unless }) => asks.every((one) => says(asked, one)) && !says(asked, unless));
  const refused = told.filter(({ code }) => code !== undefined);
  const found = refused.length > 0 ? refused : told;
  const most = Math.max(...found.map(({ asks }) => asks.length));
  const best = found.filter(({ asks }) => asks.length === most);
  return best.length === 1 ? best[0] : null;
}
