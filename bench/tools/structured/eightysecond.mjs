import { object, s, n, i, b, date, list, one, or, any, strict, REFUSE } from './case.mjs';

const exEn = [
  strict(
    "Morning! Could you set aside 14 cardamom buns and 3 sourdough loaves for Petra Lindqvist? She'll be in on 9 May 2026.",
    { customer: s, buns: i, loaves: i, pickup_date: date },
    { customer: 'Petra Lindqvist', buns: 14, loaves: 3, pickup_date: '2026-05-09' },
  ),
  strict(
    'Patient Oluwaseun Adeyemi, 47, came in with a temperature of 38.6 °C and a pulse of 92.',
    { patient: s, age: i, temperature_c: n, pulse: i },
    { patient: 'Oluwaseun Adeyemi', age: 47, temperature_c: 38.6, pulse: 92 },
  ),
  strict(
    "The reading-room copy of 'Middlemarch' was borrowed by Hannah Oakes on 2 February 2026 and is due back on 23 February 2026.",
    { borrower: s, title: s, due_date: date },
    { borrower: 'Hannah Oakes', title: 'Middlemarch', due_date: '2026-02-23' },
  ),
  strict(
    'Train 714 from Leeds to Carlisle leaves platform 6 at 17:42.',
    { train_number: i, from: s, to: s, platform: i, departure_time: s },
    { train_number: 714, from: 'Leeds', to: 'Carlisle', platform: 6, departure_time: '17:42' },
  ),
  strict(
    'Ticket 3381: two navy blazers and one ivory blouse, ready Thursday, £27.50 in total.',
    { ticket: i, blazer_colour: s, blouse_colour: s, total: n },
    { ticket: 3381, blazer_colour: 'navy', blouse_colour: 'ivory', total: 27.5 },
  ),
  strict(
    "We'd like a double room for 3 nights from 11 September 2026, two adults and one child. Booking under Rafael Moreno.",
    { guest: s, nights: i, check_in: date, adults: i, children: i },
    { guest: 'Rafael Moreno', nights: 3, check_in: '2026-09-11', adults: 2, children: 1 },
  ),
  strict(
    'Declared income for 2024 was 412,300 kronor, and tax of 98,750 kronor has already been paid.',
    { tax_year: i, income: n, tax_paid: n },
    { tax_year: 2024, income: 412300, tax_paid: 98750 },
  ),
  strict(
    'Look 17 in the Antwerp show is an emerald taffeta gown worn by Ines Claes.',
    { look_number: i, city: s, colour: s, fabric: s, garment: s, model: s },
    { look_number: 17, city: 'Antwerp', colour: 'emerald', fabric: 'taffeta', garment: 'gown', model: 'Ines Claes' },
  ),
  strict(
    'Deliver to Marcus Webb, 22 Harrow Lane, Norwich: one pair of grey chinos in size 34.',
    { customer: object({ name: s, city: s }), item: object({ garment: s, colour: s, size: i }) },
    { customer: { name: 'Marcus Webb', city: 'Norwich' }, item: { garment: 'chinos', colour: 'grey', size: 34 } },
  ),
  strict(
    'Shopping for the staff kitchen: oat milk, filter coffee, rye crackers and plums.',
    { items: list(s) },
    { items: ['oat milk', 'filter coffee', 'rye crackers', 'plums'] },
  ),
  strict(
    'Pack 4 scarves, 2 belts and 6 hats for the stall.',
    { lines: list(object({ garment: s, quantity: i })) },
    {
      lines: [
        { garment: any('scarves', 'scarf'), quantity: 4 },
        { garment: any('belts', 'belt'), quantity: 2 },
        { garment: any('hats', 'hat'), quantity: 6 },
      ],
    },
  ),
  strict(
    'You can reach the box office at tickets@lanternhall.example or by phone on 01632 960114.',
    { email: s, phone: s },
    { email: 'tickets@lanternhall.example', phone: '01632 960114' },
  ),
  strict(
    'The new delivery van is 6 metres long and can carry 1.2 tonnes.',
    { length_cm: n, load_kg: n },
    { length_cm: 600, load_kg: 1200 },
  ),
  strict(
    'The cloakroom is staffed until midnight, but pets are not allowed inside the hall.',
    { pets_allowed: b },
    { pets_allowed: false },
  ),
  strict(
    'Return request for order KX-2207: a mustard raincoat, bought in Utrecht.',
    { order_id: s, colour: s, garment: s, city: s, reason: or(s) },
    { order_id: 'KX-2207', colour: 'mustard', garment: 'raincoat', city: 'Utrecht', reason: null },
  ),
  strict(
    'Dr. Miriam Falk referred Jonas Pettersson to the physiotherapist on 2026-01-19.',
    { doctor: s, patient: s, referral_date: date },
    { doctor: any('Dr. Miriam Falk', 'Miriam Falk'), patient: 'Jonas Pettersson', referral_date: '2026-01-19' },
  ),
  strict(
    'The coach to Aberystwyth costs 8.40 pounds for adults and 4.20 pounds for children.',
    { destination: s, adult_fare: n, child_fare: n },
    { destination: 'Aberystwyth', adult_fare: 8.4, child_fare: 4.2 },
  ),
  strict(
    'Flour is down to 18 kg, sugar to 6.5 kg and butter to 2 kg.',
    { flour_kg: n, sugar_kg: n, butter_kg: n },
    { flour_kg: 18, sugar_kg: 6.5, butter_kg: 2 },
  ),
  strict(
    'The first parcel weighed 3.2 kg; the second, which went to Tallinn, weighed 5.9 kg.',
    { second_parcel_weight_kg: n, second_parcel_destination: s },
    { second_parcel_weight_kg: 5.9, second_parcel_destination: 'Tallinn' },
  ),
  strict(
    'Please have the skirt shortened by 4 cm and its waist taken in by 1.5 cm.',
    { garment: one('skirt', 'coat', 'trousers'), shorten_cm: n, take_in_cm: n },
    { garment: 'skirt', shorten_cm: 4, take_in_cm: 1.5 },
  ),
  strict(
    'The invoice of 1,260 euros from Brandt Textiles must be paid by 30 June 2026.',
    { supplier: s, amount: n, currency: one('EUR', 'USD', 'GBP'), due_date: date },
    { supplier: 'Brandt Textiles', amount: 1260, currency: 'EUR', due_date: '2026-06-30' },
  ),
  strict(
    'I first wrote size 38, but make that a 40, in burgundy please.',
    { size: i, colour: s },
    { size: 40, colour: 'burgundy' },
  ),
  strict(
    [
      { role: 'system', content: 'Extract the appointment from the message.' },
      { role: 'user', content: 'Mr. Tobias Grant has his fitting on 4 December 2026 at 14:15 with our tailor Leila.' },
    ],
    { client: s, date: date, time: s, tailor: s },
    { client: any('Tobias Grant', 'Mr. Tobias Grant'), date: '2026-12-04', time: '14:15', tailor: 'Leila' },
  ),
  strict(
    'The opera house seats 320 people; 275 tickets have been sold.',
    { seats: i, tickets_sold: i },
    { seats: 320, tickets_sold: 275 },
  ),
  // missing in the text
  strict('A lady left a camel coat at the counter and asked for a call when it is ready.', { phone_number: s }, REFUSE),
  strict('The wedding cake should have three tiers with a lemon filling.', { tiers: i, delivery_date: date }, REFUSE),
  strict('Nurse Abigail changed the dressing in the afternoon.', { patient_age: i }, REFUSE),
  strict('The bus is being rerouted via Mill Street because of road works.', { fare: n }, REFUSE),
  strict('The guest in room 208 complains of a dripping tap.', { room: i, guest_name: s }, REFUSE),
  strict('The beige trench coat needs a new lining.', { colour: s, price: n }, REFUSE),
];

const exX = [
  strict(
    'Hej! Jag vill beställa 6 semlor och 2 prinsesstårtor till den 14 februari 2026. Hälsningar, Karin Ekström',
    { customer: s, semlor: i, prinsesstårtor: i, date: date },
    { customer: 'Karin Ekström', semlor: 6, prinsesstårtor: 2, date: '2026-02-14' },
  ),
  strict(
    'Kappan är i storlek 42, mörkgrön och kostar 1 495 kronor.',
    { size: i, colour: s, price: n },
    { size: 42, colour: 'mörkgrön', price: 1495 },
  ),
  strict(
    'Herr Anton Brückner hat am 7. Oktober 2026 um 9:30 Uhr einen Termin in der Praxis in Regensburg.',
    { patient: s, date: date, city: s },
    { patient: any('Anton Brückner', 'Herr Anton Brückner'), date: '2026-10-07', city: 'Regensburg' },
  ),
  strict(
    'Bitte reinigen Sie drei weiße Hemden und ein schwarzes Kleid.',
    { hemden: i, kleider: i },
    { hemden: 3, kleider: 1 },
  ),
  strict(
    'Madame Élodie Garnier a réservé une chambre pour 4 nuits à Annecy, à 118 euros la nuit.',
    { guest: s, nights: i, city: s, price_per_night: n },
    { guest: any('Élodie Garnier', 'Madame Élodie Garnier'), nights: 4, city: 'Annecy', price_per_night: 118 },
  ),
  strict(
    'Le colis de 7,8 kg est parti de Lille vers Bruxelles.',
    { weight_kg: n, from: s, to: s },
    { weight_kg: 7.8, from: 'Lille', to: 'Bruxelles' },
  ),
  strict(
    'El libro lo devolvió Lucía Herrera el 3 de abril de 2026 con 5 días de retraso.',
    { reader: s, return_date: date, days_late: i },
    { reader: 'Lucía Herrera', return_date: '2026-04-03', days_late: 5 },
  ),
  strict(
    'Necesito 12 camisetas rojas de talla L para el club de Girona.',
    { quantity: i, colour: s, size: s, city: s },
    { quantity: 12, colour: any('rojas', 'rojo', 'roja'), size: 'L', city: 'Girona' },
  ),
  strict('Der Mantel liegt seit Montag in der Reinigung.', { preis: n }, REFUSE),
  strict('Le train aura du retard à cause de la neige.', { numéro_de_quai: i }, REFUSE),
];

const clEn = [
  strict(
    'The zip on the jacket I bought last week broke on day two and I want my money back.',
    { intent: one('refund_request', 'size_question', 'praise') },
    { intent: 'refund_request' },
  ),
  strict(
    'Your staff at the bakery were wonderful and the bread is the best in town.',
    { sentiment: one('positive', 'negative') },
    { sentiment: 'positive' },
  ),
  strict(
    'I have been waiting forty minutes at the counter and nobody has even said hello.',
    { type: one('order', 'complaint', 'thanks') },
    { type: 'complaint' },
  ),
  strict(
    'Please send 20 wool blankets to our depot in Gdansk.',
    { type: one('complaint', 'order', 'thanks') },
    { type: 'order' },
  ),
  strict('Do you open on Sundays?', { type: one('order', 'complaint', 'question') }, { type: 'question' }),
  strict(
    'The heel of my left boot came off on the stairs.',
    { service: one('key cutting', 'curtain cleaning', 'shoe repair') },
    { service: 'shoe repair' },
  ),
  strict(
    'Severe chest pain since this morning, and I can hardly breathe.',
    { urgency: one('routine', 'emergency') },
    { urgency: 'emergency' },
  ),
  strict(
    'A knee-length pleated tartan kilt',
    { worn_on: one('head', 'lower body', 'feet') },
    { worn_on: 'lower body' },
  ),
  strict('What kind of fibre is mohair?', { origin: one('plant', 'synthetic', 'animal') }, { origin: 'animal' }),
  strict(
    'The 8:15 tram was cancelled again and I missed my exam.',
    { topic: one('food', 'housing', 'public transport') },
    { topic: 'public transport' },
  ),
  strict(
    'I would like to cancel my room reservation for Friday.',
    { intent: one('book', 'cancel', 'change_date') },
    { intent: 'cancel' },
  ),
  strict(
    'A quilted down parka with a fur-lined hood, and fleece mittens',
    { season: one('summer', 'winter') },
    { season: 'winter' },
  ),
  strict(
    'Could I move my appointment from Tuesday to Wednesday?',
    { intent: one('cancel', 'new_booking', 'reschedule') },
    { intent: 'reschedule' },
  ),
  strict(
    'Guten Tag, ich möchte ein Hemd umtauschen.',
    { language: one('Swedish', 'German', 'Spanish') },
    { language: 'German' },
  ),
  strict('The invitation says black tie.', { dress_code: one('casual', 'formal') }, { dress_code: 'formal' }),
  strict(
    'He paid with two twenty-pound notes and got coins back.',
    { payment: one('card', 'invoice', 'cash') },
    { payment: 'cash' },
  ),
  strict('vrrk plonth zzeq amdu', { sentiment: one('positive', 'negative') }, REFUSE),
  strict('I bought a lampshade at the corner shop.', { payment: one('cash', 'card') }, REFUSE),
  strict(
    'Somebody returned the atlas through the letterbox.',
    { reader_age_group: one('child', 'adult', 'pensioner') },
    REFUSE,
  ),
];

const clX = [
  strict(
    'Tröjan kom med ett stort hål i ärmen, jag är väldigt besviken.',
    { type: one('order', 'praise', 'complaint') },
    { type: 'complaint' },
  ),
  strict(
    'Ich möchte gern zehn Brötchen und zwei Brezeln bestellen.',
    { intent: one('complaint', 'order', 'question') },
    { intent: 'order' },
  ),
  strict(
    'Merci infiniment, la robe est magnifique !',
    { sentiment: one('negative', 'positive') },
    { sentiment: 'positive' },
  ),
  strict('¿A qué hora cierra la biblioteca?', { type: one('complaint', 'order', 'question') }, { type: 'question' }),
  strict(
    'El recepcionista fue muy grosero y la habitación estaba sucia.',
    { sentiment: one('positive', 'negative') },
    { sentiment: 'negative' },
  ),
  strict('blirk snåfta krumpel vrådd', { type: one('order', 'complaint', 'question') }, REFUSE),
];

const quEn = [
  strict('What is 17 + 26?', { answer: n }, { answer: 43 }),
  strict('What is 144 divided by 12?', { result: n }, { result: 12 }),
  strict('What is 15 % of 240?', { answer: n }, { answer: 36 }),
  strict('How many centimetres are 5 feet?', { centimetres: n }, { centimetres: 152.4 }),
  strict('Convert 2.5 kilometres into metres.', { metres: n }, { metres: 2500 }),
  strict('A baker fills 8 trays with 24 rolls each. How many rolls is that?', { rolls: i }, { rolls: 192 }),
  strict("A women's dress is labelled EU 40. Which US dress size is that?", { us_size: i }, { us_size: any(8, 10) }),
  strict("A women's blouse is a UK 12. What is it in US sizes?", { us_size: i }, { us_size: 8 }),
  strict('How many dots does the iron on a care label carry for the hottest setting?', { dots: i }, { dots: 3 }),
  strict('May a wool jumper be bleached with chlorine?', { allowed: b }, { allowed: false }),
  strict('Which date is 10 days after 25 February 2026?', { date: date }, { date: '2026-03-07' }),
  strict('How many days does April have?', { days: i }, { days: 30 }),
  strict('Which weekday comes two days after Saturday?', { weekday: s }, { weekday: any('Monday', 'monday') }),
  strict('The film begins at 19:50 and runs for 95 minutes. When does it end?', { end_time: s }, { end_time: '21:25' }),
  strict('A coat for 180 euros is reduced by 25 %. What does it cost now?', { price: n }, { price: 135 }),
  strict(
    'A dough needs flour and water in the ratio 3:2. How many grams of water go with 900 g of flour?',
    { water_g: n },
    { water_g: 600 },
  ),
  strict('How many minutes are there in three and a half hours?', { minutes: n }, { minutes: 210 }),
  strict(
    'How many garments are in this list: shirt, trousers, teapot, skirt, candle?',
    { garments: i },
    { garments: 3 },
  ),
  strict('Which month comes after August?', { month: s }, { month: any('September', 'september') }),
  strict(
    'What does the triangle on a care label stand for?',
    { meaning: one('ironing', 'drying', 'bleaching') },
    { meaning: 'bleaching' },
  ),
  strict('How many sheep does my uncle own?', { sheep: i }, REFUSE),
  strict('Who won the 1998 chess tournament in my village?', { winner: s }, REFUSE),
  strict('What is the phone number of the nearest pharmacy?', { phone: s }, REFUSE),
  strict('What is the boiling point of hafnium in degrees Celsius?', { boiling_point_c: n }, REFUSE),
  strict('flimp dorra gneez ottle prung?', { answer: n }, REFUSE),
  strict('How many dollars will one euro be worth next Christmas?', { dollars: n }, REFUSE),
];

const quX = [
  strict('Vad blir 9 gånger 13?', { svar: n }, { svar: 117 }),
  strict('Hur många månader är det på två och ett halvt år?', { månader: n }, { månader: 30 }),
  strict('Wie viel sind 20 Prozent von 350?', { ergebnis: n }, { ergebnis: 70 }),
  strict('Wie viele Gramm sind 1,75 Kilogramm?', { gramm: n }, { gramm: 1750 }),
  strict('Quel jour de la semaine vient après jeudi ?', { jour: s }, { jour: any('vendredi', 'Vendredi') }),
  strict('Combien font 81 moins 37 ?', { réponse: n }, { réponse: 44 }),
  strict('¿Cuántos minutos tiene un día?', { minutos: n }, { minutos: 1440 }),
  strict('¿Cómo se llama la hermana de mi vecino?', { nombre: s }, REFUSE),
  strict('Wie viele Bücher stehen in der Stadtbibliothek von Passau?', { bücher: i }, REFUSE),
];

export const CASES = [...exEn, ...exX, ...clEn, ...clX, ...quEn, ...quX];
