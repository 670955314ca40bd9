/** The right to execute one idempotent request, held by one process until it answers. */
export interface IdempotencyClaim {
  scope: Buffer;
  token: string;
  /** Present when the answer carries a secret: it is stored sealed under a key derived from this. */
  sealingKey?: string;
  /** Status of a success on this route. */
  status: number;
}

/** A row as it stands in the table. */
export interface StoredRecord {
  same_body: boolean;
  /** Null while running. */
  status: number | null;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** What stands under an Idempotency-Key while nothing is claimed: work of a millisecond is done first. */
export interface IdempotencyWish {
  scope: Buffer;
  bodyHash: Buffer;
  owner: string | null;
  /** Status of a success on this route. */
  status: number;
}

/** A stored answer, ready to be sent again. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}
