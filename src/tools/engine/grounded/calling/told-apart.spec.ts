import { callsFor } from '../calls.js';
import type { FunctionTool } from '../matching.js';

const HOUSE = { league: null, mood: null, offers: {}, answer: { text: '', sources: [], points: [] } };
const text = (description = '', more = {}) => ({ type: 'string', description, ...more });
const one = (of: string, description = '') => ({ type: 'string', description, enum: of.split(' ') });
const tool = (name: string, description: string, properties: object, optional = ''): FunctionTool => ({
  name,
  description,
  parameters: {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((own) => !optional.split(' ').includes(own)),
  },
});

const MEETING = tool(
  'create_meeting',
  'Create a meeting.',
  {
    title: text('Title of the meeting'),
    date: text('Day', { format: 'date' }),
    start_time: text('Start, 24-hour HH:MM'),
    guests: { type: 'array', items: { type: 'string' }, description: 'E-mail addresses of the guests' },
  },
  'guests',
);
const CANCEL = tool('cancel_booking', 'Cancel a booking.', { booking_id: text('Booking number') });
const LIST = tool('list_bookings', "List a guest's bookings.", { guest_id: text('Guest number') });
const PRIORITY = tool('set_case_priority', "Change a case's priority.", {
  case_id: { type: 'integer', description: 'Case number' },
  priority: one('low normal high', 'Priority'),
});
const ASSIGN = tool('assign_case', 'Assign a case to an agent.', {
  case_id: { type: 'integer', description: 'Case number' },
  agent: text("Agent's name"),
});
const MERGE = tool('merge_cases', 'Merge a case into another.', {
  source_id: { type: 'integer', description: 'Case that is merged' },
  target_id: { type: 'integer', description: 'Case that remains' },
});
const TRANSFER = tool('transfer_money', "Move money between the user's own accounts.", {
  from_account: one('current savings', 'Source'),
  to_account: one('current savings pension', 'Destination'),
  amount: { type: 'number', description: 'Amount' },
});
const BALANCE = tool('get_balance', 'Return the balance of an account.', {
  account: one('current savings pension', 'Account'),
});
const PAY = tool('send_payment', 'Pay another person by IBAN.', {
  iban: text("Recipient's IBAN"),
  recipient: text("Recipient's name"),
  amount: { type: 'number', description: 'Amount' },
  currency: one('EUR SEK', 'Currency'),
});
const LOCATE = tool('locate_van', 'Return the position of a van.', { plate: text('Licence plate') });

const asked = (tools: readonly FunctionTool[], question: string, more = {}) => {
  const made = callsFor(
    { tools, choice: 'auto', parallel: true, question, before: '', askedFor: null, made: [], ...more },
    HOUSE as never,
  );
  return made.kind === 'calls' ? made.calls.map((call) => [call.name, call.arguments]) : made.kind;
};

describe('what a thing is called, and the addresses of those who are invited', () => {
  it.each([
    [
      'Create a meeting called Costume Review on 2027-03-18 at 2:30 pm and invite lea@norfell.example and tom@norfell.example.',
      {
        title: 'Costume Review',
        date: '2027-03-18',
        start_time: '14:30',
        guests: ['lea@norfell.example', 'tom@norfell.example'],
      },
    ],
    [
      'Create a meeting called Costume Review on 2027-03-18 at 2:30 pm.',
      { title: 'Costume Review', date: '2027-03-18', start_time: '14:30' },
    ],
    [
      'Create a meeting titled Lunch for 2027-04-02 at 12:00 and invite max@norfell.example.',
      { title: 'Lunch', date: '2027-04-02', start_time: '12:00', guests: ['max@norfell.example'] },
    ],
  ])('%s', (question, args) => expect(asked([MEETING], question)).toEqual([['create_meeting', args]]));
});

const BOOKINGS = {
  shown: [
    { booking_id: 'B-1', state: 'confirmed' },
    { booking_id: 'B-2', state: 'pending' },
  ],
  before: 'Which bookings does guest G-118 have?',
  earlier: [{ name: 'list_bookings', arguments: { guest_id: 'G-118' } }],
};

describe('the one of a list that is told by what it is not, or is', () => {
  it.each([
    ["Cancel the one that isn't confirmed.", 'B-2'],
    ['Cancel the one that has not been confirmed yet.', 'B-2'],
    ["Please cancel the one which isn't pending.", 'B-1'],
    ['Cancel the pending one.', 'B-2'],
  ])('%s', (question, id) =>
    expect(asked([CANCEL, LIST], question, BOOKINGS)).toEqual([['cancel_booking', { booking_id: id }]]),
  );

  it.each(["Cancel the one that hasn't been paid.", 'Cancel the one I like least.'])(
    'is asked for where none is told: %s',
    (question) => expect(asked([CANCEL, LIST], question, BOOKINGS)).toBe('missing'),
  );

  it.each([
    ['Cambia el segundo a prioridad alta.', 22],
    ['Set the second one to high priority.', 22],
    ['Sätt den andra till hög prioritet.', 22],
  ])('%s', (question, id) =>
    expect(
      asked([PRIORITY, ASSIGN], question, {
        shown: [
          { case_id: 21, kind: 'billing' },
          { case_id: 22, kind: 'technical' },
        ],
      }),
    ).toEqual([['set_case_priority', { case_id: id, priority: 'high' }]]),
  );
});

describe('money', () => {
  it.each([
    ['Move 300 from current to savings.', 'current', 'savings', 300],
    ['Transfer 50 to my savings from current.', 'current', 'savings', 50],
  ])('%s', (question, from, to, amount) =>
    expect(asked([TRANSFER, BALANCE], question)).toEqual([
      ['transfer_money', { from_account: from, to_account: to, amount }],
    ]),
  );

  it('is not looked up where it is to be used', () =>
    expect(
      asked([TRANSFER, BALANCE], 'Use the whole savings balance to fill up the pension.', {
        shown: [{ account: 'savings', balance: 812.4 }],
      }),
    ).not.toEqual([['get_balance', { account: 'savings' }]]));

  it('is paid once, and not to what an argument is called', () =>
    expect(asked([PAY, BALANCE], 'Send 240.50 euros to Anna Berg, IBAN DE89370400440532013000.')).toEqual([
      ['send_payment', { amount: 240.5, currency: 'EUR', iban: 'DE89370400440532013000', recipient: 'Anna Berg' }],
    ]));
});

it('a number is no name of an agent', () =>
  expect(asked([MERGE, ASSIGN], 'Merge case 5520 into 5498.')).toBe('missing'));

it.each(['Où se trouve la camionnette GH-214-KP ?', '¿Dónde se encuentra la furgoneta GH-214-KP?'])('%s', (question) =>
  expect(asked([LOCATE], question)).toEqual([['locate_van', { plate: 'GH-214-KP' }]]),
);
