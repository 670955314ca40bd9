import { createHmac, timingSafeEqual } from 'node:crypto';
import { underPepper, type Pepper } from './pepper.js';

const SIGNATURE = /^[0-9a-f]{64}$/i;

/** The secret that goes with a key, for protocols whose requests are signed: made anew whenever it is needed, never stored. It names its pepper. */
export const signingSecret = (keyId: string, pepper: Pepper): string =>
  `fyra_secret_${pepper.name}${underPepper(pepper, `signing secret of ${keyId}`).toString('hex')}`;

/** Whether a text was signed with the key's secret. @param signature HMAC-SHA256, hexadecimal @param peppers under which secrets may have been made */
export function isSignedBy(keyId: string, text: string, signature: string, peppers: readonly Pepper[]): boolean {
  if (!SIGNATURE.test(signature)) return false;
  const shown = Buffer.from(signature, 'hex');
  return peppers.some((pepper) =>
    timingSafeEqual(createHmac('sha256', signingSecret(keyId, pepper)).update(text).digest(), shown),
  );
}
