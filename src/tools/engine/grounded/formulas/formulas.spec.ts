import { fill } from '../filling/fill.js';
import { HOUSE, n, i } from '../filled.fixture.js';
import { readingOf } from '../reading.js';

/** The one figure that is asked of a text; null where it stays open. */
function figure(text: string, slot: string, schema: unknown = n): unknown {
  const ground = { reading: readingOf(text), before: null, house: HOUSE, plans: null };
  try {
    return fill({ type: 'object', properties: { [slot]: schema }, required: [slot] }, ground).value as unknown;
  } catch {
    return null;
  }
}

it.each([
  ['Full circle skirt, waist 70 cm. Radius of the waist in cm, to one decimal?', 'radius_cm', 11.1],
  ['Half circle skirt for a waist of 70 cm. What radius do I draw, to one decimal?', 'radius_cm', 22.3],
  ['Nine buttons, the first and the last 64 cm apart, evenly spaced. What is the gap in cm?', 'gap_cm', 8],
  ['12 hooks evenly spaced around a ring of 96 cm. How far apart are they?', 'spacing_cm', 8],
  ['The linen shrinks 8 %. I need 2.3 m after washing. How much must I buy?', 'metres', 2.5],
  ['A towel of 150 cm shrinks by 6 percent. How long will it be after the wash?', 'length_cm', 141],
  ['300 vests split S : M : L = 2 : 5 : 3. How many of each?', 'm', 150],
  ['Of 250 parcels 20 came back. What is the return rate in percent?', 'return_rate', 8],
  ['The sketch is 1:5, the bag on it is 7 cm wide. How wide is it really in cm?', 'width_cm', 35],
  ['The bag was 80 euros and is reduced to 60. By how many percent?', 'discount_percent', 25],
  [
    'The pattern asks for 3 m of cloth 1.2 m wide. Mine is 1.5 m wide. How much do I need for the same area?',
    'metres',
    2.4,
  ],
])('%s', (text, slot, value) => {
  expect(figure(text, slot)).toEqual({ [slot]: value });
});

it.each([
  ['A skirt with a waist of 70 cm. What is the radius?', 'radius_cm'],
  ['Nine buttons over 64 cm, evenly spaced. What is the gap in cm?', 'gap_cm'],
  ['Nine buttons evenly spaced on 64 cm, 2 cm from each end. What is the gap?', 'gap_cm'],
  ['The linen shrinks. I need 2.3 m after washing. How much must I buy?', 'metres'],
  ['300 vests split S : M : L = 2 : 5. How many of M?', 'm'],
  ['We sold 250 parcels and 20 hats. What is the return rate?', 'return_rate'],
  ['The bag is 80 euros, the hat 60. By how many percent was the bag reduced?', 'discount_percent'],
])('%s stays open', (text, slot) => {
  expect(figure(text, slot)).toBeNull();
});

it.each([
  [
    'Shipping is free over 75 euros, otherwise 4.95. I take two shirts of 29 euros each. What do I pay in total?',
    62.95,
  ],
  ['Shipping is free over 75 euros, otherwise 4.95. I take three shirts of 29 euros each. What do I pay in total?', 87],
])('%s', (text, total) => {
  expect(figure(text, 'total')).toEqual({ total });
});

it('whole things are no fractions', () => {
  expect(figure('A cap takes 2 m. There are 9 m. How many caps can we cut?', 'caps', i)).toEqual({ caps: 4 });
});
