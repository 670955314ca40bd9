import { b, day, filled, i, n, one, type Planted, s } from './filled.fixture.js';

const WEEK = one('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday');

/** What one asks on a first day, by its classes; null where it has to stay open. */
const PLANTED: readonly Planted[] = [
  // half of the day
  ['Come by at 10:30 in the evening.', { time: s }, { time: '22:30' }],
  ['Der Termin ist um 8 Uhr abends.', { uhrzeit: s }, { uhrzeit: '20:00' }],
  ['La prueba es a las 7 de la tarde.', { hora: s }, { hora: '19:00' }],
  ['Wir treffen uns um 7 am Abend.', { uhrzeit: s }, { uhrzeit: '19:00' }],
  ['The alarm went off at 2 at night.', { time: s }, { time: '02:00' }],
  ['It costs 5 in the morning.', { time: s }, null],
  // days of the week and of months
  ['On which weekday did 5 August 2025 fall?', { weekday: WEEK }, { weekday: 'Tuesday' }],
  ['Vilken veckodag är den 2 januari 2026?', { veckodag: s }, { veckodag: 'fredag' }],
  ['Which day of the week is my fitting?', { weekday: WEEK }, null],
  ['How many days did February 2023 have?', { days: i }, { days: 28 }],
  ['Wie viele Tage hat der September?', { tage: i }, { tage: 30 }],
  ['How many days has February?', { days: i }, null],
  ['How many days are there between 3 March 2025 and 17 March 2025?', { days: i }, { days: 14 }],
  ['Mi prima usa la talla 12 del Reino Unido. ¿Qué talla estadounidense es?', { us_size: i }, null],
  ['I worked in May. How many days did I work?', { days: i }, null],
  ['Which weekday comes three days after Friday?', { weekday: s }, { weekday: 'Monday' }],
  ['Vilken dag kommer före tisdag?', { dag: s }, { dag: 'måndag' }],
  ['Which month comes before May?', { month: s }, { month: 'April' }],
  ['Nenne mir: welcher ist der elfte Monat des Jahres?', { monat: s }, { monat: 'November' }],
  ['The parade starts at 14:00 and lasts 90 minutes. When is it over?', { time: s }, { time: '15:30' }],
  ['The bus leaves at 8:05 and arrives at 9:20. When does it arrive?', { time: s }, { time: '09:20' }],
  [
    'The ferry goes from Oban at 06:55 and reaches Craignure at 07:41.',
    { from: s, to: s, arrival: s },
    { from: 'Oban', to: 'Craignure', arrival: '07:41' },
  ],
  // plain sums and weights
  ['Mix dye and water in the ratio 1:4. How much water goes with 50 ml of dye?', { water_ml: n }, { water_ml: 200 }],
  [
    'Sixty euros are shared in the ratio 3:1. How much is the smaller share?',
    { smaller_share: n },
    { smaller_share: 15 },
  ],
  ['Mix dye and water in the ratio 1:4. How much salt do I need?', { salt_g: n }, null],
  ['Three quarters of an hour has how many seconds?', { seconds: n }, { seconds: 2700 }],
  ['Hur många månader är tre och ett halvt år?', { månader: n }, { månader: 42 }],
  ['Der Mantel kostet 120 Euro und wird um 25 Prozent billiger. Was kostet er jetzt?', { preis: n }, { preis: 90 }],
  ['How many garments are in this list: scarf, lamp, coat?', { garments: i }, { garments: 2 }],
  ['How many colours are named here: beige, chair, navy?', { colours: i }, { colours: 2 }],
  ['Wie viele Wörter sind das: Naht, Saum und Futter?', { anzahl: i }, { anzahl: 3 }],
  [
    'Entry is 12 euros for adults, 6 for children.',
    { adult_price: n, child_price: n },
    { adult_price: 12, child_price: 6 },
  ],
  ['Entry is 12 euros for adults.', { student_price: n }, null],
  ['Client Ola Berg, 52, wants a suit.', { age: i }, { age: 52 }],
  ['Client Ola Berg wants 2 suits.', { age: i }, null],
  ['May a silk blouse be bleached with chlorine?', { allowed: b }, { allowed: false }],

  ['Hur mycket är 6 gånger 14?', { produkt: n }, { produkt: 84 }],
  ['¿Cuánto es 8 por 12?', { producto: n }, { producto: 96 }],
  ['How many grams are 3 pounds of wool?', { grams: n }, { grams: 1360.78 }],
  ['The 2 kg parcel costs 5 pounds.', { price: n }, { price: 5 }],
  [
    'Which is dearer, the cap at 12 euros or the belt at 19 euros, and by how much?',
    { difference: n },
    { difference: 7 },
  ],
  ['Vi har två och en halv timme på oss. Hur många minuter är det?', { minuter: i }, { minuter: 150 }],
  // what a text calls a price
  ['6 ties at a unit price of 18.50 EUR.', { unit_price: n, quantity: i }, { unit_price: 18.5, quantity: 6 }],
  ['12 Knöpfe zu einem Stückpreis von 0,80 €.', { stueckpreis: n }, { stueckpreis: 0.8 }],
  ['Nio halsdukar till ett styckpris av 149 kr.', { styckpris: n }, { styckpris: 149 }],
  // sizes of two countries
  ['Women’s clothing: what is French size 42 in Italian sizing?', { italian_size: n }, { italian_size: 46 }],
  ['Women’s wear: Italian 46 in German sizing?', { german: n }, { german: 40 }],
  ['Our German office has 38 people, how many are Italian?', { italian: n }, null],
  // how a cloth is dried, and what a label says
  ['How should I dry a cashmere cardigan?', { method: one('hanging', 'flat', 'tumble dryer') }, { method: 'flat' }],
  ['How should I dry a silk scarf?', { method: one('on a line', 'tumble dryer') }, { method: 'on a line' }],
  ['How should I dry a cotton shirt?', { method: one('on a line', 'tumble dryer') }, null],
  ['The shell may be ironed but must not be bleached.', { ironing: b, bleach: b }, { ironing: true, bleach: false }],
  [
    'Can be washed by machine but must not be tumble dried.',
    { machine_wash: b, tumble_dry: b },
    { machine_wash: true, tumble_dry: false },
  ],
  [
    'What does a triangle on a care label stand for?',
    { meaning: one('washing', 'bleaching') },
    { meaning: 'bleaching' },
  ],
  [
    'At which temperature should a linen shirt be washed?',
    { temperature: one('95 °C', '40 °C', '30 °C') },
    { temperature: '40 °C' },
  ],
  // who wrote, and where from
  ['From: Ola Berg <ola@berg.example> Subject: Hem', { sender_email: s }, { sender_email: 'ola@berg.example' }],
  [
    'From: Ola <ola@berg.example> To: Ida <ida@ek.example>',
    { recipient_email: s },
    { recipient_email: 'ida@ek.example' },
  ],
  ['From: Ola Berg <ola@berg.example>', { sender_name: s }, { sender_name: 'Ola Berg' }],
  ['The stool you sent has a cracked leg.', { kind: one('order', 'complaint', 'praise') }, { kind: 'complaint' }],
  [
    'Der Kühlschrank kam mit einem Kratzer an, sehr ärgerlich.',
    { art: one('Bestellung', 'Beschwerde', 'Lob') },
    { art: 'Beschwerde' },
  ],
  [
    'The cracked glaze of the cup is wonderful, thank you so much!',
    { kind: one('order', 'complaint', 'praise') },
    { kind: 'praise' },
  ],
  ['Is anything missing in my parcel?', { kind: one('question', 'complaint', 'praise') }, { kind: 'question' }],
  ['Write to ola@berg.example.', { sender_email: s }, null],
  ['Ship it to 4 Oak Street, Denver, CO 80202.', { state: s }, { state: 'CO' }],
  ['Ship it to 4 Oak Street, Denver.', { state: s }, null],
  [
    'Order from Nina Holt, Leeds, 3 May 2025: two caps.',
    { customer: s, city: s },
    { customer: 'Nina Holt', city: 'Leeds' },
  ],
  ['Order from Nina Holt, Tailor: two caps for Leeds Ltd.', { city: s }, null],
  ['Your parcel RB771204559CN is on its way.', { tracking_number: s }, { tracking_number: 'RB771204559CN' }],
  ['Name: Ida Falk / Waist: 71 cm / Shoe size: 38', { name: s, waist_cm: n }, { name: 'Ida Falk', waist_cm: 71 }],
  [
    'Born on 2 May 1988 in Porto, Rui Costa now lives in Leeds.',
    { birthplace: s, lives_in: s },
    { birthplace: 'Porto', lives_in: 'Leeds' },
  ],
  [
    'Ich bin am 3. Mai 1980 in Bad Tölz geboren und wohne in Mainz.',
    { geburtsort: s, wohnort: s },
    { geburtsort: 'Bad Tölz', wohnort: 'Mainz' },
  ],
  ['The nurse was born in Ghent.', { lives_in: s }, null],
  ['Rota: Sven works on Monday and Rosa on Friday.', { monday: s, friday: s }, { monday: 'Sven', friday: 'Rosa' }],
  ['The shop is open on Monday and Friday.', { monday: s }, null],
  // another thing came
  [
    'I wanted the blue scarf but you sent the grey one.',
    { ordered_colour: s, received_colour: s },
    { ordered_colour: 'blue', received_colour: 'grey' },
  ],
  [
    'Ich habe Größe 38 bestellt, aber Größe 42 bekommen.',
    { bestellte_groesse: s, erhaltene_groesse: s },
    { bestellte_groesse: '38', erhaltene_groesse: '42' },
  ],
  ['I ordered a blue and a grey scarf.', { received_colour: s }, null],
  ['I want to send back the boots, they are too narrow.', { reason: s }, { reason: 'they are too narrow' }],
  ['Jag vill byta tröjan, den är för liten.', { orsak: s }, { orsak: 'den är för liten' }],
  ['Can I return it if it does not fit?', { reason: s }, null],
  ['Please keep the large cardigan for me.', { size: one('S', 'M', 'L') }, { size: 'L' }],
  ['A small question about the cardigan.', { size: one('S', 'M', 'L') }, null],
  ['The client agrees to be photographed in the shop.', { photograph_consent: b }, { photograph_consent: true }],
  ['The client agrees to be called by phone.', { phone_call_allowed: b }, { phone_call_allowed: true }],
  ['Die Kundin stimmt der Werbung per Telefon nicht zu.', { werbung_erlaubt: b }, { werbung_erlaubt: false }],
  ['Does the client agree to be called by phone?', { phone_call_allowed: b }, null],
  ['What is the date two weeks after 3 May 2025?', { result: day }, { result: '2025-05-17' }],
  ['The party is on 10 June 2025.', { result: day }, null],
  [
    'Felt: 330 grams per square metre, 2 metres wide.',
    { grams_per_square_metre: n, width_m: n },
    { grams_per_square_metre: 330, width_m: 2 },
  ],
  // no more letters
  ['Je ne veux plus recevoir vos offres.', { unsubscribe: b }, { unsubscribe: true }],
  ['Please keep sending me the newsletter.', { unsubscribe: b }, { unsubscribe: false }],
  ['Do you have a newsletter?', { unsubscribe: b }, null],
];

it.each(PLANTED)('%s', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
