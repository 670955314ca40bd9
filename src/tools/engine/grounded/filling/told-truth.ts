import { type Token, tokensOf } from '../facts/tokens.js';
import { SUPPOSED } from '../facts/words.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';
import { isThing, sameThing } from '../same-thing.js';
import type { Span } from '../clause.js';

const DENIED =
  /^(?:not|no|never|without|neither|nor|none|cannot|inte|ej|ingen|inga|inget|utan|aldrig|nicht|kein|keine|keinen|keiner|nie|ohne|pas|sans|aucun|aucune|sin|ningún|ninguna)$|n['’]t$/u;
const SMALL = /^(?:is|has|are|was|were|can|does|do|be|to|for|of|in|on|at|the|a|an|it|with|any|from|by|needs?|wants?)$/;

/** `allergic_to_nuts`: all words of a name told in one sentence, in whatever language, and whether the last is denied. */
export function toldTruth(words: readonly string[], reading: Reading, scope: Span): Grounded | null {
  const asked = words.filter((word) => !SMALL.test(word));
  const last = asked.at(-1);
  if (last === undefined || (asked.length < 2 && !isThing(last))) return null;
  const tokens = tokensOf(reading, scope);
  const found = tokens.flatMap((token) => {
    if (!sameThing(last, token.word)) return [];
    const own = tokens.filter(({ stretch }) => stretch === token.stretch);
    const before = tokens.filter(({ sentence, stretch }) => sentence === token.sentence && stretch <= token.stretch);
    const isAll = asked.every((word) => before.some((one) => sameThing(word, one.word)));
    return isAll && !isOpen(own, reading.text) ? [{ isSo: !isDenied(own), own }] : [];
  });
  const verdicts = new Set(found.map(({ isSo }) => isSo));
  if (verdicts.size !== 1) return null;
  const [{ isSo, own }] = found;
  return fromText(isSo, reading.text.slice(own[0].start, own[own.length - 1].end));
}

const isDenied = (own: readonly Token[]): boolean => own.some(({ word }) => DENIED.test(word));
/** What is asked or only thought of is open. */
const isOpen = (own: readonly Token[], text: string): boolean =>
  own.some(({ word }) => SUPPOSED.has(word)) || /^[^.!;\n]{0,200}\?/u.test(text.slice(own[own.length - 1].end));
