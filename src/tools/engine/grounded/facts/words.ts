import data from '../words/facts.yaml.js';

const LISTS = data as unknown as Readonly<Record<string, string>>;
const set = (list: string): ReadonlySet<string> => new Set(LISTS[list].split(/\s+/u));

export const STOPS = set('stops');
export const JOINS = set('joins');
export const EACH = set('each');
export const PER = set('per');
export const ONE = set('one');
export const REST = set('rest');
export const SUPPOSED = set('supposed');
export const TIMES = set('times');
export const NAMED = set('named');
export const CAME = set('came');
export const WENT = set('went');
export const LESS = set('less');
export const PAID = set('paid');
export const DUE = set('due');
export const NOW = set('now');
export const LOST = set('lost');
export const GAINED = set('gained');
export const MEAN = set('mean');
export const MONEY = set('money');
export const PEOPLE = set('people');
export const PERSONS = set('persons');
export const NOTHING = set('nothing');
export const NO_MORE = set('noMore');
export const OF_NOW = set('ofNow');
export const PERIODS = (data as unknown as { periods: Readonly<Record<string, string>> }).periods;
export const OPPOSITES = (data as unknown as { opposites: readonly (readonly [string, string])[] }).opposites.map(
  (pair) => pair.map((words) => words.split(' ')),
);
/** Words of what is so of some only. */
export const STATES: ReadonlySet<string> = new Set(OPPOSITES.flat(2));
