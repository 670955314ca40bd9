import { newWebhookSecret, webhookHeaders, webhookSignature } from './signature.js';

/** The example published with the specification (https://www.standardwebhooks.com). */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const PARTS = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' };
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

describe('the signature of Standard Webhooks', () => {
  it('is that of the published example', () => expect(webhookSignature(SECRET, PARTS)).toBe(SIGNATURE));

  it.each([{ id: 'msg_other' }, { timestamp: 1614265331 }, { body: '{"test": 2432232315}' }])(
    'is another one with %j',
    (change) => expect(webhookSignature(SECRET, { ...PARTS, ...change })).not.toBe(SIGNATURE),
  );

  it('stands in the three headers', () =>
    expect(webhookHeaders(SECRET, PARTS)).toEqual({
      'webhook-id': PARTS.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': SIGNATURE,
    }));
});

describe('a new secret', () => {
  it('has 24 to 64 bytes behind its prefix', () => {
    const secret = newWebhookSecret();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]+=*$/);
    const { length } = Buffer.from(secret.slice(6), 'base64');
    expect(length).toBeGreaterThanOrEqual(24);
    expect(length).toBeLessThanOrEqual(64);
  });
  it('is another one each time', () => expect(newWebhookSecret()).not.toBe(newWebhookSecret()));
});
