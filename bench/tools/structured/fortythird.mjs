// Twenty-four texts as people write them, four slots and more; written after the mechanisms of the set before, and scored at once.
import { s, n, i, b, date, or, any, strict, lax, REFUSE } from './case.mjs';

export const CASES = [
  strict(
    'Narrowboat to let, moored at Hebden, rent £640 a month, deposit £900, sleeps 4, no pets.',
    { rent_gbp: n, deposit_gbp: n, sleeps: i, pets_allowed: b },
    { rent_gbp: 640, deposit_gbp: 900, sleeps: 4, pets_allowed: false },
  ),
  strict(
    'Physio for Dana Whitlock, 3 June 2027 at 11:20 with Mr Oduya, left knee.',
    { patient: s, physio: s, date, time: s },
    { patient: 'Dana Whitlock', physio: any('Mr Oduya', 'Oduya'), date: '2027-06-03', time: '11:20' },
  ),
  strict(
    'Delivered 18 of the 20 mattresses, two were torn. Order BD-5512, driver Kamil.',
    { order: s, ordered: i, delivered: i, driver: s },
    { order: 'BD-5512', ordered: 20, delivered: 18, driver: 'Kamil' },
  ),
  strict(
    'Sewing class: Tuesdays, 19:00 to 21:15, 8 evenings, 145 euros, max 10 people.',
    { start: s, end: s, evenings: i, price_eur: n, max_people: i },
    { start: '19:00', end: '21:15', evenings: 8, price_eur: 145, max_people: 10 },
  ),
  strict(
    'Chest 104, waist 92, sleeve 65 - all in cm. Name is Rory Quill.',
    { name: s, chest_cm: n, waist_cm: n, sleeve_cm: n },
    { name: 'Rory Quill', chest_cm: 104, waist_cm: 92, sleeve_cm: 65 },
  ),
  strict(
    'Grey Volvo, plate DXK 482, 96,000 km, asking 7,400 euros.',
    { make: s, colour: s, plate: s, mileage_km: i, price_eur: n },
    { make: 'Volvo', colour: 'grey', plate: 'DXK 482', mileage_km: 96000, price_eur: 7400 },
  ),
  strict(
    'Ferry leaves Oban 07:30, gets to Barra 12:20. Two adults, one car, £78.40.',
    { from: s, to: s, departure: s, arrival: s, adults: i, price_gbp: n },
    { from: 'Oban', to: 'Barra', departure: '07:30', arrival: '12:20', adults: 2, price_gbp: 78.4 },
  ),
  strict(
    'Please send 6 jars of honey and 2 candles to Ivy Cottage, attn. Noel Parris. Gift note: "Get well soon".',
    { honey_jars: i, candles: i, recipient: s, note: s },
    { honey_jars: 6, candles: 2, recipient: 'Noel Parris', note: 'Get well soon' },
  ),
  strict(
    'Hallo, ich bin Petra Sommer, wohne in Celle und brauche 15 Meter Leinen, natur, bis 2. März 2027.',
    { name: s, ort: s, meter: n, bis: date },
    { name: 'Petra Sommer', ort: 'Celle', meter: 15, bis: '2027-03-02' },
  ),
  strict(
    'Hej! Hyr ut stuga i Åre, 6 bäddar, 4 200 kr i veckan, inga husdjur.',
    { ort: s, baddar: i, pris_sek: n, husdjur_tillatna: b },
    { ort: 'Åre', baddar: 6, pris_sek: 4200, husdjur_tillatna: false },
  ),
  strict(
    'Bonjour, Luc Ferrand, j’habite à Dijon. Je voudrais réserver une table pour 5 le 8 mai 2027 à 19 h 45.',
    { nom: s, ville: s, personnes: i, date, heure: s },
    { nom: 'Luc Ferrand', ville: 'Dijon', personnes: 5, date: '2027-05-08', heure: any('19:45', '19 h 45') },
  ),
  strict(
    'Hola, soy Marta Gil y vivo en Burgos. Necesito 3 cajas y 12 botellas para el 4 de julio de 2027.',
    { nombre: s, ciudad: s, cajas: i, botellas: i, fecha: date },
    { nombre: 'Marta Gil', ciudad: 'Burgos', cajas: 3, botellas: 12, fecha: '2027-07-04' },
  ),
  strict(
    'Invoice 4471 for the roof: 2,300 euros plus 437 euros VAT, due 30 April 2027.',
    { invoice: s, net_eur: n, vat_eur: n, due_date: date },
    { invoice: '4471', net_eur: 2300, vat_eur: 437, due_date: '2027-04-30' },
  ),
  strict(
    'Lost: black cat called Biscuit, microchipped, last seen in Penryn on 9 January 2027. Call Jess 07700 900112.',
    { name: s, colour: s, place: s, last_seen: date, contact: s, phone: s },
    {
      name: 'Biscuit',
      colour: 'black',
      place: 'Penryn',
      last_seen: '2027-01-09',
      contact: 'Jess',
      phone: any('07700 900112', '07700900112'),
    },
  ),
  strict(
    'We were promised 30 chairs but only 26 arrived, and four of those are broken.',
    { promised: i, arrived: i, broken: i },
    { promised: 30, arrived: 26, broken: 4 },
  ),
  strict(
    'Translate the leaflet from Polish into Welsh, 4 pages, 35 euros a page.',
    { source_language: s, target_language: s, pages: i, price_per_page_eur: n },
    { source_language: 'Polish', target_language: 'Welsh', pages: 4, price_per_page_eur: 35 },
  ),
  strict('Bike hire, fine of 25 euros if late.', { hire_eur: n, fine_eur: n }, REFUSE),
  strict('The caretaker is Otto Lang.', { owner: s, caretaker: s }, REFUSE),
  strict('Gates open at 16:00.', { gates_open: s, gates_close: s }, REFUSE),
  strict('Signed on 2 May 2027 by both.', { signed_on: date, expires_on: date }, REFUSE),
  strict('Parcel for Ada Finn.', { sender: s, recipient: s }, REFUSE),
  strict('Sofa 210 cm wide.', { width_cm: n, depth_cm: n }, REFUSE),
  lax('Shipping was 9 euros.', { shipping_eur: or(n), price_eur: or(n) }, { shipping_eur: 9, price_eur: null }),
  lax(
    'Room was spotless, staff rude, parking 12 euros.',
    { parking_eur: or(n), room_price_eur: or(n), rent_eur: or(n) },
    { parking_eur: 12, room_price_eur: null, rent_eur: null },
  ),
];
