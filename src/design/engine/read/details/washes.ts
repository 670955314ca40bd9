import { COLOR_NAMES } from '../../color/names.js';
import { shaded } from '../../color/shade.js';
import type { Garment } from '../../garments/spec.js';
import type { ColorPhrase } from './colors.js';
import { says } from '../words/units.js';
import type { Unit } from '../words/units.js';

const DENIM_GARMENTS: ReadonlySet<Garment> = new Set<Garment>(['jeans', 'denim-jacket']);

/** What a wash makes of denim: words of the text, the colour's name, the shade of a colour named beside it. */
const WASHES: ReadonlyArray<readonly [RegExp, name: string, shade: string | null]> = [
  [
    /^(?:light|pale|bleach\w*|ljustvattad\w*|ljusblekt\w*) ?(?:wash\w*)?$|^blekt|^hellblau gewaschen|^delave clair/,
    'light denim blue',
    'light',
  ],
  [/^(?:acid|snow|ice) wash/, 'pale denim blue', 'light'],
  [/^(?:stone ?wash|stentvatt|faded|vintage wash|enzyme)/, 'stonewashed blue', null],
  [
    /^(?:dark|deep|raw|rinse\w*|one) ?(?:wash|rinse)|^rinse|^raw denim|^dry denim|^unwashed denim/,
    'dark denim blue',
    'dark',
  ],
];

const HEX: Readonly<Record<string, string>> = {
  'light denim blue': '#9db8d2',
  'pale denim blue': '#b9cbdc',
  'stonewashed blue': '#7f9cba',
  'dark denim blue': '#2a3a55',
};

const isDenim = (units: readonly Unit[], garment: Garment): boolean =>
  DENIM_GARMENTS.has(garment) ||
  units.some((unit) => !unit.negated && (unit.word === 'denim' || unit.word === 'jeans'));

/** The dye as denim takes it: a greyer blue than the colour of that name. */
const INDIGO = '#4a6190';

function asDenim(color: ColorPhrase): ColorPhrase {
  const shade = /^(?:(\w+) )?indigo$/.exec(color.name);
  if (!shade || (color.parts ?? []).length > 0) return color;
  return { ...color, hex: shade[1] ? shaded(INDIGO, shade[1]) : INDIGO };
}

/** The colours of a text with what a wash does to denim: "light-wash jeans", "dark-wash indigo". */
export function washed(phrases: readonly ColorPhrase[], units: readonly Unit[], garment: Garment): ColorPhrase[] {
  if (!isDenim(units, garment)) return [...phrases];
  const out = phrases.map(asDenim);
  for (const [i, unit] of units.entries()) {
    const raw = unit.word === 'denim' && /^(?:raw|dry|unwashed|rigid)$/.test(units[i - 1]?.word ?? '');
    const words = raw ? 'raw denim' : (unit.lexeme?.words.join(' ') ?? '');
    const wash =
      (raw || says(unit, 'details') || /^(?:raw|dry) denim/.test(words)) && !unit.negated
        ? WASHES.find(([pattern]) => pattern.test(words))
        : undefined;
    if (!wash) continue;
    const [, name, shade] = wash;
    const own = out.findIndex((p) => !p.negated && (p.parts ?? []).length === 0);
    if (own >= 0 && !shade) return out;
    if (own >= 0) {
      const color = out[own];
      out[own] = { ...color, name: `${shade} ${color.name}`, hex: shaded(color.hex, shade ?? 'light') };
      return out;
    }
    const { start, end, corrected } = unit;
    const hex = COLOR_NAMES[name] ?? HEX[name];
    return [...out, { name, hex, start, end, index: i, negated: false, corrected, head: 'garment', parts: [] }];
  }
  return out;
}
