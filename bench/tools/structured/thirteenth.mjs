/** Thirty-five by another hand, who saw no source; first answered when all else was done. */
import { s, n, i, b, date, list, object, one, or, any, strict, lax, REFUSE } from './case.mjs';
export const CASES = [
  strict(
    'Good evening, Helen Okafor speaking. I want to cancel order 19-0042 because it has been delayed twice.',
    { customer: s, order_number: s, action: one('cancel', 'return', 'track') },
    { customer: 'Helen Okafor', order_number: '19-0042', action: 'cancel' },
  ),
  strict(
    'Order summary: 2 × wool socks at 12 EUR, 1 × silk tie at 39 EUR, shipping 5 EUR.',
    { shipping_eur: n, total_eur: n },
    { shipping_eur: 5, total_eur: 68 },
  ),
  strict(
    'Order summary: 2 × wool socks at 12 EUR, 1 × silk tie at 39 EUR, shipping 5 EUR.',
    { delivery_date: date },
    REFUSE,
  ),
  strict(
    'Shell: 100 % nylon. Lining: 100 % polyester. Filling: 90 % down, 10 % feathers.',
    { shell: s, lining: s, down_percent: n, feather_percent: n },
    {
      shell: any('nylon', '100 % nylon'),
      lining: any('polyester', '100 % polyester'),
      down_percent: 90,
      feather_percent: 10,
    },
  ),
  strict(
    'Shell: 100 % nylon. Lining: 100 % polyester. Filling: 90 % down, 10 % feathers.',
    { cotton_percent: n },
    REFUSE,
  ),
  strict(
    'Wash at 40 degrees, tumble dry low, iron medium, do not dry clean.',
    { wash_temperature_c: n, tumble_dry: b, dry_clean: b },
    { wash_temperature_c: 40, tumble_dry: true, dry_clean: false },
  ),
  strict(
    'Please reserve the fitting room for Yusuf Demir on 2 October 2026 from 11:00, phone 0151 223344.',
    { name: s, date: date, phone: s },
    { name: 'Yusuf Demir', date: '2026-10-02', phone: '0151 223344' },
  ),
  strict('A dozen zips cost 18 USD. What does one cost?', { price_usd: n }, { price_usd: 1.5 }),
  strict('The shop sold 35 hats on Monday and 28 on Tuesday.', { total_hats: i }, { total_hats: 63 }),
  strict('The shop sold 35 hats on Monday and 28 on Tuesday.', { monday: i, tuesday: i }, { monday: 35, tuesday: 28 }),
  strict('The shop sold 35 hats on Monday and 28 on Tuesday.', { wednesday: i }, REFUSE),
  strict('The suit is 480 EUR before 25 % VAT.', { price_with_vat_eur: n }, { price_with_vat_eur: 600 }),
  strict('I need five pieces of ribbon, each 80 cm.', { total_m: n }, { total_m: 4 }),
  strict('The skirt is 70 cm long and I want it 8 cm shorter.', { new_length_cm: n }, { new_length_cm: 62 }),
  strict('It takes 90 minutes to sew one bag. How many hours for 4 bags?', { hours: n }, { hours: 6 }),
  strict('My waist is 30 inches.', { waist_cm: n }, { waist_cm: 76.2 }),
  strict('Payment is due 30 days after 1 April 2026.', { due_date: date }, { due_date: '2026-05-01' }),
  strict(
    'I was charged twice for the same shirt.',
    { category: one('payment', 'delivery', 'product quality') },
    { category: 'payment' },
  ),
  strict(
    'There is a hole in the sleeve of my brand new jumper.',
    { category: one('payment', 'delivery', 'product quality') },
    { category: 'product quality' },
  ),
  strict(
    'A waterproof parka with a fur-trimmed hood',
    { type: one('outerwear', 'underwear', 'footwear') },
    { type: 'outerwear' },
  ),
  strict(
    'Leather ankle boots with a block heel',
    { type: one('outerwear', 'underwear', 'footwear') },
    { type: 'footwear' },
  ),
  strict('We need it by tomorrow morning or the show is off!!', { urgency: one('low', 'high') }, { urgency: 'high' }),
  strict('The tailor will ring you some time in spring.', { appointment: date }, REFUSE),
  strict('Which size should my friend order?', { size: s }, REFUSE),
  strict('She bought a few metres of tweed.', { metres: n }, REFUSE),
  strict('What is the capital of Mongolia?', { capital: s }, REFUSE),
  strict('Our new collection comes in several colours.', { colours: list(s) }, REFUSE),
  strict('I forgot my password.', { password: s }, REFUSE),
  strict('Both tailors are good.', { best_tailor: s }, REFUSE),
  strict(
    'Team: Ada (cutter, 12 years), Ben (presser, 3 years), Cleo (designer, 7 years).',
    { team: list(object({ name: s, role: s, years: i })) },
    {
      team: [
        { name: 'Ada', role: 'cutter', years: 12 },
        { name: 'Ben', role: 'presser', years: 3 },
        { name: 'Cleo', role: 'designer', years: 7 },
      ],
    },
  ),
  lax(
    'Message from Lou: the green cardigan has a pulled thread, bought in March.',
    { customer: or(s), item: or(s), colour: or(s), order_number: or(s) },
    { customer: 'Lou', item: any('cardigan', 'green cardigan'), colour: 'green', order_number: null },
  ),
  {
    ask: 'Sample request: fabric name Loden, width 150 cm, quantity 2 m. Cc: lars@mill.example',
    schema: object(
      { fabric: s, width_cm: n, quantity_m: n, email: s, colour: s },
      { required: ['fabric', 'width_cm', 'quantity_m'] },
    ),
    strict: false,
    want: { fabric: 'Loden', width_cm: 150, quantity_m: 2, email: 'lars@mill.example' },
  },
  strict(
    'Hola, soy Lucía Romero. Quiero devolver unos zapatos talla 39 del pedido 3017.',
    { customer: s, item: s, size: i, order_number: s },
    { customer: 'Lucía Romero', item: any('zapatos', 'unos zapatos', 'shoes'), size: 39, order_number: '3017' },
  ),
  strict(
    'Der Mantel ist zu groß, bitte gegen Größe 38 umtauschen.',
    { item: s, new_size: i, reason: one('too big', 'too small', 'damaged') },
    { item: any('Mantel', 'der Mantel', 'coat'), new_size: 38, reason: 'too big' },
  ),
  strict('Jag undrar vad kappan kostar.', { price_sek: n }, REFUSE),
];
