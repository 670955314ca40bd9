import { readAbout } from '../read/index.js';
import type { Garment } from '../garments/spec.js';
import type { Span } from './types.js';
import { CLAUSE, COURTESIES, EXCHANGE, KEEPS, REMOVALS, SUBSTITUTE, VERBLESS, partIn, targetOf } from './words.js';

/** Words of the instruction, perhaps in another order: `at[i]` is where unit `i` stands in the instruction, -1 for glue. */
export interface Piece {
  text: string;
  at: readonly number[];
}

/** "Swap the zip for buttons": what goes, as said, and what comes, as the reader of garments would say it. */
export interface Exchange {
  old: Piece;
  fresh: Piece;
  span: Span;
}

export interface Orders {
  /** The instruction without its exchanges; as long as the instruction. */
  rest: string;
  exchanges: Exchange[];
}

const cut = (text: string, [start, end]: Span): Piece => ({
  text: text.slice(start, end),
  at: Array.from({ length: end - start }, (_, i) => start + i),
});

const glue = (text: string): Piece => ({ text, at: Array.from({ length: text.length }, () => -1) });

const join = (...pieces: Piece[]): Piece => ({
  text: pieces.map((piece) => piece.text).join(''),
  at: pieces.flatMap((piece) => piece.at),
});

export const wholeOf = (text: string): Piece => cut(text, [0, text.length]);

/** Where the units [start, end) of a piece stand in the instruction. */
export function spanIn(piece: Piece, start: number, end: number): Span {
  const places = piece.at.slice(start, end).filter((place) => place >= 0);
  return places.length === 0 ? [0, 0] : [Math.min(...places), Math.max(...places) + 1];
}

/** The text with a range blanked; a break stands in its place, so that no phrase reaches across. */
export const blank = (text: string, [start, end]: Span): string =>
  text.slice(0, start) + (end > start ? ';' : '') + ' '.repeat(Math.max(0, end - start - 1)) + text.slice(end);

const pad = (word: string, length: number): string => word.padEnd(length).slice(0, length);

/** "But" of a Swedish instruction, and no gender; "for men" is English in it. */
const SWEDISH_BUT = /(?<![\p{L}'’-])(?<!(?:för|for)\s)men(?![\p{L}'’-])/giu;
const SWEDISH =
  /[åäö]|(?<!\p{L})(?:och|med|utan|storlek|samma|byt|ta bort|fast|inte|rosa|kort|lite|mer|vit|svart|skjorta|kjol)(?!\p{L})/iu;
const isSwedish = (instruction: string): boolean => SWEDISH.test(instruction);

/** Courtesies go, verbs that take away become words of denial; the length stays. */
export function plainOrders(instruction: string): string {
  const spaces = (found: string): string => ' '.repeat(found.length);
  const kept = instruction.replace(KEEPS, spaces).replace(COURTESIES, spaces);
  const polite = isSwedish(instruction) ? kept.replace(SWEDISH_BUT, (found) => pad(';', found.length)) : kept;
  return REMOVALS.reduce((text, [verb, denial]) => text.replace(verb, (found) => pad(denial, found.length)), polite);
}

/** Clauses as spans. */
export function clausesOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(CLAUSE)) {
    spans.push([from, found.index]);
    from = found.index + found[0].length;
  }
  return [...spans, [from, text.length] as const].filter(([start, end]) => text.slice(start, end).trim() !== '');
}

const withIndices = (pattern: RegExp): RegExp => new RegExp(pattern.source, `${pattern.flags}d`);
const SWAPS = [SUBSTITUTE, ...EXCHANGE].map(withIndices);
const CARRIED = withIndices(VERBLESS);

function matchOf(clause: string, carried: boolean): { old: Span; fresh: Span } | null {
  for (const pattern of carried ? [...SWAPS, CARRIED] : SWAPS) {
    const groups = pattern.exec(clause)?.indices?.groups;
    if (groups) return { old: groups.old, fresh: groups.fresh };
  }
  return null;
}

const ARTICLE = /^(?:the|its|their|a|an|my|all|den|det|de|en|ett|der|die|das|le|la|les|el|los|las)\s+/iu;
const PRONOUN = /\s+(?:ones?|instead|istället|i stället|stattdessen)\s*$/iu;

/** Pairs are many: no part that a comparative is said of, but what is exchanged. */
const THEM = /^(?:them|they|these|those|dem|dom)$/iu;

/** "It", "the dress": the garment as a whole. */
function isWhole(phrase: string, garment: Garment): boolean {
  const bare = phrase.trim().replace(ARTICLE, '');
  if (targetOf(bare) === 'garment' || THEM.test(bare)) return true;
  const { named, facts, colors } = readAbout(bare, garment);
  return named.some((n) => n.garment === garment) && facts.length === 0 && colors.length === 0;
}

const BY_ITSELF: ReadonlySet<string> = new Set(['color', 'fabric', 'print', 'garment']);

/** The new value with the part it is said of beside it: "short ones" for "the long sleeves" is "short sleeves". */
function fullName(old: Piece, fresh: Piece): Piece {
  const part = partIn(old.text);
  const ending = PRONOUN.exec(fresh.text);
  const value = ending ? { text: fresh.text.slice(0, ending.index), at: fresh.at.slice(0, ending.index) } : fresh;
  if (!part || BY_ITSELF.has(part.target) || partIn(value.text)?.target === part.target) return value;
  if (part.target === 'size') return join(glue('size '), value);
  if (part.target === 'fit' || part.target === 'length') return join(value, glue(` ${part.target}`));
  const place = old.text.lastIndexOf(part.word);
  return join(value, glue(' '), { text: part.word, at: old.at.slice(place, place + part.word.length) });
}

/** Tells exchanges from all else that an instruction says. */
export function ordersOf(instruction: string, garment: Garment): Orders {
  const plain = plainOrders(instruction);
  const exchanges: Exchange[] = [];
  let rest = plain;
  for (const [start, end] of clausesOf(plain)) {
    const found = matchOf(plain.slice(start, end), exchanges.length > 0);
    if (!found || isWhole(plain.slice(start + found.old[0], start + found.old[1]), garment)) continue;
    const old = cut(plain, [start + found.old[0], start + found.old[1]]);
    const fresh = cut(plain, [start + found.fresh[0], start + found.fresh[1]]);
    exchanges.push({ old, fresh: fullName(old, fresh), span: [start, end] });
    rest = blank(rest, [start, end]);
  }
  return { rest, exchanges };
}
