import { ARTICLES } from '../../lexicon/function-words.js';
import { weakBreak } from '../../words/tokens.js';
import type { Lexeme } from '../../words/lexeme.js';
import { headOf, says } from '../../words/units.js';
import type { Unit } from '../../words/units.js';
import { saying } from './one-claim.js';

const named = (units: readonly Unit[], garments: RegExp): boolean =>
  units.some(({ lexeme }) => garments.test(lexeme?.garment ?? ''));

const LEGS = /^(?:trousers|wide-leg-trousers|shorts|jeans)$/;
const isNamed = ({ lexeme }: Unit): boolean => lexeme?.garment != null;
const isLegged = ({ lexeme }: Unit): boolean => LEGS.test(lexeme?.garment ?? '');

export const TURN_UP: Lexeme = { ...saying('turn up', 'hem', 'turn-up'), head: 'cuff' };

/** "Trousers with cuffs", "4 cm cuffs": cuffs of legs that nothing else is said of are turn-ups. */
export function isTurnUp(units: readonly Unit[], i: number): boolean {
  const { word, words, lexeme } = units[i];
  if (!/^(?:cuffs?|cuffed)$/.test(word) || words.length > 1 || lexeme?.head !== 'cuff') return false;
  const before = units[i - 1];
  const bare =
    i > 0 &&
    (weakBreak(units[i].before) ||
      (before.lexeme ? says(before, 'colors') : /^(?:with|and|have|has|a|cm|in|inch)$/.test(before.word)));
  const ofLegs = units.some(isLegged) && units.every((unit) => !isNamed(unit) || isLegged(unit));
  return bare && ofLegs && !says(units[i + 1] ?? units[i], 'cuff') && !isDescribed(units, i);
}

/** "Cuffs in rib", "cuffs: elastic": none that is turned up. */
function isDescribed(units: readonly Unit[], i: number): boolean {
  const after = units[i + 1];
  const said = /^(?:in|of|are)$/.test(after?.word ?? '') ? units[i + 2] : after;
  return (
    said !== undefined && /^(?:rib|ribs|ribbed|ribbing|elastic|elasticated|knit|knitted|drawstring)$/.test(said.word)
  );
}

export const CORDED = saying('drawcord', 'details', 'drawcord');

/** "A hoodie, no cords": what draws up a hood or a waist, where another garment is named than trousers of that cloth. */
export const isCord = (units: readonly Unit[], i: number): boolean =>
  /^cords?$/.test(units[i].word) &&
  units[i].words.length === 1 &&
  /^(?:no|without|minus|not|any|hood|waist|elastic)$/.test(
    (ARTICLES.has(units[i - 1]?.word ?? '') ? units[i - 2] : units[i - 1])?.word ?? '',
  ) &&
  units.some(({ lexeme }, j) => j !== i && lexeme?.garment != null) &&
  !/^(?:trousers|collar|jacket|dress|skirt|shirt)$/.test(units[i + 1]?.word ?? '');

export const BUTTONED_DOWN = saying('button down collar', 'collar', 'button-down');

/** "Collar: button-down", "the collar is button down": no shirt is named by it. */
export function isButtonedDown(units: readonly Unit[], i: number): boolean {
  if (units[i].words.join(' ') !== 'button down') return false;
  let at = i - 1;
  while (at > 0 && !units[at].lexeme && /^(?:is|are|a|as|style|type)$/.test(units[at].word)) at--;
  return at >= 0 && headOf(units[at]) === 'collar' && !/[.;,\n]/.test(units[i].before);
}

/** Garments and places at which a frog is a knot that buttons. */
const FROGGED = /^(?:coat|jacket|blazer|cape|robe|kimono|waistcoat|bolero|dress|blouse|tunic|pyjamas|parka)$/;

/** "A T-shirt with green frogs": the animal, where nothing is named that frogs close. */
export const isAnimal = (units: readonly Unit[], i: number): boolean =>
  units[i].word === 'frogs' && units[i].words.length === 1 && !named(units, FROGGED);

export const BACK_POCKETS = saying('back pockets', 'pockets', 'back');

const NONE = /^(?:inga|inte|ej|none|not|no|keine|nicht|aucune?|ninguno|pas)$/;
const BEHIND = /^(?:bak|baktill|back|behind|hinten|derriere|detras|atras|arriere)$/;

/** "Fickor fram men inga bak", "pockets in front but none at the back": the pockets behind are denied, whose name is left out. */
export function isBehindDenied(units: readonly Unit[], i: number): boolean {
  if (!BEHIND.test(units[i].words.at(-1) ?? '') || units[i].lexeme?.garment || weakBreak(units[i].before)) return false;
  let at = i - 1;
  while (at > i - 4 && /^(?:on|at|in|the|ones?|pa|i|a|al|der|en)$/.test(units[at]?.word ?? '')) at--;
  if (!NONE.test(units[at]?.word ?? '')) return false;
  const earlier = units.slice(Math.max(0, at - 6), at);
  return earlier.some((unit) => headOf(unit) === 'pocket' || says(unit, 'pockets'));
}
