import { filled, n, type Planted } from '../filled.fixture.js';

const PLANTED: readonly Planted[] = [
  ['The jacket costs £120 including 20% VAT.', { net_price: n, vat_amount: n }, { net_price: 100, vat_amount: 20 }],
  ['Fabric for 480 EUR plus 25% VAT.', { vat: n, total: n }, { vat: 120, total: 600 }],
  ['How much VAT is contained in 238 EUR at 19%?', { vat_eur: n }, { vat_eur: 38 }],
  ['Total 1,190.00 EUR incl. 19% VAT.', { net: n, vat: n, gross: n }, { net: 1000, vat: 190, gross: 1190 }],
  ['We pay 714 EUR gross for 3 coats, VAT 19 %. What is one coat net?', { net_per_coat: n }, { net_per_coat: 200 }],
  ['Gesamt 595 EUR inkl. 19 % MwSt.', { netto: n, mwst: n }, { netto: 500, mwst: 95 }],
  ['Summa 1250 kr inklusive 25 % moms.', { moms_kr: n }, { moms_kr: 250 }],
  ['Prix 240 € TTC, TVA 20 %.', { prix_ht: n, tva: n }, { prix_ht: 200, tva: 40 }],
  ['Son 121 € con IVA del 21 %.', { neto: n, iva: n }, { neto: 100, iva: 21 }],
  ['The jacket costs £120 including VAT.', { vat_amount: n }, null],
  ['The jacket costs £120. VAT is 20%.', { net_price: n }, null],
  [
    '12 bolts at 45 EUR, freight 30 EUR, VAT 20% on everything.',
    { net_total: n, vat: n, total: n },
    { net_total: 570, vat: 114, total: 684 },
  ],
];

it.each(PLANTED)('%s', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
