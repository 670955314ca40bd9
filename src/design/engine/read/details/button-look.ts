import { lookWords } from '../../garments/look-words.js';
import type { ButtonLook } from '../../garments/spec.js';
import { said } from '../draft.js';
import type { Draft } from '../draft.js';
import { buttonCloth } from '../words/numbers.js';
import { weakBreak } from '../words/tokens.js';
import { says } from '../words/units.js';
import type { Unit } from '../words/units.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import { BOLD, FINE } from './scale-words.js';

/** The folded word as it stands, alone or at the end of another: "knappar", "jatteknappar". */
const BUTTONS = /^(?:buttons?|btns?|\w{0,20}knapp(?:ar|arna)?|\w{0,20}knopfe?n?|boutons?|boton(?:es)?)$/;
const STRIKING = /^(?:statement|chunky|jumbo|outsize|outsized|massive|enorma|jattestora|riesige[nrs]?|enormes?)$/;
const CONTRASTING = /^(?:contrast|contrasting|contrasted|kontrast|kontrasterande|kontrastierende[nrs]?|contrastants?)$/;
const IN_ONE_WORD = /^kontrast(?:knapp|knopf)/;
/** How far before its buttons, or behind them, a word may describe them. */
const NEAR = 3;

const isButtons = ({ word, words, lexeme, negated }: Unit): boolean =>
  !negated && [word, ...words, ...(lexeme?.words ?? [])].some((one) => BUTTONS.test(one));

/** The units that describe the buttons at `i`: before them up to a break, and one behind them, as in French. */
function describing(units: readonly Unit[], i: number): Unit[] {
  const found = [units[i]];
  for (let j = i - 1; j >= Math.max(0, i - NEAR) && !weakBreak(units[j + 1].before); j--) {
    const isOther = units[j].lexeme !== null && !['colors', 'shade', 'fabrics'].some((of) => says(units[j], of));
    if (isOther && !BOLD.test(units[j].word) && !FINE.test(units[j].word)) break;
    found.push(units[j]);
  }
  const behind = units[i + 1];
  return behind === undefined || weakBreak(behind.before) ? found : [...found, behind];
}

/** Where the text names their colour, none has to be chosen. */
function lookOf(described: readonly Unit[]): ButtonLook {
  const words = described.flatMap((unit, i) => [unit.word, ...(i === 0 ? (unit.lexeme?.words ?? []) : [])]);
  const size = words.some((word) => BOLD.test(word) || STRIKING.test(word))
    ? 'large'
    : words.some((word) => FINE.test(word))
      ? 'small'
      : null;
  const contrasts =
    !described.some((unit) => says(unit, 'colors')) &&
    words.some((word) => CONTRASTING.test(word) || IN_ONE_WORD.test(word));
  return { ...(size === null ? {} : { size }), ...(contrasts ? { contrast: true } : {}) };
}

/** UTF-16 units of the text. */
export interface FoundLook {
  look: ButtonLook;
  start: number;
  end: number;
}

/** "Big gold buttons", "contrast buttons": what they look like, and where that is said; null where nothing is said of it. */
export function buttonLook(units: readonly Unit[], text: string): FoundLook | null {
  const at = units.findIndex((unit) => isButtons(unit));
  if (at < 0) return null;
  const of = buttonCloth(text);
  const look = { ...lookOf(describing(units, at)), ...(of === null ? {} : { of }) };
  if (Object.keys(look).length === 0) return null;
  const { start, end } = units[at];
  return { look, start, end };
}

/** Says in the spec what the buttons look like, with evidence. */
export function withButtonLook(units: readonly Unit[], text: string, draft: Draft, spec: GarmentSpec): void {
  const found = buttonLook(units, text);
  if (found === null) return;
  spec.button_look = found.look;
  draft.evidence.button_look = said(draft.description, found.start, found.end, 0.9, lookWords(found.look));
}
