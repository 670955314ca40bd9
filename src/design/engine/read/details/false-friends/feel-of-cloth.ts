import { weakBreak } from '../../words/tokens.js';
import { says } from '../../words/units.js';
import type { Unit } from '../../words/units.js';
import { next } from './next.js';

const TEXTURE =
  /^(?:fluffy|fuzzy|furry|woolly|wooly|silky|velvety|lacy|leathery|fluffig|ludd\w*|flauschig\w*|kuschelig\w*|moelleu\w*|duveteu\w*|peluche|suave)$/;

/** "Fluffy pink fleece", "silky viscose": how a cloth feels that is named itself. */
export function isTexture(units: readonly Unit[], i: number): boolean {
  if (!TEXTURE.test(units[i].word) || !says(units[i], 'fabrics')) return false;
  for (let j = i + 1; j < units.length && !weakBreak(units[j].before); j++) {
    if (says(units[j], 'fabrics')) return true;
    if (!says(units[j], 'colors') && !says(units[j], 'shade')) return false;
  }
  return false;
}

const FLOWING = /^(?:fliessend\w*|fluide?s?|fluid[oa]s?|flytande|flowing|flowy|drapey|floaty)$/;

/** "Aus fließender Viskose": how the cloth falls, not how wide the garment is. */
export const isFall = (units: readonly Unit[], i: number): boolean => {
  const cloth = next(units, i);
  return FLOWING.test(units[i].word) && cloth !== null && says(cloth, 'fabrics') && cloth.lexeme?.garment == null;
};

/** How far behind "quilted" its lining stands: "quilted red satin lining". */
const NEAR = 3;
const isLining = (unit: Unit): boolean => unit.lexeme?.head === 'lining' || unit.words.includes('lining');

/** "A quilted red lining": nothing of the outside is quilted. */
export function quiltsLining(units: readonly Unit[], i: number): boolean {
  if (!says(units[i], 'details') || !/^(?:quilted|quiltat|kviltat|vadderat|gestepptes?)$/.test(units[i].word))
    return false;
  for (let j = i + 1; j <= i + NEAR && j < units.length && !weakBreak(units[j].before); j++) {
    if (isLining(units[j])) return true;
    if (!['colors', 'shade', 'fabrics'].some((of) => says(units[j], of))) return false;
  }
  return false;
}

const BUTTON = /^(?:buttons?|btns?)$/;

/** "Knotted buttons" are made of cord: the cloth has no knot. */
export const knotsButtons = (units: readonly Unit[], i: number): boolean =>
  /^knot(?:ted)?$/.test(units[i].word) && (next(units, i)?.words.some((word) => BUTTON.test(word)) ?? false);
