import { fold } from './lexeme.js';
import type { Lexeme } from './lexeme.js';
import type { Unit } from './units.js';

const UNLINED = /^(?:unlined|ofodra[dt]e?|ungefuttert(?:e[mnrs]?)?)$/;
const LINING: Lexeme = {
  words: ['lining'],
  readings: [{ heads: [], claims: [{ attribute: 'details', value: 'lining', implied: false }] }],
  head: null,
  garment: null,
  block: false,
};

const UNDOUBLED = /(?<!\p{L})non[\s-]doubl[ée]e?s?(?!\p{L})/giu;

/** Swedish "sömmar", seams, without its dots is "sommar", summer. */
const isSeam = (written: string): boolean => written.normalize('NFC').startsWith('sömm');

/** How what is looked for begins. */
const MAY_SAY = /[suo]/i;

/** "Unlined", "ofodrad", "ungefüttert", "non doublée": a lining that is denied by the word itself. */
export function withoutLinings(units: Unit[], text: string): void {
  const undoubled = new Set([...text.matchAll(UNDOUBLED)].map(({ 0: said, index }) => index + said.length));
  for (const [i, unit] of units.entries()) {
    const written = MAY_SAY.test(text[unit.start]) ? text.slice(unit.start, unit.end).toLowerCase() : '';
    if (isSeam(written)) units[i] = { ...unit, lexeme: null };
    if (undoubled.has(unit.end) || UNLINED.test(fold(written)))
      units[i] = { ...unit, lexeme: LINING, negated: !unit.negated };
  }
}
