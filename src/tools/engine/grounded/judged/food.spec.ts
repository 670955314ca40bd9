import { b, filled, type Planted } from '../filled.fixture.js';

const PLANTED: readonly Planted[] = [
  ['Fried bacon with beans and rice', { vegetarian: b }, { vegetarian: false }],
  ['Smoked salmon with potatoes and dill', { is_vegan: b }, { is_vegan: false }],
  ['Beef stew', { contains_meat: b }, { contains_meat: true }],
  ['Stekt lax med potatis och sallad', { vegetarisk: b }, { vegetarisk: false }],
  ['Lentil soup with carrots and rice', { vegetarian: b }, { vegetarian: true }],
  ['Vegan chicken with rice', { vegetarian: b }, null],
  ['No chicken today', { vegetarian: b }, null],
  ['Chicken farmers protest', { vegetarian: b }, null],
  ['Duck pond with a bench', { contains_meat: b }, null],
  ['House special', { vegetarian: b }, null],
];

describe('what a dish is made of', () => {
  it.each(PLANTED)('%s', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
});
