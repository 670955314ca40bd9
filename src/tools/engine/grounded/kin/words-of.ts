import { isRelated, type Kind, lemmasOf, pastOf } from '../../lexicon/index.js';
import { stretches } from '../mention.js';
import type { Span } from '../clause.js';

/** A word of a text, and where it stands. */
export type Word = ReturnType<typeof stretches>[number];

export const wordsOf = (text: string, { start, end }: Span): Word[] =>
  stretches(/\p{L}+(?:['’-]\p{L}+)*/gu, text.slice(start, end)).map((one) => ({
    ...one,
    start: one.start + start,
    end: one.end + start,
  }));

const END = /[.!?](?=\s|$|["”’)])|[;\n]/gu;
const TITLED = /(?<!\p{L})(?:Dr|Mr|Mrs|Ms|St|Prof|No|Nr)$/u;

/** The sentences of a stretch; "Dr." ends none. */
export function sentencesIn(text: string, { start, end }: Span): Span[] {
  const found: Span[] = [];
  let from = start;
  for (const mark of text.slice(start, end).matchAll(END)) {
    const at = start + mark.index;
    if (mark[0] === '.' && TITLED.test(text.slice(Math.max(0, at - 5), at))) continue;
    found.push({ start: from, end: mark[0] === '?' ? at + 1 : at });
    from = at + 1;
  }
  return [...found, { start: from, end }].filter((one) => /\p{L}/u.test(text.slice(one.start, one.end)));
}

const OPEN =
  /(?<!\p{L})(?:if|unless|whether|would|could|might|may(?! \d{4})(?<! \d{1,2} may)|should|must|can|cannot|shall|want|wants|wanted|wish|hope|hopes|hoped|please|needs? to|like to|plans? to|planned to|intends?|in case|ask(?:s|ed)?|request(?:s|ed)?|perhaps|maybe|almost|nearly|supposed|afraid|fears?|suspects?|seems?|let['’]s|try|tries|tried|instead of|other than|which|why|how|says?|said|supposedly|apparently|allegedly|according|soon|getting|being)(?!\p{L})|n['’]t (?:yet|know)|\?\s*$/iu;

/** Whether a sentence leaves open that it is so: a question, a wish, a condition, a guess. */
export const isOpen = (sentence: string): boolean => OPEN.test(sentence);

const DENIED =
  /(?<!\p{L})(?:not|never|no|nobody|none|nothing|neither|nor|without|hardly|barely|lacks?|lacking|fail(?:s|ed)? to|refused? to|free of)(?!\p{L})|n['’]t(?!\p{L})/iu;
export const denies = (said: string): boolean => DENIED.test(said);

const PARTICLE = /^(?:back|off|out|up|down|away)$/i;
/** Words of place and manner that the lexicon has as adjectives too. */
const FUNCTION =
  /^(?:out|in|on|off|up|down|over|under|back|away|just|so|even|still|only|one|other|own|all|last|first|next|the|no|not)$/i;
const BETWEEN = 4;

/** "Brought it back", "turned down": a verb together with its particle, as the lexicon writes it. */
export function withParticle(words: readonly Word[], at: number): string | null {
  for (const { text } of words.slice(at + 1, at + 1 + BETWEEN)) {
    if (!PARTICLE.test(text)) continue;
    const base = pastOf(words[at].text) ?? words[at].text.toLowerCase();
    const [phrase] = [base, ...lemmasOf(words[at].text)]
      .map((one) => `${one}_${text.toLowerCase()}`)
      .filter((one) => isKnown(one) || RETURNS.test(one));
    return phrase ?? null;
  }
  return null;
}

/** Whatever moves something back returns it. */
const RETURNS = /^(?:send|ship|mail|give|hand|bring|take|carry|post|drive)_back$/;
const isKnown = (phrase: string): boolean => lemmasOf(phrase).length > 0;

/** How a word of a text, with its particle where it has one, meets a word that is asked for. */
export function kinOf(asked: string, words: readonly Word[], at: number): Kind | null {
  if (FUNCTION.test(words[at].text) && words[at].text.toLowerCase() !== asked) return null;
  const verb = pastOf(words[at].text) === null && withParticle(words, at) === null ? null : pastOf(asked);
  const own = meets(asked, words, at);
  return own !== 'of-synonym' || verb === null ? own : (meets(verb, words, at) ?? own);
}

function meets(asked: string, words: readonly Word[], at: number): Kind | null {
  const phrase = withParticle(words, at);
  const own = phrase === null ? null : (isRelated(asked, RETURNS.test(phrase) ? 'return' : phrase)?.kind ?? null);
  if (own !== null) return own;
  const bare = isRelated(asked, words[at].text)?.kind ?? null;
  return phrase === null || bare === 'same' || bare === 'derived' ? bare : null;
}
