/** Thirty-six by another hand, who saw no source: the fifth edition. */
import { s, n, i, b, date, list, object, one, any, strict, REFUSE } from './case.mjs';
export const CASES = [
  strict(
    'Hello, this is Ingrid Solberg. Please refund order ZX-7714, the jumper arrived with a hole in the elbow.',
    { customer: s, order_number: s, request: one('exchange', 'refund', 'repair'), article: s },
    { customer: 'Ingrid Solberg', order_number: 'ZX-7714', request: 'refund', article: any('jumper', 'the jumper') },
  ),
  strict(
    'Hello, this is Ingrid Solberg. Please refund order ZX-7714, the jumper arrived with a hole in the elbow.',
    { delivery_address: s },
    REFUSE,
  ),
  strict(
    'Shell: 92 % polyamide, 8 % elastane. Weight 165 g per square metre, width 152 cm.',
    { polyamide_percent: n, elastane_percent: n, weight_gsm: n, width_cm: n },
    { polyamide_percent: 92, elastane_percent: 8, weight_gsm: 165, width_cm: 152 },
  ),
  strict(
    'Shell: 92 % polyamide, 8 % elastane. Weight 165 g per square metre, width 152 cm.',
    { country_of_origin: s },
    REFUSE,
  ),
  strict(
    'Receipt: 3 pairs of socks at 9 EUR, 1 belt at 35 EUR, gift wrap 4 EUR.',
    { socks_eur: n, belt_eur: n, total_eur: n },
    { socks_eur: 27, belt_eur: 35, total_eur: 66 },
  ),
  strict('Receipt: 3 pairs of socks at 9 EUR, 1 belt at 35 EUR, gift wrap 4 EUR.', { receipt_number: s }, REFUSE),
  strict('The parcel weighs 2.4 kg.', { weight_g: n }, { weight_g: 2400 }),
  strict('The hem is 3 cm deep.', { hem_mm: n }, { hem_mm: 30 }),
  strict('The runner carpet is 12 feet long.', { length_m: n }, { length_m: 3.6576 }),
  strict(
    'Wash at 30 degrees. Do not bleach. Do not tumble dry. Iron at low heat.',
    { wash_temperature_c: n, bleach: b, tumble_dry: b, iron: b },
    { wash_temperature_c: 30, bleach: false, tumble_dry: false, iron: true },
  ),
  strict('Available in navy, ecru and olive.', { colours: list(s) }, { colours: ['navy', 'ecru', 'olive'] }),
  strict('Available in navy, ecru and olive.', { price_eur: n }, REFUSE),
  strict(
    'Appointment: Ms Fatima Rahal, 22 May 2027, 16:30, room 4.',
    { customer: s, date: date, time: s, room: i },
    { customer: any('Fatima Rahal', 'Ms Fatima Rahal'), date: '2027-05-22', time: '16:30', room: 4 },
  ),
  strict('Appointment: Ms Fatima Rahal, 22 May 2027, 16:30, room 4.', { email: s }, REFUSE),
  strict(
    'The dress is picked up on 12 March 2027 and must be returned a week later.',
    { return_date: date },
    { return_date: '2027-03-19' },
  ),
  strict('Delivery is due 21 days after 18 August 2026.', { delivery_date: date }, { delivery_date: '2026-09-08' }),
  strict('The workshop employs 6 cutters, 11 machinists and 2 pressers.', { employees: i }, { employees: 19 }),
  strict('The workshop employs 6 cutters, 11 machinists and 2 pressers.', { apprentices: i }, REFUSE),
  strict('Of 250 samples, 30 failed the rub test.', { failed_percent: n }, { failed_percent: 12 }),
  strict(
    'A metre of silk costs 28 EUR and I need 3.5 metres. I pay with a 100 EUR note.',
    { cost_eur: n, change_eur: n },
    { cost_eur: 98, change_eur: 2 },
  ),
  strict('The subscription is 15 EUR per month.', { cost_per_year_eur: n }, { cost_per_year_eur: 180 }),
  strict('The parka cost 160 USD in autumn and costs 120 USD now.', { decrease_percent: n }, { decrease_percent: 25 }),
  strict('The bolt held 32 m. We cut 4.5 m and then 6 m from it.', { left_m: n }, { left_m: 21.5 }),
  strict('There are 16 boxes with 15 pairs of gloves each.', { pairs: i }, { pairs: 240 }),
  strict(
    'The net price is 250 EUR and VAT is 25 %.',
    { vat_eur: n, gross_eur: n },
    { vat_eur: 62.5, gross_eur: 312.5 },
  ),
  strict(
    'My card was charged twice for the same invoice.',
    { department: one('billing', 'repairs', 'press') },
    { department: 'billing' },
  ),
  strict(
    'I write for a magazine and would like to interview your head designer.',
    { department: one('billing', 'repairs', 'press') },
    { department: 'press' },
  ),
  strict(
    'Absolutely thrilled with the clogs, I wear them every day.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict(
    'The tent coat is windproof but not breathable.',
    { windproof: b, breathable: b },
    { windproof: true, breathable: false },
  ),
  strict('The tent coat is windproof but not breathable.', { recycled: b }, REFUSE),
  strict(
    'Ring Anders Lindqvist på 070-555 01 32 om kavajen, senast den 5 december 2026.',
    { name: s, phone: s, deadline: date },
    { name: 'Anders Lindqvist', phone: any('070-555 01 32', '070-5550132', '0705550132'), deadline: '2026-12-05' },
  ),
  strict(
    'Täcket kostar 1 290 kr och örngottet 150 kr.',
    { duvet_sek: n, pillowcase_sek: n, total_sek: n },
    { duvet_sek: 1290, pillowcase_sek: 150, total_sek: 1440 },
  ),
  strict('Täcket kostar 1 290 kr och örngottet 150 kr.', { sheet_sek: n }, REFUSE),
  strict(
    'Packing list: 40 shirts, 25 skirts, 12 coats.',
    { items: list(object({ name: s, quantity: i })) },
    {
      items: [
        { name: any('shirts', 'shirt'), quantity: 40 },
        { name: any('skirts', 'skirt'), quantity: 25 },
        { name: any('coats', 'coat'), quantity: 12 },
      ],
    },
  ),
  strict('The sandals have a cork sole.', { upper_material: s }, REFUSE),
  strict(
    'Der Mantel kostet 420 Euro und wiegt 1,8 kg.',
    { price_eur: n, weight_kg: n },
    { price_eur: 420, weight_kg: 1.8 },
  ),
];
