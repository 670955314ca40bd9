import { filled, i, n, type Planted } from '../filled.fixture.js';

const GRID = 'Size | Bust | Waist | Hip\n10   | 86   | 68    | 94\n12   | 91   | 73    | 99';
const TIERS = 'Trade prices, crew tee: 12 pieces and up £4.20 each, 48 and up £3.80, 144 and up £3.35.';
const PLANTED: readonly Planted[] = [
  [GRID, { waist_size_12: i, hip_size_10: i }, { waist_size_12: 73, hip_size_10: 94 }],
  [GRID, { waist_size_14: i }, null],
  [
    TIERS,
    { price_from_12: n, price_from_48: n, price_from_144: n },
    { price_from_12: 4.2, price_from_48: 3.8, price_from_144: 3.35 },
  ],
  [TIERS, { price_from_200: n }, null],
  [
    '18 dresses size 10 and 24 dresses size 12 in the rust crepe',
    { size_10_qty: i, size_12_qty: i },
    { size_10_qty: 18, size_12_qty: 24 },
  ],
  ['18 dresses size 10 and 24 dresses size 12 in the rust crepe', { size_14_qty: i }, null],
  [
    'Mon 14 repairs, Tue 9, Wed 16, Thu 11, Fri 20. Total and average per day?',
    { total: i, average_per_day: n },
    { total: 70, average_per_day: 14 },
  ],
  [
    "L'atelier a coupé 36 robes lundi, 41 mardi et il en manque 3.",
    { coupees_lundi: i, coupees_mardi: i },
    { coupees_lundi: 36, coupees_mardi: 41 },
  ],
  ["L'atelier a coupé 36 robes lundi, 41 mardi.", { coupees_jeudi: i }, null],
  ['Week 1: 30 coats, week 2: 42, week 3: 36. What is the average?', { average: n }, { average: 36 }],
  ['200 USD at a rate of 0.92 EUR per dollar, please.', { amount_eur: n }, { amount_eur: 184 }],
  ['92 EUR at a rate of 0.92 EUR per dollar, please.', { amount_usd: n }, { amount_usd: 100 }],
];

it.each(PLANTED)('%s', (text, slots, want) => expect(filled(text, slots)).toEqual(want));

it.each([
  ['We had 120 zips, used 74, then 30 more came in. How many now?', { zips_in_stock: i }, { zips_in_stock: 76 }],
  ['Teníamos 40 conos, gastamos 25 y llegaron 12. ¿Cuántos hay ahora?', { conos: i }, { conos: 27 }],
  ['We had 120 zips, 74 of them black, then 30 more came in. How many now?', { zips_in_stock: i }, null],
  ['500 shirts, 24 to a carton. How many cartons do we need?', { cartons: i }, { cartons: 21 }],
  ['500 shirts, 24 to a carton. How many full cartons is that?', { full_cartons: i }, { full_cartons: 20 }],
] as const satisfies readonly Planted[])('%s', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
