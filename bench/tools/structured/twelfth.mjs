/** Unseen set B: thirty-five, written without a look at the engine or at how it fares. */
import { s, n, i, b, date, list, object, one, or, any, strict, lax, REFUSE } from './case.mjs';
export const CASES = [
  strict(
    'hi its Marcus Bell here, the boots from order TR-4410 arrived scuffed. can i get my money back? marcus.bell@mail.example',
    { customer: s, email: s, order_number: s, item: s, wants: one('refund', 'exchange', 'repair') },
    {
      customer: 'Marcus Bell',
      email: 'marcus.bell@mail.example',
      order_number: 'TR-4410',
      item: 'boots',
      wants: 'refund',
    },
  ),
  strict(
    'Chest 40", waist 34", inside leg 32". I usually take a regular fit.',
    { chest_in: n, waist_in: n, inside_leg_in: n, fit: one('slim', 'regular', 'relaxed') },
    { chest_in: 40, waist_in: 34, inside_leg_in: 32, fit: 'regular' },
  ),
  strict(
    'Chest 40", waist 34", inside leg 32". I usually take a regular fit.',
    { chest_cm: n, waist_cm: n },
    { chest_cm: 101.6, waist_cm: 86.36 },
  ),
  strict('Chest 40", waist 34", inside leg 32". I usually take a regular fit.', { shoe_size: n }, REFUSE),
  strict(
    'Booking for the sewing workshop: Saturday 7 November 2026, 10 am to 1 pm, six participants, 45 pounds each.',
    { date: date, participants: i, price_each_gbp: n, total_gbp: n },
    { date: '2026-11-07', participants: 6, price_each_gbp: 45, total_gbp: 270 },
  ),
  strict(
    'Booking for the sewing workshop: Saturday 7 November 2026, 10 am to 1 pm, six participants, 45 pounds each.',
    { teacher: s },
    REFUSE,
  ),
  strict(
    'Summer dress in yellow cotton voile, sleeveless, square neckline, midi length, fully lined.',
    { garment: s, colour: s, fabric: s, sleeveless: b, lined: b },
    {
      garment: any('dress', 'summer dress'),
      colour: 'yellow',
      fabric: any('cotton voile', 'voile', 'cotton'),
      sleeveless: true,
      lined: true,
    },
  ),
  strict(
    'Summer dress in yellow cotton voile, sleeveless, square neckline, midi length, fully lined.',
    { price_eur: n },
    REFUSE,
  ),
  strict('I bought 4 spools at 3.50 EUR and a pair of scissors for 16 EUR.', { total_eur: n }, { total_eur: 30 }),
  strict('My budget is 200 and the coat costs 165. How much is left?', { left: n }, { left: 35 }),
  strict('15 of the 60 blouses were faulty.', { faulty_percent: n }, { faulty_percent: 25 }),
  strict('The roll holds 50 m and I cut off 12.5 m.', { remaining_m: n }, { remaining_m: 37.5 }),
  strict('The fabric weighs 250 g per metre and I need 6 m.', { weight_kg: n }, { weight_kg: 1.5 }),
  strict('The rental runs for 2 weeks from 1 September 2026.', { end_date: date }, { end_date: '2026-09-15' }),
  strict('How many days are there between 3 June 2026 and 17 June 2026?', { days: i }, { days: 14 }),
  strict(
    'The trousers are far too tight around the thighs.',
    { reason: one('sizing', 'colour', 'damage') },
    { reason: 'sizing' },
  ),
  strict(
    'On the website it looked burgundy but it is bright orange.',
    { reason: one('sizing', 'colour', 'damage') },
    { reason: 'colour' },
  ),
  strict(
    'Can you send me the invoice again?',
    { department: one('billing', 'design', 'logistics') },
    { department: 'billing' },
  ),
  strict(
    'The event is outdoors in January and it may snow.',
    { season: one('spring', 'summer', 'autumn', 'winter') },
    { season: 'winter' },
  ),
  strict('He wore a hat.', { hat_colour: s }, REFUSE),
  strict('We will meet next week.', { date: date }, REFUSE),
  strict('The blouse is cheaper than the skirt.', { skirt_price: n }, REFUSE),
  strict('What is my shipping address?', { address: s }, REFUSE),
  strict('What is the boiling point of mercury?', { celsius: n }, REFUSE),
  strict('Our customers come from many countries.', { countries: list(s) }, REFUSE),
  strict('Summarise the attached PDF.', { summary: s }, REFUSE),
  strict('He paid by card and left.', { card_last_four: s }, REFUSE),
  strict(
    'Bride: Ella Stone. Groom: Sam Reed. Wedding on 22 August 2026 in Cork.',
    {
      bride: object({ first_name: s, last_name: s }),
      groom: object({ first_name: s, last_name: s }),
      date: date,
      place: s,
    },
    {
      bride: { first_name: 'Ella', last_name: 'Stone' },
      groom: { first_name: 'Sam', last_name: 'Reed' },
      date: '2026-08-22',
      place: 'Cork',
    },
  ),
  strict(
    'Jeans 79 EUR, belt 25 EUR, socks 6 EUR.',
    { items: list(object({ name: s, price: n })), total: n },
    {
      items: [
        { name: 'jeans', price: 79 },
        { name: 'belt', price: 25 },
        { name: 'socks', price: 6 },
      ],
      total: 110,
    },
  ),
  lax(
    'Booking for Nora, two people, no time given yet.',
    { name: or(s), people: or(i), time: or(s) },
    { name: 'Nora', people: 2, time: null },
  ),
  {
    ask: 'Change my delivery address to 8 Mill Lane, York. The order is 6630.',
    schema: object({ order_number: s, street: s, city: s, phone: s }, { required: ['order_number', 'street', 'city'] }),
    strict: false,
    want: { order_number: '6630', street: '8 Mill Lane', city: 'York' },
  },
  strict(
    'Who leads the league this hour and with what score?',
    { leader: s, score: n },
    { leader: 'Astra Vale', score: 0.84 },
  ),
  strict(
    "Bonjour, je m'appelle Claire Dumas et je voudrais échanger une jupe taille 38 contre une taille 40.",
    { customer: s, item: s, old_size: i, new_size: i },
    { customer: 'Claire Dumas', item: any('jupe', 'une jupe', 'skirt'), old_size: 38, new_size: 40 },
  ),
  strict(
    'Tröjan är 70 % bomull och 30 % polyester och tvättas i 40 grader.',
    { cotton_percent: n, polyester_percent: n, wash_temperature_c: n },
    { cotton_percent: 70, polyester_percent: 30, wash_temperature_c: 40 },
  ),
  strict('Das Paket kommt irgendwann nächste Woche.', { delivery_date: date }, REFUSE),
];
