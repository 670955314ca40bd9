import { fill } from '../filling/fill.js';
import { readingOf } from '../reading.js';
import type { House } from '../house.types.js';

const HOUSE: House = {
  league: null,
  mood: null,
  offers: { plans: [], packs: [], free: { chat: 0, fashion: 0 } },
  answer: { text: '', sources: [], points: [] },
};
const s = { type: 'string' };
const n = { type: 'number' };
const day = { type: 'string', format: 'date' };

/** The answer to a request for all of these, null where it is refused. */
function filled(text: string, properties: Record<string, unknown>): unknown {
  const ground = { reading: readingOf(text), before: null, house: HOUSE, plans: null };
  try {
    return fill({ type: 'object', properties, required: Object.keys(properties) }, ground).value;
  } catch {
    return null;
  }
}

it.each([
  ['TO LET. Flat, €1,150 per month, free now.', { rent_eur: n }, { rent_eur: 1150 }],
  [
    'Can I see Melissa? A cut with Melissa. This is Joanne Pratt.',
    { client: s, stylist: s },
    { client: 'Joanne Pratt', stylist: 'Melissa' },
  ],
  ['My solicitor says so. This is Joanne Pratt.', { solicitor: s }, null],
  ['The vase was donated by Helena Brandt.', { potter: s }, null],
  ['I reversed into a bollard on 18 January 2027.', { incident_date: day }, { incident_date: '2027-01-18' }],
  ['We found him on 7 March 2027.', { disappearance_date: day }, null],
  ['Six boards, all of them oak.', { wood: s }, { wood: 'oak' }],
  ['I ordered a 38 and got a 42, order number B-20.', { received_size: n }, { received_size: 42 }],
  ['Vi beställde 40 stolar men ni levererade 36.', { ordered: n, delivered: n }, { ordered: 40, delivered: 36 }],
  ['We booked 24 seats.', { booked: n, attended: n }, null],
  ['Engrave it with "For Dad" please.', { engraving: s }, { engraving: 'For Dad' }],
  ['White Skoda, reg WR19 KLT.', { registration: s }, { registration: 'WR19 KLT' }],
  ['Eight sandwiches instead of six.', { sandwiches: n }, { sandwiches: 8 }],
  ['From Finnish into Dutch.', { target_language: s }, { target_language: 'Dutch' }],
  ['Please translate it into Dutch.', { source_language: s }, null],
  ['4 pages, 35 euros a page.', { price_per_page_eur: n }, { price_per_page_eur: 35 }],
  ['Note: "Get well".', { note: s }, { note: 'Get well' }],
  ['Each apron takes 1.2 metres and we make 15 aprons.', { aprons: n }, { aprons: 15 }],
  ['Do not feed the ducks.', { feeding_allowed: { type: 'boolean' } }, { feeding_allowed: false }],
  ['name,age,town\nOlga,41,Umea', { age: n, town: s }, { age: 41, town: 'Umea' }],
  ['My card is 20-117-4.', { card_number: s }, null],
  ['Laptop LT-0458 is down, error 809.', { error_code: s }, null],
  ['Is it still 72 EUR? Shop: no, 58.', { price_eur: n }, null],
  ["Elle n'a aucune allergie.", { allergie: { type: 'boolean' } }, { allergie: false }],
  ['Hon har inga allergier.', { allergi: { type: 'boolean' } }, { allergi: false }],
  ['One day late. Please answer by 9 June 2027.', { deadline: day }, { deadline: '2027-06-09' }],
  ['Granite, 3.20 m by 60 cm.', { length_cm: n }, null],
  ['We have raised $4,250 together. The goal is $6,000.', { raised_usd: n, goal_usd: n }, null],
  ['35 heures par semaine', { heures_par_semaine: n }, { heures_par_semaine: 35 }],
  ['Breakfast great, wifi kept dropping. Would stay again.', { wifi: { type: 'string', enum: ['good', 'bad'] } }, null],
  ['Le concert commence à 18 h 30.', { debut: s }, { debut: '18:30' }],
])('of %s %j is %j', (text, properties, value) => {
  expect(filled(text, properties)).toEqual(value);
});
