import type { FoundMeasure } from './found-measure.js';

const FOOT_CM = 30.48;
const INCH_CM = 2.54;
const ENGLISH = 'zero one two three four five six seven eight nine ten eleven'.split(' ');
const NUMBER = `(\\d{1,2}|${ENGLISH.slice(1).join('|')})`;

/** "6ft 2", "5'4\"", "five foot four", "6 ft tall"; feet alone only where they are said of somebody. */
const FEET = new RegExp(
  `(?<![\\p{L}\\d.,])([4-7]|four|five|six) ?(?:ft|foot|feet|['’′]) ?(?:${NUMBER} ?(?:in(?:ch(?:es)?)?\\b|"|”|″|'')?(?: tall)?|(tall))(?![\\d\\p{L}])`,
  'giu',
);
const I_AM =
  "(?:i['’]?m|i am|he['’]?s|she['’]?s|he is|she is|jag är|hon är|han är|ich bin|je mesure|je fais|elle mesure|il mesure|mido|mide|height|körperlänge|größe|längd|stature|estatura)";
/** "I'm 178", "je mesure 1m65", "mido 1,60"; what follows is no age and no size. */
const SAID = new RegExp(
  `(?<!\\p{L})${I_AM}:? (?:about |ca |approx |only )?(?:(1[3-9]\\d|20\\d)(?: ?cm)?|(1)[.,m](\\d{2})(?: ?m)?)(?![\\d\\p{L}.,]*\\d)`,
  'giu',
);
/** "1m78", and "178 cm" alone between commas: no garment but a gown is so long. */
const ALONE =
  /(?<![\p{L}\d.,])1m(\d{2})(?![\p{L}\d])|(?<=[,;(]\s{0,3})(1[6-9]\d|20\d) ?cm(?=\s{0,3}(?:[,;.)]|$))|(?<=[,;(]\s{0,3})1[.,]([5-9]\d) ?m(?=\s{0,3}(?:[,;.)]|$))/giu;
const BODY_WEIGHT =
  /(?<![\p{L}\d.,])(?:(?:weigh(?:s|ing)? |väger |wiege |pèse |peso )?\d{2,3} ?(?:kgs?|kilos?|lbs?|pounds)|(?:[6-9]|[12]\d) ?(?:st|stone)(?: ?\d{1,2}(?: ?lbs?)?)?)(?![\p{L}\d])/giu;

const at = (m: RegExpExecArray): { start: number; end: number } => ({ start: m.index, end: m.index + m[0].length });
const inchesOf = (said: string | undefined): number => {
  const word = ENGLISH.indexOf(said?.toLowerCase() ?? 'zero');
  return word >= 0 ? word : Number(said);
};

function feet(m: RegExpExecArray): number {
  return Math.round(inchesOf(m[1]) * FOOT_CM + inchesOf(m[2]) * INCH_CM);
}

/** How tall somebody is, centimetres: "6ft 2", "5'4\"", "I'm 178", "je mesure 1m65". */
export function findStature(text: string): FoundMeasure[] {
  const found = [
    ...[...text.matchAll(FEET)].filter((m) => inchesOf(m[2]) < 12).map((m) => ({ value: feet(m), ...at(m) })),
    ...[...text.matchAll(SAID)].map((m) => ({ value: Number(m[1] ?? `1${m[3]}`), ...at(m) })),
    ...[...text.matchAll(ALONE)].map((m) => ({ value: Number(m[2] ?? `1${m[1] ?? m[3]}`), ...at(m) })),
  ];
  return found.filter(({ value }) => value >= 120 && value <= 220).map((one) => ({ name: 'height', ...one }));
}

/** What somebody weighs: no measure follows from it, and its words are no colour: "12 stone". */
export const weightsAt = (text: string): ReadonlyArray<{ start: number; end: number }> =>
  [...text.matchAll(BODY_WEIGHT)].map(at);
