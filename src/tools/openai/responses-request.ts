import { isFields, flagAt, given, textAt, wholeAt, type Fields } from './fields.js';
import { readTextFormat } from './format.js';
import { readChat, type ChatRequest } from './chat-request.js';
import { chatTools, chatToolChoice } from './responses-tools.js';
import { invalidField, unsupported } from './refusals.js';

export type ChatBodyMessage = Record<string, unknown>;

/** What a caller asks of `POST /v1/responses`, put as a chat; stored conversations are still to be looked up. */
export interface ResponsesRequest {
  chat: ChatRequest;
  body: Fields;
  store: boolean;
}

/** Finds what was stored: the conversation up to a response, or the one item by its id. @throws DomainError */
export interface StoredItems {
  conversation(responseId: string): Promise<ChatBodyMessage[]>;
  item(itemId: string, path: string): Promise<ChatBodyMessage>;
}

const NOT_TO_BE_HAD: readonly (readonly [name: string, why: string])[] = [
  ['conversation', 'use previous_response_id, or send the conversation as input'],
  ['prompt', 'prompt templates are not to be had'],
];
const PASSED_ON = ['model', 'temperature', 'top_p', 'parallel_tool_calls', 'stream'] as const;

/** @throws DomainError */
export async function readResponses(body: Fields, stored: StoredItems): Promise<ResponsesRequest> {
  for (const [name, why] of NOT_TO_BE_HAD) if (given(body[name])) throw unsupported(name, why);
  if (flagAt(body, 'background')) throw unsupported('background', 'answers are given at once');
  const store = body.store !== false;
  const messages = await readInput(body, stored);
  const passed = Object.fromEntries(PASSED_ON.filter((name) => given(body[name])).map((name) => [name, body[name]]));
  const text = isFields(body.text) ? body.text : {};
  const format = readTextFormat(text.format);
  const chatBody = {
    ...passed,
    messages,
    ...chatTools(body.tools),
    ...chatToolChoice(body.tool_choice),
    ...reasoningOf(body.reasoning),
    max_completion_tokens: wholeAt(body, 'max_output_tokens', 1, 2_147_483_647),
  };
  return { chat: { ...readChat(chatBody), format }, body, store };
}

function reasoningOf(reasoning: unknown): Fields {
  return isFields(reasoning) && typeof reasoning.effort === 'string' ? { reasoning_effort: reasoning.effort } : {};
}

async function readInput(body: Fields, stored: StoredItems): Promise<ChatBodyMessage[]> {
  const { input } = body;
  const instructions = textAt(body, 'instructions', 1_048_576);
  const previous = textAt(body, 'previous_response_id', 64);
  if (typeof input !== 'string' && !Array.isArray(input))
    throw invalidField('input', 'must be a string or a list of items');
  const items: unknown[] = typeof input === 'string' ? [{ role: 'user', content: input }] : input;
  const before = previous === undefined ? [] : await stored.conversation(previous);
  const read: ChatBodyMessage[] = [];
  for (const [i, item] of items.entries()) add(read, await readItem(item, `input.${i}`, stored));
  if (![...before, ...read].some(hasContent)) throw invalidField('input', 'must hold a visible character');
  return [...(instructions === undefined ? [] : [{ role: 'system', content: instructions }]), ...before, ...read];
}

const hasContent = ({ content, role }: ChatBodyMessage): boolean =>
  role === 'tool' || Array.isArray(content) || (typeof content === 'string' && /\S/u.test(content));

/** Calls of one turn stand in one message, as a chat has them. */
function add(read: ChatBodyMessage[], message: ChatBodyMessage | null): void {
  const last = read.at(-1);
  if (message && Array.isArray(message.tool_calls) && last?.role === 'assistant' && Array.isArray(last.tool_calls))
    last.tool_calls = [...(last.tool_calls as unknown[]), ...(message.tool_calls as unknown[])];
  else if (message) read.push(message);
}

async function readItem(item: unknown, path: string, stored: StoredItems): Promise<ChatBodyMessage | null> {
  if (!isFields(item)) throw invalidField(path, 'must be an object');
  const type = item.type ?? (given(item.role) ? 'message' : 'item_reference');
  switch (type) {
    case 'message':
      return readMessage(item, path);
    case 'item_reference':
      return stored.item(word(item, 'id', path), path);
    case 'function_call':
      return callMessage(word(item, 'call_id', path), word(item, 'name', path), word(item, 'arguments', path));
    case 'function_call_output':
      return { role: 'tool', tool_call_id: word(item, 'call_id', path), content: outputOf(item.output, path) };
    case 'reasoning':
      return null;
    default:
      throw unsupported(`${path}.type`, 'items are messages, function calls, their outputs and references to items');
  }
}

export const callMessage = (id: string, name: string, args: string): ChatBodyMessage => ({
  role: 'assistant',
  content: null,
  tool_calls: [{ id, type: 'function', function: { name, arguments: args } }],
});

function word(item: Fields, name: string, path: string): string {
  const value = item[name];
  if (typeof value === 'string') return value;
  throw invalidField(`${path}.${name}`, 'must be a string');
}

const outputOf = (output: unknown, path: string): unknown =>
  Array.isArray(output)
    ? output.map((part: unknown, i) => readPart(part, `${path}.output.${i}`))
    : word({ output }, 'output', path);

function readMessage({ role, content }: Fields, path: string): ChatBodyMessage {
  if (typeof role !== 'string' || !/^(user|assistant|system|developer)$/.test(role))
    throw invalidField(`${path}.role`, 'must be one of user, assistant, system, developer');
  if (typeof content === 'string') return { role, content };
  if (!Array.isArray(content)) throw invalidField(`${path}.content`, 'must be a string or a list of content parts');
  return { role, content: content.map((part: unknown, i) => readPart(part, `${path}.content.${i}`)) };
}

function readPart(part: unknown, path: string): ChatBodyMessage {
  if (!isFields(part)) throw invalidField(path, 'must be a content part with a type');
  if (part.type === 'input_image')
    return { type: 'image_url', image_url: { url: word(part, 'image_url', path), ...detailOf(part.detail) } };
  if (part.type === 'refusal') return { type: 'text', text: word(part, 'refusal', path) };
  if (part.type === 'input_text' || part.type === 'output_text' || part.type === 'text')
    return { type: 'text', text: word(part, 'text', path) };
  throw unsupported(path, 'content parts are texts and images');
}

const detailOf = (detail: unknown): Fields => (typeof detail === 'string' ? { detail } : {});
