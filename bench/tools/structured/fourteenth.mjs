/** Thirty-five by another hand, who saw no source. */
import { s, n, i, b, date, list, object, one, any, strict, REFUSE } from './case.mjs';
export const CASES = [
  strict(
    'Hi, this is Marta Lindqvist. My order 55-7811 arrived with one sock missing, please send it on.',
    { customer: s, order_number: s, issue: one('missing item', 'damaged item', 'late delivery') },
    { customer: 'Marta Lindqvist', order_number: '55-7811', issue: 'missing item' },
  ),
  strict(
    'Hi, this is Marta Lindqvist. My order 55-7811 arrived with one sock missing, please send it on.',
    { phone: s },
    REFUSE,
  ),
  strict(
    'Composition: 68 % wool, 27 % polyamide, 5 % elastane. Made in Portugal.',
    { wool_percent: n, polyamide_percent: n, elastane_percent: n, country: s },
    { wool_percent: 68, polyamide_percent: 27, elastane_percent: 5, country: 'Portugal' },
  ),
  strict('Composition: 68 % wool, 27 % polyamide, 5 % elastane. Made in Portugal.', { price_eur: n }, REFUSE),
  strict(
    '4 T-shirts at 15 EUR each and 2 caps at 9 EUR each.',
    { tshirts_eur: n, caps_eur: n, total_eur: n },
    { tshirts_eur: 60, caps_eur: 18, total_eur: 78 },
  ),
  strict('The jacket costs 160 USD and is reduced by 25 %.', { sale_price_usd: n }, { sale_price_usd: 120 }),
  strict('The jacket costs 160 USD and is reduced by 25 %.', { shipping_usd: n }, REFUSE),
  strict('The ribbon is 3.5 m long.', { length_cm: n }, { length_cm: 350 }),
  strict('Her chest measures 40 inches.', { chest_cm: n }, { chest_cm: 101.6 }),
  strict('The parcel weighs 2.4 kg.', { weight_g: n }, { weight_g: 2400 }),
  strict(
    'Colours available: navy, rust, cream and black.',
    { colours: list(s) },
    { colours: ['navy', 'rust', 'cream', 'black'] },
  ),
  strict('Colours available: navy, rust, cream and black.', { size: s }, REFUSE),
  strict(
    'Machine wash at 30 degrees. Do not bleach. Do not tumble dry. Iron on low heat.',
    { wash_temperature_c: n, bleach: b, tumble_dry: b, iron: b },
    { wash_temperature_c: 30, bleach: false, tumble_dry: false, iron: true },
  ),
  strict(
    'Fitting with Ingrid Holm on 14 March 2027 at 15:30 in room 2.',
    { name: s, date: date, time: s, room: i },
    { name: 'Ingrid Holm', date: '2027-03-14', time: '15:30', room: 2 },
  ),
  strict('Fitting with Ingrid Holm on 14 March 2027 at 15:30 in room 2.', { email: s }, REFUSE),
  strict(
    'You can write to me at tomas.berg@example.org or call 070-555 12 34.',
    { email: s, phone: s },
    { email: 'tomas.berg@example.org', phone: '070-555 12 34' },
  ),
  strict('We cut 24 collars in the morning and 36 in the afternoon.', { total: i }, { total: 60 }),
  strict('We cut 24 collars in the morning and 36 in the afternoon.', { cuffs: i }, REFUSE),
  strict('Of 200 shirts, 14 failed inspection.', { failed_percent: n }, { failed_percent: 7 }),
  strict('A pack of 6 bobbins costs 9 EUR. What does one bobbin cost?', { price_eur: n }, { price_eur: 1.5 }),
  strict('One skirt takes 1.5 m of fabric. How many metres do I need for 8 skirts?', { metres: n }, { metres: 12 }),
  strict(
    'The parcel was sent on 3 May 2026 and arrived four days later.',
    { arrived: date },
    { arrived: '2026-05-07' },
  ),
  strict('The trousers are 104 cm long; please take off 6 cm.', { new_length_cm: n }, { new_length_cm: 98 }),
  strict(
    'The colour washed out of my jeans after the first wash.',
    { category: one('product quality', 'delivery', 'billing') },
    { category: 'product quality' },
  ),
  strict(
    'I never received an invoice and my card was charged the wrong amount.',
    { category: one('product quality', 'delivery', 'billing') },
    { category: 'billing' },
  ),
  strict(
    'What a gorgeous scarf, I love it!',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict('The lining is not waterproof.', { waterproof: b }, { waterproof: false }),
  strict('The blouse has short sleeves and mother-of-pearl buttons.', { lined: b }, REFUSE),
  strict(
    'Beställning 8841: två par vantar för 120 kr paret, frakt 49 kr.',
    { order_number: s, shipping_sek: n, total_sek: n },
    { order_number: '8841', shipping_sek: 49, total_sek: 289 },
  ),
  strict('Beställning 8841: två par vantar för 120 kr paret, frakt 49 kr.', { customer: s }, REFUSE),
  strict(
    'Kappan är sydd av Elsa Norén i Göteborg år 1962.',
    { maker: s, city: s, year: i },
    { maker: 'Elsa Norén', city: 'Göteborg', year: 1962 },
  ),
  strict(
    'Items: wool coat (1 piece), leather glove (4 pieces).',
    { items: list(object({ name: s, quantity: i })) },
    {
      items: [
        { name: 'wool coat', quantity: 1 },
        { name: any('leather glove', 'leather gloves'), quantity: 4 },
      ],
    },
  ),
  strict('Sewing one lampshade takes 45 minutes. How many hours for 8?', { hours: n }, { hours: 6 }),
  strict('I would like to return the green hat, it is too big.', { refund_eur: n }, REFUSE),
  strict(
    'I would like to return the green hat, it is too big.',
    { reason: one('too big', 'too small', 'wrong colour'), item: s },
    {
      reason: 'too big',
      item: any('green hat', 'the green hat', 'hat'),
    },
  ),
];
