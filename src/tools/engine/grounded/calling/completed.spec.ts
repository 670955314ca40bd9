import { callsFor } from '../calls.js';
import type { House } from '../house.types.js';
import type { FunctionTool } from '../matching.js';

const house = {
  league: null,
  mood: null,
  offers: {},
  answer: { text: '', sources: [], points: [] },
} as unknown as House;
const text = { type: 'string' };
const tool = (name: string, description: string, properties: object, required: string[]): FunctionTool => ({
  name,
  description,
  parameters: { type: 'object', properties, required },
});
const TOOLS: readonly FunctionTool[] = [
  tool('reset_password', 'Reset the password of a user.', { username: text }, ['username']),
  tool('restart_server', 'Restart a server.', { server: text }, ['server']),
  tool('renew_prescription', 'Renew a prescription.', { patient: text, medicine: text }, ['medicine']),
  tool('set_thermostat', 'Set the temperature of a room.', { room: text, celsius: { type: 'number' } }, [
    'room',
    'celsius',
  ]),
  tool('switch_light', 'Switch the light of a room.', { room: text, on: { type: 'boolean' } }, ['room', 'on']),
  tool('add_ingredients', 'Put ingredients on the list.', { ingredients: { type: 'array', items: text } }, [
    'ingredients',
  ]),
];
const called = (question: string): unknown => {
  const answer = callsFor(
    { tools: TOOLS, choice: 'auto', parallel: true, question, before: '', askedFor: null, made: [] },
    house,
  );
  return answer.kind === 'calls' ? answer.calls.map(({ name, arguments: args }) => [name, args]) : answer.kind;
};

it.each([
  ['Reset the password of user k.marsh.', [['reset_password', { username: 'k.marsh' }]]],
  [
    'Restart db-01 and db-02.',
    [
      ['restart_server', { server: 'db-01' }],
      ['restart_server', { server: 'db-02' }],
    ],
  ],
  ['Please renew codeine.', [['renew_prescription', { medicine: 'codeine' }]]],
  ['Make it 20 degrees in the nursery.', [['set_thermostat', { celsius: 20, room: 'nursery' }]]],
  ['Turn off the light in the pantry.', [['switch_light', { on: false, room: 'pantry' }]]],
  ['Add flour, eggs and milk to the list.', [['add_ingredients', { ingredients: ['flour', 'eggs', 'milk'] }]]],
  [
    'Turn on the light in the hall and set the nursery to 19 degrees.',
    [
      ['switch_light', { on: true, room: 'hall' }],
      ['set_thermostat', { celsius: 19, room: 'nursery' }],
    ],
  ],
])('%s', (question, calls) => {
  expect(called(question)).toEqual(calls);
});

it.each([
  'It is 20 degrees in the nursery.',
  'Please renew something.',
  'Do not turn off the light in the pantry.',
  'Reset the password.',
  'How many users are there?',
  'The light in the hall is broken.',
  'Restart it.',
])('%s calls nothing', (question) => {
  expect(['missing', 'none']).toContain(called(question));
});
