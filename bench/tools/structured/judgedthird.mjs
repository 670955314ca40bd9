/** Booleans and enumerations a third time, in trades and homes not met before. */
import { b, one, strict, REFUSE } from './case.mjs';
export const CASES = [
  strict(
    'The library café serves coffee on weekdays only.',
    { open_on_saturday: b, open_on_tuesday: b },
    { open_on_saturday: false, open_on_tuesday: true },
  ),
  strict(
    'Tomato salad: tomatoes, red onion, olive oil, basil, feta.',
    { vegan: b, vegetarian: b, contains_dairy: b },
    { vegan: false, vegetarian: true, contains_dairy: true },
  ),
  strict(
    'Paella with prawns, mussels and rice.',
    { vegetarian: b, contains_shellfish: b },
    { vegetarian: false, contains_shellfish: true },
  ),
  strict(
    'Our tent has three windows and a groundsheet, but no awning.',
    { awning: b, groundsheet: b },
    { awning: false, groundsheet: true },
  ),
  strict(
    'The lorry may not be higher than 3.8 m. Yours measures 3.6 m.',
    { fits: b, too_high: b },
    { fits: true, too_high: false },
  ),
  strict('Maximum 20 people. We are 24.', { over_limit: b }, { over_limit: true }),
  strict('Your subscription ran out on 1 May.', { active: b }, { active: false }),
  strict('The passport is valid until 2031.', { expired: b }, { expired: false }),
  strict(
    'Ms Okafor has signed the lease, Mr Brandt has not.',
    { okafor_signed: b, brandt_signed: b },
    { okafor_signed: true, brandt_signed: false },
  ),
  strict(
    'The trousers were too long, but I am keeping them.',
    { returned: b, too_long: b },
    { returned: false, too_long: true },
  ),
  strict('I will not be coming to the course on Tuesday after all.', { attending: b }, { attending: false }),
  strict('Gladly, count me in for Saturday!', { attending: b }, { attending: true }),
  strict(
    'The heating in flat 12 has been dead since last night, and it is minus ten outside.',
    { category: one('heating', 'electricity', 'noise', 'lift'), urgent: b },
    REFUSE,
  ),
  strict(
    'The people above us drill and hammer until midnight.',
    { category: one('heating', 'electricity', 'noise', 'lift') },
    { category: 'noise' },
  ),
  strict(
    'Nothing works any more: every socket in the flat is dead.',
    { category: one('heating', 'electricity', 'noise', 'lift') },
    { category: 'electricity' },
  ),
  strict(
    'Do you still have any of the green lampshades?',
    { intent: one('availability', 'return', 'complaint') },
    { intent: 'availability' },
  ),
  strict(
    'The green lampshade came with a crack; I want my money back.',
    { intent: one('refund', 'exchange', 'praise') },
    { intent: 'refund' },
  ),
  strict(
    'Kan jag byta tröjan mot en storlek större?',
    { intent: one('refund', 'exchange', 'praise') },
    { intent: 'exchange' },
  ),
  strict(
    'The match report: Lindby beat Tofta 3-1 after two late goals.',
    { category: one('sport', 'politics', 'culture', 'economy') },
    { category: 'sport' },
  ),
  strict(
    'The council voted to close two schools.',
    { category: one('sport', 'politics', 'culture', 'economy') },
    { category: 'politics' },
  ),
  strict(
    'Share prices fell after the bank reported a loss.',
    { category: one('sport', 'politics', 'culture', 'economy') },
    { category: 'economy' },
  ),
  strict(
    'A retrospective of the painter opens at the gallery.',
    { category: one('sport', 'politics', 'culture', 'economy') },
    { category: 'culture' },
  ),
  strict(
    'Hello, I am a welder with nine years of experience and would like to work for you.',
    { topic: one('job_application', 'complaint', 'order') },
    { topic: 'job_application' },
  ),
  strict(
    'Please put me down for the pottery course in March.',
    { intent: one('registration', 'cancellation', 'question') },
    { intent: 'registration' },
  ),
  strict(
    'Ich kündige meine Mitgliedschaft zum 31. Dezember.',
    { anliegen: one('Kündigung', 'Beitritt', 'Frage') },
    { anliegen: 'Kündigung' },
  ),
  strict('Wie lange dauert die Führung?', { anliegen: one('Kündigung', 'Beitritt', 'Frage') }, { anliegen: 'Frage' }),
  strict(
    'Wooden train set with 40 pieces, ages 3 and up.',
    { category: one('toys', 'books', 'garden') },
    { category: 'toys' },
  ),
  strict(
    'Secateurs and a pair of gardening gloves.',
    { category: one('toys', 'books', 'garden') },
    { category: 'garden' },
  ),
  strict(
    'Whoever finds the time could oil the hinge.',
    { priority: one('low', 'medium', 'high') },
    { priority: 'low' },
  ),
  strict(
    'The whole hospital ward has been without power for ten minutes!',
    { priority: one('low', 'medium', 'high') },
    { priority: 'high' },
  ),
  strict(
    'Smell of burning from the fuse box in the kitchen.',
    { priority: one('low', 'medium', 'high') },
    { priority: 'high' },
  ),
  strict('The Maple runs at 25 km/h, the Birch at 31 km/h.', { faster: one('Maple', 'Birch') }, { faster: 'Birch' }),
  strict('Ida got 214 votes, Per 198 and Ulla 240.', { winner: one('Ida', 'Per', 'Ulla') }, { winner: 'Ulla' }),
  strict('The red team won 4-2 against the blue team.', { winner: one('red', 'blue') }, { winner: 'red' }),
  strict('Hotel Sol is 300 m from the beach, Hotel Mar 80 m.', { nearest: one('Sol', 'Mar') }, { nearest: 'Mar' }),
  strict('We pay by card, cash is not accepted on board.', { cash_accepted: b }, { cash_accepted: false }),
  strict(
    'Bikes can be taken on the ferry free of charge.',
    { bikes_allowed: b, free_of_charge: b },
    { bikes_allowed: true, free_of_charge: true },
  ),
  strict('No children under 6 on the trampoline. Ella is 5.', { ella_allowed: b }, { ella_allowed: false }),
  strict(
    'Rum med egen toalett, ingen tv, frukost ingår.',
    { private_bathroom: b, tv: b, breakfast_included: b },
    REFUSE,
  ),
  strict(
    'Rum med dusch, ingen tv, frukost ingår.',
    { shower: b, tv: b, breakfast_included: b },
    { shower: true, tv: false, breakfast_included: true },
  ),
  strict(
    'Das Paket kam pünktlich, war aber völlig zerdrückt.',
    { on_time: b, damaged: b },
    { on_time: true, damaged: true },
  ),
  strict('She does not eat meat but eats fish.', { eats_meat: b, eats_fish: b }, { eats_meat: false, eats_fish: true }),
  strict('The road over the pass is closed in winter.', { open_in_winter: b }, { open_in_winter: false }),
  strict('The lake freezes every year.', { safe: b }, REFUSE),
];
