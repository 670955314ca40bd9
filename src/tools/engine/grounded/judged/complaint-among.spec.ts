import { filled, one, type Planted } from '../filled.fixture.js';

const THREE = one('complaint', 'question', 'order');

/** Messages to a shop: what is wrong makes a complaint though an order is named; who asks where one is orders nothing. */
const PLANTED: readonly Planted[] = [
  ['The zip of my bag broke after two days. I want my money back!', { category: THREE }, { category: 'complaint' }],
  ['Hi, the heel of my boot (order K-55) snapped on Monday. Best, Ola', { type: THREE }, { type: 'complaint' }],
  ['Knappen gick sönder direkt. Jag vill ha pengarna tillbaka.', { typ: THREE }, { typ: 'complaint' }],
  ['Der Absatz ist gerissen, ich will mein Geld zurück.', { art: THREE }, { art: 'complaint' }],
  ['Where is my order K-55?', { intent: THREE }, { intent: 'question' }],
  ['When will my order 8812 arrive?', { type: THREE }, { type: 'question' }],
  ['Could I get one more of the red belts? Same address as last time.', { label: THREE }, { label: 'order' }],
  ['Please send me two of the red belts.', { label: THREE }, { label: 'order' }],
  ['What does the red belt cost?', { label: THREE }, { label: 'question' }],
  ['The red belt is 3 cm wide.', { label: THREE }, null],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
