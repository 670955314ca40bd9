import type { Spoken } from '../text.js';
import { tellMensChest, tellSameChest } from './chest-size.js';

const men = (asked: string, speak: Spoken = 'en'): string | undefined => tellMensChest(asked, () => speak)?.text;
const after = (before: string, asked: string, speak: Spoken = 'en'): string | undefined =>
  tellSameChest(asked, [{ role: 'user', text: before }], () => speak)?.text;

it.each<[asked: string, speak: Spoken, told: RegExp]>([
  ['I am a guy, chest 108 cm. What size of sweater and blazer do I need?', 'en', /EU 54 \(UK\/US 44\), .* L;/u],
  ['What size polo for a man with a chest of 92 cm?', 'en', /EU 46 .* S;/u],
  ['Min man har bröstmått 112 cm, vilken storlek i skjorta eller rock?', 'sv', /EU 56 .* XL;/u],
  ['Mein Mann hat 96 cm Brustumfang, welche Größe beim Pullover?', 'de', /EU 48 .* M;/u],
  ['Mon mari fait 104 cm de tour de poitrine, quelle taille de veste ?', 'fr', /EU 52 .* L ;/u],
  ['Mi marido tiene 100 cm de pecho, ¿qué talla de camisa?', 'es', /EU 50 .* M;/u],
])('%s', (asked, speak, so) => expect(men(asked, speak)).toMatch(so));

it.each([
  'My chest is 40 inches, which size jacket for a man?',
  'Woman, bust 100 cm, what size?',
  'A man with chest 100 and waist 90 cm, what size suit?',
  'What size is a man with a big chest?',
  'How do I measure a man’s chest?',
])('men: leaves to others %s', (asked) => expect(men(asked)).toBeUndefined());

it.each<[before: string, asked: string, speak: Spoken, told: RegExp]>([
  ['What size is a man with a 92 cm chest?', 'and a lady with that bust?', 'en', /EU 40 = UK 12 = US 8, .* M;/u],
  ['Which size, woman, bust 104 cm?', 'and for my husband with the same chest?', 'en', /EU 52 \(UK\/US 42\)/u],
  ['Vilken herrstorlek är bröstvidd 96 cm?', 'och en kvinna med samma bystmått?', 'sv', /EU 42 = UK 14/u],
  ['Welche Herrengröße bei 104 cm Brustumfang?', 'und eine Frau mit gleichem Umfang?', 'de', /EU 46 = UK 18/u],
  ['Quelle taille homme pour 96 cm de poitrine ?', 'et pour une femme avec la même mesure ?', 'fr', /EU 42 \(FR 44\)/u],
  ['¿Qué talla de hombre es 92 cm de pecho?', '¿y para una mujer con el mismo contorno?', 'es', /EU 40 \(ES 42\)/u],
])('%s %s', (before, asked, speak, so) => expect(after(before, asked, speak)).toMatch(so));

it.each([
  ['What do I wear to a wedding?', 'and for a woman with the same taste?'],
  ['men’s chest 96 cm, what size?', 'how do I wash that for a woman?'],
  ['men’s chest 96 cm, what size?', 'and what would a woman wear with that?'],
  ['men’s chest 96 cm, what size?', 'and in letters?'],
])('after %s leaves to others %s', (before, asked) => expect(after(before, asked)).toBeUndefined());
