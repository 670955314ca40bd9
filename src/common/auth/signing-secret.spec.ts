import { createHmac } from 'node:crypto';
import { redact } from '../telemetry/redact.js';
import { pepperOf } from './pepper.js';
import { isSignedBy, signingSecret } from './signing-secret.js';

const [now, before] = ['the present one', 'the one before'].map(pepperOf);
const sign = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('hex');

describe('what a key signs with', () => {
  const secret = signingSecret('key-1', now);

  it('is the same each time, another for each key and pepper, and tells its pepper', () => {
    expect(signingSecret('key-1', now)).toBe(secret);
    expect(new Set([secret, signingSecret('key-2', now), signingSecret('key-1', before)]).size).toBe(3);
    expect(secret).toMatch(new RegExp(`^fyra_secret_${now.name}[0-9a-f]{64}$`));
  });

  it('signs for its own key and its own text, under either pepper', () => {
    const signature = sign('symbol=BTCUSDT', secret);
    expect(isSignedBy('key-1', 'symbol=BTCUSDT', signature, [now])).toBe(true);
    expect(isSignedBy('key-1', 'symbol=BTCUSDT', signature.toUpperCase(), [before, now])).toBe(true);
    expect(isSignedBy('key-2', 'symbol=BTCUSDT', signature, [now])).toBe(false);
    expect(isSignedBy('key-1', 'symbol=ETHUSDT', signature, [now])).toBe(false);
    expect(isSignedBy('key-1', 'symbol=BTCUSDT', signature, [before])).toBe(false);
  });

  it.each(['', 'x', '0'.repeat(63), `${'0'.repeat(64)}00`, 'g'.repeat(64)])('%j is no signature', (signature) =>
    expect(isSignedBy('key-1', '', signature, [now])).toBe(false),
  );

  it('is not for logs, nor is what it signs', () => {
    const line = redact(`"url":"/fapi/v1/order?timestamp=1&signature=${sign('', secret)}","x":"${secret}"`);
    expect(line).toBe('"url":"/fapi/v1/order?timestamp=1&signature=…","x":"fyra_secret_…"');
  });
});
