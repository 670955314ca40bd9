import { questionOf } from './shop-question.js';
import { tellTurnaround } from './turnaround.js';

const SHOP =
  'Repairs take 7 working days. Open Tuesday to Friday 9 to 17. All repairs have a 6-month guarantee. Returns within 30 days. Delivery takes 2 days.';
const MARCHE = 'Les réparations prennent 4 jours ouvrés. Ouvert du mardi au samedi de 8 h 30 à 18 h 30.';

it.each([
  [SHOP, 'and how long would it take?', 'en', 'Repairs take 7 working days.'],
  [SHOP, 'How long does a repair take?', 'en', 'Repairs take 7 working days.'],
  [MARCHE, 'Ça prend combien de temps ?', 'fr', 'Les réparations prennent 4 jours ouvrés.'],
] as const)('%s %s', (instructions, asked, language, told) =>
  expect(tellTurnaround(questionOf(asked, instructions, language, []))?.text).toBe(told),
);

it.each([
  'How long does delivery take?',
  'How long does a coat take?',
  'How long can I return it?',
  'What does it cost?',
])('%s is left to others', (asked) => expect(tellTurnaround(questionOf(asked, SHOP, 'en', []))).toBeNull());
