import { filled, i, n, object, one, type Planted, s } from '../filled.fixture.js';

/** What is told of kin of who writes, of a hall, of a nation: null where nothing is told of what is asked for. */
const PLANTED: readonly Planted[] = [
  ['My daughter is 14 and she loves the jacket I bought for her.', { customer_age: i }, null],
  ['My husband wears size 44 and I would like the white sneakers for myself.', { customer_shoe_size: n }, null],
  ['Please call me back. My wife has her phone on, hers is 01632 960 417.', { customer_phone: s }, null],
  ['Please call me back, my number is 01632 960 417.', { customer_phone: s }, { customer_phone: '01632 960 417' }],
  ['Counted the parkas in hall 3 today, the numbers are on your desk.', { parka_count: i }, null],
  ['There are 3 parkas in hall 7.', { parka_count: i }, { parka_count: 3 }],
  ['We have no courier for the Irish orders yet.', { courier: s }, null],
  ['If 8 metres of silk cost 136 dollars, what does one metre cost?', { price_per_metre: n }, { price_per_metre: 17 }],
  ['8 metres of silk and a zip cost 136 dollars.', { price_per_metre: n }, null],
  [
    'How many holiday days do I have left this year?',
    { department: one('IT', 'HR', 'sales', 'catering') },
    { department: 'HR' },
  ],
  ['A coat in heavy boiled wool with a cotton lining.', { material: s }, null],
  ['First name: Dylan\nLast name: Thomas', { last_name: s }, { last_name: 'Thomas' }],
  ['Please store 40 boxes.', { box_count: i }, { box_count: 40 }],
  ['Unit 12 is Casa Verde, Valencia.', { shop: object({ name: s, city: s }) }, null],
  ['A coat with a cotton lining.', { material: s }, null],
  ['A coat in wool, lined with cotton.', { lining_material: s }, { lining_material: 'cotton' }],
  ['Wide-leg trousers in black crêpe.', { garment: s }, { garment: 'wide-leg trousers' }],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
