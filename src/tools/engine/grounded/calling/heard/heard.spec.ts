import { callsFor } from '../../calls.js';
import type { House } from '../../house.types.js';
import type { FunctionTool } from '../../matching.js';

const house = {
  league: null,
  mood: null,
  offers: {},
  answer: { text: '', sources: [], points: [] },
} as unknown as House;
const text = { type: 'string' };
const tool = (name: string, description: string, properties: object): FunctionTool => ({
  name,
  description,
  parameters: { type: 'object', properties, required: Object.keys(properties) },
});
const TOOLS: readonly FunctionTool[] = [
  tool('order_bread', 'Order loaves', {
    kind: { type: 'string', enum: ['rye', 'spelt'] },
    loaves: { type: 'integer' },
  }),
  tool('job_status', 'State of an image job', { job_id: text }),
  tool('cancel_job', 'Cancel an image job', { job_id: text }),
  tool('renew_domain', 'Renew a domain', { domain: text, years: { type: 'integer' } }),
  tool('set_reminder', 'Set a reminder for a deadline', {
    text: { type: 'string', description: 'What to be reminded of' },
    date: { type: 'string', format: 'date' },
  }),
];
const answered = (question: string) =>
  callsFor({ tools: TOOLS, choice: 'auto', parallel: true, question, before: '', askedFor: null, made: [] }, house);

it.each<[string, object[]]>([
  [
    'Two orders for the café: 12 loaves of rye and 8 loaves of spelt.',
    [
      { kind: 'rye', loaves: 12 },
      { kind: 'spelt', loaves: 8 },
    ],
  ],
  ["Don't forget to stop image job a71f-02.", [{ job_id: 'a71f-02' }]],
  [
    'Vergiss nicht, die Domain lindenhof.example um drei Jahre zu verlängern.',
    [{ domain: 'lindenhof.example', years: 3 }],
  ],
  ['Stop image job a71f-02, I described the wrong coat.', [{ job_id: 'a71f-02' }]],
  ['Verlängere die Domain lindenhof.example um drei Jahre.', [{ domain: 'lindenhof.example', years: 3 }]],
])('“%s” calls with %j', (question, args) => {
  const answer = answered(question);
  expect(answer.kind === 'calls' && answer.calls.map((one) => one.arguments)).toEqual(args);
});

it.each([
  'If the bread costs more than 400 euros, do not order 12 loaves of rye.',
  'Don’t forget that I don’t want image job a71f-02 cancelled.',
  'Vergiss nicht: den Auftrag a71f-02 nicht stornieren!',
  'We nearly renewed the domain lindenhof.example for three years.',
])('“%s” calls nothing', (question) => expect(answered(question).kind).not.toBe('calls'));

it('a language goes by its name, not by a small word that is written like its code', () => {
  const subscribe = tool('subscribe', "Inscrire une adresse à la lettre d'information", {
    email: text,
    language: { type: 'string', enum: ['en', 'fr', 'de'] },
  });
  const question = "Inscrivez anna@example.org à la lettre d'information, en français s'il vous plaît.";
  const told = callsFor(
    { tools: [subscribe], choice: 'auto', parallel: true, question, before: '', askedFor: null, made: [] },
    house,
  );
  expect(JSON.stringify(told)).toContain('fr');
  expect(JSON.stringify(told)).not.toContain('"en"');
});

it('a year is no code, one text no two things', () => {
  const tools = [
    tool('check_stock', 'How many of an article there are', { sku: text }),
    tool('order_cake', 'Order a cake', { flavour: text, inscription: text }),
  ];
  const calls = (question: string) =>
    callsFor({ tools, choice: 'auto', parallel: true, question, before: '', askedFor: null, made: [] }, house).kind;
  expect(calls('Who won the chess world championship in 1972?')).not.toBe('calls');
  expect(calls('I want a cake with "Well done Tove" written on it.')).not.toBe('calls');
});

const ONE_TOOL: readonly [string, FunctionTool, string, object][] = [
  [
    'a switch by what is said of the light',
    tool('set_lights', 'Switch the lights of a floor', { floor: { type: 'integer' }, on: { type: 'boolean' } }),
    'Lights out on floor 3, please.',
    { floor: 3, on: false },
  ],
  [
    'a price is what things are sold at, a quantity what counts them',
    tool('place_order', 'Place an order', {
      symbol: text,
      side: { type: 'string', enum: ['buy', 'sell'] },
      quantity: { type: 'integer' },
      limit_price: { type: 'number' },
    }),
    'Place a limit order: sell 40 WOOL at 12.75.',
    { symbol: 'WOOL', side: 'sell', quantity: 40, limit_price: 12.75 },
  ],
  [
    'a place in an order',
    tool('send_reminder', 'Send a reminder', { invoice_id: text, level: { type: 'integer' } }),
    'Send a second reminder for invoice 2025-204.',
    { invoice_id: '2025-204', level: 2 },
  ],
];

it.each(ONE_TOOL)('%s', (_, own, question, args) => {
  const told = callsFor(
    { tools: [own], choice: 'auto', parallel: true, question, before: '', askedFor: null, made: [] },
    house,
  );
  expect(told.kind === 'calls' && told.calls.map((one) => one.arguments)).toEqual([args]);
});

it('who reports that something arrived asks for nothing', () => {
  const track = tool('track_order', 'Where an order is', { order_number: text });
  const asked = { tools: [track], choice: 'auto' as const, parallel: true, before: '', askedFor: null, made: [] };
  expect(callsFor({ ...asked, question: 'Order 48990 arrived safely, thank you all.' }, house).kind).not.toBe('calls');
  expect(callsFor({ ...asked, question: 'Where is order 48990?' }, house).kind).toBe('calls');
});
