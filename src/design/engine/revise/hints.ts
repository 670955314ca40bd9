import type { Fact } from '../read/facts.js';
import { spanIn } from './pieces.js';
import { countPockets } from './pocket-count.js';
import type { Step } from './relative.js';
import type { Span } from './types.js';
import type { Heard } from './heard.js';
import type { Target } from './words.js';
import { valueOf } from './work.js';
import type { Work } from './work.js';

/** What can be said of a part whose size or width is none of the spec's. */
const INSTEAD: Partial<Record<Target, string>> = {
  pocket: 'Name the kind of pocket instead: "patch pockets", "cargo pockets", "welt pockets".',
  sleeve: 'Name the kind of sleeve instead: "bell sleeves", "puff sleeves", "kimono sleeves".',
  lapel: 'Name the kind of lapel instead: "peak lapels", "a shawl collar".',
  strap: 'Name the kind of strap instead: "spaghetti straps", "wide straps".',
  cuff: 'Name the kind of cuff instead: "french cuffs", "ribbed cuffs".',
  collar: 'Name the kind of collar instead: "a band collar", "a peter pan collar".',
  hood: 'Name the kind of hood instead: "a detachable hood", "no hood".',
};

const quoted = (work: Work, span: Span): string => `"${work.instruction.slice(...span).trim()}"`;

const PLEATS = /(?<!\p{L})(?:pleats?|veck|falten|plis|pliegues|tablas)(?!\p{L})/iu;
const HOW_MANY = /(?<!\p{L})(?:fewer|less|more|färre|fler|weniger|mehr|moins|plus|menos|más)(?!\p{L})/iu;

/** How many pleats there are follows from hips and hem. */
export function hintAtPleats(work: Work): void {
  const words = work.instruction.trim();
  if (!PLEATS.test(words) || !HOW_MANY.test(words) || !work.brief.spec.details.includes('pleats')) return;
  work.warnings.push(
    `"${words}" cannot be followed: how many pleats there are follows from hip and hem. Say "no pleats", "a straight skirt" or "a gathered skirt" instead.`,
  );
}

/** "A bigger bow": details have no sizes. */
export function hintAtSize(work: Work, span: Span): void {
  work.hinted.push(span);
  work.warnings.push(`${quoted(work, span)} cannot be followed: details have no sizes here, only that they are there.`);
}

/** A step that no scale takes: says what would be understood. */
export function hintAt(work: Work, step: Step): void {
  const instead = INSTEAD[step.target];
  if (instead === undefined) return;
  work.hinted.push(step.span);
  work.warnings.push(`${quoted(work, step.span)} cannot be followed: that part has no sizes here. ${instead}`);
}

const ONE =
  /(?<![\p{L}\d])(?:(?:only )?(?:one|1|a single|en av|einen? von|une? des)|(?:remove|delete|drop|lose|take (?:away|off)|get rid of|ta(?:ga)? bort|plocka bort|slopa)\s+(?:just |only |bara )?(?:an?|en|ett))\s+(?:of\s+)?(?:the\s+)?(?:\p{L}+\s+){0,2}$/iu;

/** "Remove one pocket": pockets are of kinds, and one of a kind cannot go. @returns whether that was asked */
export function isOneOfThem(work: Work, fact: Fact, span: Span): boolean {
  if (fact.attribute !== 'pockets' && fact.value !== 'pocket') return false;
  const one = ONE.exec(work.instruction.slice(0, span[0]));
  if (!one) return false;
  if (countPockets(work, -1, span)) return true;
  const words = one[0].match(/(?<![\p{L}])(?:one|1|a single|an?|en|ett|einen?|une?)(?![\p{L}])[^]*$/iu)?.[0] ?? '';
  work.understood.push(span);
  work.warnings.push(
    `"${words}${work.instruction.slice(...span)}": pockets are of kinds, not of numbers, so none was taken away; "no pockets" takes all.`,
  );
  return true;
}

/** "Another chest pocket" where there is one. */
export function hintAtMore(work: Work, span: Span): void {
  if (/(?:pocket|fick|tasche|poche|bolsillo)/iu.test(work.instruction.slice(...span)) && countPockets(work, 1, span))
    return;
  work.warnings.push(`${quoted(work, span)}: there is that kind already, and how many of it cannot be changed.`);
}

/** Cuffs for a garment without sleeves. */
export function hintAtCuffs(work: Work, { about, piece }: Heard): void {
  if (valueOf(work.brief.spec, 'sleeve.length') !== 'sleeveless') return;
  const cuff = about.facts.find((f) => !f.negated && !f.implied && (f.attribute === 'cuff' || f.value === 'cuff'));
  if (cuff)
    work.warnings.push(`${quoted(work, spanIn(piece, cuff.start, cuff.end))}: there are no sleeves to put them on.`);
}

const WARM = /(?<![\p{L}])(?:warm|warmer|varm|varmt|varmare|wärmer|chaude?|abrigad[oa])(?![\p{L}])/iu;
const WARM_CLOTHS =
  /wool|cashmere|merino|alpaca|mohair|down|fleece|fur|shearling|tweed|flannel|felt|loden|bouclé|boucle/;

/** A cloth woven heavier is hardly a warm one. */
export function hintAtWarmth(work: Work, step: Step): void {
  const cloth = work.brief.spec.fabrics[0];
  if (step.way < 0 || !WARM.test(work.instruction.slice(...step.span)) || WARM_CLOTHS.test(cloth.name)) return;
  work.warnings.push(
    `${quoted(work, step.span)}: taken as a heavier ${cloth.name} (${cloth.weight_gsm} g/m²). Name a warmer cloth for more: "in wool".`,
  );
}
