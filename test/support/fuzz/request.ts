import fc from 'fast-check';
import { nearlyValid, valid } from './arbitrary.js';
import { BODIES, QUERIES, QUERY_VALUES, SEGMENTS, type RawBody } from './hostile.js';
import type { Documented } from './schema.js';

/** Whose key a request shows. */
export const KEY_CHOICES = ['right', 'absent', 'of another interface', 'unknown', 'revoked', 'nonsense'] as const;
export type KeyChoice = (typeof KEY_CHOICES)[number];

/** A value in an address: encoded text, or the n-th thing of this kind that the server has named so far. */
export type Segment = { text: string } | { known: number };

/** A request that is still to be made: keys and ids are filled in when it is sent. */
export interface Draft {
  operation: Documented;
  segments: Record<string, Segment>;
  query: string;
  headers: Record<string, string>;
  key: KeyChoice;
  body: RawBody;
}

const often = <T>(...choices: [weight: number, arbitrary: fc.Arbitrary<T>][]): fc.Arbitrary<T> =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** Requests to one operation: valid, nearly valid and hostile ones. */
export function requestsTo(operation: Documented): fc.Arbitrary<Draft> {
  return fc.record({
    operation: fc.constant(operation),
    segments: segments(operation),
    query: query(operation),
    headers: headers(operation),
    key: often<KeyChoice>([12, fc.constant('right')], [5, fc.constantFrom(...KEY_CHOICES)]),
    body: body(operation),
  });
}

function segments({ parameters }: Documented): fc.Arbitrary<Draft['segments']> {
  const model = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => [name, segment(schema)]);
  return fc.record(Object.fromEntries(model) as Record<string, fc.Arbitrary<Segment>>, { noNullPrototype: true });
}

const segment = (schema: Documented['parameters'][number]['schema']): fc.Arbitrary<Segment> =>
  often<Segment>(
    [6, fc.nat().map((known) => ({ known }))],
    [3, valid(schema).map((value) => ({ text: encoded(value) }))],
    [2, fc.constantFrom(...SEGMENTS).map((text) => ({ text }))],
  );

/** Half a surrogate pair cannot be percent-encoded. */
const wellFormed = (value: unknown): string => String(value).replace(/\p{Cs}/gu, '?');

/** Never empty and never a step up, which would be the address of something else. */
const encoded = (value: unknown): string => encodeURIComponent(wellFormed(value)).replace(/^\.{0,2}$/, 'none');

function query({ parameters }: Documented): fc.Arbitrary<string> {
  const asked = parameters.filter((parameter) => parameter.in === 'query' && parameter.name !== 'api_key');
  const one = ({ name, schema, required }: Documented['parameters'][number]): fc.Arbitrary<string> =>
    often(
      [required ? 8 : 3, valid(schema).map((value) => `${name}=${encodeURIComponent(wellFormed(value))}`)],
      [required ? 1 : 6, fc.constant('')],
      [1, fc.constantFrom(...QUERY_VALUES).map((value) => `${name}=${value}`)],
    );
  const normal = fc.tuple(...asked.map(one)).map((parts) => parts.filter((part) => part !== '').join('&'));
  return often([12, normal], [1, fc.constantFrom(...QUERIES)]);
}

const PREFERENCES = ['wait=0', 'wait=1', 'respond-async, wait=0', 'wait=-1', 'wait=x', ''];
const ACCEPTED = ['*/*', 'application/json', 'text/html', 'image/png', 'text/event-stream', 'nonsense', 'a/b;q=2'];

function headers({ method, parameters }: Documented): fc.Arbitrary<Record<string, string>> {
  const latin = fc.string({ unit: fc.constantFrom(...'ab09"\\,;=:/[]{}é '), maxLength: 300 });
  const named = (name: string) => parameters.some((parameter) => parameter.name === name);
  const idempotency = often(
    [4, fc.uuid()],
    [1, latin],
    [1, fc.constantFrom('short', 'a-key-that-others-use-too-0000')],
  );
  return fc.record(
    {
      Prefer: often([6, fc.constant('wait=0')], [1, fc.constantFrom(...PREFERENCES)]),
      Accept: often([10, fc.constant('*/*')], [3, fc.constantFrom(...ACCEPTED)]),
      'X-Request-Id': latin,
      ...(named('Idempotency-Key') ? { 'Idempotency-Key': idempotency } : {}),
      ...(named('Last-Event-ID') ? { 'Last-Event-ID': often([1, fc.constant('1.0')], [1, latin]) } : {}),
      ...(method === 'GET' ? { 'If-None-Match': often([1, fc.constant('*')], [4, latin]) } : {}),
    },
    { requiredKeys: ['Prefer'], noNullPrototype: true },
  ) as fc.Arbitrary<Record<string, string>>;
}

function body(operation: Documented): fc.Arbitrary<RawBody> {
  if (operation.method === 'GET') return fc.constant({});
  const raw = fc.constantFrom(...Object.values(BODIES));
  if (!operation.body) return often([6, fc.constant({})], [1, raw]);
  const { schema, examples, required } = operation.body;
  const described = valid(schema);
  const whole = examples.length > 0 ? often([2, fc.constantFrom(...examples)], [2, described]) : described;
  return often(
    [5, whole.map(asJson)],
    [4, nearlyValid(whole).map(asJson)],
    [1, raw],
    ...(required ? [] : [[1, fc.constant({})] as [number, fc.Arbitrary<RawBody>]]),
  );
}

const asJson = (value: unknown): RawBody => ({ body: JSON.stringify(value), type: 'application/json' });
