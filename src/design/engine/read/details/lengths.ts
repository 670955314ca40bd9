import type { GarmentSpec } from '../../garments/garment-spec.js';
import type { Category, Length, Lengths } from '../../garments/spec.js';

/** A finished length that the text gives. Positions are UTF-16 units of the text. */
export interface FoundLength {
  of: keyof Lengths;
  /** centimetres */
  cm: number;
  start: number;
  end: number;
}

const NUMBER = '(\\d{1,3}(?:[.,]\\d{1,2})?)';
const UNIT =
  '(cm|centim(?:eter|etre|ètre|etro)s?|mm|m|met(?:er|re)s?|mètres?|metros?|in|inch|inches|inch(?:es)?|tum|zoll|pouces?|pulgadas?|ft|feet|"|”|″)';
const END = '(?![\\p{L}\\d])';
const LENGTH_WORD =
  '(?:(?:(?:total|overall|full|finished|back|cb|centre[- ]back|center[- ]back|front|body|skirt|dress|side)[- ]?)?(?:length|lgth|lngth|lth)(?: from (?:the )?(?:waist|shoulder|nape|neck|hps))?|outseam|total ?längd|kjollängd|längd|rückenlänge|gesamtlänge|rocklänge|länge|longueur|largo|longitud)';
const SLEEVE_WORD = '(?:sleeve length|sleeves?|ärmlängd|ärm(?:ar)?|ärmellänge|ärmel|manches?|mangas?)';
const INSEAM_WORD = '(?:inseam|inside[- ]leg|inner[- ]leg|innerbenslängd|innerben|schrittlänge|entrejambe)';
const LONG = '(?:long|in length|lång|långt|långa|i längd|lang|lange[rsn]?|de long(?:ueur)?|de larg[oa])';
const IS = '\\s*(?:is|of|about|approx\\.?|ca\\.?|på|von|de|:|=|~)?\\s*(?:about |ca\\.? |approx\\.? )?';

const pattern = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d.,])${source}`, 'giu');

const PATTERNS: ReadonlyArray<readonly [keyof Lengths, RegExp]> = [
  ['sleeve', pattern(`${SLEEVE_WORD}${IS}${NUMBER}[\\s-]*${UNIT}(?:\\s*${LONG})?${END}`)],
  ['sleeve', pattern(`${NUMBER}[\\s-]*${UNIT}[\\s-]*(?:${LONG}\\s+)?(?:sleeves?|ärmar|ärmeln?|manches|mangas)${END}`)],
  ['inseam', pattern(`${INSEAM_WORD}${IS}${NUMBER}[\\s-]*${UNIT}${END}`)],
  ['inseam', pattern(`${NUMBER}[\\s-]*${UNIT}[\\s-]*(?:long\\s+)?${INSEAM_WORD}${END}`)],
  ['garment', pattern(`${LENGTH_WORD}${IS}${NUMBER}[\\s-]*${UNIT}${END}`)],
  ['garment', pattern(`${NUMBER}[\\s-]*${UNIT}[\\s-]*(?:${LONG}|${LENGTH_WORD})${END}`)],
  // alone between commas: "cape, camel, 95 cm"
  ['garment', new RegExp(`(?<=[,;]\\s{0,3})${NUMBER}\\s?(cm|inch(?:es)?|tum|zoll)(?=\\s*(?:[,;.]|$))`, 'giu')],
];
/** A bare number from here on is how tall somebody is, centimetres. */
const TALLEST_BARE = 160;
/** Said by a bare number a garment is at least so long, centimetres. */
const LEAST_BARE = 30;
const OF_BODY =
  /(?:waist|chest|bust|hips?|neck|midja|byst|höft(?:er)?|stuss|hals|taille|brust|hüfte|cintura|pecho|poitrine|heel|heels)\s*[,;:]?\s*$/iu;

const CM: ReadonlyArray<readonly [RegExp, number]> = [
  [/^(?:in|inch|inches|tum|zoll|pouces?|pulgadas?|"|”|″)$/i, 2.54],
  [/^(?:ft|feet)$/i, 30.48],
  [/^mm$/i, 0.1],
  [/^(?:m|met(?:er|re)s?|mètres?|metros?)$/i, 100],
];

const centimetres = (digits: string, unit: string): number => {
  const factor = CM.find(([name]) => name.test(unit))?.[1] ?? 1;
  return Math.round(Number(digits.replace(',', '.')) * factor * 10) / 10;
};

/** "Jag är 168 cm lång", "ich bin 170 cm lang": the wearer is so tall. */
const OF_WEARER =
  /(?:\b(?:i am|i'm|im|ich bin|je mesure|je fais|mido|soy|she is|he is|she's|he's)|jag är|är jag|hon är|han är)\s[^,.;]{0,12}$/iu;
/** "Age 11, 140 cm", "(8 år, 128 cm)": the wearer is so tall. */
const OF_CHILD =
  /(?:\b(?:aged?|s?he['’]s|s?he is|han är|hon är|er ist|sie ist|elle a|il a|tiene)\s+\d{1,2}|\d{1,2}\s*(?:years?(?:\s+old)?|yrs?|y\/o|yo|år|jahre?|ans|años))\s*[,;(/-]?\s*$/iu;
/** Lengths of a body rather than of a garment, centimetres; only where nothing but "long" is said. */
const TALLER = 150;

/** "Draped at the hip, 90 cm": where something is, not what is measured. */
const PLACED =
  /(?<!\p{L})(?:at|on|over|to|from|round|around|across|below|above|under|vid|i|på|över|kring|an|auf|um|à|sur|en|a)\s+(?:the\s+|one\s+|both\s+|der\s+|den\s+|la\s+|le\s+)?\p{L}+\s*[,;]\s*$/iu;
/** A comma parts the garment's length from a small thing before it. */
const COMMA = /,\s*$/u;

/** "Pleats 5 cm long", "a slit 20 cm long", "50 cm long zip": said of something small. */
const OF_SMALL =
  /(?:slit|zip|zipper|fringe|tassels?|ties?|pleats?|straps?|slits|slits?|vent|train|pockets?|belt|ribbon|sash|fransar|slejf|sprund|släp|dragkedja)\s*(?:,|of|is|are|at|about)?\s*$/iu;
const SMALL_AFTER =
  /^\s*(?:slit|zip|zipper|fringe|tassels?|ties?|pleats?|straps?|vent|train|pockets?|belt|ribbon|sash|placket|fransar|sprund|släp|dragkedja|blixtlås)(?![\p{L}])/iu;

function isOther(text: string, found: FoundLength): boolean {
  const before = text.slice(0, found.start);
  if (found.of !== 'garment') return false;
  const tall =
    OF_WEARER.test(before) ||
    (found.cm >= TALLER && found.cm <= 220 && /^\d+ ?cm (?:lång|lang)$/iu.test(text.slice(found.start, found.end)));
  const bare = /^\d[\d.,]* ?\p{L}+$/u.test(text.slice(found.start, found.end));
  if (bare && found.cm >= TALLEST_BARE) return true;
  if (bare && found.cm >= 80 && OF_CHILD.test(before)) return true;
  if (bare && (found.cm < LEAST_BARE || (OF_BODY.test(before) && !PLACED.test(before)))) return true;
  const small = OF_SMALL.test(before) && !(COMMA.test(before) && found.cm >= LEAST_BARE);
  return tall || small || SMALL_AFTER.test(text.slice(found.end));
}

/** Finished lengths in the text: "60 cm long", "length 110 cm", "inseam 15 cm", "ärmlängd 62 cm". */
export function findLengths(text: string): FoundLength[] {
  const found: FoundLength[] = [];
  for (const [of, source] of PATTERNS)
    for (const m of text.matchAll(source)) {
      const next = { of, cm: centimetres(m[1], m[2]), start: m.index, end: m.index + m[0].length };
      const taken = found.some((f) => f.of === of || (f.start < next.end && next.start < f.end));
      if (!taken && next.cm > 0 && !isOther(text, next)) found.push(next);
    }
  return found.sort((a, b) => a.start - b.start);
}

type Scale = ReadonlyArray<readonly [upTo: number, length: Length]>;

/** From the waist, on a body of 168 cm: the waist at 104 cm, the knee at 46. */
const FROM_WAIST: Scale = [
  [33, 'micro'],
  [45, 'mini'],
  [54, 'above-knee'],
  [62, 'knee'],
  [69, 'below-knee'],
  [79, 'midi'],
  [86, 'calf'],
  [95, 'ankle'],
  [100, 'maxi'],
  [Infinity, 'floor'],
];
/** From the highest point of the shoulder, on a body of 168 cm: it lies at 142 cm, the waist 41 below. */
const FROM_SHOULDER: Scale = [
  [48, 'crop'],
  [54, 'waist'],
  [71, 'hip'],
  [84, 'thigh'],
  [94, 'above-knee'],
  [103, 'knee'],
  [111, 'below-knee'],
  [121, 'midi'],
  [129, 'calf'],
  [136, 'ankle'],
  [140, 'maxi'],
  [Infinity, 'floor'],
];
const DRESS: Scale = [[78, 'micro'], [88, 'mini'], ...FROM_SHOULDER.slice(4)];
const LEGS: Scale = [
  [45, 'thigh'],
  [54, 'above-knee'],
  [62, 'knee'],
  [69, 'below-knee'],
  [88, 'calf'],
  [97, 'ankle'],
  [Infinity, 'full'],
];
const INSEAM: Scale = [
  [6, 'micro'],
  [18, 'thigh'],
  [27, 'above-knee'],
  [33, 'knee'],
  [42, 'below-knee'],
  [55, 'calf'],
];
const SLEEVE: ReadonlyArray<readonly [number, NonNullable<GarmentSpec['sleeve']['length']>]> = [
  [10, 'cap'],
  [30, 'short'],
  [38, 'elbow'],
  [52, 'three-quarter'],
  [66, 'long'],
  [Infinity, 'extra-long'],
];

const UPPER: ReadonlySet<Category> = new Set<Category>(['shirt', 'top', 'knitwear', 'jacket', 'outerwear']);

const scaleOf = (category: Category): Scale | null => {
  if (category === 'skirt') return FROM_WAIST;
  if (category === 'dress') return DRESS;
  if (category === 'trousers' || category === 'shorts') return LEGS;
  return UPPER.has(category) ? FROM_SHOULDER : null;
};

const on = <T>(scale: ReadonlyArray<readonly [number, T]>, cm: number): T | null =>
  scale.find(([upTo]) => cm <= upTo)?.[1] ?? null;

/** An inseam from here on is a body's, centimetres: that of whole trousers. */
export const BODY_INSEAM_CM = 55;

/**
 * The class of a length on a body of that height.
 * @param height centimetres; 168 and 178 are the usual ones of women and men
 */
export function classOf(found: Pick<FoundLength, 'of' | 'cm'>, category: Category, height: number): string | null {
  const cm = (found.cm * 168) / height;
  if (found.of === 'sleeve')
    return UPPER.has(category) || category === 'dress' || category === 'one-piece' ? on(SLEEVE, cm) : null;
  if (found.of === 'inseam')
    return ['trousers', 'shorts', 'one-piece', 'swimwear'].includes(category) ? on(INSEAM, cm) : null;
  const scale = scaleOf(category);
  return scale && on(scale, cm);
}
