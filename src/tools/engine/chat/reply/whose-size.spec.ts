import type { Spoken } from '../text.js';
import { tellWhoseSize } from './whose-size.js';

const declined = (asked: string, speak: Spoken = 'en', before = ''): boolean =>
  tellWhoseSize(asked, before === '' ? [] : [{ role: 'user', text: before }], () => speak)?.declined ?? false;

it.each<[string, Spoken]>([
  ['Which dress size does my wife take?', 'en'],
  ['What is my brother’s shoe size?', 'en'],
  ['what size does he usually wear?', 'en'],
  ['Vilken skostorlek har min pappa?', 'sv'],
  ['Was hat meine Mutter für eine Kleidergröße?', 'de'],
  ['Quelle pointure fait ma copine ?', 'fr'],
  ['¿Qué talla de camisa lleva mi padre?', 'es'],
])('what somebody else wears cannot be known: %s', (asked, speak) => expect(declined(asked, speak)).toBe(true));

it.each<[asked: string, before: string]>([
  ['What size does my wife wear with a waist of 72 cm?', ''],
  ['How do I find out my sister’s ring size?', ''],
  ['What size do I wear in dresses?', ''],
  ['Which size should my sister take between two?', ''],
  ['What size does she take?', 'My sister has a waist of 72 cm.'],
  ['What does my sister wear to a wedding?', ''],
])('leaves to others: %s', (asked, before) => expect(declined(asked, 'en', before)).toBe(false));
