import { filled, type Planted, s } from '../filled.fixture.js';

const INLINE = 'Bill to: Marlow & Sons, 12 High Street, Leeds. Ship to: Marlow Warehouse, Dock Road 4, Hull.';
const BLOCKS =
  'BILL TO\nNordic Knits AB\nStorgatan 5\n111 22 Stockholm\n\nSHIP TO\nNordic Knits Lager\nHamngatan 9\n211 22 Malmö';
const PLANTED: readonly Planted[] = [
  [INLINE, { bill_to: s, ship_to: s }, { bill_to: 'Marlow & Sons', ship_to: 'Marlow Warehouse' }],
  [INLINE, { billing_city: s, shipping_city: s }, { billing_city: 'Leeds', shipping_city: 'Hull' }],
  [BLOCKS, { billTo: s, shipTo: s }, { billTo: 'Nordic Knits AB', shipTo: 'Nordic Knits Lager' }],
  [BLOCKS, { billingCity: s, deliveryCity: s }, { billingCity: 'Stockholm', deliveryCity: 'Malmö' }],
  [
    'Send the invoice to Ada Brook in Bath, but the goods go to Kit Lowe in Bristol.',
    { bill_to: s, ship_to: s },
    { bill_to: 'Ada Brook', ship_to: 'Kit Lowe' },
  ],
  [
    'Please invoice Fennel Ltd and deliver to Harbour Studio, Cork.',
    { billed_to: s, delivered_to: s },
    { billed_to: 'Fennel Ltd', delivered_to: 'Harbour Studio' },
  ],
  [
    'Rechnung an: Weber GmbH, Ulm. Lieferung an: Lager Süd, Augsburg.',
    { rechnung_an: s, lieferung_an: s },
    { rechnung_an: 'Weber GmbH', lieferung_an: 'Lager Süd' },
  ],
  ['Ship to: Marlow Warehouse, Hull.', { bill_to: s }, null],
  ['Sewing machinist wanted. Apply to jobs@fellmill.example.', { apply_to: s }, { apply_to: 'jobs@fellmill.example' }],
  ['The contract was signed by Ann Reed on Friday.', { signed_by: s }, { signed_by: 'Ann Reed' }],
  ['The contract was not signed by Ann Reed.', { signed_by: s }, null],
];

it.each(PLANTED)('%s', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
