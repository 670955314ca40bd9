import { b, i, s, filled, type Planted } from '../filled.fixture.js';

const PLANTED: readonly Planted[] = [
  ['Wer wird die Liga nächste Woche anführen?', { leader: s }, null],
  ['Wer führt die Liga an?', { leader: s }, null],
  [
    '¿Tienen ahora mismo en la tienda de Sevilla el abrigo Duero en la talla 42?',
    { item: s, size: i, in_stock: b },
    null,
  ],
  ['Haben Sie den Mantel noch auf Lager?', { in_stock: b }, null],
  ['Finns kappan i lager?', { in_stock: b }, null],
  ['Avez-vous encore ce manteau en stock ?', { in_stock: b }, null],
  ['Do you have the coat in stock?', { in_stock: b }, null],
  ['Der Mantel ist auf Lager.', { in_stock: b }, { in_stock: true }],
  ['Kappan är slut i lager.', { in_stock: b }, { in_stock: false }],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
