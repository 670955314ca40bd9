import type { CallQuestion } from '../engine/grounded/index.js';
import { OFFERS } from './offers.js';
import { answerByTools } from './tool-answer.js';

const house = { league: null, mood: null, offers: OFFERS, answer: { text: '', sources: [], points: [] } };
const TEXT = { type: 'string' };
const tool = (
  name: string,
  description: string,
  properties: Record<string, unknown>,
  required = Object.keys(properties),
) => ({ name, description, parameters: { type: 'object', properties, required, additionalProperties: false } });
const SIDE = { type: 'string', enum: ['EU', 'US', 'UK'] };
const TOOLS = [
  tool('get_weather', 'Weather forecast for a city', { city: TEXT }),
  tool('find_store', 'Find the nearest shop', { city: TEXT }),
  tool('convert_size', 'Convert a clothing size', { size: TEXT, from: SIDE, to: SIDE }),
  tool('check_stock', 'Check whether a garment is in stock', { garment: TEXT, size: TEXT, colour: TEXT }, ['garment']),
  tool('get_order_status', 'Look up where an order is', { order_id: TEXT }),
  tool('cancel_order', 'Cancel an order', { order_id: TEXT }),
  tool('find_supplier', 'Find suppliers of a material', { material: TEXT }),
  tool('create_repair', 'Open a repair', { item: TEXT, fault: TEXT }),
  tool(
    'get_leaderboard',
    'Standings of the league',
    { duration: { type: 'string', enum: ['1h', '24h', '7d'] }, limit: { type: 'integer' } },
    ['duration'],
  ),
  tool('skickaMejl', 'Skicka ett mejl', { till: TEXT, amne: TEXT }, ['till']),
  tool('book_truck', 'Book a truck', { pickup_place: TEXT, pallets: { type: 'integer' } }),
  tool('bestellung_anlegen', 'Eine Bestellung anlegen', { artikel: TEXT, menge: { type: 'integer' } }),
];
const ask = (question: string, names: string, more: Partial<CallQuestion> = {}): unknown => {
  const tools = TOOLS.filter(({ name }) => names.split(' ').includes(name));
  const asked = { tools, choice: 'auto' as const, parallel: true, question, before: '', askedFor: null, made: [] };
  const answer = answerByTools({ asked: { ...asked, ...more }, house });
  return answer.kind === 'calls' ? answer.calls.map(({ name, arguments: args }) => [name, args]) : answer;
};

describe('what arguments are said to be', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['Show me the top three of the last 24 hours.', 'get_leaderboard', { duration: '24h', limit: 3 }],
    ['Who leads the league in the last hour?', 'get_leaderboard', { duration: '1h' }],
    [
      'Skicka ett mejl till info@tyg.example med ämnet Prover.',
      'skickaMejl',
      { till: 'info@tyg.example', amne: 'Prover' },
    ],
    ['We need a truck for 8 pallets at Dock 2.', 'book_truck', { pickup_place: 'Dock 2', pallets: 8 }],
    ['Bitte 120 Reißverschlüsse bestellen.', 'bestellung_anlegen', { artikel: 'Reißverschlüsse', menge: 120 }],
  ])('“%s” (%s)', (question, name, args) => expect(ask(question, `${name} cancel_order`)).toEqual([[name, args]]));

  it('tells no span that is not a choice', () =>
    expect(ask('Show me the league of the last 12 hours.', 'get_leaderboard')).not.toMatchObject([
      ['get_leaderboard', expect.anything()],
    ]));
});

describe('a function is called for what it is about', () => {
  it.each<[string, Record<string, string>]>([
    ['Have you got the linen shirt in M, in white?', { garment: 'linen shirt', size: 'M', colour: 'white' }],
    [
      'Do you have the corduroy trousers in 34, in brown?',
      { garment: 'corduroy trousers', size: '34', colour: 'brown' },
    ],
    ['Any chance the navy peacoat is still around in L?', { garment: 'peacoat', size: 'L', colour: 'navy' }],
    ['¿Tenéis el vestido rojo en la talla S?', { garment: 'vestido', size: 'S', colour: 'rojo' }],
    ['Gibt es den Rollkragenpullover noch in XL?', { garment: 'Rollkragenpullover', size: 'XL' }],
    ['Har ni den randiga skjortan i storlek M?', { garment: 'randiga skjortan', size: 'M' }],
    ['Vous avez la jupe plissée en 38, en noir ?', { garment: 'jupe plissée', size: '38', colour: 'noir' }],
  ])('“%s”', (question, args) =>
    expect(ask(question, 'get_weather find_store convert_size check_stock')).toEqual([['check_stock', args]]),
  );

  it.each([
    ['Have you got the linen shirt in M, in white?', 'get_weather find_store'],
    ['¿Tenéis el vestido rojo en la talla S?', 'convert_size get_weather'],
    ['Who wrote Hamlet?', 'find_supplier get_order_status'],
    ['¿Quién pintó Las Meninas?', 'find_supplier check_stock'],
    ['Is linen cooler than cotton in summer?', 'find_supplier check_stock'],
    ['Hur får man bort rödvin ur linne?', 'check_stock find_supplier'],
    ['Is my repair done yet? It is ticket 3076.', 'create_repair'],
    ['Delete the job 9c41e7.', 'get_order_status'],
    ["Don't cancel my order", 'get_order_status cancel_order'],
    ['Please leave order 7741 alone, do not cancel it.', 'get_order_status cancel_order'],
    ['The cancellation of order 77 has arrived, thank you!', 'get_order_status cancel_order'],
  ])('asks nothing and calls nothing: “%s” (%s)', (question, names) =>
    expect(ask(question, names)).toMatchObject({ kind: 'none' }),
  );

  it('still asks for what is missing of what is wanted', () => {
    expect(ask('What is the weather like?', 'get_weather check_stock')).toMatchObject({ missing: ['city'] });
    expect(ask('Where is my order?', 'get_order_status cancel_order')).toMatchObject({ missing: ['order_id'] });
    expect(ask('Please cancel my order.', 'get_order_status cancel_order')).toMatchObject({ missing: ['order_id'] });
    expect(ask('Convert my size, please.', 'convert_size get_weather')).toMatchObject({ name: 'convert_size' });
  });

  it('is called for one’s own, and for what is left of what is forbidden', () => {
    const names = 'get_order_status cancel_order';
    const status = (id: string) => [['get_order_status', { order_id: id }]];
    expect(ask('My friend cancelled order 88, where is mine, 89?', names)).toEqual(status('89'));
    expect(ask("Don't cancel order 5, cancel order 6.", names)).toEqual([['cancel_order', { order_id: '6' }]]);
    expect(ask('Not order 310 but order 311 has to be cancelled.', names)).toEqual([
      ['cancel_order', { order_id: '311' }],
    ]);
  });

  it('makes the calls that have not been made', () => {
    const made = [JSON.stringify(['get_order_status', [['order_id', '71']]])];
    const question = 'Where is order 71 and where is order 72?';
    expect(ask(question, 'get_order_status cancel_order', { made })).toEqual([
      ['get_order_status', { order_id: '72' }],
    ]);
  });
});
