import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import bodyParser from 'body-parser';
import type { NextFunction, Request, Response } from 'express';
import { DomainError, type FieldError } from '../kernel/errors.js';
import { speaksOpenAi } from './openai-dialect.js';

const SMALL = 64 * 1024;
const LARGE = 1024 * 1024;
const LARGE_PATHS = /^\/(v1\/|api\/v1\/(chat|responses|images)(\/|$)|api\/chat$|mcp$)/;
const MAX_DEPTH = 32;
const LONE_SURROGATE = /\p{Cs}/u;
const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** A refusal that has an HTTP status but no refusal of the domain. */
export class HttpRefusal extends DomainError {
  constructor(
    readonly status: number,
    code: string,
    message: string,
    headers: Record<string, string> = {},
  ) {
    super('invalid', code, message, { headers });
  }
}

export interface BodyCarrier extends Request {
  /** A JSON body as it came, for signatures over it. */
  rawBody?: Buffer;
  /** Why the body cannot be used; raised after key and quota, since an exhausted quota wins over a bad body. */
  bodyError?: DomainError;
  /** Length of a JSON body as it came. */
  bodyBytes?: number;
}

/** A decoder would put U+FFFD for what is no UTF-8, and a text is kept verbatim. */
function verify(request: IncomingMessage, _response: unknown, body: Buffer, charset: string): void {
  (request as BodyCarrier).rawBody = body;
  (request as BodyCarrier).bodyBytes = body.length;
  if (charset === 'utf-8' && !isUtf8(body)) throw new TypeError('not UTF-8');
}

const small = bodyParser.json({ limit: SMALL, strict: false, type: isJson, verify });
const large = bodyParser.json({ limit: LARGE, strict: false, type: isJson, verify });

/** Reads a JSON body; what is wrong with it is noted on the request and raised by the admission guard. */
export function readBody(request: BodyCarrier, response: Response, next: NextFunction): void {
  const parse = LARGE_PATHS.test(request.path) ? large : small;
  parse(request, response, (error: unknown) => {
    request.bodyError = error ? parserRefusal(error) : contentRefusal(request);
    if (request.bodyError) request.body = undefined;
    next();
  });
}

interface ParserError {
  type?: string;
  status?: number;
}

function parserRefusal(error: unknown): DomainError {
  const { type, status } = error as ParserError;
  if (type === 'entity.too.large') return tooLarge();
  if (status === 415) return unsupported();
  return new DomainError('invalid', 'malformed_json', 'The body is not well-formed JSON in UTF-8.');
}

function contentRefusal(request: BodyCarrier): DomainError | undefined {
  if (hasBody(request) && !isJson(request)) return unsupported();
  if (isTooLarge(request)) return tooLarge();
  const flaw = flawOf(request.body, '', 0);
  return flaw && unusable('The body has a text or name that cannot be used.', flaw);
}

/** No value of a query may hold what no database takes. @throws DomainError validation_failed */
export function assertUsableQuery(query: object): void {
  for (const [path, value] of Object.entries(query)) {
    const flaw = [value].flat().flatMap((text) => (typeof text === 'string' ? (textFlaw(text, path) ?? []) : []))[0];
    if (flaw) throw unusable('The query has a text that cannot be used.', flaw);
  }
}

const unusable = (detail: string, flaw: FieldError): DomainError =>
  new DomainError('invalid', 'validation_failed', detail, { errors: [flaw] });

const tooLarge = () => new HttpRefusal(413, 'body_too_large', 'The body is larger than this operation takes.');

/** `/api/chat` takes long bodies in the form of OpenAI only. */
const isTooLarge = ({ path, bodyBytes = 0, body }: BodyCarrier): boolean =>
  path === '/api/chat' && bodyBytes > SMALL && !speaksOpenAi({ path, body });

const unsupported = () =>
  new HttpRefusal(415, 'unsupported_media_type', 'Send the body as application/json in UTF-8.', {
    Accept: 'application/json',
  });

const hasBody = (request: IncomingMessage): boolean =>
  Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'] !== undefined;

function isJson(request: IncomingMessage): boolean {
  const type = request.headers['content-type']?.split(';', 1)[0].trim().toLowerCase() ?? '';
  return type === 'application/json' || /^application\/[\w.-]+\+json$/.test(type);
}

/** The first text that no database takes (NUL, half a surrogate pair), name that shadows a prototype, or too deep a level. */
function flawOf(value: unknown, path: string, depth: number): FieldError | undefined {
  if (typeof value === 'string') return textFlaw(value, path);
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH) return { path, message: `must not be nested deeper than ${MAX_DEPTH} levels` };
  for (const [name, inner] of Object.entries(value)) {
    const at = path ? `${path}.${name}` : name;
    if (FORBIDDEN_NAMES.has(name)) return { path: at, message: 'is not a known field' };
    const flaw = textFlaw(name, path) ?? flawOf(inner, at, depth + 1);
    if (flaw) return flaw;
  }
  return undefined;
}

function textFlaw(text: string, path: string): FieldError | undefined {
  if (text.includes('\u0000')) return { path, message: 'must not contain the character NUL' };
  return LONE_SURROGATE.test(text) ? { path, message: 'must be well-formed Unicode' } : undefined;
}
