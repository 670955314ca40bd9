import { headsAhead } from '../../words/heads.js';
import { weakBreak } from '../../words/tokens.js';
import { says } from '../../words/units.js';
import type { Unit } from '../../words/units.js';
import { next } from './next.js';

/** Things that close or trim a garment and are made of something else than its cloth. */
const HARDWARE =
  /^(?:buttons?|button|boning|bones|busk|snaps?|zips?|zippers?|buckles?|rivets?|studs?|hooks?|eyelets?|toggles?|poppers?|hardware|clasps?|clips?|rings?|spannen|fibbla|haken?|knappar|knapp|dragkedja|blixtlas|spannen?|nitar|knopfe?n?|reissverschluss|schnallen?|nieten|boutons?|fermeture|boucles?|botones|boton|cremallera|hebillas?)$/;

const METAL =
  /^(?:brass|bronze|copper|gold|golden|silver|silbern\w*|golden\w*|pewter|nickel|jet|gunmetal|steel|pearl|ivory|massing|guld|silver|koppar|messing|kupfer|laiton|cuivre|dore|dores|argente|laton|cobre|dorados?|plateados?)$/;

/** "Button down" is a shirt, "buttons down the back" are buttons. */
const isCompound = ({ lexeme }: Unit): boolean =>
  lexeme !== null &&
  lexeme.words.length > 1 &&
  !(lexeme.words.length > 2 && /^(?:down|up|at|on)$/.test(lexeme.words[1]));

/** "Brass buttons", "five leather buttons": what hardware is made of is no colour and no cloth of the garment. */
export function isMaterialOfHardware(units: readonly Unit[], i: number): boolean {
  const unit = units[i];
  if (!says(unit, 'fabrics') && !METAL.test(unit.word)) return false;
  const at = hardwareAfter(units, i);
  if (at === null || isCompound(units[at])) return false;
  const cloth = says(unit, 'fabrics') && (units[at].word.endsWith('s') || unit.word === 'chunky');
  if (!cloth && !(METAL.test(unit.word) && at === i + 1)) return false;
  return !headsAhead(units, at).some((found) => found.head === 'garment' && !found.crossed);
}

/** The hardware that the word at `i` describes, over its colour and shape: "chunky white zip", "leather football buttons". */
function hardwareAfter(units: readonly Unit[], i: number): number | null {
  for (let j = i + 1; j < units.length && !weakBreak(units[j].before); j++) {
    if (HARDWARE.test(units[j].word)) return j;
    if (!['colors', 'shade', 'occasion'].some((attribute) => says(units[j], attribute))) return null;
  }
  return null;
}

/** "Football buttons", "anchor buttons": what the buttons look like says nothing of the garment. */
export const isShapeOfHardware = (units: readonly Unit[], i: number): boolean =>
  units[i].words.length === 1 &&
  !/^(?:for|to|till|at|fur|pour|para)$/.test(units[i - 1]?.word ?? '') &&
  (['occasion', 'print', 'style', 'season'].some((attribute) => says(units[i], attribute)) ||
    /(?:formade?|formigt?|formiga|shaped)$/.test(units[i].word)) &&
  HARDWARE.test(next(units, i)?.word ?? '') &&
  !next(units, i)?.word.startsWith('zip');

/** "Exposed back zip", "cross back straps": said of the zip or the straps, the back is whole. */
export function isOfFastening(units: readonly Unit[], i: number): boolean {
  if (!says(units[i], 'details') || units[i].lexeme?.words.at(-1) !== 'back') return false;
  const thing = next(units, i);
  return (
    thing !== null &&
    (HARDWARE.test(thing.word) ||
      /^(?:straps?|closures?|fastenings?|placket|seams?|vents?|pleats?|yoke|pockets?|zipped)$/.test(thing.word))
  );
}

const BRACES = /^(?:braces?|suspenders?|hangslen?|hosentrager|bretelles|tirantes)$/;

/** "Brace buttons", "buttons for braces": nothing closes with them. */
export const holdsBraces = (units: readonly Unit[], i: number): boolean =>
  /^(?:buttons?|knappar|knopfe?n?|boutons?|botones)$/.test(units[i].word) &&
  (BRACES.test(units[i - 1]?.word ?? '') ||
    (/^(?:for|till|fur|pour|para)$/.test(units[i + 1]?.word ?? '') && BRACES.test(units[i + 2]?.word ?? '')));

const NOT_OF_SHOULDER =
  /^(?:cinch|cuff|cuffs|throat|chin|foot|stirrup|ankle|wrist|sleeve|waist|hem|back|heel|collar|neck|side|compression|adjuster|bottom|knee|leg|hip|martingale|carry|hanging)$/;

/** "Cinch strap", "cuff straps", "throat strap": none that hangs on a shoulder. */
export const isOtherStrap = (units: readonly Unit[], i: number): boolean =>
  /^straps?$/.test(units[i].word) &&
  units[i].lexeme?.words.length === 1 &&
  !weakBreak(units[i].before) &&
  NOT_OF_SHOULDER.test(units[i - 1]?.words.at(-1) ?? '');

/** "Nitar av koppar", "buttons of brass": what hardware is made of. */
export const isMetalOfHardware = (units: readonly Unit[], i: number): boolean =>
  (METAL.test(units[i].word) || /^(?:koppar|kupfer|cuivre|cobre)$/.test(units[i].word)) &&
  /^(?:of|av|aus|en|de|in|i)$/.test(units[i - 1]?.word ?? '') &&
  HARDWARE.test(units[i - 2]?.word ?? '');
