import { readingOf } from '../reading.js';
import { pricedIn, soughtIn, withoutAsker } from './sought.js';

const sought = (text: string, hasColour = false) => soughtIn(readingOf(withoutAsker(text)), hasColour)?.text ?? null;

it.each([
  ['Zeig mir schwarze Hosen bis 60 Euro', 'Hosen'],
  ['Zeigen Sie uns rote Kleider', 'Kleider'],
  ['Such mir bitte eine graue Strickjacke.', 'Strickjacke'],
  ['Ich suche einen roten Mantel bis 150 Euro, Größe 42.', 'Mantel'],
  ['Visa mig blå klänningar under 600 i storlek 40.', 'klänningar'],
  ['Hitta en grå kofta åt mig', 'kofta'],
  ['Jag letar efter vita skjortor', 'skjortor'],
  ['Montrez-moi des chemises blanches à moins de 50 euros.', 'chemises'],
  ['Cherche-moi une jupe grise', 'jupe'],
  ['Enséñame faldas negras de menos de 40 euros.', 'faldas'],
  ['Busco un vestido rojo', 'vestido'],
  ['Show me black trousers up to 60 euros', 'trousers'],
  ['Got any green cardigans under 45 euros?', 'cardigans'],
  ["I'm looking for a wool coat, please", 'wool coat'],
])('what “%s” seeks is “%s”', (text, thing) => expect(sought(text)).toBe(thing));

it.each([
  ['Zeig mir schwarze Hosen bis 60 Euro', 'schwarze Hosen'],
  ['Show me something in black', 'something'],
])('“%s” seeks with its colour “%s”', (text, thing) => expect(sought(text, true)).toBe(thing));

it.each(['Where is my order?', 'Storniere Bestellung 12.', 'Je suis grand.'])('“%s” seeks nothing', (text) =>
  expect(sought(text)).toBeNull(),
);

it.each([
  ['Zeig mir Hosen', 'Zeig Hosen'],
  ['Können Sie mir helfen?', 'Können Sie mir helfen?'],
  ['montrez-moi tout', 'montre tout'],
])('“%s” without who asks is “%s”', (text, own) => expect(withoutAsker(text)).toBe(own));

it.each([
  ['¿Cuánto cuesta la bufanda Brisa?', 'bufanda Brisa'],
  ['Was kosten drei Stück vom Schal Nordlys?', 'Schal Nordlys'],
  ['Vad kostar 2 halsdukar?', 'halsdukar'],
  ['Combien coûte le pull Brume ?', 'pull Brume'],
  ['How much are the wool socks?', 'wool socks'],
])('whose price “%s” asks is “%s”', (text, thing) => expect(pricedIn(readingOf(text))?.text).toBe(thing));
