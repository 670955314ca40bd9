import { day, filled, type Planted } from '../filled.fixture.js';

/** Days of letters by what is done on them. */
const PLANTED: readonly Planted[] = [
  [
    'My last day in the flat will be 31 May 2027. The rent is paid.',
    { move_out_date: day },
    { move_out_date: '2027-05-31' },
  ],
  ["Nous quittons l'appartement le 30 juin 2027.", { move_out_date: day }, { move_out_date: '2027-06-30' }],
  ['We accept the new rent from 1 March 2027.', { effective_date: day }, { effective_date: '2027-03-01' }],
  ['Anfangen kann ich am 1. April 2027.', { start_date: day }, { start_date: '2027-04-01' }],
  [
    'I can begin on 5 July 2027. I have booked a holiday from 10 to 17 August 2027.',
    { start_date: day },
    { start_date: '2027-07-05' },
  ],
  ['Wir kommen am 4. Juni 2026 und bleiben drei Nächte.', { arrival_date: day }, { arrival_date: '2026-06-04' }],
  ['The lift has been broken since 3 March 2026.', { broken_since: day }, { broken_since: '2026-03-03' }],
  ['The lift broke. We wrote on 3 March 2026.', { broken_since: day }, null],
  ['We wrote to you on 3 March 2026 about the flat.', { move_out_date: day }, null],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
