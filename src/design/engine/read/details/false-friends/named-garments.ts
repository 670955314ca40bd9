import { JOINERS } from '../../lexicon/function-words.js';
import { weakBreak } from '../../words/tokens.js';
import type { Unit } from '../../words/units.js';
import { next } from './next.js';
import { naming } from './one-claim.js';

export const SHORTS = naming('shorts', 'shorts');

const NO_NAME =
  /^(?:it|them|one|something|anything|thing|things|very|too|so|quite|rather|really|super|extra|is|are|be|and|or|but|not|cut|how|in|keep|fairly|pretty|a bit|bit|little|that|this|no|nothing)$/;

/** "Men's woven short, 7 inch inseam": the trade says one short, where nothing else is named. */
export function isOneShort(units: readonly Unit[], i: number): boolean {
  const { word, words, before } = units[i];
  if (word !== 'short' || words.length > 1 || i === 0 || weakBreak(before) || NO_NAME.test(units[i - 1].word))
    return false;
  const after = next(units, i);
  const ends = after === null || JOINERS.has(after.word) || /^(?:with|in|for|from|made|of)$/.test(after.word);
  return ends && !units.some((unit) => unit.lexeme?.garment);
}

export const ZIP_UP = naming('zip up', 'sweatshirt', { attribute: 'closure', value: 'zip', implied: false });

/** "A cropped zip up, grey marl": the garment, where nothing else is named. */
export const isZipUp = (units: readonly Unit[], i: number): boolean =>
  /^(?:zip up|zip through|zip thru|full zip)$/.test(units[i].words.join(' ')) &&
  units[i].lexeme !== null &&
  (i === 0 || !weakBreak(units[i].before)) &&
  (next(units, i) === null || /^(?:with|in|for)$/.test(units[i + 1].word)) &&
  !units.some((unit) => unit.lexeme?.garment);

export const NECKTIE = naming('ties', 'tie');

/** "Matching burgundy ties": worn round the neck; "black ties at the side" close something. */
export function isNecktie(units: readonly Unit[], i: number): boolean {
  if (units[i].word !== 'ties' || units[i].words.length > 1 || i === 0 || weakBreak(units[i].before)) return false;
  const matched = units
    .slice(Math.max(0, i - 3), i)
    .some(({ word }) => /^(?:matching|silk|groomsmen's|mens)$/.test(word));
  const after = next(units, i);
  return matched && (after === null || JOINERS.has(after.word) || after.word === 'for');
}

export const WATERPROOF = naming('waterproof', 'jacket', { attribute: 'occasion', value: 'rain', implied: true });

/** "A fleece lined waterproof for my son": the jacket, where nothing else is named. */
export const isWaterproof = (units: readonly Unit[], i: number): boolean =>
  /^waterproofs?$/.test(units[i].word) &&
  units[i].words.length === 1 &&
  (next(units, i) === null || /^(?:with|in|for|that|to)$/.test(units[i + 1].word)) &&
  !units.some((unit) => unit.lexeme?.garment);

export const MINI = naming('mini', 'dress', { attribute: 'length', value: 'mini', implied: false });

/** "A white mini, feathers at the hem": the dress, where nothing else is named. */
export const isMini = (units: readonly Unit[], i: number): boolean =>
  units[i].word === 'mini' &&
  units[i].words.length === 1 &&
  i > 0 &&
  !weakBreak(units[i].before) &&
  (next(units, i) === null || /^(?:with|in|for|and)$/.test(units[i + 1].word)) &&
  !units.some((unit) => unit.lexeme?.garment);
