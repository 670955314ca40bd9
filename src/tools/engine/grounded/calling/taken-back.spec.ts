import { afterTakenBack } from './taken-back.js';

it.each([
  'Cancel order 7781 - actually, never mind.',
  "Please cancel order 7781 — forget it, I'll keep it.",
  'Book me a fitting on Friday. No wait, don’t.',
  'Storniere Bestellung 9043. Ach nein, vergiss es.',
  'Bitte Bestellung 9043 stornieren, lieber doch nicht.',
  'Avbeställ order 12. Nej, glöm det.',
  'Annulez la commande 12. Non, laissez tomber.',
  'Cancela el pedido 7450. No, déjalo, olvídalo.',
  'Never mind.',
])('“%s” leaves nothing to be done', (text) => expect(afterTakenBack(text)).toBe(''));

it.each([
  ['Cancel order 5. Never mind, where is order 6?', 'where is order 6?'],
  ['Storniere 5. Vergiss es, zeig mir Bestellung 6.', 'zeig mir Bestellung 6.'],
])('“%s” leaves “%s”', (text, rest) => expect(afterTakenBack(text)).toBe(rest));

it.each([
  'Show me black trousers; if there are none, never mind.',
  "Don't forget it: order 12 has to be cancelled.",
  'Never mind the colour, show me coats.',
  'Vergiss es nicht: Bestellung 9 stornieren.',
  'Order 12 is not here yet.',
  'Busco una falda negra o gris, no importa.',
  'Is it in stock or not?',
  'Leave it at the door and send order 5.',
])('“%s” takes nothing back', (text) => expect(afterTakenBack(text)).toBeNull());
