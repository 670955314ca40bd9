import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  strict(
    "Hey, can I get in for a cut and colour with Melissa on 14 May 2026, ideally 10:15? It's Joanne Pratt btw",
    { client: s, stylist: s, date, time: s },
    { client: 'Joanne Pratt', stylist: 'Melissa', date: '2026-05-14', time: '10:15' },
  ),
  strict(
    "Kitchen tap has been dripping for days and now there's water in the cupboard underneath. I'm at 27 Alder Close. It's not urgent, but this week would be nice.",
    { address: s, room: one('kitchen', 'bathroom', 'bedroom'), urgent: b },
    { address: '27 Alder Close', room: 'kitchen', urgent: false },
  ),
  strict(
    'Pt. Harold Nguyen, 67 y/o, BP 148/92, pulse 76, temp 37.9. Allergic to penicillin. Not diabetic.',
    { name: s, age: i, systolic: i, diastolic: i, allergies: list(s), diabetic: b },
    { name: 'Harold Nguyen', age: 67, systolic: 148, diastolic: 92, allergies: ['penicillin'], diabetic: false },
  ),
  strict(
    "Dear Mrs Okafor,\n\nLily won't be in school on the morning of 3 March 2027 because she has an orthodontist appointment. I'll bring her back for the afternoon.\n\nRegards,\nDan Whitfield",
    { pupil: s, teacher: s, date, parent: s, back_same_day: b },
    {
      pupil: 'Lily',
      teacher: any('Mrs Okafor', 'Okafor'),
      date: '2027-03-03',
      parent: 'Dan Whitfield',
      back_same_day: true,
    },
  ),
  strict(
    'Pallet 4471-B left Rotterdam at 06:40 with 36 cartons on it, each 12.5 kg. Driver is Marek Zielinski.',
    {
      pallet: s,
      origin: s,
      cartons: i,
      total_weight_kg: { ...n, description: 'Weight of all cartons together' },
      driver: s,
    },
    { pallet: '4471-B', origin: 'Rotterdam', cartons: 36, total_weight_kg: 450, driver: 'Marek Zielinski' },
  ),
  strict(
    'TO LET. Bright 2-bedroom flat, 3rd floor, 64 m², €1,150 per month excluding utilities. Cats ok, dogs sorry no. Available from 1 September 2026.',
    { bedrooms: i, floor: i, area_m2: n, rent_eur: n, utilities_included: b, available_from: date },
    {
      bedrooms: 2,
      floor: 3,
      area_m2: 64,
      rent_eur: 1150,
      utilities_included: false,
      available_from: '2026-09-01',
    },
  ),
  strict(
    'Mix 250 g flour with half a teaspoon of salt, then whisk in 3 eggs and 5 dl milk. Let it rest for 20 min. Makes 12 pancakes.',
    { flour_g: n, salt_tsp: n, eggs: i, milk_ml: n, rest_minutes: i, pancakes: i },
    { flour_g: 250, salt_tsp: 0.5, eggs: 3, milk_ml: 500, rest_minutes: 20, pancakes: 12 },
  ),
  strict(
    'Final whistle at the arena: Hawks 78, Rovers 81. Top scorer was Denise Blake with 29 for the Hawks.',
    { winner: s, loser: s, margin: { ...i, description: 'Difference in points' }, top_scorer: s },
    { winner: 'Rovers', loser: 'Hawks', margin: 3, top_scorer: 'Denise Blake' },
  ),
  strict(
    "Please change order FX-20931, I'd like the trench in a 40 instead of a 38. Colour stays the same (sand).",
    { order: s, old_size: s, new_size: s, colour: s },
    { order: 'FX-20931', old_size: '38', new_size: '40', colour: 'sand' },
  ),
  strict(
    "rear brake on my Trek squeals like mad and the chain slipped twice yesterday. can't spend more than 90 quid on it",
    { brand: s, brake: one('front', 'rear', 'both'), max_budget_gbp: n },
    { brand: 'Trek', brake: 'rear', max_budget_gbp: 90 },
  ),
  strict(
    'FYI all: Anders will be on parental leave from 1 Feb 2027 until 31 July 2027. Fatima Noor will cover for him.',
    {
      employee: s,
      leave_type: one('sick', 'parental', 'annual', 'unpaid'),
      first_day: date,
      last_day: date,
      substitute: s,
    },
    {
      employee: 'Anders',
      leave_type: 'parental',
      first_day: '2027-02-01',
      last_day: '2027-07-31',
      substitute: 'Fatima Noor',
    },
  ),
  strict(
    "We're 2 adults and 3 kids flying Dublin to Porto on 9 August 2026 and back on the 23rd, hand luggage only.",
    { origin: s, destination: s, outbound: date, inbound: date, passengers: i, checked_bags: b },
    {
      origin: 'Dublin',
      destination: 'Porto',
      outbound: '2026-08-09',
      inbound: '2026-08-23',
      passengers: 5,
      checked_bags: false,
    },
  ),
  strict(
    'Minutes, 12 November 2026. Present: Ruth, Carlos, Imani. Apologies: Peter. Budget for the roof approved. Next meeting 10 December 2026.',
    { present: list(s), apologies: list(s), budget_approved: b, next_meeting: date },
    {
      present: ['Ruth', 'Carlos', 'Imani'],
      apologies: ['Peter'],
      budget_approved: true,
      next_meeting: '2026-12-10',
    },
  ),
  strict(
    "This lease is made between Northgate Properties Ltd (the Landlord) and Samira Haddad (the Tenant) for a term of 18 months at a rent of £1,300 per month. The deposit is two months' rent.",
    { landlord: s, tenant: s, term_months: i, monthly_rent_gbp: n, deposit_gbp: n },
    {
      landlord: 'Northgate Properties Ltd',
      tenant: 'Samira Haddad',
      term_months: 18,
      monthly_rent_gbp: 1300,
      deposit_gbp: 2600,
    },
  ),
  strict(
    'Field seven gave us 42 tonnes of barley off 6 hectares this year, best in a decade.',
    { crop: s, area_ha: n, harvest_t: n, yield_t_per_ha: n },
    { crop: 'barley', area_ha: 6, harvest_t: 42, yield_t_per_ha: 7 },
  ),
  strict(
    'laptop LT-0458 wont connect to the VPN since the update this morning, error 809. windows 11. I can still work from my phone so medium prio is fine',
    { asset: s, error_code: s, os: s, priority: one('low', 'medium', 'high') },
    {
      asset: 'LT-0458',
      error_code: any('809', 'error 809', 'Error 809'),
      os: any('Windows 11', 'windows 11'),
      priority: 'medium',
    },
  ),
  strict(
    'Wedding of Clara & Hugo at Villa Maren, 20 June 2026. 120 guests, of whom 14 are vegetarian and 3 vegan, everybody else eats meat.',
    { venue: s, date, guests: i, vegetarian: i, vegan: i, meat_meals: i },
    { venue: 'Villa Maren', date: '2026-06-20', guests: 120, vegetarian: 14, vegan: 3, meat_meals: 103 },
  ),
  strict(
    "Absolutely fed up. That's the third time my newspaper hasn't come and I pay £32 a month for it!! Just cancel my subscription.\nJ. Harcourt",
    {
      name: s,
      missed_deliveries: i,
      monthly_price_gbp: n,
      wants: one('refund', 'cancellation', 'redelivery'),
    },
    { name: 'J. Harcourt', missed_deliveries: 3, monthly_price_gbp: 32, wants: 'cancellation' },
  ),
  strict(
    'Lovely pasta, honestly the best in town, but we waited 50 minutes for it and the waiter was rude. Two stars.',
    {
      stars: i,
      wait_minutes: i,
      food: one('positive', 'negative'),
      service: one('positive', 'negative'),
    },
    { stars: 2, wait_minutes: 50, food: 'positive', service: 'negative' },
  ),
  strict(
    'Membership no. 55021, Kofi Asante. I broke my ankle so I want to freeze it from 2026-11-01 for three months please.',
    { member_no: s, name: s, action: one('freeze', 'cancel', 'upgrade'), start: date, months: i },
    { member_no: '55021', name: 'Kofi Asante', action: 'freeze', start: '2026-11-01', months: 3 },
  ),
  strict(
    'I left an umbrella on the 17:25 train to Leeds. Navy, with a wooden handle.',
    { item: s, colour: s, handle: s, departure: s, destination: s },
    {
      item: any('umbrella', 'an umbrella'),
      colour: any('navy', 'Navy'),
      handle: any('wooden', 'wooden handle', 'wood'),
      departure: '17:25',
      destination: 'Leeds',
    },
  ),
  strict(
    'Need the shelf boards cut to 1.8 m long, 20 cm wide, 25 mm thick. Six of them, oak.',
    { length_mm: n, width_mm: n, thickness_mm: n, pieces: i, wood: s },
    { length_mm: 1800, width_mm: 200, thickness_mm: 25, pieces: 6, wood: 'oak' },
  ),
  lax(
    'Selling my 2017 Skoda Octavia, 98,000 km, one owner from new, diesel. Ring me on 0700-555123 after six.',
    { make: s, year: i, mileage_km: n, fuel: one('petrol', 'diesel', 'electric'), price: or(n), phone: s },
    {
      make: any('Skoda', 'Skoda Octavia'),
      year: 2017,
      mileage_km: 98000,
      fuel: 'diesel',
      price: null,
      phone: '0700-555123',
    },
  ),
  strict(
    'Rx: amoxicillin 500 mg, one capsule three times a day for 7 days. No repeats.',
    { drug: s, dose_mg: n, times_per_day: i, days: i, capsules_total: i },
    { drug: any('amoxicillin', 'Amoxicillin'), dose_mg: 500, times_per_day: 3, days: 7, capsules_total: 21 },
  ),
  strict(
    'Ship to Olga Petrova, 14 Rue des Lilas, 69003 Lyon: 2 scarves and 1 cap. She has already paid.',
    {
      recipient: object({ name: s, street: s, postcode: s, city: s }),
      items: list(object({ product: s, quantity: i })),
      paid: b,
    },
    {
      recipient: { name: 'Olga Petrova', street: '14 Rue des Lilas', postcode: '69003', city: 'Lyon' },
      items: [
        { product: any('scarves', 'scarf'), quantity: 2 },
        { product: 'cap', quantity: 1 },
      ],
      paid: true,
    },
  ),
  strict(
    "Snow report: 142 cm on the upper slopes, 35 cm in the valley, it's -6 °C at the top and 18 of the 22 lifts are running.",
    { snow_top_cm: n, snow_valley_cm: n, temperature_top_c: n, lifts_open: i, lifts_closed: i },
    { snow_top_cm: 142, snow_valley_cm: 35, temperature_top_c: -6, lifts_open: 18, lifts_closed: 4 },
  ),
  // Swedish
  strict(
    'Skadeanmälan: min cykel av märket Crescent stals utanför Gävle station den 2 oktober 2026. Värdet är ungefär 7 500 kr.\nMvh Eva Lindqvist',
    { namn: s, märke: s, datum: date, värde_kr: n, händelse: one('stöld', 'brand', 'vattenskada') },
    { namn: 'Eva Lindqvist', märke: 'Crescent', datum: '2026-10-02', värde_kr: 7500, händelse: 'stöld' },
  ),
  strict(
    'Vi behöver hjälp med flytten lördagen den 5 december 2026, från Sundsvall till Umeå. Cirka 35 kubikmeter, hiss finns i båda husen.',
    { from_city: s, to_city: s, date, volume_m3: n, elevator: b },
    { from_city: 'Sundsvall', to_city: 'Umeå', date: '2026-12-05', volume_m3: 35, elevator: true },
  ),
  strict(
    'Chokladbollar: 4 dl havregryn, 100 g smör, 1,5 dl socker och 3 msk kakao. Räcker till 24 bollar.',
    { oats_dl: n, butter_g: n, sugar_dl: n, cocoa_tbsp: n, pieces: i },
    { oats_dl: 4, butter_g: 100, sugar_dl: 1.5, cocoa_tbsp: 3, pieces: 24 },
  ),
  strict(
    'I 5B går det 26 elever men 3 av dem är sjuka i dag så jag behöver bara portioner till resten.',
    { klass: s, elever: i, sjuka: i, portioner: i },
    { klass: '5B', elever: 26, sjuka: 3, portioner: 23 },
  ),
  // German
  strict(
    'Guten Tag, hier Familie Krüger aus Zimmer 214. Die Heizung geht nicht und uns fehlen zwei Handtücher.',
    { room: s, family_name: s, missing_towels: i, broken: one('heating', 'shower', 'television', 'window') },
    { room: '214', family_name: any('Krüger', 'Familie Krüger'), missing_towels: 2, broken: 'heating' },
  ),
  strict(
    'Rechnung Nr. 2026-0883 vom 17.09.2026\nNetto 1.200,00 EUR zzgl. 19 % MwSt.\nZahlbar innerhalb von 14 Tagen.',
    { invoice_number: s, invoice_date: date, net_eur: n, vat_percent: n, gross_eur: n, payment_days: i },
    {
      invoice_number: '2026-0883',
      invoice_date: '2026-09-17',
      net_eur: 1200,
      vat_percent: 19,
      gross_eur: 1428,
      payment_days: 14,
    },
  ),
  strict(
    'Liebe Eltern, das Training am Donnerstag, dem 8. Oktober 2026, fällt leider aus, weil der Platz unter Wasser steht. Viele Grüße, eure Trainerin Sabine Vogt',
    { trainer: s, date, cancelled: b, reason: one('illness', 'flooded pitch', 'public holiday') },
    { trainer: 'Sabine Vogt', date: '2026-10-08', cancelled: true, reason: 'flooded pitch' },
  ),
  // French
  strict(
    'Bonjour, je souhaite réserver votre gîte pour 4 personnes du 12 au 19 juillet 2026. Nous venons avec un petit chien. Merci d’avance, Paul Lemoine',
    { nom: s, personnes: i, arrivee: date, depart: date, animal: b },
    { nom: 'Paul Lemoine', personnes: 4, arrivee: '2026-07-12', depart: '2026-07-19', animal: true },
  ),
  strict(
    'Mme Colette Aubry, 81 ans, est tombée dans sa salle de bain ce matin. Pas de fracture, mais une douleur au poignet gauche.',
    { patient: s, age: i, fracture: b, side: one('left', 'right') },
    {
      patient: any('Colette Aubry', 'Mme Colette Aubry'),
      age: 81,
      fracture: false,
      side: 'left',
    },
  ),
  strict(
    'Vends vélo électrique, acheté il y a 2 ans, 1 340 km au compteur, batterie neuve. 890 €, prix non négociable.',
    { article: s, age_ans: n, kilometrage: n, prix_eur: n, negociable: b },
    { article: 'vélo électrique', age_ans: 2, kilometrage: 1340, prix_eur: 890, negociable: false },
  ),
  strict(
    'Devis : fourniture de 18 m² de parquet à 45 € le m², pose comprise, livraison sous trois semaines.',
    { area_m2: n, price_per_m2_eur: n, total_eur: n, installation_included: b, delivery_weeks: i },
    { area_m2: 18, price_per_m2_eur: 45, total_eur: 810, installation_included: true, delivery_weeks: 3 },
  ),
  // Spanish
  strict(
    'Buenas, soy Marta Ibáñez. Compré unas botas de la talla 39 y me quedan pequeñas, quiero cambiarlas por la 40.',
    { nombre: s, producto: s, talla_actual: i, talla_nueva: i, solicitud: one('cambio', 'devolución', 'reparación') },
    {
      nombre: 'Marta Ibáñez',
      producto: any('botas', 'unas botas'),
      talla_actual: 39,
      talla_nueva: 40,
      solicitud: 'cambio',
    },
  ),
  strict(
    'El partido del 22 de noviembre de 2026 se jugó ante 3.450 espectadores y lo ganamos por 4 a 2.',
    { fecha: date, espectadores: i, goles_a_favor: i, goles_en_contra: i },
    { fecha: '2026-11-22', espectadores: 3450, goles_a_favor: 4, goles_en_contra: 2 },
  ),
  strict(
    'La vaca 118 parió anoche un ternero de 38 kilos; la madre y la cría están sanas.',
    { cow_number: i, calf_weight_kg: n, calf_healthy: b },
    { cow_number: 118, calf_weight_kg: 38, calf_healthy: true },
  ),
  // Due refusals
  strict(
    "Table for six at Lola's tomorrow at eight please, the name's Ferris.",
    { name: s, guests: i, restaurant: s, phone: s },
    REFUSE,
  ),
  strict(
    'My blender stopped working after two weeks, order 7719. What can we do?',
    { order: s, product: s, purchase_price: n },
    REFUSE,
  ),
  strict(
    'The new intern starts on 4 January 2027, in the warehouse.',
    { full_name: s, start_date: date, department: s },
    REFUSE,
  ),
  strict(
    'Hej! Jag skulle vilja boka tid för klippning, gärna en förmiddag om det går. /Bosse',
    { namn: s, tjänst: s, datum: date },
    REFUSE,
  ),
  strict(
    'Thanks again, the meeting went well and everyone liked the samples.',
    { participants: i, meeting_date: date },
    REFUSE,
  ),
  strict(
    'Die Lieferung ist heute angekommen, aber der Karton war völlig zerdrückt.',
    { bestellnummer: s, problem: one('beschädigt', 'verspätet', 'falscher Artikel') },
    REFUSE,
  ),
  lax('I need both cats vaccinated: Mimi is 4, and then there is Olle.', { mimi_age: i, olle_age: i }, REFUSE),
  strict(
    'My solicitor says the contract runs out soon and that I ought to give notice.',
    { expiry_date: date, solicitor: s },
    REFUSE,
  ),
  strict('Lovely weather today, finally got the garden chairs out.', { invoice_number: s, amount_eur: n }, REFUSE),
  strict(
    'Me duele la espalda desde hace tres semanas, ¿me pueden dar cita con el fisio?',
    { nombre_paciente: s, semanas: i, teléfono: s },
    REFUSE,
  ),
];
