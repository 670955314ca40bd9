import type { Spoken } from '../text.js';
import { questionOf } from './shop-question.js';
import { tellDiscount } from './discount.js';

const STUDENTS = 'You are Nora of the shop Linden. Shirt 35 euro. Students get 10 % off.';
const FAMILIEN = 'Hemd 3 €. Familien mit drei Kindern bekommen 10 % Rabatt.';
const PENSIONAERER = 'Skjorta 300 kr. Pensionärer får 10 % rabatt på tisdagar.';

const told = (instructions: string, asked: string, language: Spoken): string | undefined =>
  tellDiscount(questionOf(asked, instructions, language, []))?.text;

it.each<[string, string, Spoken, string]>([
  [STUDENTS, 'Is there a discount for students?', 'en', 'Yes. Students get 10 % off.'],
  [STUDENTS, 'Any discounts?', 'en', 'Yes. Students get 10 % off.'],
  [STUDENTS, 'What is the discount for students?', 'en', 'Students get 10 % off.'],
  [FAMILIEN, 'Gibt es Rabatt für Familien?', 'de', 'Ja. Familien mit drei Kindern bekommen 10 % Rabatt.'],
  [PENSIONAERER, 'Har ni pensionärsrabatt?', 'sv', 'Ja. Pensionärer får 10 % rabatt på tisdagar.'],
])('%s %s', (instructions, asked, language, says) => expect(told(instructions, asked, language)).toBe(says));

it.each<[string, string, Spoken]>([
  [STUDENTS, 'Is there a discount for pensioners?', 'en'],
  [STUDENTS, 'Do I get a discount as a teacher?', 'en'],
  [STUDENTS, 'Is there a discount if I buy ten shirts?', 'en'],
  [STUDENTS, 'Do you have a discount code?', 'en'],
  [STUDENTS, 'Do locksmiths get a discount?', 'en'],
  [STUDENTS, 'Gibt es Rabatt für Rentner?', 'de'],
  [FAMILIEN, 'Gibt es einen Studentenrabatt?', 'de'],
  [PENSIONAERER, 'Har ni studentrabatt?', 'sv'],
  [STUDENTS, 'Y a-t-il une remise pour les retraités ?', 'fr'],
  [STUDENTS, '¿Hay descuento para jubilados?', 'es'],
])('a condition that is not named is not told: %s %s', (instructions, asked, language) =>
  expect(told(instructions, asked, language)).toMatch(
    /^(?:I know of no such|Von einem solchen|Någon sådan|Je ne connais pas une telle|No me consta ese)/u,
  ),
);

it.each([
  'Is there a discount?',
  'What does a shirt cost with the student discount?',
  'Is there a discount on the API?',
])('%s is left to others where nothing, a price or this API is asked for', (asked) =>
  expect(told(asked === 'Is there a discount?' ? 'A shirt costs 35 euro.' : STUDENTS, asked, 'en')).toBeUndefined(),
);
