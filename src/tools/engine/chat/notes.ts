import type { Note } from './knowledge/note.js';
import { NOTES } from './knowledge/notes.js';
import { formsOf } from './text.js';

interface Phrase {
  words: readonly string[];
  /** Made of words that stand in any question. */
  common: boolean;
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

interface Scored {
  note: Note | null;
  score: number;
}

interface Indexed {
  /** Whether a word beginning is enough, so that no index by words finds it. */
  open: boolean;
  note: Note;
  groups: readonly Group[];
}

/** What a group met in the message itself, and in what was said before, counts for. */
const WEIGHT_HERE = 1;
const WEIGHT_BEFORE = 0.6;
/** … and where only a question word or the like met it. */
const WEIGHT_COMMON = 0.2;
/** What every further word of a phrase adds. */
const WEIGHT_LENGTH = 0.25;

const INDEX: readonly Indexed[] = NOTES.map((note) => ({
  note,
  groups: note.cues.map(groupOf),
  open: note.cues.some((cue) => cue.includes('*')),
}));
const BY_FIRST_WORD = byFirstWord();

/** All words by which notes are recognised, for spelling correction. */
export const NOTE_WORDS: readonly string[] = [
  ...new Set(
    INDEX.flatMap(({ groups }) => groups.flatMap(({ phrases }) => phrases.flatMap(({ words }) => words))).filter(
      (word) => !word.endsWith('*'),
    ),
  ),
];

/** Notes by the particular words with which one of their phrases begins. */
function byFirstWord(): ReadonlyMap<string, readonly Indexed[]> {
  const index = new Map<string, Indexed[]>();
  for (const one of INDEX) {
    const phrases = one.groups.filter(({ not }) => !not).flatMap((group) => group.phrases);
    for (const word of new Set(phrases.filter(({ common }) => !common).map(({ words }) => words[0])))
      index.set(word, [...(index.get(word) ?? []), one]);
  }
  return index;
}

function groupOf(cue: string): Group {
  const not = cue.startsWith('!');
  const phrases = (not ? cue.slice(1) : cue)
    .split('|')
    .map((phrase) => phrase.split(' '))
    .map((words) => ({ words, common: words.every((word) => COMMON.has(word)) }));
  return { not, phrases };
}

/**
 * The note that speaks most exactly of what a message asks; null when none does.
 * @param tokens of the message @param before of what it follows on; empty when it stands alone
 */
export function noteFor(tokens: readonly string[], before: readonly string[] = []): Note | null {
  const here = tokens.map((token) => new Set(formsOf(token)));
  const earlier = before.map((token) => new Set(formsOf(token)));
  const candidates = new Set(here.flatMap((forms) => [...forms].flatMap((form) => BY_FIRST_WORD.get(form) ?? [])));
  const scored = INDEX.filter((one) => one.open || candidates.has(one)).map(({ note, groups }) => ({
    note,
    score: scoreOf(groups, here, earlier),
  }));
  return scored.reduce<Scored>((a, b) => (b.score > a.score ? b : a), { note: null, score: 0 }).note;
}

type Forms = readonly ReadonlySet<string>[];

/** 0 where a group is missing, or nothing particular of the note stands in the message itself. */
function scoreOf(groups: readonly Group[], here: Forms, earlier: Forms): number {
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
function best(phrases: readonly Phrase[], forms: Forms): number {
  return phrases.reduce((most, { words, common }) => {
    const weight = common ? WEIGHT_COMMON : WEIGHT_HERE + WEIGHT_LENGTH * (words.length - 1);
    return weight > most && stands(words, forms) ? weight : most;
  }, 0);
}

function stands(words: readonly string[], forms: Forms): boolean {
  const last = forms.length - words.length;
  for (let at = 0; at <= last; at++) if (words.every((word, i) => isWord(word, forms[at + i]))) return true;
  return false;
}

function isWord(word: string, forms: ReadonlySet<string>): boolean {
  if (!word.endsWith('*')) return forms.has(word);
  const stem = word.slice(0, -1);
  for (const form of forms) if (form.startsWith(stem)) return true;
  return false;
}
