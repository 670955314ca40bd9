/** How old a message may be, s. */
const TOLERANCE = 300;

/** What stands in the headers of a message. */
export interface WebhookHeaders {
  get(name: string): string | null;
}

/**
 * The message of a webhook, when it is the server's own (Standard Webhooks: HMAC-SHA256 over id, time and body).
 * @param secret `whsec_…`, as the answer that took the webhook's address said it
 * @param body exactly as it came
 * @throws Error when the signature or the time is not right
 */
export async function verifiedWebhook(secret: string, headers: WebhookHeaders, body: string): Promise<unknown> {
  const [id, time, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headers.get(name) ?? '',
  );
  if (!(Math.abs(Date.now() / 1000 - Number(time || NaN)) <= TOLERANCE))
    throw new Error('webhook: too old, or without a time');
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const signed = new TextEncoder().encode(`${id}.${time}.${body}`);
  for (const signature of signatures.split(' ')) {
    if (signature.startsWith('v1,') && (await crypto.subtle.verify('HMAC', key, bytesOf(signature.slice(3)), signed))) {
      return JSON.parse(body) as unknown;
    }
  }
  throw new Error('webhook: not signed with this secret');
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
