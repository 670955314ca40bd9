import { failureOf, secondsIn } from './failure.js';

/** Nobody has begun with what is answered so. */
const REFUSED_UNBEGUN = new Set([429]);
const PASSING = new Set([429, 502, 503, 504]);
/** Where the server does not say how long, s; doubled with each try. */
const FIRST_PAUSE = 0.5;
/** Who is asked for more patience gets the refusal, s. */
const LONGEST_PAUSE = 60;

export interface Tries {
  fetch: typeof fetch;
  /** besides the first */
  retries: number;
}

/**
 * Sends a request, and again when the server asks for patience or cannot be reached. What changes something is repeated only
 * under an Idempotency-Key, or when it was refused before anybody began.
 * @returns an answer of status 2xx or 304
 * @throws FyraError what the server says no with; what fetch throws, when it cannot be reached
 */
export async function answered(request: Request, { fetch, retries }: Tries): Promise<Response> {
  const repeatable = request.method !== 'POST' || request.headers.has('Idempotency-Key');
  for (let attempt = 0; ; attempt++) {
    const pause = FIRST_PAUSE * 2 ** attempt;
    const last = attempt >= retries;
    const response = await fetch(request.clone()).catch(async (error: unknown) => {
      if (last || !repeatable || request.signal.aborted) throw error;
      await paused(pause, request.signal);
    });
    if (!response) continue;
    if (response.ok || response.status === 304) return response;
    const asked = secondsIn(response) ?? pause;
    const again = (repeatable ? PASSING : REFUSED_UNBEGUN).has(response.status) && asked <= LONGEST_PAUSE;
    if (last || !again) throw await failureOf(response);
    await response.body?.cancel();
    await paused(asked, request.signal);
  }
}

export function paused(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const gone = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => (signal.removeEventListener('abort', gone), resolve()), seconds * 1000);
    signal.addEventListener('abort', gone, { once: true });
    if (signal.aborted) gone();
  });
}
