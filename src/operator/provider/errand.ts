import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { cookieOf, newToken } from '../session-cookie.js';

export const ERRAND_COOKIE = 'fyra_operator_errand';
/** How long somebody may take at the provider. */
export const ERRAND_MS = 10 * 60_000;
const FORM = /^([\w-]{43})\.([\w-]{43})\.([\w-]{43})$/;

/** What a browser keeps between going to the provider and coming back; each of 256 bits of chance. */
export interface Errand {
  state: string;
  nonce: string;
  verifier: string;
}

export const newErrand = (): Errand => ({ state: newToken(), nonce: newToken(), verifier: newToken() });

export const cookieValue = ({ state, nonce, verifier }: Errand): string => [state, nonce, verifier].join('.');

/** What this browser left with; null when it did not leave from here, or long ago. */
export function errandOf(message: Pick<IncomingMessage, 'headers'>): Errand | null {
  const [, state, nonce, verifier] = FORM.exec(cookieOf(message, ERRAND_COOKIE) ?? '') ?? [];
  return verifier === undefined ? null : { state, nonce, verifier };
}

/** RFC 7636 §4.2, S256. */
export const challengeOf = ({ verifier }: Errand): string => createHash('sha256').update(verifier).digest('base64url');
