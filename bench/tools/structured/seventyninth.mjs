import { object, s, n, i, b, date, list, one, or, any, strict, lax, REFUSE } from './case.mjs';

/** First-day requests: everyday assistants (mail, calendar, recipes, travel, school, bills, sports, weather, jobs, homes, restaurants). */
export const CASES = [
  // English: extraction
  strict(
    'From: Laura Kim <laura.kim@example.org>\nSubject: Budget meeting moved to Thursday',
    { senderName: s, senderEmail: s, subject: s },
    { senderName: 'Laura Kim', senderEmail: 'laura.kim@example.org', subject: 'Budget meeting moved to Thursday' },
  ),
  strict(
    'Lunch with Omar at Café Nero on 12 May 2025 at 12:30.',
    { person: s, place: s, date, time: s },
    { person: 'Omar', place: 'Café Nero', date: '2025-05-12', time: '12:30' },
  ),
  strict(
    'Pancakes: 200 g flour, 3 eggs, 400 ml milk.',
    { dish: s, ingredients: list(object({ name: s, amount: n, unit: or(s) })) },
    {
      dish: 'Pancakes',
      ingredients: [
        { name: 'flour', amount: 200, unit: 'g' },
        { name: any('eggs', 'egg'), amount: 3, unit: null },
        { name: 'milk', amount: 400, unit: 'ml' },
      ],
    },
  ),
  strict(
    'Flight BA117 leaves London at 08:25 and lands in New York at 11:15.',
    { flightNumber: s, departure: object({ city: s, time: s }), arrival: object({ city: s, time: s }) },
    {
      flightNumber: 'BA117',
      departure: { city: 'London', time: '08:25' },
      arrival: { city: 'New York', time: '11:15' },
    },
  ),
  strict(
    'Arsenal beat Chelsea 3-1 on Saturday.',
    { winner: s, loser: s, winnerGoals: i, loserGoals: i },
    { winner: 'Arsenal', loser: 'Chelsea', winnerGoals: 3, loserGoals: 1 },
  ),
  strict(
    'Electricity bill: 84.60 euros, due 28 February 2025, customer number 5501928.',
    { amount: n, dueDate: date, customerNumber: s },
    { amount: 84.6, dueDate: '2025-02-28', customerNumber: '5501928' },
  ),
  strict(
    'Oslo today: light snow, -4 degrees, wind 6 m/s.',
    { city: s, condition: s, temperature: n, windSpeed: n },
    { city: 'Oslo', condition: 'light snow', temperature: -4, windSpeed: 6 },
  ),
  strict(
    'We are hiring a Java developer in Dublin, full time, 55,000 euros a year.',
    { jobTitle: s, city: s, fullTime: b, annualSalary: n },
    { jobTitle: 'Java developer', city: 'Dublin', fullTime: true, annualSalary: 55000 },
  ),
  strict(
    'For rent: 3-room flat, 78 m², second floor with balcony, 1,150 euros a month.',
    { rooms: i, areaSqm: n, floor: i, hasBalcony: b, monthlyRent: n },
    { rooms: 3, areaSqm: 78, floor: 2, hasBalcony: true, monthlyRent: 1150 },
  ),
  strict(
    "Table for four at Luigi's on 6 June 2025 at 7 pm under the name Brandt.",
    { restaurant: s, guests: i, date, time: s, name: s },
    { restaurant: "Luigi's", guests: 4, date: '2025-06-06', time: any('19:00', '7 pm'), name: 'Brandt' },
  ),
  strict(
    'Maths homework: pages 34 and 35, to hand in by 17 October 2025. Teacher: Ms. Alvarez.',
    { subject: s, pages: list(i), dueDate: date, teacher: s },
    { subject: any('Maths', 'maths'), pages: [34, 35], dueDate: '2025-10-17', teacher: any('Ms. Alvarez', 'Alvarez') },
  ),
  strict(
    'Our hotel is the Sea View in Nice, room 214, breakfast included.',
    { hotel: s, city: s, roomNumber: i, breakfastIncluded: b, checkIn: or(date) },
    { hotel: any('Sea View', 'the Sea View'), city: 'Nice', roomNumber: 214, breakfastIncluded: true, checkIn: null },
  ),
  strict(
    [
      { role: 'system', content: 'You turn shopping notes into JSON.' },
      { role: 'user', content: 'To buy: milk, bread, apples and coffee.' },
    ],
    { items: list(s) },
    { items: ['milk', 'bread', 'apples', 'coffee'] },
  ),
  lax(
    'Call me at 555-0148 or write to tom@example.com.',
    { phone: s, email: s, address: or(s) },
    { phone: '555-0148', email: 'tom@example.com', address: null },
  ),
  strict('Hi, can we meet some time next week to talk about the report?', { location: s }, REFUSE),
  strict('Dinner at the new Thai place was lovely, we should go again.', { phoneNumber: s }, REFUSE),
  strict('The flat has a new kitchen and a big balcony.', { monthlyRent: n }, REFUSE),

  // English: classification
  strict(
    'Congratulations, you have won a free cruise! Click here to claim your prize now.',
    { isSpam: b },
    { isSpam: true },
  ),
  strict(
    'The soup was cold and the waiter ignored us for half an hour.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'negative' },
  ),
  strict(
    'Best pizza I have eaten in years, friendly staff too.',
    { sentiment: one('positive', 'negative', 'neutral'), dish: s },
    { sentiment: 'positive', dish: 'pizza' },
  ),
  strict(
    'Remind me to call the dentist tomorrow.',
    { intent: one('set_reminder', 'send_email', 'play_music', 'get_weather') },
    { intent: 'set_reminder' },
  ),
  strict(
    'What will the weather be like in Madrid this weekend?',
    { intent: one('set_reminder', 'send_email', 'play_music', 'get_weather'), city: s },
    { intent: 'get_weather', city: 'Madrid' },
  ),
  strict(
    'The server is down and no customer can pay. Please fix it immediately!',
    { priority: one('low', 'medium', 'high') },
    { priority: 'high' },
  ),
  strict(
    'Paid 45 euros for petrol.',
    { category: one('transport', 'food', 'housing', 'entertainment'), amount: n },
    { category: 'transport', amount: 45 },
  ),
  strict(
    'Monthly rent for the apartment, 900 euros',
    { category: one('transport', 'food', 'housing', 'entertainment'), amount: n },
    { category: 'housing', amount: 900 },
  ),
  strict('Chickpea curry with coconut milk and spinach', { containsMeat: b }, { containsMeat: false }),
  strict(
    'Grilled chicken with rice and salad',
    { vegetarian: b, course: one('main', 'dessert', 'drink') },
    { vegetarian: false, course: 'main' },
  ),
  strict('The final ended 2-2 after ninety minutes.', { isDraw: b }, { isDraw: true }),
  strict(
    'Remote marketing manager wanted, work from anywhere.',
    { remote: b, department: one('marketing', 'engineering', 'finance') },
    { remote: true, department: 'marketing' },
  ),
  strict('Heavy rain and strong wind all day.', { weather: one('sunny', 'rainy', 'snowy') }, { weather: 'rainy' }),
  strict(
    'The essay on the French Revolution is due on Friday.',
    { subject: one('history', 'maths', 'biology') },
    { subject: 'history' },
  ),
  strict(
    'Please unsubscribe me from your newsletter.',
    { intent: one('subscribe', 'unsubscribe', 'complaint', 'other') },
    { intent: 'unsubscribe' },
  ),
  strict('We spent a week in Rome with the children.', { transport: one('plane', 'train', 'car') }, REFUSE),
  strict('A bright house with four bedrooms near the school.', { petsAllowed: b }, REFUSE),

  // English: questions and reckoning
  strict('Three of us share a bill of 87 euros equally. How much does each pay?', { perPerson: n }, { perPerson: 29 }),
  strict(
    'The train leaves at 9:40 and arrives at 13:05. How long is the trip in minutes?',
    { durationMinutes: i },
    { durationMinutes: 205 },
  ),
  strict(
    'A meal costs 60 dollars and I tip 15%. How much is the tip and what is the total?',
    { tip: n, total: n },
    { tip: 9, total: 69 },
  ),
  strict(
    'Convert 350 degrees Fahrenheit to Celsius.',
    { celsius: n },
    { celsius: any(176.6667, 176.667, 176.67, 176.7, 177) },
  ),
  strict('The recipe for 4 people needs 300 g of pasta. How many grams for 6 people?', { grams: n }, { grams: 450 }),
  strict(
    'Check-in on 1 March 2025, check-out on 5 March 2025. How many nights is that?',
    { checkIn: date, checkOut: date, nights: i },
    { checkIn: '2025-03-01', checkOut: '2025-03-05', nights: 4 },
  ),
  strict('Internet 35, electricity 62.50 and water 18.20 euros: what do I pay in all?', { total: n }, { total: 115.7 }),
  strict(
    'The meeting is on 28 January 2025 and the follow-up exactly two weeks later. What date is the follow-up?',
    { followUpDate: date },
    { followUpDate: '2025-02-11' },
  ),
  strict(
    'Flat A is 64 m² for 960 euros, flat B is 70 m² for 1,120 euros. Which one costs less per square metre?',
    { cheaperFlat: one('A', 'B') },
    { cheaperFlat: 'A' },
  ),
  strict('How many miles is a 10 km run?', { miles: n }, { miles: any(6.21371, 6.2137, 6.214, 6.21, 6.2) }),
  strict(
    'Lisa got 18, 15 and 12 points in three tests. What is her average?',
    { student: s, average: n },
    { student: 'Lisa', average: 15 },
  ),
  strict(
    'Temperatures: Monday 14, Tuesday 19, Wednesday 16. Which day was the warmest?',
    { warmestDay: s, temperature: n },
    { warmestDay: 'Tuesday', temperature: 19 },
  ),
  strict('The film starts at 20:15 and runs 105 minutes. When does it end?', { endTime: s }, { endTime: '22:00' }),
  strict('A salary of 3,200 euros a month: how much is that a year?', { annualSalary: n }, { annualSalary: 38400 }),
  strict('My sister and I went to the cinema yesterday. How much were the tickets?', { ticketPrice: n }, REFUSE),
  strict('Our team played at home on Sunday. What was the score?', { ourGoals: i, theirGoals: i }, REFUSE),

  // Swedish
  strict(
    'Möte med Anders den 14 november 2025 kl. 10.00 i rum B12.',
    { person: s, datum: date, tid: s, rum: s },
    { person: 'Anders', datum: '2025-11-14', tid: any('10.00', '10:00'), rum: any('B12', 'rum B12') },
  ),
  strict(
    'Till salu: villa i Uppsala, 5 rum, 142 kvm, 4 900 000 kr.',
    { ort: s, antalRum: i, kvm: n, pris: n },
    { ort: 'Uppsala', antalRum: 5, kvm: 142, pris: 4900000 },
  ),
  strict(
    'Elräkningen på 1 240 kr ska betalas senast den 31 mars 2025.',
    { belopp: n, forfallodatum: date, ocr: or(s) },
    { belopp: 1240, forfallodatum: '2025-03-31', ocr: null },
  ),
  strict('Kan du boka ett bord på restaurangen till i kväll?', { antalGaster: i }, REFUSE),
  strict(
    'Maten var fantastisk och personalen så trevlig!',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict(
    'Väck mig klockan sju i morgon.',
    { intent: one('set_alarm', 'play_music', 'get_weather') },
    { intent: 'set_alarm' },
  ),
  strict(
    'Vi söker en sjuksköterska till nattskiftet, heltid.',
    { heltid: b, bransch: one('vård', 'it', 'bygg') },
    { heltid: true, bransch: 'vård' },
  ),
  strict('Tåget går 14.20 och är framme 17.05. Hur många minuter tar resan?', { minuter: i }, { minuter: 165 }),
  strict(
    'Receptet är för 4 personer och kräver 6 dl mjölk. Hur många deciliter till 2 personer?',
    { deciliter: n },
    { deciliter: 3 },
  ),
  strict('Vi åkte till Gotland i somras. Hur många dagar var vi där?', { antalDagar: i }, REFUSE),

  // German
  strict(
    'Der ICE 579 fährt um 9:14 Uhr in Hamburg ab und ist um 14:38 Uhr in Stuttgart.',
    { zug: s, von: s, nach: s, abfahrt: s, ankunft: s },
    {
      zug: 'ICE 579',
      von: 'Hamburg',
      nach: 'Stuttgart',
      abfahrt: any('9:14', '09:14', '9:14 Uhr'),
      ankunft: any('14:38', '14:38 Uhr'),
    },
  ),
  strict(
    'Einkaufsliste: 2 Liter Milch, 6 Eier, 500 g Mehl.',
    { artikel: list(object({ name: s, menge: n, einheit: or(s) })) },
    {
      artikel: [
        { name: 'Milch', menge: 2, einheit: 'Liter' },
        { name: 'Eier', menge: 6, einheit: null },
        { name: 'Mehl', menge: 500, einheit: 'g' },
      ],
    },
  ),
  strict(
    'Das Hotel war laut und schmutzig, nie wieder.',
    { stimmung: one('positiv', 'negativ', 'neutral') },
    { stimmung: 'negativ' },
  ),
  strict(
    'Morgen scheint den ganzen Tag die Sonne bei 27 Grad.',
    { wetter: one('sonnig', 'regnerisch', 'schnee'), temperatur: n },
    { wetter: 'sonnig', temperatur: 27 },
  ),
  strict(
    'Die Miete beträgt 780 Euro, die Nebenkosten 145 Euro. Was zahle ich insgesamt?',
    { gesamt: n },
    { gesamt: 925 },
  ),
  strict(
    'Heute ist der 3. Februar 2025, die Rechnung ist in 14 Tagen fällig. An welchem Datum ist das?',
    { faelligAm: date },
    { faelligAm: '2025-02-17' },
  ),
  strict('Bayern hat gestern wieder gewonnen.', { gegner: s }, REFUSE),

  // French
  strict(
    'Réservation pour six personnes au Petit Zinc le 18 juillet 2025 à 20h30, au nom de Moreau.',
    { restaurant: s, personnes: i, date, heure: s, nom: s },
    {
      restaurant: any('Petit Zinc', 'Le Petit Zinc'),
      personnes: 6,
      date: '2025-07-18',
      heure: any('20h30', '20:30'),
      nom: 'Moreau',
    },
  ),
  strict(
    "Offre d'emploi : comptable à Lyon, CDI, 2 400 euros par mois.",
    { poste: s, ville: s, contrat: one('CDI', 'CDD', 'stage'), salaireMensuel: n },
    { poste: 'comptable', ville: 'Lyon', contrat: 'CDI', salaireMensuel: 2400 },
  ),
  strict(
    'Quel temps fera-t-il demain à Bordeaux ?',
    { intent: one('get_weather', 'set_reminder', 'book_table'), ville: s },
    { intent: 'get_weather', ville: 'Bordeaux' },
  ),
  strict(
    'Le rendez-vous chez le médecin est annulé.',
    { statut: one('confirmé', 'annulé', 'déplacé') },
    { statut: 'annulé' },
  ),
  strict(
    "Nous sommes quatre et l'addition est de 98 euros. Combien par personne ?",
    { parPersonne: n },
    { parPersonne: 24.5 },
  ),
  strict(
    'Paris : 22 degrés, Nice : 28 degrés. Quelle ville est la plus chaude et de combien de degrés ?',
    { ville: s, difference: n },
    { ville: 'Nice', difference: 6 },
  ),
  strict('Je cherche un appartement avec deux chambres à Nantes.', { budgetMax: n }, REFUSE),

  // Spanish
  strict(
    'Se alquila piso en Valencia: 2 dormitorios, 65 m², 850 euros al mes, sin ascensor.',
    { ciudad: s, dormitorios: i, metrosCuadrados: n, precioMensual: n, ascensor: b },
    { ciudad: 'Valencia', dormitorios: 2, metrosCuadrados: 65, precioMensual: 850, ascensor: false },
  ),
  strict(
    'Examen de química el 22 de mayo de 2025 en el aula 3.',
    { asignatura: s, fecha: date, aula: i },
    { asignatura: 'química', fecha: '2025-05-22', aula: 3 },
  ),
  strict(
    'La paella estaba buenísima y el servicio fue muy rápido.',
    { sentimiento: one('positivo', 'negativo', 'neutral') },
    { sentimiento: 'positivo' },
  ),
  strict(
    'Urgente: se ha roto una tubería y el agua entra en la cocina.',
    { urgencia: one('baja', 'media', 'alta') },
    { urgencia: 'alta' },
  ),
  strict('Luz 54 euros, gas 31 euros y agua 20 euros: ¿cuánto pago en total?', { total: n }, { total: 105 }),
  strict('El Sevilla jugó anoche en casa.', { resultado: s }, REFUSE),
];
