import { day, filled, i, n, type Planted, s } from '../filled.fixture.js';

/** Plain requests of which one part is told in another form than a name has. */
const PLANTED: readonly Planted[] = [
  ['Three coats at 129 each plus 12 for shipping: what is the total?', { total: n }, { total: 399 }],
  ['Two belts at 24 each and 6 for delivery. What is the total?', { total: n }, { total: 54 }],
  ['Four scarves at 15 each and free shipping: what is the total?', { total: n }, { total: 60 }],
  ['Drei Schals zu je 15 plus Versand: was ist die Summe?', { total: n }, null],
  ['Four scarves at 15 each plus shipping: what is the total?', { total: n }, null],
  ['The sofa is 2.10 m long, 95 cm deep and weighs 48 kilos.', { depth_cm: n }, { depth_cm: 95 }],
  ['The shelf is 80 cm wide and 2 m high.', { depth_cm: n }, null],
  ['Ankle boots with a 5 cm block heel and a rubber sole.', { heel_height_cm: n }, { heel_height_cm: 5 }],
  ['Boots with a 12 cm shaft and a heel.', { heel_height_cm: n }, null],
  ['I withdraw my application. All the best, Chloe Martin', { candidate_name: s }, { candidate_name: 'Chloe Martin' }],
  ['Please greet the team. Chloe was kind.', { candidate_name: s }, null],
  ['Please reserve a room from 14 May 2026.', { check_out: day }, null],
  ['Can I book a fitting on 3 November 2025?', { party_size: i }, null],
  ['Lost: a wallet with 30 pounds in it.', { cash_amount: n }, { cash_amount: 30 }],
  ['The price is 4.85 EUR per metre, delivered within six weeks.', { lead_time_weeks: i }, { lead_time_weeks: 6 }],
  ['Die Lieferzeit beträgt drei Wochen.', { lead_time_weeks: i }, { lead_time_weeks: 3 }],
  ['The shop is closed for six weeks.', { lead_time_weeks: i }, null],
  ['I have worked in that trade for eleven years.', { years_of_experience: i }, { years_of_experience: 11 }],
  ['The machine has run for eleven years.', { years_of_experience: i }, null],
  ['I would like to work 20 hours a week in your shop.', { hours_per_week: i }, { hours_per_week: 20 }],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
