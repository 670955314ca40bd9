import { filled, n, type Planted, s } from '../filled.fixture.js';

/** Letters and the firm that stands under the name of who writes. */
const PLANTED: readonly Planted[] = [
  [
    'Hi Maja,\n\nthe 40 shirts are ready.\n\nBest,\nOwen Tull\nTull & Sons Shirtmakers',
    { company: s },
    { company: 'Tull & Sons Shirtmakers' },
  ],
  [
    'Bonjour,\nmerci de nous envoyer un devis.\nCordialement,\nInès Roy\nAtelier du Port\n+33 1 70 00 00 11',
    { entreprise: s },
    { entreprise: 'Atelier du Port' },
  ],
  [
    'Hello,\nplease call me.\nYours woolly,\nBridget Farr\nHead of Purchasing\nFarr Yarns',
    { organisation: s },
    { organisation: 'Farr Yarns' },
  ],
  [
    'Guten Tag,\nwir brauchen 12 Schürzen.\nHerzliche Grüße\nAnke Voss\nGasthof Linde',
    { firma: s, quantity: n },
    { firma: 'Gasthof Linde', quantity: 12 },
  ],
  ['Hello,\nplease call me.\nBest,\nBridget Farr', { company: s }, null],
  ['Hello,\nplease call me.\nBest,\nBridget Farr\nHead of Purchasing', { company: s }, null],
  ['Hello,\nplease call me.\nBest,\nBridget Farr\n14 Mill Lane, Ludlow', { company: s }, null],
  ['Hello,\nplease call me.\nBest,\nBridget Farr\nFarr Yarns\nDock House', { company: s }, null],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
