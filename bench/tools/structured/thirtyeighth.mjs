import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  strict(
    "hi um this is Greta Salomon, I'm calling about my tattoo appointment, you had me down for the 6th of June 2026 but could we make it the 13th instead? same time, two o'clock in the afternoon. ok thanks bye",
    { callerName: s, oldDate: date, newDate: date, startTime: { ...s, description: 'HH:MM, 24-hour clock' } },
    { callerName: 'Greta Salomon', oldDate: '2026-06-06', newDate: '2026-06-13', startTime: '14:00' },
  ),
  strict(
    'Agent: What happened exactly?\nCustomer: I reversed into a bollard at the supermarket on 18 January 2027. Nobody was hurt.\nAgent: And your registration?\nCustomer: KX19 OTR.',
    { incidentDate: date, registration: s, injuries: b, obstacle: s },
    { incidentDate: '2027-01-18', registration: 'KX19 OTR', injuries: false, obstacle: any('bollard', 'a bollard') },
  ),
  strict(
    'Biscuit, neutered male beagle, 5 yrs, 14.2 kg on the scale today. Has vomited four times since last night.',
    { pet: s, breed: s, ageYears: i, weightKg: n, neutered: b, vomitedTimes: i },
    { pet: 'Biscuit', breed: 'beagle', ageYears: 5, weightKg: 14.2, neutered: true, vomitedTimes: 4 },
  ),
  strict(
    'Meter 00482-B\nPrevious reading: 12,480 kWh\nCurrent reading: 13,105 kWh\nPrice: EUR 0.28 per kWh, no standing charge',
    { meterId: s, consumptionKwh: n, amountDueEur: n },
    { meterId: '00482-B', consumptionKwh: 625, amountDueEur: 175 },
  ),
  strict(
    'The full-day package is €1,800 and covers 10 hours and 400 edited pictures. A second photographer costs another €450, and yes, we definitely want the second one.',
    { hours: n, pictures: i, secondPhotographer: b, totalEur: { ...n, description: 'What the couple pays in all' } },
    { hours: 10, pictures: 400, secondPhotographer: true, totalEur: 2250 },
  ),
  strict(
    'Pick-up Faro airport 3 Oct 2026 11:00, drop-off same place 10 Oct 2026 11:00. Compact, automatic, child seat needed.',
    {
      pickupPlace: s,
      pickupDate: date,
      rentalDays: i,
      transmission: one('manual', 'automatic'),
      childSeat: b,
    },
    {
      pickupPlace: any('Faro airport', 'Faro'),
      pickupDate: '2026-10-03',
      rentalDays: 7,
      transmission: 'automatic',
      childSeat: true,
    },
  ),
  strict(
    'Could I have three seats in row F for the matinee of The Cherry Orchard on 21 March 2027? The website says £24.50 each.',
    { play: s, row: s, seats: i, performance: one('matinee', 'evening'), totalGbp: n },
    { play: 'The Cherry Orchard', row: any('F', 'row F'), seats: 3, performance: 'matinee', totalGbp: 73.5 },
  ),
  strict(
    "please block my debit card ending 4417, I lost it on the tram in Basel this morning. No strange payments so far, I've just checked.",
    {
      lastFourDigits: s,
      action: one('block', 'replace', 'raise limit'),
      how: one('lost', 'stolen'),
      city: s,
      strangePayments: b,
    },
    { lastFourDigits: '4417', action: 'block', how: 'lost', city: 'Basel', strangePayments: false },
  ),
  strict(
    'End-of-tenancy clean wanted. 85 square metres, 2 bathrooms, oven yes please, windows no (landlord does those).',
    { areaSqm: n, bathrooms: i, cleanOven: b, cleanWindows: b },
    { areaSqm: 85, bathrooms: 2, cleanOven: true, cleanWindows: false },
  ),
  strict(
    'SITE LOG 9 Feb 2026 — 7 bricklayers, 2 labourers on site. Crane stood still 10:00-12:30, wind. Poured 18 m3 of concrete in the afternoon.',
    {
      workDate: date,
      bricklayers: i,
      labourers: i,
      craneDowntimeMinutes: i,
      cause: one('wind', 'rain', 'power cut'),
      concreteM3: n,
    },
    {
      workDate: '2026-02-09',
      bricklayers: 7,
      labourers: 2,
      craneDowntimeMinutes: 150,
      cause: 'wind',
      concreteM3: 18,
    },
  ),
  strict(
    'Hive 3: queen seen, six frames of brood, no varroa. Took off 11 kilos of honey.',
    { hive: i, queenSeen: b, broodFrames: i, varroa: b, honeyKg: n },
    { hive: 3, queenSeen: true, broodFrames: 6, varroa: false, honeyKg: 11 },
  ),
  strict(
    'Chest 104, waist 92, sleeve 65, all in centimetres. The jacket is to be single-breasted, with two vents.',
    { chestCm: n, waistCm: n, sleeveCm: n, breasted: one('single', 'double'), vents: i },
    { chestCm: 104, waistCm: 92, sleeveCm: 65, breasted: 'single', vents: 2 },
  ),
  strict(
    "I've renewed 'Middlemarch' twice already and now the site says I owe £2.40?? Card number is 20-117-4.",
    { bookTitle: s, cardNumber: s, renewals: i, fineGbp: n },
    { bookTitle: 'Middlemarch', cardNumber: '20-117-4', renewals: 2, fineGbp: 2.4 },
  ),
  strict(
    'BA2490 was due at 14:05 but did not land until 16:35, and of the two bags I checked in one has not turned up.',
    { flightNumber: s, delayMinutes: i, bagsChecked: i, bagsMissing: i },
    { flightNumber: 'BA2490', delayMinutes: 150, bagsChecked: 2, bagsMissing: 1 },
  ),
  strict(
    'Donor 8841, blood group O negative, haemoglobin 138 g/L. Last gave 450 ml on 11 August 2026.',
    {
      donorId: s,
      bloodGroup: one('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'),
      haemoglobinGL: n,
      lastDonation: date,
      volumeMl: n,
    },
    { donorId: '8841', bloodGroup: 'O-', haemoglobinGL: 138, lastDonation: '2026-08-11', volumeMl: 450 },
  ),
  strict(
    'We need a 3,200-word manual put from Finnish into Dutch by 30 April 2027. Your rate of 0.11 euro a word is fine with us.',
    { sourceLanguage: s, targetLanguage: s, words: i, deadline: date, costEur: n },
    { sourceLanguage: 'Finnish', targetLanguage: 'Dutch', words: 3200, deadline: '2027-04-30', costEur: 352 },
  ),
  strict(
    'Saturday result: Hannah ran the 5 km in 24:30, 41st out of 312, and it is a new personal best!',
    { runner: s, distanceKm: n, timeSeconds: i, rank: i, starters: i, personalBest: b },
    { runner: 'Hannah', distanceKm: 5, timeSeconds: 1470, rank: 41, starters: 312, personalBest: true },
  ),
  strict(
    'Batch 58 (pale ale, 5.1% ABV) is done: 40 litres, all of it in half-litre bottles.',
    { batch: i, style: s, litres: n, bottles: i, abvPercent: n },
    { batch: 58, style: 'pale ale', litres: 40, bottles: 80, abvPercent: 5.1 },
  ),
  strict(
    'We are 48 pupils and 4 teachers and will arrive by coach. The guide wants groups of 13, teachers counted.',
    {
      pupils: i,
      teachers: i,
      groups: { ...i, description: 'Number of groups' },
      transport: one('coach', 'train', 'foot'),
    },
    { pupils: 48, teachers: 4, groups: 4, transport: 'coach' },
  ),
  strict(
    'Mr Adeyemi, 020 7946 0812: kitchen fuse blows each time the dishwasher and the kettle are on together. House was built in 1968.',
    { customer: s, phone: s, builtYear: i, appliances: list(s) },
    {
      customer: any('Mr Adeyemi', 'Adeyemi'),
      phone: '020 7946 0812',
      builtYear: 1968,
      appliances: any(['dishwasher', 'kettle'], ['the dishwasher', 'the kettle']),
    },
  ),
  strict(
    'Choir news! Rehearsals move from Tuesdays to Thursdays, 19:00 to 21:15, still in the parish hall, starting 14 January 2027.',
    {
      oldWeekday: one('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'),
      newWeekday: one('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'),
      firstRehearsal: date,
      lengthMinutes: i,
      place: s,
    },
    {
      oldWeekday: 'Tuesday',
      newWeekday: 'Thursday',
      firstRehearsal: '2027-01-14',
      lengthMinutes: 135,
      place: any('parish hall', 'the parish hall'),
    },
  ),
  strict(
    '500 flyers, A5, double-sided, 135 gsm matt. Deliver to the office please and NOT to the shop like last time.',
    {
      quantity: i,
      format: one('A4', 'A5', 'A6'),
      doubleSided: b,
      paperGsm: n,
      finish: one('matt', 'glossy'),
      deliverTo: one('office', 'shop'),
    },
    { quantity: 500, format: 'A5', doubleSided: true, paperGsm: 135, finish: 'matt', deliverTo: 'office' },
  ),
  strict(
    'White: Lindqvist (2140). Black: Moreau, unrated. 1-0 after 34 moves.',
    {
      white: s,
      black: s,
      whiteRating: or(i),
      blackRating: or(i),
      result: one('white wins', 'black wins', 'draw'),
      moves: i,
    },
    { white: 'Lindqvist', black: 'Moreau', whiteRating: 2140, blackRating: null, result: 'white wins', moves: 34 },
  ),
  strict(
    'Today Tilda will be fetched by her grandfather Nils at 15:30 and Omar by his mum Leila at 16:15.',
    { pickups: list(object({ child: s, adult: s, time: s })), numberOfChildren: i },
    {
      pickups: [
        { child: 'Tilda', adult: 'Nils', time: '15:30' },
        { child: 'Omar', adult: 'Leila', time: '16:15' },
      ],
      numberOfChildren: 2,
    },
  ),
  strict(
    'For the hedge I want 60 thuja at 3.50 each, planted one every 40 cm. Could your people plant them in October?',
    { plant: s, count: i, spacingM: n, totalPrice: n, month: s },
    { plant: 'thuja', count: 60, spacingM: 0.4, totalPrice: 210, month: 'October' },
  ),
  lax(
    'Room 31. Bed was comfy, breakfast great, wifi kept dropping. Would stay again.',
    { room: s, wifi: one('good', 'bad'), breakfast: one('good', 'bad'), wouldReturn: b, pricePerNight: or(n) },
    { room: any('31', 'Room 31'), wifi: 'bad', breakfast: 'good', wouldReturn: true, pricePerNight: null },
  ),
  strict(
    'Lanes 2 and 5 are closed for maintenance until 4 May 2026. The other six lanes stay open as usual.',
    {
      closedLanes: list(i),
      closedUntil: date,
      reason: one('maintenance', 'competition', 'staff shortage'),
      lanesInAll: i,
    },
    { closedLanes: [2, 5], closedUntil: '2026-05-04', reason: 'maintenance', lanesInAll: 8 },
  ),
  // Swedish
  strict(
    'Patienten Ulla Berg, född 1951-04-12, har tappat en lagning i en kindtand. Ingen värk. Hon fick tid 2026-09-03 kl. 13.20.',
    { patient: s, födelsedatum: date, besöksdatum: date, klockslag: s, värk: b },
    {
      patient: 'Ulla Berg',
      födelsedatum: '1951-04-12',
      besöksdatum: '2026-09-03',
      klockslag: any('13.20', '13:20', 'kl. 13.20'),
      värk: false,
    },
  ),
  strict(
    'Till salu: motorbåt, 6,2 meter, 40 hk Yamaha, årsmodell 2009. Pris 115 000 kr. Finns i Västervik.',
    { längd_m: n, effekt_hk: n, årsmodell: i, pris_kr: n, ort: s },
    { längd_m: 6.2, effekt_hk: 40, årsmodell: 2009, pris_kr: 115000, ort: 'Västervik' },
  ),
  strict(
    'Styrelsen beslutade att höja medlemsavgiften från 350 till 400 kronor om året från och med den 1 januari 2027.',
    { oldFeeSek: n, newFeeSek: n, increaseSek: n, validFrom: date },
    { oldFeeSek: 350, newFeeSek: 400, increaseSek: 50, validFrom: '2027-01-01' },
  ),
  strict(
    'Tre ton grus levererat till Ekvägen 9, mottaget av Jonas. Lastbilen kör tom tillbaka.',
    { massKg: n, material: s, address: s, receivedBy: s, returnsEmpty: b },
    { massKg: 3000, material: 'grus', address: 'Ekvägen 9', receivedBy: 'Jonas', returnsEmpty: true },
  ),
  // German
  strict(
    'Bewerbung: Jana Pohl, 29 Jahre, gelernte Bäckerin, sucht Vollzeit ab 01.03.2027, Gehaltswunsch 3.100 € brutto.',
    { name: s, alter: i, arbeitszeit: one('Vollzeit', 'Teilzeit'), ab: date, gehalt_eur: n },
    { name: 'Jana Pohl', alter: 29, arbeitszeit: 'Vollzeit', ab: '2027-03-01', gehalt_eur: 3100 },
  ),
  strict(
    'Rundwanderung zum Brunnenkopf: 11,5 km, 850 Höhenmeter, Gehzeit viereinhalb Stunden, Schwierigkeit mittel.',
    { laenge_km: n, aufstieg_m: n, dauer_minuten: i, schwierigkeit: one('leicht', 'mittel', 'schwer') },
    { laenge_km: 11.5, aufstieg_m: 850, dauer_minuten: 270, schwierigkeit: 'mittel' },
  ),
  strict(
    'Die Mieterin, Frau Wendt, meldet Schimmel im Schlafzimmer, 30 mal 40 cm groß. Wohnung 12, zweiter Stock.',
    {
      mieterin: s,
      raum: one('Schlafzimmer', 'Küche', 'Bad'),
      schaden: one('Schimmel', 'Rohrbruch', 'Riss'),
      flaeche_cm2: n,
      stockwerk: i,
    },
    {
      mieterin: any('Frau Wendt', 'Wendt'),
      raum: 'Schlafzimmer',
      schaden: 'Schimmel',
      flaeche_cm2: 1200,
      stockwerk: 2,
    },
  ),
  // French
  strict(
    'Assemblée de copropriété le 24 février 2027 à 18 h 30, salle des fêtes. Ordre du jour : ravalement, ascenseur, toiture. Syndic : M. Garnier.',
    { date_assemblee: date, heure: s, points: list(s), syndic: s },
    {
      date_assemblee: '2027-02-24',
      heure: any('18 h 30', '18:30', '18h30'),
      points: ['ravalement', 'ascenseur', 'toiture'],
      syndic: any('M. Garnier', 'Garnier'),
    },
  ),
  strict(
    'Commande de la boulangerie : 50 kg de farine T65 à 0,90 € le kilo et 12 kg de beurre, à livrer jeudi avant 6 heures.',
    {
      farine_kg: n,
      prix_farine_eur: { ...n, description: 'Prix de toute la farine' },
      beurre_kg: n,
      jour: one('lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi'),
    },
    { farine_kg: 50, prix_farine_eur: 45, beurre_kg: 12, jour: 'jeudi' },
  ),
  strict(
    "Ma fille Inès, 9 ans, n'a jamais fait de judo mais elle voudrait commencer, le mercredi si possible. Elle n'a aucune allergie.",
    { prenom: s, age: i, activite: one('judo', 'natation', 'danse'), debutante: b, allergie: b },
    { prenom: 'Inès', age: 9, activite: 'judo', debutante: true, allergie: false },
  ),
  // Spanish
  strict(
    'Arroz para 6: 300 g de arroz, 1,2 litros de caldo y 2 dientes de ajo. Cocer 18 minutos y dejar reposar 5.',
    { raciones: i, arroz_g: n, caldo_ml: n, dientes_ajo: i, coccion_min: i, reposo_min: i },
    { raciones: 6, arroz_g: 300, caldo_ml: 1200, dientes_ajo: 2, coccion_min: 18, reposo_min: 5 },
  ),
  strict(
    'Taller Ruiz. Cambio de aceite 45 €, filtro 12 €, mano de obra 38 €. Matrícula 4821 KLM. IVA incluido.',
    { taller: s, matricula: s, total_eur: n, iva_incluido: b },
    { taller: any('Taller Ruiz', 'Ruiz'), matricula: '4821 KLM', total_eur: 95, iva_incluido: true },
  ),
  strict(
    'La asamblea eligió presidenta a Lucía Montero con 61 votos a favor, 12 en contra y 4 abstenciones.',
    { elegida: s, a_favor: i, en_contra: i, abstenciones: i },
    { elegida: 'Lucía Montero', a_favor: 61, en_contra: 12, abstenciones: 4 },
  ),
  // Due refusals
  strict('The patient is feeling better and slept well last night.', { temperatureC: n, pulse: i }, REFUSE),
  strict(
    "Please transfer the usual amount to my sister's account on 1 June 2026.",
    { amountEur: n, executionDate: date, iban: s },
    REFUSE,
  ),
  strict(
    'Room for two at the Seaview with breakfast. We arrive on 8 July 2026, probably late in the evening.',
    { hotel: s, guests: i, checkIn: date, checkOut: date },
    REFUSE,
  ),
  strict('We got the last of the apples in last week, a good year all in all.', { tonnes: n, variety: s }, REFUSE),
  lax(
    'Two candidates came for the interview; I liked Zoe better.',
    { preferred: s, otherCandidate: { ...s, description: 'Name of the other candidate' } },
    REFUSE,
  ),
  strict('My flight leaves at 9:15 from gate B7.', { gate: s, departure: s, flightNumber: s }, REFUSE),
  strict(
    'Hej, min dator startar inte längre, kan någon komma förbi och titta på den?',
    { användarnamn: s, datormodell: s },
    REFUSE,
  ),
  strict(
    'Könnten Sie mir bitte ein Angebot für neue Fenster machen? Es sind fünf Stück, alle gleich groß.',
    { anzahl: i, breite_cm: n, hoehe_cm: n },
    REFUSE,
  ),
  strict('Mon colis est arrivé ouvert et il manque quelque chose.', { numero_suivi: s, article_manquant: s }, REFUSE),
  strict('Queremos alquilar bicicletas para el fin de semana, ¿cuánto cuesta?', { bicicletas: i, fecha: date }, REFUSE),
];
