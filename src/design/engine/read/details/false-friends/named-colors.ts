import { COLOR_ALIASES, COLOR_NAMES } from '../../../color/names.js';
import type { Lexeme } from '../../words/lexeme.js';
import { weakBreak } from '../../words/tokens.js';
import { says } from '../../words/units.js';
import type { Unit } from '../../words/units.js';
import { next } from './next.js';
import { saying } from './one-claim.js';

export const NATURAL = saying('natural', 'colors', 'ecru');

/** "Linen trousers, natural": by itself, the colour of what is not dyed. */
export const isNatural = (units: readonly Unit[], i: number): boolean =>
  /^(?:natural|undyed|naturell)$/.test(units[i].word) &&
  units[i].words.length === 1 &&
  i > 0 &&
  weakBreak(units[i].before) &&
  next(units, i) === null &&
  !units.some((unit) => says(unit, 'colors'));

export const PEACOCK = saying('peacock', 'colors', 'peacock');

/** "Peacock silk", "a peacock satin dress": the colour; "a peacock print" shows the bird. */
export const isPeacockColor = (units: readonly Unit[], i: number): boolean => {
  const after = next(units, i);
  return (
    units[i].words.join(' ') === 'peacock' &&
    after !== null &&
    (says(after, 'fabrics') || says(after, 'colors') || after.lexeme?.garment != null)
  );
};

const LABEL = /^(?:colou?rs?|shade|farg|farbe|couleur|color)$/;

const named = (word: string): string => COLOR_ALIASES[word] ?? word;

/** Whether a word is the name of a colour, whatever it says in the lexicon. */
export const namesColor = ({ word }: Unit): boolean => Object.hasOwn(COLOR_NAMES, named(word));

/** "Colour: flax": what is asked for by that label is the colour of that name, whatever cloth has it too. */
export function labelledColor(units: readonly Unit[], i: number): Lexeme | null {
  const unit = units[i];
  if (!LABEL.test(units[i - 1]?.word ?? '') || says(unit, 'colors') || unit.words.length > 1) return null;
  if (says(next(units, i) ?? unit, 'colors')) return null;
  return saying(unit.word, 'colors', named(unit.word));
}
