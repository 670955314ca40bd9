import { tellResults } from './results.js';
import type { TextLanguage } from './text-language.js';

const order = JSON.stringify({
  order_number: '4410',
  status: 'shipped',
  carrier: 'DHL',
  inStock: true,
  loom_width: 80,
});

it.each<[TextLanguage, string]>([
  ['en', 'Order number 4410, status shipped, carrier DHL, in stock true, loom width 80.'],
  ['de', 'Bestellnummer: 4410, Stand: versandt, Paketdienst: DHL, auf Lager: ja, loom width: 80.'],
  ['sv', 'Ordernummer: 4410, status: skickad, transportör: DHL, i lager: ja, loom width: 80.'],
  [
    'fr',
    'Numéro de commande\u{a0}: 4410, état\u{a0}: expédié, transporteur\u{a0}: DHL, en stock\u{a0}: oui, loom width\u{a0}: 80.',
  ],
  ['es', 'Número de pedido: 4410, estado: enviado, transportista: DHL, en existencias: sí, loom width: 80.'],
])('what a function returned is told in %s', (language, told) =>
  expect(tellResults([{ name: 'order_status', content: order }], language)).toBe(told),
);

it('what a function says in words is told as it said it', () =>
  expect(tellResults([{ name: 'f', content: 'Your parcel is in Lyon' }], 'fr')).toBe('Your parcel is in Lyon.'));
