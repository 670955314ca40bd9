/** The right to execute one idempotent request, held by one process until it answers. */
export interface IdempotencyClaim {
  scope: Buffer;
  token: string;
  /** Present when the answer carries a secret: it is stored sealed under a key derived from this. */
  sealingKey?: string;
  /** Status of a success on this route. */
  status: number;
}

/** A stored answer, ready to be sent again. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}
