/** One question and what a good answer must hold (patterns over the answer, all of them). */
export interface Case {
  /** Earlier user messages, oldest first. */
  before?: readonly string[];
  ask: string;
  holds: readonly RegExp[];
  /** What would be wrong to say. */
  lacks?: readonly RegExp[];
}

/** A question by itself. */
export const c = (ask: string, holds: readonly RegExp[], lacks: readonly RegExp[] = []): Case => ({
  ask,
  holds,
  lacks,
});

/** One that goes on from earlier ones. */
export const talk = (
  before: readonly string[],
  ask: string,
  holds: readonly RegExp[],
  lacks: readonly RegExp[] = [],
): Case => ({ before, ask, holds, lacks });
