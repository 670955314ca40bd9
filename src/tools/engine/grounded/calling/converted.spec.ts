import { conversionsFor, openConversion } from './converted.js';

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
  tool('convert_temperature', {
    value: { type: 'number' },
    from_unit: units('celsius', 'fahrenheit'),
    to_unit: units('celsius', 'fahrenheit'),
  }),
  tool('laenge_umrechnen', { wert: { type: 'number' }, von: units('zoll', 'meile'), nach: units('zoll', 'meile') }),
  tool('order_cloth', { metres: { type: 'number' }, from: { type: 'string' }, to: { type: 'string' } }),
];
const called = (text: string) =>
  conversionsFor(TOOLS, text)?.map(({ name, arguments: args }) => [name, ...Object.values(args)]) ?? null;

describe('amounts in other units', () => {
  it.each<[string, unknown]>([
    ['Convert 250 Swiss francs into yen, please.', [['convert_currency', 250, 'CHF', 'JPY']]],
    [
      'Convierte 100 euros a dólares estadounidenses y a libras esterlinas.',
      [
        ['convert_currency', 100, 'EUR', 'USD'],
        ['convert_currency', 100, 'EUR', 'GBP'],
      ],
    ],
    ['100 euros in dollars, pounds?', [['convert_currency', 100, 'EUR', 'USD']]],
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
    ['Convert 1,500 dollars to euros', [['convert_currency', 1500, 'USD', 'EUR']]],
    ['Rechne 1.500 Euro in US-Dollar um.', [['convert_currency', 1500, 'EUR', 'USD']]],
    ['Räkna om 2 500 kronor till euro.', [['convert_currency', 2500, 'SEK', 'EUR']]],
    ['How much is 10,000 yen in dollars?', [['convert_currency', 10000, 'JPY', 'USD']]],
    ['Convert $1,500 to euros.', [['convert_currency', 1500, 'USD', 'EUR']]],
    ['Convert -5 celsius to fahrenheit', [['convert_temperature', -5, 'celsius', 'fahrenheit']]],
    ['Convert 5 celsius to fahrenheit. Thank you very much.', [['convert_temperature', 5, 'celsius', 'fahrenheit']]],
    ['Combien font 12,5 livres sterling en euros ?', [['convert_currency', 12.5, 'GBP', 'EUR']]],
  ])('“%s”', (text, calls) => expect(called(text)).toEqual(calls));

  it.each([
    'Order 3 metres of linen for 20 euros.',
    'I paid 30 euros in cash.',
    'How much is 38 inches in euros?',
    'What is 20 % of 30 euros in dollars?',
    'Book room 12 from 3 to 5 May.',
    'How many pounds?',
    'Convert 38 inches to cm and tell me the weather in Oslo',
    'Convert 38 inches to cm, and also what is the weather in Oslo?',
    'Räkna om 50 euro till kronor och visa mig vädret i Oslo',
  ])('nothing of “%s”', (text) => expect(called(text)).toBeNull());
});

describe('an amount and no unit to convert it into', () => {
  it.each(['Convert 80 euros please.', 'Rechne mir bitte 80 Euro um.', 'Växla 500 kronor.'])('asks: %s', (text) =>
    expect(openConversion(TOOLS.slice(0, 1), text)).toEqual({ name: 'convert_currency', missing: ['to'] }),
  );

  it.each(['Convert 80 euros to dollars.', 'I paid 80 euros.', 'Exchange the 80 shirts.'])('not: %s', (text) =>
    expect(openConversion(TOOLS.slice(0, 1), text)).toBeNull(),
  );
});
