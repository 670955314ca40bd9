import { malformed, type Parameters } from './parameters.js';
import { refuse } from './refusal.js';

const USUAL_WINDOW_MS = 5_000;
const MOST_WINDOW_MS = 60_000;
/** A clock of others may be ahead of ours by this. */
const AHEAD_MS = 1_000;

/** What the signature of a request is over: query and body as they were sent, one after the other, without the signature. */
export const signedText = (query: string, body: string): string => unsigned(query) + unsigned(body);

const unsigned = (text: string): string =>
  text
    .split('&')
    .filter((pair) => !pair.startsWith('signature='))
    .join('&');

/** @param now ms @throws DomainError -1021 for a request of another time, -1131 for a window that is none */
export function assertTimely(given: Parameters, now: number): void {
  const sent = given.whole('timestamp', 0, Number.MAX_SAFE_INTEGER);
  if (sent === undefined) throw malformed('timestamp');
  const text = given.optional('recvWindow') ?? String(USUAL_WINDOW_MS);
  const window = /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : Infinity;
  if (window > MOST_WINDOW_MS) throw refuse(-1131, `Invalid recvWindow; at most ${MOST_WINDOW_MS}.`);
  if (sent > now + AHEAD_MS)
    throw refuse(-1021, `Timestamp for this request was ${AHEAD_MS}ms ahead of the server's time.`);
  if (now - sent > window) throw refuse(-1021, 'Timestamp for this request is outside of the recvWindow.');
}
