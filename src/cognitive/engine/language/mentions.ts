import type { Evidence } from './evidence.js';
import type { Lexicon } from './lexicon.js';
import type { Token } from './tokens.js';

/** Words between what tells of a subject and the subject: "covers accidental water damage". */
const TOLD_WITHIN = 3;

/** Whether a word of feeling only names what something is about, or what takes place when. */
export const isMention = (tokens: readonly Token[], e: Evidence, lexicon: Lexicon): boolean => {
  const at = tokens.findIndex((t) => t.span[0] === e.span[0]);
  const next = tokens.findIndex((t) => t.span[0] >= e.span[1]);
  return isSubjectMatter(tokens, at, lexicon) || (next > 0 && takesPlace(tokens, at, next, lexicon));
};

/** "The lecture is on the war", "försäkringen täcker skador", "a leaflet about accidents": but not "the book about bees is great". */
function isSubjectMatter(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const begin = tokens.findLastIndex((t, i) => i < at && t.kind === 'mark') + 1;
  const tells = tokens.findLastIndex((t, i) => i >= begin && i < at && lexicon.tells.has(t.lower));
  if (tells < 0 || at - tells > TOLD_WITHIN + 1) return false;
  if (!tokens.slice(begin, tells).some((t) => lexicon.media.has(t.lower))) return false;
  const said = lexicon.copulas.has(tokens[tells - 1].lower) || !lexicon.prepositions.has(tokens[tells].lower);
  return said ? !tokens.slice(tells, at).some((t) => lexicon.copulas.has(t.lower)) : at === tells + 1;
}

/** "The funeral is on Friday", "Vinnaren meddelas i morgon": an article at most before it, and a time or a plain deed after. */
function takesPlace(tokens: readonly Token[], at: number, next: number, lexicon: Lexicon): boolean {
  if (at > 1 || (at === 1 && !lexicon.articles.has(tokens[0].lower))) return false;
  const [verb, then] = [tokens[next].lower, tokens[next + 1]?.lower ?? ''];
  return lexicon.happens.has(verb) || (lexicon.copulas.has(verb) && lexicon.settings.has(then));
}
