import { callsFor } from '../calls.js';
import type { FunctionTool } from '../matching.js';

const text = { type: 'string' };
const TOOLS: FunctionTool[] = [
  {
    name: 'create_note',
    description: 'Save a new note.',
    parameters: {
      type: 'object',
      properties: {
        title: { type: 'string', description: 'Title of the note' },
        content: { type: 'string', description: 'Text of the note' },
        tags: { type: 'array', items: text, description: 'Tags' },
      },
      required: ['title', 'content'],
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
  [
    'Create a note titled "Garden" that says "water the figs" and label it plants and summer.',
    ['Garden', 'water the figs', ['plants', 'summer']],
  ],
  [
    'Save a note called "Rent" with the text "due on the first", tags: home, money',
    ['Rent', 'due on the first', ['home', 'money']],
  ],
  ['Make a note titled "Walls" that says "tag it red"', ['Walls', 'tag it red', undefined]],
])('%s', (question, [title, content, tags]) =>
  expect(told(question)).toEqual([{ title, content, ...(tags ? { tags } : {}) }]),
);
