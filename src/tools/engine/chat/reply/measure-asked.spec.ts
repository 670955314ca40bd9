import type { Spoken } from '../text.js';
import { tellMeasureAsked } from './measure-asked.js';

const told = (asked: string, speak: Spoken = 'en', before = ''): string | undefined =>
  tellMeasureAsked(asked, before === '' ? [] : [{ role: 'user', text: before }], () => speak)?.text;

it.each<[before: string, asked: string, speak: Spoken, told: string]>([
  ['What is a 38 inch chest in cm?', 'And a 15 collar?', 'en', '15 inches is 38.1 cm.'],
  ['How much is a 90 cm hip in inches?', 'what about a 70 cm waist?', 'en', '70 cm is 27.6 inches.'],
  ['I wear a 33 waist in jeans', 'and a 34 inside leg?', 'en', '34 inches is 86.4 cm.'],
  ['Hur mycket är 40 tum bröstvidd i centimeter?', 'och 33 i ärmlängd?', 'sv', '33 tum är 83,8 cm.'],
  ['Wie viel sind 36 Zoll Bundweite in cm?', 'und 30 Zoll Innenbein?', 'de', '30 Zoll sind 76,2 cm.'],
  ['C’est combien en cm, 32 pouces de tour de taille ?', 'et 30 d’entrejambe ?', 'fr', '30 pouces font 76,2 cm.'],
  ['¿Cuánto son 40 pulgadas de pecho en cm?', '¿y 34 de cintura?', 'es', '34 pulgadas son 86,4 cm.'],
])('%s %s', (before, asked, speak, so) => expect(told(asked, speak, before)).toBe(so));

it.each<[asked: string, speak: Spoken, told: string]>([
  ['Was sind 31 Zoll Schrittlänge in Zentimetern?', 'de', '31 Zoll sind 78,7 cm.'],
  ['Combien font 76 cm de tour de taille en pouces ?', 'fr', '76 cm font 29,9 pouces.'],
])('%s', (asked, speak, so) => expect(told(asked, speak)).toBe(so));

it.each([
  ['What is a 34 inch waist in centimetres?', 'How do I measure my inseam?'],
  ['What is a UK 12 in EU?', 'and a 32 inseam?'],
  ['How do I wash jeans?', 'and a 32 year old coat with a long hem?'],
  ['What is a 34 inch waist in centimetres?', 'and which size is a 32 inseam?'],
  ['', 'What size is a 34 inch waist?'],
  ['', 'and a 32 inseam?'],
])('is not told of %s %s', (before, asked) => expect(told(asked, 'en', before)).toBeUndefined());
