import { readingOf } from './reading.js';

describe('what is said and taken back', () => {
  it.each([
    ['10 aprons in black. Sorry, make that 12.', '12 aprons in black.'],
    ['Order 10 metres of felt. Sorry, I meant 14.', 'Order 14 metres of felt.'],
    ['Book table 4 for Friday, no wait, table 6.', 'Book table 6 for Friday.'],
    ['The meeting is not on 4 May 2027 but on 6 May 2027.', 'The meeting is on 6 May 2027.'],
    ['Size M please, no wait, make it L', 'Size L please'],
    ['Storlek S, nej förlåt, M.', 'Storlek M.'],
    ['The amount is 480 EUR, not 840 EUR.', 'The amount is 480 EUR.'],
    ['Jag vill ha 8 servetter, nej förlåt, 10.', 'Jag vill ha 10 servetter.'],
    ['We have 10 coats, no hats and 12 scarves.', 'We have 10 coats, no hats and 12 scarves.'],
    ['2 coats and 3 hats. Sorry, make that 4.', '– coats and – hats.'],
  ])('reads %s as it is meant', (text, meant) => {
    expect(readingOf(text).text).toBe(meant);
  });
});
