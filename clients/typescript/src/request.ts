import type { Operation } from './operation.js';
import { OPERATIONS } from './operations.js';
import type { Name, Options } from './types.js';

export interface Keys {
  /** of the design, cognitive and tools interfaces: sent as X-API-Key */
  apiKey?: string;
  /** of a challenger: sent as X-Arena-Key */
  arenaKey?: string;
  /** of an operator: sent as a bearer token */
  operatorToken?: string;
}

/** The request that a call of an operation stands for; whatever is not part of its path or query is its body. */
export function requestOf(base: string, keys: Keys, name: Name, given: object, options: Options): Request {
  const operation: Operation = OPERATIONS[name];
  const rest = new Map(Object.entries(given).filter(([, value]) => value !== undefined));
  const take = (key: string): unknown => {
    const value = rest.get(key);
    rest.delete(key);
    return value;
  };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, key: string) => encoded(take(key)));
  const query = new URLSearchParams();
  for (const key of operation.query ?? []) if (rest.has(key)) query.set(key, textOf(take(key)));
  const url = `${base}${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
  const body = operation.body ? JSON.stringify(Object.fromEntries(rest)) : null;
  return new Request(url, {
    method: operation.method,
    body,
    signal: options.signal ?? null,
    headers: { ...(body !== null && { 'Content-Type': 'application/json' }), ...headersOf(operation, keys, options) },
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** @throws TypeError where what is given would walk up the path, or is nothing */
function encoded(value: unknown): string {
  const text = textOf(value ?? '');
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`${JSON.stringify(text)} names nothing`);
  return encodeURIComponent(text);
}

function headersOf(operation: Operation, keys: Keys, { idempotencyKey, waitSeconds }: Options): Record<string, string> {
  const once = idempotencyKey ?? (operation.once ? crypto.randomUUID() : undefined);
  return {
    Accept: operation.accept ?? 'application/json',
    ...keyHeader(operation, keys),
    ...(once === undefined ? {} : { 'Idempotency-Key': once }),
    ...(waitSeconds === undefined ? {} : { Prefer: `wait=${waitSeconds}` }),
  };
}

/** Each operation gets the key that it takes, and no other. */
function keyHeader({ key }: Operation, { apiKey, arenaKey, operatorToken }: Keys): Record<string, string> {
  if (key === 'operator') return operatorToken === undefined ? {} : { Authorization: `Bearer ${operatorToken}` };
  if (key === undefined) return {};
  const own = key === 'arena' ? arenaKey : apiKey;
  if (own !== undefined) return { [key === 'arena' ? 'X-Arena-Key' : 'X-API-Key']: own };
  return key === 'either' && arenaKey !== undefined ? { 'X-Arena-Key': arenaKey } : {};
}
