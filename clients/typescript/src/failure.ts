/** The server said no. `code` is a stable word to branch on, `message` says it to people. */
export class FyraError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** What is wrong with the fields of a request: where, and why. */
    readonly errors: readonly { path: string; message: string }[],
    /** Seconds after which it is worth trying again; null when waiting does not help. */
    readonly retryAfter: number | null,
    /** To be named when asking whoever runs the server. */
    readonly requestId: string | null,
  ) {
    super(message);
    this.name = 'FyraError';
  }
}

interface Problem {
  code?: string;
  detail?: string;
  title?: string;
  errors?: { path: string; message: string }[];
  error?: { code?: string | null; message?: string };
}

export async function failureOf(response: Response): Promise<FyraError> {
  const { code, detail, title, errors, error } = problemIn(await response.text());
  return new FyraError(
    response.status,
    code ?? error?.code ?? `http_${response.status}`,
    detail ?? error?.message ?? title ?? response.statusText,
    errors ?? [],
    secondsIn(response),
    response.headers.get('X-Request-Id'),
  );
}

/** What `Retry-After` says, s. */
export function secondsIn({ headers }: Response): number | null {
  const seconds = Number(headers.get('Retry-After') ?? NaN);
  return seconds >= 0 ? seconds : null;
}

function problemIn(text: string): Problem {
  try {
    return (JSON.parse(text) ?? {}) as Problem;
  } catch {
    return {};
  }
}
