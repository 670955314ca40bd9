/** What a client knows of an operation of openapi.json. */
export interface Operation {
  method: string;
  path: string;
  /** names of what stands in the query */
  query?: readonly string[];
  /** whether what is left is its body */
  body?: boolean;
  /** whether it takes an Idempotency-Key */
  once?: boolean;
  key?: 'api' | 'arena' | 'either' | 'operator';
  accept?: string;
}
