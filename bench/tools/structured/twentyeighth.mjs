/** Thirty more of other trades, written before any was tried. */
import { s, n, i, b, date, list, object, one, or, any, strict, lax, REFUSE } from './case.mjs';

const MANIFEST =
  'Consignment 7734-B: 18 drums of paint, 210 kg each, and 6 crates of brushes weighing 35 kg apiece. Consignee: Nordlack AB, Malmö. Incoterm DAP.';
const HOTEL =
  'Ms Ferreira checked in on 11 August 2027 and stays five nights at 120 EUR a night. She paid 200 EUR in advance by card.';
const ROTA = 'Rota week 32. Early: Jonas and Mira. Late: Tove. Night: Samir and Beatriz. Ellen is on leave.';
const FIELD =
  'Der Hof hat 45 Hektar. Auf 20 Hektar wächst Weizen, auf 15 Hektar Mais, der Rest ist Wiese. Der Weizen brachte 7 Tonnen pro Hektar.';
const LIBRARY =
  'Skolbiblioteket köpte 60 nya böcker för 9 000 kr. 24 av dem är på engelska, 12 på arabiska och resten på svenska.';
const OUTAGE =
  'The mail server went down at 09:40 and was back at 11:05. Cause: a full disk. 3 of our 5 offices were affected. Severity 2.';

export const CASES = [
  strict(
    MANIFEST,
    { consignment: s, consignee: s, drums: i, crates: i, incoterm: s },
    {
      consignment: '7734-B',
      consignee: any('Nordlack AB', 'Nordlack AB, Malmö'),
      drums: 18,
      crates: 6,
      incoterm: 'DAP',
    },
  ),
  strict(
    MANIFEST,
    { weight_of_drums_kg: n, weight_of_crates_kg: n, total_weight_kg: n },
    { weight_of_drums_kg: 3780, weight_of_crates_kg: 210, total_weight_kg: 3990 },
  ),
  strict(MANIFEST, { vessel: s }, REFUSE),
  strict(
    HOTEL,
    { guest: s, nights: i, rate_per_night_eur: n, check_out: date, total_eur: n, still_to_pay_eur: n },
    {
      guest: any('Ferreira', 'Ms Ferreira'),
      nights: 5,
      rate_per_night_eur: 120,
      check_out: '2027-08-16',
      total_eur: 600,
      still_to_pay_eur: 400,
    },
  ),
  strict(
    HOTEL,
    { payment_method: one('card', 'cash', 'invoice'), advance_eur: n },
    { payment_method: 'card', advance_eur: 200 },
  ),
  strict(HOTEL, { passport_number: s }, REFUSE),
  strict(
    ROTA,
    { early: list(s), late: list(s), night: list(s), on_leave: s },
    { early: ['Jonas', 'Mira'], late: ['Tove'], night: ['Samir', 'Beatriz'], on_leave: 'Ellen' },
  ),
  strict(ROTA, { week: i, people_on_night_shift: i }, { week: 32, people_on_night_shift: 2 }),
  strict(ROTA, { head_nurse: s }, REFUSE),
  strict(
    FIELD,
    { total_ha: n, wheat_ha: n, maize_ha: n, meadow_ha: n, wheat_tonnes: n },
    { total_ha: 45, wheat_ha: 20, maize_ha: 15, meadow_ha: 10, wheat_tonnes: 140 },
  ),
  strict(FIELD, { cows: i }, REFUSE),
  strict(
    LIBRARY,
    { books: i, cost_sek: n, english: i, arabic: i, swedish: i, price_per_book_sek: n },
    { books: 60, cost_sek: 9000, english: 24, arabic: 12, swedish: 24, price_per_book_sek: 150 },
  ),
  strict(LIBRARY, { english_percent: n }, { english_percent: 40 }),
  strict(LIBRARY, { librarian: s }, REFUSE),
  strict(
    OUTAGE,
    { started: s, ended: s, duration_minutes: n, cause: s, severity: i },
    { started: '09:40', ended: '11:05', duration_minutes: 85, cause: any('a full disk', 'full disk'), severity: 2 },
  ),
  strict(OUTAGE, { offices_affected: i, offices_not_affected: i }, { offices_affected: 3, offices_not_affected: 2 }),
  strict(OUTAGE, { engineer: s }, REFUSE),
  strict(
    'Sofia finished third in the 400 m with a time of 54.8 seconds, two tenths behind her personal best.',
    { athlete: s, place: i, distance_m: n, time_s: n },
    { athlete: 'Sofia', place: 3, distance_m: 400, time_s: 54.8 },
  ),
  strict(
    'Before the storm the orchard had 320 trees; 45 fell and 60 young ones were planted in spring.',
    { trees_before: i, trees_lost: i, trees_planted: i, trees_now: i },
    { trees_before: 320, trees_lost: 45, trees_planted: 60, trees_now: 335 },
  ),
  strict(
    'I have forgotten my password again and now the account is locked.',
    { request: one('password_reset', 'new_hardware', 'software_install') },
    { request: 'password_reset' },
  ),
  strict(
    'Unser Zimmer war sauber und das Personal freundlich, aber die ganze Nacht fuhren Lastwagen vor dem Fenster vorbei.',
    { complaint_about: one('noise', 'cleanliness', 'staff', 'food') },
    { complaint_about: 'noise' },
  ),
  strict(
    'Teams: Lions 34 points, Tigers 29 points, Bears 41 points.',
    { table: list(object({ team: s, points: i })), leader: s },
    {
      table: [
        { team: 'Lions', points: 34 },
        { team: 'Tigers', points: 29 },
        { team: 'Bears', points: 41 },
      ],
      leader: 'Bears',
    },
  ),
  strict(
    'A pack of gloves holds 100 pairs. The ward uses 40 pairs a day and has 6 packs left.',
    { pairs_left: i, days_of_supply: n },
    { pairs_left: 600, days_of_supply: 15 },
  ),
  strict(
    'Three forklifts moved 84 containers in 7 hours.',
    { containers_per_hour: n, containers_per_forklift: n },
    { containers_per_hour: 12, containers_per_forklift: 28 },
  ),
  strict(
    'Eleven pupils are ill today, twice as many as yesterday would be twenty; last week it was only four.',
    { pupils_ill_yesterday: i },
    REFUSE,
  ),
  strict(
    'Skidåkaren startade 10.15 och gick i mål 11.03.',
    { start: s, finish: s, minutes: n },
    { start: '10:15', finish: '11:03', minutes: 48 },
  ),
  lax(
    'Dr Halvorsen moved the check-up of Mr Ito from 14 April 2027 to 21 April 2027.',
    { doctor: s, patient: s, old_date: date, new_date: date },
    {
      doctor: any('Halvorsen', 'Dr Halvorsen'),
      patient: any('Ito', 'Mr Ito'),
      old_date: '2027-04-14',
      new_date: '2027-04-21',
    },
  ),
  strict(
    'Please install the drawing program on laptop LT-552 and remove the old one. It is not urgent.',
    { device: s, urgent: b },
    { device: any('LT-552', 'laptop LT-552'), urgent: false },
  ),
  strict(
    'The seed costs 3.20 EUR per kg up to 100 kg and 2.90 EUR above. We need 250 kg.',
    { price_per_kg_eur: n, cost_eur: n },
    { price_per_kg_eur: 2.9, cost_eur: 725 },
  ),
  strict(
    'Somebody left an umbrella in the breakfast room.',
    { owner: or(s), item: s, place: s },
    { owner: null, item: any('umbrella', 'an umbrella'), place: any('breakfast room', 'the breakfast room') },
  ),
];
