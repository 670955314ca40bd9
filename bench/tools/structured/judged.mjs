/** Booleans and enumerations by a stranger: what is implied, allowed, sorted, ranked; in three languages. */
import { b, one, strict, REFUSE } from './case.mjs';
export const CASES = [
  strict(
    'The climbing hall is open from Tuesday to Sunday.',
    { open_on_monday: b, open_on_saturday: b },
    { open_on_monday: false, open_on_saturday: true },
  ),
  strict(
    'Lentil soup: red lentils, carrots, onion, vegetable stock, cumin.',
    { vegetarian: b, contains_meat: b },
    { vegetarian: true, contains_meat: false },
  ),
  strict(
    'Club sandwich: toast, chicken, bacon, tomato, mayonnaise.',
    { vegetarian: b, contains_chicken: b },
    { vegetarian: false, contains_chicken: true },
  ),
  strict(
    'The notebook has 192 lined pages, a soft cover and no bookmark ribbon.',
    { pages: one('lined', 'squared', 'blank'), hard_cover: b, bookmark_ribbon: b },
    { pages: 'lined', hard_cover: false, bookmark_ribbon: false },
  ),
  strict('Cabin baggage may weigh up to 8 kg. Your case weighs 9.4 kg.', { over_limit: b }, { over_limit: true }),
  strict('Cabin baggage may weigh up to 8 kg. Your case weighs 9.4 kg.', { over_limit: b, has_wheels: b }, REFUSE),
  strict(
    'Water is pouring through the ceiling of the server room right now, send somebody immediately!',
    { priority: one('low', 'normal', 'urgent'), topic: one('water_damage', 'theft', 'power_failure') },
    { priority: 'urgent', topic: 'water_damage' },
  ),
  strict(
    'Whenever you find the time, no hurry at all: the hinge of the shed door squeaks a little.',
    { urgent: b, priority: one('low', 'high') },
    { urgent: false, priority: 'low' },
  ),
  strict(
    'We confirm receipt of your payment of 75 EUR for invoice 3108. Nothing further is owed.',
    { paid: b, balance_open: b },
    { paid: true, balance_open: false },
  ),
  strict(
    'Despite two reminders, invoice 2290 has still not been settled.',
    { status: one('paid', 'unpaid'), reminded: b },
    { status: 'unpaid', reminded: true },
  ),
  strict(
    'Which plug adapter do I need for the oven you sold me? Please let me know by Friday.',
    { needs_reply: b, message_type: one('question', 'praise', 'cancellation') },
    { needs_reply: true, message_type: 'question' },
  ),
  strict(
    'Just for your information, the parcel has arrived. No reply necessary.',
    { needs_reply: b, parcel_arrived: b },
    { needs_reply: false, parcel_arrived: true },
  ),
  strict(
    'My pay slip for March is missing the overtime I worked.',
    { department: one('payroll', 'it_support', 'facilities', 'recruiting') },
    { department: 'payroll' },
  ),
  strict(
    'I cannot log in to the intranet since I changed my password.',
    { department: one('payroll', 'it_support', 'facilities', 'recruiting') },
    { department: 'it_support' },
  ),
  strict(
    'The radiator in office 4.07 is stone cold and the window will not shut.',
    { department: one('payroll', 'it_support', 'facilities', 'recruiting'), heating_works: b },
    { department: 'facilities', heating_works: false },
  ),
  strict(
    'What a wonderful stay, the breakfast alone was worth the trip. We will be back!',
    { sentiment: one('positive', 'negative', 'neutral'), will_return: b },
    { sentiment: 'positive', will_return: true },
  ),
  strict(
    'Never again. Two hours of waiting, cold food and a rude waiter.',
    { sentiment: one('positive', 'negative', 'neutral'), food_was_warm: b, staff_polite: b },
    { sentiment: 'negative', food_was_warm: false, staff_polite: false },
  ),
  strict(
    'Please close my account and delete all my data.',
    { intent: one('open_account', 'close_account', 'change_address') },
    { intent: 'close_account' },
  ),
  strict(
    'We have moved! From now on please send the magazine to 5 Mill Lane instead of 80 Park Road.',
    { intent: one('open_account', 'close_account', 'change_address') },
    { intent: 'change_address' },
  ),
  strict(
    'Buongiorno, vorrei prenotare una camera doppia per due notti.',
    { language: one('english', 'italian', 'spanish', 'french'), intent: one('booking', 'complaint', 'cancellation') },
    { language: 'italian', intent: 'booking' },
  ),
  strict(
    'Bonjour, je souhaite annuler ma réservation de demain soir.',
    { language: one('en', 'fr', 'es', 'de'), intent: one('booking', 'complaint', 'cancellation') },
    { language: 'fr', intent: 'cancellation' },
  ),
  strict(
    'For sale: cast-iron frying pan, 28 cm, hardly used.',
    { category: one('kitchenware', 'clothing', 'electronics', 'toys'), brand_new: b },
    { category: 'kitchenware', brand_new: false },
  ),
  strict(
    'Dogs are welcome in the garden but must stay out of the dining room.',
    { dogs_in_garden: b, dogs_in_dining_room: b },
    { dogs_in_garden: true, dogs_in_dining_room: false },
  ),
  strict(
    'The slide is only for children aged 6 to 12. Milo is 4 and Saga is 9.',
    { milo_allowed: b, saga_allowed: b },
    { milo_allowed: false, saga_allowed: true },
  ),
  strict(
    'The Alto scooter costs 540 EUR, the Brio 495 EUR.',
    { cheaper: one('Alto', 'Brio'), under_500: one('Alto', 'Brio') },
    { cheaper: 'Brio', under_500: 'Brio' },
  ),
  strict(
    'St Mary was built in 1312 and St James in 1287.',
    { older_church: one('St Mary', 'St James') },
    { older_church: 'St James' },
  ),
  strict(
    'In the regatta the Petrel crossed the line at 15:02, the Gannet at 14:58 and the Fulmar at 15:10.',
    { first: one('Petrel', 'Gannet', 'Fulmar'), last: one('Petrel', 'Gannet', 'Fulmar') },
    { first: 'Gannet', last: 'Fulmar' },
  ),
  strict(
    'The cottage has a wood stove and Wi-Fi, but neither a dishwasher nor a television.',
    { wifi: b, dishwasher: b, tv: b, wood_stove: b },
    { wifi: true, dishwasher: false, tv: false, wood_stove: true },
  ),
  strict(
    'Mr Abara did not attend the meeting; he had sent his apologies in advance. All the others were there.',
    { abara_present: b, apologies_sent: b },
    { abara_present: false, apologies_sent: true },
  ),
  strict(
    'The patient has never smoked and drinks a glass of wine at weekends.',
    { smoker: b, drinks_alcohol: b },
    { smoker: false, drinks_alcohol: true },
  ),
  strict(
    'Entry is free for members; everyone else pays 6 EUR. Bettina is a member, her brother Karl is not.',
    { bettina_pays: b, karl_pays: b },
    { bettina_pays: false, karl_pays: true },
  ),
  strict(
    'Returns are accepted within 30 days of purchase. Bought on 2 April 2026, brought back on 20 May 2026.',
    { return_accepted: b, within_period: b },
    { return_accepted: false, within_period: false },
  ),
  strict(
    'The tent sleeps four and is fully waterproof; poles are not included.',
    { waterproof: b, poles_included: b },
    { waterproof: true, poles_included: false },
  ),
  strict(
    'Tomorrow the choir rehearses in the chapel.',
    { rehearsal_place: one('chapel', 'school'), open_to_public: b },
    REFUSE,
  ),
  strict('The blue kayak costs 610 EUR. The red one is hanging next to it.', { cheaper: one('blue', 'red') }, REFUSE),
  strict('Room 7 has a desk and two beds.', { has_desk: b, has_balcony: b }, REFUSE),
  strict('Invoice 5582 was sent to you on 9 March.', { paid: b }, REFUSE),
  strict(
    'Lidia plays the cello in the youth orchestra.',
    { instrument: one('cello', 'violin', 'flute'), left_handed: b },
    REFUSE,
  ),
  strict(
    'Only drivers over 25 may rent the camper van. Samuel would like to rent it in July.',
    { samuel_allowed: b },
    REFUSE,
  ),
  strict(
    'The printer on the second floor was bought last year.',
    { floor: one('first', 'second', 'third'), prints_colour: b },
    REFUSE,
  ),
  strict(
    'Biblioteket är stängt på söndagar men öppet alla andra dagar.',
    { open_sunday: b, open_wednesday: b },
    { open_sunday: false, open_wednesday: true },
  ),
  strict(
    'Jag är mycket besviken, cykeln gick sönder redan första veckan.',
    { sentiment: one('positive', 'negative', 'neutral'), bicycle_broken: b },
    { sentiment: 'negative', bicycle_broken: true },
  ),
  strict(
    'Var snäll och avboka min tid hos tandläkaren på torsdag.',
    { avsikt: one('boka', 'avboka', 'fråga') },
    { avsikt: 'avboka' },
  ),
  strict(
    'Gardinerna är fodrade och kan inte tvättas i maskin.',
    { lined: b, machine_washable: b },
    { lined: true, machine_washable: false },
  ),
  strict(
    'Grillning är förbjuden på balkongen men tillåten på gården.',
    { balcony_allowed: b, courtyard_allowed: b },
    { balcony_allowed: false, courtyard_allowed: true },
  ),
  strict('Tåget till Falun tar två timmar, bussen tar tre.', { fastest: one('train', 'bus') }, { fastest: 'train' }),
  strict(
    'Det luktar gas i hela trapphuset! Kom genast!',
    { akut: b, amne: one('gasläcka', 'inbrott', 'hyra') },
    { akut: true, amne: 'gasläcka' },
  ),
  strict('Räkningen för juni är redan betald.', { paid: b }, { paid: true }),
  strict('Lägenheten har tre rum och kök.', { balkong: b }, REFUSE),
  strict(
    'Anton är längre än sin syster Klara.',
    { taller: one('Anton', 'Klara'), older: one('Anton', 'Klara') },
    REFUSE,
  ),
  strict(
    'Der Wanderweg ist bis auf Weiteres gesperrt, der Parkplatz bleibt geöffnet.',
    { trail_open: b, car_park_open: b },
    { trail_open: false, car_park_open: true },
  ),
  strict(
    'Zutaten: Hackfleisch vom Rind, Reis, Paprika, Tomaten.',
    { vegetarisch: b, enthaelt_rindfleisch: b },
    { vegetarisch: false, enthaelt_rindfleisch: true },
  ),
  strict(
    'Vielen Dank für die schnelle und freundliche Beratung, ich bin rundum zufrieden!',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict(
    'Mein Internet ist seit gestern ausgefallen.',
    { abteilung: one('Technik', 'Buchhaltung', 'Personal'), internet_funktioniert: b },
    { abteilung: 'Technik', internet_funktioniert: false },
  ),
  strict(
    'Hunde sind in der Pension nicht erlaubt, Katzen schon.',
    { dogs_allowed: b, cats_allowed: b },
    { dogs_allowed: false, cats_allowed: true },
  ),
  strict('Zulässig sind 30 km/h. Gemessen wurden 46 km/h.', { limit_exceeded: b }, { limit_exceeded: true }),
  strict(
    'Das Ferienhaus Möwe liegt 200 m vom Strand, das Ferienhaus Düne 900 m.',
    { closer_to_beach: one('Möwe', 'Düne') },
    { closer_to_beach: 'Möwe' },
  ),
  strict(
    'Können Sie mir bitte bis Mittwoch mitteilen, ob der Saal noch frei ist?',
    { needs_reply: b, type: one('question', 'complaint', 'thanks') },
    { needs_reply: true, type: 'question' },
  ),
  strict('Das Konzert findet in der Stadthalle statt.', { venue: one('Stadthalle', 'Kirche'), sold_out: b }, REFUSE),
  strict('Herr Lorenz hat am Dienstag einen Tisch für vier bestellt.', { vegetarisches_menue: b }, REFUSE),
];
