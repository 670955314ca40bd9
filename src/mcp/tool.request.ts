import type { IncomingHttpHeaders } from 'node:http';
import type { InnerRequest } from '../common/http/inner-call.js';
import type { KeyInterface } from '../common/auth/principal.js';
import { DomainError } from '../common/kernel/errors.js';
import { keyHeaders } from './key.choice.js';
import type { Argument, Tool } from './tool.schema.js';

export type Arguments = Record<string, unknown>;

/** Of the client's own headers these concern the operation, too. */
const PASSED_ON = ['traceparent', 'idempotency-key'];

/**
 * The request that a tool call stands for. The operation validates; here only that each argument has a place.
 * @throws DomainError validation_failed
 */
export function requestOf(tool: Tool, given: Arguments, headers: IncomingHttpHeaders): InnerRequest {
  assertKnown(tool, given);
  const at = (place: Argument['place']) => tool.arguments.filter((one) => one.place === place && one.name in given);
  const path = at('path').reduce(
    (text, { name, target }) => text.replace(`{${target}}`, encoded(given[name])),
    tool.path,
  );
  const query = new URLSearchParams(
    Object.fromEntries(at('query').map(({ name, target }) => [target, text(given[name])])),
  );
  const body = Object.fromEntries(at('body').map(({ name, target }) => [target, given[name]]));
  return {
    method: tool.method,
    url: query.size > 0 ? `${path}?${query.toString()}` : path,
    headers: headersOf(tool, given, headers),
    ...(tool.takesBody ? { body: JSON.stringify(body) } : {}),
  };
}

function assertKnown(tool: Tool, given: Arguments): void {
  const known = new Set(tool.arguments.map(({ name }) => name));
  const unknown = Object.keys(given).filter((name) => !known.has(name));
  const missing = tool.arguments.filter(({ name, place }) => place === 'path' && text(given[name]) === '');
  const errors = [
    ...unknown.map((path) => ({ path, message: 'is not a known argument' })),
    ...missing.map(({ name }) => ({ path: name, message: 'is required' })),
  ];
  if (errors.length === 0) return;
  const named = errors.map(({ path }) => path).join(', ');
  throw new DomainError('invalid', 'validation_failed', `Not valid: ${named}.`, { errors });
}

/** Dots alone would walk up the path. */
const encoded = (value: unknown): string =>
  encodeURIComponent(text(value)).replace(/^\.+$/, (dots) => '%2E'.repeat(dots.length));

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

function headersOf(tool: Tool, given: Arguments, headers: IncomingHttpHeaders): Record<string, string> {
  const { api_key, idempotency_key, wait_seconds } = given;
  const passed = PASSED_ON.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []));
  return {
    ...Object.fromEntries(passed as [string, string][]),
    ...keyHeaders(headers, interfaceOf(tool), api_key === undefined ? undefined : oneLine(api_key)),
    ...(idempotency_key === undefined ? {} : { 'idempotency-key': oneLine(idempotency_key) }),
    ...(wait_seconds === undefined ? {} : { prefer: `wait=${oneLine(wait_seconds)}` }),
    accept: 'application/json',
    ...(tool.takesBody ? { 'content-type': 'application/json' } : {}),
  };
}

/** A header has no line ends. */
const oneLine = (value: unknown): string => text(value).replace(/[^\x20-\x7e]/g, '');

function interfaceOf({ spec }: Tool): KeyInterface {
  if (spec.key) return spec.key;
  return (/^(arena|design)_/.exec(spec.name)?.[1] as KeyInterface | undefined) ?? 'tools';
}
