import type { Language } from './lexeme.js';
import table from '../lexicon/shorthand.yaml.js';
import type { Token } from './tokens.js';

type Shorthand = ReadonlyMap<string, string>;

const WRITTEN = Object.fromEntries(
  Object.entries(table as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>).map(
    ([language, words]) => [language, new Map(Object.entries(words))],
  ),
) as Partial<Record<Language | 'any', Shorthand>>;

/** What these join: "crew/neck", "c/front", "s/less". */
const HALVES = /^(?:neck|front|back|less|waist|leg|collar|sleeves?|slvs?|rise)$/;
const FIRST: Readonly<Record<string, string>> = {
  s: 'sleeve',
  c: 'centre',
  b: 'back',
  f: 'front',
  h: 'high',
  l: 'long',
};

const SLEEVE_LENGTH: Readonly<Record<string, string>> = { s: 'short', l: 'long' };

const isHalf = (token: Token | undefined): boolean => token?.before === '/' && HALVES.test(token.word);

/** "Polo, s/s", "tee L/S": what line sheets call short and long sleeves; "v/neck", "s/less" are one phrase. */
export function slashed(token: Token, i: number, tokens: readonly Token[]): Token {
  const [before, after] = [tokens[i - 1], tokens[i + 1]];
  const isSecond = (one: Token | undefined): boolean => one?.word === 's' && one.before === '/';
  if (isSecond(after) && Object.hasOwn(SLEEVE_LENGTH, token.word)) return { ...token, word: SLEEVE_LENGTH[token.word] };
  if (isSecond(token) && before !== undefined && Object.hasOwn(SLEEVE_LENGTH, before.word))
    return { ...token, word: 'sleeves', before: ' ' };
  if (isHalf(token)) return { ...token, before: ' ' };
  return isHalf(after) && Object.hasOwn(FIRST, token.word) ? { ...token, word: FIRST[token.word] } : token;
}

/** A word that is written short, with all its words; "w/o" and "SS27" stay what they are. */
function writtenOut(token: Token, i: number, tokens: readonly Token[], from: Shorthand): Token[] {
  const written = from.get(token.word);
  if (written === undefined) return [token];
  const after = tokens[i + 1];
  const joins = token.word.length > 1 || (after !== undefined && i > 0 && !/[-'’.]/.test(token.before + after.before));
  const season = after !== undefined && /^\d{2,4}$/.test(after.word);
  if (!joins || season || (token.word === 'w' && after?.word === 'o')) return [token];
  return written.split(' ').map((word, k) => ({ ...token, word, before: k === 0 ? token.before : ' ' }));
}

/** All words, those that are written short with all of theirs; most texts hold none. */
const allWrittenOut = (tokens: readonly Token[], from: Shorthand | undefined): readonly Token[] =>
  from !== undefined && tokens.some(({ word }) => from.has(word))
    ? tokens.flatMap((token, i) => writtenOut(token, i, tokens, from))
    : tokens;

/** "2 chest pkts w/ flap": what every language's line sheets leave out. */
export const writtenOutAnywhere = (tokens: readonly Token[]): readonly Token[] => allWrittenOut(tokens, WRITTEN.any);

/** "Coat DB, CB vent", "Hose RV seitlich": what only that language leaves out. */
export const writtenOutIn = (tokens: readonly Token[], language: Language): readonly Token[] =>
  allWrittenOut(tokens, WRITTEN[language]);

/** "W ski salopettes": how a line sheet begins. */
export const wearerFirst = (token: Token, i: number, tokens: readonly Token[], text: string): Token =>
  i === 0 && tokens[1]?.before === ' ' && /^W [\p{L}\d]/u.test(text.slice(token.start))
    ? { ...token, word: 'womens' }
    : token;

/** The stroke of "w/ flap" parts nothing. */
export const joinedBySlash = (token: Token, i: number, tokens: readonly Token[]): Token =>
  tokens[i - 1]?.word === 'with' && token.before.startsWith('/') ? { ...token, before: ' ' } : token;
