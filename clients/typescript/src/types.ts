import type { operations } from '../../../web/api.js';
import type { OPERATIONS } from './operations.js';

/** An operation of the API by its id, such as `design_submit`. */
export type Name = keyof typeof OPERATIONS & keyof operations;

type Given<T> = [T] extends [never] ? unknown : Exclude<T, undefined>;
type Part<N extends Name, K extends 'path' | 'query'> = operations[N]['parameters'] extends { [P in K]?: infer T }
  ? Given<Exclude<T, undefined>>
  : unknown;
type Body<N extends Name> = operations[N] extends { requestBody?: infer B }
  ? Exclude<B, undefined> extends { content: { 'application/json': infer T } }
    ? T
    : unknown
  : unknown;

/** What an operation takes: the parts of its path, its query and its body, side by side. */
export type Arguments<N extends Name> = Part<N, 'path'> & Part<N, 'query'> & Body<N>;

type Content<N extends Name> = operations[N]['responses'][keyof operations[N]['responses'] &
  (200 | 201 | 202)] extends { content: infer C }
  ? C
  : unknown;
/** Forms that an answer has only for browsers, or for who asks for a stream. */
type Aside = 'text/html' | 'text/event-stream';
type Bytes<C> = [Exclude<keyof C, 'application/json' | Aside>] extends [never] ? never : Uint8Array;

/** What an operation answers: its JSON, or the bytes of what is none. */
export type Answer<N extends Name> =
  Content<N> extends { 'application/json': infer T } ? T | Bytes<Content<N>> : Uint8Array;

/** Of every call. */
export interface Options {
  signal?: AbortSignal;
  /** In place of one that is made up: the same key and body give the same answer for 24 hours. */
  idempotencyKey?: string;
  /** Of what is a job: for so many seconds, 30 at most, the answer waits for its end. */
  waitSeconds?: number;
}

type Call<N extends Name> =
  object extends Arguments<N>
    ? (given?: Arguments<N>, options?: Options) => Promise<Answer<N>>
    : (given: Arguments<N>, options?: Options) => Promise<Answer<N>>;

type GroupOf<N extends Name> = N extends `${infer G}_${string}` ? G : never;

/** The operations by what stands before the underscore of their names: `design.submit`, `ring.decide`. */
export type Operations = {
  [G in GroupOf<Name>]: { [N in Name as N extends `${G}_${infer M}` ? M : never]: Call<N> };
};
