import type { Mention } from '../../grounded/mention.js';
import { isArticle } from '../../grounded/numbers.js';
import { readingOf } from '../../grounded/reading.js';
import { type Unit, unitNamed, UNITS } from '../../grounded/units.js';
import type { Turn } from '../facts.js';
import type { Spoken } from '../text.js';
import { GOES_ON } from './chest-size.js';
import data from './measure-asked.yaml.js';
import type { ToldAlike } from './told-alike.js';
import { tellUnits } from './units.js';

const written = data as Readonly<Record<'parts' | 'inseam' | 'jeans' | 'asks' | 'beside', string>>;
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
const [PARTS, INSEAM, JEANS, ASKS] = [written.parts, written.inseam, written.jeans, written.asks].map((one) =>
  word(one),
);
const BESIDE = new Set(written.beside.split(' '));
const LENGTHS = UNITS.filter(({ unit }) => ['mm', 'cm', 'm', 'in', 'ft', 'yd'].includes(unit));
/** "In Zentimetern". */
const inflected = (name: string): string[] => (name.endsWith('er') ? [name, `${name}n`] : [name]);

/** Units of a text that stand by themselves, beside the word `in`. */
const NAMED = LENGTHS.map((unit) => ({
  unit,
  named: word(
    unit.words
      .filter((one) => /^\p{L}{2,}$/u.test(one) && one !== 'in')
      .flatMap(inflected)
      .join('|'),
  ),
}));

/** One length, and the unit that it is asked in. */
interface Measure {
  value: string;
  from: string | undefined;
  to: string | undefined;
}

/**
 * How much a measure of a body or a piece is in another unit, in any of the languages: of the one that is named, or of the next
 * one after such a question ("and a 32 inseam?"); null where anything else is said.
 */
export function tellMeasureAsked(message: string, history: readonly Turn[], spoken: () => Spoken): ToldAlike | null {
  if (message.length > LONGEST || !PARTS.test(message)) return null;
  const own = measureIn(message);
  const whole = own && (GOES_ON.test(message) ? goingOn(message, own, history) : ASKS.test(message) ? own : null);
  if (!whole?.from || !whole.to || whole.from === whole.to) return null;
  const speak = spoken();
  const text = tellUnits(`${whole.value} ${whole.from} in ${whole.to}`, speak);
  return text === null ? null : { text, speak, topic: 'size/units' };
}

const LONGEST = 120;

/** In the units of the question before; the inseam of jeans is in inches. */
function goingOn(message: string, own: Measure, history: readonly Turn[]): Measure | null {
  const last = history.findLast(({ role }) => role === 'user')?.text.slice(0, LONGEST) ?? '';
  const before = measureIn(last);
  if (before?.from && before.to && before.from !== before.to)
    return { value: own.value, from: own.from ?? before.from, to: own.to ?? before.to };
  const isOfJeans = INSEAM.test(message) && JEANS.test(last) && Number(own.value) < LEAST_IN_CM;
  return isOfJeans ? { value: own.value, from: own.from ?? 'in', to: own.to ?? 'cm' } : null;
}

/** No inseam is so short in cm. */
const LEAST_IN_CM = 45;

/** The one measure of a text that says nothing else; null where it does. */
function measureIn(text: string): Measure | null {
  const numbers = readingOf(text).mentions.filter((one) => one.kind === 'number' && !isArticle(one));
  const [one, ...more] = numbers;
  const unit = one && unitNamed(one.unit);
  if (!one || more.length > 0 || (one.unit !== undefined && !isLength(unit))) return null;
  const rest = withoutPart(text, one);
  const others = NAMED.filter(({ named }) => named.test(rest)).map((named) => named.unit.unit);
  if (others.length > 1 || leftOpen(rest).length > 0) return null;
  return { value: String(one.value), from: unit?.unit, to: others[0] };
}

const isLength = (unit: Unit | undefined): boolean => unit !== undefined && LENGTHS.includes(unit);

const withoutPart = (text: string, { start, end }: Mention): string =>
  `${text.slice(0, start)} ${text.slice(end)}`.replace(PARTS, ' ');

const leftOpen = (rest: string): string[] =>
  (NAMED.reduce((text, { named }) => text.replace(named, ' '), rest.toLowerCase()).match(/\p{L}+/gu) ?? []).filter(
    (one) => !BESIDE.has(one),
  );
