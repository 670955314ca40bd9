import { filled, i, n, one, type Planted } from '../filled.fixture.js';

/** Numbers that are of something beside what is asked for. */
const PLANTED: readonly Planted[] = [
  ['Please pack the mugs 6 pieces to a crate.', { crates: i }, null],
  ['We need 6 crates for the mugs.', { crates: i }, { crates: 6 }],
  ['The shirt is 60% linen, the rest cotton, with no elastane.', { elastane_percent: n }, null],
  ['The shirt is 95% cotton and 5% elastane.', { elastane_percent: n }, { elastane_percent: 5 }],
  ['We booked a table for six, then two cancelled.', { guests: i }, null],
  ['We booked a table for six, then went for a walk.', { guests: i }, { guests: 6 }],
  ['Two of the lamps are missing from room 9 again.', { missing_lamps: i }, { missing_lamps: 2 }],
  ['Some of the lamps are missing from room 9 again.', { missing_lamps: i }, null],
  [
    'Please move my Monday lesson to the same time two days later.',
    { new_weekday: one('monday', 'tuesday', 'wednesday') },
    null,
  ],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
