import { isInGeneral } from './in-general.js';

it.each([
  'Can orders be cancelled?',
  'Is it possible to exchange a dress?',
  'Can I have trousers shortened at your place?',
  'Do you accept returns?',
  'Kann man Bestellungen noch stornieren?',
  'Können Bestellungen storniert werden?',
  'Kann ich Hosen kürzen lassen?',
  'Kan man avboka en beställning hos er?',
  "Est-ce qu'on peut annuler une commande ?",
  'Peut-on annuler les commandes ?',
  '¿Se pueden devolver los pedidos?',
  '¿Es posible cambiar una falda?',
  'Can you also cancel orders?',
  'Kannst du auch Bestellungen stornieren?',
  'Est-ce que tu peux aussi annuler des commandes ?',
  '¿Puedes cancelar pedidos?',
  'Kan du också avboka beställningar?',
])('“%s” is asked in general', (text) => expect(isInGeneral(text)).toBe(true));

it.each([
  'Can order 5501 be cancelled?',
  'Can my order be cancelled?',
  'Can I cancel it?',
  'Can I book a fitting?',
  'Kann ich einen Termin buchen?',
  'Kann man die Bestellung noch stornieren?',
  'Cancel an order.',
  'Can you cancel an order for me?',
  'Can you show shirts?',
  'Peux-tu chercher des robes ?',
  '¿Puedes buscar vestidos?',
  'Is it possible to exchange a dress? Order 12 is too small.',
  'Puis-je annuler ma commande ?',
  '¿Se puede cancelar el pedido?',
])('“%s” is not', (text) => expect(isInGeneral(text)).toBe(false));
