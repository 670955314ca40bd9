import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { fieldsOf, isForm } from './forms.js';
import { DomainError, type FieldError } from '../../kernel/errors.js';
import { malformed, tooLarge, unsupported } from '../problems/http-refusal.js';
import { speaksOpenAi } from '../problems/openai-dialect.js';

const SMALL = 64 * 1024;
const LARGE = 1024 * 1024;
const LARGE_PATHS = /^\/(v1\/|api\/v1\/(chat|responses|images)(\/|$)|api\/chat$|mcp$)/;
const MAX_DEPTH = 32;
const LONE_SURROGATE = /\p{Cs}/u;
const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

export interface BodyCarrier extends Request {
  /** A JSON body as it came, for signatures over it. */
  rawBody?: Buffer;
  /** Why the body cannot be used; raised after key and quota, since an exhausted quota wins over a bad body. */
  bodyError?: DomainError;
}

/** Most bytes of a body at this path, inflated or not. */
export const limitOf = (path: string): number => (LARGE_PATHS.test(path) ? LARGE : SMALL);

/** The value of a JSON body, or the fields of a form. @throws DomainError malformed_json, unsupported_media_type, body_too_large, validation_failed */
export function bodyOf(request: Request, bytes: Buffer): unknown {
  const { path, headers } = request;
  if (!/^utf-?8$/i.test(charsetOf(headers['content-type']))) throw unsupported();
  if (!isUtf8(bytes)) throw malformed(); // a decoder would put U+FFFD for it, and a text is kept verbatim
  const text = bytes.toString('utf8');
  const body = bytes.length === 0 ? {} : isForm(request) ? fieldsOf(text) : parsed(text.replace(/^\uFEFF/, ''));
  if (path === '/api/chat' && bytes.length > SMALL && !speaksOpenAi({ path, body })) throw tooLarge();
  const flaw = flawOf(body, '', 0);
  if (flaw) throw unusable('The body has a text or name that cannot be used.', flaw);
  return body;
}

const charsetOf = (type = ''): string => /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1] ?? 'utf-8';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
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

export const hasBody = (request: IncomingMessage): boolean =>
  Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'] !== undefined;

export function isJson(request: IncomingMessage): boolean {
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
