import { b, day, HOUSE, i, n, one, s } from '../filled.fixture.js';
import { fill } from '../filling/fill.js';
import { readingOf } from '../reading.js';

function filled(text: string, properties: Record<string, unknown>): unknown {
  const ground = { reading: readingOf(text), before: null, house: HOUSE, plans: null };
  try {
    return fill({ type: 'object', properties, required: Object.keys(properties) }, ground).value;
  } catch {
    return null;
  }
}

it.each([
  ['She wears a size 40 dress. What shoes does she take?', { shoe_size: i }],
  ['Your parcel left the hub at 7:10 and is out for delivery.', { payment_method: one('card', 'cash_on_delivery') }],
  ['Is it cheaper in June or in July?', { month: one('june', 'july') }],
  ['Basket 8817: two tea dresses and a belt.', { total: n }],
  ['¿Qué número gasta la clienta que viene a las cinco?', { numero: n }],
  [
    'Colour and fit were exactly right, I give you that.',
    { complaints: { type: 'array', items: one('colour', 'fit') } },
  ],
  ['The colour is spot on.', { main_issue: one('wrong_colour', 'late') }],
])('%s says it of something else', (text, slots) => {
  expect(filled(text, slots)).toBeNull();
});

it('what is listed line by line is told in whole lines', () => {
  const text = 'For the shoot:\n- ivory slip dress\n- navy cigarette trousers\n- gold mules';
  expect(filled(text, { items: { type: 'array', items: s } })).toEqual({
    items: ['ivory slip dress', 'navy cigarette trousers', 'gold mules'],
  });
});

it.each([
  ['Her shoe size is 40.', { shoe_size: i }, { shoe_size: 40 }],
  [
    'I paid by card on 3 May 2026.',
    { payment_method: one('card', 'cash_on_delivery'), on: day },
    { payment_method: 'card', on: '2026-05-03' },
  ],
  ['No voucher was used.', { voucher_used: b }, { voucher_used: false }],
])('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});

it('what is curled like bacon is not liked', () => {
  const text = 'Third wash: the print is flaking off and the collar curled like bacon.';
  expect(filled(text, { sentiment: one('positive', 'neutral', 'negative') })).toEqual({ sentiment: 'negative' });
});
