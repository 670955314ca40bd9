import type { FunctionTool } from '../matching.js';
import { searchedFor } from './searched.js';

const tool = (name: string, properties: object, required: string[]): FunctionTool => ({
  name,
  description: '',
  parameters: { type: 'object', properties, required },
});
const query = { query: { type: 'string' } };
const TOOLS = [
  tool('create_note', { title: { type: 'string' }, content: { type: 'string' } }, ['title', 'content']),
  tool('search_notes', { ...query, tag: { type: 'string' } }, ['query']),
  tool('web_search', { ...query, limit: { type: 'integer' } }, ['query']),
  tool('search_files', query, ['query']),
];
const told = (text: string): unknown => {
  const call = searchedFor(TOOLS, text);
  return call === null ? null : [call.name, ...Object.values(call.arguments)];
};

it.each([
  ['Check my notes for "locker code"', 'search_notes', 'locker code'],
  ['please look in my notes for the plumber', 'search_notes', 'the plumber'],
  [
    'Search the internet for "linen mills in Ireland" and show me the first 8 results',
    'web_search',
    'linen mills in Ireland',
    8,
  ],
  ['Find "lease 2024" in my documents', 'search_files', 'lease 2024'],
  ['Leta i mina anteckningar efter “pinkod”', 'search_notes', 'pinkod'],
  ['Such im Internet nach „Nähmaschine gebraucht“ und zeig mir drei Treffer', 'web_search', 'Nähmaschine gebraucht', 3],
  ['Cherche « patron de jupe » sur le web, 6 résultats', 'web_search', 'patron de jupe', 6],
  ['Busca "recibo" en mis notas', 'search_notes', 'recibo'],
])('%s', (text, ...call) => expect(told(text)).toEqual(call));

it.each([
  'Make a note that says "search the web for boots"',
  'Search my notes for "wifi" and delete them',
  'Search the web for boots from Lowa and add them to my notes',
  'Look for "boots" in the shop',
  'Search my contacts for Lena',
  'Search my notes for "a" or "b"',
])('is no such search: %s', (text) => expect(told(text)).toBeNull());
