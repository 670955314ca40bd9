// Forty texts on what other sets missed: told apart by what was done, "instead of", places by their preposition, words in
// quotation marks, prohibitions, addresses, lists, sums for each.
import { s, n, i, b, date, list, or, any, strict, lax, REFUSE } from './case.mjs';

export const CASES = [
  strict('We booked 24 seats and only 19 turned up.', { booked: i, attended: i }, { booked: 24, attended: 19 }),
  strict(
    'They quoted us 340 euros and charged 395.',
    { quoted_eur: n, charged_eur: n },
    { quoted_eur: 340, charged_eur: 395 },
  ),
  strict(
    'I asked for size 5 hockey gloves and got size 7. My order was GL-2208.',
    { order: s, requested_size: i, received_size: i },
    { order: 'GL-2208', requested_size: 5, received_size: 7 },
  ),
  strict('Vi beställde 40 stolar men ni levererade 36.', { ordered: i, delivered: i }, { ordered: 40, delivered: 36 }),
  strict('Wir haben 12 Kisten bestellt und 10 bekommen.', { bestellt: i, erhalten: i }, { bestellt: 12, erhalten: 10 }),
  strict(
    'Please make it eight sandwiches instead of six, the meeting starts at 12:30.',
    { sandwiches: i, time: s },
    { sandwiches: 8, time: '12:30' },
  ),
  strict(
    'Can we have the room for 14 people rather than 10? Booking MR-118.',
    { booking: s, people: i },
    { booking: 'MR-118', people: 14 },
  ),
  strict(
    'Each lantern needs 3 metres of wire and we are making 22 lanterns.',
    { lanterns: i, wire_per_lantern_m: n, wire_total_m: n },
    { lanterns: 22, wire_per_lantern_m: 3, wire_total_m: 66 },
  ),
  strict(
    'Six tickets at 18 euros each, for the matinee.',
    { tickets: i, price_per_ticket: n, total: { ...n, description: 'What all tickets cost together' } },
    { tickets: 6, price_per_ticket: 18, total: 108 },
  ),
  strict(
    'Engrave the watch with "For Dad, always on time" and ship it to Halifax.',
    { engraving: s, city: s },
    { engraving: 'For Dad, always on time', city: 'Halifax' },
  ),
  strict(
    'The cake should say “Welcome home, Ines” in blue icing.',
    { inscription: s, icing_colour: s },
    { inscription: 'Welcome home, Ines', icing_colour: 'blue' },
  ),
  strict(
    'Auf dem Schild soll „Bitte läuten“ stehen, Lieferung nach Bremen.',
    { text: s, ort: s },
    { text: 'Bitte läuten', ort: 'Bremen' },
  ),
  strict(
    'Monsieur Paul Girard habite à Nantes et possède deux chiens.',
    { nom: s, ville: s, chiens: i },
    {
      nom: any('Paul Girard', 'Monsieur Paul Girard'),
      ville: 'Nantes',
      chiens: 2,
    },
  ),
  strict(
    'Lars Hedin bor i Kiruna och är 52 år.',
    { namn: s, ort: s, alder: i },
    { namn: 'Lars Hedin', ort: 'Kiruna', alder: 52 },
  ),
  strict(
    'Frau Inge Kolb wohnt in Passau und hat drei Kinder.',
    { name: s, wohnort: s, kinder: i },
    {
      name: any('Inge Kolb', 'Frau Inge Kolb'),
      wohnort: 'Passau',
      kinder: 3,
    },
  ),
  strict(
    'Do not feed the animals, dogs on a lead are welcome.',
    { feeding_allowed: b, dogs_allowed: b },
    {
      feeding_allowed: false,
      dogs_allowed: true,
    },
  ),
  strict(
    'No smoking in the flat, but candles are fine.',
    { smoking_allowed: b, candles_allowed: b },
    {
      smoking_allowed: false,
      candles_allowed: true,
    },
  ),
  strict(
    'Dishwasher safe. Do not use in the microwave.',
    { dishwasher_safe: b, microwave_safe: b },
    {
      dishwasher_safe: true,
      microwave_safe: false,
    },
  ),
  strict(
    'Send the keys to Rosa Blum, 44 Mill Street, Truro, TR1 2AB.',
    { name: s, street: s, city: s, postcode: s },
    { name: 'Rosa Blum', street: any('44 Mill Street', 'Mill Street 44'), city: 'Truro', postcode: 'TR1 2AB' },
  ),
  strict(
    'Bitte an Jonas Ritter, Lindenallee 7, 04109 Leipzig.',
    { empfaenger: s, strasse: s, plz: s, stadt: s },
    { empfaenger: 'Jonas Ritter', strasse: 'Lindenallee 7', plz: '04109', stadt: 'Leipzig' },
  ),
  strict(
    'Le colis est pour Anne Morel, 12 rue des Lilas, 69003 Lyon.',
    { destinataire: s, rue: s, code_postal: s, ville: s },
    { destinataire: 'Anne Morel', rue: '12 rue des Lilas', code_postal: '69003', ville: 'Lyon' },
  ),
  strict(
    'The manual has to go from Finnish into Dutch, 32 pages, by 9 October 2026.',
    { source_language: s, target_language: s, pages: i, deadline: date },
    { source_language: 'Finnish', target_language: 'Dutch', pages: 32, deadline: '2026-10-09' },
  ),
  strict(
    'Le spectacle commence à 18 h 30 et finit à 21 h.',
    { debut: s, fin: s },
    {
      debut: any('18:30', '18 h 30', '18h30'),
      fin: any('21:00', '21 h', '21h', '21h00'),
    },
  ),
  strict(
    'White Skoda, reg WR19 KLT, parked across my drive since Monday.',
    { make: s, registration: s, colour: s },
    {
      make: 'Skoda',
      registration: 'WR19 KLT',
      colour: 'white',
    },
  ),
  strict(
    'Three nights at 92 euros, breakfast 11 euros a day.',
    { nights: i, price_per_night_eur: n, breakfast_eur: n },
    {
      nights: 3,
      price_per_night_eur: 92,
      breakfast_eur: 11,
    },
  ),
  strict(
    'We grow leeks, kale and chard, and sell them on Fridays and Saturdays.',
    { crops: list(s), days: list(s) },
    {
      crops: ['leeks', 'kale', 'chard'],
      days: ['Fridays', 'Saturdays'],
    },
  ),
  strict(
    'Bring a torch, a sleeping bag and a mug. Tents are provided.',
    { bring: list(s), tents_provided: b },
    {
      bring: any(['torch', 'sleeping bag', 'mug'], ['a torch', 'a sleeping bag', 'a mug']),
      tents_provided: true,
    },
  ),
  strict('The lift is out of order and the stairs are narrow.', { lift_working: b }, { lift_working: false }),
  strict('name,age,town\nOlga,41,Umea', { name: s, age: i, town: s }, { name: 'Olga', age: 41, town: 'Umea' }),
  strict(
    'Clerk: And the name?\nCaller: Nadia Ferris.\nClerk: How many bins?\nCaller: Two, please.',
    { name: s, bins: i },
    { name: 'Nadia Ferris', bins: 2 },
  ),
  strict('Hut with deposit of 80 euros, free from May.', { rent_eur: n, deposit_eur: n }, REFUSE),
  strict('The shop closes at 18:00 on weekdays.', { opens: s, closes: s }, REFUSE),
  strict('The landlord is Greta Moss.', { tenant: s, landlord: s }, REFUSE),
  strict('Ordered on 3 May 2027, not here yet.', { ordered_on: date, delivered_on: date }, REFUSE),
  strict('We booked 24 seats.', { booked: i, attended: i }, REFUSE),
  strict('Chest 98 cm, that is all I know.', { chest_cm: n, waist_cm: n }, REFUSE),
  strict('The van left Metz this morning.', { from_city: s, to_city: s }, REFUSE),
  lax('Tip was 6 euros.', { tip_eur: or(n), bill_eur: or(n) }, { tip_eur: 6, bill_eur: null }),
  lax('Flight lands at 22:10.', { departure: or(s), arrival: or(s) }, { departure: null, arrival: '22:10' }),
  lax('Our coach is Tom Birch.', { coach: or(s), referee: or(s) }, { coach: 'Tom Birch', referee: null }),
];
