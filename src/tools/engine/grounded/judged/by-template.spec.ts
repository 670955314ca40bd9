import { b, filled, one, type Planted, s } from '../filled.fixture.js';

const LEVEL = one('SUFICIENTE', 'BAJO', 'AGOTADO');
const WHEN = one('EARLY', 'ON_THE_DAY', 'LATE');
const PLANTED: readonly Planted[] = [
  [
    'Gefüttert, mit Kapuze, aber ohne Innentasche.',
    { hatKapuze: b, hatInnentasche: b },
    { hatKapuze: true, hatInnentasche: false },
  ],
  [
    'The dress has two side pockets and no lining. It closes with a concealed zip.',
    { has_zip: b, has_lining: b },
    { has_zip: true, has_lining: false },
  ],
  ['Does the coat come with a hood?', { has_hood: b }, null],
  [
    'I come out in a rash whenever I wear wool, so please nothing with wool in it.',
    { allergic_to_wool: b, wants_wool: b },
    { allergic_to_wool: true, wants_wool: false },
  ],
  ['The coat is of wool.', { allergic_to_wool: b }, null],
  [
    'I am a student, here is my card, and could I have the jeans shortened too?',
    { student: b, needs_shortening: b },
    { student: true, needs_shortening: true },
  ],
  ['The jeans were shortened last year.', { needs_shortening: b }, null],
  [
    'We promised the shirts for 4 May 2026 and they were handed over on 2 May 2026.',
    { punctuality: WHEN },
    { punctuality: 'EARLY' },
  ],
  ['Due on 4 May 2026, delivered on 9 May 2026.', { punctuality: WHEN }, { punctuality: 'LATE' }],
  ['We promised the shirts for 4 May 2026.', { punctuality: WHEN }, null],
  ['Quedan dos rollos de tela de forro; el mínimo que debemos tener es ocho.', { nivel: LEVEL }, { nivel: 'BAJO' }],
  [
    'Thread: 30 cones left, reorder point is 10.',
    { stock_level: one('plenty', 'low', 'out_of_stock') },
    { stock_level: 'plenty' },
  ],
  ['Thread: the reorder point is 10.', { stock_level: one('plenty', 'low', 'out_of_stock') }, null],
  [
    'Ewa is off from 3 August 2026. Magda has not put in for leave yet.',
    { magda_leave_start: { type: 'string', format: 'date' } },
    null,
  ],
  [
    'Ewa is off from 3 August 2026. Magda has not put in for leave yet.',
    { ewa_leave_start: { type: 'string', format: 'date' } },
    { ewa_leave_start: '2026-08-03' },
  ],
  [
    'Your size is 38, you said. What about a dress for your mother? - No idea, I have to ask her.',
    { mother_size: s },
    null,
  ],
  ['Können Sie mir ein paar Knöpfe beilegen?', { knopfanzahl: { type: 'integer' } }, null],
  [
    '- Helen: sends the revised tech pack\n- Tom: books the room',
    { owner: { ...s, description: 'who sends the tech pack' } },
    { owner: 'Helen' },
  ],
  [
    'Forget what I wrote yesterday about cancelling, please keep the order as it is.',
    { cancel_order: b },
    { cancel_order: false },
  ],
  ['Please cancel my order.', { cancel_order: b }, { cancel_order: true }],
  [
    'Unfortunately the green scarf is gone, the last one was sold this morning.',
    { in_stock: b, sold_out: b },
    { in_stock: false, sold_out: true },
  ],
  ['The scarf costs 30 EUR.', { in_stock: b }, null],
  [
    'Your account will be suspended. Verify your password at http://secure-login.example.',
    { phishing: b },
    { phishing: true },
  ],
  ['Small parts. Not suitable for children under 3.', { safe_for_toddlers: b }, { safe_for_toddlers: false }],
];

it.each(PLANTED)('%s', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
