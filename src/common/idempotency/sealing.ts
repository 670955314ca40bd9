import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Purpose of the keys that answers are sealed under: who knows the Idempotency-Key can read them again. */
const ANSWERS = 'fyra idempotent answer';

/** Encrypts with AES-256-GCM under a key derived from the secret and its purpose by HKDF-SHA256. */
export function seal(text: string, secret: string, salt: Buffer, purpose = ANSWERS): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, salt, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws when the secret or the purpose is another one or the bytes were changed */
export function unseal(bytes: Buffer, secret: string, salt: Buffer, purpose = ANSWERS): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, salt, purpose), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

const keyOf = (secret: string, salt: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, purpose, 32));
