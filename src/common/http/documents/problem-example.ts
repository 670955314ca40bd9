import { STATUS_CODES } from 'node:http';

type Usual = readonly [code: string, detail: string];

/** What a status usually says. */
const USUAL: Readonly<Record<number, Usual>> = {
  400: ['validation_failed', 'Not valid: limit.'],
  401: ['key_missing', 'Send your key in the header X-API-Key.'],
  402: ['payment_required', 'A paid plan is needed for this.'],
  403: ['not_owner', 'This belongs to another key.'],
  404: ['not_found', 'There is nothing at this address.'],
  406: ['not_acceptable', 'This operation answers in no media type that you accept.'],
  408: ['body_too_slow', 'The body came slower than 1 KiB a second.'],
  409: ['idempotency_in_progress', 'The first request with this Idempotency-Key is still running.'],
  410: ['gone', 'This is no longer kept.'],
  413: ['body_too_large', 'The body is larger than this operation takes.'],
  415: ['unsupported_media_type', 'Send the body as application/json in UTF-8.'],
  422: ['idempotency_key_reused', 'This Idempotency-Key was used with another body.'],
  429: ['rate_limit_exceeded', 'Too many requests; see Retry-After.'],
  503: ['unavailable', 'The service is not available right now.'],
};

/** A code that the description of a refusal begins with: "`pack_used`: one of its calls is spent". */
const NAMED = /^`([a-z_]{3,40})`:? ?(.*)$/s;

export interface ProblemExample {
  value: ReturnType<typeof problemExample>;
}

/** A problem document as an operation answers it with this status. @param description of the response in the document */
export function problemExample(status: number, description: string) {
  const title = STATUS_CODES[status] ?? 'Error';
  const [, named, means = ''] = NAMED.exec(description) ?? [];
  const [code, detail] = named === undefined ? (USUAL[status] ?? ['refused', description]) : [named, sentence(means)];
  return {
    type: 'about:blank',
    title,
    status,
    detail: detail || title,
    instance: '/path/of/the/request',
    code,
    request_id: '0d0f8c5e-5f0e-4c58-9a0b-0c7b0a6f7a11',
    ...(status === 400 && code === 'validation_failed' ? { errors: [LIMIT] } : {}),
  };
}

const LIMIT = { path: 'limit', message: 'must be a whole number from 1 to 500' };

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
