import { callsFor } from '../calls.js';
import type { FunctionTool } from '../matching.js';

const text = { type: 'string' };
const TOOLS: FunctionTool[] = [
  {
    name: 'create_contact',
    description: 'Add a new contact to the address book.',
    parameters: {
      type: 'object',
      properties: {
        name: { type: 'string', description: 'Full name' },
        email: { type: 'string', format: 'email', description: 'E-mail address' },
        company: { type: 'string', description: 'Company the contact works for' },
        phone: text,
      },
      required: ['name', 'email'],
    },
  },
];
const HOUSE = { league: null, mood: null, offers: {}, answer: { text: '', sources: [], points: [] } };
const told = (question: string): unknown => {
  const answer = callsFor(
    { tools: TOOLS, choice: 'auto', parallel: true, question, before: '', askedFor: null, made: [] },
    HOUSE as never,
  );
  return answer.kind === 'calls' ? answer.calls.map((call) => call.arguments) : answer.kind;
};

it.each([
  ['Add a new contact: Ida Falk, ida@falk.se. She works for North Pier.', 'Ida Falk', 'ida@falk.se', 'North Pier'],
  [
    'Please add Omar Diaz to my contacts, omar@blix.com, he works at Blix Media.',
    'Omar Diaz',
    'omar@blix.com',
    'Blix Media',
  ],
])('%s', (question, name, email, company) => expect(told(question)).toEqual([{ name, email, company }]));

it.each([
  'Add a new contact: Ida Falk, ida@falk.se. She works at night.',
  'Add a new contact: Ida Falk, ida@falk.se. She lives in North Pier.',
])('where somebody works is not told by %s', (question) =>
  expect(JSON.stringify(told(question))).not.toContain('company'),
);
