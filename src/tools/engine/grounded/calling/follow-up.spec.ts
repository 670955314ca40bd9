import type { FunctionTool } from '../matching.js';
import { followUp } from './follow-up.js';

const TEXT = { type: 'string' };
const tool = (name: string, description: string, properties: Record<string, unknown>, required: string[]) => ({
  name,
  description,
  parameters: { type: 'object', properties, required },
});
const WEATHER = tool('get_weather', 'Get the weather of a city', { city: TEXT }, ['city']);
const STATUS = tool('get_order_status', 'Status of an order', { order_id: TEXT }, ['order_id']);
const CANCEL = tool('cancel_order', 'Cancel an order', { order_id: TEXT }, ['order_id']);
const CONVERT = tool(
  'convert_currency',
  'Convert an amount of money',
  { amount: { type: 'number' }, from: TEXT, to: TEXT },
  ['amount', 'from', 'to'],
);
const PRICE = tool('get_price', 'Price of a product', { product: TEXT, color: TEXT, size: TEXT }, ['product']);
const house = { league: null, mood: null, offers: {}, answer: { text: '', sources: [], points: [] } } as never;

const asked = (question: string, earlier: { name: string; arguments: Record<string, unknown> }, before = '') => {
  const tools: FunctionTool[] = [WEATHER, STATUS, CANCEL, CONVERT, PRICE];
  const answer = followUp(
    { tools, choice: 'auto', parallel: true, question, before, askedFor: null, made: [], earlier: [earlier] },
    house,
  );
  return answer && 'calls' in answer ? [answer.kind, answer.calls[0].arguments] : answer;
};
const PARIS = { name: 'get_weather', arguments: { city: 'Paris' } };
const DRESS = { name: 'get_price', arguments: { product: 'dress Nora', color: 'red', size: 'M' } };

describe('the same of something else', () => {
  it.each([
    ['And in Berlin?', 'Berlin'],
    ['What about Berlin?', 'Berlin'],
    ['and New York, please?', 'New York'],
    ['Und in Wien?', 'Wien'],
    ['Wie sieht es in Wien aus?', 'Wien'],
    ['Et à Lyon ?', 'Lyon'],
    ['¿Y en Berlín?', 'Berlín'],
    ['Och i Lund då?', 'Lund'],
  ])('%s', (question, city) => expect(asked(question, PARIS)).toEqual(['calls', { city }]));

  it.each([
    ['And order 56?', { name: 'get_order_status', arguments: { order_id: '55' } }, { order_id: '56' }],
    [
      'And 100 pounds?',
      { name: 'convert_currency', arguments: { amount: 80, from: 'EUR', to: 'USD' } },
      { amount: 100, from: 'GBP', to: 'USD' },
    ],
    [
      'And in pounds?',
      { name: 'convert_currency', arguments: { amount: 80, from: 'EUR', to: 'USD' } },
      { amount: 80, from: 'EUR', to: 'GBP' },
    ],
    [
      'Och i norska kronor?',
      { name: 'convert_currency', arguments: { amount: 500, from: 'SEK', to: 'EUR' } },
      { amount: 500, from: 'SEK', to: 'NOK' },
    ],
    ['And the blue one?', DRESS, { ...DRESS.arguments, color: 'blue' }],
    ['What about in size L?', DRESS, { ...DRESS.arguments, size: 'L' }],
  ])('%s', (question, earlier, wanted) => expect(asked(question, earlier)).toEqual(['calls', wanted]));

  it('what has an effect is offered', () =>
    expect(asked('And order 56?', { name: 'cancel_order', arguments: { order_id: '55' } })).toEqual([
      'offer',
      { order_id: '56' },
    ]));

  it.each([
    'Thanks!',
    'And why?',
    'And what is that in Fahrenheit?',
    'And in Fahrenheit?',
    'And tomorrow?',
    'And Paris?',
    'And can I go to Berlin without a coat?',
    'Is it warm in Berlin?',
    'And Berlin is a nice town with many parks and lakes',
  ])('not: %s', (question) => expect(asked(question, PARIS)).toBeNull());
});
