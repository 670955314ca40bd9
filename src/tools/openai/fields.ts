import { invalidField } from './refusals.js';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null says no more than absence. */
export const given = (value: unknown): boolean => value !== undefined && value !== null;

/** @throws DomainError when there and no whole number within the bounds */
export function wholeAt(body: Fields, name: string, least: number, most: number): number | undefined {
  const value = body[name];
  if (!given(value)) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw invalidField(name, `must be a whole number from ${least} to ${most}`);
}

export function numberAt(body: Fields, name: string, least: number, most: number): number | undefined {
  const value = body[name];
  if (!given(value)) return undefined;
  if (typeof value === 'number' && value >= least && value <= most) return value;
  throw invalidField(name, `must be a number from ${least} to ${most}`);
}

export function flagAt(body: Fields, name: string): boolean {
  const value = body[name];
  if (!given(value)) return false;
  if (typeof value === 'boolean') return value;
  throw invalidField(name, 'must be true or false');
}

export function textAt(body: Fields, name: string, most: number): string | undefined {
  const value = body[name];
  if (!given(value)) return undefined;
  if (typeof value === 'string' && value.length <= most) return value;
  throw invalidField(name, `must be a string of at most ${most} characters`);
}

/** Of a given list of words. */
export function wordAt<W extends string>(body: Fields, name: string, words: readonly W[]): W | undefined {
  const value = body[name];
  if (!given(value)) return undefined;
  const word = words.find((one) => one === value);
  if (word !== undefined) return word;
  throw invalidField(name, `must be one of ${words.join(', ')}`);
}

const NAME = /^[a-zA-Z0-9_-]{1,64}$/;

/** A name of a function or schema, as OpenAI takes them. @throws DomainError */
export function nameOf(value: unknown, path: string): string {
  if (typeof value === 'string' && NAME.test(value)) return value;
  throw invalidField(path, 'must be 1 to 64 letters (a to z), digits, _ or -');
}
