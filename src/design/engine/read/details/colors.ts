import { COLOR_NAMES } from '../../color/names.js';
import { between, difference, nearestName, shaded } from '../../color/shade.js';
import type { ColorRole, SpecColor } from '../../garments/spec.js';
import { partHead, partsOf } from '../words/part-head.js';
import { specParts } from '../spec-parts.js';
import { isFigure, isGround, isGroundWord } from './grounds.js';
import { headsAhead } from '../words/heads.js';
import { RISKY } from '../lexicon/color-lexemes.js';
import { SHADES } from '../lexicon/shades.js';
import { JOINERS } from '../lexicon/function-words.js';
import { fold } from '../words/lexeme.js';
import type { Head } from '../words/lexeme.js';
import { weakBreak } from '../words/tokens.js';
import { plainClaims, says } from '../words/units.js';
import type { Unit } from '../words/units.js';

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
  /** All parts that it is said of; none: the whole. */
  parts?: readonly Head[];
}

/** After these a thing is what is shown, not what colour it has: "cherry print", "rose embroidery". */
const PICTURES = /^(print|printed|pattern|patterned|motif|motifs|scented|embroidery|applique)$/;
/** "Oak leaf", "apple shaped": a thing, not its colour. */
const THINGS =
  /^(?:leaf|leaves|tree|trees|shaped|shape|seeds?|petals?|bush|flower|flowers|stones?|juice|scented|jam|pie)$/;
/** Prints that take several colours: there "green-blue" is two. */
const OF_SEVERAL = /stripes|breton|checks|gingham|plaid|tartan|houndstooth|polka|argyle|color-block/;
const METALS: ReadonlySet<string> = new Set(['gold', 'silver', 'bronze', 'copper']);
const COLOUR_OF = /^(colou?rs?|shade|hue|dye|dyed|tone|fargen|farg|farbe|couleur|color|tono)$/;

const valueOf = (unit: Unit, attribute: string): string | null =>
  plainClaims(unit).find((c) => c.attribute === attribute)?.value ?? null;

/** "Cream and rust pattern": the last of several colours. */
const listed = (units: readonly Unit[], i: number): boolean =>
  JOINERS.has(units[i - 1]?.word ?? '') && isColor(units[i - 2]) && !weakBreak(units[i].before);

/** "cherry print" is no colour, nor is "coffee" in "a coffee run"; "a sand linen shirt" and "in rust" are. */
function calledFor(units: readonly Unit[], i: number): boolean {
  const unit = units[i];
  if (!RISKY.has(unit.word) || unit.lexeme?.words.length !== 1) return true;
  const next = units[i + 1];
  if (next && !weakBreak(next.before)) {
    if (unit.word === 'heather' && isColor(next)) return false;
    if (THINGS.test(next.word)) return false;
    if (PICTURES.test(next.word)) return METALS.has(unit.word) || listed(units, i);
    if (says(next, 'fabrics') || says(next, 'print')) return true;
    if (/^(colou?r|colou?red|hued?|tones?|toned|shade|fargad|farbe|farben)$/.test(next.word)) return true;
    if (says(next, 'colors') || next.hex || isGroundWord(next)) return true;
  }
  if (isGround(units, i)) return true;
  const before = units[i - 1];
  if (
    before &&
    (says(before, 'colors') ||
      says(before, 'shade') ||
      /^(in|colou?r|i|en|and|or|och|und|et|ou|y|from|fran|von|de)$/.test(before.word))
  )
    return true;
  if (units.slice(Math.max(0, i - 4), i).some((u) => COLOUR_OF.test(u.word))) return true;
  if (before && /^(to|into|till|zu|vers|a)$/.test(before.word) && isColor(units[i - 2])) return true;
  if (headsAhead(units, i).length > 0) return true;
  if (
    METALS.has(unit.word) &&
    before !== undefined &&
    i > 1 &&
    weakBreak(before.before) &&
    (!next || weakBreak(next.before))
  )
    return true;
  return before === undefined || weakBreak(unit.before) || before.lexeme !== null || before.word === '';
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

/** By what other word a shade of that kind has its own name: "azul empolvado" is dusty blue. */
const NAMED_SHADES: Readonly<Record<string, readonly string[]>> = { muted: ['dusty', 'old'], pale: ['powder', 'baby'] };

/** A soft navy is soft to the hand. */
const DARK =
  /^(?:black|navy|charcoal|anthracite|burgundy|bottle green|forest green|chocolate|indigo|aubergine|oxblood|midnight blue|dark .+)$/;

function withShade(color: { name: string; hex: string }, shadeUnit: Unit): { name: string; hex: string } {
  const shade = valueOf(shadeUnit, 'shade') ?? '';
  if (shade === 'metallic' || (shadeUnit.word === 'soft' && DARK.test(color.name))) return color;
  const word = ENGLISH_SHADES.has(shadeUnit.word) ? shadeUnit.word : shade;
  const known = (NAMED_SHADES[shade] ?? []).map((said) => `${said} ${color.name}`).find((of) => of in COLOR_NAMES);
  if (word === shade && shadeUnit.word !== shade && known !== undefined)
    return { name: known, hex: COLOR_NAMES[known] };
  const name = `${word} ${color.name}`;
  return { name, hex: COLOR_NAMES[name] ?? COLOR_NAMES[`${shade} ${color.name}`] ?? shaded(color.hex, shade) };
}

/** "Rostrod", "tegelrod": a thing that has the colour, then the plain colour it is a shade of. */
const writtenTogether = (a: Unit, b: Unit | undefined): boolean =>
  b !== undefined && /^ ?$/.test(b.before) && isColor(b) && RISKY.has(base(a).name) && PLAIN.has(base(b).name);

const PLAIN: ReadonlySet<string> = new Set('red blue green grey brown yellow pink purple orange'.split(' '));
/** "Gris anthracite", "verde botella": French and Spanish say the plain colour, then which it is. */
const toldBehind = (a: Unit, b: Unit | undefined): boolean =>
  b !== undefined &&
  b.before === ' ' &&
  isColor(b) &&
  PLAIN.has(base(a).name) &&
  a.word !== base(a).name &&
  !PLAIN.has(base(b).name) &&
  ROMANCE.test(a.word);
const ROMANCE =
  /^(?:gris(?:es|e)?|bleue?s?|verte?s?|rouges?|jaunes?|marron(?:es)?|brune?s?|roses?|violette?s?|azul(?:es)?|verdes?|roj[oa]s?|amarill[oa]s?|rosas?|morad[oa]s?)$/;

/** Basic colours that, side by side, name the one between: "grey green", "blue grey". */
const BLENDS = /^(?:grey (?:blue|green|brown|pink)|(?:blue|green|brown|red) (?:grey|green|blue|brown))$/;

/** Side by side they blend in English only: "röd grön" are two. */
const BESIDE = /^(?:grey|gray|blue|green)$/;

/** Blue-green, but not black-white. */
function hyphenated(a: Unit, b: Unit | undefined): boolean {
  if (!b || !isColor(b) || a.hex || b.hex || !isColor(a)) return false;
  const joined = b.before === '-' || (b.before === '' && b.start === a.end);
  const named = BLENDS.test(`${base(a).name} ${base(b).name}`);
  if (!joined && !(b.before === ' ' && named && BESIDE.test(a.word))) return false;
  if (named) return true;
  const grey = (unit: Unit): boolean =>
    /^(black|white|grey|gray|ivory|cream|off)/.test(base(unit).name) && difference(base(unit).hex, '#808080') < 60;
  return !grey(a) && !grey(b);
}

/** French and Spanish say the shade behind the colour. */
const SHADES_BEHIND: ReadonlySet<string> = new Set(
  [SHADES.fr, SHADES.es].flatMap((shades) => Object.values(shades)).flatMap((words) => words.split('|').map(fold)),
);

/** "Grey dark", "blue, dark": as who learnt English late says it, where nothing follows that is dark itself. */
function saidBehind(units: readonly Unit[], i: number): boolean {
  const [shade, after] = [units[i + 1], units[i + 2]];
  if (!shade || !isShade(shade) || weakBreak(shade.before)) return false;
  if (SHADES_BEHIND.has(shade.word)) return true;
  return (
    /^(?:dark|darker|light|lighter|pale|deep|bright|mork|morkt|ljus|ljust|dunkel|hell)$/.test(shade.word) &&
    (after === undefined || weakBreak(after.before) || (!after.lexeme && after.hex === null))
  );
}

/** "A dark shade of green", "en ljus nyans av blått": where the shade stands, or -1. */
function shadeOf(units: readonly Unit[], i: number): number {
  const of = units[i - 1];
  const apart = !of || !/^(?:of|av|von|de)$/.test(of.word) || weakBreak(units[i].before) || weakBreak(of.before);
  return !apart && isShade(units[i - 3]) && SHADE_NOUN.test(units[i - 2].word) ? i - 3 : -1;
}

const SHADE_NOUN = /^(?:shades?|tones?|hues?|tints?|nyans|ton|nuance|tono)$/;

/** Names are English, whatever language says the shade. */
const ENGLISH_SHADES: ReadonlySet<string> = new Set(Object.values(SHADES.en).flatMap((words) => words.split('|')));

const OF_ALL_COLORS = /^(rainbow|multi)/;

/** The rest of a rainbow whose first colour is there already. */
const others = (first: ColorPhrase): ColorPhrase[] =>
  ['yellow', 'green', 'blue'].map((name) => ({ ...first, name, hex: COLOR_NAMES[name] }));

/** "Grey body and orange yoke": what the rest is set against is the garment itself. */
const isBody = (next: Unit | undefined): boolean =>
  next !== undefined && !next.lexeme && !weakBreak(next.before) && /^(?:body|base|stomme|kropp)$/.test(next.word);

/** Of figures on a ground the ground is the garment's own colour: "navy stripes on white", "white dots on a black dress". */
function headOfColor(units: readonly Unit[], i: number, last: number): Head | null {
  if (isBody(units[last + 1])) return 'garment';
  const head = partHead(units, last);
  if (head !== null && head !== 'garment' && head !== 'print' && head !== 'fabric') return head;
  return isGround(units, i) ? 'garment' : isFigure(units, last) ? 'print' : head;
}

/** All colours of the text in order. */
export function colorPhrases(units: readonly Unit[]): ColorPhrase[] {
  const found: ColorPhrase[] = [];
  const patterned = units.some(
    (unit) =>
      !unit.negated &&
      plainClaims(unit).some(({ attribute, value }) => attribute === 'print' && OF_SEVERAL.test(value)),
  );
  for (let i = 0; i < units.length; i++) {
    if (!isColor(units[i]) || !calledFor(units, i)) continue;
    let color = base(units[i]);
    let { start, end } = units[i];
    let last = i;
    for (let j = i - 1; j >= 0 && isShade(units[j]) && !weakBreak(units[j + 1].before); j--) {
      color = withShade(color, units[j]);
      start = units[j].start;
    }
    const said = start === units[i].start ? shadeOf(units, i) : -1;
    if (said >= 0) {
      color = withShade(color, units[said]);
      start = units[said].start;
    }
    const next = units[i + 1];
    if (next && saidBehind(units, i)) {
      color = withShade(color, next);
      end = next.end;
      last = i + 1;
    } else if (next && toldBehind(units[i], next)) {
      color = base(next);
      end = next.end;
      last = i + 1;
    } else if (next && writtenTogether(units[i], next)) {
      end = next.end;
      last = i + 1;
    } else if (!patterned && hyphenated(units[i], next)) {
      const other = base(next);
      color = { name: `${color.name}-${other.name}`, hex: between(color.hex, other.hex) };
      end = next.end;
      last = i + 1;
    }
    const head = headOfColor(units, i, last);
    found.push({
      ...color,
      start,
      end,
      index: i,
      negated: units[i].negated,
      corrected: units[i].corrected,
      head,
      parts:
        head === null || head === 'garment' || head === 'fabric'
          ? []
          : head === 'print'
            ? ['print']
            : partsOf(units, last),
    });
    if (OF_ALL_COLORS.test(units[i].word)) found.push(...others(found[found.length - 1]));
    i = last;
  }
  return found;
}

/** The role of a colour that is said of a part. */
export const ROLE_OF_PART: Partial<Record<Head, ColorRole>> = {
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
  belt: 'trim',
  drawcord: 'trim',
  neckline: 'trim',
};

/** The parts of a colour that is said of parts only. */
function wornAt(phrases: readonly ColorPhrase[]): Pick<SpecColor, 'parts'> {
  const whole = phrases.some((p) => (p.parts ?? []).length === 0);
  const parts = whole ? [] : specParts(phrases.flatMap((p) => p.parts ?? []));
  return parts.length > 0 ? { parts } : {};
}

/** Gives each colour its role: the garment's own first, parts by what they are. */
export function assignRoles(phrases: readonly ColorPhrase[]): Array<SpecColor & { phrase: ColorPhrase }> {
  const own = phrases.filter((p) => p.head === 'garment');
  const whole = own.length > 0 ? own : phrases.filter((p) => !p.head || p.head === 'fabric');
  const shown = whole.length > 0 ? whole : phrases.filter((p) => p.head === 'print');
  const mains = shown.length > 0 ? shown : phrases.slice(0, 1);
  let rank = 0;
  const colors = phrases.map((phrase) => {
    const role: ColorRole = mains.includes(phrase)
      ? (['main', 'secondary', 'accent'] as const)[Math.min(rank++, 2)]
      : (ROLE_OF_PART[phrase.head ?? 'print'] ?? 'secondary');
    return { name: phrase.name, hex: phrase.hex, role, source: 'stated' as const, phrase };
  });
  const unique = colors
    .filter((c, i) => colors.findIndex((o) => o.hex === c.hex) === i)
    .map((c) => ({ ...c, ...wornAt(colors.filter((o) => o.hex === c.hex).map((o) => o.phrase)) }));
  return unique.sort((a, b) => Number(b.role === 'main') - Number(a.role === 'main'));
}
