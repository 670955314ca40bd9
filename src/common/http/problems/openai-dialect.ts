import type { Problem } from './problem.js';

const OPENAI_PATHS = /^\/(v1(\/|$)|api\/v1\/(chat|responses|models|images)(\/|$))/;

/** A body that cannot be read, as it begins: `messages` are spoken of, a `message` is not. */
const NAMES_MESSAGES = /^\s*\{(?![^]*"message"\s*:)[^]*"messages"\s*:/;
const READ_BYTES = 65_536;

export interface SpokenRequest {
  path: string;
  body?: unknown;
  /** The body as it came, also where it cannot be read. */
  rawBody?: Buffer;
}

/** Whether the caller is a client of OpenAI's interface: by the path, on `/api/chat` by its `messages`. */
export function speaksOpenAi({ path, body, rawBody }: SpokenRequest): boolean {
  if (OPENAI_PATHS.test(path)) return true;
  if (path !== '/api/chat') return false;
  if (body === undefined && rawBody) return NAMES_MESSAGES.test(rawBody.toString('latin1', 0, READ_BYTES));
  return typeof body === 'object' && body !== null && 'messages' in body;
}

/** Whether only the body would have said which form the caller speaks, and it was not taken: then both are answered. */
export const mightSpeakOpenAi = ({ path, body, rawBody }: SpokenRequest): boolean =>
  path === '/api/chat' && body === undefined && rawBody === undefined;

const TYPES: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  402: 'insufficient_quota',
  403: 'permission_error',
  429: 'rate_limit_error',
};

/** What OpenAI's clients read of a refusal. */
export interface OpenAiError {
  message: string;
  type: string;
  param: string | null;
  code: string;
  upgrade_url?: string;
}

/** The error object within the body; gateways drop top-level members they do not know, so the upgrade stands here too. */
export function openAiError({ status, detail, code, param, errors, upgrade_url }: Problem): OpenAiError {
  return {
    message: messageOf(detail, errors),
    type: typeOf(status, code),
    param: typeof param === 'string' ? param : bracketed(errors?.[0]?.path),
    code,
    ...(typeof upgrade_url === 'string' ? { upgrade_url } : {}),
  };
}

/** `messages.0.content` as OpenAI writes it: `messages[0].content`. */
const bracketed = (path: string | undefined): string | null => (path ? path.replace(/\.(\d+)(?=\.|$)/g, '[$1]') : null);

/** One body for both readers: the problem document, and beside its members OpenAI's `error`. */
export const withOpenAiError = (problem: Problem): Problem => ({ ...problem, error: openAiError(problem) });

function typeOf(status: number, code: string): string {
  if (code === 'insufficient_quota') return code;
  return TYPES[status] ?? (status >= 500 ? 'server_error' : 'invalid_request_error');
}

function messageOf(detail: string, errors: Problem['errors']): string {
  const [first] = errors ?? [];
  if (!first || detail.toLowerCase().includes(first.message.toLowerCase())) return detail;
  return `${detail} ${first.path}: ${first.message}`;
}
