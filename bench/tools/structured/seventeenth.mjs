/** Thirty-five by another hand, who saw no source: the second edition. */
import { s, n, i, b, date, list, object, one, any, strict, REFUSE } from './case.mjs';
export const CASES = [
  strict(
    'Dear team, my name is Rafael Ortega and I would like to exchange the boots from order AB-30921 for a size 44.',
    { customer: s, order_number: s, request: one('exchange', 'refund', 'repair'), new_size: i },
    { customer: 'Rafael Ortega', order_number: 'AB-30921', request: 'exchange', new_size: 44 },
  ),
  strict(
    'Dear team, my name is Rafael Ortega and I would like to exchange the boots from order AB-30921 for a size 44.',
    { old_size: i },
    REFUSE,
  ),
  strict(
    'Fabric: 55 % hemp, 45 % organic cotton, 210 g per square metre, 148 cm wide.',
    { hemp_percent: n, cotton_percent: n, weight_gsm: n, width_cm: n },
    { hemp_percent: 55, cotton_percent: 45, weight_gsm: 210, width_cm: 148 },
  ),
  strict(
    'Fabric: 55 % hemp, 45 % organic cotton, 210 g per square metre, 148 cm wide.',
    { price_per_metre: n },
    REFUSE,
  ),
  strict(
    'Invoice: 12 zips at 2.50 EUR, 30 buttons at 0.40 EUR, delivery 6 EUR.',
    { zips_eur: n, buttons_eur: n, total_eur: n },
    { zips_eur: 30, buttons_eur: 12, total_eur: 48 },
  ),
  strict('Invoice: 12 zips at 2.50 EUR, 30 buttons at 0.40 EUR, delivery 6 EUR.', { invoice_number: s }, REFUSE),
  strict('The scarf weighs 180 g.', { weight_kg: n }, { weight_kg: 0.18 }),
  strict('The bolt holds 20 yards of cloth.', { length_m: n }, { length_m: 18.288 }),
  strict('Her inside leg is 32 inches.', { inside_leg_cm: n }, { inside_leg_cm: 81.28 }),
  strict(
    'Wash separately at 60 degrees. Bleaching allowed. Tumble dry high. Do not iron.',
    { wash_temperature_c: n, bleach: b, tumble_dry: b, iron: b },
    { wash_temperature_c: 60, bleach: true, tumble_dry: true, iron: false },
  ),
  strict('In stock: sizes 36, 38, 40 and 44.', { sizes: list(i) }, { sizes: [36, 38, 40, 44] }),
  strict('In stock: sizes 36, 38, 40 and 44.', { colour: s }, REFUSE),
  strict(
    'The tailor expects Mr Oliver Stone on 9 January 2027 at 10:15, shop in Queen Street.',
    { customer: s, date: date, time: s, street: s },
    { customer: any('Oliver Stone', 'Mr Oliver Stone'), date: '2027-01-09', time: '10:15', street: 'Queen Street' },
  ),
  strict('The tailor expects Mr Oliver Stone on 9 January 2027 at 10:15, shop in Queen Street.', { phone: s }, REFUSE),
  strict(
    'The fair starts on 28 February 2027 and the stand must be built the day before.',
    { build_date: date },
    { build_date: '2027-02-27' },
  ),
  strict('Payment is due 14 days after 20 June 2026.', { due_date: date }, { due_date: '2026-07-04' }),
  strict('The sewing class has 9 women and 4 men.', { participants: i }, { participants: 13 }),
  strict('The sewing class has 9 women and 4 men.', { teachers: i }, REFUSE),
  strict('Of 80 coats, 20 were sold with a discount.', { discounted_percent: n }, { discounted_percent: 25 }),
  strict(
    'A ball of yarn costs 7 EUR and I need 9 balls. I pay with a 100 EUR note.',
    { cost_eur: n, change_eur: n },
    { cost_eur: 63, change_eur: 37 },
  ),
  strict('The rent for the studio is 900 EUR per month.', { rent_per_year_eur: n }, { rent_per_year_eur: 10800 }),
  strict('The dress cost 240 USD last year and costs 300 USD now.', { increase_percent: n }, { increase_percent: 25 }),
  strict('From a 5 m length I cut 1.8 m and then 0.7 m.', { left_m: n }, { left_m: 2.5 }),
  strict('There are 5 racks with 24 garments each.', { garments: i }, { garments: 120 }),
  strict('The net price is 80 EUR and VAT is 20 %.', { vat_eur: n, gross_eur: n }, { vat_eur: 16, gross_eur: 96 }),
  strict(
    'The courier says the parcel was handed over, but nothing has reached me.',
    { department: one('delivery', 'alterations', 'marketing') },
    { department: 'delivery' },
  ),
  strict(
    'Could you take in the waist of my trousers and shorten the sleeves?',
    { department: one('delivery', 'alterations', 'marketing') },
    { department: 'alterations' },
  ),
  strict(
    'I am furious, the bag fell apart on day one.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'negative' },
  ),
  strict(
    'The raincoat is fully waterproof and has a detachable hood.',
    { waterproof: b, hood: b },
    { waterproof: true, hood: true },
  ),
  strict('The raincoat is fully waterproof and has a detachable hood.', { vegan: b }, REFUSE),
  strict(
    'Boka en provning åt Karin Wallin den 3 november 2026, hon nås på karin.wallin@example.se.',
    { name: s, date: date, email: s },
    { name: 'Karin Wallin', date: '2026-11-03', email: 'karin.wallin@example.se' },
  ),
  strict(
    'Halsduken kostar 349 kr och mössan 199 kr.',
    { scarf_sek: n, hat_sek: n, total_sek: n },
    { scarf_sek: 349, hat_sek: 199, total_sek: 548 },
  ),
  strict('Halsduken kostar 349 kr och mössan 199 kr.', { gloves_sek: n }, REFUSE),
  strict(
    'Bill of materials: 2 zips, 14 buttons, 3 labels.',
    { items: list(object({ name: s, quantity: i })) },
    {
      items: [
        { name: any('zips', 'zip'), quantity: 2 },
        { name: any('buttons', 'button'), quantity: 14 },
        { name: any('labels', 'label'), quantity: 3 },
      ],
    },
  ),
  strict('The gloves are made of lambskin.', { lining: s }, REFUSE),
];
