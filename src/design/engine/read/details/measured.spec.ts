import { bodyMeasures } from './measured.js';

const of = (text: string) => Object.fromEntries(bodyMeasures(text).map(({ name, value }) => [name, value]));

/** A bra's size is the body's: band and cup; a number and a letter elsewhere are something else. */
it.each([
  ['a bra in size 34C', { underbust: 75, chest: 92 }],
  ['en bh, 75 C', { underbust: 75, chest: 92 }],
  ['ein BH in 80B', { underbust: 80, chest: 95 }],
  ['un soutien-gorge taille 90C', { underbust: 75, chest: 92 }],
  ['un sujetador talla 95B', { underbust: 80, chest: 95 }],
  ['a bikini, 32DD', { underbust: 70, chest: 91 }],
  ['black tights, 70D', {}],
  ['a shirt with 34 C buttons', {}],
  ['a bralette, waist 72 cm', { waist: 72 }],
  ['trousers that fit a 29 waist 40 hip', { waist: 73.7, hips: 101.6 }],
  ['a dress, 36 bust, 29 waist, 40 hips', { chest: 91.4, waist: 73.7, hips: 101.6 }],
  ['a dress, bust 96 waist 78', { chest: 96, waist: 78 }],
])('%s', (text, measures) => expect(of(text)).toEqual(measures));
