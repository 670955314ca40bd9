import { n, filled, type Planted } from '../filled.fixture.js';

const PLANTED: readonly Planted[] = [
  [
    '48 Blusen zu je 17,25 €, darauf 10 % Rabatt.',
    { gross_total: n, discount: n, net_total: n },
    { gross_total: 828, discount: 82.8, net_total: 745.2 },
  ],
  [
    '48 blouses at €17.25 each, with a 10 % discount.',
    { gross_total: n, discount: n, net_total: n },
    { gross_total: 828, discount: 82.8, net_total: 745.2 },
  ],
  [
    'Jag säljer 25 halsdukar för 349 kr styck och frakten är 99 kr.',
    { scarves_total: n, total_with_shipping: n },
    { scarves_total: 8725, total_with_shipping: 8824 },
  ],
  [
    'I am selling 25 scarves for SEK 349 each and shipping is SEK 99.',
    { scarves_total: n, total_with_shipping: n },
    { scarves_total: 8725, total_with_shipping: 8824 },
  ],
  ['Son 4 cinturones a 25 € cada uno y un sombrero. ¿Cuánto es en total?', { belts_total: n, grand_total: n }, null],
  [
    'Son 4 cinturones a 25 € cada uno y 2 sombreros a 30 € cada uno.',
    { belts_total: n, grand_total: n },
    { belts_total: 100, grand_total: 160 },
  ],
  [
    'Trois chemises à 40 € pièce et deux vestes à 90 € pièce, livraison 8 €.',
    { shirts_total: n, subtotal: n, total_incl_shipping: n },
    { shirts_total: 120, subtotal: 300, total_incl_shipping: 308 },
  ],
  [
    '60 lambswool crewnecks in forest green at 31.50 EUR each, 40 lambswool crewnecks in oatmeal at 31.50 EUR each, and 25 quilted vests in black at 48.00 EUR each.',
    { order_total: n },
    { order_total: 4350 },
  ],
  ['Order från Fjällgården AB: 30 fleecetröjor à 220 kr och 15 regnjackor à 480 kr.', { total: n }, { total: 13800 }],
  [
    'Wir nehmen 12 Hosen zu je 30 € und 6 Gürtel zu je 15 €, Versand 9,90 €.',
    { total_with_shipping: n, order_subtotal: n },
    { total_with_shipping: 459.9, order_subtotal: 450 },
  ],
  ['Wir nehmen 12 Hosen zu je 30 € und einen Gürtel.', { total_eur: n }, null],
  [
    'Vi tar 8 kjolar à 250 kr, 15 % rabatt.',
    { total_after_discount: n, discount_amount: n },
    { total_after_discount: 1700, discount_amount: 300 },
  ],
  ['Vi tar 8 kjolar à 250 kr.', { shoes_total: n }, null],
  ['12 faldas a 20 € y el año pasado 14.', { grand_total: n }, null],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
