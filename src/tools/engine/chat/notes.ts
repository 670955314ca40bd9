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
}

interface Indexed {
  /** Its place among all: of two that speak as exactly the first is taken. */
  place: number;
  note: Note;
  groups: readonly Group[];
}

/** A phrase of a note without its first word. */
interface Opening {
  one: Indexed;
  rest: readonly string[];
}

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

/** Notes by the particular words, or beginnings of words (`shrink*`), with which one of their phrases begins. */
function byFirstWord(): ReadonlyMap<string, readonly Opening[]> {
  const index = new Map<string, Opening[]>();
  for (const one of INDEX) {
    const phrases = one.groups.filter(({ not }) => !not).flatMap((group) => group.phrases);
    for (const { words } of phrases.filter(({ common }) => !common)) {
      const [word, ...rest] = words;
      index.set(word, [...(index.get(word) ?? []), { one, rest }]);
    }
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
  return { not, phrases };
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
  return candidates(here)
    .map(({ note, groups }) => ({ note, score: scoreOf(groups, here, earlier) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ note }) => note);
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

/** Notes of which something particular may stand in the message itself, in their order. */
function candidates({ any }: Heard): Indexed[] {
  const found = new Set<Indexed>();
  for (const word of any) {
    for (const { one, rest } of BY_FIRST_WORD.get(word) ?? [])
      if (rest.every((other) => any.has(other))) found.add(one);
  }
  return [...found].sort((a, b) => a.place - b.place);
}

/** 0 where a group is missing, or nothing particular of the note stands in the message itself. */
function scoreOf(groups: readonly Group[], here: Heard, earlier: Heard): number {
  let sum = 0;
  let own = false;
  for (const { not, phrases } of groups) {
    const met = best(phrases, here);
    if (not && met > 0) return 0;
    if (not) continue;
    const back = met > 0 ? 0 : best(phrases, earlier) * WEIGHT_BEFORE;
    if (met + back === 0) return 0;
    own ||= met >= WEIGHT_HERE;
    sum += met + back;
  }
  return own ? sum : 0;
}

/** The weight of the best phrase that is there; 0 when none is. */
function best(phrases: readonly Phrase[], heard: Heard): number {
  let most = 0;
  for (const { words, weight } of phrases) if (weight > most && stands(words, heard)) most = weight;
  return most;
}

function stands(words: readonly string[], { each, any }: Heard): boolean {
  for (const word of words) if (!any.has(word)) return false;
  const last = each.length - words.length;
  for (let at = 0; at <= last; at++) if (words.every((word, i) => each[at + i].has(word))) return true;
  return false;
}
