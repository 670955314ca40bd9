/** Forty more, written when the first hundred were met and before the first look at how these fare. */
import { Any, REFUSE } from './cases.mjs';

const object = (properties, more = {}) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...more,
});
const s = { type: 'string' };
const n = { type: 'number' };
const i = { type: 'integer' };
const b = { type: 'boolean' };
const date = { type: 'string', format: 'date' };
const list = (items) => ({ type: 'array', items });
const one = (...values) => ({ type: 'string', enum: values });
const or = (schema) => ({ ...schema, type: [schema.type, 'null'] });

const any = (...values) => new Any(...values);

const strict = (ask, properties, want) => ({ ask, schema: object(properties), strict: true, want });
const lax = (ask, properties, want) => ({ ask, schema: object(properties), strict: false, want });

export const CASES = [
  strict(
    'Hi, this is Tom Becker. I bought 4 pairs of black jeans (order #88123) and two are missing.',
    { name: s, order_number: s, issue: one('damaged', 'missing items', 'late', 'wrong item') },
    { name: 'Tom Becker', order_number: any('#88123', '88123'), issue: 'missing items' },
  ),
  strict(
    'Kan ni skicka fakturan till erik.lund@example.se? Ordernummer B-5521.',
    { email: s, order_number: s },
    { email: 'erik.lund@example.se', order_number: 'B-5521' },
  ),
  strict(
    'Guten Tag, mein Name ist Petra Vogel, ich wohne in Leipzig und trage Größe 44.',
    { name: s, city: s, size: s },
    { name: 'Petra Vogel', city: 'Leipzig', size: '44' },
  ),
  strict(
    'Bonjour, je suis Marc Petit de Nantes, ma veste en cuir marron est arrivée déchirée.',
    { name: s, garment: s, fabric: s, color: s, type: one('complaint', 'order', 'question') },
    {
      name: 'Marc Petit',
      garment: any('veste', 'jacket'),
      fabric: any('cuir', 'leather'),
      color: any('marron', 'brown'),
      type: 'complaint',
    },
  ),
  strict(
    'Hola, ¿cuánto cuesta el envío a Bilbao?',
    { intent: one('order', 'complaint', 'question'), city: s },
    { intent: 'question', city: 'Bilbao' },
  ),
  strict(
    'The sleeves are 61 cm long and the shoulder is 44 cm wide.',
    { sleeve_cm: n, shoulder_cm: n },
    { sleeve_cm: 61, shoulder_cm: 44 },
  ),
  strict(
    'The customer is 168 cm tall and weighs 62 kg.',
    { height_cm: n, weight_kg: n },
    { height_cm: 168, weight_kg: 62 },
  ),
  strict('The customer is 168 cm tall.', { height_cm: n, weight_kg: n }, REFUSE),
  lax(
    'The customer is 168 cm tall.',
    { height_cm: or(n), weight_kg: or(n), shoe_size: or(n) },
    { height_cm: 168, weight_kg: null, shoe_size: null },
  ),
  strict(
    'We need 12 metres of lining and 30 buttons by 1 September 2026.',
    { lining_m: n, buttons: i, deadline: date },
    { lining_m: 12, buttons: 30, deadline: '2026-09-01' },
  ),
  strict('Deposit 200 EUR, total 850 EUR.', { deposit_eur: n, total_eur: n }, { deposit_eur: 200, total_eur: 850 }),
  strict('Deposit 200 EUR, total 850 EUR.', { price_eur: n }, REFUSE),
  strict(
    'Ship it from Gothenburg to Antwerp.',
    { origin: s, destination: s },
    { origin: 'Gothenburg', destination: 'Antwerp' },
  ),
  strict('Ship it from Gothenburg to Antwerp.', { city: s }, REFUSE),
  strict('I rate this coat 4 out of 5 stars.', { rating: i, garment: s }, { rating: 4, garment: 'coat' }),
  strict('Not red, please: I want the dress in blue.', { color: s, garment: s }, { color: 'blue', garment: 'dress' }),
  strict('It is not urgent at all.', { urgent: b }, { urgent: false }),
  strict(
    'I never said the coat was bad. I love it.',
    { sentiment: one('positive', 'negative') },
    { sentiment: 'positive' },
  ),
  strict('Sizes S and M are sold out.', { size: s }, REFUSE),
  strict('Sizes S and M are sold out.', { sizes: list(s) }, { sizes: ['S', 'M'] }),
  strict('What is 12 squared plus the mass of the sun?', { answer: n }, REFUSE),
  strict(
    'If a jacket costs 120 EUR and I get 25 % off, how much is the discount in EUR?',
    { answer: n },
    { answer: 30 },
  ),
  strict('How many centimetres are 5 feet?', { answer: n }, { answer: 152.4 }),
  strict('Convert 3 yards to metres.', { metres: n }, { metres: 2.7432 }),
  strict('What is 0.5 + 0.25?', { result: n }, { result: 0.75 }),
  strict('Wie viel ist 15 % von 240?', { ergebnis: n }, { ergebnis: 36 }),
  strict('Which EU size is US 6 for women?', { eu: i }, { eu: 38 }),
  strict('Men’s jacket EU 50 in US size?', { us_size: i }, { us_size: 40 }),
  strict('What shoe size is EU 42 in US?', { us_size: n }, REFUSE),
  strict('How much does Design Pro cost per month?', { price_usd: n, currency: s }, { price_usd: 19, currency: 'USD' }),
  strict(
    'Who is third in the weekly league and what is the return?',
    { name: s, return_pct: n },
    { name: 'Corvo', return_pct: -0.7 },
  ),
  strict('Who is last in the league?', { name: s }, REFUSE),
  strict('Can I tumble dry wool?', { answer: b }, { answer: false }),
  strict('How confident is the engine?', { confidence: n }, { confidence: 0.61 }),
  strict(
    'A cotton T-shirt.',
    { fibre: one('animal', 'plant', 'synthetic'), garment: s },
    { fibre: 'plant', garment: any('T-shirt', 't shirt', 'tshirt') },
  ),
  strict('Review: "Lovely fabric but it came in the wrong size."', { reviewer: s, stars: i }, REFUSE),
  strict('Who designed the first bikini?', { designer: s, year: i }, REFUSE),
  strict(
    'Meeting with Ana Ruiz and Ben Cole on 3 April 2026 at 10:00.',
    { attendees: list(s), date, time: s },
    { attendees: ['Ana Ruiz', 'Ben Cole'], date: '2026-04-03', time: '10:00' },
  ),
  strict(
    'Customer: Nils Ek\nCity: Umeå\nItem: grey cardigan\nQuantity: 2',
    { customer: s, city: s, item: s, color: s, quantity: i },
    {
      customer: 'Nils Ek',
      city: 'Umeå',
      item: any('grey cardigan', 'cardigan'),
      color: any('grey', 'gray'),
      quantity: 2,
    },
  ),
  strict(
    'El abrigo cuesta 89,90 € y pesa 900 gramos.',
    { price_eur: n, weight_g: n, garment: s },
    { price_eur: 89.9, weight_g: 900, garment: any('abrigo', 'coat') },
  ),
];
