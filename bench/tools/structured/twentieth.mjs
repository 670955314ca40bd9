/** Fifty by another hand, who saw no source, but had read docs/api.md: the fourth edition. */
import { s, n, i, b, date, list, object, one, any, strict, REFUSE } from './case.mjs';
const sOrNull = { type: ['string', 'null'] };
const nOrNull = { type: ['number', 'null'] };

const RETURN =
  'Return slip. Customer: Marek Dvořák, Na Příkopě 22, 110 00 Praha. Article: linen blazer, size 54. Reason: sleeves too long. Order no. CZ-000914. Bought on 2 April 2027.';
const CHAT =
  'Tess: are the clogs still 72 quid? Shop: no, 58 since Monday. Tess: brill, put aside a pair in 39 for me, I will pop in on 6 May 2027 around 17:20.';
const CARE =
  'Wash at 40 degrees with like colours. Do not tumble dry. Iron on the reverse, 110 degrees at most. Dry cleaning is permitted.';
const SHEET =
  'Fabric card 0093: herringbone, 80 % wool, 15 % polyamide, 5 % cashmere. Weight 480 g/m2. Width 150 cm. Mill: Brunnbäck. Price 62 EUR per metre.';
const JOB =
  'Wanted: pattern cutter for our studio in Leeds, 30 hours a week, from 1 September 2026. Contact Fiona Marsh, fiona@marshandco.example. CAD skills needed, no driving licence required.';
const WORK =
  'Utlämning: Kerstin Lööf hämtar en blå kappa den 17 januari 2027 kl. 16.45. Hon har betalat 450 kr i förskott av totalt 1 200 kr.';

export const CASES = [
  strict(
    RETURN,
    { customer: s, street: s, postcode: s, city: s },
    { customer: 'Marek Dvořák', street: 'Na Příkopě 22', postcode: '110 00', city: 'Praha' },
  ),
  strict(
    RETURN,
    { article: s, size: i, order_number: s, bought_on: date },
    { article: any('linen blazer', 'blazer'), size: 54, order_number: 'CZ-000914', bought_on: '2027-04-02' },
  ),
  strict(RETURN, { reason: one('too_long', 'too_short', 'damaged', 'wrong_colour') }, { reason: 'too_long' }),
  strict(RETURN, { refund_amount: n }, REFUSE),
  strict(CHAT, { old_price_gbp: n, price_gbp: n, size: i }, { old_price_gbp: 72, price_gbp: 58, size: 39 }),
  strict(CHAT, { visit_date: date, visit_time: s }, { visit_date: '2027-05-06', visit_time: '17:20' }),
  strict(CHAT, { surname: s }, REFUSE),
  strict(CHAT, { article: s, reserved: b }, { article: any('clogs', 'clog'), reserved: true }),
  strict(
    CARE,
    { wash_temperature_c: n, tumble_dry: b, iron_temperature_c: n, dry_clean: b },
    { wash_temperature_c: 40, tumble_dry: false, iron_temperature_c: 110, dry_clean: true },
  ),
  strict(CARE, { fibre: s }, REFUSE),
  strict(
    SHEET,
    { weave: s, weight_gsm: n, width_cm: n, mill: s, price_per_metre_eur: n },
    { weave: 'herringbone', weight_gsm: 480, width_cm: 150, mill: 'Brunnbäck', price_per_metre_eur: 62 },
  ),
  strict(
    SHEET,
    { fibres: list(object({ fibre: s, percent: n })) },
    {
      fibres: [
        { fibre: 'wool', percent: 80 },
        { fibre: 'polyamide', percent: 15 },
        { fibre: 'cashmere', percent: 5 },
      ],
    },
  ),
  strict(SHEET, { silk_percent: nOrNull, cashmere_percent: nOrNull }, { silk_percent: null, cashmere_percent: 5 }),
  strict(SHEET, { colour: s }, REFUSE),
  strict(SHEET, { price_of_4_metres_eur: n }, { price_of_4_metres_eur: 248 }),
  strict(
    JOB,
    { role: s, city: s, hours_per_week: n, start: date, contact: s, email: s },
    {
      role: 'pattern cutter',
      city: 'Leeds',
      hours_per_week: 30,
      start: '2026-09-01',
      contact: 'Fiona Marsh',
      email: 'fiona@marshandco.example',
    },
  ),
  strict(
    JOB,
    { driving_licence_required: b, cad_required: b },
    { driving_licence_required: false, cad_required: true },
  ),
  strict(JOB, { salary_gbp: n }, REFUSE),
  strict(JOB, { phone: sOrNull, email: s }, { phone: null, email: 'fiona@marshandco.example' }),
  strict(
    WORK,
    {
      customer: s,
      garment: one('coat', 'dress', 'trousers'),
      colour: one('blue', 'green', 'red'),
      date: date,
      time: s,
    },
    { customer: 'Kerstin Lööf', garment: 'coat', colour: 'blue', date: '2027-01-17', time: any('16:45', '16.45') },
  ),
  strict(WORK, { paid_sek: n, total_sek: n, left_sek: n }, { paid_sek: 450, total_sek: 1200, left_sek: 750 }),
  strict(WORK, { phone: s }, REFUSE),
  strict('His neck measures 15.5 inches.', { neck_cm: n }, { neck_cm: 39.37 }),
  strict('We need 6 feet of brass chain for the bag.', { price_eur: n }, REFUSE),
  strict('The trim is 350 mm long.', { length_cm: n, length_m: n }, { length_cm: 35, length_m: 0.35 }),
  strict('The bale weighs 1.75 tonnes.', { fibre: s }, REFUSE),
  strict('Press the pleats at 302 degrees Fahrenheit.', { temperature_c: n }, { temperature_c: 150 }),
  strict('The steaming takes an hour and a half.', { minutes: n }, { minutes: 90 }),
  strict('Two dozen hangers and another eight.', { hangers: i }, { hangers: 32 }),
  strict('Each of the 15 costumes needs 3.2 m of cloth.', { metres: n }, { metres: 48 }),
  strict('In March we mended 118 garments, in April 97.', { total: i, difference: i }, { total: 215, difference: 21 }),
  strict(
    'The school ordered 240 polo shirts; 36 of them were faulty.',
    { faulty_percent: n, good: i },
    { faulty_percent: 15, good: 204 },
  ),
  strict('A hat is 54 EUR including a delivery charge of 6 EUR.', { hat_alone_eur: n }, { hat_alone_eur: 48 }),
  strict('Bulk rate: 9 EUR per metre up to 50 m. We take 22 m.', { cost_eur: n }, { cost_eur: 198 }),
  strict('Five metres of lace were shared equally among four bridesmaids.', { metres_each: n }, { metres_each: 1.25 }),
  strict('The fitting lasts from 10:40 to 11:25.', { minutes: n }, { minutes: 45 }),
  strict(
    'The exhibition runs from 4 May 2027 for ten days, the first day included.',
    { last_day: date },
    { last_day: '2027-05-13' },
  ),
  strict('Invoice dated 20 December 2026, payable within 30 days.', { due_date: date }, { due_date: '2027-01-19' }),
  strict('The pop-up shop closes the day after 31 October 2027.', { closing_day: date }, { closing_day: '2027-11-01' }),
  strict('The new catalogue appears in spring.', { publication_date: date }, REFUSE),
  strict(
    'The kimono is hand-dyed but machine-sewn, and it is not washable.',
    { hand_dyed: b, hand_sewn: b, washable: b },
    { hand_dyed: true, hand_sewn: false, washable: false },
  ),
  strict(
    'Gloves of deerskin, unlined, touchscreen tips.',
    { lined: b, touchscreen: b },
    { lined: false, touchscreen: true },
  ),
  strict('Gloves of deerskin, unlined, touchscreen tips.', { made_in: s }, REFUSE),
  strict(
    'Honestly the loveliest shawl I own, soft as a cloud and it arrived early!',
    { sentiment: one('positive', 'negative', 'neutral'), early: b },
    { sentiment: 'positive', early: true },
  ),
  strict(
    'The heel snapped the first time I walked down stairs in them.',
    { topic: one('quality', 'delivery', 'fit', 'price') },
    { topic: 'quality' },
  ),
  strict(
    'Both armholes cut in and I cannot lift my arms.',
    { topic: one('quality', 'delivery', 'fit', 'price') },
    { topic: 'fit' },
  ),
  strict(
    'Bookings: Ola Brandt on 3 June 2027, Mia Sund on 5 June 2027.',
    { bookings: list(object({ name: s, date: date })) },
    {
      bookings: [
        { name: 'Ola Brandt', date: '2027-06-03' },
        { name: 'Mia Sund', date: '2027-06-05' },
      ],
    },
  ),
  strict(
    'Liefertermin ist der 24. August 2026, Bestellnummer WX-31/08, Empfänger Jens Kröger in Bremen.',
    { order_number: s, date: date, recipient: s, city: s },
    { order_number: 'WX-31/08', date: '2026-08-24', recipient: 'Jens Kröger', city: 'Bremen' },
  ),
  strict('El abrigo cuesta 180 euros y la bufanda 35 euros.', { belt_eur: n }, REFUSE),
  strict('The tote bag holds 18 litres.', { weight_g: n }, REFUSE),
];
