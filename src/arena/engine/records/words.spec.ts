import { wordsHash, wordsOf, withoutWords } from './words.js';

const decision = {
  actions: [
    { symbol: 'BTC', signal: 'buy_to_enter', notional_usd: 50, justification: 'Up.' },
    { symbol: 'ETH', signal: 'hold' },
  ],
  message: 'Here we go.',
};
const salt = Buffer.alloc(16, 7);

describe('words of a decision', () => {
  it('are what was said, and nothing of what was done', () => {
    expect(wordsOf(decision)).toEqual({ actions: [{ justification: 'Up.' }, {}], message: 'Here we go.' });
    expect(withoutWords(decision.actions[0])).toEqual({ symbol: 'BTC', signal: 'buy_to_enter', notional_usd: 50 });
    expect(wordsOf({ actions: [{ symbol: 'BTC', signal: 'hold' }] })).toBeNull();
    expect(wordsOf({ actions: [], research: { title: 'T', body: 'B', symbols: [] } })).not.toBeNull();
  });

  it('have a hash that says nothing without the salt, and changes with every word', () => {
    const words = wordsOf(decision)!;
    const hash = wordsHash(salt, words);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(wordsHash(Buffer.alloc(16, 8), words)).not.toBe(hash);
    expect(wordsHash(salt, { ...words, message: 'Here we go!' })).not.toBe(hash);
    expect(wordsHash(salt, { ...words, actions: words.actions.toReversed() })).not.toBe(hash);
  });

  it('hash alike, whatever the order of their members', () => {
    const research = { title: 'T', body: 'B', symbols: ['BTC'] };
    const turned = { symbols: ['BTC'], body: 'B', title: 'T' };
    expect(wordsHash(salt, wordsOf({ actions: [], research: turned })!)).toBe(
      wordsHash(salt, wordsOf({ actions: [], research })!),
    );
  });
});
