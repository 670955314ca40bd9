/** Forty more, after the fifth set was mended, before any look at how they fare. */
import { s, n, i, b, date, list, object, one, or, any, strict, lax, REFUSE } from './case.mjs';

export const CASES = [
  strict(
    'Hej! Jag heter Amira Said och vill boka en provning den 14 september 2026 klockan 15.',
    { namn: s, datum: date },
    { namn: 'Amira Said', datum: '2026-09-14' },
  ),
  strict(
    'Hello, Oscar Lindgren here. My parcel 7H-4471 is late.',
    { customer: s, parcel: s, topic: one('delivery', 'payment', 'sizing') },
    { customer: 'Oscar Lindgren', parcel: '7H-4471', topic: 'delivery' },
  ),
  strict(
    'We want 25 aprons in bottle green, 10 in size S and 15 in size M.',
    { total: i, color: s, garment: s },
    { total: 25, color: any('bottle green', 'green'), garment: any('apron', 'aprons') },
  ),
  strict(
    '3 m of linen at 18 EUR per metre.',
    { metres: n, price_per_metre: n, fabric: s },
    { metres: 3, price_per_metre: 18, fabric: 'linen' },
  ),
  strict('3 m of linen at 18 EUR per metre.', { total_eur: n }, { total_eur: 54 }),
  strict('Warehouse 4, aisle B, shelf 12.', { warehouse: i, shelf: i }, { warehouse: 4, shelf: 12 }),
  strict(
    'The seam allowance is 1.5 cm and the hem 4 cm.',
    { seam_allowance_cm: n, hem_cm: n },
    { seam_allowance_cm: 1.5, hem_cm: 4 },
  ),
  strict('The seam allowance is 1.5 cm.', { seam_allowance_cm: n, hem_cm: n }, REFUSE),
  strict('Chest forty inches, please.', { chest_in: n }, { chest_in: 40 }),
  strict(
    'Our budget is 2,000 kronor, give or take.',
    { budget: n, currency: s },
    { budget: 2000, currency: any('SEK', 'kronor') },
  ),
  strict('I paid 60 and got 12 back.', { refund: n }, REFUSE),
  strict('Tax is 19 % on top of 200 EUR net.', { net: n, tax_percent: n }, { net: 200, tax_percent: 19 }),
  strict('What do I pay for 200 EUR plus 19 % tax?', { gross_eur: n }, { gross_eur: 238 }),
  strict('Twice as long as 45 cm.', { length_cm: n }, { length_cm: 90 }),
  strict('20 minus 4 times 3?', { result: n }, { result: 8 }),
  strict('What is half of 250?', { answer: n }, { answer: 125 }),
  strict('How many centimetres are there in 1.2 metres?', { centimetres: n }, { centimetres: 120 }),
  strict('Bake at 180 degrees.', { temperature_c: n, minutes: n }, REFUSE),
  strict('Which is warmer, wool or cotton?', { warmer: one('wool', 'cotton') }, { warmer: 'wool' }),
  strict('Is linen breathable?', { breathable: b }, { breathable: true }),
  strict('Does cashmere go into the tumble dryer?', { answer: b }, { answer: false }),
  strict('Style: "frayed denim, band tee, chunky boots"', { style: one('grunge', 'business', 'bridal') }, REFUSE),
  strict(
    'Is "a ball gown with a train" casual or formal?',
    { formality: one('casual', 'formal') },
    { formality: 'formal' },
  ),
  strict('Is this urgent? "Take your time, there is no hurry."', { urgent: b }, { urgent: false }),
  strict(
    'Spam or not? "Congratulations, you won 1,000,000 USD, click here"',
    { label: one('spam', 'ham') },
    { label: 'spam' },
  ),
  strict(
    '"The colour faded after one wash." Which department?',
    { department: one('quality', 'finance', 'marketing') },
    { department: 'quality' },
  ),
  strict(
    '"Please correct the address on my bill." Which department?',
    { department: one('quality', 'finance', 'marketing') },
    { department: 'finance' },
  ),
  strict(
    'Gender of the wearer: "a suit for my grandfather"',
    { gender: one('men', 'women', 'children') },
    { gender: 'men' },
  ),
  strict(
    'Gender of the wearer: "a party dress for my six-year-old niece"',
    { gender: one('men', 'women', 'children') },
    { gender: 'children' },
  ),
  strict(
    'From: lea@atelier.example\nTo: orders@mill.example\nSubject: Samples',
    { from: s, to: s, subject: s },
    { from: 'lea@atelier.example', to: 'orders@mill.example', subject: 'Samples' },
  ),
  strict('Name: Yuki Tanaka; Size: 36; Notes: none', { name: s, size: s }, { name: 'Yuki Tanaka', size: '36' }),
  strict('Colours available: sand, ink, moss.', { colors: list(s) }, { colors: ['sand', 'ink', 'moss'] }),
  strict('We stock sizes 34 to 46.', { smallest: i, largest: i }, { smallest: 34, largest: 46 }),
  strict(
    'Two trousers (black, 38) and one skirt (navy, 40).',
    { lines: list(object({ garment: s, color: s, size: s, quantity: i })) },
    {
      lines: [
        { garment: 'trousers', color: 'black', size: '38', quantity: 2 },
        { garment: 'skirt', color: 'navy', size: '40', quantity: 1 },
      ],
    },
  ),
  strict('Who is second in the one-hour league?', { name: s }, { name: 'Brim' }),
  strict('How far ahead is the leader of the second in the daily league by score?', { difference: n }, REFUSE),
  strict('What is ether worth in the league?', { price_usd: n }, { price_usd: 2999 }),
  strict('How curious is the engine?', { curiosity: n }, { curiosity: 0.72 }),
  strict('What is the boiling point of water?', { celsius: n }, REFUSE),
  lax('No idea yet.', { size: or(s), color: or(s) }, { size: null, color: null }),
];
