import type { Note } from './knowledge/note.js';
import { NOTES } from './knowledge/notes.js';
import { formsOf } from './text.js';

interface Phrase {
  /** One that ends in `*` is the beginning of a word. */
  words: readonly string[];
  /** Made of words that stand in any question. */
  common: boolean;
  weight: number;
}

const COMMON = new Set(
  'what whats which how much many is are am im i do you can to in for the a an on it go vad vilken vilka hur mycket många är kan du jag på i till det ha med will best want need get make'.split(
    ' ',
  ),
);

interface Group {
  not: boolean;
  phrases: readonly Phrase[];
  /** Those of them that are made of words of any question. */
  commons: readonly (readonly string[])[];
}

interface Indexed {
  /** Its place among all: of two that speak as exactly the first is taken. */
  place: number;
  note: Note;
  groups: readonly Group[];
}

/** A phrase by its first word, with the group of the note that it meets. */
interface Opening {
  one: Indexed;
  group: number;
  phrase: Phrase;
}

/** What the groups of a note are met with, by their place; 0 where nothing meets one. */
type Met = Map<Indexed, number[]>;

/** What a group met in the message itself, and in what was said before, counts for. */
const WEIGHT_HERE = 1;
const WEIGHT_BEFORE = 0.6;
/** … and where only a question word or the like met it. */
const WEIGHT_COMMON = 0.2;
/** What every further word of a phrase adds. */
const WEIGHT_LENGTH = 0.25;

const INDEX: readonly Indexed[] = NOTES.map((note, place) => ({ place, note, groups: note.cues.map(groupOf) }));
const BY_FIRST_WORD = byFirstWord();

const ALL_WORDS = new Set(
  INDEX.flatMap(({ groups }) => groups.flatMap(({ phrases }) => phrases.flatMap(({ words }) => words))),
);
const STEMS = new Map([...ALL_WORDS].filter((word) => word.endsWith('*')).map((word) => [word.slice(0, -1), word]));
const STEM_LENGTHS = [...new Set([...STEMS.keys()].map(({ length }) => length))];

/** All words by which notes are recognised, for spelling correction. */
export const NOTE_WORDS: readonly string[] = [...ALL_WORDS].filter((word) => !word.endsWith('*'));

/** Phrases that are particular, by their first words or beginnings of words (`shrink*`). */
function byFirstWord(): ReadonlyMap<string, readonly Opening[]> {
  const index = new Map<string, Opening[]>();
  for (const one of INDEX)
    for (const [group, { phrases }] of one.groups.entries())
      for (const phrase of phrases.filter(({ common }) => !common)) {
        const [word] = phrase.words;
        index.set(word, [...(index.get(word) ?? []), { one, group, phrase }]);
      }
  return index;
}

function groupOf(cue: string): Group {
  const not = cue.startsWith('!');
  const phrases = (not ? cue.slice(1) : cue)
    .split('|')
    .map((phrase) => phrase.split(' '))
    .map((words) => ({ words, common: words.every((word) => COMMON.has(word)) }))
    .map((phrase) => ({ ...phrase, weight: weightOf(phrase) }));
  return { not, phrases, commons: phrases.filter((phrase) => phrase.common).map(({ words }) => words) };
}

function weightOf({ words, common }: Omit<Phrase, 'weight'>): number {
  return common ? WEIGHT_COMMON : WEIGHT_HERE + WEIGHT_LENGTH * (words.length - 1);
}

/**
 * The notes that may speak of what a message asks, the most exact first.
 * @param tokens of the message @param before of what it follows on; empty when it stands alone
 */
export function notesFor(tokens: readonly string[], before: readonly string[] = []): Note[] {
  const [here, earlier] = [heardIn(tokens), heardIn(before)];
  const metBefore: Met = before.length > 0 ? metBy(earlier) : new Map();
  return [...metBy(here)]
    .map(([one, met]) => ({ one, score: scoreOf(one, { here, earlier, met, before: metBefore.get(one) ?? [] }) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.one.place - b.one.place)
    .map(({ one }) => one.note);
}

/** The groups that words meet by a particular phrase, of all notes of which they meet any. */
function metBy(heard: Heard): Met {
  const met: Met = new Map();
  for (const word of heard.any)
    for (const { one, group, phrase } of BY_FIRST_WORD.get(word) ?? []) {
      const so = met.get(one) ?? one.groups.map(() => 0);
      if (phrase.weight <= so[group] || !stands(phrase.words, heard)) continue;
      so[group] = phrase.weight;
      met.set(one, so);
    }
  return met;
}

/** Words as notes name them: what each of a row of tokens may be, and what any of them may. */
interface Heard {
  each: readonly ReadonlySet<string>[];
  any: ReadonlySet<string>;
}

function heardIn(tokens: readonly string[]): Heard {
  const any = new Set<string>();
  const each = tokens.map((token) => {
    const words = wordsOf(token);
    for (const word of words) any.add(word);
    return words;
  });
  return { each, any };
}

/** The forms of a word, and the beginnings of them that notes know. */
function wordsOf(token: string): Set<string> {
  const words = new Set<string>();
  for (const form of formsOf(token)) {
    words.add(form);
    for (const stem of stemsOf(form)) words.add(stem);
  }
  return words;
}

/** The beginnings of a word that notes know, as they are written there: `shrink*`. */
function stemsOf(form: string): string[] {
  const stems: string[] = [];
  for (const length of STEM_LENGTHS) {
    const stem = length <= form.length ? STEMS.get(form.slice(0, length)) : undefined;
    if (stem !== undefined) stems.push(stem);
  }
  return stems;
}

/** A message and what went before it, with what particular phrases of a note they meet. */
interface Spoken {
  here: Heard;
  earlier: Heard;
  met: readonly number[];
  before: readonly number[];
}

/** 0 where a group is missing, or nothing particular of the note stands in the message itself. */
function scoreOf({ groups }: Indexed, { here, earlier, met, before }: Spoken): number {
  let sum = 0;
  let own = false;
  for (const [at, group] of groups.entries()) {
    const now = met[at] || common(group, here);
    if (group.not && now > 0) return 0;
    if (group.not) continue;
    const back = now > 0 ? 0 : ((before[at] ?? 0) || common(group, earlier)) * WEIGHT_BEFORE;
    if (now + back === 0) return 0;
    own ||= now >= WEIGHT_HERE;
    sum += now + back;
  }
  return own ? sum : 0;
}

/** The weight of a phrase of a group that is made of words of any question; 0 where none stands. */
const common = ({ commons }: Group, heard: Heard): number =>
  commons.some((words) => stands(words, heard)) ? WEIGHT_COMMON : 0;

function stands(words: readonly string[], { each, any }: Heard): boolean {
  if (words.length === 1) return any.has(words[0]);
  for (const word of words) if (!any.has(word)) return false;
  const last = each.length - words.length;
  for (let at = 0; at <= last; at++) if (words.every((word, i) => each[at + i].has(word))) return true;
  return false;
}
