import { filled, type Planted, s } from '../filled.fixture.js';

const PLANTED: readonly Planted[] = [
  ['The Oslo jacket costs 120 euros.', { product: s }, { product: 'Oslo jacket' }],
  ['Our Bergen parka is sold out.', { product_name: s }, { product_name: 'Bergen parka' }],
  ['Das Hemd Florenz gibt es in Weiß und Blau.', { produktname: s }, { produktname: 'Hemd Florenz' }],
  ['Klänningen Tuva kostar 900 kr.', { produkt: s }, { produkt: 'Klänningen Tuva' }],
  ['La robe Alma existe en rouge.', { produit: s }, { produit: 'robe Alma' }],
  ['El vestido Lola cuesta 80 euros.', { producto: s }, { producto: 'vestido Lola' }],
  ['Das Hemd für Florian kostet 30 Euro.', { produkt: s }, { produkt: 'Hemd' }],
];

describe('wares with a name of their own', () => {
  it.each(PLANTED)('%s', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
});
