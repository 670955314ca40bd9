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

const isUndoubled = (until: string): boolean => /(?<!\p{L})non[\s-]doubl[ée]e?s?$/iu.test(until);

/** Swedish "sömmar", seams, without its dots is "sommar", summer. */
const isSeam = (written: string): boolean => written.normalize('NFC').startsWith('sömm');

/** "Unlined", "ofodrad", "ungefüttert", "non doublée": a lining that is denied by the word itself. */
export function withoutLinings(units: Unit[], text: string): void {
  for (const [i, unit] of units.entries()) {
    const written = text.slice(unit.start, unit.end).toLowerCase();
    if (isSeam(written)) units[i] = { ...unit, lexeme: null };
    if (UNLINED.test(fold(written)) || isUndoubled(text.slice(0, unit.end)))
      units[i] = { ...unit, lexeme: LINING, negated: !unit.negated };
  }
}
