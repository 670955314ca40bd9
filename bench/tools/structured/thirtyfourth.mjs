/** Forty by a stranger, who saw no source: workshops, counters and offices. */
import { s, n, i, b, date, list, object, one, any, strict, REFUSE } from './case.mjs';
const BIKE =
  'Hi, this is Jonas Petersen. My Trek bike makes a grinding noise when I brake at the rear. I can bring it in on 4 March 2027. My number is 0171 5550123.';
const CAKE =
  'Order for Mrs Adeyemi: one lemon cake for 12 people and 30 cinnamon buns, collection Saturday 6 February 2027 at 9:30. No nuts please, her son is allergic.';
const HIRE =
  'Your booking CR-77120 is confirmed: Skoda Octavia, automatic, pick-up in Porto on 12 May 2027, return in Lisbon on 19 May 2027. Daily rate 38 EUR.';
const VET =
  'Patient: Molly, a cat, female, 7 years old, 4.2 kg. Came in limping on the left hind leg. Next visit 22 April 2027.';
const FERRY =
  'Departures to Hven today: 08:15, 11:45, 15:30 and 18:00. The crossing takes 35 minutes. Dogs travel free.';
const MUSEUM =
  'The museum is open Tuesday to Sunday from 10 to 17. Adults pay 14 EUR, students 9 EUR, children under 12 go free.';
export const CASES = [
  // bike workshop
  strict(
    BIKE,
    { customer: s, brand: s, date: date, phone: s },
    { customer: 'Jonas Petersen', brand: 'Trek', date: '2027-03-04', phone: '0171 5550123' },
  ),
  strict(BIKE, { part: one('brakes', 'lights', 'saddle', 'tyres') }, { part: 'brakes' }),
  strict(BIKE, { frame_number: s }, REFUSE),
  strict(
    'Service done: new chain 32 EUR, two brake pads at 9 EUR each, labour 45 EUR.',
    { chain_eur: n, brake_pads_eur: n, labour_eur: n, total_eur: n },
    { chain_eur: 32, brake_pads_eur: 18, labour_eur: 45, total_eur: 95 },
  ),
  // bakery
  strict(
    CAKE,
    { customer: s, cake: s, people: i, buns: i, collection_date: date },
    {
      customer: any('Mrs Adeyemi', 'Adeyemi'),
      cake: any('lemon cake', 'lemon', 'one lemon cake'),
      people: 12,
      buns: 30,
      collection_date: '2027-02-06',
    },
  ),
  strict(CAKE, { nuts_allowed: b }, { nuts_allowed: false }),
  strict(CAKE, { price_eur: n }, REFUSE),
  strict('The dough needs 1.5 kg of flour.', { flour_g: n }, { flour_g: 1500 }),
  // library
  strict(
    'Dear reader, the book "The Summer Book" by Tove Jansson was due on 3 November 2026. The fee is 20 cents per day.',
    { title: s, author: s, due_date: date },
    { title: 'The Summer Book', author: 'Tove Jansson', due_date: '2026-11-03' },
  ),
  strict(
    'Dear reader, the book "The Summer Book" by Tove Jansson was due on 3 November 2026. The fee is 20 cents per day.',
    { isbn: s },
    REFUSE,
  ),
  strict(
    'Loans last 21 days. She borrowed the atlas on 10 May 2027.',
    { return_date: date },
    { return_date: '2027-05-31' },
  ),
  // gym
  strict(
    'I have moved to another town and want to end my membership, number 40418, on 31 January 2027. Regards, Claire Dubois',
    { member: s, membership_number: s, request: one('cancel', 'freeze', 'upgrade'), end_date: date },
    { member: 'Claire Dubois', membership_number: '40418', request: 'cancel', end_date: '2027-01-31' },
  ),
  strict('The spinning class has 18 bikes and 13 are booked.', { free: i }, { free: 5 }),
  strict('The spinning class has 18 bikes and 13 are booked.', { instructor: s }, REFUSE),
  strict('The membership costs 29 EUR a month, billed for 12 months.', { total_eur: n }, { total_eur: 348 }),
  // museum
  strict(
    MUSEUM,
    { adult_eur: n, student_eur: n, open_on_monday: b },
    { adult_eur: 14, student_eur: 9, open_on_monday: false },
  ),
  strict(MUSEUM, { director: s }, REFUSE),
  strict('A school class comes with 22 pupils and 3 teachers.', { visitors: i }, { visitors: 25 }),
  // plumber
  strict(
    'The kitchen tap has been dripping since Sunday. Nothing dramatic, any day next week is fine. Elm Road 8, ask for Mr Hughes.',
    { room: s, urgent: b, address: s, contact: s },
    { room: 'kitchen', urgent: false, address: 'Elm Road 8', contact: any('Mr Hughes', 'Hughes') },
  ),
  strict(
    'Water is pouring through the ceiling, please come right now!',
    { priority: one('emergency', 'routine') },
    { priority: 'emergency' },
  ),
  strict('Call-out 60 EUR, then 50 EUR per hour. He worked for 3 hours.', { total_eur: n }, { total_eur: 210 }),
  // car hire
  strict(
    HIRE,
    {
      booking: s,
      car: s,
      automatic: b,
      pick_up: object({ city: s, date: date }),
      drop_off: object({ city: s, date: date }),
    },
    {
      booking: 'CR-77120',
      car: 'Skoda Octavia',
      automatic: true,
      pick_up: { city: 'Porto', date: '2027-05-12' },
      drop_off: { city: 'Lisbon', date: '2027-05-19' },
    },
  ),
  strict(HIRE, { deposit_eur: n }, REFUSE),
  strict(
    'The car had 41200 km when we took it and 41950 km when we gave it back.',
    { driven_km: n },
    { driven_km: 750 },
  ),
  // photo studio
  strict(
    'We need passport photos for 4 people, and one family portrait, 30 x 40 cm, in black and white.',
    { passport_people: i, portrait_width_cm: n, portrait_height_cm: n, colour: b },
    { passport_people: 4, portrait_width_cm: 30, portrait_height_cm: 40, colour: false },
  ),
  strict('We need passport photos for 4 people, and one family portrait.', { photographer: s }, REFUSE),
  // charity shop
  strict(
    'Donated today: 6 coats, 11 shirts, 2 lamps.',
    { donations: list(object({ item: s, quantity: i })) },
    {
      donations: [
        { item: any('coats', 'coat'), quantity: 6 },
        { item: any('shirts', 'shirt'), quantity: 11 },
        { item: any('lamps', 'lamp'), quantity: 2 },
      ],
    },
  ),
  strict(
    'I would love to help behind the till on Thursdays, without pay of course.',
    { topic: one('volunteering', 'donation', 'complaint') },
    { topic: 'volunteering' },
  ),
  strict(
    'The shop took 320 EUR on Friday and 480 EUR on Saturday.',
    { saturday_eur: n, both_days_eur: n },
    { saturday_eur: 480, both_days_eur: 800 },
  ),
  // vet
  strict(
    VET,
    { name: s, species: one('cat', 'dog', 'rabbit'), age_years: i, weight_kg: n, next_visit: date },
    { name: 'Molly', species: 'cat', age_years: 7, weight_kg: 4.2, next_visit: '2027-04-22' },
  ),
  strict(VET, { owner: s }, REFUSE),
  // choir
  strict(
    'In the choir sing 14 sopranos, 11 altos, 6 tenors and 7 basses.',
    { altos: i, singers: i },
    { altos: 11, singers: 38 },
  ),
  strict(
    'Kören repeterar onsdagar kl. 18.30 i församlingshemmet. Konserten är den 12 december 2026.',
    { weekday: one('monday', 'tuesday', 'wednesday', 'thursday'), concert_date: date },
    { weekday: 'wednesday', concert_date: '2026-12-12' },
  ),
  strict(
    'Kören repeterar onsdagar kl. 18.30 i församlingshemmet. Konserten är den 12 december 2026.',
    { conductor: s },
    REFUSE,
  ),
  // ferry line
  strict(
    FERRY,
    { departures: list(s), crossing_minutes: i },
    { departures: ['08:15', '11:45', '15:30', '18:00'], crossing_minutes: 35 },
  ),
  strict(FERRY, { car_price_eur: n }, REFUSE),
  // fashion
  strict(
    'Style 2207: wrap skirt in viscose twill, colours rust and petrol, sizes 34 to 46, wholesale 27 EUR.',
    { style: s, fabric: s, colours: list(s), wholesale_eur: n },
    { style: '2207', fabric: 'viscose twill', colours: ['rust', 'petrol'], wholesale_eur: 27 },
  ),
  strict(
    'The seams are crooked and the colour bled on the first wash. I will not buy here again.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'negative' },
  ),
  strict(
    'Der Mantel ist aus 70 % Wolle und 30 % Polyamid, gefüttert, ohne Kapuze.',
    { wool_percent: n, polyamide_percent: n, lined: b, hood: b },
    { wool_percent: 70, polyamide_percent: 30, lined: true, hood: false },
  ),
  strict('The blouse was 60 EUR and is now reduced by 25 %.', { price_now_eur: n }, { price_now_eur: 45 }),
];
