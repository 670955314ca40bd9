import { weakBreak } from '../../words/tokens.js';
import { says } from '../../words/units.js';
import type { Unit } from '../../words/units.js';
import { next } from './next.js';

/** What down fills, or what it is of. */
const FILLED =
  /^(?:filled|filling|fill|padded|padding|lined|lining|quilted|insulation|insulated|feathers?|stuffed|stuffing)$/;

/** "Buttons all down the back", "down past the knee": feathers only where it fills something, or stands alone. */
export function isDirection(units: readonly Unit[], i: number): boolean {
  const unit = units[i];
  if (unit.word !== 'down' || unit.lexeme?.words.length !== 1) return false;
  const after = next(units, i);
  const before = weakBreak(unit.before) ? undefined : units[i - 1];
  const fills = after !== null && (FILLED.test(after.word) || after.lexeme?.garment != null);
  const named = before !== undefined && /^(?:in|of|with|real|natural|white|warm|and|or|no|without)$/.test(before.word);
  const ends = after === null || /^(?:and|or|inside|but)$/.test(after.word);
  return !fills && !(ends && (before === undefined || named || says(before, 'colors')));
}

/** "Stripes running round the bottom": where they go, no sport. */
export const isCourse = (units: readonly Unit[], i: number): boolean =>
  /^(?:running|climbing|dancing)$/.test(units[i].word) &&
  units[i].words.length === 1 &&
  /^(?:round|around|down|along|across|up|through|from|over|to)$/.test(next(units, i)?.word ?? '');

/** "Long enough to cover my tummy": measured by something else. */
export const isEnough = (units: readonly Unit[], i: number): boolean =>
  units[i].words.length === 1 &&
  /^(?:long|lang|langt)$/.test(units[i].word) &&
  /^(?:enough|nog|genug)$/.test(next(units, i)?.word ?? '');

/** "Embroidery round the neck": a direction, no round neck. */
export const isAround = (units: readonly Unit[], i: number): boolean =>
  units[i].word === 'round' &&
  units[i].words.length === 1 &&
  /^(?:the|my|her|his|their|each|both|its|your)$/.test(next(units, i)?.word ?? '');
