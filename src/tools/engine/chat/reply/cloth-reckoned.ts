import type { Mention } from '../../grounded/mention.js';
import { isArticle } from '../../grounded/numbers.js';
import { readingOf } from '../../grounded/reading.js';
import { type Unit, unitNamed } from '../../grounded/units.js';
import type { Turn } from '../facts.js';
import { inSpoken, type SaidInAll, type Spoken } from '../text.js';
import { filled } from './abroad-say.js';
import data from './cloth-reckoned.yaml.js';
import { figure } from './say.js';
import type { ToldAlike } from './told-alike.js';

type Pattern = 'wide' | 'weighs' | 'asks' | 'one' | 'cloth' | 'shrinks' | 'needs' | 'has' | 'left';
type Sentence = 'weight' | 'weightUntold' | 'buy' | 'left' | 'yardage';
const written = data as unknown as Readonly<Record<Pattern, string>> & {
  howMany: readonly string[];
  said: Readonly<Record<Sentence, SaidInAll>>;
};

const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
/** A figure stands before one of these, or behind: "150 cm wide", "at a width of 150 cm". */
const WIDE_BEHIND = new RegExp(`^[\\s-]{0,2}(?:(?:in|de|på|of)\\s)?(?:${written.wide})(?!\\p{L})`, 'iu');
const WIDE_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${written.wide})(?:\\s(?:of|is|de|på|är|von|ist|es|est)){0,2}\\s?$`,
  'iu',
);
const WEIGHS = word(written.weighs);
const ASKS = word(written.asks);
const ONE_METRE = word(written.one);
const CLOTH = word(written.cloth);
const SHRINKS = word(written.shrinks);
const NEEDS = word(written.needs);
const HAS = word(written.has);
const LEFT = word(written.left);

/** What a message measures: how long, how wide, of what weight, by how much of a hundred; lengths in metres. */
interface Measured {
  runs: readonly Length[];
  width: number | null;
  /** g/m² */
  weights: readonly number[];
  percents: readonly number[];
}

interface Length {
  value: number;
  unit: Unit;
}

const LONGEST = 200;

/** What is reckoned of a length of cloth: its weight, what to buy of one that shrinks, its length in another measure. */
export function tellReckoned(message: string, history: readonly Turn[], spoken: () => Spoken): ToldAlike | null {
  if (message.length > LONGEST || !ASKS.test(message)) return null;
  const isOfOne = WEIGHS.test(message) || SHRINKS.test(message) || MEASURES_ON.some(({ asks }) => asks.test(message));
  const measured = isOfOne ? measuredIn(message) : null;
  if (!measured) return null;
  return (
    weightOf(message, measured, history, spoken) ??
    shrunk(message, measured, spoken) ??
    inOtherMeasure(message, measured, spoken)
  );
}

/** Null where a figure is of something else. */
function measuredIn(message: string): Measured | null {
  const numbers = readingOf(message).mentions.filter((one) => one.kind === 'number' && !isArticle(one));
  const runs: Length[] = [];
  const widths: number[] = [];
  const [weights, percents]: [number[], number[]] = [[], []];
  for (const one of numbers) {
    const unit = unitNamed(one.unit);
    const value = Number(one.value);
    if (unit?.dimension === 'length' && isWidth(one, message)) widths.push(value * unit.factor);
    else if (unit?.dimension === 'length') runs.push({ value, unit });
    else if (unit?.dimension === 'grammage') weights.push(value);
    else if (unit?.unit === 'oz') weights.push(value * GRAMS_AN_OUNCE);
    else if (unit?.unit === 'percent') percents.push(value);
    else return null;
  }
  return widths.length > 1 ? null : { runs, width: widths[0] ?? null, weights, percents };
}

/** g/m² of an ounce a square yard. */
const GRAMS_AN_OUNCE = 33.906;

const isWidth = ({ start, end }: Mention, message: string): boolean =>
  WIDE_BEHIND.test(message.slice(end)) || WIDE_BEFORE.test(message.slice(0, start));

function weightOf(
  message: string,
  { runs, width, weights, percents }: Measured,
  history: readonly Turn[],
  spoken: () => Spoken,
): ToldAlike | null {
  if (!WEIGHS.test(message) || !CLOTH.test(message) || width === null || weights.length + percents.length > 1)
    return null;
  const run = runs.length === 1 ? metres(runs[0]) : runs.length === 0 && ONE_METRE.test(message) ? 1 : null;
  if (run === null || percents.length > 0 || width > WIDEST) return null;
  const known = weights.at(0) ?? weightBefore(history);
  const speak = spoken();
  const gsm = known ?? USUAL_WEIGHT;
  const values = {
    run: exact(run, speak),
    width: exact(width * 100, speak),
    area: exact(run * width, speak),
    gsm: exact(Math.round(gsm), speak),
    grams: gramsSaid(run * width * gsm, speak),
  };
  return told(known === null ? 'weightUntold' : 'weight', values, speak, 'note/dress-weight');
}

/** The widest cloth that is sold, m; the weight that is reckoned with where none was told. */
const [WIDEST, USUAL_WEIGHT] = [4, 200];

/** The last weight of cloth that somebody named. */
function weightBefore(history: readonly Turn[]): number | null {
  const asked = history.filter(({ role }) => role === 'user').toReversed();
  const weights = asked.map(({ text }) => measuredIn(text.slice(0, LONGEST))?.weights.at(0));
  return weights.find((weight) => weight !== undefined) ?? null;
}

const metres = ({ value, unit }: Length): number => value * unit.factor;

const gramsSaid = (grams: number, speak: Spoken): string =>
  grams < 1000 ? `${exact(Math.round(grams), speak)} g` : `${exact(grams / 1000, speak)} kg`;

function shrunk(message: string, { runs, weights, percents }: Measured, spoken: () => Spoken): ToldAlike | null {
  const [length] = runs;
  const [percent] = percents;
  const isOne = runs.length === 1 && percents.length === 1 && weights.length === 0;
  if (!isOne || !SHRINKS.test(message) || percent <= 0 || percent >= MOST_SHRUNK) return null;
  const [needs, has] = [NEEDS.test(message), HAS.test(message)];
  if (!needs && !(has && LEFT.test(message))) return null;
  const speak = spoken();
  const rest = (100 - percent) / 100;
  const value = needs ? length.value / rest : length.value * rest;
  const values = {
    length: exact(length.value, speak),
    unit: length.unit.unit,
    rest: figure(rest, 2 + Number(percent % 1 > 0), speak),
    exact: exact(value, speak),
    percent: exact(percent, speak),
    round: exact(roundedUp(value, length.unit), speak),
  };
  return told(needs ? 'buy' : 'left', values, speak, 'note/shrinks-more');
}

/** Percent from which nothing shrinks that is still a cloth. */
const MOST_SHRUNK = 40;

/** As it is sold: metres by ten centimetres, yards by the eighth. */
function roundedUp(value: number, { unit }: Unit): number {
  const parts = PARTS[unit];
  return parts === undefined ? Math.ceil(value * 10 - 1e-6) / 10 : Math.ceil(value * parts - 1e-6) / parts;
}
const PARTS: Readonly<Record<string, number>> = { m: 10, yd: 8 };

const MEASURES_ON = ['m', 'yd'].map((unit) => {
  const names = unitNamed(unit)!.words.join('|');
  const asked = written.howMany.map((one) => one.replace('{unit}', `(?:${names})`)).join('|');
  return {
    unit: unitNamed(unit)!,
    asks: new RegExp(`(?<!\\p{L})(?:${asked})(?:[\\s?.!]*$|\\s(?:if|when|om|wenn|si)\\s)`, 'iu'),
  };
});

/** "My pattern needs 2.5 yards. How many metres should I ask for?" */
function inOtherMeasure(
  message: string,
  { runs, weights, percents }: Measured,
  spoken: () => Spoken,
): ToldAlike | null {
  const [length] = runs;
  const isOne = runs.length === 1 && weights.length + percents.length === 0;
  const to = MEASURES_ON.find(({ asks }) => asks.test(message))?.unit;
  if (!isOne || !to || to === length.unit || !NEEDS.test(message) || HAS.test(message)) return null;
  const speak = spoken();
  const value = metres(length) / to.factor;
  const values = {
    length: exact(length.value, speak),
    from: length.unit.unit,
    exact: exact(value, speak),
    to: to.unit,
    round: exact(roundedUp(value, to), speak),
  };
  return told('yardage', values, speak, 'size/units');
}

/** At most two decimals, no zeros at the end. */
const exact = (value: number, speak: Spoken): string =>
  figure(value, 2, speak).replace(/[.,]0$|(?<=[.,]\d)0$|[.,]00$/u, '');

const told = (key: Sentence, values: Record<string, string>, speak: Spoken, topic: string): ToldAlike => ({
  text: filled(inSpoken(written.said[key], speak), values),
  speak,
  topic,
});
