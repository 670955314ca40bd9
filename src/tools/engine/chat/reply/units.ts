import { inSpoken, type SaidInAll, type Spoken } from '../text.js';
import { figure } from './say.js';

interface Unit {
  /** What it measures. */
  of: 'length' | 'weight' | 'cloth' | 'heat';
  /** How many of the smallest unit it is. */
  size: number;
  name: SaidInAll;
}

/** Units that makers of clothes meet, by how they are written. Cloth is weighed a square metre or a square yard. */
const UNITS: readonly (readonly [pattern: string, Unit])[] = [
  ['mm|millimet(?:er|re)s?', { of: 'length', size: 1, name: ['mm', 'mm', 'mm', 'mm', 'mm'] }],
  ['cm|cms|centimet(?:er|re)s?', { of: 'length', size: 10, name: ['cm', 'cm', 'cm', 'cm', 'cm'] }],
  ['m|met(?:er|re)s?', { of: 'length', size: 1000, name: ['m', 'm', 'm', 'm', 'm'] }],
  ['inch|inches|in|tum|"', { of: 'length', size: 25.4, name: ['inches', 'tum', 'Zoll', 'pouces', 'pulgadas'] }],
  ['foot|feet|ft|fot', { of: 'length', size: 304.8, name: ['feet', 'fot', 'Fuß', 'pieds', 'pies'] }],
  ['yards?|yds?', { of: 'length', size: 914.4, name: ['yards', 'yard', 'Yards', 'yards', 'yardas'] }],
  [
    'gsm|g/m2|g/m²|grams? per square met(?:er|re)',
    { of: 'cloth', size: 1, name: ['g/m²', 'g/m²', 'g/m²', 'g/m²', 'g/m²'] },
  ],
  [
    'oz(?:/yd2|/yd²)?(?: per (?:square|sq\\.?) (?:yard|yd))?|ounces?(?: per (?:square|sq\\.?) (?:yard|yd))?',
    {
      of: 'cloth',
      size: 33.906,
      name: [
        'oz per square yard',
        'oz per kvadratyard',
        'oz je Quadratyard',
        'oz par yard carré',
        'oz por yarda cuadrada',
      ],
    },
  ],
  ['kg|kilos?|kilograms?', { of: 'weight', size: 1000, name: ['kg', 'kg', 'kg', 'kg', 'kg'] }],
  ['g|grams?|gram', { of: 'weight', size: 1, name: ['g', 'g', 'g', 'g', 'g'] }],
  ['lbs?|pounds?', { of: 'weight', size: 453.592, name: ['pounds', 'pund', 'Pfund (lb)', 'livres (lb)', 'libras'] }],
];
const ANY = UNITS.map(([pattern]) => pattern).join('|');
const HEAT = /(?<![\d.])(-?\d{1,3}(?:\.\d)?) ?(?:°|deg(?:rees?)?|grader)? ?(?<from>c|f|celsius|fahrenheit)(?!\p{L})/u;
const NUMBER = '(?<whole>\\d{1,4}(?:\\.\\d{1,3})?)(?: ?(?<fraction>\\d/\\d{1,2}))?|(?<only>\\d/\\d{1,2})';
/** "My waist is 84 cm. What's that in inches?" */
const ASKS_ON = "(?:what['’]?s|what is|how much is|vad är|vad blir|hur mycket är) (?:that|this|it|det)";
/** "5/8 inch to mm", "how many inches is 74 cm", "how many cm are 1.5 yards". */
const FROM_TO = new RegExp(
  `(?<![\\d./])(?:${NUMBER}) ?(?:(?:an|of an) )?(?<from>${ANY})(?!\\p{L})(?:(?: [\\p{L}]{1,10}){0,3}?|[.,;:]? ${ASKS_ON}) (?:in|to|into|i|till) (?<to>${ANY})(?![\\p{L}/])`,
  'u',
);
const HOW_MANY = new RegExp(
  `(?<!\\p{L})(?:how many|how much|hur många|what is|whats|vad är) (?:in )?(?<to>${ANY}) (?:(?:is|are|in|does|make|makes|är|blir) )?(?:(?:a|an|is|in) )?(?<![\\d./])(?:${NUMBER}) ?(?<from>${ANY})(?![\\p{L}/])`,
  'u',
);

/** "My chest is 102 cm. How many inches is that?" */
const THEN_HOW_MANY = new RegExp(
  `(?<![\\d./])(?:${NUMBER}) ?(?<from>${ANY})(?!\\p{L})[^\\d?!]{0,12}(?:how many|how much|what|hur många|vad|wie viele|combien d[e'’]|cuánt[oa]s) ?(?:in )?(?<to>${ANY}) (?:is|are|does|would|blir|är|sind|macht|fait|font|son|es) (?:that|this|it|det|das|ça|cela|eso)(?!\\p{L})`,
  'u',
);

/** A length, a weight or a temperature in another unit; null where the question asks for none. */
export function tellUnits(text: string, language: Spoken): string | null {
  const asked = text
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/(\d),(\d)/gu, '$1.$2')
    .replaceAll('½', '.5')
    .replaceAll('¾', '.75');
  const heat = heatOf(asked);
  if (heat !== null) return heat;
  const { whole, fraction, only, from, to } =
    (HOW_MANY.exec(asked) ?? FROM_TO.exec(asked) ?? THEN_HOW_MANY.exec(asked))?.groups ?? {};
  const [a, b] = [unitOf(from), unitOf(to)];
  if (!a || !b || a.of !== b.of || a === b) return null;
  const value = Number(whole ?? 0) + ratio(fraction ?? only);
  const asWritten = [whole, fraction ?? only].filter((part) => part !== undefined).join(' ');
  return `${asWritten} ${inSpoken(a.name, language)} ${inSpoken(IS, language)} ${rounded((value * a.size) / b.size, language)} ${inSpoken(b.name, language)}.`;
}

const IS: SaidInAll = ['is', 'är', 'sind', 'font', 'son'];
const LONGEST = 120;

function unitOf(written: string | undefined): Unit | undefined {
  return written === undefined
    ? undefined
    : UNITS.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(written))?.[1];
}

function ratio(written: string | undefined): number {
  const [above, below] = (written ?? '0/1').split('/').map(Number);
  return below === 0 ? 0 : above / below;
}

/** As exact as it is cut: three figures, no zeros at the end. */
function rounded(value: number, language: Spoken): string {
  const decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return figure(value, decimals, language).replace(/[.,]0+$/u, '');
}

function heatOf(asked: string): string | null {
  const { from } = HEAT.exec(asked)?.groups ?? {};
  const wanted = /(?:in|to|into|i|till) (?:°|degrees |grader )?(?<to>c|f|celsius|fahrenheit)(?!\p{L})/u.exec(asked)
    ?.groups?.to;
  if (!from || !wanted || from[0] === wanted[0]) return null;
  const value = Number(HEAT.exec(asked)![1]);
  const told = from.startsWith('c') ? (value * 9) / 5 + 32 : ((value - 32) * 5) / 9;
  return `${value} °${from[0].toUpperCase()} = ${Math.round(told)} °${wanted[0].toUpperCase()}.`;
}
