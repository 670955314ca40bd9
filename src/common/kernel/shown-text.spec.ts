import fc from 'fast-check';
import { shownText } from './shown-text.js';

it.each([
  ['an override', 'pay \u202eDSU 01\u202c now', 'pay DSU 01 now'],
  ['isolates', '\u2066a\u2069 \u2067b\u2069', 'a b'],
  ['embeddings', '\u202aa\u202c\u202bb\u202c', 'ab'],
  ['no width', 'b\u200bu\u2060y\ufeff', 'buy'],
  ['a soft hyphen', 'sell\u00ading', 'selling'],
  ['a second text in tags', 'hold\u{e0073}\u{e0065}\u{e006c}\u{e006c}', 'hold'],
  ['bytes in variation selectors', 'hold\u{e0100}\u{e0163}', 'hold'],
  ['decomposed letters', 'e\u0301', '\u00e9'],
])('is without %s', (_what, text, shown) => expect(shownText(text)).toBe(shown));

it.each([
  ['joined emoji', '\u{1f469}\u200d\u{1f680}'],
  ['Persian joiners', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['marks of one word', 'RSI \u200e(14)\u200f'],
  ['an emoji in its colours', '\u2764\ufe0f'],
  ['lines', 'one\n\ttwo'],
])('keeps %s', (_what, text) => expect(shownText(text)).toBe(text));

it('is the same said twice', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => expect(shownText(shownText(text))).toBe(shownText(text))),
  ));
