import { mayHave } from './expression-of.js';
import { daysIn } from './opening.js';
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
const begins = (clause: string, stem: string): boolean =>
  isDay(stem, clause) || (mayHave(stem, clause) && new RegExp(String.raw`(?<!\p{L})${stem}`, 'iu').test(clause));

/** A day of the week, whichever language calls it. */
function isDay(word: string, clause: string): boolean {
  const [day, ...more] = daysIn(word);
  return day !== undefined && more.length === 0 && daysIn(clause).has(day);
}

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
  const told = statements(text).flatMap((clause) => {
    const isSo = stems.every((stem) => begins(clause, stem)) ? verdictOf(stems, clause) : null;
    return isSo === null ? [] : [{ isSo, clause }];
  });
  return told.length > 0 && new Set(told.map(({ isSo }) => isSo)).size === 1
    ? fromText(told[0].isSo, told[0].clause.trim())
    : null;
}

const AND = /\s(?:and|och|und|et|y|while)\s/iu;
const IS_NOT =
  /(?:\s(?:is|are|does|do|can|was|has|är|har|ist|sind|hat|est|es)\s(?:not|inte|nicht)|n['’]t|\s(?:no|non|pas))\s*$/iu;

/** Yes or no of a clause; of two halves the one that the name is of: "the lining is removable and the hood is not". */
function verdictOf(stems: readonly string[], clause: string): boolean | null {
  const halves = clause.split(AND);
  if (halves.length < 2 || !DENIED.test(clause)) return !DENIED.test(clause);
  const own = halves.find((half) => stems.every((stem) => begins(half, stem)));
  if (own !== undefined) return !DENIED.test(own);
  const last = halves[halves.length - 1];
  return IS_NOT.test(last) && stems.some((stem) => begins(last, stem)) ? false : null;
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
    const same =
      rest.length === 0
        ? undefined
        : statements(text).find(
            (clause) =>
              rest.every((stem) => begins(clause, stem)) &&
              is.some((word) => begins(clause, word)) &&
              !DENIED.test(clause),
          );
    if (found === undefined && same !== undefined) return fromText(true, same.trim());
    if (found !== undefined && !DENIED.test(found.replace(new RegExp(isNot.join('|'), 'giu'), ' ')))
      return fromText(false, found.trim());
  }
  return null;
}
