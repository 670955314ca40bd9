import { COLOR_NAMES } from '../color/names.js';
import { between, difference, nearestName, shaded } from '../color/shade.js';
import type { ColorRole, SpecColor } from '../spec.js';
import { partHead } from './facts.js';
import { headsAhead } from './heads.js';
import { RISKY } from './lexicon/color-lexemes.js';
import type { Head } from './lexeme.js';
import { weakBreak } from './tokens.js';
import { plainClaims, says } from './units.js';
import type { Unit } from './units.js';

/** A colour of the text, with its shade words. */
export interface ColorPhrase {
  name: string;
  hex: string;
  start: number;
  end: number;
  index: number;
  negated: boolean;
  corrected: boolean;
  head: Head | null;
}

const valueOf = (unit: Unit, attribute: string): string | null =>
  plainClaims(unit).find((c) => c.attribute === attribute)?.value ?? null;

/** "cherry print" is no colour, nor is "coffee" in "a coffee run"; "a sand linen shirt" and "in rust" are. */
function calledFor(units: readonly Unit[], i: number): boolean {
  const unit = units[i];
  if (!RISKY.has(unit.word) || unit.lexeme?.words.length !== 1) return true;
  const next = units[i + 1];
  if (next && !weakBreak(next.before)) {
    if (/^(print|printed|pattern|patterned|motif|motifs|scented|embroidery|applique)$/.test(next.word)) return false;
    if (/^(colou?r|colou?red|hued?|tones?|toned|shade|fargad|farbe|farben)$/.test(next.word)) return true;
    if (says(next, 'colors') || next.hex) return true;
  }
  const before = units[i - 1];
  if (
    before &&
    (says(before, 'colors') || says(before, 'shade') || /^(in|colou?r|i|en|and|or|och|und)$/.test(before.word))
  )
    return true;
  if (before && /^(to|into|till|zu|vers|a)$/.test(before.word) && isColor(units[i - 2])) return true;
  if (headsAhead(units, i).length > 0) return true;
  return before === undefined || weakBreak(unit.before) || before.lexeme !== null;
}

const isColor = (unit: Unit | undefined): boolean => !!unit && (unit.hex !== null || says(unit, 'colors'));
const isShade = (unit: Unit | undefined): boolean => !!unit && says(unit, 'shade');

function base(unit: Unit): { name: string; hex: string } {
  if (unit.hex) {
    const near = nearestName(unit.hex);
    return { name: near.difference < 3 ? near.name : `${near.name} ${unit.hex}`, hex: unit.hex };
  }
  const name = valueOf(unit, 'colors') ?? 'grey';
  return { name, hex: COLOR_NAMES[name] ?? '#8c8e91' };
}

function withShade(color: { name: string; hex: string }, shadeUnit: Unit): { name: string; hex: string } {
  const shade = valueOf(shadeUnit, 'shade') ?? '';
  if (shade === 'metallic') return color;
  const name = `${shadeUnit.word} ${color.name}`;
  return { name, hex: COLOR_NAMES[name] ?? COLOR_NAMES[`${shade} ${color.name}`] ?? shaded(color.hex, shade) };
}

/** Blue-green, but not black-white. */
function hyphenated(a: Unit, b: Unit | undefined): boolean {
  if (!b || b.before !== '-' || !isColor(b) || a.hex || b.hex) return false;
  const grey = (unit: Unit): boolean =>
    difference(base(unit).hex, '#808080') < 60 && /^(black|white|grey|gray|ivory|cream|off)/.test(base(unit).name);
  return !grey(a) && !grey(b);
}

/** All colours of the text in order. */
export function colorPhrases(units: readonly Unit[]): ColorPhrase[] {
  const found: ColorPhrase[] = [];
  for (let i = 0; i < units.length; i++) {
    if (!isColor(units[i]) || !calledFor(units, i)) continue;
    let color = base(units[i]);
    let { start, end } = units[i];
    let last = i;
    for (let j = i - 1; j >= 0 && isShade(units[j]) && !weakBreak(units[j + 1].before); j--) {
      color = withShade(color, units[j]);
      start = units[j].start;
    }
    const next = units[i + 1];
    if (
      next &&
      isShade(next) &&
      /^(fonce|foncee|clair|claire|pale|oscuro|oscura|claro|clara|vif|poudre)$/.test(next.word) &&
      !weakBreak(next.before)
    ) {
      color = withShade(color, next);
      end = next.end;
      last = i + 1;
    } else if (hyphenated(units[i], next)) {
      const other = base(next);
      color = { name: `${color.name}-${other.name}`, hex: between(color.hex, other.hex) };
      end = next.end;
      last = i + 1;
    }
    found.push({
      ...color,
      start,
      end,
      index: i,
      negated: units[i].negated,
      corrected: units[i].corrected,
      head: partHead(units, last),
    });
    i = last;
  }
  return found;
}

const ROLE_OF_PART: Partial<Record<Head, ColorRole>> = {
  sleeve: 'secondary',
  bodice: 'secondary',
  skirt: 'secondary',
  hood: 'secondary',
  leg: 'secondary',
  back: 'secondary',
  shoulder: 'secondary',
  print: 'secondary',
  pocket: 'accent',
  collar: 'trim',
  lapel: 'trim',
  cuff: 'trim',
  hem: 'trim',
  waist: 'trim',
  lining: 'trim',
  closure: 'trim',
  trim: 'trim',
  strap: 'trim',
  neckline: 'trim',
};

/** Gives each colour its role: the garment's own first, parts by what they are. */
export function assignRoles(phrases: readonly ColorPhrase[]): Array<SpecColor & { phrase: ColorPhrase }> {
  const own = phrases.filter((p) => p.head === 'garment');
  const whole = own.length > 0 ? own : phrases.filter((p) => !p.head || p.head === 'print' || p.head === 'fabric');
  const mains = whole.length > 0 ? whole : phrases.slice(0, 1);
  let rank = 0;
  const colors = phrases.map((phrase) => {
    const role: ColorRole = mains.includes(phrase)
      ? (['main', 'secondary', 'accent'] as const)[Math.min(rank++, 2)]
      : (ROLE_OF_PART[phrase.head ?? 'print'] ?? 'secondary');
    return { name: phrase.name, hex: phrase.hex, role, source: 'stated' as const, phrase };
  });
  const unique = colors.filter((c, i) => colors.findIndex((o) => o.hex === c.hex) === i);
  return unique.sort((a, b) => Number(b.role === 'main') - Number(a.role === 'main'));
}
