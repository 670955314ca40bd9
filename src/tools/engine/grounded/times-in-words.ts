import { COUNT_WORDS } from './numbers.js';
import type { Mention } from './mention.js';
import { stretches } from './mention.js';

const HOURS = Object.entries(COUNT_WORDS)
  .filter(([, value]) => value >= 1 && value <= 12)
  .map(([word]) => word);
const HOUR = String.raw`(${HOURS.join('|')}|1[0-2]|[1-9])`;
export const LATE = String.raw`(?:in the afternoon|in the evening|at night|p\.?m\.?|this afternoon|this evening|am nachmittag|nachmittags|am abend|abends|de l['’]après-midi|du soir|de la tarde|de la noche|på eftermiddagen|på kvällen)`;
export const EARLY = String.raw`(?:in the morning|a\.?m\.?|this morning|am morgen|morgens|am vormittag|vormittags|du matin|de la mañana|på morgonen|på förmiddagen)`;
const PART = String.raw`,?\s(?:(${LATE})|(${EARLY}))(?!\p{L})`;

/** How languages say minutes before or after an hour, and how many. */
const WAYS: readonly (readonly [before: string, after: string, minutes: number])[] = [
  [String.raw`half past\s`, '', 30],
  [String.raw`(?:a\s)?quarter past\s`, '', 15],
  [String.raw`(?:a\s)?quarter to\s`, '', -15],
  [String.raw`halb\s|halv\s`, '', -30],
  [String.raw`viertel nach\s|kvart över\s`, '', 15],
  [String.raw`viertel vor\s|kvart i\s`, '', -15],
  ['', String.raw`\sheures? et demie`, 30],
  ['', String.raw`\sheures? et quart`, 15],
  ['', String.raw`\sheures? moins (?:le )?quart`, -15],
  [String.raw`las?\s`, String.raw`\sy media`, 30],
  [String.raw`las?\s`, String.raw`\sy cuarto`, 15],
  [String.raw`las?\s`, String.raw`\smenos cuarto`, -15],
];
const PATTERNS = WAYS.map(
  ([before, after, minutes]) =>
    [new RegExp(String.raw`(?<![\p{L}\d])(?:${before})${HOUR}${after}(?:\suhr)?${PART}`, 'giu'), minutes] as const,
);

/** "Half past two in the afternoon", "halv fyra på eftermiddagen": times in words whose half of the day is told. */
export const timesInWords = (text: string): Mention[] =>
  PATTERNS.flatMap(([pattern, minutes]) =>
    stretches(pattern, text).map(({ groups: [hour, late], ...at }): Mention => {
      const told = COUNT_WORDS[hour.toLowerCase()] ?? Number(hour);
      const all = (told % 12) * 60 + minutes + (late === '' ? 0 : 720);
      const [h, m] = [Math.floor(((all + 1440) % 1440) / 60), (all + 1440) % 60];
      return { kind: 'time', value: `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`, ...at };
    }),
  );
