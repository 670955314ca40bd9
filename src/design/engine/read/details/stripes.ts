import type { Lexeme } from '../words/lexeme.js';
import { strongBreak } from '../words/tokens.js';
import { headOf, plainClaims, says } from '../words/units.js';
import type { Unit } from '../words/units.js';

const UPRIGHT =
  /^(?:vertical|vertically|lengthwise|lengthways|upright|lodrat|lodrata|lodratt|langsgaende|vertikala?|vertikalt|vertikale[mnrs]?|senkrechte?[mnrs]?|vertical|verticaux|verticales?|verticalmente)$/;
export const ASLANT =
  /^(?:diagonal|diagonally|diagonala|diagonale[mnrs]?|diagonales?|diagonaux|slanting|slanted|sneda)$/;
/** Units between the direction and the stripes. */
const REACH = 6;

const striped = (unit: Unit): boolean =>
  plainClaims(unit).some((c) => c.attribute === 'print' && c.value === 'stripes');

const upright = (lexeme: Lexeme): Lexeme => ({
  ...lexeme,
  readings: lexeme.readings.map((reading) => ({
    ...reading,
    claims: reading.claims.map((c) =>
      c.attribute === 'print' && c.value === 'stripes' ? { ...c, value: 'vertical-stripes' } : c,
    ),
  })),
});

/** The stripes that a direction at `i` is said of: "vertical navy stripes", "stripes, running vertically". */
export function stripesOf(units: readonly Unit[], i: number): number {
  for (let j = i + 1; j < Math.min(units.length, i + REACH) && !strongBreak(units[j].before); j++) {
    if (striped(units[j])) return j;
    const head = headOf(units[j]);
    if (head && head !== 'print') break;
  }
  for (let j = i - 1; j >= Math.max(0, i - REACH) && !strongBreak(units[j + 1].before); j--) {
    if (striped(units[j])) return j;
    if (headOf(units[j]) !== null && !says(units[j], 'print')) break;
  }
  return -1;
}

/** Stripes that are said to be upright, whatever stands between; the direction belongs to their evidence. */
export function withDirections(units: readonly Unit[]): Unit[] {
  const out = [...units];
  for (const [i, unit] of units.entries()) {
    const at = UPRIGHT.test(unit.word) && !unit.lexeme ? stripesOf(units, i) : -1;
    const found = out[at];
    if (found?.lexeme)
      out[at] = { ...found, lexeme: upright(found.lexeme), said: unit.start < found.start ? unit.start : undefined };
  }
  return out;
}
