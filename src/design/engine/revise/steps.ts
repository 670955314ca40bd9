import type { Single } from '../garments/attributes.js';
import { colorPhrases } from '../read/details/colors.js';
import { classOf } from '../read/details/lengths.js';
import { readUnits } from '../read/words/units.js';
import { COLOR_NAMES } from '../color/names.js';
import { between, shaded } from '../color/shade.js';
import type { SpecColor } from '../garments/spec.js';
import { usualBody } from '../cut/cut-of.js';
import { fromTop, hemOf } from '../cut/hem.js';
import { sleeveEnd } from '../cut/sleeve.js';
import { completeSpec } from '../cut/typical.js';
import { meant, paint } from './colors.js';
import { hintAt, hintAtSize, hintAtWarmth } from './hints.js';
import { reweigh, reweighed } from './fabrics.js';
import type { Step } from './relative.js';
import { sizedBy } from './sized.js';
import type { Sized } from './sized.js';
import type { Span } from './types.js';
import { fitStep, fullnessStep, legStep, lengthStep, necklineStep, sleeveStep, waistStep } from './scales.js';
import type { Amount } from './scales.js';
import { note, put, revisedBy, valueOf } from './work.js';
import type { Work } from './work.js';

/** Centimetres that are less than a whole step. */
const A_LITTLE_CM = 8;

const amountOf = ({ amount, cm }: Step): Amount => (cm !== null && cm < A_LITTLE_CM ? 'little' : amount);

type Move = (now: string, way: 1 | -1, amount: Amount) => string | null;

/** Moves an attribute along its scale from what it is drawn as. */
function move(work: Work, attribute: Single, step: Step, way: 1 | -1, by: Move): void {
  const now = valueOf(completeSpec(work.brief.spec, work.brief.denied), attribute);
  const next = now === null ? null : by(now, way, amountOf(step));
  work.understood.push(step.span);
  if (next === null) {
    const words = work.instruction.slice(...step.span).trim();
    work.warnings.push(
      `"${words}": the ${attribute.replace('.', ' ')} has no further step that way; it stays ${now ?? 'open'}.`,
    );
    return;
  }
  put(work, attribute, next, { span: step.span, confidence: 0.85 });
}

const flip = (way: 1 | -1): 1 | -1 => (way > 0 ? -1 : 1);

type Measured = 'garment' | 'sleeve';
const CLASS_OF: Readonly<Record<Measured, Single>> = { garment: 'length', sleeve: 'sleeve.length' };

/** How long it is now, cm: as said, else as its class is on a usual body; null where it has no such length. */
function lengthNow({ brief: { spec, denied } }: Work, of: Measured): number | null {
  const said = spec.lengths_cm?.[of];
  if (said !== undefined) return said;
  const whole = completeSpec(spec, denied);
  const body = usualBody(whole);
  const drop = of === 'garment' ? hemOf(whole, body) : null;
  const mm = of === 'sleeve' ? sleeveEnd(whole, body) * body.shoulderToWrist : drop && fromTop(whole, body, drop);
  return mm ? Math.round(mm / 10) : null;
}

/** "10 cm longer" of "95 cm long" is 105 cm. @returns whether there is a length to go by */
function byCentimetres(work: Work, step: Step, way: 1 | -1, of: Measured): boolean {
  const { spec } = work.brief;
  const now = lengthNow(work, of);
  if (now === null || step.cm === null) return false;
  const cm = Math.round((now + way * step.cm) * 10) / 10;
  const value = classOf({ of, cm }, spec.category, spec.gender === 'men' ? 178 : 168);
  if (value === null || cm <= 0) return false;
  put(work, CLASS_OF[of], value, { span: step.span, confidence: 0.85 });
  if (spec.lengths_cm?.[of] === undefined)
    work.warnings.push(
      `"${work.instruction.slice(...step.span).trim()}" is counted from the ${now} cm that it is on a usual body.`,
    );
  spec.lengths_cm = { ...spec.lengths_cm, [of]: cm };
  work.brief.evidence[`lengths_cm.${of}`] = revisedBy(work, cm, { span: step.span });
  note(work, `lengths_cm.${of}`, step.span);
  return true;
}

const length = (work: Work, step: Step, way = step.way): void =>
  byCentimetres(work, step, way, 'garment')
    ? undefined
    : move(work, 'length', step, way, (now, w, amount) =>
        lengthStep(work.brief.spec.category, now as never, w, amount),
      );
const sleeves = (work: Work, step: Step): void =>
  byCentimetres(work, step, step.way, 'sleeve')
    ? undefined
    : move(work, 'sleeve.length', step, step.way, (now, w, amount) => sleeveStep(now as never, w, amount));
/** @param way up is looser */
const fit = (work: Work, step: Step, way: 1 | -1): void =>
  move(work, 'fit', step, way, (now, w, amount) => fitStep(now as never, w, amount));
const legs = (work: Work, step: Step, way: 1 | -1): void =>
  move(work, 'leg', step, way, (now, w, amount) => legStep(now as never, w, amount));
const neckline = (work: Work, step: Step, way: 1 | -1): void =>
  move(work, 'neckline', step, way, (now, w) => necklineStep(now as never, w));
const waist = (work: Work, step: Step): void =>
  move(work, 'waistline', step, step.way, (now, w) => waistStep(work.brief.spec.category, now as never, w));
const fullness = (work: Work, step: Step, way: 1 | -1): void =>
  move(work, 'silhouette', step, way, (now, w, amount) =>
    fullnessStep(work.brief.spec.category, now as never, w, amount),
  );

const hasSkirt = (work: Work): boolean => ['dress', 'skirt'].includes(work.brief.spec.category);
const hasLegs = (work: Work): boolean => ['trousers', 'shorts', 'one-piece'].includes(work.brief.spec.category);

const wide = (work: Work, step: Step, way: 1 | -1): boolean => {
  if (step.target === 'sleeve' || step.target === 'lapel' || step.target === 'strap' || step.target === 'pocket')
    return false;
  if (step.target === 'collar') return big(work, step);
  if (step.target === 'leg' || (step.target !== 'fit' && hasLegs(work))) legs(work, step, way);
  else if (step.target !== 'fit' && hasSkirt(work)) fullness(work, step, way);
  else fit(work, step, way);
  return true;
};

/** "Bigger stripes": a print has a scale; a bow has none. */
function resized(work: Work, step: Step, sized: Sized): void {
  const span: Span = [Math.min(step.span[0], sized.span[0]), Math.max(step.span[1], sized.span[1])];
  const { spec } = work.brief;
  if (sized.of === 'print' && spec.print !== null && spec.print !== 'solid') {
    spec.print_scale = step.way > 0 ? 'bold' : 'fine';
    work.understood.push(span);
    note(work, 'print_scale', span);
  } else hintAtSize(work, span);
}

function big(work: Work, step: Step): boolean {
  const sized = sizedBy(work.instruction, step);
  if (sized) {
    resized(work, step, sized);
    return true;
  }
  const attribute = step.target === 'collar' ? 'collar' : step.target === 'hood' ? 'hood' : null;
  if (attribute && step.way > 0) put(work, attribute, 'oversized', { span: step.span, confidence: 0.85 });
  else if (['garment', 'fit', 'silhouette'].includes(step.target)) fit(work, step, step.way);
  else return false;
  return true;
}

const OPPOSITE: Readonly<Record<string, string>> = { dark: 'light', light: 'dark', bright: 'muted', muted: 'bright' };

/** "Darker" of "light sage green" is "sage green"; of "dark sage green" a shade further. */
function shadeOf(color: SpecColor, shade: string, little: boolean): { name: string; hex: string } {
  const [first, ...rest] = color.name.split(' ');
  const base = rest.join(' ');
  if (first === OPPOSITE[shade] && COLOR_NAMES[base]) return { name: base, hex: COLOR_NAMES[base] };
  const far = COLOR_NAMES[`${shade} ${color.name}`] ?? shaded(color.hex, shade);
  const name = first === shade ? `very ${color.name}` : `${little ? 'slightly ' : ''}${shade} ${color.name}`;
  return { name, hex: little ? between(color.hex, far) : far };
}

/** "A darker green" means the green that there is, or else a dark green. */
function shade(work: Work, step: Step, name: string): void {
  const { colors } = work.brief.spec;
  const word = step.next ? colorPhrases(readUnits(step.next).units)[0] : undefined;
  const there = word ? meant(colors, word) : null;
  const from =
    there ?? (word ? { name: word.name, hex: word.hex, role: 'main' as const, source: 'stated' as const } : colors[0]);
  const color = shadeOf(from, name, amountOf(step) === 'little');
  work.understood.push(step.span);
  paint(work, [{ ...color, role: from.role, span: step.span }]);
}

function heavy(work: Work, step: Step): void {
  reweigh(work, (fabric) => reweighed(fabric, step.way, step.amount === 'lot'), step.span);
  hintAtWarmth(work, step);
}

function dark(work: Work, step: Step): boolean {
  if (step.target === 'fabric') {
    heavy(work, step);
    return true;
  }
  const bare = step.target === 'garment' && /^\W*lighter\W*$/iu.test(work.instruction.slice(...step.span));
  if (bare && !step.next)
    work.warnings.push('"Lighter" was taken for the colour; say "a lighter fabric" for the cloth.');
  shade(work, step, step.way > 0 ? 'dark' : 'light');
  return true;
}

function high(work: Work, step: Step): boolean {
  if (step.target === 'neckline' || step.target === 'collar') neckline(work, step, step.way);
  else if (step.target === 'waist') waist(work, step);
  else if (['hem', 'length', 'skirt', 'leg'].includes(step.target)) length(work, step, flip(step.way));
  else return false;
  return true;
}

const long = (work: Work, step: Step): boolean => {
  if (step.target === 'sleeve') sleeves(work, step);
  else if (['garment', 'skirt', 'hem', 'leg', 'length', 'fit', 'silhouette'].includes(step.target)) length(work, step);
  else return false;
  return true;
};

function tight(work: Work, step: Step): boolean {
  if (['sleeve', 'cuff', 'collar', 'hood', 'neckline'].includes(step.target)) return false;
  if (step.target === 'leg') legs(work, step, flip(step.way));
  else fit(work, step, flip(step.way));
  return true;
}

function full(work: Work, step: Step): boolean {
  if (hasSkirt(work)) fullness(work, step, step.way);
  else if (hasLegs(work)) legs(work, step, step.way);
  else return false;
  return true;
}

const APPLY: Readonly<Record<Step['scale'], (work: Work, step: Step) => boolean>> = {
  long,
  tight,
  full,
  heavy: (work, step) => (heavy(work, step), true),
  dark,
  vivid: (work, step) => (shade(work, step, step.way > 0 ? 'bright' : 'muted'), true),
  deep: (work, step) => (
    step.target === 'color' || colorNext(step) ? shade(work, step, 'dark') : neckline(work, step, -1),
    true
  ),
  high,
  big,
  wide: (work, step) => wide(work, step, step.way),
  formal: () => false,
};

/** Whether the word after the comparative is the colour that is meant: "a darker green". */
export const colorNext = ({ next }: Step): boolean => next !== null && colorPhrases(readUnits(next).units).length > 0;

const OF_SCALE: Partial<Record<Step['scale'], Single>> = { tight: 'fit', high: 'neckline', deep: 'neckline' };

/** Moves what the instruction wants more or less of. What it also names outright stays as named. */
export function applyStep(work: Work, step: Step): void {
  const named = step.scale === 'long' ? (step.target === 'sleeve' ? 'sleeve.length' : 'length') : OF_SCALE[step.scale];
  if (named && work.causes.has(named)) work.understood.push(step.span);
  else if (!APPLY[step.scale](work, step)) hintAt(work, step);
}
