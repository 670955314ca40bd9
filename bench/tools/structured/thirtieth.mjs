/** Thirty-six by another hand, who saw no source: logistics, hotel, clinic, school, farm, IT support, fashion. */
import { s, n, i, b, date, list, object, one, any, strict, REFUSE } from './case.mjs';
export const CASES = [
  // Logistics
  strict(
    'Pallet 7 of shipment HL-2204 left Gothenburg on 12 March 2027 with 48 cartons, gross weight 612 kg.',
    { shipment: s, pallet: i, departure: date, cartons: i, gross_weight_kg: n },
    { shipment: 'HL-2204', pallet: 7, departure: '2027-03-12', cartons: 48, gross_weight_kg: 612 },
  ),
  strict(
    'Pallet 7 of shipment HL-2204 left Gothenburg on 12 March 2027 with 48 cartons, gross weight 612 kg.',
    { consignee: s },
    REFUSE,
  ),
  strict(
    'The truck left the depot at 06:40 and was at the customer at 09:15 the same morning.',
    { duration_minutes: i },
    { duration_minutes: 155 },
  ),
  strict(
    '18 parcels weigh 4 kg each and 5 parcels weigh 11 kg each.',
    { parcels: i, total_weight_kg: n },
    { parcels: 23, total_weight_kg: 127 },
  ),
  strict(
    'Driver note: gate was closed, nobody answered the bell, I took the parcel back to the depot.',
    { outcome: one('delivered', 'returned_to_depot', 'damaged') },
    { outcome: 'returned_to_depot' },
  ),
  strict('The crate is 6 m long, 2.5 m wide and 2 m high.', { volume_m3: n }, { volume_m3: 30 }),
  // Hotel
  strict(
    'Booking: Ms Ines Carvalho, double room, arrival 29 December 2026, 4 nights, 118 EUR per night.',
    { guest: s, arrival: date, departure: date, nights: i, total_eur: n },
    {
      guest: any('Ines Carvalho', 'Ms Ines Carvalho'),
      arrival: '2026-12-29',
      departure: '2027-01-02',
      nights: 4,
      total_eur: 472,
    },
  ),
  strict(
    'Booking: Ms Ines Carvalho, double room, arrival 29 December 2026, 4 nights, 118 EUR per night.',
    { room_number: s },
    REFUSE,
  ),
  strict(
    'Breakfast is served from 06:30 to 10:00, on Sundays until 11:30. Dogs are welcome, smoking is not allowed anywhere in the house.',
    { sunday_breakfast_end: s, dogs_allowed: b, smoking_allowed: b },
    { sunday_breakfast_end: '11:30', dogs_allowed: true, smoking_allowed: false },
  ),
  strict(
    'Breakfast is served from 06:30 to 10:00, on Sundays until 11:30. Dogs are welcome, smoking is not allowed anywhere in the house.',
    { parking: b },
    REFUSE,
  ),
  strict(
    'Vi var två vuxna och tre barn. En natt kostade 900 kr per vuxen och 350 kr per barn.',
    { guests: i, night_total_sek: n },
    { guests: 5, night_total_sek: 2850 },
  ),
  strict(
    'The air conditioning dripped on the bed all night and reception just shrugged. Never again.',
    { sentiment: one('positive', 'negative', 'neutral'), topic: one('room', 'food', 'parking') },
    { sentiment: 'negative', topic: 'room' },
  ),
  // Clinic
  strict(
    'Patient Tove Lindahl, born 3 August 1984, blood pressure 128/82, pulse 66, temperature 37.4 degrees Celsius.',
    { patient: s, born: date, pulse: i, temperature_c: n },
    { patient: 'Tove Lindahl', born: '1984-08-03', pulse: 66, temperature_c: 37.4 },
  ),
  strict(
    'Patient Tove Lindahl, born 3 August 1984, blood pressure 128/82, pulse 66, temperature 37.4 degrees Celsius.',
    { weight_kg: n },
    REFUSE,
  ),
  strict(
    'Take one tablet three times a day for 10 days.',
    { tablets_per_day: i, tablets_total: i },
    { tablets_per_day: 3, tablets_total: 30 },
  ),
  strict(
    'Check-up on 24 November 2026, the next one exactly six weeks later.',
    { next_checkup: date },
    { next_checkup: '2027-01-05' },
  ),
  strict(
    'Termin bei Dr. Yilmaz am 8. Februar 2027 um 14:20 Uhr, bitte nüchtern kommen.',
    { doctor: s, date: date, time: s, fasting: b },
    { doctor: any('Dr. Yilmaz', 'Yilmaz'), date: '2027-02-08', time: '14:20', fasting: true },
  ),
  strict('The receptionist said the doctor is away until Thursday.', { reason_of_absence: s }, REFUSE),
  // School
  strict(
    'Class 5B has 27 pupils, 4 of them are absent today. Each pupil who is present gets 2 pencils.',
    { present: i, pencils: i },
    { present: 23, pencils: 46 },
  ),
  strict('Lektionen börjar 08:25 och är 70 minuter lång.', { end_time: s }, { end_time: '09:35' }),
  strict(
    'Points in the spring tests: maths 14, music 19, biology 12.',
    { average_points: n, best_subject: one('maths', 'music', 'biology') },
    { average_points: 15, best_subject: 'music' },
  ),
  strict(
    'Dear parents, the class trip to the zoo on 15 May 2027 is cancelled because the bus broke down.',
    { status: one('planned', 'cancelled', 'completed'), trip_date: date, destination: s },
    { status: 'cancelled', trip_date: '2027-05-15', destination: any('zoo', 'the zoo') },
  ),
  strict(
    'Dear parents, the class trip to the zoo on 15 May 2027 is cancelled because the bus broke down.',
    { replacement_date: date },
    REFUSE,
  ),
  // Farm
  strict('We milk 64 cows and each of them gives 25 litres a day.', { litres_per_day: n }, { litres_per_day: 1600 }),
  strict(
    'Field North: 12 hectares of barley. Field South: 7.5 hectares of oats.',
    { fields: list(object({ name: s, crop: s, hectares: n })), total_hectares: n },
    {
      fields: [
        { name: any('North', 'Field North'), crop: 'barley', hectares: 12 },
        { name: any('South', 'Field South'), crop: 'oats', hectares: 7.5 },
      ],
      total_hectares: 19.5,
    },
  ),
  strict('Field North: 12 hectares of barley. Field South: 7.5 hectares of oats.', { harvest_date: date }, REFUSE),
  strict(
    'Of 250 eggs, 15 were cracked and the others were fine.',
    { cracked_percent: n, fine_eggs: i },
    { cracked_percent: 6, fine_eggs: 235 },
  ),
  // IT support
  strict(
    'Ticket T-88213, priority high, opened by m.okafor@example.net: laptop LT-077 does not wake from sleep since the update on 2 October 2026.',
    { ticket: s, priority: one('low', 'medium', 'high'), reporter_email: s, device: s, update_date: date },
    {
      ticket: any('T-88213', 'Ticket T-88213'),
      priority: 'high',
      reporter_email: 'm.okafor@example.net',
      device: any('LT-077', 'laptop LT-077'),
      update_date: '2026-10-02',
    },
  ),
  strict(
    'Ticket T-88213, priority high, opened by m.okafor@example.net: laptop LT-077 does not wake from sleep since the update on 2 October 2026.',
    { ip_address: s },
    REFUSE,
  ),
  strict(
    'I forgot my password and the reset mail never arrives.',
    { category: one('login', 'printer', 'monitor') },
    { category: 'login' },
  ),
  strict(
    'The backup took 3 hours and 20 minutes and copied 400 GB.',
    { duration_minutes: i, copied_gb: n },
    { duration_minutes: 200, copied_gb: 400 },
  ),
  // Fashion
  strict(
    'Le manteau coûte 260 EUR, avec une remise de 30 %.',
    { full_price_eur: n, discount_eur: n, sale_price_eur: n },
    { full_price_eur: 260, discount_eur: 78, sale_price_eur: 182 },
  ),
  strict(
    'The trousers have an inseam of 30 inches and a waist of 86 cm.',
    { inseam_cm: n, waist_cm: n },
    { inseam_cm: 76.2, waist_cm: 86 },
  ),
  strict('The trousers have an inseam of 30 inches and a waist of 86 cm.', { hips_cm: n }, REFUSE),
  strict(
    'Composition: 68 % wool, 27 % polyamide, the rest elastane.',
    { wool_percent: n, polyamide_percent: n, elastane_percent: n },
    { wool_percent: 68, polyamide_percent: 27, elastane_percent: 5 },
  ),
  strict(
    'The cardigan is knitted from undyed yak yarn, has seven horn buttons and no lining.',
    { buttons: i, lined: b, button_material: s },
    { buttons: 7, lined: false, button_material: 'horn' },
  ),
];
