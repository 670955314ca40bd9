/** Booleans and enumerations once more: sentences and their negations, and what the same text does not tell. */
import { b, one, strict, REFUSE } from './case.mjs';
const POOL = 'The outdoor pool is heated, but the changing rooms are not.';
const POOL_NOT = 'The outdoor pool is not heated, but the changing rooms are.';
const BUS = 'Line 14 runs from Monday to Friday, not at weekends.';
const FLAT = 'Flat with balcony and bathtub, no lift, no pets. The kitchen is furnished.';
const WOHNUNG = 'Wohnung mit Balkon und Badewanne, ohne Aufzug. Haustiere sind nicht erlaubt.';
const CAKE = 'Carrot cake. Ingredients: flour, eggs, sugar, carrots, ground almonds, butter.';
const CURRY = 'Zutaten: Kichererbsen, Kokosmilch, Tomaten, Zwiebeln, Reis.';
const DUTY = 'Nadia was at the rehearsal. Peter stayed at home because of a cold.';
const PRIORITY = one('low', 'normal', 'high');
const DESK = one('complaint', 'praise', 'question', 'booking', 'cancellation');
const TEAM = one('billing', 'technical', 'delivery', 'sales');
const GOODS = one('furniture', 'clothing', 'books', 'electronics', 'tools');
const FEEL = one('positive', 'negative', 'neutral');
export const CASES = [
  strict(POOL, { pool_heated: b, changing_rooms_heated: b }, { pool_heated: true, changing_rooms_heated: false }),
  strict(POOL_NOT, { pool_heated: b, changing_rooms_heated: b }, { pool_heated: false, changing_rooms_heated: true }),
  strict(POOL, { sauna_heated: b }, REFUSE),
  strict(BUS, { runs_on_sunday: b, runs_on_wednesday: b }, { runs_on_sunday: false, runs_on_wednesday: true }),
  strict(
    'The market is open every day except Thursday.',
    { open_on_thursday: b, open_on_friday: b },
    { open_on_thursday: false, open_on_friday: true },
  ),
  strict('We are closed on Mondays.', { open_on_monday: b }, { open_on_monday: false }),
  strict('We are closed on Mondays.', { open_at_noon: b }, REFUSE),
  strict(
    FLAT,
    { lift: b, balcony: b, pets_allowed: b, furnished: b },
    { lift: false, balcony: true, pets_allowed: false, furnished: true },
  ),
  strict(FLAT, { dishwasher: b }, REFUSE),
  strict(WOHNUNG, { balcony: b, lift: b, pets_allowed: b }, { balcony: true, lift: false, pets_allowed: false }),
  strict('Jacka med huva och två fickor, ofodrad.', { hood: b, lined: b }, { hood: true, lined: false }),
  strict('Jacke, gefüttert, ohne Kapuze.', { hood: b, lined: b }, { hood: false, lined: true }),
  strict(CAKE, { vegan: b, nut_free: b, vegetarian: b }, { vegan: false, nut_free: false, vegetarian: true }),
  strict(CAKE, { organic: b }, REFUSE),
  strict(CURRY, { vegan: b, contains_fish: b }, { vegan: true, contains_fish: false }),
  strict('The soup is lovely and the bread is fresh.', { vegetarian: b }, REFUSE),
  strict(DUTY, { nadia_present: b, peter_present: b }, { nadia_present: true, peter_present: false }),
  strict(DUTY, { olga_present: b }, REFUSE),
  strict('Visitors must be at least 140 cm tall. Juna is 132 cm tall.', { juna_allowed: b }, { juna_allowed: false }),
  strict('Visitors must be at least 140 cm tall. Juna is 151 cm tall.', { juna_allowed: b }, { juna_allowed: true }),
  strict('Our budget is 900 EUR. The quote comes to 870 EUR.', { within_budget: b }, { within_budget: true }),
  strict(
    'Our budget is 900 EUR. The quote comes to 960 EUR.',
    { within_budget: b, over_budget: b },
    { within_budget: false, over_budget: true },
  ),
  strict('Our budget is 900 EUR.', { within_budget: b }, REFUSE),
  strict('My niece is 16 and rides every Sunday.', { adult: b }, { adult: false }),
  strict('The applicant is 34 years old.', { is_adult: b }, { is_adult: true }),
  strict('The lock of the front door is broken.', { lock_works: b }, { lock_works: false }),
  strict('The lock of the front door works again.', { lock_works: b }, { lock_works: true }),
  strict('Could you check whether the lock works?', { lock_works: b }, REFUSE),
  strict('Rechnung 4410 ist noch nicht bezahlt.', { paid: b }, { paid: false }),
  strict('Rechnung 4410 wurde gestern bezahlt.', { paid: b }, { paid: true }),
  strict(
    'Anders har betalat, men Birgit har inte betalat.',
    { anders_paid: b, birgit_paid: b },
    { anders_paid: true, birgit_paid: false },
  ),
  strict(
    'The waiter was friendly, but the soup was cold.',
    { staff_friendly: b, soup_warm: b },
    { staff_friendly: true, soup_warm: false },
  ),
  strict(
    'Breakfast is included, parking costs extra.',
    { breakfast_included: b, parking_included: b },
    { breakfast_included: true, parking_included: false },
  ),
  strict('The concert takes place in the church, whatever the weather.', { indoor: b }, { indoor: true }),
  strict('The concert takes place in the park.', { indoor: b }, { indoor: false }),
  strict('The handbook was printed in Ghent.', { indoor: b }, REFUSE),
  strict('The lamp has arrived in one piece.', { arrived: b, damaged: b }, { arrived: true, damaged: false }),
  strict(
    'Smoking is forbidden indoors and allowed on the terrace.',
    { smoking_on_terrace_allowed: b },
    { smoking_on_terrace_allowed: true },
  ),
  strict('Water is pouring through the ceiling, please come right now!', { priority: PRIORITY }, { priority: 'high' }),
  strict('Nothing dramatic, any day next week is fine.', { priority: PRIORITY }, { priority: 'low' }),
  strict('The gate squeaks.', { priority: PRIORITY }, REFUSE),
  strict(
    'Der Aufzug steckt fest und zwei Leute sind eingeschlossen, kommen Sie sofort!',
    { priority: PRIORITY, urgent: b },
    { priority: 'high', urgent: true },
  ),
  strict(
    'Ingen brådska, men kranen i köket droppar.',
    { priority: PRIORITY, urgent: b },
    { priority: 'low', urgent: false },
  ),
  strict(
    'I would love to help behind the till on Thursdays, without pay.',
    { topic: one('volunteering', 'donation', 'complaint') },
    { topic: 'volunteering' },
  ),
  strict(
    'We would like to give our old piano to your youth club.',
    { topic: one('volunteering', 'donation', 'complaint') },
    { topic: 'donation' },
  ),
  strict('The choir sings in the square at noon.', { topic: one('volunteering', 'donation', 'complaint') }, REFUSE),
  strict('You took the monthly fee from my card twice.', { department: TEAM }, { department: 'billing' }),
  strict('The app closes by itself as soon as I open the calendar.', { department: TEAM }, { department: 'technical' }),
  strict('My parcel has been lying at the depot for nine days.', { department: TEAM }, { department: 'delivery' }),
  strict('What would forty of your garden chairs cost us?', { department: TEAM }, { department: 'sales' }),
  strict('The lake is frozen.', { department: TEAM }, REFUSE),
  strict('Unfortunately we have to call off our table for six tonight.', { intent: DESK }, { intent: 'cancellation' }),
  strict('A table for six tonight at eight, please.', { intent: DESK }, { intent: 'booking' }),
  strict('Is there a changing table in the gents?', { intent: DESK }, { intent: 'question' }),
  strict('The guide was marvellous, my parents still talk about her.', { intent: DESK }, { intent: 'praise' }),
  strict('I have waited for fifty minutes and then the soup was off.', { intent: DESK }, { intent: 'complaint' }),
  strict('Ich möchte meinen Termin am Freitag absagen.', { intent: DESK }, { intent: 'cancellation' }),
  strict('Hur länge är utställningen öppen på lördag?', { intent: DESK }, { intent: 'question' }),
  strict('Folding table, beech, with two drawers.', { category: GOODS }, { category: 'furniture' }),
  strict('Cordless drill with two batteries and a case.', { category: GOODS }, { category: 'tools' }),
  strict('Wintermantel, Größe 42, kaum getragen.', { category: GOODS }, { category: 'clothing' }),
  strict('A bag of gravel.', { category: GOODS }, REFUSE),
  strict('The Lynx weighs 12 kg, the Otter 9 kg.', { lighter: one('Lynx', 'Otter') }, { lighter: 'Otter' }),
  strict('The Lynx weighs 12 kg, the Otter is green.', { lighter: one('Lynx', 'Otter') }, REFUSE),
  strict(
    'The north mill dates from 1790, the south mill was built in 1811.',
    { older: one('north mill', 'south mill') },
    { older: 'north mill' },
  ),
  strict(
    'Train A leaves at 9:40, train B at 9:25.',
    { leaves_first: one('train A', 'train B') },
    { leaves_first: 'train B' },
  ),
  strict(
    'Dank je wel voor de snelle levering, de kinderen zijn er erg blij mee.',
    { language: one('Dutch', 'German', 'English') },
    { language: 'Dutch' },
  ),
  strict('Bom dia, gostaria de saber quando abre o museu.', { language: one('pt', 'es', 'it') }, { language: 'pt' }),
  strict('Please let me know which of the two dates suits you.', { needs_answer: b }, { needs_answer: true }),
  strict('Just to let you know: the keys are back on the hook.', { needs_answer: b }, { needs_answer: false }),
  strict('The keys are on the hook.', { needs_answer: b }, REFUSE),
  strict('Not bad at all, we were really pleased with the room.', { sentiment: FEEL }, { sentiment: 'positive' }),
  strict('Das Essen war kalt und der Kellner unfreundlich.', { sentiment: FEEL }, { sentiment: 'negative' }),
];
