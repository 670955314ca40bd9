import { Random } from '../../../../../common/kernel/random.js';
import { numberFor } from '../../number/number-for.js';
import { propertyOf } from '../../property.js';
import { readingOf } from '../../reading.js';

const valueOf = (name: string, text: string): unknown =>
  numberFor(propertyOf(name), readingOf(text), { start: 0, end: text.length })?.value ?? null;
const cents = (value: number): string => value.toFixed(2);
const inCents = (value: number): number => Math.round(Number((value * 100).toPrecision(12))) / 100;

/** Bills whose truth is planted: goods, what is taken off, tax, freight. */
const BILLS = [
  {
    tells: (n: number, p: string, off: number) => `${n} scarves at ${p} EUR each, ${off}% discount on the lot.`,
    sum: { subtotal: 1, discount_eur: 'off', total_eur: 'after', net_eur: 'after' },
  },
  {
    tells: (n: number, p: string, off: number) =>
      `Wir nehmen ${n} Hemden zu je ${p.replace('.', ',')} EUR, abzüglich ${off} % Rabatt.`,
    sum: { discount_eur: 'off', total_eur: 'after' },
  },
  {
    tells: (n: number, p: string, off: number) =>
      `Vi tar ${n} tröjor för ${p.replace('.', ',')} EUR styck, ${off} % rabatt.`,
    sum: { discount_eur: 'off', total_eur: 'after' },
  },
  {
    tells: (n: number, p: string, off: number) =>
      `${n} chemises à ${p.replace('.', ',')} EUR pièce, remise de ${off} %.`,
    sum: { discount_eur: 'off', total_eur: 'after' },
  },
  {
    tells: (n: number, p: string, off: number) =>
      `${n} camisas a ${p.replace('.', ',')} EUR cada una, con un descuento del ${off} %.`,
    sum: { discount_eur: 'off', total_eur: 'after' },
  },
] as const;

describe('a bill whose numbers are all accounted for', () => {
  it.each(BILLS)('tells what is taken off and what is left ($#)', ({ tells, sum }) => {
    const random = Random.from('bills');
    for (let i = 0; i < 12; i += 1) {
      const [count, price, rate] = [2 + random.int(40), 5 + random.int(900) / 4, 5 + random.int(8) * 5];
      const all = Number((count * Number(cents(price))).toPrecision(12));
      const truth = { 1: all, off: (all * rate) / 100, after: all * (1 - rate / 100) };
      for (const [name, key] of Object.entries(sum))
        expect([tells(count, cents(price), rate), valueOf(name, tells(count, cents(price), rate))]).toEqual([
          tells(count, cents(price), rate),
          inCents(truth[key as keyof typeof truth]),
        ]);
    }
  });

  it.each<[name: string, text: string, value: number | null]>([
    ['net_total', '35 metres of twill at 18.40 per metre, plus 25% VAT.', 644],
    ['vat_amount', '35 metres of twill at 18.40 per metre, plus 25% VAT.', 161],
    ['gross_total', '35 metres of twill at 18.40 per metre, plus 25% VAT.', 805],
    ['saved', 'Coat was 120 EUR, now 15% off.', 18],
    ['items_total', 'Basket: 2 shirts at 45.00, 1 belt at 29.50. Shipping is 6.90.', 119.5],
    ['grand_total', 'Basket: 2 shirts at 45.00, 1 belt at 29.50. Shipping is 6.90.', 126.4],
    ['profit_eur', 'A scarf costs me 24 EUR to make and I sell it for 60 EUR.', 36],
    ['margin_percent', 'A scarf costs me 24 EUR to make and I sell it for 60 EUR.', 60],
    ['markup_percent', 'Making a bag costs us 40 euros and it sells for 100 euros.', 150],
    ['vat', 'Net 1,240.00 EUR, VAT 22% 272.80 EUR, total 1,512.80 EUR.', 272.8],
    ['units', 'We take 600 beanies at 8.20 USD apiece, 5% off for anything above 500 pieces.', 600],
    ['net_usd', 'We take 600 beanies at 8.20 USD apiece, 5% off for anything above 500 pieces.', 4674],
    ['price_incl_vat_eur', 'The rug costs 80 EUR excluding VAT. VAT is 25 %.', 100],
  ])('%s of “%s”', (name, text, value) => {
    expect(valueOf(name, text)).toBe(value);
  });

  it.each([
    ['total_eur', 'That will be 3 scarves at 19 EUR each and two leather belts. What is the total?'],
    ['total_eur', '4 caps at 9 EUR each, plus six pairs of gloves.'],
    ['profit_eur', 'A scarf costs me 24 EUR to make.'],
    ['margin_percent', 'I sell the scarf for 60 EUR.'],
    ['vat_amount', '35 metres of twill at 18.40 per metre, VAT comes on top.'],
    ['net_usd', '300 beanies at 8.20 USD apiece, 5% off for anything above 500 pieces.'],
    ['total_eur', '3 Hemden zu je 40 EUR, ab 5 Stück 10% Rabatt.'],
    ['total_eur', '200 cm of silk at 30 EUR per metre, plus 20% VAT.'],
    ['total_eur', '12 Knöpfe zu 4,80 EUR das Dutzend, 10 % Rabatt.'],
    ['total_eur', 'We do not offer 10% off. 3 shirts at 50 EUR each.'],
    ['total_eur', '4 caps at 25 EUR each. My friend got 15% off.'],
    ['total_eur', 'Shirt 45.00 EUR, trousers 80.00 EUR, 20% off the trousers.'],
    ['total_eur', 'A silk scarf is 40 EUR, or 35 EUR in cotton. 20% VAT on top.'],
    ['total_eur', '2 scarves at 19 EUR each, less a 50 EUR voucher.'],
    ['profit_eur', 'I sell it for 60 EUR incl. 20% VAT and it costs me 24 EUR to make.'],
  ])('%s of “%s” stays open', (name, text) => {
    expect(valueOf(name, text)).toBeNull();
  });
});

describe('prices without a currency', () => {
  it.each([
    ['3 shirts at 29.90 each and a belt for 15.', 104.7],
    ['3 shirts at 29.90 and a belt at 15.', 104.7],
    ['3 Hemden zu 29,90 und ein Gürtel für 15.', 104.7],
    ['3 shirts at 29.90 each, pick up at 15.', null],
    ['3 shirts at 29.90 each and a belt for 15 people.', null],
    ['3 shirts at 30 and a belt at 15.', null],
  ])('of “%s” the total is %s', (text, total) => expect(valueOf('total', text)).toBe(total));
});
