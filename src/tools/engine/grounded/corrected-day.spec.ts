import { correctedTurns } from './corrected-turns.js';
import { readingOf } from './reading.js';

describe('days and turns that take something back', () => {
  it.each([
    ['Book me for 11 April 2026. Sorry, make that 13 April.', 'Book me for 13 April 2026.'],
    ['Book me for 11 April 2026. Sorry, make that the 13th.', 'Book me for 13 April 2026.'],
    ['Hej, boka den 3 mars 2026. Nej förresten, den 5 mars 2026.', 'Hej, boka den 5 mars 2026.'],
    ['Ich nehme Größe 38. Moment, lieber in 40.', 'Ich nehme Größe 40.'],
    ['Fitting on 3 May 2025. Sorry, the 12 guests come too.', 'Fitting on 3 May 2025. Sorry, the 12 guests come too.'],
    ['Jag hämtar 3 koftor. Hellre två än ingen!', 'Jag hämtar 3 koftor. Hellre två än ingen!'],
  ])('reads %s as it is meant', (text, meant) => {
    expect(readingOf(text).text).toBe(meant);
  });

  it('takes back what an earlier turn says', () => {
    expect(correctedTurns('Book me for 8 May 2025.', 'My name is Holt. Oh, make that 9 May 2025.')).toEqual([
      'Book me for 9 May 2025.',
      'My name is Holt.',
    ]);
    expect(correctedTurns('I want 3 belts.', 'And 4 hats.')).toEqual(['I want 3 belts.', 'And 4 hats.']);
  });
});
