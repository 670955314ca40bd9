/** Unseen set A: thirty-five, written without a look at the engine or at how it fares. */
import { s, n, i, b, date, list, object, one, or, any, strict, lax, REFUSE } from './case.mjs';
export const CASES = [
  strict(
    'Hello, my name is Priya Shah. I ordered two linen shirts (order 88213) and only one came.',
    { customer: s, order_number: s, quantity_ordered: i, issue: one('missing item', 'late delivery', 'wrong size') },
    { customer: 'Priya Shah', order_number: '88213', quantity_ordered: 2, issue: 'missing item' },
  ),
  strict(
    'Please book me a fitting on 14 May 2026 at 15:30, I am bringing my sister. Regards, Tom Ellery',
    { name: s, date: date, time: s },
    { name: any('Tom Ellery'), date: '2026-05-14', time: any('15:30', '3:30 pm') },
  ),
  strict(
    'Care label: 60 % wool, 40 % polyamide. Hand wash at 30 °C. Do not bleach. Dry flat.',
    { wool_percent: n, polyamide_percent: n, wash_temperature_c: n, bleach_allowed: b },
    { wool_percent: 60, polyamide_percent: 40, wash_temperature_c: 30, bleach_allowed: false },
  ),
  strict(
    'Care label: 60 % wool, 40 % polyamide. Hand wash at 30 °C. Do not bleach. Dry flat.',
    { country_of_origin: s },
    REFUSE,
  ),
  strict(
    'I need 3 black aprons in M, 5 white ones in L.',
    { items: list(object({ quantity: i, colour: s, size: s })) },
    {
      items: [
        { quantity: 3, colour: 'black', size: 'M' },
        { quantity: 5, colour: 'white', size: 'L' },
      ],
    },
  ),
  strict(
    'Invoice 2026-114 from Weaver & Sons dated 3 February 2026. Net 400.00 EUR, VAT 80.00 EUR, total 480.00 EUR.',
    { invoice_number: s, supplier: s, date: date, net: n, vat: n, total: n, currency: s },
    {
      invoice_number: '2026-114',
      supplier: 'Weaver & Sons',
      date: '2026-02-03',
      net: 400,
      vat: 80,
      total: 480,
      currency: any('EUR', '€'),
    },
  ),
  strict(
    'Invoice 2026-114 from Weaver & Sons dated 3 February 2026. Net 400.00 EUR, VAT 80.00 EUR, total 480.00 EUR.',
    { iban: s },
    REFUSE,
  ),
  strict(
    'The coat is navy, knee-length, double-breasted, with a notch lapel and two flap pockets.',
    { garment: s, colour: s, length: s, pockets: i },
    { garment: 'coat', colour: 'navy', length: any('knee-length', 'knee', 'knee length'), pockets: 2 },
  ),
  strict(
    'Bust 94 cm, waist 76 cm, hips 102 cm, height 1.71 m.',
    { bust_cm: n, waist_cm: n, hips_cm: n, height_cm: n },
    { bust_cm: 94, waist_cm: 76, hips_cm: 102, height_cm: 171 },
  ),
  strict('Bust 94 cm, waist 76 cm, hips 102 cm, height 1.71 m.', { weight_kg: n }, REFUSE),
  strict('A scarf costs 24 EUR. What do 5 cost?', { total_eur: n }, { total_eur: 120 }),
  strict('A 90 EUR jacket is reduced by 20 %.', { sale_price_eur: n }, { sale_price_eur: 72 }),
  strict('The curtain is 2.4 m long.', { length_cm: n }, { length_cm: 240 }),
  strict('The sleeve measures 25 inches.', { sleeve_cm: n }, { sleeve_cm: 63.5 }),
  strict(
    'We close the pop-up store 10 days after 25 March 2026.',
    { closing_date: date },
    { closing_date: '2026-04-04' },
  ),
  strict('The zip broke on the second day.', { topic: one('quality', 'delivery', 'payment') }, { topic: 'quality' }),
  strict(
    'The courier left it at the wrong house.',
    { topic: one('quality', 'delivery', 'payment') },
    { topic: 'delivery' },
  ),
  strict(
    'I absolutely love this dress, thank you so much!',
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'positive' },
  ),
  strict(
    'Never again. The seams split and nobody answers the phone.',
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'negative' },
  ),
  strict('My parcel should arrive one of these days.', { delivery_date: date }, REFUSE),
  strict('I would like the blue one please.', { garment: s, size: s }, REFUSE),
  strict('How many buttons are in the jar?', { buttons: i }, REFUSE),
  strict('What is the name of your manager?', { manager: s }, REFUSE),
  strict('Who won the Eurovision in 1999?', { winner: s }, REFUSE),
  strict('Anna is taller than Beate.', { anna_height_cm: n }, REFUSE),
  strict('Some of the shirts were returned.', { returned: i }, REFUSE),
  strict('Bitte rufen Sie mich zurück.', { phone: s }, REFUSE),
  lax(
    'Return request: order 5521, trousers too short, wants a refund.',
    { order_number: or(s), item: or(s), wants: one('refund', 'exchange'), email: or(s) },
    { order_number: '5521', item: 'trousers', wants: 'refund', email: null },
  ),
  strict(
    'Ship to Jonas Lind, Kungsgatan 12, 411 19 Göteborg, Sweden.',
    { recipient: s, address: object({ street: s, postcode: s, city: s, country: s }) },
    {
      recipient: 'Jonas Lind',
      address: { street: 'Kungsgatan 12', postcode: '411 19', city: 'Göteborg', country: 'Sweden' },
    },
  ),
  strict(
    'We have the tee in white, sand and moss green.',
    { colours: list(s) },
    { colours: ['white', 'sand', 'moss green'] },
  ),
  strict('What is EU 40 in UK sizes for a woman?', { uk_size: i }, { uk_size: any(12, 14) }),
  strict(
    'Jag heter Sara Holm och vill returnera en kappa, ordernummer 7741.',
    { customer: s, item: s, order_number: s },
    { customer: 'Sara Holm', item: any('kappa', 'en kappa', 'coat'), order_number: '7741' },
  ),
  strict(
    'Ich möchte bitte drei rote Schals bestellen, Lieferung bis 12. Juni 2026.',
    { quantity: i, colour: s, deliver_by: date },
    { quantity: 3, colour: any('rot', 'rote', 'red'), deliver_by: '2026-06-12' },
  ),
  {
    ask: 'Order: one grey beanie, no gift wrap.',
    schema: object({ item: s, quantity: i, gift_wrap: b, note: s }, { required: ['item', 'quantity', 'gift_wrap'] }),
    strict: false,
    want: { item: any('beanie', 'grey beanie'), quantity: 1, gift_wrap: false },
  },
  strict(
    'Is the machine wash fine? The label says dry clean only.',
    { machine_washable: b },
    { machine_washable: false },
  ),
];
