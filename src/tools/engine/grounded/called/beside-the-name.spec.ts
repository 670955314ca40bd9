import { day, filled, i, list, n, object, one, type Planted, s } from '../filled.fixture.js';

/** Numbers that are of something beside what is asked for. */
const PLANTED: readonly Planted[] = [
  ['Please pack the mugs 6 pieces to a crate.', { crates: i }, null],
  ['We need 6 crates for the mugs.', { crates: i }, { crates: 6 }],
  ['The shirt is 60% linen, the rest cotton, with no elastane.', { elastane_percent: n }, null],
  ['The shirt is 95% cotton and 5% elastane.', { elastane_percent: n }, { elastane_percent: 5 }],
  ['We booked a table for six, then two cancelled.', { guests: i }, null],
  ['We booked a table for six, then went for a walk.', { guests: i }, { guests: 6 }],
  ['Two of the lamps are missing from room 9 again.', { missing_lamps: i }, { missing_lamps: 2 }],
  ['Some of the lamps are missing from room 9 again.', { missing_lamps: i }, null],
  [
    'Please move my Monday lesson to the same time two days later.',
    { new_weekday: one('monday', 'tuesday', 'wednesday') },
    null,
  ],
  ['I bought the Vento lamp last week and it broke.', { product: s }, null],
  ['A coat costs 90 euros and the belt costs extra. What is the total?', { total: n }, null],
  ['6 aprons at 12 euros and 4 caps at 8 euros, altogether 104 euros net.', { total: n }, { total: 104 }],
  ['My dates are still open, Ida comes on 3 May 2027 for two nights.', { arrival_date: day }, null],
  [
    'Rosa Lund ordered three caps at 10 euros each and two belts at 20 euros each.',
    { customer: object({ first_name: s, last_name: s }), items: list({ name: s, quantity: i, unit_price: n }) },
    {
      customer: { first_name: 'Rosa', last_name: 'Lund' },
      items: [
        { name: 'caps', quantity: 3, unit_price: 10 },
        { name: 'belts', quantity: 2, unit_price: 20 },
      ],
    },
  ],
  [
    'We would like two double rooms and one single room from 3 to 6 May 2028. The doubles are 120 pounds a night each and the single 90 pounds. One of us has a dog.',
    { price_per_night_total: n },
    null,
  ],
  [
    'Rosa Lund ordered four silk caps at 10 dollars each and two suede belts at 20 dollars each.',
    {
      customer: object({ first_name: s, last_name: s }),
      items: list({ name: s, quantity: i, unit_price: n, line_total: n }),
      total: n,
    },
    null,
  ],
  ['Unser Angebot: 10 Mützen zu je 6 Euro und 5 Hemden zu je 8 Euro, zusammen 100 Euro netto.', { summe: n }, null],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
