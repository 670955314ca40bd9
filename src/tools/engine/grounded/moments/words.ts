import { spellings } from '../spelled.js';
import data from '../words/moments.yaml.js';

type Lists = Readonly<Record<string, string>>;
const { begins, ends, ...rest } = data as unknown as { begins: Lists; ends: Lists } & Lists;
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).flatMap(spellings));
const list = (name: string): ReadonlySet<string> => set((rest as Lists)[name]);

/** What happens at a day or a time: which of the lists of words, and whether something begins or ends with it. */
export interface Event {
  name: string;
  isEnd: boolean;
  words: ReadonlySet<string>;
}

const eventsOf = (lists: Lists, isEnd: boolean): Event[] =>
  Object.entries(lists).map(([name, words]) => ({ name, isEnd, words: set(words) }));
export const EVENTS: readonly Event[] = [...eventsOf(begins, false), ...eventsOf(ends, true)];

export const FOLLOWS = list('follows');
export const NEXT = list('next');
export const FIRST = list('first');
export const LAST = list('last');
export const NOTHING = list('nothing');
export const PAUSES = list('pauses');
export const NETTO = list('netto');
export const PASSAGE = list('passage');
export const EVERY = list('every');
export const PAST = list('past');
export const EARLY = list('early');
export const LATE = list('late');
export const WORKING = list('working');
export const NIGHTS = list('nights');
export const LASTS = list('lasts');
export const UNSURE = list('unsure');
export const MOVED = list('moved');
export const STAYS = list('stays');
export const TERMS = list('terms');
/** What a name may call whatever a text tells of. */
export const HAPPENING = list('happening');
