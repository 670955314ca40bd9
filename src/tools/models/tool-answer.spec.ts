import { type CallQuestion, keyOf } from '../engine/grounded/index.js';
import { OFFERS } from './offers.js';
import { answerByTools, wrongParameters, type WrongParameters } from './tool-answer.js';
import { readTools } from './tool-request.js';

const house = { league: null, mood: null, offers: OFFERS, answer: { text: '', sources: [], points: [] } };
const [TEXT, WHOLE] = [{ type: 'string' }, { type: 'integer' }];
const tool = (
  name: string,
  description: string,
  properties: Record<string, unknown>,
  required = Object.keys(properties),
) => ({
  name,
  description,
  parameters: { type: 'object', properties, required, additionalProperties: false },
});
const SYSTEM = { type: 'string', enum: ['EU', 'US', 'UK'] };
const TOOLS = [
  tool('get_weather', 'Get the current weather for a city', { city: TEXT, unit: { enum: ['celsius', 'fahrenheit'] } }, [
    'city',
  ]),
  tool('check_stock', 'Check whether a product is in stock', { garment: TEXT, size: TEXT }),
  tool('get_order_status', 'Look up the status of an order', { order_id: TEXT }),
  tool('cancel_order', 'Cancel an order', { order_id: TEXT }),
  tool('search_products', 'Search the catalogue', { query: TEXT }),
  tool('add', 'Add two numbers', { a: WHOLE, b: WHOLE }),
  tool('convert_size', 'Convert a size between systems', { size: WHOLE, from: SYSTEM, to: SYSTEM }),
];
const ask = (question: string, more: Partial<CallQuestion> = {}) =>
  answerByTools({
    asked: { tools: TOOLS, choice: 'auto', parallel: true, question, before: '', askedFor: null, made: [], ...more },
    house,
  });
const called = (...given: Parameters<typeof ask>): unknown => {
  const answer = ask(...given);
  return answer.kind === 'calls' ? answer.calls.map(({ name, arguments: args }) => [name, args]) : answer;
};

describe('functions of the caller', () => {
  it.each<[string, unknown]>([
    ['What is the weather in Paris?', [['get_weather', { city: 'Paris' }]]],
    ['what is the weather in paris?', [['get_weather', { city: 'Paris' }]]],
    ['Vad är det för väder i Stockholm?', [['get_weather', { city: 'Stockholm' }]]],
    [
      'What’s the weather in Paris and in Oslo?',
      [
        ['get_weather', { city: 'Paris' }],
        ['get_weather', { city: 'Oslo' }],
      ],
    ],
    [
      'What is the weather in Paris, and is the coat in stock in size 40?',
      [
        ['get_weather', { city: 'Paris' }],
        ['check_stock', { garment: 'coat', size: '40' }],
      ],
    ],
    ['Cancel my order A-20931', [['cancel_order', { order_id: 'A-20931' }]]],
    ['Search for linen shirts', [['search_products', { query: 'linen shirts' }]]],
    ['Add 3 and 5', [['add', { a: 3, b: 5 }]]],
    ['Convert EU 40 to US', [['convert_size', { size: 40, from: 'EU', to: 'US' }]]],
  ])('“%s”', (question, calls) => expect(called(question)).toEqual(calls));

  it.each(['How do I wash a wool sweater?', 'Hi there', 'Which fabric for a summer shirt?'])(
    'has nothing to do with “%s”',
    (question) => expect(ask(question)).toEqual({ kind: 'none' }),
  );

  it('asks for what is missing, and takes the reply', () => {
    const before = 'What is the weather like?';
    expect(ask(before)).toEqual({ kind: 'missing', name: 'get_weather', missing: ['city'] });
    expect(called('Bergen', { before, askedFor: 'get_weather' })).toEqual([['get_weather', { city: 'Bergen' }]]);
  });

  it('tells days from the one that the caller calls today’s', () => {
    const booking = tool('book', 'Book a fitting', { date: { type: 'string', format: 'date' } });
    const asked = { tools: [booking], choice: 'auto' as const, parallel: true, before: '', askedFor: null, made: [] };
    const day = (question: string, instructions?: string): unknown =>
      answerByTools({ asked: { ...asked, question }, house, ...(instructions ? { instructions } : {}) });
    const call = (date: string) => ({ kind: 'calls', calls: [expect.objectContaining({ arguments: { date } })] });
    expect(day('Book a fitting for tomorrow', 'Today is 2026-12-01.')).toEqual(call('2026-12-02'));
    expect(day('Boka en provning på fredag', 'Idag är det 1 december 2026.')).toEqual(call('2026-12-04'));
    expect(day('Book a fitting for tomorrow')).toMatchObject({ kind: 'missing', missing: ['date'] });
  });

  it('makes a call by name with what is said, never with what is not', () => {
    expect(called('Paris', { choice: { name: 'get_weather' } })).toEqual([['get_weather', { city: 'Paris' }]]);
    expect(ask('Hello', { choice: { name: 'get_weather' } })).toMatchObject({ kind: 'missing' });
    expect(ask('Tell me a joke', { choice: 'required' })).toEqual({ kind: 'none' });
  });

  it('makes one call where one is allowed, and none twice', () => {
    const question = 'What is the weather in Paris and in Oslo?';
    expect(called(question, { parallel: false })).toHaveLength(1);
    const tool_calls = [
      { id: 'c', type: 'function', function: { name: 'get_weather', arguments: '{"city":"Paris"}' } },
    ];
    const messages = [
      { role: 'user', content: question },
      { role: 'assistant', tool_calls },
      { role: 'tool', tool_call_id: 'c', content: '18' },
    ];
    const { made, results } = readTools({ messages });
    expect(results).toEqual([{ name: 'get_weather', content: '18', arguments: { city: 'Paris' } }]);
    expect(called(question, { made })).toEqual([['get_weather', { city: 'Oslo' }]]);
    expect(called(question, { made, parallel: false })).toEqual([['get_weather', { city: 'Oslo' }]]);
  });

  it.each([
    ['What is the weather in Paris, in Oslo and in Rome?', 3],
    ['What is the weather in Paris, and is the coat in stock in size 40?', 2],
    ['Convert EU 40 to US', 1],
  ])('one call after the other where one is allowed: “%s” has %d, then none', (question, count) => {
    const made: string[] = [];
    for (let i = 0; i < count; i++) {
      const answer = ask(question, { made, parallel: false });
      expect(answer).toMatchObject({ kind: 'calls', calls: [expect.anything()] });
      if (answer.kind === 'calls') made.push(...answer.calls.map(keyOf));
    }
    expect(new Set(made).size).toBe(count);
    expect(ask(question, { made, parallel: false })).toEqual({ kind: 'none' });
  });

  it.each<[Readonly<Record<string, unknown>>, string]>([
    [{ tools: [{ type: 'function' }] }, 'tools.0.function.name'],
    ...['a b', '', 'é', 'a.b', 'x'.repeat(65), 7].map((name): [Readonly<Record<string, unknown>>, string] => [
      { tools: [{ type: 'function', function: { name } }] },
      'tools.0.function.name',
    ]),
    [{ tools: [{ type: 'function', function: { name: 'f', parameters: 3 } }] }, 'tools.0.function.parameters'],
    [
      { tools: [{ type: 'function', function: { name: 'f', parameters: { type: 'banana' } } }] },
      'tools.0.function.parameters',
    ],
    [{ tools: ['f', 'g', 'f'].map((name) => ({ type: 'function', function: { name } })) }, 'tools.2.function.name'],
    [{ tool_choice: { type: 'function', function: { name: 'gone' } } }, 'tool_choice'],
    [
      {
        tools: [{ type: 'function', function: { name: 'f' } }],
        tool_choice: { type: 'function', function: { name: 'g' } },
      },
      'tool_choice',
    ],
  ])('a body that cannot be read is refused by its place', (body, path) =>
    expect(() => readTools(body)).toThrow(
      expect.objectContaining({ extras: { errors: [expect.objectContaining({ path })] } }),
    ),
  );
});

describe('parameters that are no JSON Schema', () => {
  const wrong = (parameters: Record<string, unknown>): WrongParameters | null =>
    wrongParameters([
      { name: 'f', description: '', parameters: {} },
      { name: 'g', description: '', parameters },
    ]);

  it.each([
    { type: 'object', properties: { a: { type: 'banana' } } },
    { type: 'object', properties: [] },
    { type: 'object', required: 'a' },
    { type: 'object', properties: { a: { minLength: -1 } } },
  ])('are found: %j', (parameters) => expect(wrong(parameters)).toMatchObject({ at: 1, reason: expect.any(String) }));

  it.each([
    {},
    { type: 'object', properties: { a: { type: ['string', 'null'], enum: ['x', null] } }, required: ['a'] },
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      properties: { a: { items: [{ type: 'string' }] } },
    },
    { type: 'object', properties: { a: { $ref: '#/$defs/b' } }, $defs: { b: { type: 'number' } } },
  ])('are not those of any draft: %j', (parameters) => expect(wrong(parameters)).toBeNull());
});

describe('functions of an office, twenty turns written before they were tried (8 right then)', () => {
  const NUMBER = { type: 'number' };
  const DAY = { type: 'string', format: 'date' };
  const OFFICE = [
    tool('book_appointment', 'Book a fitting appointment', { date: DAY, time: TEXT, name: TEXT }, ['date']),
    tool('send_email', 'Send an e-mail to somebody', { to: TEXT, subject: TEXT, body: TEXT }, ['to']),
    tool('create_invoice', 'Create an invoice for a customer', { customer: TEXT, amount: NUMBER, currency: TEXT }),
    tool('track_parcel', 'Track a parcel by its number', { tracking_number: TEXT }),
    tool('calculate_shipping', 'Calculate the shipping cost', { weight_kg: NUMBER, destination: TEXT }),
    tool('apply_discount', 'Apply a discount code to the cart', { code: TEXT }),
    tool('get_exchange_rate', 'Get the exchange rate between two currencies', { from: TEXT, to: TEXT }),
    tool('set_reminder', 'Set a reminder', { text: TEXT, date: DAY }, ['text']),
    tool('place_trade', 'Place an order on the arena market', {
      symbol: { type: 'string', enum: ['BTC', 'ETH', 'SOL'] },
      side: { type: 'string', enum: ['buy', 'sell'] },
      amount_usd: NUMBER,
    }),
    tool('draw_design', 'Draw a garment design', { description: TEXT }),
    tool('delete_account', 'Delete the user account', { confirm: { type: 'boolean' } }),
  ];
  const trade = (symbol: string, side: string, amount_usd: number) => ['place_trade', { symbol, side, amount_usd }];

  it.each<[string, unknown]>([
    [
      'Book a fitting on 12 May 2027 at 14:00 for Lena Falk',
      [['book_appointment', { date: '2027-05-12', time: '14:00', name: 'Lena Falk' }]],
    ],
    ['Boka en provning den 3 mars 2027', [['book_appointment', { date: '2027-03-03' }]]],
    ['Send an email to kim@loom.example', [['send_email', { to: 'kim@loom.example' }]]],
    [
      'Create an invoice for Anders Berg over 450 EUR',
      [['create_invoice', { customer: 'Anders Berg', amount: 450, currency: 'EUR' }]],
    ],
    ['Where is parcel SE-449812?', [['track_parcel', { tracking_number: 'SE-449812' }]]],
    [
      'Track SE-449812 and TR-1188',
      [
        ['track_parcel', { tracking_number: 'SE-449812' }],
        ['track_parcel', { tracking_number: 'TR-1188' }],
      ],
    ],
    ['Kannst du das Paket DE-99121 verfolgen?', [['track_parcel', { tracking_number: 'DE-99121' }]]],
    ['What does it cost to ship 3 kg to Madrid?', [['calculate_shipping', { weight_kg: 3, destination: 'Madrid' }]]],
    ['How much is shipping of 500 g to Lyon?', [['calculate_shipping', { weight_kg: 0.5, destination: 'Lyon' }]]],
    ['Use the code SPRING25 please', [['apply_discount', { code: 'SPRING25' }]]],
    ['What is the exchange rate from USD to SEK?', [['get_exchange_rate', { from: 'USD', to: 'SEK' }]]],
    ['Buy bitcoin for 200 dollars', [trade('BTC', 'buy', 200)]],
    ['Sell ETH for 50 USD and buy SOL for 50 USD', [trade('ETH', 'sell', 50), trade('SOL', 'buy', 50)]],
    ['Draw a red velvet evening gown', [['draw_design', { description: 'a red velvet evening gown' }]]],
    ['Remind me on 1 June 2027 to buy buttons', [['set_reminder', { text: 'buy buttons', date: '2027-06-01' }]]],
  ])('“%s”', (question, calls) => expect(called(question, { tools: OFFICE })).toEqual(calls));

  it.each([
    'Should I buy bitcoin?',
    'How do I wash velvet?',
    'Please do not delete my account',
    'The weather is lovely today',
  ])('has nothing to do with “%s”', (question) =>
    expect(ask(question, { tools: OFFICE })).toMatchObject({ kind: 'none' }),
  );
});

describe('functions of a shop, twenty turns written before they were tried (10 right then)', () => {
  const NUMBER = { type: 'number' };
  const SHOP = [
    tool('lookup_customer', 'Find a customer by e-mail address', { email: TEXT }),
    tool('update_address', 'Update the delivery address of an order', {
      order_id: TEXT,
      street: TEXT,
      postal_code: TEXT,
      city: TEXT,
    }),
    tool('add_to_cart', 'Add a product to the shopping cart', { product: TEXT, size: TEXT, quantity: WHOLE }, [
      'product',
      'quantity',
    ]),
    tool('get_measurements', 'Get the stored measurements of a customer', { customer: TEXT }),
    tool('save_measurements', 'Save measurements of a customer in cm', { bust: NUMBER, waist: NUMBER, hips: NUMBER }),
    tool('translate_text', 'Translate a text', { text: TEXT, target_language: TEXT }),
    tool(
      'get_weather',
      'Get the weather forecast for a place and date',
      { location: TEXT, date: { type: 'string', format: 'date' } },
      ['location'],
    ),
    tool('convert_units', 'Convert a value from one unit to another', {
      value: NUMBER,
      from_unit: TEXT,
      to_unit: TEXT,
    }),
    tool('get_price', 'What an article costs', { article: TEXT }),
    tool('create_reminder', 'Create a reminder', { title: TEXT, date: { type: 'string', format: 'date' }, time: TEXT }),
    tool('refund_order', 'Refund an order', { order_id: TEXT, amount: NUMBER }, ['order_id']),
    tool('find_stores', 'Find shops near a city', { city: TEXT, radius_km: NUMBER }, ['city']),
    tool('get_leaderboard', 'Get the standings of the league', {
      duration: { type: 'string', enum: ['1h', '1d', '1w'] },
    }),
    tool('subscribe_newsletter', 'Subscribe an e-mail address to the newsletter', { email: TEXT }),
  ];
  const address = { order_id: 'B-771', street: 'Storgatan 5', postal_code: '411 02', city: 'Göteborg' };

  it.each<[string, unknown]>([
    ['Find the customer with the e-mail anna@weave.example', ['lookup_customer', { email: 'anna@weave.example' }]],
    ['Change the address of order B-771 to Storgatan 5, 411 02 Göteborg', ['update_address', address]],
    ['Put two linen shirts in size M in my cart', ['add_to_cart', { product: 'linen shirt', size: 'M', quantity: 2 }]],
    ['What are the measurements of Eva Holt?', ['get_measurements', { customer: 'Eva Holt' }]],
    ['Save my measurements: bust 92, waist 74, hips 99', ['save_measurements', { bust: 92, waist: 74, hips: 99 }]],
    ['Translate "good morning" into Swedish', ['translate_text', { text: 'good morning', target_language: 'Swedish' }]],
    [
      "Translate 'seam allowance' into German",
      ['translate_text', { text: 'seam allowance', target_language: 'German' }],
    ],
    ['Translate good morning into Swedish.', ['translate_text', { text: 'good morning', target_language: 'Swedish' }]],
    ['What does article 4417 cost?', ['get_price', { article: '4417' }]],
    [
      'Remind me to oil the loom on 2027-12-10 at 08:30',
      ['create_reminder', { title: 'oil the loom', date: '2027-12-10', time: '08:30' }],
    ],
    ['Will it rain in Bergen on 2 July 2027?', ['get_weather', { location: 'Bergen', date: '2027-07-02' }]],
    ['Convert 5 inches to centimetres', ['convert_units', { value: 5, from_unit: 'inches', to_unit: 'centimetres' }]],
    ['Refund order C-1002 with 30 EUR', ['refund_order', { order_id: 'C-1002', amount: 30 }]],
    ['I want my money back for C-1002', ['refund_order', { order_id: 'C-1002' }]],
    ['Are there shops within 10 km of Uppsala?', ['find_stores', { city: 'Uppsala', radius_km: 10 }]],
    ['Who leads the weekly league?', ['get_leaderboard', { duration: '1w' }]],
    ['Visa ställningen för dagen i ligan', ['get_leaderboard', { duration: '1d' }]],
    ['Sign me up for the newsletter: jo@silk.example', ['subscribe_newsletter', { email: 'jo@silk.example' }]],
  ])('“%s”', (question, call) => expect(called(question, { tools: SHOP })).toEqual([call]));

  it.each(['Do you ship to Norway?', 'What size is a bust of 92?', 'Thanks, that is all'])(
    'has nothing to do with “%s”',
    (question) => expect(ask(question, { tools: SHOP })).toEqual({ kind: 'none' }),
  );

  it('does nothing that cannot be undone because something else lacks an argument', () => {
    expect(ask('Change the address of order B-771', { tools: SHOP })).toMatchObject({
      kind: 'missing',
      name: 'update_address',
    });
  });
});
