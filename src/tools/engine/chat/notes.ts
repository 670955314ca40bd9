import { byWord } from '../../../common/kernel/by-word.js';
import type { Note } from './knowledge/note.js';
import { NOTES } from './knowledge/notes.js';
import { PLAIN_WORDS } from './knowledge/plain-words.js';
import { ALIKE } from './knowledge/wording.js';
import { verbsOf } from './stems.js';
import { FILLERS, formsOf } from './text.js';

interface Phrase {
  /** One that ends in `*` is the beginning of a word. */
  words: readonly string[];
  /** Made of words that stand in any question. */
  common: boolean;
  weight: number;
  /** The groups of notes that it meets; none where it is common. */
  meets: Meeting[];
}

const COMMON = new Set(
  'what whats which how much many is are am im i do you can to in for the a an on it go vad vilken vilka hur mycket många är kan du jag på i till det ha med will best want need get make'.split(
    ' ',
  ),
);

/** What asks for anything: a note that wants one of these beside its things may do without. */
const ASKS: ReadonlySet<string> = new Set(['how', 'what', 'which', 'hur', 'vad', 'vilken']);

interface Group {
  not: boolean;
  phrases: readonly Phrase[];
  /** Those of them that are made of words of any question. */
  commons: readonly (readonly string[])[];
  /** It only says that something is asked: in other words that may go without saying. */
  soft: boolean;
}

interface Indexed {
  /** Its place among all: of two that speak as exactly the first is taken. */
  place: number;
  note: Note;
  groups: readonly Group[];
  /** The groups, as bits, that only a particular phrase can meet: without all of them the note is silent. */
  required: number;
  /** Those of them that do not go without saying. */
  firm: number;
}

/** A group of a note, which a phrase meets. */
interface Meeting {
  place: number;
  group: number;
}

/** … and for how much. */
interface Hit extends Meeting {
  weight: number;
}

/** What a group met in the message itself, and in what was said before, counts for. */
const WEIGHT_HERE = 1;
const WEIGHT_BEFORE = 0.6;
/** … and where only a question word or the like met it. */
const WEIGHT_COMMON = 0.2;
/** What every further word of a phrase adds. */
const WEIGHT_LENGTH = 0.25;

/** Each phrase once, by its text: notes are asked for by the same words many times over. */
const PHRASES = new Map<string, Phrase>();
const INDEX: readonly Indexed[] = NOTES.map((note, place) => indexed(note, place));
const ENTRIES = new Map(INDEX.map((entry) => [entry.note, entry]));
const POSTINGS = byRarestWord();

const ALL_WORDS = new Set([...PHRASES.values()].flatMap(({ words }) => words));
const STEMS = new Map([...ALL_WORDS].filter((word) => word.endsWith('*')).map((word) => [word.slice(0, -1), word]));
const STEM_LENGTHS = [...new Set([...STEMS.keys()].map(({ length }) => length))];

/** All words by which notes are recognised, for spelling correction. */
export const NOTE_WORDS: readonly string[] = [...ALL_WORDS].filter((word) => !word.endsWith('*'));

function indexed(note: Note, place: number): Indexed {
  const groups = note.cues.map((cue, group) => groupOf(cue, { place, group }));
  const bits = (of: (group: Group) => boolean): number =>
    groups.reduce((sum, group, at) => (of(group) ? sum | bitOf(at) : sum), 0);
  const required = bits(({ not, commons }) => !not && commons.length === 0);
  return { place, note, groups, required, firm: required & ~bits(({ soft }) => soft) };
}

/** A group's place as a bit; none for those beyond the 31st, which are looked at when the note is scored. */
function bitOf(group: number): number {
  return group < 31 ? 1 << group : 0;
}

/** The particular phrases, each by that of its words that opens the fewest others. */
function byRarestWord(): ReadonlyMap<string, readonly Phrase[]> {
  const particular = [...PHRASES.values()].filter(({ common }) => !common);
  const uses = new Map<string, number>();
  for (const { words, meets } of particular)
    for (const word of words) uses.set(word, (uses.get(word) ?? 0) + meets.length);
  const rarest = (words: readonly string[]): string =>
    words.reduce((a, b) => ((uses.get(b) ?? 0) < (uses.get(a) ?? 0) ? b : a));
  return listed(particular.map((phrase) => [rarest(phrase.words), phrase]));
}

function groupOf(cue: string, meeting: Meeting): Group {
  const not = cue.startsWith('!');
  const phrases = (not ? cue.slice(1) : cue).split('|').map(phraseOf);
  for (const phrase of phrases) if (!phrase.common) phrase.meets.push(meeting);
  const commons = phrases.filter((phrase) => phrase.common).map(({ words }) => words);
  const soft = !not && phrases.some(asksHow) && phrases.every(({ words }) => words.every(asksOnly));
  return { not, phrases, commons, soft };
}

function phraseOf(text: string): Phrase {
  const known = PHRASES.get(text);
  if (known) return known;
  const words = text.split(' ');
  const common = words.every((word) => COMMON.has(word));
  const phrase = { words, common, weight: weightOf(words, common), meets: [] };
  PHRASES.set(text, phrase);
  return phrase;
}

/** What stands under one name, in its order. */
function listed<Value>(entries: Iterable<readonly [string, Value]>): Map<string, Value[]> {
  const lists = new Map<string, Value[]>();
  for (const [name, value] of entries) {
    const list = lists.get(name);
    if (list) list.push(value);
    else lists.set(name, [value]);
  }
  return lists;
}

/** Words by which something is asked, and the plain ones beside them. */
function asksOnly(word: string): boolean {
  return PLAIN_WORDS.has(word) || COMMON.has(word);
}
function asksHow({ words }: Pick<Phrase, 'words'>): boolean {
  return words.length === 1 && ASKS.has(words[0]);
}

function weightOf(words: readonly string[], common: boolean): number {
  return common ? WEIGHT_COMMON : WEIGHT_HERE + WEIGHT_LENGTH * (words.length - 1);
}

/**
 * The notes that may speak of what a message asks, the most exact first.
 * @param here the message @param earlier what it follows on; nothing when it stands alone
 */
export function notesFor(here: Spoken, earlier: Spoken = NOTHING): Note[] {
  return candidates(here, earlier)
    .map((one) => ({ one, score: scoreOf(one, here, earlier) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.one.place - b.one.place)
    .map(({ one }) => one.note);
}

/** The notes of which the message itself meets something particular, and of which no required group is missing. */
function candidates({ bits, reworded }: Spoken, earlier: Spoken): Indexed[] {
  const found: Indexed[] = [];
  for (const [place, met] of bits) {
    const required = reworded ? INDEX[place].firm : INDEX[place].required;
    if (((met | (earlier.bits.get(place) ?? 0)) & required) === required) found.push(INDEX[place]);
  }
  return found;
}

/** Whether what was said has something to do with a note: it meets one of its groups. */
export function isTouchedBy(note: Note, { bits }: Spoken): boolean {
  const place = ENTRIES.get(note)?.place;
  return place !== undefined && bits.has(place);
}

/** What was said, and what it meets. */
export interface Spoken {
  tokens: readonly string[];
  heard: Heard;
  hits: readonly Hit[];
  /** The groups met of a note, by its place. */
  bits: ReadonlyMap<number, number>;
  /** It is heard in other words, too: those that stand for its own. */
  reworded: boolean;
}

/** Reads tokens once for all notes. @param reworded whether to hear them in other words, too */
export function spokenIn(tokens: readonly string[], reworded = false): Spoken {
  const heard = heardIn(tokens, wordsOf);
  const hits = [...hitsOf(heard, 1), ...(reworded ? hitsOf(heardIn(tokens, alikeOf), WEIGHT_ALIKE) : [])];
  const bits = new Map<number, number>();
  for (const { place, group } of hits) bits.set(place, (bits.get(place) ?? 0) | bitOf(group));
  return { tokens, heard, hits, bits, reworded };
}

/** What a word that stands for another counts beside it. */
const WEIGHT_ALIKE = 0.8;

function hitsOf(heard: Heard, share: number): Hit[] {
  const hits: Hit[] = [];
  for (const word of heard.any)
    for (const { words, weight, meets } of POSTINGS.get(word) ?? [])
      if (words.length === 1 || stands(words, heard))
        for (const { place, group } of meets) hits.push({ place, group, weight: weight * share });
  return hits;
}

/** The notes that a message by itself meets in two particular groups at least, and in all that they ask for. */
export function notesMetWhole(here: Spoken): Note[] {
  return notesFor(here).filter((note) => {
    const one = ENTRIES.get(note);
    const met = one ? weightsOf(one, here).filter((weight, at) => weight >= LEAST_HERE && !one.groups[at].not) : [];
    return met.length >= LEAST_GROUPS;
  });
}

const LEAST_GROUPS = 2;

/** What a group that the message itself meets weighs at least. */
const LEAST_HERE = WEIGHT_HERE * WEIGHT_ALIKE;

const NOTHING: Spoken = {
  tokens: [],
  heard: { each: [], closed: [], any: new Set() },
  hits: [],
  bits: new Map(),
  reworded: false,
};

/** The weight of the weightiest particular phrase by which each group of a note is met; 0 where none is. */
function weightsOf({ place, groups }: Indexed, { hits }: Spoken): number[] {
  const weights = groups.map(() => 0);
  for (const hit of hits) if (hit.place === place) weights[hit.group] = Math.max(weights[hit.group], hit.weight);
  return weights;
}

/** Words as notes name them: what each of a row of tokens may be, and what any of them may. */
interface Heard {
  each: readonly ReadonlySet<string>[];
  /** Without the words that part a verb from its particle: `lägger jag upp`. */
  closed: readonly ReadonlySet<string>[];
  any: ReadonlySet<string>;
}

function heardIn(tokens: readonly string[], read: (token: string) => ReadonlySet<string>): Heard {
  const any = new Set<string>();
  const each = tokens.map((token) => {
    const words = read(token);
    for (const word of words) any.add(word);
    return words;
  });
  const closed = each.filter((_, at) => !FILLERS.has(tokens[at]));
  return { each, closed, any };
}

/** Words of which the readings are kept. */
const MOST_WORDS = 4000;

/** The forms of a word, and the beginnings of them that notes know. */
const wordsOf = byWord(MOST_WORDS, (token): ReadonlySet<string> => {
  const forms = formsOf(token);
  return new Set(forms.flatMap((form) => [form, ...stemsOf(form)]));
});

/** The words of notes that have a stem in common with a word, and those that stand for it. */
const alikeOf = byWord(MOST_WORDS, (token): ReadonlySet<string> => {
  if (PLAIN_WORDS.has(token)) return wordsOf(token);
  const stems = verbsOf(token);
  const alike = stems.flatMap((stem) => ALIKE.get(stem) ?? []);
  return new Set([...wordsOf(token), ...[...stems, ...alike].flatMap((stem) => [stem, ...(byStem().get(stem) ?? [])])]);
});

let stemmed: ReadonlyMap<string, readonly string[]> | undefined;

/** The words of notes by their stems; made when first a message is heard in other words. */
const byStem = (): ReadonlyMap<string, readonly string[]> =>
  (stemmed ??= listed(
    NOTE_WORDS.filter((word) => !word.includes(' ')).flatMap((word) =>
      verbsOf(word).map((stem) => [stem, word] as const),
    ),
  ));

/** The beginnings of a word that notes know, as they are written there: `shrink*`. */
function stemsOf(form: string): string[] {
  const stems: string[] = [];
  for (const length of STEM_LENGTHS) {
    const stem = length <= form.length ? STEMS.get(form.slice(0, length)) : undefined;
    if (stem !== undefined) stems.push(stem);
  }
  return stems;
}

/** 0 where a group is missing, or nothing particular of the note stands in the message itself. */
function scoreOf(one: Indexed, here: Spoken, earlier: Spoken): number {
  const met = weightsOf(one, here);
  const before = weightsOf(one, earlier);
  let sum = 0;
  let own = 0;
  let untold = 0;
  for (const [at, group] of one.groups.entries()) {
    const now = met[at] || common(group, here.heard);
    if (group.not && now > 0) return 0;
    if (group.not) continue;
    const back = now > 0 ? 0 : (before[at] || common(group, earlier.heard)) * WEIGHT_BEFORE;
    if (now + back === 0 && !(here.reworded && group.soft)) return 0;
    if (now + back === 0) untold += 1;
    if (now >= LEAST_HERE) own += 1;
    sum += now + back;
  }
  const enough = here.reworded ? own > Math.max(1, untold) && met.some((weight) => weight >= WEIGHT_HERE) : own > 0;
  return enough && isMetByEach(one, here, earlier) ? sum : 0;
}

/** Whether the particular groups that are met are met by a word of the question each: `lyocell` alone names no two fibres. */
function isMetByEach({ groups }: Indexed, here: Spoken, earlier: Spoken): boolean {
  const tokens = [...earlier.tokens, ...here.tokens];
  const each = [...earlier.heard.each, ...here.heard.each];
  const read = here.reworded ? alikeOf : wordsOf;
  const places = groups
    .filter(({ not, commons, soft }) => !not && !soft && commons.length === 0)
    .map(({ phrases }) => placesMeeting(phrases, each, tokens, read));
  return canChoose(places.filter((found) => found.length > 0).map((found) => found.slice(0, places.length)));
}

/** The places of the words that meet one of some phrases, the first of each phrase. */
const placesMeeting = (
  phrases: readonly Phrase[],
  each: Heard['each'],
  tokens: readonly string[],
  read: (token: string) => ReadonlySet<string>,
): number[] =>
  tokens.flatMap((token, at) =>
    phrases.some(({ words }) => words.some((word) => (each[at]?.has(word) ?? false) || read(token).has(word)))
      ? [at]
      : [],
  );

/** Whether one can be chosen of each list so that no two are the same. */
function canChoose([first, ...rest]: readonly (readonly number[])[], chosen: readonly number[] = []): boolean {
  if (first === undefined) return true;
  return first.some((one) => !chosen.includes(one) && canChoose(rest, [...chosen, one]));
}

/** The weight of a phrase of a group that is made of words of any question; 0 where none stands. */
const common = ({ commons }: Group, heard: Heard): number =>
  commons.some((words) => stands(words, heard)) ? WEIGHT_COMMON : 0;

function stands(words: readonly string[], { each, closed, any }: Heard): boolean {
  if (words.length === 1) return any.has(words[0]);
  for (const word of words) if (!any.has(word)) return false;
  return follow(words, each) || (closed.length < each.length && follow(words, closed));
}

function follow(words: readonly string[], each: Heard['each']): boolean {
  const last = each.length - words.length;
  for (let at = 0; at <= last; at++) if (words.every((word, i) => each[at + i].has(word))) return true;
  return false;
}
