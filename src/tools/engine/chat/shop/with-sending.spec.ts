import type { Spoken } from '../text.js';
import { questionOf } from './shop-question.js';
import { tellWithSending } from './with-sending.js';

const LINDEN = 'Shirt 35 euro, tie 20 euro. Shipping costs 5 euro. We deliver to Germany in 2 days.';
const SADDLE = 'Replacing a zip costs £24, a new strap £32. We post within the UK for £6 and to Ireland for £11.';
const FERN = 'Scarf $25, hat $80. Standard shipping costs $5, free from $75. Express shipping costs $12.';
const BALL = 'Ballkleid 60 €, Perücke 12 €. Versand nach Deutschland 9 €, in Österreich 5 €.';

const told = (instructions: string, asked: string, language: Spoken): string | undefined =>
  tellWithSending(questionOf(asked, instructions, language, []))?.text;

it.each<[string, string, Spoken, string]>([
  [LINDEN, 'What does a shirt cost with shipping?', 'en', 'That comes to €40: €35 and €5 for delivery.'],
  [LINDEN, 'What is a tie including delivery?', 'en', 'That comes to €25: €20 and €5 for delivery.'],
  [LINDEN, 'How much are two shirts and a tie, sent to me?', 'en', 'That comes to €95: €90 and €5 for delivery.'],
  [SADDLE, 'How much is a new strap, posted to Dublin?', 'en', 'That comes to £43: £32 and £11 for delivery.'],
  [FERN, 'How much is a scarf with express shipping?', 'en', 'That comes to $37: $25 and $12 for delivery.'],
  [FERN, 'How much is a scarf with shipping?', 'en', 'That comes to $30: $25 and $5 for delivery.'],
  [FERN, 'How much is a hat with shipping?', 'en', 'That comes to $80, with free delivery.'],
  [
    BALL,
    'Was kosten Ballkleid und Perücke nach München geschickt?',
    'de',
    'Das macht 81 €: 72 € und 9 € für den Versand.',
  ],
])('%s %s', (instructions, asked, language, says) => expect(told(instructions, asked, language)).toBe(says));

it('adds it to what was just told', () => {
  const history = [
    { role: 'user', text: 'What do two zips come to?' },
    { role: 'assistant', text: 'That comes to £48 (2 × £24).' },
  ] as const;
  const after = (asked: string): string | undefined => tellWithSending(questionOf(asked, SADDLE, 'en', history))?.text;
  expect(after('And posted to Galway?')).toBe('That comes to £59: £48 and £11 for delivery.');
  expect(after('And do you post to Galway?')).toBeUndefined();
});

it('tells the price and that sending there is not told', () =>
  expect(told(SADDLE, 'How much is a new strap posted to Paris?', 'en')).toMatch(
    /^£32\. I have not been told of delivery to Paris/u,
  ));

it.each([
  'What do you charge for shipping?',
  'How much is a coat with shipping?',
  'How much is a shirt without shipping?',
  'Do you ship shirts?',
  'How long does shipping a shirt take?',
])('%s is left to others', (asked) => expect(told(LINDEN, asked, 'en')).toBeUndefined());
