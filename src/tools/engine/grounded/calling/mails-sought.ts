import type { FunctionTool } from '../matching.js';
import { wordsOfName } from '../property.js';
import { readingOf } from '../reading.js';
import { isSchema, typeOf } from '../schema.js';
import type { Call } from './call.js';
import { parametersOf, requiredOf } from './made.js';
import data from './mails-sought.yaml.js';

const { opens, asks } = data as Readonly<{ opens: string; asks: readonly string[] }>;
const WHO = String.raw`(?<from>[\p{L}\d._%+-]{1,40}@[\p{L}\d.-]{2,40}|\p{L}[\p{L}’'-]{1,30}(?: \p{L}[\p{L}’'-]{1,30}){0,2}?)`;
const WHAT = String.raw`(?<what>["“„«]?.{2,80}?["”“»]?)`;
const ASKED = asks.map(
  (one) => new RegExp(String.raw`^[¿\s]*${opens}${one.replace('{who}', WHO).replace('{what}', WHAT)}[\s?.!]*$`, 'iu'),
);
const SEARCHES = /^(?:search|find|list|get|query|lookup|fetch|show)$/iu;
const MAIL = /^(?:e?mails?|messages?|inbox|mailbox)$/iu;
/** The arguments of whom, of what, and whether only the unread. */
const KINDS = {
  from: {
    named: /^(?:from|sender|from_(?:name|address|email)|sender_(?:name|address|email)|author)$/iu,
    type: 'string',
  },
  what: { named: /^(?:query|q|search|search_?(?:term|query|text)|terms?|text|keywords?|subject)$/iu, type: 'string' },
  unread: { named: /^(?:(?:is|only)_?)?unread(?:_?only)?$/iu, type: 'boolean' },
} as const;
type Kind = keyof typeof KINDS;
const LONGEST = 160;
const NAME = /^\p{Lu}|@/u;

/** The call of the one function that looks for mails, with whose they are and what they are of; null for any other text. */
export function mailsSought(tools: readonly FunctionTool[], text: string): Call | null {
  const groups = text.length > LONGEST ? undefined : ASKED.map((one) => one.exec(text)?.groups).find(Boolean);
  const own = groups ? tools.filter(looksForMails) : [];
  if (!groups || own.length !== 1) return null;
  const said = Object.entries(groups).flatMap(([kind, value]) => (value ? [[kind as Kind, bare(value)] as const] : []));
  const isSomebody = said.every(([kind, value]) => kind !== 'from' || isName(value));
  return said.length > 0 && isSomebody ? callOf(own[0], said) : null;
}

const bare = (value: string): string => value.trim().replace(/^["“„«]|["”“»]$/gu, '');

/** Somebody, and no day or month. */
const isName = (value: string): boolean =>
  value.split(' ').every((word) => NAME.test(word)) &&
  readingOf(value).mentions.every(({ kind }) => kind !== 'date' && kind !== 'time');

function looksForMails({ name }: FunctionTool): boolean {
  const words = wordsOfName(name);
  return words.some((word) => SEARCHES.test(word)) && words.some((word) => MAIL.test(word));
}

/** Null where something that is said has no argument, or another is required. */
function callOf(tool: FunctionTool, said: readonly (readonly [Kind, string])[]): Call | null {
  const schema = parametersOf(tool);
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const values = said.map(([kind, quote]) => ({
    name: nameFor(kind, quote, properties),
    quote,
    isSwitch: kind === 'unread',
  }));
  const names = values.map(({ name }) => name);
  if (names.includes(undefined) || requiredOf(schema).some((name) => !names.includes(name))) return null;
  return {
    name: tool.name,
    arguments: Object.fromEntries(values.map(({ name, quote, isSwitch }) => [name ?? '', isSwitch ? true : quote])),
    evidence: values.map(({ name, quote }) => ({ path: `/${name ?? ''}`, source: 'text', quote })),
  };
}

function nameFor(kind: Kind, quote: string, properties: Readonly<Record<string, unknown>>): string | undefined {
  const { named, type } = KINDS[kind];
  const isFit = (name: string, own: unknown): boolean =>
    kind !== 'from' || quote.includes('@') || !isAddress(name, own);
  return Object.entries(properties).find(
    ([name, own]) => named.test(name) && isSchema(own) && typeOf(own) === type && isFit(name, own),
  )?.[0];
}

/** Whether an argument is an address, for which the name of somebody is none. */
function isAddress(name: string, own: unknown): boolean {
  const { description = '', format = '' } = isSchema(own) ? own : {};
  const about = `${name} ${String(description)}`;
  return format === 'email' || (/e-?mail|address/iu.test(about) && !/(?<!\p{L})name(?!\p{L})/iu.test(about));
}
