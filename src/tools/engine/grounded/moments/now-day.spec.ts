import { day, filled, type Planted } from '../filled.fixture.js';

const PLANTED: readonly Planted[] = [
  ['The fitting was on 12 March 2026, now the 19th.', { fitting_date: day }, { fitting_date: '2026-03-19' }],
  ['Delivery was planned for 12 May 2026, now the 19th.', { delivery_date: day }, { delivery_date: '2026-05-19' }],
  [
    'Delivery was planned for 12 May 2026, now the 19th.',
    { original_date: day, new_date: day },
    { original_date: '2026-05-12', new_date: '2026-05-19' },
  ],
  ['Pickup on 3 June 2026 has been moved; it is now the 10th.', { pickup_date: day }, { pickup_date: '2026-06-10' }],
  ['Anprobe war am 12. März 2026, jetzt am 19.', { anprobe: day }, { anprobe: '2026-03-19' }],
  ['Leverans var planerad till den 12 maj 2026, nu den 19.', { leverans: day }, { leverans: '2026-05-19' }],
  ['La livraison était prévue le 12 mai 2026, maintenant le 19.', { livraison: day }, { livraison: '2026-05-19' }],
  ['La entrega era el 12 de mayo de 2026, ahora el 19.', { entrega: day }, { entrega: '2026-05-19' }],
  ['Invoice of 12 March 2026. Now the 19 coats are ready.', { invoice_date: day }, { invoice_date: '2026-03-12' }],
  ['Ordered on 12 March 2026, now 19 days late.', { order_date: day }, { order_date: '2026-03-12' }],
  ['The fitting was on 28 March 2026, now the 4th.', { fitting_date: day }, null],
];

it.each(PLANTED)('%s', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
