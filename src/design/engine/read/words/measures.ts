import type { FoundMeasure } from './found-measure.js';
import { lastOf } from './last-of.js';
import { findSets } from './measure-sets.js';
import { findStature } from './stature.js';

const NAMES: ReadonlyArray<readonly [RegExp, string]> = [
  [/chest|bust|bröst(?:vidd|mått)?|byst(?:vidd|mått)?|brustumfang|poitrine|pecho/, 'chest'],
  [/under ?bust|underbyst/, 'underbust'],
  [/waist|midja|midjemått|taille(?:numfang)?|cintura/, 'waist'],
  [/hips?|höft(?:er|vidd|mått)?|hüfte|hanches?|cadera/, 'hips'],
  [/seat|stuss|stjärt/, 'seat'],
  [/neck|collar|hals(?:vidd|mått)?|kragenweite/, 'neck'],
  [/inseam|inside leg|inner leg|leg length|innerben(?:slängd)?|schrittlänge|entrejambe/, 'inseam'],
  [/biceps|upper arm|överarm/, 'biceps'],
  [/wrist|handled/, 'wrist'],
  [/thigh|lår(?:vidd)?/, 'upperLeg'],
  [/shoulder width|shoulders?|axelbredd/, 'shoulderToShoulder'],
  [/height|tall|längd på mig|lång|gross|groß/, 'height'],
];

const NAME = NAMES.map(([pattern]) => pattern.source).join('|');
const NUMBER = '(\\d{2,3}(?:[.,]\\d{1,2})?)';
const UNIT = '(cm|centimet(?:er|re)s?|mm|in|inch|inches|"|”|″)';

const toCentimetres = (value: number, unit: string): number =>
  /^(in|inch|inches|"|”|″)$/i.test(unit) ? value * 2.54 : /^mm$/i.test(unit) ? value / 10 : value;

const nameOf = (text: string): string | null =>
  NAMES.find(([pattern]) => new RegExp(`^(?:${pattern.source})$`, 'i').test(text))?.[1] ?? null;

/** "Chest: 96 cm" */
const AFTER = new RegExp(
  `(?<![\\p{L}])(${NAME})(?: (?:is|of|measurement|circumference|size|vidd|mått))*\\s*[:=]?\\s*(?:is |of |about |ca |approx )?${NUMBER}\\s*${UNIT}(?![\\p{L}])`,
  'giu',
);
/** "96 cm in the chest" */
const BEFORE = new RegExp(
  `(?<![\\d.,])${NUMBER}[\\s-]*${UNIT}[\\s-]*(?:i |in the |around the )?(${NAME})(?![\\p{L}])`,
  'giu',
);
/** "Chest 96" */
const BARE = new RegExp(
  `(?<![\\p{L}])(${NAME})(?: (?:is|of|measurement|circumference|size))*\\s*[:=]?\\s*${NUMBER}(?!\\s*${UNIT}(?![\\p{L}]))(?![\\d.,]*\\d|\\s*%|\\p{L})`,
  'giu',
);
/** "112 i bröst", "104 round the waist", "175 tall" */
const BARE_BEFORE = new RegExp(
  `(?<![\\p{L}\\d.,])${NUMBER} (?:(?:i |in |in the |round the |around the |im |um die )?(${NAME})|(tall))(?![\\p{L}])(?!\\s*\\d(?!\\d(?:\\.5)? sleeve))`,
  'giu',
);
/** "29 waist 40 hip": each number is that of the name behind it. */
const RUN = new RegExp(
  `(?<![\\p{L}\\d.,])(?:${NUMBER} (?:${NAME})[ ,/]{1,3}(?:and )?){1,3}${NUMBER} (?:${NAME})(?![\\p{L}])(?!\\s*[:=]?\\s*\\d)`,
  'giu',
);
const ONE_OF_RUN = new RegExp(`${NUMBER} (${NAME})(?![\\p{L}])`, 'giu');
const METRES = /(?<![\d.,])(1[.,]\d{2})\s*(?:m\s*)?(tall|groß|gross|lång|high|de haut|de alto)(?![\p{L}])/giu;

/** Of the garment, not of the body: "half chest 56", "length from waist 60 cm". */
const OF_GARMENT = /(?:half|1\/2|½|from(?: the)?|to(?: the)?|below(?: the)?)\s$/iu;

function measuresIn(text: string): readonly FoundMeasure[] {
  const found: FoundMeasure[] = [];
  if (!/\d/.test(text)) return found;
  found.push(...findStature(text), ...findSets(text));
  for (const run of text.matchAll(RUN))
    for (const m of run[0].matchAll(ONE_OF_RUN)) addBare(found, m[2], m[1], m, run.index);
  for (const m of text.matchAll(AFTER)) add(found, m[1], m[2], m[3], m.index, m[0].length);
  for (const m of text.matchAll(BEFORE)) add(found, m[3], m[1], m[2], m.index, m[0].length);
  for (const m of text.matchAll(BARE)) addBare(found, m[1], m[2], m);
  for (const m of text.matchAll(BARE_BEFORE)) addBare(found, m[2] ?? m[3], m[1], m);
  for (const m of text.matchAll(METRES))
    found.push({
      name: 'height',
      value: Math.round(Number(m[1].replace(',', '.')) * 100),
      start: m.index,
      end: m.index + m[0].length,
    });
  return found.filter(
    (f, i) =>
      found.findIndex((o) => o.name === f.name) === i &&
      !OF_GARMENT.test(text.slice(Math.max(0, f.start - 12), f.start)),
  );
}

/** Without a unit what a body can measure: so many centimetres, or so many inches. */
const BODY: Readonly<Record<string, readonly [cm: readonly [number, number], inches: readonly [number, number]]>> = {
  chest: [
    [60, 180],
    [26, 59],
  ],
  waist: [
    [50, 180],
    [20, 49],
  ],
  hips: [
    [60, 200],
    [28, 59],
  ],
  seat: [
    [60, 200],
    [28, 59],
  ],
  neck: [
    [30, 55],
    [12.5, 20],
  ],
  inseam: [
    [55, 110],
    [24, 38],
  ],
  height: [
    [120, 220],
    [48, 84],
  ],
};

const within = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

/** Centimetres of a number without a unit; null where no body measures so much. */
function bareCentimetres(name: string, value: number): number | null {
  const [cm, inches] = BODY[name] ?? [];
  if (cm === undefined || inches === undefined) return null;
  if (within(value, cm)) return value;
  return within(value, inches) ? Math.round(value * 25.4) / 10 : null;
}

function addBare(found: FoundMeasure[], label: string, digits: string, m: RegExpExecArray, from = 0): void {
  const name = nameOf(label);
  const value = name && bareCentimetres(name, Number(digits.replace(',', '.')));
  const start = from + m.index;
  const end = start + m[0].length;
  const taken = found.some((f) => f.start < end && start < f.end);
  if (name && typeof value === 'number' && !taken) found.push({ name, value, start, end });
}

function add(found: FoundMeasure[], label: string, digits: string, unit: string, start: number, length: number): void {
  const name = nameOf(label);
  if (!name) return;
  const value = Math.round(toCentimetres(Number(digits.replace(',', '.')), unit) * 10) / 10;
  const taken = found.some((f) => f.start < start + length && start < f.end);
  const highCollar = /^collar$/i.test(label) && !within(value, BODY.neck[0]);
  if (!taken && !highCollar) found.push({ name, value, start, end: start + length });
}

/** Body measurements said in the text: "chest 96 cm", "32 inch waist", "midja: 74 cm", "W32 L34", "36-28-38", "6ft 2". */
export const findMeasures = lastOf(measuresIn);
