import { isArticle } from '../../grounded/numbers.js';
import { readingOf } from '../../grounded/reading.js';
import { converted, unitNamed } from '../../grounded/units.js';
import type { Turn } from '../facts.js';
import { inSpoken, type SaidInAll, type Spoken } from '../text.js';
import { filled } from './abroad-say.js';
import data from './in-units.yaml.js';
import { figure } from './say.js';
import type { ToldAlike } from './told-alike.js';

type Part = 'full' | 'half' | 'quarter';
const written = data as unknown as {
  only: string;
  units: Readonly<Record<string, string>>;
  thread: Readonly<Record<string, { names: string; metres: number }>>;
  momme: string;
  weighs: string;
  circle: string;
  parts: Readonly<Record<Part, string>>;
  waist: string;
  goesOn: string;
  said: Readonly<Record<'length' | 'thread' | 'fineness' | 'silk', SaidInAll>> & {
    names: Readonly<Record<string, SaidInAll>>;
    radius: Readonly<Record<Part, SaidInAll>>;
  };
};
const { said } = written;
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

/** Each unit with the question for it alone: "and in inches?" */
const ONLY = Object.entries(written.units).map(
  ([unit, names]) =>
    [unit, new RegExp(`^[¿\\s]*${written.only.replace('{unit}', `(?:${names})`)}[\\s?.!]*$`, 'iu')] as const,
);
const THREADS = Object.entries(written.thread).map(([name, { names, metres }]) => ({
  name,
  metres,
  names,
  counted: new RegExp(`(?<![\\p{L}\\d.,])(\\d{1,5}(?:[.,]\\d{1,2})?)[\\s-]?(?:${names})(?!\\p{L})`, 'iu'),
}));
const MOMME = new RegExp(`(?<![\\p{L}\\d.,])(\\d{1,2}(?:[.,]\\d)?)[\\s-]?(?:${written.momme})(?!\\p{L})`, 'iu');
const WEIGHS = new RegExp(`(?<!\\p{L})(?:${written.weighs})(?!\\p{L})`, 'iu');
const [CIRCLE, WAIST] = [written.circle, written.waist].map(word);
const PARTS = (Object.entries(written.parts) as [Part, string][]).map(([part, names]) => [part, word(names)] as const);
const GOES_ON = new RegExp(`^[¿\\s]*(?:${written.goesOn})`, 'iu');
const GRAMS_A_MOMME = 4.34;
const AROUND: Readonly<Record<Part, number>> = { full: 2 * Math.PI, half: Math.PI, quarter: Math.PI / 2 };
const LONGEST = 120;
const SHORT = 60;
const MOST_TOLD = 6;

const numberOf = (text: string): number => Number(text.replace(',', '.'));

/** What was just told in another unit, how fine a yarn is, what silk weighs, and the radius of a part of a circle; null elsewhere. */
export function tellInUnits(message: string, history: readonly Turn[], spoken: () => Spoken): ToldAlike | null {
  if (message.length > LONGEST) return null;
  return (
    ofLast(message, history, spoken) ??
    ofThread(message, history, spoken) ??
    ofSilk(message, history, spoken) ??
    ofCircle(message, history, spoken)
  );
}

/** "In inches?": the lengths of the first sentence that was told, in that unit. */
function ofLast(message: string, history: readonly Turn[], spoken: () => Spoken): ToldAlike | null {
  const unit = ONLY.find(([, pattern]) => pattern.test(message))?.[0];
  const told = history.at(-1)?.role === 'assistant' ? (history.at(-1)?.text ?? '') : '';
  const wanted = unitNamed(unit);
  if (unit === undefined || !wanted || told === '') return null;
  const speak = spoken();
  const lengths = lengthsIn(firstOf(told).replace(IN_A_ROW, '$1 cm'), wanted);
  if (lengths.length === 0) return null;
  const text = lengths.map(({ quote, value }) => {
    const to = `${rounded(value, speak)} ${inSpoken(said.names[unit], speak)}`;
    return filled(inSpoken(said.length, speak), { from: quote, to });
  });
  return { text: `${text.join('; ')}.`, speak, topic: 'size/units' };
}

/** "Bust 92, waist 76, hips 100 cm": the last alone has the unit of all. */
const IN_A_ROW =
  /(?<!\p{L})(\p{L}{3,20} \d{2,3}(?:[.,]\d)?)(?=, (?:\p{L}{3,20} \d{2,3}(?:[.,]\d)?, ){0,4}\p{L}{3,20} \d{2,3}(?:[.,]\d)? cm)/gu;

/** The first sentence that measures something. */
const firstOf = (told: string): string => told.split(/(?<=[.!?])\s+/u).find((one) => /\d/u.test(one)) ?? told;

function lengthsIn(
  text: string,
  wanted: NonNullable<ReturnType<typeof unitNamed>>,
): { quote: string; value: number }[] {
  const found = readingOf(text).mentions.flatMap((one) => {
    const from = one.kind === 'number' && !isArticle(one) ? unitNamed(one.unit) : undefined;
    const value = from && from !== wanted ? converted(Number(one.value), from, wanted) : null;
    return value === null ? [] : [{ quote: one.text, value }];
  });
  const distinct = found.filter(({ quote }, i) => found.findIndex((other) => other.quote === quote) === i);
  return distinct.length > MOST_TOLD ? [] : distinct;
}

/** As exact as it is cut. */
const rounded = (value: number, language: Spoken): string =>
  figure(value, value >= 100 ? 0 : value >= 10 ? 1 : 2, language).replace(/(?<=[.,]\d*)0+$|[.,]0+$/u, '');

/** "20 denier is how many dtex?", and after a yarn "and tex?" */
function ofThread(message: string, history: readonly Turn[], spoken: () => Spoken): ToldAlike | null {
  const from = THREADS.find(({ counted }) => counted.test(message));
  const others = THREADS.filter((one) => one !== from && word(one.names).test(message));
  if (from && others.length === 1)
    return inThread(numberOf(from.counted.exec(message)?.[1] ?? ''), from, others[0], spoken());
  const [only, ...more] = others;
  const isAsked = DEFINES.test(message) || (GOES_ON.test(message) && ofYarn(history.at(-1)?.text ?? ''));
  if (from || !only || more.length > 0 || message.length > SHORT || !isAsked) return null;
  const rest = message.replace(word(only.names), '').replace(DEFINES, '').replace(GOES_ON, '');
  if (LEFT.test(rest.replaceAll(PLAIN, ''))) return null;
  const speak = spoken();
  const name = only.name.charAt(0).toUpperCase() + only.name.slice(1);
  const text = filled(inSpoken(said.fineness, speak), { name, metres: figure(only.metres, 0, speak) });
  return { text, speak, topic: 'note/denier' };
}

const DEFINES =
  /(?<!\p{L})(?:what (?:does|do|is|are)|what['’]s|whats|vad (?:är|betyder|mäter)|was (?:ist|bedeutet|misst)|c['’]est quoi|qu['’]est[- ]ce que?|que (?:mesure|signifie)|qué (?:es|mide|significa))(?!\p{L})/iu;
const PLAIN =
  /(?<!\p{L})(?:actually|acutally|really|exactly|measure[sd]?|mean[st]?|stand for|count|then|egentligen|då|genau|eigentlich|denn|au juste|le|la|el|a|the|un|il|of thread|yarn)(?!\p{L})/giu;
const LEFT = /\p{L}{2,}|\d/u;
const ofYarn = (told: string): boolean => THREADS.some(({ names }) => word(names).test(told));

type Thread = (typeof THREADS)[number];
function inThread(value: number, from: Thread, to: Thread, speak: Spoken): ToldAlike {
  const values = {
    value: figure(value, Number.isInteger(value) ? 0 : 1, speak),
    result: rounded((value * to.metres) / from.metres, speak),
    from: from.name,
    to: to.name,
    a: figure(from.metres, 0, speak),
    b: figure(to.metres, 0, speak),
  };
  return { text: filled(inSpoken(said.thread, speak), values), speak, topic: 'note/denier' };
}

/** "How heavy is 19 momme in gsm?", and after a weight of cloth "and 19 momme?" */
function ofSilk(message: string, history: readonly Turn[], spoken: () => Spoken): ToldAlike | null {
  const value = MOMME.exec(message)?.[1];
  const before = history.at(-1)?.text ?? '';
  const isAsked = WEIGHS.test(message) || (GOES_ON.test(message) && /g\/m²|gsm/iu.test(before));
  if (value === undefined || !isAsked || message.length > SHORT || COMPARES.test(message)) return null;
  const speak = spoken();
  const grams = rounded(numberOf(value) * GRAMS_A_MOMME, speak);
  const text = filled(inSpoken(said.silk, speak), { value: figure(numberOf(value), 0, speak), grams });
  return { text, speak, topic: 'note/momme' };
}
/** Whether so much is right for a piece is another question. */
const COMPARES =
  /(?<!\p{L})(?:too|enough|good|better|best|for an?|for the|ok|okay|för|räcker|bra|bättre|zu|genug|gut|besser|für|trop|assez|bien|mieux|pour|demasiado|bastante|bueno|mejor|para)(?!\p{L})/iu;

/** "And for a half circle?" after the radius of another part, with the waist that was given. */
function ofCircle(message: string, history: readonly Turn[], spoken: () => Spoken): ToldAlike | null {
  if (message.length > SHORT || /\d/u.test(message) || !GOES_ON.test(message) || !CIRCLE.test(message)) return null;
  const parts = PARTS.filter(([, pattern]) => pattern.test(message)).map(([part]) => part);
  const waist = waistIn(history);
  if (parts.length !== 1 || waist === null) return null;
  const speak = spoken();
  const radius = waist / AROUND[parts[0]];
  const values = {
    waist: figure(waist, Number.isInteger(waist) ? 0 : 1, speak),
    radius: figure(radius, 1, speak),
    inches: figure(radius / 2.54, 1, speak),
  };
  return { text: filled(inSpoken(said.radius[parts[0]], speak), values), speak, topic: 'garment/circle-skirt' };
}

/** The waist, cm, that was last given for a circle skirt. */
function waistIn(history: readonly Turn[]): number | null {
  const asked = history.findLast(
    ({ role, text }) => role === 'user' && CIRCLE.test(text) && WAIST.test(text) && /\d/u.test(text),
  );
  const cm = unitNamed('cm');
  if (!asked || !cm) return null;
  const all = readingOf(asked.text.slice(0, LONGEST * 2)).mentions.flatMap((one) => {
    const from = one.kind === 'number' && !isArticle(one) ? unitNamed(one.unit) : undefined;
    const value = from ? converted(Number(one.value), from, cm) : null;
    return value === null ? [] : [{ value, near: nearWaist(asked.text, one.start, one.end) }];
  });
  const own = all.length === 1 ? all : all.filter(({ near }) => near);
  return own.length === 1 && own[0].value >= 30 && own[0].value <= 200 ? own[0].value : null;
}

const nearWaist = (text: string, start: number, end: number): boolean =>
  WAIST.test(text.slice(Math.max(0, start - 16), start)) || WAIST.test(text.slice(end, end + 12));
