import { createHmac } from 'node:crypto';

/** A secret under which keys are hashed, and the name by which what was made under it tells of it. */
export interface Pepper {
  /** Eight hexadecimal digits of its proof. */
  name: string;
  secret: string;
}

/** What a pepper gives for a text that no key can be. */
export const pepperProof = (secret: string): Buffer =>
  createHmac('sha256', secret).update('proof of a pepper').digest();

export const pepperOf = (secret: string): Pepper => ({ secret, name: nameOfProof(pepperProof(secret)) });

export const nameOfProof = (proof: Buffer): string => proof.toString('hex', 0, 4);

/** HMAC-SHA256 under the pepper, 32 bytes. */
export const underPepper = ({ secret }: Pepper, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();
