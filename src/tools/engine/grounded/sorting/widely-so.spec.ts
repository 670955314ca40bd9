import { b, filled, one, type Planted } from '../filled.fixture.js';

const HIRE = one('reserved', 'out_on_hire', 'overdue');

/** What the wider tables tell (docs/decisions/0148), and what only looks like it. */
const PLANTED: readonly Planted[] = [
  ['There is nowhere to put my phone in this skirt.', { has_pockets: b }, { has_pockets: false }],
  ['Das Kleid hat Seitentaschen.', { hat_taschen: b }, { hat_taschen: true }],
  ['The pocket money was spent on a skirt.', { has_pockets: b }, null],
  ['Are there any side pockets in this skirt?', { has_pockets: b }, null],
  ['It has pockets, but they are fake pockets.', { has_pockets: b }, null],
  ['Raw seams inside, just the one layer of tweed.', { is_lined: b }, { is_lined: false }],
  ['Is the coat fully lined?', { is_lined: b }, null],
  ['The frock is at the theatre until Friday.', { hire_status: HIRE }, null],
];

test.each(PLANTED)('%s', (text, properties, want) => {
  expect(filled(text, properties)).toEqual(want);
});
