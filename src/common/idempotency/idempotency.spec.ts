import { canonicalJson } from './canonical-json.js';
import { seal, unseal } from './sealing.js';

describe('canonical JSON', () => {
  it('ignores the order of members, not of elements', () => {
    expect(canonicalJson({ b: 1, a: { d: [1, 2], c: null } })).toBe(canonicalJson({ a: { c: null, d: [1, 2] }, b: 1 }));
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
  });
  it('takes a missing body for null', () => expect(canonicalJson(undefined)).toBe('null'));
});

describe('sealed answers', () => {
  const salt = Buffer.from('scope');
  it('open with their own key only', () => {
    const sealed = seal('{"api_key":"ö"}', 'a-long-idempotency-key', salt);
    expect(sealed.toString('latin1')).not.toContain('api_key');
    expect(unseal(sealed, 'a-long-idempotency-key', salt)).toBe('{"api_key":"ö"}');
    expect(() => unseal(sealed, 'another-idempotency-key', salt)).toThrow(/authenticate/);
  });
  it('open for their own purpose only', () =>
    expect(() => unseal(seal('x', 'secret', salt, 'one'), 'secret', salt, 'other')).toThrow(/authenticate/));
});
