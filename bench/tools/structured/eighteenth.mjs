/** A hundred across trades, written before anything was mended for them. */
import { s, n, i, b, date, list, object, one, any, or, strict, REFUSE } from './case.mjs';
const ORDER =
  'Order PO-7781/B from Lindqvist & Co AB, placed 12 March 2026. Ship to: Storgatan 14, 211 34 Malmö. Contact: Eva Holm, eva.holm@example.se, +46 70 123 45 67. Payment terms: 30 days net.';
const HOTEL =
  'Reservation HX-2209 for Mr Daniel Okafor: double room, 3 nights from 4 May 2026, breakfast included, 2 adults, 189 EUR per night.';
const TICKET =
  'Ticket #19-0042\nPriority: high\nReported by: Mina Rask\nDevice - label printer\nIssue: paper jam on tray 2\nStatus: open';
const JOB =
  'We are looking for a pattern cutter in Antwerp, full time, at least 5 years of experience, salary 3,400 EUR per month, start on 1 September 2026. Dutch is required, French is a plus.';
const RECIPE =
  'For a dozen muffins you need 250 g flour, 120 g sugar, 2 eggs and 1.5 dl milk. Bake for 20 minutes at 200 °C.';
const LISTING =
  'Flat to let in Utrecht: 72 m², 3 rooms, second floor, rent 1,450 EUR per month, deposit two months rent, pets not allowed, available from 1 October 2026.';
export const CASES = [
  strict(
    ORDER,
    { order_number: s, company: s, order_date: date },
    { order_number: 'PO-7781/B', company: 'Lindqvist & Co AB', order_date: '2026-03-12' },
  ),
  strict(
    ORDER,
    { street: s, postal_code: s, city: s },
    { street: 'Storgatan 14', postal_code: '211 34', city: 'Malmö' },
  ),
  strict(
    ORDER,
    { contact_name: s, email: s, phone: s },
    { contact_name: 'Eva Holm', email: 'eva.holm@example.se', phone: '+46 70 123 45 67' },
  ),
  strict(ORDER, { payment_days: i }, { payment_days: 30 }),
  strict(ORDER, { vat_number: s }, REFUSE),
  strict(ORDER, { delivery_date: date }, REFUSE),
  strict(
    HOTEL,
    { reservation_id: s, guest: s, nights: i, adults: i },
    { reservation_id: 'HX-2209', guest: any('Daniel Okafor', 'Mr Daniel Okafor'), nights: 3, adults: 2 },
  ),
  strict(HOTEL, { total_eur: n }, { total_eur: 567 }),
  strict(HOTEL, { checkin: date, checkout: date }, { checkin: '2026-05-04', checkout: '2026-05-07' }),
  strict(
    HOTEL,
    { breakfast_included: b, room_type: one('single', 'double', 'suite') },
    { breakfast_included: true, room_type: 'double' },
  ),
  strict(HOTEL, { children: i }, REFUSE),
  strict(HOTEL, { parking: b }, REFUSE),
  strict(
    TICKET,
    { ticket_id: s, priority: one('low', 'medium', 'high'), status: one('open', 'closed') },
    { ticket_id: any('#19-0042', '19-0042'), priority: 'high', status: 'open' },
  ),
  strict(
    TICKET,
    { reporter: s, device: s, issue: s },
    { reporter: 'Mina Rask', device: 'label printer', issue: 'paper jam on tray 2' },
  ),
  strict(TICKET, { assignee: s }, REFUSE),
  strict(TICKET, { assignee: or(s), reported_by: s }, { assignee: null, reported_by: 'Mina Rask' }),
  strict(
    JOB,
    { job_title: s, city: s, employment: one('full_time', 'part_time') },
    { job_title: 'pattern cutter', city: 'Antwerp', employment: 'full_time' },
  ),
  strict(
    JOB,
    { min_years_experience: i, salary_eur_per_month: n, start_date: date },
    { min_years_experience: 5, salary_eur_per_month: 3400, start_date: '2026-09-01' },
  ),
  strict(JOB, { salary_eur_per_year: n }, { salary_eur_per_year: 40800 }),
  strict(JOB, { dutch_required: b, french_required: b }, { dutch_required: true, french_required: false }),
  strict(JOB, { company: s }, REFUSE),
  strict(JOB, { hours_per_week: n }, REFUSE),
  strict(RECIPE, { flour_g: n, sugar_g: n, eggs: i }, { flour_g: 250, sugar_g: 120, eggs: 2 }),
  strict(RECIPE, { muffins: i, milk_ml: n }, { muffins: 12, milk_ml: 150 }),
  strict(RECIPE, { baking_minutes: i, temperature_c: n }, { baking_minutes: 20, temperature_c: 200 }),
  strict(RECIPE, { butter_g: n }, REFUSE),
  strict(LISTING, { area_m2: n, rooms: i, rent_eur: n }, { area_m2: 72, rooms: 3, rent_eur: 1450 }),
  strict(
    LISTING,
    { floor: i, pets_allowed: b, available_from: date },
    { floor: 2, pets_allowed: false, available_from: '2026-10-01' },
  ),
  strict(LISTING, { deposit_eur: n }, { deposit_eur: 2900 }),
  strict(LISTING, { balcony: b }, REFUSE),
  strict(LISTING, { energy_class: s }, REFUSE),
  strict(
    'SKU 88-X is out of stock; 14 pieces arrive on 3 June 2026.',
    { sku: s, in_stock: b, incoming: i, arrival_date: date },
    { sku: '88-X', in_stock: false, incoming: 14, arrival_date: '2026-06-03' },
  ),
  strict('Please delete design dsn_42 and keep dsn_43.', { design_to_delete: s }, { design_to_delete: 'dsn_42' }),
  strict('Please delete design dsn_42 and keep dsn_43.', { reason: s }, REFUSE),
  strict(
    'The invoice inv-2026-0117 of 480.50 EUR was paid on 2 February 2026 by bank transfer.',
    { invoice_id: s, amount_eur: n, paid_on: date, method: one('card', 'bank_transfer', 'cash') },
    { invoice_id: 'inv-2026-0117', amount_eur: 480.5, paid_on: '2026-02-02', method: 'bank_transfer' },
  ),
  strict(
    'The invoice inv-2026-0117 of 480.50 EUR was paid on 2 February 2026 by bank transfer.',
    { due_date: date },
    REFUSE,
  ),
  strict(
    'Train leaves Lyon at 7:42 and arrives in Paris at 9:40, platform 5, seat 61 in coach 12.',
    { departure_time: s, arrival_time: s, platform: i, seat: i, coach: i },
    { departure_time: '07:42', arrival_time: '09:40', platform: 5, seat: 61, coach: 12 },
  ),
  strict(
    'Train leaves Lyon at 7:42 and arrives in Paris at 9:40, platform 5, seat 61 in coach 12.',
    { duration_minutes: i },
    { duration_minutes: 118 },
  ),
  strict(
    'Train leaves Lyon at 7:42 and arrives in Paris at 9:40, platform 5, seat 61 in coach 12.',
    { origin: s, destination: s },
    { origin: 'Lyon', destination: 'Paris' },
  ),
  strict(
    'Train leaves Lyon at 7:42 and arrives in Paris at 9:40, platform 5, seat 61 in coach 12.',
    { price_eur: n },
    REFUSE,
  ),
  strict(
    'Our workshop has 12 sewing machines, 3 overlockers and 1 cutting table.',
    { sewing_machines: i, overlockers: i, total_machines: i },
    { sewing_machines: 12, overlockers: 3, total_machines: any(15) },
  ),
  strict('Our workshop has 12 sewing machines, 3 overlockers and 1 cutting table.', { knitting_machines: i }, REFUSE),
  strict('Three of our five vans are electric.', { electric_vans: i, vans: i }, { electric_vans: 3, vans: 5 }),
  strict('Three of our five vans are electric.', { electric_percent: n }, { electric_percent: 60 }),
  strict(
    'The lease runs from 1 July 2026 to 30 June 2027.',
    { start: date, end: date },
    { start: '2026-07-01', end: '2027-06-30' },
  ),
  strict('Delivery takes two to three working days.', { min_days: i, max_days: i }, { min_days: 2, max_days: 3 }),
  strict('Delivery takes two to three working days.', { delivery_date: date }, REFUSE),
  strict('See you next Friday at half past ten.', { date: date }, REFUSE),
  strict(
    'Patient: Noor Aziz, born 14 August 1988, blood pressure 128/82, pulse 71, allergic to penicillin.',
    { name: s, birth_date: date, pulse: i, allergy: s },
    { name: 'Noor Aziz', birth_date: '1988-08-14', pulse: 71, allergy: 'penicillin' },
  ),
  strict(
    'Patient: Noor Aziz, born 14 August 1988, blood pressure 128/82, pulse 71, allergic to penicillin.',
    { weight_kg: n },
    REFUSE,
  ),
  strict(
    'The lamp is 45 cm high, weighs 2.3 kg and uses a 40 W bulb.',
    { height_cm: n, weight_g: n, power_w: n },
    { height_cm: 45, weight_g: 2300, power_w: 40 },
  ),
  strict('The lamp is 45 cm high, weighs 2.3 kg and uses a 40 W bulb.', { width_cm: n }, REFUSE),
  strict(
    'Screen 15.6 inches, 16 GB memory, 512 GB storage, battery 9 hours, 1.4 kg.',
    { memory_gb: n, storage_gb: n, battery_hours: n, weight_kg: n },
    { memory_gb: 16, storage_gb: 512, battery_hours: 9, weight_kg: 1.4 },
  ),
  strict('Screen 15.6 inches, 16 GB memory, 512 GB storage, battery 9 hours, 1.4 kg.', { price: n }, REFUSE),
  strict(
    'Meeting with Petra Vos and Ali Demir in room Rhine, 14:00 to 15:30, topic: spring budget.',
    { attendees: list(s), room: s, start: s, end: s, topic: s },
    { attendees: ['Petra Vos', 'Ali Demir'], room: 'Rhine', start: '14:00', end: '15:30', topic: 'spring budget' },
  ),
  strict(
    'Meeting with Petra Vos and Ali Demir in room Rhine, 14:00 to 15:30, topic: spring budget.',
    { duration_minutes: i },
    { duration_minutes: 90 },
  ),
  strict(
    'Meeting with Petra Vos and Ali Demir in room Rhine, 14:00 to 15:30, topic: spring budget.',
    { date: date },
    REFUSE,
  ),
  strict(
    '- 2 × A4 paper at 6.50 EUR\n- 1 × stapler at 14 EUR\n- 5 × folders at 2 EUR',
    { items: list(object({ name: s, quantity: i, unit_price_eur: n })) },
    {
      items: [
        { name: 'A4 paper', quantity: 2, unit_price_eur: 6.5 },
        { name: 'stapler', quantity: 1, unit_price_eur: 14 },
        { name: 'folders', quantity: 5, unit_price_eur: 2 },
      ],
    },
  ),
  strict(
    '- 2 × A4 paper at 6.50 EUR\n- 1 × stapler at 14 EUR\n- 5 × folders at 2 EUR',
    { total_eur: n },
    { total_eur: 37 },
  ),
  strict(
    '| Size | Stock |\n|---|---|\n| S | 4 |\n| M | 9 |\n| L | 0 |',
    { rows: list(object({ size: s, stock: i })) },
    {
      rows: [
        { size: 'S', stock: 4 },
        { size: 'M', stock: 9 },
        { size: 'L', stock: 0 },
      ],
    },
  ),
  strict(
    'Name: Tom Berg\nAge: 41\nOccupation: glazier\nHobbies: sailing, chess',
    { name: s, age: i, occupation: s, hobbies: list(s) },
    { name: 'Tom Berg', age: 41, occupation: 'glazier', hobbies: ['sailing', 'chess'] },
  ),
  strict('Name: Tom Berg\nAge: 41\nOccupation: glazier\nHobbies: sailing, chess', { marital_status: s }, REFUSE),
  strict(
    'The app keeps crashing when I upload a photo.',
    { category: one('bug', 'feature_request', 'question') },
    { category: 'bug' },
  ),
  strict(
    'It would be great if you could add dark mode.',
    { category: one('bug', 'feature_request', 'question') },
    { category: 'feature_request' },
  ),
  strict(
    'How can I change my password?',
    { category: one('bug', 'feature_request', 'question') },
    { category: 'question' },
  ),
  strict(
    'I was charged twice for the same subscription.',
    { team: one('billing', 'technical', 'sales') },
    { team: 'billing' },
  ),
  strict('We would like a quote for 200 licences.', { team: one('billing', 'technical', 'sales') }, { team: 'sales' }),
  strict('The weather was fine.', { team: one('billing', 'technical', 'sales') }, REFUSE),
  strict(
    'The room was spotless and the staff could not have been kinder.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict(
    'Cold soup, rude waiter, never again.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'negative' },
  ),
  strict(
    'Production is down, nobody can print labels, we need help right now!',
    { urgency: one('low', 'normal', 'urgent') },
    { urgency: 'urgent' },
  ),
  strict('No hurry, whenever you have time.', { urgency: one('low', 'normal', 'urgent') }, { urgency: 'low' }),
  strict(
    'The jar contains no nuts but traces of milk.',
    { contains_nuts: b, contains_milk: b },
    { contains_nuts: false, contains_milk: true },
  ),
  strict(
    'The museum is closed on Mondays; admission is free for children.',
    { open_on_monday: b, free_for_children: b },
    { open_on_monday: false, free_for_children: true },
  ),
  strict('Smoking is prohibited in the building.', { smoking_allowed: b }, { smoking_allowed: false }),
  strict('The contract can be cancelled at any time.', { cancellable: b }, { cancellable: true }),
  strict('The contract can be cancelled at any time.', { notice_period_days: i }, REFUSE),
  strict(
    'A litre of paint covers 10 square metres. The wall is 35 square metres.',
    { litres_needed: n },
    { litres_needed: 3.5 },
  ),
  strict('The car used 42 litres for 600 km.', { litres_per_100km: n }, { litres_per_100km: 7 }),
  strict('The room is 5 m long and 4 m wide.', { area_m2: n }, { area_m2: 20 }),
  strict('I had 50 EUR, spent 18 EUR on lunch and 7 EUR on a book.', { left_eur: n }, { left_eur: 25 }),
  strict('Monday 120 visitors, Tuesday 95, Wednesday 140.', { visitors_total: i }, { visitors_total: 355 }),
  strict('Monday 120 visitors, Tuesday 95, Wednesday 140.', { visitors_thursday: i }, REFUSE),
  strict('Monday 120 visitors, Tuesday 95, Wednesday 140.', { visitors_tuesday: i }, { visitors_tuesday: 95 }),
  strict('Each box weighs 12 kg and the pallet carries 30 boxes.', { total_kg: n }, { total_kg: 360 }),
  strict('The subscription is 9 EUR per month.', { yearly_eur: n }, { yearly_eur: 108 }),
  strict('The distance is 26 miles.', { distance_km: n }, { distance_km: any(41.842944, 41.84) }),
  strict('The oven is at 350 °F.', { temperature_c: n }, { temperature_c: any(176.66666666666666, 176.67) }),
  strict('A fee of 3 % applies to 400 USD.', { fee_usd: n }, { fee_usd: 12 }),
  strict('The team grew from 8 to 14 people.', { before: i, after: i, growth: i }, { before: 8, after: 14, growth: 6 }),
  strict(
    'Kalle Svensson beställde 4 stolar och ett bord till Göteborg, leverans den 15 april 2026.',
    { kund: s, stolar: i, bord: i, stad: s, leveransdatum: date },
    { kund: 'Kalle Svensson', stolar: 4, bord: 1, stad: 'Göteborg', leveransdatum: '2026-04-15' },
  ),
  strict(
    'Kalle Svensson beställde 4 stolar och ett bord till Göteborg, leverans den 15 april 2026.',
    { telefon: s },
    REFUSE,
  ),
  strict(
    'Mötet är den 9 juni 2026 kl 13.30 hos Bergs Plåt AB.',
    { datum: date, tid: s, foretag: s },
    { datum: '2026-06-09', tid: '13:30', foretag: 'Bergs Plåt AB' },
  ),
  strict(
    'Hyran är 8 400 kr i månaden och elen 650 kr.',
    { rent_sek: n, electricity_sek: n, total_sek: n },
    { rent_sek: 8400, electricity_sek: 650, total_sek: 9050 },
  ),
  strict(
    'Die Lieferung wiegt 12,5 kg und kostet 89,90 Euro.',
    { weight_kg: n, price_eur: n },
    { weight_kg: 12.5, price_eur: 89.9 },
  ),
  strict(
    'Reklamation: Die Lampe ist zerbrochen angekommen.',
    { topic: one('complaint', 'order', 'question') },
    { topic: 'complaint' },
  ),
  strict(
    'Le rendez-vous est fixé au 3 mars 2026 à 16h30 avec Mme Dupuis.',
    { date: date, time: s, person: s },
    { date: '2026-03-03', time: '16:30', person: any('Dupuis', 'Mme Dupuis') },
  ),
  strict(
    'Contact us at help@example.org or call 020-555 010.',
    { email: s, phone: s },
    { email: 'help@example.org', phone: '020-555 010' },
  ),
  strict('Contact us at help@example.org or call 020-555 010.', { opening_hours: s }, REFUSE),
  strict(
    'Flight SK 1420 was delayed by 45 minutes because of fog.',
    { flight: s, delay_minutes: i, cause: s },
    { flight: 'SK 1420', delay_minutes: 45, cause: 'fog' },
  ),
];
