// Forty cases by a hand that saw no source: the twelfth edition. 30 possible, 10 due refusals.
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  // ── English, possible (20) ────────────────────────────────────────────
  strict(
    "hey can I get in with Dr. Okonkwo on 17 November 2026 at 8.15? it's for a cracked filling. Marta Lindqvist, 0161 496 0312",
    { patient: s, dentist: s, date, time: s, phone: s },
    {
      patient: 'Marta Lindqvist',
      dentist: any('Dr. Okonkwo', 'Dr Okonkwo', 'Okonkwo'),
      date: '2026-11-17',
      time: any('8.15', '8:15', '08:15', '08.15'),
      phone: any('0161 496 0312', '01614960312'),
    },
  ),
  strict(
    `To whom it may concern,
We stayed in room 214 for three nights last week. We had paid £189 a night for a sea view and what we looked at was the car park. The girl on reception was very kind but said there was nothing she could do. I don't want the whole lot back, a partial refund would be fair.
Our booking ref is HB-7730-K.
Regards, Alan & Jo Pettifer`,
    {
      booking_ref: s,
      room: s,
      nights: i,
      price_per_night_gbp: n,
      wanted: one('full refund', 'partial refund', 'voucher', 'apology'),
    },
    { booking_ref: 'HB-7730-K', room: '214', nights: 3, price_per_night_gbp: 189, wanted: 'partial refund' },
  ),
  strict(
    "Nan's flapjacks: melt 175 g butter with 5 tablespoons of golden syrup and 150g light brown sugar, stir in 350 g oats, then 25 minutes at 160 fan. makes 16.",
    { butter_g: n, sugar_g: n, oats_g: n, oven_temp_c: n, baking_minutes: i, pieces: i },
    { butter_g: 175, sugar_g: 150, oats_g: 350, oven_temp_c: 160, baking_minutes: 25, pieces: 16 },
  ),
  strict(
    'TO LET - bright two-bedroom flat, 68 sqm, third floor (no lift, good for the legs!), £1,450 a month excl. bills. Free from 1 February 2027. Cats are fine, dogs are not.',
    { bedrooms: i, area_sqm: n, monthly_rent_gbp: n, available_from: date, has_lift: b, dogs_allowed: b },
    {
      bedrooms: 2,
      area_sqm: 68,
      monthly_rent_gbp: 1450,
      available_from: '2027-02-01',
      has_lift: false,
      dogs_allowed: false,
    },
  ),
  strict(
    'one of the pallets came off the tail lift in Rotterdam. consignment NLR-55021, 6 pallets in total, on this one 18 cartons are crushed and the rest look ok. Driver was Piet, he took photos',
    {
      consignment: { ...s, description: 'Number of the consignment' },
      pallets: { ...i, description: 'How many pallets the consignment has' },
      crushed_cartons: i,
      city: s,
      driver: s,
    },
    { consignment: 'NLR-55021', pallets: 6, crushed_cartons: 18, city: 'Rotterdam', driver: 'Piet' },
  ),
  strict(
    'Ella Marsh in 4B is going to miss the morning of 11 March 2027, we have to see the orthodontist. She will be back after lunch. Thanks, her dad',
    { pupil: s, class: s, date, reason: one('illness', 'medical appointment', 'holiday', 'bereavement') },
    { pupil: 'Ella Marsh', class: '4B', date: '2027-03-11', reason: 'medical appointment' },
  ),
  strict(
    "Hi both, I'd like to book annual leave from 19 July 2027 up to and including 30 July 2027, so ten working days. Devon from payroll has said he'll cover. Priya Raman (employee no. 40917)",
    {
      employee: s,
      employee_no: s,
      leave_type: one('annual', 'sick', 'parental', 'unpaid'),
      first_day: date,
      last_day: date,
      working_days: i,
    },
    {
      employee: 'Priya Raman',
      employee_no: '40917',
      leave_type: 'annual',
      first_day: '2027-07-19',
      last_day: '2027-07-30',
      working_days: 10,
    },
  ),
  strict(
    "Bosch washer, model WAN28281GB, 4 years old now. Makes a horrible grinding noise on spin and since yesterday it's leaking from the door. Display says E18. do you come out to Whitby?",
    { brand: s, model: s, age_years: n, error_code: s, leaking: b },
    { brand: 'Bosch', model: 'WAN28281GB', age_years: 4, error_code: 'E18', leaking: true },
  ),
  strict(
    'FT at Hillside Road: Wanderers 3 Kestrels 1. Adeyemi got two, Flynn the other, ref gave a soft pen to them. 412 through the gate, best of the season',
    { ground: s, wanderers_goals: i, kestrels_goals: i, attendance: i },
    { ground: 'Hillside Road', wanderers_goals: 3, kestrels_goals: 1, attendance: 412 },
  ),
  strict(
    'Could I order the Alma wrap dress in forest green please, UK 14? Two of them, my sister wants the same one. And would you be able to make the sleeves 3 cm longer than on the website',
    { product: s, colour: s, uk_size: i, quantity: i, extra_sleeve_length_cm: n },
    {
      product: any('Alma wrap dress', 'the Alma wrap dress'),
      colour: 'forest green',
      uk_size: 14,
      quantity: 2,
      extra_sleeve_length_cm: 3,
    },
  ),
  strict(
    'train from Antwerp to Cologne, 14/05/2027, two adults and a 6 year old. second class is fine',
    { from_city: s, to_city: s, travel_date: date, adults: i, children: i, travel_class: one('first', 'second') },
    {
      from_city: 'Antwerp',
      to_city: 'Cologne',
      travel_date: '2027-05-14',
      adults: 2,
      children: 1,
      travel_class: 'second',
    },
  ),
  strict(
    `Notes, 9 June 2026
Attending: Sam, Lotte, Bukola
- launch moves to 1 September 2026
- Lotte writes to the printers
- budget not discussed, no time`,
    {
      meeting_date: date,
      attendees: list(s),
      launch_date: date,
      contacts_printers: { ...s, description: 'Who gets in touch with the printers' },
      budget_discussed: b,
    },
    {
      meeting_date: '2026-06-09',
      attendees: ['Sam', 'Lotte', 'Bukola'],
      launch_date: '2026-09-01',
      contacts_printers: 'Lotte',
      budget_discussed: false,
    },
  ),
  strict(
    '67 year old man, BP 148/92, pulse 88 regular, temp 37.9. Takes ramipril 5 mg and metformin. Allergic to penicillin and latex.',
    { age: i, systolic: i, diastolic: i, pulse: i, temperature_c: n, allergies: list(s) },
    { age: 67, systolic: 148, diastolic: 92, pulse: 88, temperature_c: 37.9, allergies: ['penicillin', 'latex'] },
  ),
  lax(
    "Please ring me after five, it's about invoice 2261, I think you've charged me for the scaffolding twice. 07700 900461. Gareth",
    { name: s, phone: or(s), email: or(s), invoice_no: s },
    { name: 'Gareth', phone: any('07700 900461', '07700900461'), email: null, invoice_no: '2261' },
  ),
  strict(
    "Send it to Ann Doyle, 17 Quarry Lane, Sligo, F91 X2C4 please. If we're out leave it with the neighbour.",
    {
      recipient: s,
      address: object({ street: s, town: s, postcode: s }),
      leave_with_neighbour: b,
    },
    {
      recipient: 'Ann Doyle',
      address: { street: '17 Quarry Lane', town: 'Sligo', postcode: 'F91 X2C4' },
      leave_with_neighbour: true,
    },
  ),
  strict(
    "I've got 3 full rolls of ribbon with 25 yards on each. How many yards is that in all, and what's that in metres?",
    { total_yards: n, total_metres: n },
    { total_yards: 75, total_metres: any(68.58, 68.6) },
  ),
  strict(
    "Lunch came to 84.60 and we're adding a 10% tip. There are six of us and we split it evenly. What's the total with the tip and how much does each of us pay?",
    { total_with_tip: n, per_person: n },
    { total_with_tip: 93.06, per_person: 15.51 },
  ),
  strict(
    "found a tabby cat by the allotments on 3 October 2026, she's a female, no collar on her but the vet scanned her and she does have a chip. limps a bit. not tame at all!!",
    {
      species: one('cat', 'dog', 'rabbit', 'bird'),
      sex: one('female', 'male', 'unknown'),
      found_on: date,
      has_collar: b,
      microchipped: b,
    },
    { species: 'cat', sex: 'female', found_on: '2026-10-03', has_collar: false, microchipped: true },
  ),
  lax(
    "I want to stop my gym membership, member number GX-1190, because I'm moving to Perth. My last day should be 31 January 2027. Do I get the key deposit back (£15)?",
    {
      member_number: s,
      action: one('cancel', 'freeze', 'upgrade'),
      reason: or(one('price', 'moving away', 'injury')),
      last_day: date,
      deposit_gbp: or(n),
      bank_account: or(s),
    },
    {
      member_number: 'GX-1190',
      action: 'cancel',
      reason: 'moving away',
      last_day: '2027-01-31',
      deposit_gbp: 15,
      bank_account: null,
    },
  ),
  strict(
    'meter readings for 12 Orchard Close, taken 7 April 2027: electric 48213, gas 9127. smart meter was never fitted by the way',
    { address: s, reading_date: date, electric_reading: i, gas_reading: i, smart_meter: b },
    {
      address: '12 Orchard Close',
      reading_date: '2027-04-07',
      electric_reading: 48213,
      gas_reading: 9127,
      smart_meter: false,
    },
  ),

  // ── English, due refusals (6) ─────────────────────────────────────────
  strict(
    "Hi, saw your ad in the window for a night porter. I've done six years of nights at the Regent and can start straight away. Best, Milos",
    { applicant: s, years_of_experience: i, phone: s },
    REFUSE, // no phone
  ),
  strict(
    "I'd like to give blood for the first time, at the Croydon centre if possible. I'm 34 and weigh 71 kilos.",
    { centre: s, age: i, weight_kg: n, blood_group: one('A', 'B', 'AB', 'O') },
    REFUSE, // no blood group
  ),
  lax(
    "your site says delivered but there's nothing here and the neighbours haven't got it either. tracking 3380-PL-7",
    { tracking_number: s, received: b, delivery_date: date },
    REFUSE, // no date
  ),
  strict(
    "Talk proposal from Ines Corte: 'Knitting with robots', 30 minutes, suitable for beginners.",
    { speaker: s, title: s, minutes: i, needs_projector: b },
    REFUSE, // the projector is not mentioned
  ),
  strict(
    'Selling my 2014 Fiesta, blue, new clutch last year, two owners, £3,200 ono. First to see will buy',
    { year: i, colour: s, price_gbp: n, mileage: i },
    REFUSE, // no mileage
  ),
  strict(
    "I'd like the white linen shirt with the grandad collar, it's for a wedding on 19 June 2027 so I need it a week before",
    { item: s, event_date: date, size: one('S', 'M', 'L', 'XL') },
    REFUSE, // no size
  ),

  // ── Swedish (4 possible, 1 refusal) ───────────────────────────────────
  strict(
    'Hej! Skulle behöva flytta min klipptid hos Saga från den 4 maj 2027 till den 6 maj 2027, kl 14.30 om det går. Mvh Linnea Öberg',
    { kund: s, frisor: s, gammalt_datum: date, nytt_datum: date, tid: s },
    {
      kund: 'Linnea Öberg',
      frisor: 'Saga',
      gammalt_datum: '2027-05-04',
      nytt_datum: '2027-05-06',
      tid: any('14.30', '14:30', 'kl 14.30'),
    },
  ),
  strict(
    'Hissen på Vasagatan 8 står still mellan våning 2 och 3. Ingen är instängd. Ring Kent på 070-174 06 55 när ni är på väg.',
    { adress: s, feltyp: one('hiss', 'vatten', 'värme', 'el'), person_instangd: b, kontaktperson: s, telefon: s },
    {
      adress: 'Vasagatan 8',
      feltyp: 'hiss',
      person_instangd: false,
      kontaktperson: 'Kent',
      telefon: any('070-174 06 55', '070-1740655', '0701740655'),
    },
  ),
  strict(
    'Säljer min Crescent damcykel, 7 växlar, 28 tum, nyservad i våras. 1 800 kr och den hämtas i Lund.',
    { brand: s, gears: i, wheel_size_inches: n, price_sek: n, pickup_city: s },
    { brand: 'Crescent', gears: 7, wheel_size_inches: 28, price_sek: 1800, pickup_city: 'Lund' },
  ),
  strict(
    'Jag är hemma och vabbar 8 februari 2027, Elis har magsjuka. Ahmed tar mötet med kommunen. /Karin Wik',
    {
      anstalld: s,
      datum: date,
      franvarotyp: one('egen sjukdom', 'vab', 'semester', 'tjänstledig'),
      barn: s,
      ersattare: s,
    },
    { anstalld: 'Karin Wik', datum: '2027-02-08', franvarotyp: 'vab', barn: 'Elis', ersattare: 'Ahmed' },
  ),
  strict(
    'Hej, soffan kom idag men ett av benen är avbrutet. Kan ni skicka ett nytt? Ni når mig på 073-555 12 09. Hälsningar Pernilla Ström',
    { kund: s, telefon: s, ordernummer: s },
    REFUSE, // no order number
  ),

  // ── German (3 possible, 1 refusal) ────────────────────────────────────
  strict(
    'Guten Tag, bei uns müssten 12 Fenster geputzt werden, Altbau, 3. Stock, Rosenweg 9 in Kassel. Am liebsten am 22.09.2026 vormittags. Gruß, H. Brückner',
    {
      anzahl_fenster: i,
      stockwerk: i,
      strasse: { ...s, description: 'Straße mit Hausnummer' },
      ort: s,
      termin: date,
      tageszeit: one('vormittags', 'nachmittags', 'abends'),
    },
    {
      anzahl_fenster: 12,
      stockwerk: 3,
      strasse: 'Rosenweg 9',
      ort: 'Kassel',
      termin: '2026-09-22',
      tageszeit: 'vormittags',
    },
  ),
  strict(
    'VW Golf, Baujahr 2016, 134.500 km gelaufen, Kennzeichen KS-MB 417. Die Bremsen vorne quietschen und ich hätte gern einen Leihwagen solange.',
    { baujahr: i, kilometerstand: i, kennzeichen: s, leihwagen_gewuenscht: b },
    { baujahr: 2016, kilometerstand: 134500, kennzeichen: 'KS-MB 417', leihwagen_gewuenscht: true },
  ),
  strict(
    'Zum Vereinsfest am 5. Juni 2027 kommen wir zu acht und bringen Zwiebelkuchen, Kartoffelsalat und Apfelsaft mit. Familie Yıldız',
    { date, guests: i, brings: list(s) },
    { date: '2027-06-05', guests: 8, brings: ['Zwiebelkuchen', 'Kartoffelsalat', 'Apfelsaft'] },
  ),
  strict(
    'Ich suche für meine Mutter ein Zimmer im betreuten Wohnen in Fulda. Sie ist 84, noch gut zu Fuß und hat einen kleinen Hund.',
    { ort: s, alter: i, pflegegrad: i },
    REFUSE, // no Pflegegrad
  ),

  // ── French (2 possible, 1 refusal) ────────────────────────────────────
  strict(
    'Bonsoir, une table pour 7 personnes le 13 février 2027 à 20 h 30 svp, dont deux végétariens. Au nom de Benslimane. Merci !',
    { nom: s, couverts: i, date, heure: s, vegetariens: i },
    {
      nom: 'Benslimane',
      couverts: 7,
      date: '2027-02-13',
      heure: any('20 h 30', '20h30', '20:30'),
      vegetariens: 2,
    },
  ),
  strict(
    'À vendre à Nantes : appartement de 62 m², 2e étage avec ascenseur, petit balcon plein sud, DPE classe C. 249 000 €, frais inclus.',
    {
      ville: s,
      surface_m2: n,
      etage: i,
      ascenseur: b,
      classe_dpe: one('A', 'B', 'C', 'D', 'E', 'F', 'G'),
      prix_eur: n,
    },
    { ville: 'Nantes', surface_m2: 62, etage: 2, ascenseur: true, classe_dpe: 'C', prix_eur: 249000 },
  ),
  strict(
    "Ma montre retarde de dix minutes par jour depuis que je l'ai fait tomber. Elle m'a coûté 320 € il y a deux ans. Vous pouvez y jeter un œil ? Camille Roux",
    { client: s, marque: { ...s, description: 'Marque de la montre' }, prix_achat_eur: n },
    REFUSE, // no make
  ),

  // ── Spanish (1 possible, 1 refusal) ───────────────────────────────────
  strict(
    'Buenas, quería apuntar a mi hijo Nico, de 9 años, a natación los martes y los jueves, empezando el 6 de octubre de 2026. ¿Hay que traer gorro?',
    { alumno: s, edad: i, actividad: one('natación', 'tenis', 'judo', 'danza'), dias: list(s), inicio: date },
    { alumno: 'Nico', edad: 9, actividad: 'natación', dias: ['martes', 'jueves'], inicio: '2026-10-06' },
  ),
  strict(
    'Se nos ha roto la caldera y llevamos desde ayer sin agua caliente, somos cuatro en casa. Calle del Olmo 3, Zaragoza. Es urgente.',
    { direccion: s, urgente: b, telefono: s },
    REFUSE, // no phone
  ),
];
