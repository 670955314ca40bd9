import type { Cut } from './cut.js';
import { isDartedTop } from './darted-top.js';
import { denies } from './denies.js';
import { standsUp } from './standing-collar.js';
import { isTailoredJacket } from './tailored-jacket.js';

/** Buttons of one sleeve. */
export interface CuffButtons {
  at: 'cuff' | 'vent';
  /** on the cuff, or above the slit of a tailored sleeve */
  count: number;
  /** on the placket of the slit above a cuff */
  placket: number;
}

const LONG: ReadonlySet<string | null> = new Set(['long', 'wrist', 'extra-long', null]);
const CUT_LIKE_SHIRTS: ReadonlySet<string> = new Set(['shirt', 'blouse']);

/** The sleeve of a blazer or of a jacket that is cut like one: slit above the wrist, with buttons along it. */
export const hasSleeveVent = (cut: Cut): boolean =>
  (cut.garment === 'blazer' || (cut.garment === 'jacket' && isTailoredJacket(cut))) &&
  (cut.collar !== null || cut.lapel !== null) &&
  !standsUp(cut) &&
  cut.cuff === null &&
  cut.sleeve.type !== 'raglan' &&
  cut.sleeveTo > 0 &&
  LONG.has(cut.sleeve.length);

const TOPS: ReadonlySet<string> = new Set(['shirt', 'blouse', 'top']);
/** A top that is cut from a darted bodice has sleeves without cuffs. */
const isPlainSleeved = (cut: Cut): boolean => TOPS.has(cut.garment) && isDartedTop(cut);

/** What closes a sleeve at the wrist; null where nothing does, or only links. */
export function cuffButtons(cut: Cut): CuffButtons | null {
  if (denies(cut, 'buttons') || cut.sleeveTo === 0) return null;
  if (isPlainSleeved(cut)) return null;
  if (hasSleeveVent(cut)) return { at: 'vent', count: 3, placket: 0 };
  if (cut.cuff === 'tab') return { at: 'cuff', count: 1, placket: 0 };
  if (cut.cuff !== 'barrel' && cut.cuff !== 'french') return null;
  const cuffed = LONG.has(cut.sleeve.length) || cut.sleeve.length === 'three-quarter';
  const placket = CUT_LIKE_SHIRTS.has(cut.garment) && cuffed ? 1 : 0;
  if (cut.cuff === 'french') return placket > 0 ? { at: 'cuff', count: 0, placket } : null;
  return { at: 'cuff', count: 2, placket };
}
