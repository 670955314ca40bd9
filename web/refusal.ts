/** Why something was not done, and when it may be. */
export interface TroubleView {
  said: string;
  /** seconds until it works again; null where waiting is not what helps */
  wait: number | null;
}

/** An operation was refused. */
export class Refusal extends Error {
  constructor(
    said: string,
    readonly wait: number | null,
  ) {
    super(said);
  }
}

export const troubleOf = (error: Error): TroubleView => ({
  said: error.message,
  wait: error instanceof Refusal ? error.wait : null,
});
