/** Thirty more of other trades, written before any was tried. */
import { s, n, i, b, date, list, object, one, or, any, strict, lax, REFUSE } from './case.mjs';

const CARGO =
  'Bill of lading MSKU-4471. Shipper: Atlas Tyres. 420 tyres in 14 crates, gross weight 5,040 kg. Freight 2,100 USD, insurance 160 USD. Expected in Hamburg on 9 October 2027.';
const SPA =
  'Our spa is open from 07:00 to 21:00. Hotel guests swim for free, day visitors pay 24 EUR, children under six nothing. Massages have to be booked a day ahead.';
const TRIAGE =
  'Mrs Okonkwo, 67, arrived by ambulance at 14:20 with chest pain. Temperature 37.9, pulse 110. She takes aspirin, no known allergies. Moved to bay 3.';
const EGGS =
  'Hönseriet har 250 höns. Igår lades 210 ägg, varav 6 gick sönder. Äggen packas 12 i varje kartong och kartongen säljs för 36 kr.';
const EXAM =
  'An der Prüfung nahmen 80 Schüler teil. 68 haben bestanden, 5 davon mit Auszeichnung. Die Nachprüfung ist am 12. September 2027 in Raum B204.';
const LICENCES =
  'We pay for 150 licences at 8 USD per month each. 112 are in use, and 20 of the unused ones are reserved for new staff starting in March.';

export const CASES = [
  strict(
    CARGO,
    { bill_of_lading: s, shipper: s, tyres: i, crates: i, gross_weight_kg: n, eta: date, destination: s },
    {
      bill_of_lading: 'MSKU-4471',
      shipper: 'Atlas Tyres',
      tyres: 420,
      crates: 14,
      gross_weight_kg: 5040,
      eta: '2027-10-09',
      destination: 'Hamburg',
    },
  ),
  strict(
    CARGO,
    { tyres_per_crate: n, weight_per_crate_kg: n, total_charges_usd: n },
    { tyres_per_crate: 30, weight_per_crate_kg: 360, total_charges_usd: 2260 },
  ),
  strict(CARGO, { consignee: s }, REFUSE),
  strict(
    SPA,
    { opens: s, closes: s, hours_open: n, day_visitor_eur: n },
    { opens: '07:00', closes: '21:00', hours_open: 14, day_visitor_eur: 24 },
  ),
  strict(
    SPA,
    { price_for_3_day_visitors_eur: n, free_for_hotel_guests: b },
    { price_for_3_day_visitors_eur: 72, free_for_hotel_guests: true },
  ),
  strict(SPA, { massage_price_eur: n }, REFUSE),
  strict(
    TRIAGE,
    { patient: s, age: i, arrival_time: s, complaint: s, temperature_c: n, pulse: i, bay: i },
    {
      patient: any('Okonkwo', 'Mrs Okonkwo'),
      age: 67,
      arrival_time: '14:20',
      complaint: 'chest pain',
      temperature_c: 37.9,
      pulse: 110,
      bay: 3,
    },
  ),
  strict(
    TRIAGE,
    { arrived_by: one('ambulance', 'walk_in', 'taxi'), medication: s, has_allergies: b },
    { arrived_by: 'ambulance', medication: 'aspirin', has_allergies: false },
  ),
  strict(TRIAGE, { blood_pressure: s }, REFUSE),
  strict(
    EGGS,
    { hens: i, eggs_laid: i, broken: i, whole_eggs: i, cartons: i, income_sek: n },
    { hens: 250, eggs_laid: 210, broken: 6, whole_eggs: 204, cartons: 17, income_sek: 612 },
  ),
  strict(EGGS, { eggs_per_carton: i, price_per_carton_sek: n }, { eggs_per_carton: 12, price_per_carton_sek: 36 }),
  strict(EGGS, { feed_kg: n }, REFUSE),
  strict(
    EXAM,
    { participants: i, passed: i, failed: i, with_distinction: i, pass_rate_percent: n },
    { participants: 80, passed: 68, failed: 12, with_distinction: 5, pass_rate_percent: 85 },
  ),
  strict(EXAM, { resit_date: date, resit_room: s }, { resit_date: '2027-09-12', resit_room: any('B204', 'Raum B204') }),
  strict(EXAM, { examiner: s }, REFUSE),
  strict(
    LICENCES,
    { licences: i, in_use: i, unused: i, monthly_cost_usd: n },
    { licences: 150, in_use: 112, unused: 38, monthly_cost_usd: 1200 },
  ),
  strict(LICENCES, { reserved: i, free: i, yearly_cost_usd: n }, { reserved: 20, free: 18, yearly_cost_usd: 14400 }),
  strict(LICENCES, { vendor: s }, REFUSE),
  strict(
    'Brynäs 3, Frölunda 5. Publik: 7 412. Domare: Mikael Nord.',
    { home_team: s, away_team: s, home_goals: i, away_goals: i, attendance: i, referee: s },
    {
      home_team: 'Brynäs',
      away_team: 'Frölunda',
      home_goals: 3,
      away_goals: 5,
      attendance: 7412,
      referee: 'Mikael Nord',
    },
  ),
  strict(
    'The relay team needed 3:42 minutes, 6 seconds less than the Danes.',
    { time_of_danes_seconds: n },
    { time_of_danes_seconds: 228 },
  ),
  strict(
    'The tractor burns 18 litres an hour. It ran for 6.5 hours today and diesel costs 1.60 EUR a litre.',
    { diesel_litres: n, diesel_cost_eur: n },
    { diesel_litres: 117, diesel_cost_eur: 187.2 },
  ),
  strict(
    'Room 9 wants two extra pillows, room 15 a baby cot and room 22 late check-out until 13:00.',
    { requests: list(object({ room: s, request: s })) },
    {
      requests: [
        { room: '9', request: any('two extra pillows', 'extra pillows') },
        { room: '15', request: any('a baby cot', 'baby cot') },
        { room: '22', request: any('late check-out until 13:00', 'late check-out') },
      ],
    },
  ),
  strict(
    'Half of the 46 seats on the bus are already taken.',
    { seats: i, seats_free: i },
    { seats: 46, seats_free: 23 },
  ),
  strict(
    'Jag kommer inte åt den delade mappen, systemet säger att jag saknar behörighet.',
    { category: one('permissions', 'hardware', 'printing') },
    { category: 'permissions' },
  ),
  strict(
    'The lamb was born on 2 March 2027 and weighed 4.1 kg; on 30 March it weighed 12.5 kg.',
    { birth_date: date, birth_weight_kg: n, weight_gain_kg: n, days: i },
    { birth_date: '2027-03-02', birth_weight_kg: 4.1, weight_gain_kg: 8.4, days: 28 },
  ),
  strict(
    'Customs opened 8 of the 60 parcels and kept two of them.',
    { parcels: i, opened: i, kept: i, not_opened: i },
    { parcels: 60, opened: 8, kept: 2, not_opened: 52 },
  ),
  strict('Either Ward 2 or Ward 5 will close over the summer.', { ward_to_close: i }, REFUSE),
  lax(
    'Ticket 8812, priority low. Requested by the finance team: a second monitor for desk 31. Approved by Ines Duarte.',
    { ticket_number: s, priority: one('low', 'medium', 'high'), item: s, desk: s, approver: s },
    {
      ticket_number: '8812',
      priority: 'low',
      item: any('monitor', 'a second monitor', 'second monitor'),
      desk: '31',
      approver: 'Ines Duarte',
    },
  ),
  strict(
    'The boarding school charges 7,500 GBP per term, and there are three terms. Siblings get 10 % off.',
    { fee_per_year_gbp: n, sibling_fee_per_term_gbp: n },
    { fee_per_year_gbp: 22500, sibling_fee_per_term_gbp: 6750 },
  ),
  strict(
    'The seminar was good.',
    { speaker: or(s), rating: or(i), sentiment: one('positive', 'negative', 'neutral') },
    { speaker: null, rating: null, sentiment: 'positive' },
  ),
];
