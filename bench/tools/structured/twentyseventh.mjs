/** Thirty of other trades (freight, hotels, wards, sports, farms, schools, help desks), written before any was tried. */
import { s, n, i, b, date, list, object, one, or, any, strict, REFUSE } from './case.mjs';

const PALLETS =
  'The lorry from Gdansk carried 33 pallets. At the gate 5 pallets were refused because of wet cartons; the rest went into hall C.';
const WARD =
  'Night shift on ward 7: nurse Kerstin Holm until 06:00, then Ahmed Saleh. Bed 12 needs blood pressure every 4 hours. No visitors after 20:00.';
const HERD =
  'The farm keeps 64 cows. A cow gives about 28 litres of milk a day, and the dairy pays 0.42 EUR per litre.';
const TICKET =
  'INC-20418: since the update this morning nobody on the third floor can print. Reported by Lena Voss, about 25 people affected. Restarting the spooler did not help.';
const LATE =
  'Zimmer 214, Familie Brandt: Anreise am 3. Juli 2027, drei Nächte, zwei Erwachsene und ein Kind. Frühstück ist inklusive, der Hund kostet 15 EUR pro Nacht.';
const TRIP =
  'Klass 5A åker till Skansen torsdagen den 20 maj 2027. 22 elever och 3 lärare följer med. Bussen går kl. 08:15 från skolan och kostar 4500 kr.';

export const CASES = [
  strict(
    PALLETS,
    { pallets_total: i, pallets_refused: i, pallets_accepted: i },
    { pallets_total: 33, pallets_refused: 5, pallets_accepted: 28 },
  ),
  strict(PALLETS, { origin: s, reason_for_refusal: s }, { origin: 'Gdansk', reason_for_refusal: 'wet cartons' }),
  strict(PALLETS, { driver_name: s }, REFUSE),
  strict(WARD, { doctor_on_call: s }, REFUSE),
  strict(
    WARD,
    { nurse_until_six: s, bed: s, interval_hours: n, visitors_until: s },
    { nurse_until_six: 'Kerstin Holm', bed: '12', interval_hours: 4, visitors_until: '20:00' },
  ),
  strict(WARD, { patient_name: s }, REFUSE),
  strict(
    HERD,
    { cows: i, litres_per_cow: n, litres_per_day: n },
    { cows: 64, litres_per_cow: 28, litres_per_day: 1792 },
  ),
  strict(HERD, { daily_milk_income_eur: n }, { daily_milk_income_eur: 752.64 }),
  strict(HERD, { feed_cost_eur: n }, REFUSE),
  strict(
    TICKET,
    {
      ticket: s,
      reporter: s,
      affected_users: i,
      category: one('printing', 'network', 'email', 'account'),
      restart_helped: b,
    },
    { ticket: 'INC-20418', reporter: 'Lena Voss', affected_users: 25, category: 'printing', restart_helped: false },
  ),
  strict(TICKET, { asset_tag: s }, REFUSE),
  strict(
    LATE,
    { room: s, guest: s, arrival: date, departure: date, nights: i, adults: i, children: i },
    {
      room: '214',
      guest: any('Brandt', 'Familie Brandt'),
      arrival: '2027-07-03',
      departure: '2027-07-06',
      nights: 3,
      adults: 2,
      children: 1,
    },
  ),
  strict(LATE, { dog_fee_total_eur: n, breakfast_included: b }, { dog_fee_total_eur: 45, breakfast_included: true }),
  strict(LATE, { room_rate_eur: n }, REFUSE),
  strict(
    TRIP,
    { class: s, destination: s, date: date, pupils: i, teachers: i, departure_time: s, bus_cost_sek: n },
    {
      class: '5A',
      destination: 'Skansen',
      date: '2027-05-20',
      pupils: 22,
      teachers: 3,
      departure_time: '08:15',
      bus_cost_sek: 4500,
    },
  ),
  strict(TRIP, { travellers: i, cost_per_person_sek: n }, { travellers: 25, cost_per_person_sek: 180 }),
  strict(TRIP, { return_time: s }, REFUSE),
  strict(
    'Harbour Rovers won 4-2 away at Millbrook on Saturday. Okafor scored a hat-trick and Lindgren got the other one.',
    { home_team: s, away_team: s, home_goals: i, away_goals: i, hat_trick_by: s },
    { home_team: 'Millbrook', away_team: 'Harbour Rovers', home_goals: 2, away_goals: 4, hat_trick_by: 'Okafor' },
  ),
  strict(
    'The container left Rotterdam on 2 February 2027 and took 26 days to reach Santos.',
    { port_of_loading: s, port_of_discharge: s, arrival_date: date },
    { port_of_loading: 'Rotterdam', port_of_discharge: 'Santos', arrival_date: '2027-02-28' },
  ),
  strict(
    'The declared value is 8,000 EUR and customs charges 12 % duty on it.',
    { duty_eur: n, value_with_duty_eur: n },
    { duty_eur: 960, value_with_duty_eur: 8960 },
  ),
  strict(
    'My screen has gone completely black but I can still hear the fan running.',
    { component: one('display', 'keyboard', 'battery', 'mouse') },
    { component: 'display' },
  ),
  strict(
    'Could you please send someone up? There is water dripping from the bathroom ceiling.',
    { department: one('maintenance', 'reception', 'restaurant', 'spa') },
    { department: 'maintenance' },
  ),
  strict(
    'Anna ran the 10 km in 52 minutes, Petra in 49 and Maja in 58.',
    { fastest: s, slowest: s, winning_time_minutes: n },
    { fastest: 'Petra', slowest: 'Maja', winning_time_minutes: 49 },
  ),
  strict(
    'On Monday we picked 140 kg of apples, on Tuesday 95 kg and on Wednesday 165 kg.',
    { total_kg: n, best_day: s, average_kg: n },
    { total_kg: 400, best_day: 'Wednesday', average_kg: 133.33333333333334 },
  ),
  strict(
    'Stock of masks: 1,200 on Friday. Over the weekend 350 were used and 600 new ones came in.',
    { masks_used: i, masks_received: i, masks_now: i },
    { masks_used: 350, masks_received: 600, masks_now: 1450 },
  ),
  strict(
    'Invited: 48 parents. 31 have said yes, 9 have said no.',
    { yes: i, no: i, no_answer: i },
    { yes: 31, no: 9, no_answer: 8 },
  ),
  strict(
    'Items: 2 laptops (serials KX-110 and KX-111), 1 docking station (serial DS-07).',
    { serial_numbers: list(s) },
    { serial_numbers: ['KX-110', 'KX-111', 'DS-07'] },
  ),
  strict(
    'Mathe 2, Deutsch 3, Englisch 1, Sport 2.',
    { grades: list(object({ subject: s, grade: i })) },
    {
      grades: [
        { subject: 'Mathe', grade: 2 },
        { subject: 'Deutsch', grade: 3 },
        { subject: 'Englisch', grade: 1 },
        { subject: 'Sport', grade: 2 },
      ],
    },
  ),
  strict('The match was called off because of the frozen pitch.', { home_goals: i, away_goals: i }, REFUSE),
  strict(
    'Patienten är allergisk mot penicillin men inte mot nötter. Vikt 71 kg, längd 168 cm, puls 64.',
    { allergic_to_penicillin: b, allergic_to_nuts: b, weight_kg: n, pulse: i, blood_group: or(s) },
    { allergic_to_penicillin: true, allergic_to_nuts: false, weight_kg: 71, pulse: 64, blood_group: null },
  ),
];
