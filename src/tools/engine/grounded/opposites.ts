import { fromText, type Grounded } from './grounded.js';
import data from './words/opposites.yaml.js';

const PAIRS = data as unknown as { is: string[]; isNot: string[] }[];

const CLAUSE = /[.;!\n](?=\s|$)|,(?=\s)|\s(?:but|men|aber|mais|pero)\s/u;
const DENIED =
  /(?<!\p{L})(?:not?(?! only)|never|without|except|cannot|inte|ingen|inga|inget|utan|nicht|kein\p{L}*|pas|sans|sin|aucune?)(?!\p{L})|n['’]t\b/iu;
const SMALL = /^(?:on|at|in|of|for|by|to|with|from|the|a|an|any)$/;

const stemOf = (word: string): string =>
  word.length > 4
    ? word.replace(/[^\p{L}\p{N}]/gu, '').replace(/(?:ing|ed|es|s|e)$/u, '')
    : word.replace(/[^\p{L}\p{N}]/gu, '');
const begins = (clause: string, stem: string): boolean => new RegExp(String.raw`(?<!\p{L})${stem}`, 'iu').test(clause);

/** Statements of a text, clause by clause. */
const statements = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s/u)
    .filter((sentence) => !sentence.trim().endsWith('?'))
    .flatMap((sentence) => sentence.split(CLAUSE));

/** `free_shipping` of "shipping is free": all words of the name in one clause, which says or denies it. */
export function together(words: readonly string[], text: string): Grounded | null {
  const stems = words.filter((word) => !SMALL.test(word)).map(stemOf);
  if (stems.length < 2) return null;
  const found = statements(text).filter((clause) => stems.every((stem) => begins(clause, stem)));
  const [first] = found;
  if (first === undefined || new Set(found.map((clause) => DENIED.test(clause))).size > 1) return null;
  return fromText(!DENIED.test(first), first.trim());
}

/** `open_on_sunday` of "closed on Sundays": what a clause with the other words of the name calls the opposite. */
export function opposed(words: readonly string[], text: string): Grounded | null {
  const meant = words.filter((word) => !SMALL.test(word));
  for (const { is, isNot } of PAIRS) {
    const own = meant.filter((word) => is.some((stem) => word.startsWith(stem)));
    const rest = meant.filter((word) => !own.includes(word)).map(stemOf);
    if (own.length === 0) continue;
    const found = statements(text).find(
      (clause) => rest.every((stem) => begins(clause, stem)) && isNot.some((word) => begins(clause, word)),
    );
    if (found !== undefined && !DENIED.test(found.replace(new RegExp(isNot.join('|'), 'giu'), ' ')))
      return fromText(false, found.trim());
  }
  return null;
}
