import { escaped } from '../expression-of.js';
import frames from '../words/frames.yaml.js';

/** The kind of stretch that fills a slot. */
export type Of =
  | 'person'
  | 'place'
  | 'title'
  | 'maker'
  | 'model'
  | 'thing'
  | 'clause'
  | 'name'
  | 'animal'
  | 'code'
  | 'time'
  | 'day';

/** What a slot may be called, and what stands around it in texts. */
export interface Frame {
  names: readonly string[];
  of: Of;
  /** right before it */
  leads: RegExp | null;
  /** right after it */
  follows: RegExp | null;
  heads: ReadonlySet<string>;
  /** before a list of it */
  lists: RegExp | null;
  /** what leads to it, anywhere */
  leading: RegExp | null;
  /** what ends it */
  until: RegExp | null;
}

const ARTICLE =
  '(?:(?:the|an?|my|our|your|his|her|their|some|den|der|die|das|dem|des|eine?[nmr]?|ett|en|min|mitt|meine?n?)\\s)?';
const either = (phrases: readonly string[]): string => phrases.map(phrase).join('|');
const phrase = (words: string): string =>
  words
    .split(' ')
    .map((word) => (word === '_' ? String.raw`(?:\S{1,20}\s){0,2}\S{1,20}` : worded(word)))
    .join(String.raw`\s`);
/** A word with or without its capital letter. */
const worded = (word: string): string =>
  /^\p{L}/u.test(word) ? `[${word[0].toUpperCase()}${word[0]}]${escaped(word.slice(1))}` : escaped(word);

const before = (phrases: readonly string[] = [], glue = String.raw`(?:\s?[:,])?\s{1,3}`): RegExp | null =>
  phrases.length === 0
    ? null
    : new RegExp(String.raw`(?<![\p{L}\d])(?:${either(phrases)})${glue}${ARTICLE}["“”»«„'‘’]?$`, 'u');
const after = (phrases: readonly string[] = []): RegExp | null =>
  phrases.length === 0 ? null : new RegExp(String.raw`^["”“«»'’]?\s?(?:${either(phrases)})(?!\p{L})`, 'u');

type Written = { names: string[]; of: Of } & Partial<
  Record<'leads' | 'follows' | 'heads' | 'lists' | 'until', string[]>
>;

const FRAMES: readonly Frame[] = (frames as unknown as Written[]).map((one) => ({
  names: one.names,
  of: one.of,
  leads: before(one.leads),
  follows: after(one.follows),
  heads: new Set(one.heads ?? []),
  lists: before(one.lists, String.raw`(?:[^.!?;:]{0,40}:)?\s{1,3}`),
  leading: one.leads ? new RegExp(String.raw`(?<![\p{L}\d])(?:${either(one.leads)})\s(?=\S)`, 'gu') : null,
  until: one.until ? new RegExp(String.raw`\s(?:${either(one.until)})\s`, 'u') : null,
}));

const ENDING = /^(?:s|es|n|en|et|e|na|ne|in|innen)$/u;
const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** A word as it is listed, without its accents, or with the ending of one more or of "the". */
function isName(name: string, word: string): boolean {
  if (name === word || (/\P{ASCII}/u.test(name) && plain(name) === word)) return true;
  const [short, long] = name.length < word.length ? [name, word] : [word, name];
  return short.length > 2 && long.startsWith(short) && ENDING.test(long.slice(short.length));
}

/** The frames of a word: those that have it as it stands, else those that have it in another form. */
export function framesOf(word: string): readonly Frame[] {
  const own = FRAMES.filter(({ names }) => names.includes(word));
  return own.length > 0 ? own : FRAMES.filter(({ names }) => names.some((name) => isName(name, word)));
}

/** Whether a word of a text is one of the words for what a frame is of. */
export const isCalled = ({ names }: Frame, word: string): boolean => names.some((name) => isName(name, word));
