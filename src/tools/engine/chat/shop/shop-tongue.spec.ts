import { shopTongue } from './shop-tongue.js';

it.each([
  ['Habt ihr samstags offen?', 'de'],
  ['Sonntags geschlossen?', 'de'],
  ['Ouvert le dimanche ?', 'fr'],
  ['Quels sont vos horaires ?', 'fr'],
  ['Abren el domingo?', 'es'],
  ['A qué hora cierran?', 'es'],
  ['Aceptan tarjeta?', 'es'],
])('%s is asked in %s', (asked, language) => expect(shopTongue(asked)).toBe(language));

it.each([
  'Har ni öppet på lördag?',
  'Are you open on Saturday?',
  'What is your best price?',
  'Do you have a carte bleue?',
  'Tar ni kort?',
])('%s is asked in none of them', (asked) => expect(shopTongue(asked)).toBeNull());
