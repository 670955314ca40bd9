import { propertyOf } from '../property.js';
import { readingOf } from '../reading.js';
import { firstly, lastly } from './index.js';

const told = (name: string, type: string, text: string, format?: string): unknown => {
  const [reading, scope] = [readingOf(text), { start: 0, end: text.length }];
  const schema = { type, ...(format === undefined ? {} : { format }) };
  const first = type === 'string' ? null : firstly(propertyOf(name), reading, scope);
  return (first ?? lastly(propertyOf(name), schema, reading, scope))?.value ?? null;
};

it.each([
  ['order_number', 'integer', 'Die Bestellung Nr. 4711 fehlt.', 4711],
  ['invoice', 'integer', 'Facture 5519 : 12 boutons.', 5519],
  ['invoice_number', 'string', 'Invoice: 12 zips at 2.50 EUR.', null],
  ['case_number', 'integer', 'Ärende 6021: kortet nekades.', 6021],
  ['length_cm', 'number', 'La nappe mesure 180 cm sur 140 cm.', 180],
  ['width_cm', 'number', 'La nappe mesure 180 cm sur 140 cm.', 140],
  ['width_cm', 'number', 'Le rideau mesure 2,50 m de haut et 1,30 m de large.', 130],
  ['pairs_per_box', 'integer', 'Hemos recibido 12 cajas con 24 pares de calcetines cada una.', 24],
  ['pairs_total', 'integer', 'Vi fick 12 kartonger med 24 par strumpor i varje.', 288],
  ['total_garments', 'integer', 'Skicka fem gröna mössor och fem gröna vantar till oss.', 10],
  ['total_garments', 'integer', 'Skicka fem mössor eller fem vantar till oss.', null],
  ['pairs', 'integer', 'Jag vill ha två eller tre par strumpor.', null],
  ['desired_size', 'string', 'Ich habe Größe 44 bestellt, brauche aber Größe 46.', '46'],
  ['ordered_size', 'string', 'Ich habe Größe 44 bestellt, brauche aber Größe 46.', '44'],
  ['brand', 'string', 'Koftan från Havsdal noppar sig.', 'Havsdal'],
  ['supplier', 'string', 'La Filature Morel nous propose 90 mètres.', 'Filature Morel'],
  ['total', 'number', 'Fakturan är på 2 350 kronor.', 2350],
  ['total', 'number', 'Fakturan är på 2 350 kronor, frakt tillkommer.', null],
] as const)('%s (%s) of "%s" is %s', (name, type, text, value) => {
  expect(told(name, type, text)).toBe(value);
});
