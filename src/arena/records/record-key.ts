import { createHash, createHmac, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** DER around the 32 bytes of an Ed25519 key (RFC 8410): private in PKCS #8, public in SubjectPublicKeyInfo. */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

export interface RecordKey {
  id: string;
  /** 32 bytes, base64 */
  publicKey: string;
  /** @param bytes to be signed @returns base64 */
  sign(bytes: Buffer): string;
}

/**
 * The installation's Ed25519 key under one of its peppers: made from it, so that what keeps the pepper keeps the key, in back-ups
 * too, and the database holds neither.
 */
export function recordKeyOf(pepper: string): RecordKey {
  const seed = createHmac('sha256', pepper).update('key that signs records').digest();
  const secret = createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  const bytes = rawOf(createPublicKey(secret));
  return {
    id: keyName(bytes),
    publicKey: bytes.toString('base64'),
    sign: (message) => sign(null, message, secret).toString('base64'),
  };
}

const rawOf = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_PREFIX.length);
/** What a key is called by: 16 hexadecimal digits of the hash of its 32 bytes. */
export const keyName = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** Whether the holder of a public key (32 bytes, base64) has signed the message; false for what is no key or signature. */
export function isSignedBy(publicKey: string, message: Buffer, signature: string): boolean {
  const [bytes, signed] = [exactly(publicKey), exactly(signature)];
  if (bytes?.length !== 32 || !signed) return false;
  const key = createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, bytes]), format: 'der', type: 'spki' });
  return verify(null, message, key, signed);
}

/** What a text is the base64 of; null where other bytes would be read from it, too, as with something behind its end. */
function exactly(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : null;
}
