import type { ModelMessage, ModelRequest } from '../models/text-model.js';
import { readContent } from './content.js';
import { flagAt, given, isFields, numberAt, textAt, wholeAt, type Fields } from './fields.js';
import { readResponseFormat } from './format.js';
import { invalidField, unsupported } from './refusals.js';

const MOST_MESSAGES = 2048;
const MOST_TOKENS = 2_147_483_647;
const MOST_STOPS = 4;
const ROLES: Readonly<Record<string, ModelMessage['role'] | null>> = {
  system: 'system',
  developer: 'system',
  user: 'user',
  assistant: 'assistant',
  tool: null,
  function: null,
};

/** What a caller asks of `POST /v1/chat/completions`, checked. */
export interface ChatRequest extends Omit<ModelRequest, 'signal'> {
  stream: boolean;
  includeUsage: boolean;
}

/** Unknown members are ignored; what is known and cannot be is refused by name. @throws DomainError */
export function readChat(body: Fields): ChatRequest {
  const stream = flagAt(body, 'stream');
  readSampling(body);
  return {
    messages: readMessages(body.messages),
    format: readResponseFormat(body.response_format),
    maxTokens: wholeAt(body, 'max_completion_tokens', 1, MOST_TOKENS) ?? wholeAt(body, 'max_tokens', 1, MOST_TOKENS),
    stop: readStop(body.stop),
    body,
    stream,
    includeUsage: readIncludeUsage(body.stream_options, stream),
  };
}

/** Checked for every model; which of them it follows is its own matter. */
function readSampling(body: Fields): void {
  textAt(body, 'model', 256);
  numberAt(body, 'temperature', 0, 2);
  numberAt(body, 'top_p', 0, 1);
  numberAt(body, 'presence_penalty', -2, 2);
  numberAt(body, 'frequency_penalty', -2, 2);
  wholeAt(body, 'seed', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  if ((wholeAt(body, 'n', 1, 128) ?? 1) > 1) throw unsupported('n', 'one answer per request is to be had');
  if (flagAt(body, 'logprobs')) throw unsupported('logprobs', 'probabilities of tokens are not to be had');
  const audio = given(body.audio) || (Array.isArray(body.modalities) && body.modalities.includes('audio'));
  if (audio) throw unsupported(given(body.audio) ? 'audio' : 'modalities', 'answers are text');
}

function readMessages(value: unknown): ModelMessage[] {
  if (!Array.isArray(value) || value.length === 0) throw invalidField('messages', 'must be a list of messages');
  if (value.length > MOST_MESSAGES) throw invalidField('messages', `must be at most ${MOST_MESSAGES} messages`);
  const read = value.flatMap((message: unknown, i) => readMessage(message, `messages.${i}`));
  const isTool = value.some((message) => isFields(message) && message.role === 'tool');
  if (!isTool && !read.some(({ text }) => /\S/u.test(text)) && !hasOther(value))
    throw invalidField('messages', 'must hold a visible character');
  return read;
}

function readMessage(message: unknown, path: string): ModelMessage[] {
  if (!isFields(message)) throw invalidField(path, 'must be an object');
  const role = typeof message.role === 'string' && Object.hasOwn(ROLES, message.role) ? ROLES[message.role] : undefined;
  if (role === undefined) throw invalidField(`${path}.role`, `must be one of ${Object.keys(ROLES).join(', ')}`);
  const silent = role === 'assistant' && (given(message.tool_calls) || given(message.function_call));
  if (!given(message.content) && !silent && !given(message.refusal))
    throw invalidField(`${path}.content`, 'must be a string or a list of content parts');
  const { text } = readContent(message.content, `${path}.content`);
  return role === null ? [] : [{ role, text }];
}

const hasOther = (messages: readonly unknown[]): boolean =>
  messages.some((message) => isFields(message) && readContent(message.content, 'messages').other !== undefined);

/** @throws DomainError */
export function readStop(value: unknown): string[] | undefined {
  if (!given(value)) return undefined;
  const stops: unknown[] = Array.isArray(value) ? value : [value];
  const fit = stops.every((stop): stop is string => typeof stop === 'string' && stop !== '' && stop.length <= 256);
  if (fit && stops.length <= MOST_STOPS) return stops;
  throw invalidField('stop', `must be up to ${MOST_STOPS} strings of 1 to 256 characters`);
}

function readIncludeUsage(options: unknown, stream: boolean): boolean {
  if (!given(options)) return false;
  if (!isFields(options)) throw invalidField('stream_options', 'must be an object');
  if (!stream) throw invalidField('stream_options', 'goes with stream: true only');
  return flagAt(options, 'include_usage');
}
