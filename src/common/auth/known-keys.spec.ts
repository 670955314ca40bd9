import { BELIEVED_MS, KnownKeys } from './known-keys.js';
import type { Principal } from './principal.js';

const ada = { accountId: 'ada' } as Principal;
const bob = { accountId: 'bob' } as Principal;

describe('a key that was looked up', () => {
  it('is believed for a while from when the question was asked, and no longer', () => {
    const keys = new KnownKeys();
    keys.learn('key', ada, 1000);
    expect(keys.holder('key', 1000 + BELIEVED_MS - 1)).toBe(ada);
    expect(keys.holder('key', 1000 + BELIEVED_MS)).toBeUndefined();
    expect(keys.holder('key', 1001)).toBeUndefined();
  });

  it('is nobody else’s', () => {
    const keys = new KnownKeys();
    keys.learn('key', ada, 0);
    keys.learn('other', bob, 0);
    expect([keys.holder('key', 1), keys.holder('other', 1), keys.holder('third', 1)]).toEqual([ada, bob, undefined]);
  });

  it('does not fill the memory', () => {
    const keys = new KnownKeys();
    for (let i = 0; i <= 10_000; i++) keys.learn(`key ${i}`, ada, 0);
    expect([keys.holder('key 0', 1), keys.holder('key 10000', 1)]).toEqual([undefined, ada]);
  });
});
