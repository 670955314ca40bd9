import { readingOf } from '../reading.js';
import { englishName } from './english-name.js';
import { otherNames } from './readings-of-name.js';

it.each([
  ['bestellnummer', 'de', 'order_number'],
  ['rueckgabegrund', 'de', 'reason'],
  ['wohnort', 'de', 'city'],
  ['kissenpreis', 'de', 'kissen_price'],
  ['numero_commande', 'fr', 'order_number'],
  ['prix_du_metre', 'fr', 'price_per_metre'],
  ['pares_por_caja', 'es', 'pairs_per_box'],
  ['fecha_entrega', 'es', 'delivery_date'],
  ['forfallodag', 'sv', 'due_date'],
  ['podcast', 'sv', null],
  ['order_number', 'en', null],
] as const)('reads %s of a text in %s as %s', (name, language, english) => {
  expect(englishName(name, language)).toBe(english);
});

it('spells the words of a name as the text does', () => {
  expect(otherNames('armlaenge_cm', readingOf('Schulterbreite 46 cm, Armlänge 0,65 m.'))).toContain('armlänge_cm');
});
