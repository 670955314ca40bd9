import type { Asked } from './asked.js';
import { textOf } from './text.js';
import { sizeFor, wareFor } from './wares.js';

const asked = (name: string): Asked => ({
  name,
  schema: { type: 'string' },
  kind: 'thing',
  words: [name],
  described: '',
  isRequired: true,
});
const size = (text: string) => sizeFor(asked('size'), textOf(text), [])?.value ?? null;
const ware = (text: string) => wareFor(asked('garment'), textOf(text), [], false, false)?.value ?? null;

it.each([
  ['Do you have the coat in 38?', '38'],
  ['Do you have the coat in 38, please?', '38'],
  ['Is the coat left in 40 and in blue?', '40'],
  ['Do you have the jeans in 32/34?', '32/34'],
  ['Finns kappan i 42?', '42'],
  ['¿Tenéis el abrigo en talla 38?', '38'],
  ['Do you have the coat in size 12 or so?', '12'],
  ['Do you have the coat in M?', 'M'],
  ['I come by in 20 minutes', null],
  ['I come by in 45 minutes', null],
  ['Ich komme in 40 Minuten', null],
  ['Jag kommer om en stund, i 10 dagar', null],
  ['It comes in 14 colours', null],
  ['It comes in 36 colours', null],
  ['It was opened in 24.', null],
  ['the shop in S Street', null],
])('“%s” tells the size %s', (text, value) => expect(size(text)).toBe(value));

it.each([
  ['Have you got the navy peacoat in L?', 'navy peacoat'],
  ['Do you have linen trousers?', 'linen trousers'],
  ['Is the green parka still available?', 'green parka'],
  ['Are the loafers in stock?', 'loafers'],
  ['Ist die Lederjacke noch da?', 'Lederjacke'],
  ['Är kappan kvar i lager?', 'kappan'],
  ['Do you have parking jackets?', 'parking jackets'],
  ['Do you have parking?', null],
  ['Do you have free wifi?', null],
  ['Is there a discount?', null],
  ['Is there a student discount for nurses?', null],
  ['Is shipping free?', null],
  ['Is linen cool?', null],
  ['Finns det parkering?', null],
  ['Har ni studentrabatt?', null],
  ['Gibt es Parkplätze?', null],
  ['Gibt es einen Studentenrabatt?', null],
  ['Avez-vous un parking?', null],
  ['¿Hay descuentos?', null],
  ['Is delivery still available?', null],
])('“%s” asks for %s', (text, value) => expect(ware(text)).toBe(value));
