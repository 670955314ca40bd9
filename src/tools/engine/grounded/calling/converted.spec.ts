import { conversionsFor } from './converted.js';

const units = (...values: string[]) => ({ type: 'string', enum: values });
const tool = (name: string, properties: Record<string, unknown>) => ({
  name,
  description: '',
  parameters: { type: 'object', properties, required: Object.keys(properties) },
});
const TOOLS = [
  tool('convert_currency', { amount: { type: 'number' }, from: { type: 'string' }, to: { type: 'string' } }),
  tool('convert_length', {
    value: { type: 'number' },
    from_unit: units('cm', 'in', 'm', 'yd'),
    to_unit: units('cm', 'in', 'm', 'yd'),
  }),
  tool('laenge_umrechnen', { wert: { type: 'number' }, von: units('zoll', 'meile'), nach: units('zoll', 'meile') }),
  tool('order_cloth', { metres: { type: 'number' }, from: { type: 'string' }, to: { type: 'string' } }),
];
const called = (text: string) =>
  conversionsFor(TOOLS, text)?.map(({ name, arguments: args }) => [name, ...Object.values(args)]) ?? null;

describe('amounts in other units', () => {
  it.each<[string, unknown]>([
    ['Convert 250 Swiss francs into yen, please.', [['convert_currency', 250, 'CHF', 'JPY']]],
    ['How much is 38 inches in centimetres?', [['convert_length', 38, 'in', 'cm']]],
    ['How many centimetres are 38 inches?', [['convert_length', 38, 'in', 'cm']]],
    ['Wie viel sind 75 US-Dollar in Euro?', [['convert_currency', 75, 'USD', 'EUR']]],
    [
      'Rechne mir 250 Euro in Schweizer Franken um und 80 Euro in US-Dollar.',
      [
        ['convert_currency', 250, 'EUR', 'CHF'],
        ['convert_currency', 80, 'EUR', 'USD'],
      ],
    ],
    ['¿Cuánto es 120 libras en euros?', [['convert_currency', 120, 'GBP', 'EUR']]],
    ['Hur många kronor är 50 euro?', [['convert_currency', 50, 'EUR', 'SEK']]],
    ['Combien font 12,5 livres sterling en euros ?', [['convert_currency', 12.5, 'GBP', 'EUR']]],
  ])('“%s”', (text, calls) => expect(called(text)).toEqual(calls));

  it.each([
    'Order 3 metres of linen for 20 euros.',
    'I paid 30 euros in cash.',
    'How much is 38 inches in euros?',
    'What is 20 % of 30 euros in dollars?',
    'Book room 12 from 3 to 5 May.',
    'How many pounds?',
  ])('nothing of “%s”', (text) => expect(called(text)).toBeNull());
});
