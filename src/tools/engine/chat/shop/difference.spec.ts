import type { Spoken } from '../text.js';
import { questionOf } from './shop-question.js';
import { tellDifference } from './difference.js';

const LINDEN = 'Prices: shirt 35 euro, trousers 60 euro, tie 20 euro. Linen 12 euro, cotton 9 euro.';
const FERN =
  'Standard shipping costs $5 and takes 3 to 5 days. Express shipping costs $12 and takes 1 day. A basic service costs $40, a full service $75.';

const told = (instructions: string, asked: string, language: Spoken = 'en'): string | undefined =>
  tellDifference(questionOf(asked, instructions, language, []))?.text;

it.each([
  [
    LINDEN,
    'What is the difference in price between a shirt and a tie?',
    'Shirt: €35; tie: €20. The difference is €15.',
  ],
  [LINDEN, 'How much more are trousers than a shirt?', 'Shirt: €35; trousers: €60. The difference is €25.'],
  [LINDEN, 'Which is cheaper, a shirt or a tie?', 'The cheaper of the two: tie, €20. The other: shirt, €35.'],
  [LINDEN, 'Which is more expensive, a shirt or a tie?', 'The dearer of the two: shirt, €35. The other: tie, €20.'],
  [
    FERN,
    'What is the difference between standard and express shipping?',
    'Standard shipping costs $5 and takes 3 to 5 days. Express shipping costs $12 and takes 1 day.',
  ],
])('%s %s', (instructions, asked, says) => expect(told(instructions, asked)).toBe(says));

it('is told in the language that it is asked in', () =>
  expect(told('Frack 55 €, Ballkleid 60 €.', 'Was ist billiger, der Frack oder das Ballkleid?', 'de')).toBe(
    'Günstiger von beiden: Frack, 55 €. Das andere: Ballkleid, 60 €.',
  ));

it.each([
  'What is the difference between cotton and linen?',
  'What is the difference between a shirt and a coat?',
  'How much is a shirt?',
])('%s is left to others', (asked) => expect(told(LINDEN, asked)).toBeUndefined());
