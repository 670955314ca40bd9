/** Sixty of our own, written before they were tried, in the manner of the papers of a shop, an atelier, a factory, a league, a school, a clinic, a hotel and a club. */
import { s, n, i, b, date, list, object, one, or, any, strict, REFUSE } from './case.mjs';
const people = list(object({ name: s, task: s }));
export const CASES = [
  // corrections
  strict('I would like 10 aprons in black. Sorry, make that 12.', { quantity: i }, { quantity: 12 }),
  strict('Please book table 4 for Friday, no wait, table 6.', { table: i }, { table: 6 }),
  strict(
    'We ordered 40 metres of ticking but only need 35 now, please change the order.',
    { new_quantity_m: n },
    { new_quantity_m: 35 },
  ),
  strict('Correction to invoice 2201: the amount is 480 EUR, not 840 EUR.', { amount_eur: n }, { amount_eur: 480 }),
  strict('Instead of the red scarf please send the green one.', { colour: s }, { colour: any('green') }),
  strict('The meeting is not on 4 May 2027 but on 6 May 2027.', { date }, { date: '2027-05-06' }),
  strict('Jag vill ha 8 servetter, nej förlåt, 10.', { quantity: i }, { quantity: 10 }),
  // another person's or thing's
  strict(
    'Nora is 34 and runs the shop. Her brother Elias is 29 and keeps the books.',
    { nora_age: i, elias_age: i },
    { nora_age: 34, elias_age: 29 },
  ),
  strict('My sister bought the blue coat for 300 EUR. I have not bought anything yet.', { my_spending_eur: n }, REFUSE),
  strict('The old supplier delivered in 10 days. The new one has not told us yet.', { new_supplier_days: i }, REFUSE),
  strict(
    'Room 12 has two beds and costs 90 EUR. Room 14 has three beds and costs 120 EUR.',
    { room_14_eur: n },
    { room_14_eur: 120 },
  ),
  strict('If we had 20 more machinists we could deliver on 1 June 2027.', { delivery_date: date }, REFUSE),
  strict('Last year we sold 400 hats.', { hats_sold_this_year: i }, REFUSE),
  strict('We might order 50 or 60 jackets.', { quantity: i }, REFUSE),
  // rosters, who does what
  strict(
    'Tasks for Monday: Ida cuts the lining, Sven presses the collars, Mira packs the parcels.',
    { tasks: people },
    {
      tasks: [
        { name: 'Ida', task: any('cuts the lining', 'cut the lining', 'cutting the lining') },
        { name: 'Sven', task: any('presses the collars', 'press the collars') },
        { name: 'Mira', task: any('packs the parcels', 'pack the parcels') },
      ],
    },
  ),
  strict(
    'Monday: Ida, Sven. Tuesday: Mira. Wednesday: Ida, Mira, Olof.',
    { days: list(object({ day: s, people: list(s) })) },
    {
      days: [
        { day: 'Monday', people: ['Ida', 'Sven'] },
        { day: 'Tuesday', people: ['Mira'] },
        { day: 'Wednesday', people: ['Ida', 'Mira', 'Olof'] },
      ],
    },
  ),
  strict(
    'Present: Anna Berg, Olle Falk, Sara Lind. Absent: Per Holm.',
    { present: list(s), absent: list(s), present_count: i },
    {
      present: ['Anna Berg', 'Olle Falk', 'Sara Lind'],
      absent: ['Per Holm'],
      present_count: 3,
    },
  ),
  strict(
    'Minutes: Anna Berg chaired the meeting and Olle Falk took notes.',
    { chair: s, secretary: or(s) },
    { chair: 'Anna Berg', secretary: any('Olle Falk', null) },
  ),
  strict(
    'Class 3B has 24 pupils, 11 boys and 13 girls.',
    { pupils: i, boys: i, girls: i },
    { pupils: 24, boys: 11, girls: 13 },
  ),
  strict(
    'Goalkeeper: Lisa Ek. Defenders: Maja Ström, Tove Dahl. Forward: Kim Ros.',
    { goalkeeper: s, defenders: list(s), forward: s },
    {
      goalkeeper: 'Lisa Ek',
      defenders: ['Maja Ström', 'Tove Dahl'],
      forward: 'Kim Ros',
    },
  ),
  // league, scores
  strict(
    'Northside beat Harbour 3-1 on Saturday.',
    { winner: s, loser: s, winner_goals: i, loser_goals: i },
    {
      winner: 'Northside',
      loser: 'Harbour',
      winner_goals: 3,
      loser_goals: 1,
    },
  ),
  strict(
    'Team;Played;Points\nNorthside;10;24\nHarbour;10;19\nMill End;9;15',
    { teams: list(object({ team: s, played: i, points: i })) },
    {
      teams: [
        { team: 'Northside', played: 10, points: 24 },
        { team: 'Harbour', played: 10, points: 19 },
        { team: 'Mill End', played: 9, points: 15 },
      ],
    },
  ),
  strict(
    '| Size | Chest | Waist |\n|---|---|---|\n| S | 92 | 78 |\n| M | 98 | |\n| L | 104 | 90 |',
    { sizes: list(object({ size: s, chest: n, waist: or(n) })) },
    {
      sizes: [
        { size: 'S', chest: 92, waist: 78 },
        { size: 'M', chest: 98, waist: null },
        { size: 'L', chest: 104, waist: 90 },
      ],
    },
  ),
  // invoices, deliveries
  strict(
    'Invoice 7731, dated 2 March 2027, payable within 30 days. Net 1 200 EUR, VAT 25 %.',
    { invoice_number: s, due_date: date, vat_eur: n, total_eur: n },
    { invoice_number: '7731', due_date: '2027-04-01', vat_eur: 300, total_eur: 1500 },
  ),
  strict(
    'Delivery note: 120 buttons, 30 zips, 4 cones of thread. 10 zips are missing.',
    { zips_missing: i, buttons: i },
    { zips_missing: 10, buttons: 120 },
  ),
  strict(
    'We ordered 200 labels and received 185.',
    { ordered: i, received: i, missing: i },
    { ordered: 200, received: 185, missing: 15 },
  ),
  strict(
    'Weight 12 kg, 3 parcels, carrier Nordbud, tracking NB-2281-7.',
    { weight_kg: n, parcels: i, carrier: s, tracking_number: s },
    {
      weight_kg: 12,
      parcels: 3,
      carrier: 'Nordbud',
      tracking_number: 'NB-2281-7',
    },
  ),
  strict(
    'The freight is 80 EUR and the goods are 640 EUR.',
    { freight_eur: n, goods_eur: n, total_eur: n },
    { freight_eur: 80, goods_eur: 640, total_eur: 720 },
  ),
  strict('The freight is 80 EUR and the goods are 640 EUR.', { insurance_eur: n }, REFUSE),
  strict(
    'Hyran är 9 500 kr i månaden och elen 700 kr.',
    { rent_sek: n, electricity_sek: n },
    { rent_sek: 9500, electricity_sek: 700 },
  ),
  // clinic
  strict(
    'Patient: Karin Öberg, born 14 February 1961. Blood pressure 128/82, pulse 64.',
    { patient: s, birth_date: date, pulse: i },
    {
      patient: 'Karin Öberg',
      birth_date: '1961-02-14',
      pulse: 64,
    },
  ),
  strict('Take one tablet twice a day for 7 days.', { tablets_total: i }, { tablets_total: 14 }),
  strict('Take one tablet twice a day for 7 days.', { medicine: s }, REFUSE),
  strict('Next check-up is six weeks after 1 March 2027.', { next_checkup: date }, { next_checkup: '2027-04-12' }),
  strict('The patient denies fever but reports a cough.', { fever: b, cough: b }, { fever: false, cough: true }),
  // hotel
  strict(
    'We arrive on 3 July 2027 and stay four nights, two adults and one child.',
    { arrival: date, departure: date, adults: i, children: i },
    {
      arrival: '2027-07-03',
      departure: '2027-07-07',
      adults: 2,
      children: 1,
    },
  ),
  strict(
    'Breakfast is served from 7:00 to 10:30, on Sundays until 11:00.',
    { breakfast_start: s, sunday_end: s },
    { breakfast_start: '07:00', sunday_end: '11:00' },
  ),
  strict(
    'The sauna is closed, the pool is open.',
    { sauna_open: b, pool_open: b },
    { sauna_open: false, pool_open: true },
  ),
  strict(
    'Two nights at 85 EUR, breakfast included.',
    { total_eur: n, breakfast_included: b },
    { total_eur: 170, breakfast_included: true },
  ),
  strict('Incheckning den 12 augusti 2027, tre nätter.', { utcheckning: date }, { utcheckning: '2027-08-15' }),
  // school
  strict(
    'Maths is on Monday at 9:00, art is on Tuesday at 10:15.',
    { art_day: s, art_time: s },
    { art_day: 'Tuesday', art_time: '10:15' },
  ),
  strict('The exam takes 90 minutes and starts at 8:30.', { exam_end: s }, { exam_end: any('10:00') }),
  strict(
    'Elsa got 14 points, Noah 17 and Mila 9.',
    { best: s, lowest_points: i, sum_points: i },
    { best: 'Noah', lowest_points: 9, sum_points: 40 },
  ),
  // units
  strict('The bolt is 54 inches wide.', { width_cm: n }, { width_cm: 137.16 }),
  strict('The run takes 1 hour and 45 minutes.', { duration_minutes: n }, { duration_minutes: 105 }),
  strict('The dye bath holds 2.5 litres.', { volume_ml: n }, { volume_ml: 2500 }),
  strict('Knit at 28 stitches to 10 cm.', { stitches_per_cm: n }, { stitches_per_cm: 2.8 }),
  // classification
  strict(
    'Where is my parcel? It was promised for Tuesday.',
    { topic: one('delivery', 'payment', 'size', 'other') },
    { topic: 'delivery' },
  ),
  strict(
    'The trousers are too tight around the thighs, can I get a bigger pair?',
    { topic: one('delivery', 'payment', 'size', 'other') },
    { topic: 'size' },
  ),
  strict('Good morning, lovely weather today.', { topic: one('delivery', 'payment', 'size') }, REFUSE),
  strict(
    'It is fine, nothing special.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'neutral' },
  ),
  strict(
    'The needle broke and cut my finger, please come at once!',
    { urgency: one('low', 'high') },
    { urgency: 'high' },
  ),
  strict(
    'Kan ni laga dragkedjan på min jacka?',
    { request: one('repair', 'return', 'purchase') },
    { request: 'repair' },
  ),
  strict(
    'I never got my money back for the returned boots.',
    { request: one('refund', 'exchange', 'repair') },
    { request: 'refund' },
  ),
  // care, nested, quotes, nullable
  strict(
    'Care: wash at 40 degrees, do not iron, dry flat. Made in Portugal.',
    { care: object({ wash_c: i, iron: b }), origin: s },
    { care: { wash_c: 40, iron: false }, origin: 'Portugal' },
  ),
  strict(
    'From: Ada Lund. To: Workshop. “The hem of the skirt came down after one day.” Please answer by 9 June 2027.',
    { sender: s, complaint: s, deadline: date },
    {
      sender: 'Ada Lund',
      complaint: any('The hem of the skirt came down after one day.', 'The hem of the skirt came down after one day'),
      deadline: '2027-06-09',
    },
  ),
  strict(
    'Buyer: Ella Moe, 12 High Street, Leeds. Seller: Tom Ray, 4 Mill Lane, York.',
    { buyer: object({ name: s, city: s }), seller: object({ name: s, city: s }) },
    { buyer: { name: 'Ella Moe', city: 'Leeds' }, seller: { name: 'Tom Ray', city: 'York' } },
  ),
  strict(
    'Coat, wool, grey, size 42, no lining.',
    { garment: s, fabric: s, colour: s, size: s, lining: b },
    { garment: 'coat', fabric: 'wool', colour: any('grey', 'gray'), size: '42', lining: false },
  ),
  strict(
    'Anna: can you come at 5? Ben: no, 6 suits me better. Anna: fine, 6 then.',
    { time: s },
    { time: any('6', '18:00', '06:00', '6:00') },
  ),
  strict(
    'Members: 212. New this month: 9. Left this month: 4.',
    { members: i, new_members: i, left: i, phone: or(s) },
    { members: 212, new_members: 9, left: 4, phone: null },
  ),
  strict('The blue thread costs 3 EUR, the gold thread costs 7 EUR.', { silver_thread_eur: n }, REFUSE),
];
