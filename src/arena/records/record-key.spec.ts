import { createPublicKey } from 'node:crypto';
import { isSignedBy, recordKeyOf } from './record-key.js';

const message = Buffer.from('a hash');

it('a pepper makes one key, another another', () => {
  expect(recordKeyOf('one').publicKey).toBe(recordKeyOf('one').publicKey);
  expect(recordKeyOf('one').id).not.toBe(recordKeyOf('two').id);
  expect(recordKeyOf('one').id).toMatch(/^[0-9a-f]{16}$/);
});

it('what it signs, it has signed; nobody else, and nothing else', () => {
  const [one, two] = [recordKeyOf('one'), recordKeyOf('two')];
  const signature = one.sign(message);
  expect(isSignedBy(one.publicKey, message, signature)).toBe(true);
  expect(isSignedBy(two.publicKey, message, signature)).toBe(false);
  expect(isSignedBy(one.publicKey, Buffer.from('a hush'), signature)).toBe(false);
  expect(isSignedBy('', message, signature)).toBe(false);
  expect(isSignedBy(one.publicKey, message, '')).toBe(false);
  expect(isSignedBy(one.publicKey, message, `${signature}0`)).toBe(false);
  expect(isSignedBy(`${one.publicKey}0`, message, signature)).toBe(false);
});

it('the public key is what others read as Ed25519 (a JWK of RFC 8037)', () => {
  const { publicKey } = recordKeyOf('one');
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  expect(createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }).asymmetricKeyType).toBe('ed25519');
});
