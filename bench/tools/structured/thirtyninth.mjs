import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  strict(
    "locked out!! 5 Garnet Row, flat 2. key's inside, door isn't damaged. how fast can u be here",
    { street_address: s, flat: s, door_damaged: b },
    {
      street_address: any('5 Garnet Row', '5 Garnet Row, flat 2'),
      flat: any('2', 'flat 2'),
      door_damaged: false,
    },
  ),
  strict(
    '(written on 11 March 2026) Can the hygienist squeeze me in tomorrow? Petra Lund here. Nothing hurts, I just need a clean.',
    {
      patient_name: s,
      requested_date: date,
      has_pain: b,
      treatment: one('cleaning', 'filling', 'extraction'),
    },
    { patient_name: 'Petra Lund', requested_date: '2026-03-12', has_pain: false, treatment: 'cleaning' },
  ),
  strict(
    'One large margherita, no sorry, make that two. Plus a small funghi. Deliver to 8 Canal Street, paying cash.',
    {
      pizzas: list(object({ kind: s, size: one('small', 'large'), count: i })),
      address: s,
      payment: one('cash', 'card'),
    },
    {
      pizzas: [
        { kind: 'margherita', size: 'large', count: 2 },
        { kind: 'funghi', size: 'small', count: 1 },
      ],
      address: '8 Canal Street',
      payment: 'cash',
    },
  ),
  strict(
    "Lot 214, a walnut writing desk. Estimate 600 to 900, hammer fell at 1,150, buyer's premium is 20%.",
    {
      lot: i,
      low_estimate: n,
      high_estimate: n,
      hammer_price: n,
      buyer_pays: { ...n, description: 'Hammer price plus premium' },
    },
    { lot: 214, low_estimate: 600, high_estimate: 900, hammer_price: 1150, buyer_pays: 1380 },
  ),
  strict(
    'id;date;kwh;note\n17;2026-06-01;4.2;ok\n18;2026-06-02;0;inverter fault\n19;2026-06-03;3.9;ok',
    {
      fault_id: { ...i, description: 'id of the row with a fault' },
      fault_date: date,
      total_kwh: { ...n, description: 'Sum over all rows' },
    },
    { fault_id: 18, fault_date: '2026-06-02', total_kwh: 8.1 },
  ),
  strict(
    'The victim states that two men, one of them in a red hoodie, took her handbag outside the Plaza cinema at 22:50 on 3 December 2026. She was not injured.',
    { stolen_item: s, number_of_suspects: i, committed_on: date, committed_at: s, victim_injured: b },
    {
      stolen_item: any('handbag', 'her handbag'),
      number_of_suspects: 2,
      committed_on: '2026-12-03',
      committed_at: '22:50',
      victim_injured: false,
    },
  ),
  strict(
    "we're a five-piece, need 3 vocal mics and 2 DI boxes, we bring our own drums. on stage 21:15, the set runs 45 min",
    {
      band_members: i,
      vocal_mics: i,
      di_boxes: i,
      brings_drums: b,
      set_ends_at: { ...s, description: 'HH:MM' },
    },
    { band_members: 5, vocal_mics: 3, di_boxes: 2, brings_drums: true, set_ends_at: '22:00' },
  ),
  strict(
    'Our herring quota is 80 tonnes this season. As of tonight 52.5 have been landed.',
    { species: s, quota_t: n, landed_t: n, remaining_t: n },
    { species: 'herring', quota_t: 80, landed_t: 52.5, remaining_t: 27.5 },
  ),
  strict(
    'Pottery for beginners: six evenings, fee 240, clay and glazes 35 on top. Eight places, of which five are taken.',
    { evenings: i, price_with_materials: n, places_total: i, places_left: i },
    { evenings: 6, price_with_materials: 275, places_total: 8, places_left: 3 },
  ),
  strict(
    'R -2.25, L -1.75, PD 63 mm. No astigmatism. Would like contact lenses rather than glasses.',
    {
      right_sphere: n,
      left_sphere: n,
      pupil_distance_mm: n,
      astigmatism: b,
      wants: one('contact lenses', 'glasses'),
    },
    { right_sphere: -2.25, left_sphere: -1.75, pupil_distance_mm: 63, astigmatism: false, wants: 'contact lenses' },
  ),
  strict(
    'Since v3.2.0 the login button does nothing in Safari; Chrome and Firefox are fine. Happens every single time. Reported by dkim.',
    {
      version: s,
      affected_browser: one('Safari', 'Chrome', 'Firefox'),
      unaffected_browsers: list(s),
      always_reproducible: b,
      reporter: s,
    },
    {
      version: any('3.2.0', 'v3.2.0'),
      affected_browser: 'Safari',
      unaffected_browsers: ['Chrome', 'Firefox'],
      always_reproducible: true,
      reporter: 'dkim',
    },
  ),
  strict(
    'Meet Rex! A 3-year-old shepherd mix who has been waiting with us for 14 months. Great with children, sadly not with cats. The adoption fee is 280.',
    {
      dog: s,
      age_years: i,
      months_in_shelter: i,
      good_with_children: b,
      good_with_cats: b,
      adoption_fee: n,
    },
    {
      dog: 'Rex',
      age_years: 3,
      months_in_shelter: 14,
      good_with_children: true,
      good_with_cats: false,
      adoption_fee: 280,
    },
  ),
  strict(
    'You are hereby summoned to appear before the District Court of Halden on 19 May 2027 at 9.30 a.m. in the matter of Berg v. Tessier, case no. 27-1043.',
    {
      court: s,
      hearing_date: date,
      case_number: s,
      claimant: { ...s, description: 'Party named first' },
      defendant: { ...s, description: 'Party named second' },
    },
    {
      court: any('District Court of Halden', 'the District Court of Halden'),
      hearing_date: '2027-05-19',
      case_number: '27-1043',
      claimant: 'Berg',
      defendant: 'Tessier',
    },
  ),
  strict(
    'Of the 30 m of wool crêpe (article WC-88) you ordered, 22 m are leaving us today. The rest follows on 7 October 2026.',
    { article: s, ordered_m: n, shipped_m: n, outstanding_m: n, rest_ships_on: date },
    { article: 'WC-88', ordered_m: 30, shipped_m: 22, outstanding_m: 8, rest_ships_on: '2026-10-07' },
  ),
  strict(
    'Wow! 85 of you gave, and together we have raised $4,250. The goal is $6,000, so keep sharing.',
    { raised_usd: n, goal_usd: n, still_missing_usd: n, donors: i, average_donation_usd: n },
    { raised_usd: 4250, goal_usd: 6000, still_missing_usd: 1750, donors: 85, average_donation_usd: 50 },
  ),
  strict(
    '0600 log. Wind NW force 6, sea rough, barometer 1002 hPa and falling, 48 nm to go to Lerwick.',
    {
      wind_direction: one('N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'),
      beaufort: i,
      pressure_hpa: n,
      pressure_trend: one('rising', 'steady', 'falling'),
      destination: s,
      distance_to_go_nm: n,
    },
    {
      wind_direction: 'NW',
      beaufort: 6,
      pressure_hpa: 1002,
      pressure_trend: 'falling',
      destination: 'Lerwick',
      distance_to_go_nm: 48,
    },
  ),
  strict(
    "Granite for the worktop please, 3.20 m by 60 cm. We haven't chosen a tap yet.",
    { worktop_material: s, length_cm: n, depth_cm: n, tap_model: or(s) },
    { worktop_material: any('granite', 'Granite'), length_cm: 320, depth_cm: 60, tap_model: null },
  ),
  strict(
    'How likely are you to recommend us (0-10)? 9\nWhat did you like best? the staff\nWhat should we improve? parking',
    { score: i, liked_best: s, to_improve: s },
    { score: 9, liked_best: any('the staff', 'staff'), to_improve: 'parking' },
  ),
  strict(
    'Timesheet Ella: Mon 7.5 h, Tue 6 h, Wed off, Thu 8 h, Fri 4.5 h.',
    {
      worker: s,
      total_hours: { ...n, description: 'Sum of the hours of the week' },
      day_off: one('Mon', 'Tue', 'Wed', 'Thu', 'Fri'),
    },
    { worker: 'Ella', total_hours: 26, day_off: 'Wed' },
  ),
  strict(
    'Your driver was friendly enough, but he drove 17 km where 11 would have done, so I paid 29 dollars instead of the usual 20. I want the difference back.',
    { paid_usd: n, usual_usd: n, refund_usd: n, extra_km: n },
    { paid_usd: 29, usual_usd: 20, refund_usd: 9, extra_km: 6 },
  ),
  strict(
    'Clouds again, so the observing night at Fell Observatory moves to 27 February 2027. Adults 8 euros, children under 12 free.',
    {
      place: s,
      new_date: date,
      adult_price_eur: n,
      free_under_age: i,
      cause: one('clouds', 'illness', 'power failure'),
    },
    {
      place: any('Fell Observatory', 'the Fell Observatory'),
      new_date: '2027-02-27',
      adult_price_eur: 8,
      free_under_age: 12,
      cause: 'clouds',
    },
  ),
  strict(
    'The Copper Kettle takes nine dozen eggs each Friday, at £2.75 the dozen.',
    { customer: s, eggs_per_week: i, weekly_total_gbp: n },
    {
      customer: any('The Copper Kettle', 'Copper Kettle', 'the Copper Kettle'),
      eggs_per_week: 108,
      weekly_total_gbp: 24.75,
    },
  ),
  strict(
    'Toddler, 18 months. 101.3 °F since this morning. Drinks well. No rash.',
    { age_months: i, temperature_c: { ...n, description: 'Degrees Celsius' }, drinks_well: b, rash: b },
    { age_months: 18, temperature_c: 38.5, drinks_well: true, rash: false },
  ),
  strict(
    'Seller: Ines Duarte, +351 912 000 111. Buyer: Karl Beck, karl@beck.example. Agreed price 215,000 euros; keys are handed over on 1 December 2026.',
    {
      seller: object({ name: s, phone: s }),
      buyer: object({ name: s, email: s }),
      price_eur: n,
      handover: date,
    },
    {
      seller: { name: 'Ines Duarte', phone: '+351 912 000 111' },
      buyer: { name: 'Karl Beck', email: 'karl@beck.example' },
      price_eur: 215000,
      handover: '2026-12-01',
    },
  ),
  strict(
    '> Hi, when are you open?\n\nWe open at 10:00 and close at 18:00. Closed on Sundays and Mondays. Card only, no cash I am afraid.',
    {
      opens: s,
      closes: s,
      closed_days: list(one('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')),
      takes_cash: b,
    },
    {
      opens: '10:00',
      closes: '18:00',
      closed_days: any(['Sunday', 'Monday'], ['Monday', 'Sunday']),
      takes_cash: false,
    },
  ),
  strict(
    'I, Mateo Ferrer, born on 30 July 1998, have been climbing for four years and hold a lead certificate.',
    { full_name: s, birth_date: date, years_climbing: i, certificate: one('none', 'top-rope', 'lead') },
    { full_name: 'Mateo Ferrer', birth_date: '1998-07-30', years_climbing: 4, certificate: 'lead' },
  ),
  lax(
    'Packing list Oslo: 4 tees, 2 jumpers, 1 parka. Dress shoes stay at home. Hotel still to be booked.',
    { destination: s, tees: i, jumpers: i, parkas: i, dress_shoes: b, hotel: or(s) },
    { destination: 'Oslo', tees: 4, jumpers: 2, parkas: 1, dress_shoes: false, hotel: null },
  ),
  // Swedish
  strict(
    'Inlämnat: svart dunjacka med trasig dragkedja. Ska vara klar senast den 20 november 2026. Kunden heter Maja Ek och betalar 350 kr.',
    { plagg: s, fel: one('dragkedja', 'söm', 'knapp'), klar_senast: date, kund: s, pris_kr: n },
    {
      plagg: any('dunjacka', 'svart dunjacka'),
      fel: 'dragkedja',
      klar_senast: '2026-11-20',
      kund: 'Maja Ek',
      pris_kr: 350,
    },
  ),
  strict(
    'Fredagen den 13 november 2026 är det studiedag, alltså ingen undervisning. Fritids har öppet som vanligt till 16.30. /Rektorn',
    { studiedag: date, undervisning: b, fritids_öppet: b, fritids_stänger: s },
    {
      studiedag: '2026-11-13',
      undervisning: false,
      fritids_öppet: true,
      fritids_stänger: any('16.30', '16:30'),
    },
  ),
  strict(
    'Bilen gick 420 km på 27,3 liter diesel förra veckan.',
    { distance_km: n, fuel_l: n, litres_per_100_km: n },
    { distance_km: 420, fuel_l: 27.3, litres_per_100_km: 6.5 },
  ),
  strict(
    'Undertecknad, Sven Hallberg, säger härmed upp lägenhet 1203. Uppsägningstiden är tre månader och räknas från den 1 mars 2027.',
    { hyresgäst: s, lägenhet: s, uppsägningstid_månader: i, räknas_från: date },
    {
      hyresgäst: 'Sven Hallberg',
      lägenhet: any('1203', 'lägenhet 1203'),
      uppsägningstid_månader: 3,
      räknas_från: '2027-03-01',
    },
  ),
  // German
  strict(
    'Karton 17: Geschirr, kommt in die Küche. Karton 18: Bücher, kommt ins Arbeitszimmer.',
    { kartons: list(object({ nummer: i, inhalt: s, zimmer: s })), anzahl: i },
    {
      kartons: [
        { nummer: 17, inhalt: 'Geschirr', zimmer: 'Küche' },
        { nummer: 18, inhalt: 'Bücher', zimmer: 'Arbeitszimmer' },
      ],
      anzahl: 2,
    },
  ),
  strict(
    'Information zu ICE 704: Abfahrt heute 8:12 statt 7:49 Uhr, und zwar von Gleis 5 statt von Gleis 9.',
    { zug: s, verspaetung_minuten: i, neues_gleis: i },
    { zug: 'ICE 704', verspaetung_minuten: 23, neues_gleis: 5 },
  ),
  strict(
    'Bitte 2 Packungen Ibuprofen 400 mg für Herrn Aydin zurücklegen, er holt sie nach der Arbeit ab und zahlt bar.',
    { medikament: s, staerke_mg: n, packungen: i, kunde: s, zahlung: one('bar', 'Karte') },
    {
      medikament: any('Ibuprofen', 'Ibuprofen 400 mg'),
      staerke_mg: 400,
      packungen: 2,
      kunde: any('Herr Aydin', 'Herrn Aydin', 'Aydin'),
      zahlung: 'bar',
    },
  ),
  // French
  strict(
    'Notre rouge 2019 (13,5 % vol.) est à 14 € la bouteille ; le carton de six revient à 78 €.',
    {
      millesime: i,
      degre: n,
      prix_bouteille_eur: n,
      prix_carton_eur: n,
      economie_eur: { ...n, description: 'Économie du carton par rapport à six bouteilles' },
    },
    { millesime: 2019, degre: 13.5, prix_bouteille_eur: 14, prix_carton_eur: 78, economie_eur: 6 },
  ),
  strict(
    "Ascenseur en panne au 22, rue Pasteur, arrêté au 4e étage. Il n'y a personne à l'intérieur. Contacter la gardienne, Mme Roche.",
    { adresse: s, etage: i, personne_bloquee: b, contact: s },
    {
      adresse: any('22, rue Pasteur', '22 rue Pasteur'),
      etage: 4,
      personne_bloquee: false,
      contact: any('Mme Roche', 'Roche'),
    },
  ),
  strict(
    'Convention de stage : Hugo Blin, du 6 avril au 26 juin 2026, 35 heures par semaine, gratification de 4,35 € par heure.',
    { stagiaire: s, debut: date, fin: date, heures_par_semaine: n, taux_horaire_eur: n },
    {
      stagiaire: 'Hugo Blin',
      debut: '2026-04-06',
      fin: '2026-06-26',
      heures_par_semaine: 35,
      taux_horaire_eur: 4.35,
    },
  ),
  // Spanish
  strict(
    'Se busca camarera en Cádiz con 2 años de experiencia. Jornada parcial, 20 horas semanales, 950 € al mes.',
    {
      puesto: s,
      ciudad: s,
      experiencia_años: i,
      jornada: one('completa', 'parcial'),
      horas_semanales: n,
      salario_mensual_eur: n,
    },
    {
      puesto: 'camarera',
      ciudad: 'Cádiz',
      experiencia_años: 2,
      jornada: 'parcial',
      horas_semanales: 20,
      salario_mensual_eur: 950,
    },
  ),
  strict(
    'Éramos cuatro y el viaje nos costó 640 euros en total, hotel incluido.',
    { viajeros: i, coste_total_eur: n, coste_por_persona_eur: n, hotel_incluido: b },
    { viajeros: 4, coste_total_eur: 640, coste_por_persona_eur: 160, hotel_incluido: true },
  ),
  strict(
    'Parte de lesión: Bruno Sáez, delantero, esguince en el tobillo derecho, estará tres semanas de baja.',
    {
      jugador: s,
      posicion: one('portero', 'defensa', 'delantero'),
      lado: one('izquierdo', 'derecho'),
      baja_semanas: i,
    },
    { jugador: 'Bruno Sáez', posicion: 'delantero', lado: 'derecho', baja_semanas: 3 },
  ),
  // Due refusals
  strict("Sorry, something came up. Can we push Thursday's call back a bit?", { new_date: date, new_time: s }, REFUSE),
  strict('We did the whole trip on one tank, never had to stop for fuel.', { litres: n, distance_km: n }, REFUSE),
  strict(
    'Dear Sir or Madam,\nI enclose the signed contract.\nYours faithfully,\nG. Whitmore',
    { signatory: s, contract_value_gbp: n, signed_on: date },
    REFUSE,
  ),
  strict(
    'The pump comes in black, tan and olive, in sizes 36 to 42.',
    { colours: list(s), price_eur: n, heel_height_cm: n },
    REFUSE,
  ),
  lax('Our squad has two goalkeepers and plenty of defenders.', { goalkeepers: i, defenders: i }, REFUSE),
  strict(
    "Hi, it's me again about the heating. It's still stone cold in here.",
    { tenant_name: s, flat_number: s, issue: one('heating', 'water', 'electricity') },
    REFUSE,
  ),
  strict('Kan ni skicka en elektriker på en gång? Det luktar bränt i hallen.', { adress: s, telefonnummer: s }, REFUSE),
  strict(
    'Ich bin mit dem Kurs sehr zufrieden, die Lehrerin erklärt alles geduldig.',
    { kursnummer: s, lehrerin: { ...s, description: 'Name der Lehrerin' } },
    REFUSE,
  ),
  strict(
    "Je ne suis pas contente de ma coupe et j'aimerais être remboursée.",
    { nom_cliente: s, montant_eur: n },
    REFUSE,
  ),
  strict('Se ha vuelto a romper la lavadora y el técnico no contesta al teléfono.', { marca: s, modelo: s }, REFUSE),
];
