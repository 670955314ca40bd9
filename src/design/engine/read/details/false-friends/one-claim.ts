import type { Garment } from '../../../garments/spec.js';
import type { Claim, Lexeme } from '../../words/lexeme.js';

/** A phrase that says one thing. */
export const saying = (phrase: string, attribute: Claim['attribute'], value: string, implied = false): Lexeme => ({
  words: phrase.split(' '),
  readings: [{ heads: [], claims: [{ attribute, value, implied }] }],
  head: null,
  garment: null,
  block: false,
});

/** A phrase that names a garment, and what follows from the name. */
export const naming = (phrase: string, garment: Garment, ...more: readonly Claim[]): Lexeme => ({
  ...saying(phrase, 'garment', garment),
  readings: [{ heads: [], claims: [{ attribute: 'garment', value: garment, implied: false }, ...more] }],
  head: 'garment',
  garment,
});
