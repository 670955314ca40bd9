import { filled, i, n, type Planted } from '../filled.fixture.js';

const letter = (...sentences: string[]): string =>
  `Dear team,\n\nit was a pleasure to meet you in March. ${sentences.join(' ')} My colleague Ida sends her regards.\n\nBest wishes,\nRuth Adler`;

/** Letters whose truth is planted among small talk: what all comes to, and how many are ordered. */
const PLANTED: readonly Planted[] = [
  [
    letter('We would like to order 40 aprons at 12.50 euros each.', 'Last year it was 35 aprons at 11 euros.'),
    { quantity: i, total_price: n },
    { quantity: 40, total_price: 500 },
  ],
  [
    letter('We need 60 mugs and 40 bowls.', 'Mugs are 4 pounds each and bowls 6 pounds each.', 'The kiln holds 200.'),
    { total: n },
    { total: 480 },
  ],
  [
    letter('We need 30 metres for the first lot and another 20 metres as a reserve.', 'At 9 euros the metre we agree.'),
    { total_price: n },
    { total_price: 450 },
  ],
  [
    letter('We take 80 caps at 5 pounds each, less the sample credit of 40 pounds.'),
    { net_total: n },
    { net_total: 360 },
  ],
  [
    letter('I bought three pairs of gloves at 15 euros each and a scarf at 25 euros.', 'My card was charged 90 euros.'),
    { correct_total: n },
    { correct_total: 70 },
  ],
  [
    letter(
      'Please reserve two double rooms from 3 June 2027 to 6 June 2027, at 90 euros a night.',
      'We are four adults.',
    ),
    { total: n },
    { total: 540 },
  ],
  [
    'Guten Tag,\nes war schön in Ihrem Laden. Wir möchten 25 Hemden bestellen, 10 davon mit Tasche. Der Preis von 30 Euro gilt für beide Ausführungen.\nViele Grüße\nAnke Voss',
    { total: n },
    { total: 750 },
  ],
  [
    'Bonjour,\nmerci pour votre accueil. Nous commandons 12 jupes et 8 vestes. Le prix convenu est de 45 euros la pièce.\nCordialement,\nInès Roy',
    { total: n },
    { total: 900 },
  ],
  [
    'Hej,\ntack för senast. Vi vill beställa 14 förkläden för 200 kr styck. Frakt tillkommer med 150 kr.\nHälsningar\nMaja',
    { total: n },
    { total: 2950 },
  ],
  [
    letter('We ordered tickets for the show: 5 adults at 20 pounds and 3 students at 12 pounds.'),
    { tickets: i },
    { tickets: 8 },
  ],
  [letter('We would like to order 40 aprons at 12.50 euros each.', 'Please add two belts.'), { total_price: n }, null],
  [letter('We would like 40 aprons.', 'If you take 50 or more, they are 10 euros each.'), { total_price: n }, null],
  [
    letter('The meter stood at 400 and stands at 900 now.', 'At 0.30 euros per kilowatt hour that is dear.'),
    { total: n },
    null,
  ],
  [letter('We sent 200 kilos, of which 20 kilos are boxes.', 'The price is 5 euros per kilo.'), { total: n }, null],
  [letter('We need 40 aprons.', 'The price of an apron is still to be agreed, a belt is 5 euros.'), { total: n }, null],
  [letter('Please reserve a double room at 90 euros a night.'), { total: n }, null],
  [letter('Invoice 2024-118 is over 40 euros each.'), { quantity: i }, null],
  [letter('Table 6 had two coffees at 3 euros each.'), { table: i }, { table: 6 }],
  [
    letter('We wrote to you on 3 June 2027.', 'We arrive on 10 June 2027 and take a double room at 90 euros a night.'),
    { total: n },
    null,
  ],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
