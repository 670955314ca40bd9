import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export interface SignedParts {
  id: string;
  /** Unix seconds of this attempt. */
  timestamp: number;
  body: string;
}

/** `whsec_` and 32 random bytes in base64. */
export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body` under the secret's bytes (Standard Webhooks 1.0). */
export function webhookSignature(secret: string, { id, timestamp, body }: SignedParts): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** The three headers of Standard Webhooks. */
export const webhookHeaders = (secret: string, parts: SignedParts): Record<string, string> => ({
  'webhook-id': parts.id,
  'webhook-timestamp': String(parts.timestamp),
  'webhook-signature': webhookSignature(secret, parts),
});
