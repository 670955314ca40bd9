import { day, n, s, filled, type Planted } from '../filled.fixture.js';

const PLANTED: readonly Planted[] = [
  [
    'Rechnung RE-2025-118 vom 14. Februar 2025, Stoffhaus Keller GmbH: netto 1.240,00 €, 19 % MwSt. 235,60 €, brutto 1.475,60 €. Zahlbar bis 28. Februar 2025.',
    { invoice_number: s, supplier: s, invoice_date: day, net: n, vat: n, gross: n, due_date: day },
    {
      invoice_number: 'RE-2025-118',
      supplier: 'Stoffhaus Keller GmbH',
      invoice_date: '2025-02-14',
      net: 1240,
      vat: 235.6,
      gross: 1475.6,
      due_date: '2025-02-28',
    },
  ],
  [
    'Facture F-0932 du 6 mai 2025, Maison Delorme : total HT 850,00 €, TVA 20 % 170,00 €, total TTC 1 020,00 €.',
    { net: n, vat: n, total: n },
    { net: 850, vat: 170, total: 1020 },
  ],
  [
    'Faktura 4402 från Borås Väveri AB, daterad den 3 mars 2025. Netto 2 400,00 kr, moms 25 % 600,00 kr, att betala 3 000,00 kr senast den 2 april 2025.',
    { net: n, vat: n, total: n },
    { net: 2400, vat: 600, total: 3000 },
  ],
  [
    'Factura 2025/88 de Tejidos Romero S.A., con fecha 21 de julio de 2025. Base 500,00 €, IVA 21 % 105,00 €, total 605,00 €.',
    {
      invoice_number: s,
      supplier: s,
      subtotal: n,
      tax: n,
      tax_rate: { type: 'number', description: 'percent' },
      total: n,
    },
    { invoice_number: '2025/88', supplier: 'Tejidos Romero S.A.', subtotal: 500, tax: 105, tax_rate: 21, total: 605 },
  ],
  [
    'Invoice F-0932 of 6 May 2025, Maison Delorme: total excl. VAT €850.00, VAT 20 % €170.00, total incl. VAT €1,020.00.',
    { net: n, vat: n, total: n },
    { net: 850, vat: 170, total: 1020 },
  ],
  [
    'Nettobetrag 96,00 EUR, zzgl. 7 % MwSt. 6,72 EUR, Gesamtbetrag 102,72 EUR.',
    { net_amount: n, vat_amount: n, gross_total: n },
    { net_amount: 96, vat_amount: 6.72, gross_total: 102.72 },
  ],
  [
    'Summa exkl. moms 800 kr, moms 200 kr, summa inkl. moms 1 000 kr.',
    { subtotal: n, moms: n, totalt: n },
    { subtotal: 800, moms: 200, totalt: 1000 },
  ],
  [
    'Base imponible: 300 €; IVA (10 %): 30 €; total a pagar: 330 €.',
    { base: n, iva: n, total_eur: n },
    { base: 300, iva: 30, total_eur: 330 },
  ],
  [
    'Montant hors taxe 40,00 €, TVA 8,00 €, net à payer 48,00 €.',
    { net_eur: n, tva: n, total_due: n },
    { net_eur: 40, tva: 8, total_due: 48 },
  ],
  ['Netto 500,00 €, MwSt. 95,00 €, brutto 600,00 €.', { net: n, vat: n, total: n }, null],
  ['Netto 100 €, Versand 19 €, gesamt 119 €.', { net: n, vat: n, total: n }, null],
  ['Total HT 850,00 €, remise 85,00 €, TVA 153,00 €, total TTC 918,00 €.', { vat_rate: n }, null],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
