/** Forty by another hand, who saw no source: the eighth edition. */
import { s, n, i, b, date, list, object, one, any, strict, REFUSE } from './case.mjs';
const nullable = (type) => ({ type: [type, 'null'] });
const ORDER =
  'Hello, this is Margit Olsen from Fjord Outfitters. Please send us 24 beanies and 12 scarves by 15 January 2027.';
const LABEL = 'Care: hand wash cold. Do not bleach. Do not tumble dry. Dry cleaning allowed.';
const CHART = 'Size S: chest 92 cm, waist 76 cm. Size M: chest 98 cm, waist 82 cm. Size L: chest 104 cm, waist 88 cm.';
const ROSTER = 'Monday: Ines early, Paulo late. Tuesday: Paulo early, Rita late.';
const NOTE = 'Delivery note 5581. Ordered: 60 aprons. Delivered: 54 aprons. The rest follows on Friday.';
const MINUTES =
  'Minutes. Present: Elena, Marco, Yusuf. Absent: Pia. Decided: the new uniform will be navy. Marco orders the samples by 12 May 2027.';
const COPY =
  'The Trail Skirt is made of 88 % recycled nylon and 12 % elastane. It has three pockets and is windproof, but not waterproof.';
const CLASS = 'Class 4B has 11 girls and 13 boys. Every child needs one gym shirt.';
const TICKET = 'Ticket 902: 3 shirts at 2.80 EUR each, 1 suit at 14 EUR, 2 blankets at 9 EUR each.';
const OBJECT =
  'Object T.1912-44: evening dress, silk, about 1910. Two tears at the left shoulder, very fragile. Not available for loan.';
export const CASES = [
  strict(
    ORDER,
    { contact_name: s, company: s, beanies: i, scarves: i, delivery_date: date },
    {
      contact_name: 'Margit Olsen',
      company: 'Fjord Outfitters',
      beanies: 24,
      scarves: 12,
      delivery_date: '2027-01-15',
    },
  ),
  strict(ORDER, { unit_price_eur: n }, REFUSE),
  strict(
    'Order 77-120: the sole of my left boot split after two hikes. I want my money back, not a replacement. Tor Vik',
    { order_number: s, customer: s, wanted: one('refund', 'replacement', 'repair') },
    { order_number: '77-120', customer: 'Tor Vik', wanted: 'refund' },
  ),
  strict(
    LABEL,
    { hand_wash: b, bleach: b, tumble_dry: b, dry_clean: b },
    { hand_wash: true, bleach: false, tumble_dry: false, dry_clean: true },
  ),
  strict(LABEL, { country_of_origin: s }, REFUSE),
  strict(
    CHART,
    { sizes: list(object({ size: s, chest_cm: n, waist_cm: n })) },
    {
      sizes: [
        { size: 'S', chest_cm: 92, waist_cm: 76 },
        { size: 'M', chest_cm: 98, waist_cm: 82 },
        { size: 'L', chest_cm: 104, waist_cm: 88 },
      ],
    },
  ),
  strict(CHART, { hips_cm_of_size_m: n }, REFUSE),
  strict(
    'Fitting of Ms Amara Diallo on 4 March 2027: shorten the hem by 3 cm, take in the waist by 2 cm. The sleeves are fine.',
    { customer: s, date: date, hem_shorten_cm: n, waist_take_in_cm: n },
    { customer: any('Amara Diallo', 'Ms Amara Diallo'), date: '2027-03-04', hem_shorten_cm: 3, waist_take_in_cm: 2 },
  ),
  strict(
    ROSTER,
    { days: list(object({ day: s, early: s, late: s })) },
    {
      days: [
        { day: 'Monday', early: 'Ines', late: 'Paulo' },
        { day: 'Tuesday', early: 'Paulo', late: 'Rita' },
      ],
    },
  ),
  strict(ROSTER, { phone_of_rita: s }, REFUSE),
  strict(
    'Invoice 2027-018: 40 m of twill at 6.50 EUR per metre and 200 buttons at 0.15 EUR each.',
    { invoice_number: s, twill_eur: n, buttons_eur: n, total_eur: n },
    { invoice_number: '2027-018', twill_eur: 260, buttons_eur: 30, total_eur: 290 },
  ),
  strict(
    NOTE,
    { delivery_note: s, ordered: i, delivered: i, missing: i },
    { delivery_note: '5581', ordered: 60, delivered: 54, missing: 6 },
  ),
  strict(NOTE, { carrier: s }, REFUSE),
  strict(
    MINUTES,
    { present: list(s), absent: list(s), uniform_colour: s },
    { present: ['Elena', 'Marco', 'Yusuf'], absent: ['Pia'], uniform_colour: 'navy' },
  ),
  strict(
    MINUTES,
    { samples_ordered_by: s, samples_due: date },
    { samples_ordered_by: 'Marco', samples_due: '2027-05-12' },
  ),
  strict(MINUTES, { budget_eur: n }, REFUSE),
  strict(
    COPY,
    { nylon_percent: n, elastane_percent: n, pockets: i, windproof: b, waterproof: b },
    { nylon_percent: 88, elastane_percent: 12, pockets: 3, windproof: true, waterproof: false },
  ),
  strict(COPY, { weight_g: n }, REFUSE),
  strict(
    'Four stars. Lovely colour, but it comes up small and I had to order one size up. Denise',
    { stars: i, fit: one('runs_small', 'true_to_size', 'runs_large'), reviewer: s },
    { stars: 4, fit: 'runs_small', reviewer: 'Denise' },
  ),
  strict(
    'The zip jams every time I close the jacket.',
    { topic: one('fastening', 'colour', 'delivery') },
    { topic: 'fastening' },
  ),
  strict(
    'Honestly, the shirt hangs on me like a tent.',
    { fit: one('too_big', 'too_small', 'just_right') },
    { fit: 'too_big' },
  ),
  strict(
    'Contact: Joana Pires, joana.pires@texporto.example. She has no phone.',
    { name: s, email: s, phone: nullable('string') },
    { name: 'Joana Pires', email: 'joana.pires@texporto.example', phone: null },
  ),
  strict(
    'Chest 112 cm, waist not measured yet, hips 120 cm.',
    { chest_cm: n, waist_cm: nullable('number'), hips_cm: n },
    { chest_cm: 112, waist_cm: null, hips_cm: 120 },
  ),
  strict('The parcel with the uniforms weighs 2.4 kg.', { weight_g: n }, { weight_g: 2400 }),
  strict('The clothes rail is 6 feet long.', { length_cm: n }, { length_cm: 182.88 }),
  strict(
    'The costume goes out on 3 June 2027 and comes back one week later.',
    { going_out_date: date, return_date: date },
    { going_out_date: '2027-06-03', return_date: '2027-06-10' },
  ),
  strict(CLASS, { children: i, shirts: i }, { children: 24, shirts: 24 }),
  strict(CLASS, { shirt_colour: s }, REFUSE),
  strict(
    'Of 250 uniform jackets 50 failed the inspection.',
    { failed_percent: n, passed: i },
    { failed_percent: 20, passed: 200 },
  ),
  strict('Line 2 sews 45 shirts per hour and runs 8 hours a day.', { shirts_per_day: i }, { shirts_per_day: 360 }),
  strict(
    'Beställning från Birgit Lund: 6 nystan rött garn och 2 par stickor. Hämtas den 20 februari 2027.',
    { customer: s, balls_of_yarn: i, pairs_of_needles: i, pickup_date: date },
    { customer: 'Birgit Lund', balls_of_yarn: 6, pairs_of_needles: 2, pickup_date: '2027-02-20' },
  ),
  strict(
    'Tvättas i 40 grader. Får ej torktumlas. Får strykas. Ej blekning.',
    { wash_temperature_c: n, tumble_dry: b, iron: b, bleach: b },
    { wash_temperature_c: 40, tumble_dry: false, iron: true, bleach: false },
  ),
  strict('Mössan är stickad av 100 % alpacka.', { price_sek: n }, REFUSE),
  strict(
    TICKET,
    { ticket: s, items: list(object({ name: s, quantity: i, unit_price_eur: n })) },
    {
      ticket: any('902', 'Ticket 902'),
      items: [
        { name: any('shirts', 'shirt'), quantity: 3, unit_price_eur: 2.8 },
        { name: any('suit', 'suits'), quantity: 1, unit_price_eur: 14 },
        { name: any('blankets', 'blanket'), quantity: 2, unit_price_eur: 9 },
      ],
    },
  ),
  strict(TICKET, { total_eur: n }, { total_eur: 40.4 }),
  strict(
    OBJECT,
    { object_number: s, material: s, tears: i, loan_possible: b },
    { object_number: 'T.1912-44', material: 'silk', tears: 2, loan_possible: false },
  ),
  strict(OBJECT, { designer: s }, REFUSE),
  strict(
    'Twins for the fitting: Leo is 98 cm tall and Max is 101 cm tall.',
    { taller_child: s, difference_cm: n },
    { taller_child: 'Max', difference_cm: 3 },
  ),
  strict(
    'On the shelf: a red shirt in S, a red shirt in M and a blue shirt in L.',
    { shirts: list(object({ colour: s, size: s })) },
    {
      shirts: [
        { colour: 'red', size: 'S' },
        { colour: 'red', size: 'M' },
        { colour: 'blue', size: 'L' },
      ],
    },
  ),
  strict(
    'The jacket used to cost 150 EUR and is now reduced by 30 %.',
    { saving_eur: n, price_now_eur: n },
    { saving_eur: 45, price_now_eur: 105 },
  ),
];
