import { filled, i, type Planted } from '../filled.fixture.js';

const PLANTED: readonly Planted[] = [
  [
    'We need 60 hoodies for the staff: 15 S, 20 M, the rest L.',
    { qty_s: i, qty_m: i, qty_l: i },
    { qty_s: 15, qty_m: 20, qty_l: 25 },
  ],
  [
    'Please send 40 polo shirts, 10 in S, 18 in M and the rest in L.',
    { small: i, medium: i, large: i },
    { small: 10, medium: 18, large: 12 },
  ],
  ['Order 100 tees: 30 small, 40 medium, remaining ones large.', { large_count: i }, { large_count: 30 }],
  ['24 aprons, half of them M and the rest L.', { m: i, l: i }, { m: 12, l: 12 }],
  ['Bestellung: 50 Poloshirts, davon 12 in S, 20 in M, der Rest in L.', { anzahl_l: i }, { anzahl_l: 18 }],
  ['80 t-shirts: 20 S, 35 M, resten L.', { antal_l: i, total: i }, { antal_l: 25, total: 80 }],
  ['Il nous faut 45 polos : 10 en S, 20 en M, le reste en L.', { taille_l: i }, { taille_l: 15 }],
  ['30 camisetas: 8 en S, 12 en M y el resto en L.', { cantidad_l: i }, { cantidad_l: 10 }],
  ['S: 4, M: 9, L: 7', { size_m: i, total: i }, { size_m: 9, total: 20 }],
  ['12 in 38, 8 in 40, the rest in 42, 25 skirts in all.', { qty_40: i }, { qty_40: 8 }],
  ['Some hoodies: 15 S, 20 M, the rest L.', { qty_l: i }, null],
  ['60 hoodies: 15 S, 20 M, the rest L and XL.', { qty_l: i }, null],
  ['60 hoodies: 15 S, 20 M, the rest L.', { qty_xl: i }, null],
  ['60 hoodies: 15 S, 50 M, the rest L.', { qty_l: i }, null],
  ['We have 60 hoodies, all in L.', { qty_s: i }, null],
];

it.each(PLANTED)('%s', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
