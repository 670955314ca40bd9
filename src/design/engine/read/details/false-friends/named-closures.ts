import { ARTICLES } from '../../lexicon/function-words.js';
import { weakBreak } from '../../words/tokens.js';
import type { Unit } from '../../words/units.js';
import { next } from './next.js';
import { saying } from './one-claim.js';

/** "A row of horn buttons down one side": no button-down shirt. */
export const isRow = (units: readonly Unit[], i: number): boolean =>
  units[i].lexeme?.words.join(' ') === 'button down' && ARTICLES.has(next(units, i)?.word ?? '');

/** "A tunic with long sleeves, pullover": how it is put on, where another garment stands before. */
export function isPulledOver(units: readonly Unit[], i: number): boolean {
  const after = units[i + 1];
  return (
    units[i].word === 'pullover' &&
    units[i].lexeme?.words.length === 1 &&
    weakBreak(units[i].before) &&
    (after === undefined || weakBreak(after.before)) &&
    units.slice(0, i).some((unit) => unit.lexeme?.garment && !unit.negated)
  );
}

export const BUTTONS = saying('buttons', 'closure', 'buttons');

export const ELASTIC = saying('elastic', 'waistline', 'elastic');

/** "Satin skirt, no zip just elastic": what holds a skirt or trousers is at the waist. */
export const isElastic = (units: readonly Unit[], i: number): boolean =>
  units[i].words.length === 1 &&
  (/^elastici?[sz]?ated$/.test(units[i].word) ||
    (/^(?:elastic|resar|gummizug|elastique|elastico)$/.test(units[i].word) &&
      /^(?:just|only|simply|bara|nur|seulement|solo)$/.test(units[i - 1]?.word ?? ''))) &&
  next(units, i) === null &&
  units.some(({ lexeme }) =>
    /^(?:skirt|trousers|shorts|joggers|wide-leg-trousers|leggings)$/.test(lexeme?.garment ?? ''),
  );

/** "A tote with a zip top": how the bag is closed, no top. */
export const isTopOfBag = (units: readonly Unit[], i: number): boolean =>
  units[i].word === 'top' &&
  units[i].words.length === 1 &&
  !weakBreak(units[i].before) &&
  /^(?:zip|zipped|zippered|open|roll|flap|drawstring|fold)$/.test(units[i - 1]?.words.at(-1) ?? '') &&
  units.some((unit, j) => j !== i && unit.lexeme?.garment === 'bag');

export const PULLED_OVER = saying('pullover', 'closure', 'pullover');

export const CHAIN = saying('chain', 'closure', 'chain');

const FASTENS = /^(?:fasten|clos|held|hold|joined|done)/;

/** "Fastens at the throat with a chain": what closes it, wherever the place is said. */
export function isFasteningChain(units: readonly Unit[], i: number): boolean {
  if (units[i].word !== 'chain' || units[i].lexeme !== null) return false;
  let from = i;
  while (from > 0 && i - from < 7 && !weakBreak(units[from].before)) from--;
  const said = units.slice(from, i).map(({ word }) => word);
  return said.some((word) => FASTENS.test(word)) && said.some((word) => /^(?:with|by)$/.test(word));
}
