import type { FunctionTool } from '../matching.js';
import { mailsSought } from './mails-sought.js';

const TOOLS: FunctionTool[] = [
  {
    name: 'list_messages',
    description: '',
    parameters: {
      type: 'object',
      properties: { sender: { type: 'string' }, keywords: { type: 'string' }, only_unread: { type: 'boolean' } },
    },
  },
  { name: 'send_message', description: '', parameters: { type: 'object', properties: { to: { type: 'string' } } } },
];
const told = (text: string): unknown => mailsSought(TOOLS, text)?.arguments ?? null;

it.each<[string, object]>([
  ['Find messages from Nadia Roth about the lease', { sender: 'Nadia Roth', keywords: 'the lease' }],
  ['Could you list all unread emails by hr@corp.se?', { sender: 'hr@corp.se', only_unread: true }],
  ['Show me the unread mails', { only_unread: true }],
  ['Hitta mejl från Olle om hyran', { sender: 'Olle', keywords: 'hyran' }],
  ['Suche alle Nachrichten von Jana zum Thema Urlaub', { sender: 'Jana', keywords: 'Urlaub' }],
  ['Cherche les courriels de Luc concernant “le loyer”', { sender: 'Luc', keywords: 'le loyer' }],
  ['Busca los correos sin leer de Pablo', { sender: 'Pablo', only_unread: true }],
])('%s', (text, args) => expect(told(text)).toEqual(args));

it.each([
  'Show me the emails from today',
  'Show me unread emails from last week',
  'Send an email from Peter',
  'Show me my orders from Zara',
  'Find emails from Anna and delete them',
])('is not: %s', (text) => expect(told(text)).toBeNull());
