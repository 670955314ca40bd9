/** Thirty more, written before any look at how they fare, after the set before was mended. */
import { s, n, i, b, date, list, object, one, or, any, strict, lax, REFUSE } from './case.mjs';
export const CASES = [
  strict(
    'Invoice 88-1042 of 3 February 2026 from Lindex Tyger AB: 1 240 SEK including VAT, due 5 March 2026.',
    { invoice: s, supplier: s, amount_sek: n, invoice_date: date, due_date: date },
    {
      invoice: '88-1042',
      supplier: 'Lindex Tyger AB',
      amount_sek: 1240,
      invoice_date: '2026-02-03',
      due_date: '2026-03-05',
    },
  ),
  strict(
    'Our seamstress Olga Petrova has sewn 14 blouses this week, 3 fewer than last week.',
    { seamstress: s, this_week: i, last_week: i },
    { seamstress: 'Olga Petrova', this_week: 14, last_week: 17 },
  ),
  strict(
    'Two jackets, one in L and one in XL, both olive.',
    { quantity: i, sizes: list(s), colour: s },
    { quantity: 2, sizes: ['L', 'XL'], colour: 'olive' },
  ),
  strict('I am 34 years old and 1.72 m tall.', { age: i, height_cm: n }, { age: 34, height_cm: 172 }),
  strict(
    'Our shop is open Monday to Friday from 10:00 to 18:30.',
    { opens: s, closes: s },
    { opens: '10:00', closes: '18:30' },
  ),
  strict(
    'Call Peter at +46 70 123 45 67 after six.',
    { phone: s, name: s },
    { phone: '+46 70 123 45 67', name: 'Peter' },
  ),
  strict(
    'The lining is polyester and the outer fabric is wool.',
    { lining: s, outer_fabric: s },
    { lining: 'polyester', outer_fabric: 'wool' },
  ),
  strict('The lining is polyester and the outer fabric is wool.', { padding: s }, REFUSE),
  strict('Is the meeting on Tuesday?', { date: date }, REFUSE),
  strict('I like music.', { favourite_band: s }, REFUSE),
  strict('Write me a poem about Stockholm.', { population: i, mayor: s }, REFUSE),
  strict('How many calories are in an apple?', { calories: n }, REFUSE),
  strict('Bring two bags and an umbrella.', { total_price: n }, REFUSE),
  strict('My name starts with an A.', { name: s }, REFUSE),
  strict('The older of the two coats is blue.', { age_years: i }, REFUSE),
  strict('Maybe 5, maybe 6 metres, I am not sure yet.', { metres: n }, REFUSE),
  strict('Deliver it to Anna or to Erik, whoever is home.', { recipient: s }, REFUSE),
  strict('It is 25 percent off, I paid 60 EUR.', { original_price_eur: n }, { original_price_eur: 80 }),
  strict(
    'We cut 12 shirts from 21 m. How much is that per shirt?',
    { metres_per_shirt: n },
    { metres_per_shirt: 1.75 },
  ),
  strict('I have 100 EUR and buy a scarf for 35 EUR.', { change_eur: n }, { change_eur: 65 }),
  strict('What is 2.5 kg in pounds?', { pounds: n }, { pounds: any(5.511556555, 5.51155655, 5.51) }),
  strict('How do I wash cashmere?', { max_temperature_c: n }, { max_temperature_c: 30 }),
  strict(
    'You sent me the blue one although I chose black!',
    { issue: one('wrong item', 'late', 'damaged') },
    { issue: 'wrong item' },
  ),
  strict('Great fabric, lousy stitching.', { sentiment: one('positive', 'mixed', 'negative') }, { sentiment: 'mixed' }),
  strict(
    'Please could I get this one size up?',
    { intent: one('exchange', 'refund', 'complaint') },
    { intent: 'exchange' },
  ),
  strict(
    'A quilted coat for the snow.',
    { season: one('summer', 'winter'), garment: s },
    { season: 'winter', garment: 'coat' },
  ),
  strict('Wo bleibt mein Paket?', { kategorie: one('Versand', 'Zahlung', 'Größe') }, { kategorie: 'Versand' }),
  strict(
    'La camisa azul cuesta 39,90 euros y el pantalón gris 59,50.',
    { productos: list(object({ prenda: s, color: s, precio: n })) },
    {
      productos: [
        { prenda: any('camisa', 'shirt'), color: any('azul', 'blue'), precio: 39.9 },
        { prenda: any('pantalón', 'trousers'), color: any('gris', 'grey'), precio: 59.5 },
      ],
    },
  ),
  strict(
    'Jag heter Maja, är 168 cm lång och har storlek 38.',
    { namn: s, langd_cm: n, storlek: i },
    { namn: 'Maja', langd_cm: 168, storlek: 38 },
  ),
  lax(
    'The parcel weighs 2.4 kg and goes to Bergen.',
    { weight_kg: or(n), city: or(s), sender: or(s), insured: or(b) },
    { weight_kg: 2.4, city: 'Bergen', sender: null, insured: null },
  ),
];
