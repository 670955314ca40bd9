import fc from 'fast-check';
import { MISSING, breakLines, fitted, settable } from './typeset.js';

const latin = (codePoint: number): boolean => codePoint >= 0x20 && codePoint < 0x250;
const measure = (text: string): number => [...text].length * 5;

describe('settable', () => {
  it('boxes what the typeface lacks, drops invisible marks, blanks controls', () => {
    const { text, missing } = settable('a\u0000b\u202ec 🧥漢 d\ufe0f\u200d', latin);
    expect(text).toBe(`a bc ${MISSING}${MISSING} d`);
    expect(missing).toBe(2);
  });

  it('maps every unit back to where it came from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (original) => {
        const { text, from } = settable(original, latin, true);
        expect(from).toHaveLength(text.length + 1);
        expect(from[text.length]).toBe(original.length);
        const kept = from
          .slice(0, -1)
          .every((at, i) => text[i] === ' ' || text[i] === MISSING || original[at] === text[i]);
        expect(kept).toBe(true);
      }),
    );
  });
});

describe('breakLines', () => {
  it('keeps every line within the width and loses nothing but spaces', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 10, max: 200 }), (text, width) => {
        const lines = breakLines(text, width, measure);
        for (const { start, end } of lines)
          expect(measure(text.slice(start, end).trimEnd())).toBeLessThanOrEqual(width);
        expect(
          lines
            .map(({ start, end }) => text.slice(start, end))
            .join('')
            .replaceAll(/\s/g, ''),
        ).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });

  it('breaks within a word that is too long, never within a surrogate pair', () => {
    const text = '🧥'.repeat(9);
    for (const { start, end } of breakLines(text, 12, measure)) expect(text.slice(start, end)).toMatch(/^(🧥)+$/u);
  });
});

it('fitted ends in an ellipsis when it must', () => {
  expect(fitted('short', 100, measure)).toBe('short');
  expect(fitted('rather long', 30, measure)).toBe('rathe…');
});
