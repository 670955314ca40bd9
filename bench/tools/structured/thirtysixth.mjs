/** Forty by another hand, who saw no source: the eleventh edition. */
import { s, n, i, b, date, list, object, one, any, strict, REFUSE } from './case.mjs';
export const CASES = [
  // libraries, schools, clubs
  strict(
    'Overdue notice for Agnes Thorne: three novels and two atlases, borrowed on 4 May 2026. Every loan runs for 21 days.',
    { borrower: s, items: i, due_date: date },
    { borrower: 'Agnes Thorne', items: 5, due_date: '2026-05-25' },
  ),
  strict(
    'Overdue notice for Agnes Thorne: three novels and two atlases, borrowed on 4 May 2026. Every loan runs for 21 days.',
    { library_card_number: s },
    REFUSE,
  ),
  strict(
    'Year 5 has 28 pupils. Today 3 are ill and 2 are at the dentist; everybody else is in class.',
    { absent: i, present: i },
    { absent: 5, present: 23 },
  ),
  strict(
    'The final exam takes place on 1 March 2027. Registration closes exactly two weeks before the exam.',
    { registration_closes: date },
    { registration_closes: '2027-02-15' },
  ),
  strict(
    'The Millbrook choir was founded in 1987.',
    { fortieth_anniversary_year: i },
    { fortieth_anniversary_year: 2027 },
  ),
  strict(
    'Membership of the rowing club costs 35 EUR a month. Juniors pay half.',
    { junior_monthly_eur: n, adult_yearly_eur: n },
    { junior_monthly_eur: 17.5, adult_yearly_eur: 420 },
  ),
  strict(
    'On Sunday the Ravens beat the Otters 3-1 at home.',
    { winner: s, total_goals: i, goal_difference: i },
    { winner: any('Ravens', 'the Ravens', 'The Ravens'), total_goals: 4, goal_difference: 2 },
  ),
  strict('On Sunday the Ravens beat the Otters 3-1 at home.', { spectators: i }, REFUSE),
  strict(
    'Noor Rahimi teaches violin to beginners on Wednesday afternoons in the old fire station.',
    { lesson_price_eur: n },
    REFUSE,
  ),

  // clinics
  strict(
    'Patient: Biscuit, beagle, six years old. Weight today 14.5 kg, in March it was 15 kg. Next vaccination 8 January 2027.',
    { pet: s, breed: s, age_years: i, weight_lost_kg: n, next_vaccination: date },
    {
      pet: 'Biscuit',
      breed: any('beagle', 'Beagle'),
      age_years: 6,
      weight_lost_kg: 0.5,
      next_vaccination: '2027-01-08',
    },
  ),
  strict(
    'In the waiting room: Plum at 4.1 kg, Pixie at 3.6 kg and Otto at 5.2 kg, three cats in three baskets.',
    { heaviest_cat: s, lightest_cat: s },
    { heaviest_cat: 'Otto', lightest_cat: 'Pixie' },
  ),
  strict('Take one tablet three times a day for 7 days.', { tablets_total: i }, { tablets_total: 21 }),

  // garages, freight
  strict(
    'Job card 7718. Plate KLM 482. Brake pads 140 EUR, labour 1.5 hours at 80 EUR per hour.',
    { job_card: s, plate: s, labour_eur: n, total_eur: n },
    { job_card: '7718', plate: 'KLM 482', labour_eur: 120, total_eur: 260 },
  ),
  strict(
    'Job card 7718. Plate KLM 482. Brake pads 140 EUR, labour 1.5 hours at 80 EUR per hour.',
    { mileage_km: i },
    REFUSE,
  ),
  strict(
    'Consignment from Rotterdam to Trieste: 6 pallets of 450 kg each and 2 crates of 120 kg each.',
    { origin: s, destination: s, total_weight_kg: n },
    { origin: 'Rotterdam', destination: 'Trieste', total_weight_kg: 2940 },
  ),
  strict('The small lorry has a payload of 7.5 tonnes.', { payload_kg: n }, { payload_kg: 7500 }),
  strict(
    'The ferry leaves at 09:40 and the crossing takes 1 hour and 35 minutes.',
    { arrival_time: s },
    { arrival_time: '11:15' },
  ),
  strict('The parcel is fragile, weighs 3 kg and goes to Porto.', { tracking_number: s }, REFUSE),

  // cafés, hotels
  strict(
    'A flat white is 3.80 GBP, a cinnamon roll is 4.20 GBP. Table 6 had two flat whites and one cinnamon roll.',
    { table: i, total_gbp: n },
    { table: 6, total_gbp: 11.8 },
  ),
  strict(
    'Room 214, arrival 30 October 2026, departure 3 November 2026, 95 EUR per night with breakfast included.',
    { nights: i, total_eur: n, breakfast_included: b },
    { nights: 4, total_eur: 380, breakfast_included: true },
  ),
  strict(
    'Room 214, arrival 30 October 2026, departure 3 November 2026, 95 EUR per night with breakfast included.',
    { guest_name: s },
    REFUSE,
  ),
  strict(
    'The shower in 309 has only run cold since last night, and the tap drips.',
    { team: one('maintenance', 'billing', 'restaurant') },
    { team: 'maintenance' },
  ),
  strict(
    'Our holiday cottage has Wi-Fi and a wood stove. Dogs are welcome. Smoking indoors is forbidden.',
    { wifi: b, dogs_allowed: b, smoking_indoors_allowed: b },
    { wifi: true, dogs_allowed: true, smoking_indoors_allowed: false },
  ),
  strict(
    'The bistro is closed on Mondays and Thursdays and open on all other days of the week.',
    {
      closed_days: list(one('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
      open_days_per_week: i,
    },
    { closed_days: ['monday', 'thursday'], open_days_per_week: 5 },
  ),
  strict('The rye loaf costs 5 EUR and weighs 800 g.', { contains_nuts: b }, REFUSE),

  // shops, tailors, farms
  strict(
    'The bicycle was 480 EUR and is now reduced by 15 %.',
    { saving_eur: n, sale_price_eur: n },
    { saving_eur: 72, sale_price_eur: 408 },
  ),
  strict(
    'The chest freezer in the farm shop is set to 14 degrees Fahrenheit.',
    { temperature_c: n },
    { temperature_c: -10 },
  ),
  strict('The shelf is exactly 6 feet long.', { length_cm: n }, { length_cm: 182.88 }),
  strict('On Tuesday we collected 312 eggs and packed them in boxes of 12.', { boxes: i }, { boxes: 26 }),
  strict('On Tuesday we collected 312 eggs and packed them in boxes of 12.', { hens: i }, REFUSE),
  strict(
    'Ticket for Mr Yusuf Demir: shorten the trousers by 3.5 cm, 18 EUR, already paid, ready on 13 November 2026.',
    { customer: s, shorten_by_cm: n, price_eur: n, paid: b, ready_on: date },
    {
      customer: any('Yusuf Demir', 'Mr Yusuf Demir'),
      shorten_by_cm: 3.5,
      price_eur: 18,
      paid: true,
      ready_on: '2026-11-13',
    },
  ),
  strict(
    'You charged my card twice for one and the same yoga class.',
    { topic: one('payment', 'timetable', 'lost_property') },
    { topic: 'payment' },
  ),
  strict(
    'Kitchen order for Friday: 40 apples, 25 rolls, 12 yoghurts.',
    { items: list(object({ name: s, quantity: i })) },
    {
      items: [
        { name: any('apples', 'apple'), quantity: 40 },
        { name: any('rolls', 'roll'), quantity: 25 },
        { name: any('yoghurts', 'yoghurt'), quantity: 12 },
      ],
    },
  ),
  strict(
    'The theatre has 60 seats, and 45 of them are taken tonight.',
    { free_seats: i, taken_percent: n },
    { free_seats: 15, taken_percent: 75 },
  ),

  // Swedish and German
  strict(
    'Bibliotekets filial i Hjo flyttar den 17 augusti 2026 till Storgatan 9 och har sedan öppet 10:00–18:00.',
    { town: s, move_date: date, address: s, opens: s, closes: s },
    { town: 'Hjo', move_date: '2026-08-17', address: 'Storgatan 9', opens: '10:00', closes: '18:00' },
  ),
  strict(
    'Gården säljer potatis för 12 kr kilot. Familjen Nyström köper 15 kg och betalar med 200 kr.',
    { cost_sek: n, change_sek: n },
    { cost_sek: 180, change_sek: 20 },
  ),
  strict(
    'Verkstaden bytte torkarbladen på Astrids Volvo och fyllde på spolarvätska.',
    { invoice_total_sek: n },
    REFUSE,
  ),
  strict(
    'Die Zahnarztpraxis Seidel bleibt vom 3. August 2026 bis zum 14. August 2026 geschlossen. Vertretung: Frau Dr. Okafor.',
    { closed_from: date, closed_until: date, substitute: s },
    {
      closed_from: '2026-08-03',
      closed_until: '2026-08-14',
      substitute: any('Dr. Okafor', 'Frau Dr. Okafor', 'Okafor'),
    },
  ),
  strict(
    'Für das Sommerfest mietet der Verein 8 Bänke zu je 4 Euro und ein Zelt für 60 Euro.',
    { benches: i, total_eur: n },
    { benches: 8, total_eur: 92 },
  ),
  strict('Das Café am Markt hat heute veganen Apfelkuchen und Kaffee aus Peru.', { cake_price_eur: n }, REFUSE),
];
