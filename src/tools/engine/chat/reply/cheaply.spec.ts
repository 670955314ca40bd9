import type { Spoken } from '../text.js';
import { tellCheaply } from './cheaply.js';

const told = (before: string, asked: string, speak: Spoken = 'en'): string | undefined =>
  tellCheaply(asked, [{ role: 'user', text: before }], () => speak)?.text;

it.each<[before: string, asked: string, speak: Spoken, told: RegExp]>([
  ['What goes with a mustard skirt?', 'but it must be cheap', 'en', /second hand/u],
  ['What do I wear to a job interview?', 'and if I have little money?', 'en', /second hand/u],
  ['What do I wear to a garden party?', 'what if I am broke?', 'en', /second hand/u],
  ['Was ziehe ich zum Grillen an?', 'wenn es günstig sein muss?', 'de', /gebraucht/u],
  ['Vad passar till en brun kavaj?', 'men det får kosta lite?', 'sv', /begagnat/u],
  ['Was ziehe ich zum Abiball an?', 'und wenn ich wenig Geld habe?', 'de', /gebraucht/u],
  ['Que mettre pour un entretien ?', 'et avec un petit budget ?', 'fr', /d’occasion/u],
  ['¿Con qué combina una falda verde?', '¿y con poco dinero?', 'es', /segunda mano/u],
])('%s %s', (before, asked, speak, so) => expect(told(before, asked, speak)).toMatch(so));

it.each([
  ['What does Tools Pro cost?', 'and if it has to be cheap?'],
  ['How do I wash silk?', 'and cheaply?'],
  ['What do I wear with chinos?', 'and is polyester cheap?'],
  ['What do I wear with chinos?', 'and if it has to be warm?'],
])('is not told of %s %s', (before, asked) => expect(told(before, asked)).toBeUndefined());
