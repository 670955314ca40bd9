/** The upstream did not answer as asked; `message` never quotes what was said. */
export class UpstreamFailure extends Error {
  /** @param retryAfterSeconds for how long the upstream asks to be left alone; null where it does not say */
  constructor(
    message = '',
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}

/** It was not asked, for it has failed again and again. */
export class LeftAlone extends UpstreamFailure {
  constructor() {
    super('left alone after repeated failures');
  }
}

/** The upstream says that the question itself is wrong (400, 413, 422). */
export class UpstreamRefusal extends UpstreamFailure {
  /** @param said the upstream's own words, for the caller alone, never for a log; at most 300 characters */
  constructor(
    readonly status: number,
    readonly param: string | null,
    readonly said: string,
  ) {
    super(`status ${status}`);
  }
}

/** The caller has left. */
export class CallerLeft extends Error {
  constructor() {
    super('the caller has left');
  }
}
