/** Fifty by another hand, who saw no source, but had read docs/api.md: the third edition. */
import { s, n, i, b, date, list, object, one, any, strict, REFUSE } from './case.mjs';
const sOrNull = { type: ['string', 'null'] };
const nOrNull = { type: ['number', 'null'] };

const ORDER =
  'Hi, Priya Raman here. Order ZK/2207-4: please send it to 14 Harbour Lane, Whitby YO21 3PU instead of my office, and I need it before 12 March 2027.';
const COMPLAINT =
  'The left cuff of the shirt I bought on 3 May 2026 came off after two washes. I paid 89 GBP and I want my money back. Ticket 7781.';
const LABEL =
  'Shell: 62% polyamide, 38% polyester. Lining: 100% viscose. Hand wash only. Do not bleach. Made in Portugal. RN 90411.';
const SPEC =
  'STYLE 5512-C Parka. Body length 78 cm, chest 61 cm (flat), sleeve 64.5 cm. Colours: moss, ink. Pockets: 4. MOQ 300 pcs.';
const SHIFT = 'Atelier roster: Nadia works Monday to Thursday, Bo only on Saturdays, and Ines has left the company.';
const SWEDISH =
  'Hej! Jag heter Gunilla Åberg och har fått fel färg på mina handskar, beställning 40-7719. Jag ville ha svarta men fick bruna. Ring mig på 070-555 12 34.';

export const CASES = [
  strict(
    ORDER,
    { customer: s, order_number: s, street: s, city: s, postcode: s, needed_by: date },
    {
      customer: 'Priya Raman',
      order_number: 'ZK/2207-4',
      street: '14 Harbour Lane',
      city: 'Whitby',
      postcode: 'YO21 3PU',
      needed_by: '2027-03-12',
    },
  ),
  strict(ORDER, { telephone: s }, REFUSE),
  strict(ORDER, { request: one('change_address', 'cancel', 'return') }, { request: 'change_address' }),
  strict(
    COMPLAINT,
    {
      defect: one('cuff', 'collar', 'zip', 'lining'),
      purchase_date: date,
      price_gbp: n,
      wants: one('refund', 'repair', 'exchange'),
      ticket: s,
    },
    { defect: 'cuff', purchase_date: '2026-05-03', price_gbp: 89, wants: 'refund', ticket: '7781' },
  ),
  strict(COMPLAINT, { size: s }, REFUSE),
  strict(COMPLAINT, { shop_name: s }, REFUSE),
  strict(
    LABEL,
    { polyamide_percent: n, polyester_percent: n, lining: s, country: s },
    {
      polyamide_percent: 62,
      polyester_percent: 38,
      lining: any('viscose', '100% viscose', 'Viscose'),
      country: 'Portugal',
    },
  ),
  strict(LABEL, { bleach: b, machine_wash: b }, { bleach: false, machine_wash: false }),
  strict(LABEL, { ironing_temperature_c: n }, REFUSE),
  strict(LABEL, { wool_percent: nOrNull, country: s }, { wool_percent: null, country: 'Portugal' }),
  strict(
    SPEC,
    { style_number: s, garment: s, body_length_cm: n, sleeve_cm: n, pockets: i, minimum_order: i },
    {
      style_number: '5512-C',
      garment: any('Parka', 'parka'),
      body_length_cm: 78,
      sleeve_cm: 64.5,
      pockets: 4,
      minimum_order: 300,
    },
  ),
  strict(SPEC, { colours: list(s) }, { colours: ['moss', 'ink'] }),
  strict(SPEC, { full_chest_cm: n }, { full_chest_cm: 122 }),
  strict(SPEC, { fob_price_usd: n }, REFUSE),
  strict(SHIFT, { works_monday: list(s) }, { works_monday: ['Nadia'] }),
  strict(SHIFT, { ines_employed: b, bo_works_saturday: b }, { ines_employed: false, bo_works_saturday: true }),
  strict(SHIFT, { nadia_hourly_wage: n }, REFUSE),
  strict(
    SWEDISH,
    {
      name: s,
      order_number: s,
      wanted_colour: one('black', 'brown', 'grey'),
      received_colour: one('black', 'brown', 'grey'),
    },
    { name: 'Gunilla Åberg', order_number: '40-7719', wanted_colour: 'black', received_colour: 'brown' },
  ),
  strict(SWEDISH, { phone: s, email: sOrNull }, { phone: '070-555 12 34', email: null }),
  strict(SWEDISH, { orderdatum: date }, REFUSE),
  strict('A roll of ribbon is 27.5 yards long.', { length_m: n }, { length_m: 25.146 }),
  strict('The hem drops 7 inches below the knee.', { drop_cm: n }, { drop_cm: 17.78 }),
  strict('Leather hide, 2.4 kg.', { animal: s }, REFUSE),
  strict('The oven for the felt hats is set to 104 degrees Fahrenheit.', { temperature_c: n }, { temperature_c: 40 }),
  strict(
    'The dye bath needs 35 minutes and the rinse another 25.',
    { total_minutes: n, total_hours: n },
    { total_minutes: 60, total_hours: 1 },
  ),
  strict('Six tailors finish 4 jackets each per week.', { jackets_per_week: i }, { jackets_per_week: 24 }),
  strict('We sold 45 of the 60 beanies we had knitted.', { left: i, sold_percent: n }, { left: 15, sold_percent: 75 }),
  strict(
    'The gown was 640 EUR and is now 25 % off.',
    { price_now_eur: n, saved_eur: n },
    { price_now_eur: 480, saved_eur: 160 },
  ),
  strict(
    'Three pairs of socks at 8.50 EUR a pair and one cap for 19 EUR, shipping free.',
    { total_eur: n },
    { total_eur: 44.5 },
  ),
  strict(
    'The shop takes a deposit of 30 % on a 1,250 EUR suit.',
    { deposit_eur: n, remaining_eur: n },
    { deposit_eur: 375, remaining_eur: 875 },
  ),
  strict('Buttonholes: 7 on the front, 2 on each of the two cuffs.', { buttonholes: i }, { buttonholes: 11 }),
  strict('The average of the three fittings was 40 minutes.', { longest_minutes: n }, REFUSE),
  strict(
    'The collection opens on 30 September 2026 and closes exactly three weeks later.',
    { closing_date: date },
    { closing_date: '2026-10-21' },
  ),
  strict(
    'Samples left Porto on 27 December 2026 and arrived 9 days later.',
    { arrival: date },
    { arrival: '2027-01-05' },
  ),
  strict(
    'Fitting moved from 11/02/2027 14:00 to Friday, 19 February 2027 at 9:45.',
    { new_date: date, new_time: s },
    { new_date: '2027-02-19', new_time: any('9:45', '09:45') },
  ),
  strict('The coat must be returned by the end of February 2028.', { last_day: date }, { last_day: '2028-02-29' }),
  strict('The warranty runs out soon.', { warranty_end: date }, REFUSE),
  strict(
    'Vegan sneaker. Upper of apple leather, no animal glue, sole not recycled.',
    { vegan: b, recycled_sole: b },
    { vegan: true, recycled_sole: false },
  ),
  strict(
    'This blazer is neither lined nor padded, but it does have a ticket pocket.',
    { lined: b, padded: b, ticket_pocket: b },
    { lined: false, padded: false, ticket_pocket: true },
  ),
  strict(
    'Not the worst trousers, but I would never buy them again: the seams opened and the colour ran.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'negative' },
  ),
  strict(
    'Where is my parcel? Tracking has said "in transit" for eleven days.',
    { topic: one('delivery', 'payment', 'sizing', 'care') },
    { topic: 'delivery' },
  ),
  strict(
    'Your site charged my card twice for one hat.',
    { topic: one('delivery', 'payment', 'sizing', 'care') },
    { topic: 'payment' },
  ),
  strict(
    'Will the 38 fit me if I usually take a 36 with other makers?',
    { topic: one('delivery', 'payment', 'sizing', 'care') },
    { topic: 'sizing' },
  ),
  strict(
    'Packing list: 40 aprons, 25 oven gloves, 12 tea towels.',
    { items: list(object({ article: s, quantity: i })) },
    {
      items: [
        { article: any('aprons', 'apron'), quantity: 40 },
        { article: any('oven gloves', 'oven glove'), quantity: 25 },
        { article: any('tea towels', 'tea towel'), quantity: 12 },
      ],
    },
  ),
  strict(
    'Suppliers: Lanificio Bruni (wool, Biella) and Tessuti Aro (silk, Como).',
    { suppliers: list(object({ name: s, cloth: s, town: s })) },
    {
      suppliers: [
        { name: 'Lanificio Bruni', cloth: 'wool', town: 'Biella' },
        { name: 'Tessuti Aro', cloth: 'silk', town: 'Como' },
      ],
    },
  ),
  strict(
    'Crew: Dina Falk, cutter, 0141 496 0022; Ron Adeyemi, presser, no phone.',
    { people: list(object({ name: s, trade: s, phone: sOrNull })) },
    {
      people: [
        { name: 'Dina Falk', trade: 'cutter', phone: '0141 496 0022' },
        { name: 'Ron Adeyemi', trade: 'presser', phone: null },
      ],
    },
  ),
  strict(
    'Der Mantel kostet 319 Euro, der Schal 45 Euro.',
    { coat_eur: n, scarf_eur: n, total_eur: n },
    { coat_eur: 319, scarf_eur: 45, total_eur: 364 },
  ),
  strict(
    'La livraison est prévue le 8 juin 2027 chez Mme Claire Fontanel, 3 rue des Tisserands, Lyon.',
    { customer: s, date: date, city: s },
    { customer: any('Claire Fontanel', 'Mme Claire Fontanel'), date: '2027-06-08', city: 'Lyon' },
  ),
  strict(
    'La livraison est prévue le 8 juin 2027 chez Mme Claire Fontanel, 3 rue des Tisserands, Lyon.',
    { carrier: s },
    REFUSE,
  ),
  strict('The shirt has a button-down collar.', { buttons: i }, REFUSE),
];
