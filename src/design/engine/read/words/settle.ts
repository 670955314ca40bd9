import { withCorrections } from './corrections.js';
import { withMotifs } from '../details/motifs.js';
import { openBacks } from '../details/open-backs.js';
import { withoutFalseFriends } from '../details/false-friends/index.js';
import { markNegations } from './negation.js';
import { withDirections } from '../details/stripes.js';
import { withoutLinings } from './linings.js';
import { readUnits } from './units.js';
import type { Reading } from './units.js';

/** The units of a text once corrections are taken in, false friends silenced and denials marked. */
export function settledUnits(text: string): Reading {
  const { language, units: read } = readUnits(text);
  const units = withMotifs(withDirections(withoutFalseFriends(withCorrections(read))));
  markNegations(units, language);
  withoutLinings(units, text);
  openBacks(units);
  return { language, units };
}
