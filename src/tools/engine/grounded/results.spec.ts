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
  ['en', 'Order number 4410, status shipped, carrier DHL, in stock, loom width 80.'],
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

describe('the question', () => {
  const stock = (truth: boolean) => [{ name: 'check_stock', content: JSON.stringify({ in_stock: truth }) }];

  it.each<[string, TextLanguage, string]>([
    ['Is LN-204 in stock?', 'en', 'No, it is not in stock.'],
    ['Ist LN-204 auf Lager?', 'de', 'Nein, nicht auf Lager.'],
    ['Finns LN-204 i lager?', 'sv', 'Nej, inte i lager.'],
    ['LN-204 est-il en stock ?', 'fr', 'Non, pas en stock.'],
    ['¿Hay LN-204 en stock?', 'es', 'No, no en existencias.'],
  ])('“%s” is answered by yes or no', (question, language, told) =>
    expect(tellResults(stock(false), language, question)).toBe(told),
  );

  it('of something else is told what there is', () =>
    expect(tellResults(stock(true), 'en', 'Tell me of LN-204')).toBe('In stock.'));
});

it.each<[string, unknown, TextLanguage, string]>([
  [
    'a list by its names, without what only machines read',
    {
      results: [
        { name: 'Chelsea boot', price_eur: 129, sku: 'CB-1' },
        { name: 'Ankle boot', price_eur: 99.5 },
      ],
      total: 2,
    },
    'en',
    'Chelsea boot, 129 EUR; Ankle boot, 99.5 EUR.',
  ],
  ['figures with their units', { temperature_c: 3, condition: 'snow' }, 'en', '3 °C, snow.'],
  [
    'figures as the language writes them',
    { name: 'Stiefel', price_eur: 99.5 },
    'de',
    'Name: Stiefel, Preis: 99,5 EUR.',
  ],
  ['nothing as nothing', [], 'en', 'Nothing was found.'],
  ['nothing as nothing in Swedish', { results: [] }, 'sv', 'Inget hittades.'],
])('tells %s', (_what, content, language, told) =>
  expect(tellResults([{ name: 'f', content: JSON.stringify(content) }], language)).toBe(told),
);

it('tells which of two calls of one function is meant by what they were called with', () =>
  expect(
    tellResults(
      ['Rome', 'Oslo'].map((city, i) => ({
        name: 'get_weather',
        content: JSON.stringify({ temp: 15 - 17 * i }),
        arguments: { city },
      })),
      'en',
    ),
  ).toBe('Rome: 15. Oslo: -2.'));
