import type { FoundMeasure } from './found-measure.js';

/** Several numbers of a body in a row, as people and makers write them. Centimetres or inches, told by what a body can be. */
interface SetOf {
  pattern: RegExp;
  names: readonly string[];
  holds?: (text: string) => boolean;
}

const EDGE = '(?<![\\p{L}\\d.,/-])';
const END = '(?![\\p{L}\\d/%]|[.,-]\\d)';
const LEGS =
  /(?<!\p{L})(?:jeans?|chinos?|trousers?|pants?|slacks|cords|khakis|joggers|bottoms|leggings|cargos|byxor|byxa|hose|hosen|pantalons?|pantalones?)(?!\p{L})/iu;
const INCH_CM = 2.54;

const SETS: readonly SetOf[] = [
  // "36-28-38", "92/74/98"
  { pattern: set('(\\d{2,3}) ?([-–/]) ?(\\d{2,3}) ?\\2 ?(\\d{2,3})'), names: ['chest', '', 'waist', 'hips'] },
  // "B92 W74 H98"
  {
    pattern: set('B ?[:=]? ?(\\d{2,3})[ ,/]{1,3}W ?[:=]? ?(\\d{2,3})[ ,/]{1,3}H ?[:=]? ?(\\d{2,3})'),
    names: ['chest', 'waist', 'hips'],
  },
  // "W32 L34", "32W 34L"
  { pattern: set('W ?(\\d{2})[ ,/x-]{0,3}L ?(\\d{2})'), names: ['waist', 'inseam'] },
  { pattern: set('(\\d{2})W[ ,/x-]{0,3}(\\d{2})L'), names: ['waist', 'inseam'] },
  // "34/32", "34 x 32": of trousers
  { pattern: set('(\\d{2}) ?[x/×] ?(\\d{2})'), names: ['waist', 'inseam'], holds: (text) => LEGS.test(text) },
  // "waist 34 leg 32": the second alone
  { pattern: set('(?:inside |inner )?leg:? (\\d{2})(?: ?(?:in(?:ch(?:es)?)?|["”″]))?'), names: ['inseam'] },
  { pattern: set('(\\d{2}) ?(?:in(?:ch)?|["”″])?[ -]?(?:inside |inner )?leg'), names: ['inseam'] },
  { pattern: set('W ?(\\d{2})'), names: ['waist'], holds: (text) => LEGS.test(text) },
  // jackets: "42R", "44 long"
  { pattern: set('(\\d{2})(?:[RL]|S(?!\\p{L}))', 'gu'), names: ['chest'], holds: (text) => !LEGS.test(text) },
  {
    pattern: set('(\\d{2})(?: ?(?:reg(?:ular)?|long|short|tall))(?=\\s{0,3}(?:[,;.)]|$))'),
    names: ['chest'],
    holds: (text) => !LEGS.test(text),
  },
  // "48 in a short": of trousers the waist
  {
    pattern: set('(\\d{2})(?:[RLS]| ?(?:reg(?:ular)?|long|short|tall))(?=\\s{0,3}(?:[,;.)]|$))'),
    names: ['waist'],
    holds: (text) => LEGS.test(text),
  },
];

function set(source: string, flags = 'giu'): RegExp {
  return new RegExp(`${EDGE}${source}${END}`, flags);
}

/** What each can be on a grown body, centimetres. */
const RANGE: Readonly<Record<string, readonly [number, number]>> = {
  chest: [70, 180],
  waist: [50, 170],
  hips: [75, 190],
  inseam: [60, 100],
};

type Girth = Pick<FoundMeasure, 'name' | 'value'>;

/** The numbers in one unit; null where they are no body's. */
function inCentimetres(values: ReadonlyArray<readonly [string, number]>): Girth[] | null {
  for (const factor of [1, INCH_CM]) {
    const cm = values.map(([name, value]) => ({ name, value: Math.round(value * factor * 10) / 10 }));
    if (cm.every(({ name, value }) => value >= RANGE[name][0] && value <= RANGE[name][1])) return cm;
  }
  return null;
}
function readSet(m: RegExpExecArray, { names }: SetOf): FoundMeasure[] {
  const values = names.flatMap((name, i) => (name === '' ? [] : [[name, Number(m[i + 1])] as const]));
  if (values.length > 2 && values.reduce((sum, [, value]) => sum + value, 0) === 100) return [];
  return (inCentimetres(values) ?? []).map((one) => ({ ...one, start: m.index, end: m.index + m[0].length }));
}

/** Girths and legs that stand in a row: "W32 L34", "36-28-38", "42R". */
export function findSets(text: string): FoundMeasure[] {
  const found: FoundMeasure[] = [];
  for (const set of SETS) {
    if (set.holds && !set.holds(text)) continue;
    for (const m of text.matchAll(set.pattern)) {
      const end = m.index + m[0].length;
      if (!found.some((f) => f.start < end && m.index < f.end)) found.push(...readSet(m, set));
    }
  }
  return found;
}
