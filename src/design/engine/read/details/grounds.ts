import { ARTICLES } from '../lexicon/function-words.js';
import { strongBreak, weakBreak } from '../words/tokens.js';
import { headOf, says } from '../words/units.js';
import type { Unit } from '../words/units.js';

/** What the figures of a print stand on. */
const GROUND = /^(?:ground|background|backdrop|base|bakgrund|bakgrunden|botten|bottnen|grund|hintergrund|fond|fondo)$/;
const ON = /^(?:on|upon|against|over|pa|mot|auf|vor|sur|sobre)$/;

/** Units that a figure may be away from its "on", and a ground from its name. */
const REACH = 6;

export const isGroundWord = (unit: Unit | undefined): boolean => unit !== undefined && GROUND.test(unit.word);

const colored = (unit: Unit | undefined): boolean =>
  unit !== undefined && (unit.hex !== null || says(unit, 'colors') || says(unit, 'shade'));

const small = (unit: Unit | undefined): boolean =>
  unit !== undefined && !unit.lexeme && ARTICLES.has(unit.word) && !weakBreak(unit.before);

/** "A cream ground", "sur fond blanc": the ground is named. */
function named(units: readonly Unit[], i: number): boolean {
  let after = i + 1;
  while (after < i + REACH && colored(units[after]) && !weakBreak(units[after].before)) after++;
  const next = units[after];
  if (isGroundWord(next) && !weakBreak(next.before)) return true;
  let before = i - 1;
  while (before >= Math.max(0, i - REACH) && colored(units[before]) && !weakBreak(units[before + 1].before)) before--;
  return isGroundWord(units[before]) && !weakBreak(units[before + 1].before);
}

/** Where "on" stands before the colour at `i`, or -1. */
function onBefore(units: readonly Unit[], i: number): number {
  if (weakBreak(units[i].before)) return -1;
  let j = i - 1;
  while (j >= Math.max(0, i - REACH) && (colored(units[j]) || small(units[j])) && !weakBreak(units[j].before)) j--;
  return j >= 0 && ON.test(units[j].word) && !units[j].lexeme && !strongBreak(units[j].before) ? j : -1;
}

/** A figure stands before "on": something coloured or a print, with no garment or other part between. */
function figureBefore(units: readonly Unit[], on: number): boolean {
  for (let j = on - 1; j >= Math.max(0, on - REACH); j--) {
    const head = headOf(units[j]);
    if (head && head !== 'print') return false;
    if (colored(units[j]) || head === 'print' || says(units[j], 'print')) return true;
    if (weakBreak(units[j].before)) return false;
  }
  return false;
}

/** Whether the colour at `i` is the ground that figures stand on: "navy stripes on white", "a cream ground". */
export function isGround(units: readonly Unit[], i: number): boolean {
  const on = onBefore(units, i);
  return named(units, i) || (on >= 0 && figureBefore(units, on));
}

/** Whether the colour at `i` is that of figures on a ground: the first one in "pink hibiscus on turquoise". */
export function isFigure(units: readonly Unit[], i: number): boolean {
  if (isGround(units, i)) return false;
  for (let j = i + 1; j < Math.min(units.length, i + 1 + REACH); j++) {
    if (strongBreak(units[j].before)) return false;
    if (ON.test(units[j].word) && !units[j].lexeme) {
      const rest = units.slice(j + 1, j + 4);
      const at = rest.findIndex((unit) => unit.hex !== null || says(unit, 'colors'));
      return at >= 0 && isGround(units, j + 1 + at);
    }
    const head = headOf(units[j]);
    if ((head && head !== 'print') || weakBreak(units[j].before)) return false;
  }
  return false;
}
