import { ARTICLES, BARRIERS, JOINERS } from '../../lexicon/function-words.js';
import { weakBreak } from '../../words/tokens.js';
import { plainClaims, says } from '../../words/units.js';
import type { Unit } from '../../words/units.js';
import { next } from './next.js';

/** "Resår vid benen", "fransar vid halsen": at that part, not wide; "vid ärm" is. */
export const isAtPart = (units: readonly Unit[], i: number): boolean =>
  units[i].word === 'vid' && units[i].words.length === 1 && /(?:en|et|na|n)$/.test(next(units, i)?.word ?? '');

/** "Elasticated armholes": said of what has no name here. */
export function isElasticOfOther(units: readonly Unit[], i: number): boolean {
  const after = next(units, i);
  return (
    /^(?:elasticated|elasticised|elasticized)$/.test(units[i].word) &&
    units[i].words.length === 1 &&
    after?.lexeme === null &&
    /^\p{L}{4,}$/u.test(after.word) &&
    !JOINERS.has(after.word) &&
    !BARRIERS.has(after.word) &&
    !ARTICLES.has(after.word)
  );
}

/** "Padded elbows": what is done to them, not how long the sleeves are. */
export const isElbowPart = (units: readonly Unit[], i: number): boolean =>
  units[i].word === 'elbows' &&
  units[i].words.length === 1 &&
  !/^(?:to|the|past|below|above|over|at|reach|reaching)$/.test(units[i - 1]?.word ?? 'the');

/** Where "at the" stands before a place, or -1. */
function placedAt(units: readonly Unit[], i: number): number {
  const at = ARTICLES.has(units[i - 1]?.word ?? '') ? i - 2 : i - 1;
  return /^(?:at|on|round|around)$/.test(units[at]?.word ?? '') ? at : -1;
}

/** "Toggles at ankle", "cuffed at the knee": where a thing is, not how long the garment is. */
export function isPlaceOfThing(units: readonly Unit[], i: number): boolean {
  if (!says(units[i], 'length') || units[i].words.length > 2 || units[i].lexeme?.garment) return false;
  const words = units[i].words.join(' ');
  const at = /^(?:at|on) (?:ankles?|knees?|hips?|waist)$/.test(words)
    ? i
    : /^(?:ankles?|knees?|hips?)$/.test(words)
      ? placedAt(units, i)
      : -1;
  const thing = at > 0 && !weakBreak(units[at].before) ? units[at - 1] : undefined;
  return (
    thing?.lexeme != null && !thing.lexeme.garment && ['closure', 'details', 'pockets'].some((a) => says(thing, a))
  );
}

/** "Tight to the knee then flares": where the fit changes, not where the garment ends. */
export const isTurn = (units: readonly Unit[], i: number): boolean =>
  says(units[i], 'length') &&
  /^(?:to|till)$/.test(units[i].words[0]) &&
  i > 0 &&
  /^(?:tight|fitted|slim|snug|close|narrow|straight|skinny|tajt|smal|snav|rak)$/.test(
    units[i - 1].words.at(-1) ?? '',
  ) &&
  units.slice(i + 1, i + 4).some(({ words }) => /^(?:flar|wid|full|vid|utst)/.test(words[0] ?? ''));

const RUNS: ReadonlySet<string> = new Set(['slit', 'vent', 'fringe', 'lining', 'zip', 'lace-up']);

/** The thing that runs on to the place at `i`: the slit of "a slit that goes up to mid thigh". */
function runsOn(units: readonly Unit[], i: number): boolean {
  for (let j = i - 1; j >= Math.max(0, i - 5) && !weakBreak(units[j + 1].before); j--)
    if (units[j].lexeme || JOINERS.has(units[j].word))
      return (
        plainClaims(units[j]).some((c) => c.attribute !== 'pockets' && RUNS.has(c.value)) && !units[j].lexeme?.garment
      );
  return false;
}

/** "Slits to the waist", "covered buttons to the waist": how far a detail reaches, not the garment. */
const reachesTo = (units: readonly Unit[], i: number): boolean =>
  (/^(?:to|till|bis|hasta|jusqu)$/.test(units[i].lexeme?.words[0] ?? '') &&
    i > 0 &&
    ['details', 'closure', 'pockets'].some((attribute) => says(units[i - 1], attribute))) ||
  (says(units[i], 'length') &&
    !/leng|lang/.test(units[i].words.join(' ')) &&
    units[i].words.length > 1 &&
    runsOn(units, i));

/** "Ankle ties", "knee patch": where the thing is that is named next. */
export function isPlaceOf(units: readonly Unit[], i: number): boolean {
  const thing = next(units, i);
  const bare = /^(?:ankle|knee|waist|hip|thigh|calf)$/.test(units[i].word) && units[i].words.length === 1;
  return (
    bare &&
    thing !== null &&
    says(units[i], 'length') &&
    (says(thing, 'closure') || says(thing, 'details') || /^(?:strap|cuff|pocket|trim)$/.test(thing.lexeme?.head ?? ''))
  );
}

/** "Buttons at the hip", "draped at the hip": a place on the garment, not where it ends. */
export function isPlace(units: readonly Unit[], i: number): boolean {
  const unit = units[i];
  const first = unit.lexeme?.words[0] ?? '';
  const at = /^(?:at|vid|an|am|a|au|aux|en)$/.test(first);
  const placed = says(unit, 'length') && (at || reachesTo(units, i));
  if (placed && runsOn(units, i)) return true;
  const before = weakBreak(unit.before) ? undefined : units[i - 1];
  if (!placed || !before?.lexeme) return false;
  return before.lexeme.garment === null && !says(before, 'length') && (at || !says(before, 'fit'));
}

const HOLDER =
  /^(?:loops?|slots?|holders?|tabs?|hooks?|clips?|pockets?|pouch|space|room|place|holes?|flaps?|hank|hallare|fack|plats|schlaufe|schlaufen|platz|fach|passant|place|poche|poches|trabilla|espacio|bolsillo|bolsillos)$/;

/** "A loop for a name badge", "a pocket for my pearls": what is kept there is none of the garment. */
export function isKept(units: readonly Unit[], i: number): boolean {
  const { lexeme } = units[i];
  if (lexeme === null || lexeme.garment || !['details', 'closure', 'print'].some((a) => says(units[i], a)))
    return false;
  for (let j = i - 1; j >= Math.max(1, i - 4) && !weakBreak(units[j + 1].before); j--)
    if (/^(?:for|till|fur|pour|para)$/.test(units[j].word)) return HOLDER.test(units[j - 1].words.at(-1) ?? '');
  return false;
}
