import { keptText } from './kept-text.js';

it.each([
  ['plain words', 'Hold, I say.\n\tNow.', 'Hold, I say.\n\tNow.'],
  ['what hides or turns what stands beside it', 'a\u202eb\u200bc\u2066d', 'abcd'],
  ['controls', 'a\u0000b\u001bc', 'a b c'],
  ['half a character', 'a\ud83d', 'a\ufffd'],
])('%s', (_, said, kept) => expect(keptText(said, 100)).toBe(kept));

it('is no longer than it may be, whatever its last character is', () => {
  for (const said of ['x'.repeat(1_000_000), '😀'.repeat(100), `${'x'.repeat(8)}😀😀`]) {
    const kept = keptText(said, 10);
    expect(kept.length).toBeLessThanOrEqual(10);
    expect(kept).not.toMatch(/\p{Surrogate}/u);
    expect(kept.endsWith('…')).toBe(true);
  }
  expect(keptText('x'.repeat(10), 10)).toBe('x'.repeat(10));
});
