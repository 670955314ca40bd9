import { listOf } from '../judged/phrase.js';
import data from '../words/weekdays.yaml.js';

const { days, every, working, to } = data as unknown as {
  days: readonly string[];
  every: string;
  working: string;
  to: string;
};
const alternatives = (list: string): string => listOf(list).join('|');
const ALL = days.map(alternatives);
const DAY = String.raw`(?:${ALL.join('|')})\.?s?`;
const LIST = String.raw`(?:(?:,\s?|\s(?:and|och|und|et|y)\s|\s?&\s?)${DAY})*`;
/** "Monday to Friday", "Mon, Wed and Fri", "daily", "weekdays". */
export const SPAN = String.raw`(?:(?<from>${DAY})\s?(?:${alternatives(to)})\s?(?<till>${DAY})|(?<days>${DAY}${LIST})|(?<every>${alternatives(every)})|(?<working>${alternatives(working)}))(?!\p{L})`;

const indexOf = (said: string): number =>
  ALL.findIndex((names) => new RegExp(String.raw`^(?:${names})\.?s?$`, 'iu').test(said.trim()));

type Groups = Readonly<Record<string, string | undefined>>;

/** The days of a week that a stretch names, Monday 0, both ends counted. */
export function weekdaysIn(groups: Groups): ReadonlySet<number> {
  if (groups.every !== undefined) return new Set([0, 1, 2, 3, 4, 5, 6]);
  if (groups.working !== undefined) return new Set([0, 1, 2, 3, 4]);
  if (groups.from !== undefined && groups.till !== undefined) {
    const [from, till] = [indexOf(groups.from), indexOf(groups.till)];
    return new Set(Array.from({ length: ((till - from + 7) % 7) + 1 }, (_, i) => (from + i) % 7));
  }
  return new Set((groups.days ?? '').match(new RegExp(DAY, 'giu'))?.map(indexOf));
}

/** How many days of a week a stretch names. */
export const daysIn = (groups: Groups): number => weekdaysIn(groups).size;

const ANY_DAY = new RegExp(String.raw`(?<!\p{L})${DAY}(?!\p{L})`, 'giu');
/** The one day that a question names, null where none or several. */
export function dayNamedIn(text: string): number | null {
  const found = new Set([...text.matchAll(ANY_DAY)].map(([said]) => indexOf(said)));
  return found.size === 1 ? [...found][0] : null;
}

const TIME = String.raw`(?:\d{1,2})(?:[:.h]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)?`;
const HOURS = String.raw`${TIME}\s?(?:to|until|till|bis|à|a|-|–|—)\s?(?:kl\.?\s)?${TIME}`;
/** Days and their hours: "Monday to Friday 9:00 to 18:00", "Sat 10-14". */
export const OPENING = new RegExp(
  String.raw`(?<!\p{L})${SPAN}[^\d.;]{0,24}?(?<hours>${HOURS}(?:\s?(?:,|and|och|und|et|y)\s${HOURS})*)`,
  'giu',
);
