import { rateFor } from './rates.js';

const RATE = {
  name: 'get_exchange_rate',
  description: 'Exchange rate of two currencies',
  parameters: {
    type: 'object',
    properties: { base: { type: 'string' }, quote: { type: 'string' } },
    required: ['base', 'quote'],
  },
};
const ROUTE = { ...RATE, name: 'find_route', description: 'Route between two towns' };

describe('exchange rates', () => {
  it.each([
    ["What's the exchange rate from pounds to euros?", 'GBP', 'EUR'],
    ['What is the exchange rate between dollars and Swedish kronor?', 'USD', 'SEK'],
    ['What does a dollar cost in euros right now?', 'USD', 'EUR'],
    ['How many Swedish kronor is one euro?', 'EUR', 'SEK'],
    ['Wie ist der Wechselkurs von Pfund in Euro?', 'GBP', 'EUR'],
    ['Quel est le taux de change de l’euro en dollars ?', 'EUR', 'USD'],
    ['¿Cuál es el tipo de cambio del euro al dólar?', 'EUR', 'USD'],
    ['Vad är växelkursen från dollar till kronor?', 'USD', 'SEK'],
  ])('%s', (text, base, quote) => expect(rateFor([RATE], text)?.arguments).toEqual({ base, quote }));

  it.each([
    'How much does the red dress cost in euros?',
    'How much is 80 euros in dollars?',
    'I paid in euros and not in dollars.',
  ])('not: %s', (text) => expect(rateFor([RATE], text)).toBeNull());

  it('only by a function that tells rates', () =>
    expect(rateFor([ROUTE], 'What is the rate from euros to dollars?')).toBeNull());
});
