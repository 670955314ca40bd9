import { drawingOf } from '../document.js';
import { Card, wrapped } from './card.js';

describe('the picture of a page', () => {
  test('any name is only text, without what no drawing holds', () => {
    const title = '<script>\u0000\u202Ex 👗';
    const svg = drawingOf(Card({ kicker: 'k', title, said: '"&<' }));
    expect(svg).toContain('&lt;script>');
    for (const never of ['<script', '\u0000', '\u202E']) expect(svg).not.toContain(never);
  });

  test('a text is wrapped by words, cut at its lines, and a word that is too long is cut', () => {
    expect(wrapped('one two three four', 9, 2)).toEqual(['one two', 'three …']);
    expect(wrapped('abcdefghijkl', 5, 2)).toEqual(['abcd…']);
    expect(wrapped('', 5, 2)).toEqual([]);
  });

  test('missing values break a line and harm nothing', () => {
    const svg = drawingOf(Card({ kicker: '', title: 'x', said: '', lines: [{ hue: 3, values: [1, null, 2, 3] }] }));
    expect(svg).not.toContain('NaN');
    const empty = drawingOf(Card({ kicker: '', title: '', said: '', lines: [{ hue: 3, values: [null] }] }));
    expect(empty).not.toMatch(/<path [^>]*\bd[ >]/);
  });
});
