import { fill } from '../filling/fill.js';
import { b, HOUSE, i, n, one, s } from '../filled.fixture.js';
import { readingOf } from '../reading.js';

/** What a request comes to, by the caller's instructions where there are any; null where it is refused. */
function filled(text: string, slot: string, schema: unknown, instructions?: string): unknown {
  const reading = { ...readingOf(text), ...(instructions === undefined ? {} : { instructions }) };
  const ground = { reading, before: null, house: HOUSE, plans: null };
  try {
    const { value } = fill({ type: 'object', properties: { [slot]: schema }, required: [slot] }, ground);
    return (value as Record<string, unknown>)[slot];
  } catch {
    return null;
  }
}

describe('one of several prices, and what several cost', () => {
  it.each([
    ['The coat costs 210 euro, the scarf 35 euro. What does the scarf cost?', 'price_eur', 35],
    ['Shirt 31 euro, trousers 64 euro, tie 22 euro. How much are shirt and tie together?', 'total_eur', 53],
    ['The oak hanger is $7, the plastic one $1, the padded one $4. Price of the padded hanger?', 'unit_price', 4],
    ['The blue dress costs 82 euro, the red one 67 euro. What does the red one cost?', 'price_eur', 67],
    ['Kappan kostar 900 kr och mössan 150 kr. Vad kostar mössan?', 'pris', 150],
    ['Die Bluse kostet 36 Euro, der Rock 49 Euro. Was kostet der Rock?', 'preis', 49],
    ['I took 3 pairs of socks at 4.25 and a cap for 16. What is the total?', 'total', 28.75],
    ['2 m of linen at 15 euros per metre plus thread for 3 euros, what do I pay?', 'total_eur', 33],
    ['A 15 euro voucher on an order of 90 euro. What do I pay?', 'to_pay_eur', 75],
    ['80 euro minus 10 euro voucher plus 5 euro shipping. What do I pay?', 'to_pay_eur', 75],
    ['Order of 140 euro, 15 % discount from 100 euro. What do I pay?', 'price_eur', 119],
    ['Order of 90 euro, 15 % discount from 100 euro. What do I pay?', 'price_eur', 90],
    ['Mantel 500 Euro, 20 % Rabatt, danach werden noch 30 Euro Gutschein abgezogen. Was zahle ich?', 'preis', 370],
    ['Une jupe à 90 €, soldée à -20 %, et un ourlet à 12 € sans remise. Total ?', 'total', 84],
    ['Rent is 30 euro per day. I want it for Friday to Sunday. What do I pay?', 'price_eur', 90],
    ['A pack of 5 socks costs 15 euro. Price of one?', 'price_eur', 3],
    ['Price raised from 21 to 26 euro.', 'old_price', 21],
    ['Price lowered to 26 from 41 euro.', 'new_price', 26],
    ['It should be 12 cm long but is 15 cm.', 'actual_cm', 15],
  ])('%s (%s)', (text, slot, value) => expect(filled(text, slot, n)).toBe(value));

  it.each([
    ['two suits and a tie', 'total', 'Prices: suit 15, tie 4.', 34],
    ['4 Hemden und 2 Hosen', 'summe', 'Preise: Hemd 3,50 €, Hose 6 €.', 26],
    [
      'Hem one pair of trousers and replace 6 buttons.',
      'bill',
      'Hemming trousers: 15. Replacing a button: 2. Zips: 9.',
      27,
    ],
    ['Two small parcels and a large one?', 'total_eur', 'Tariff: small parcel 5 EUR, large parcel 13 EUR.', 23],
    ['How much is a hem?', 'price', 'Price list: hem 12 EUR, zip 18 EUR.', 12],
    [
      'My parcel weighs 3.4 kg. What is the shipping?',
      'shipping_eur',
      'Up to 2 kg 4.90 EUR, up to 5 kg 6.90 EUR.',
      6.9,
    ],
    ['How many days does it take to Austria?', 'days', 'Delivery: Germany 2 days, Austria 4 days.', 4],
  ])('%s (%s), by the list of a caller', (text, slot, told, value) => expect(filled(text, slot, n, told)).toBe(value));

  it.each([
    ['3 coats and 2 gloves', 'total', 'Prices: coat 20, scarf 5.'],
    ['My parcel weighs 30 kg. What is the shipping?', 'shipping_eur', 'Up to 2 kg 4.90 EUR, up to 5 kg 6.90 EUR.'],
  ])('%s is open where the list has no such thing', (text, slot, told) =>
    expect(filled(text, slot, n, told)).toBeNull(),
  );
});

describe('counts, hours and shares', () => {
  it.each([
    ['Order: 3 hats, 5 shirts and 2 scarves.', 'total_items', i, 10],
    ['Course: Saturday 7 November 2026, 10 am to 1 pm, six guests, 45 pounds each.', 'total_gbp', n, 270],
    ['Sold 11 on Monday, 9 on Tuesday, 14 on Wednesday. Total sold?', 'sold', i, 34],
    ['2 adults and 3 children, each needs 4 shirts. How many shirts?', 'shirts', i, 20],
    ['Four rooms with 2 curtains each, one room with 3. How many curtains?', 'curtains', i, 11],
    [
      'A third of the 36 zips are metal, and 4 of the metal ones are broken. How many sound metal zips?',
      'sound_zips',
      i,
      8,
    ],
    ['The shop is open Monday to Friday 9:00 to 18:00 and Saturday 10:00 to 14:00.', 'hours_per_week', n, 49],
    [
      'Wir haben Montag bis Donnerstag von 9 bis 17 Uhr offen. Wie viele Stunden pro Woche?',
      'stunden_pro_woche',
      n,
      32,
    ],
    [
      'Five tenants share a dryer for 900 euros. The landlord pays 150 of it. How much is it per tenant?',
      'per_tenant',
      n,
      150,
    ],
    [
      'Tom, Liv and Mia share a bill of 150 euros equally. Mia has already paid 20. What does she still owe?',
      'mia_owes',
      n,
      30,
    ],
    ['It is 6 May today, the wedding is on 30 May. How many days are left?', 'days_left', i, 24],
    ['There were 75 parcels in the van, 52 have been delivered. How many are still in it?', 'remaining', i, 23],
    ['Lunch was 140 euros, 7 people share it evenly. What is one share?', 'share', n, 20],
  ])('%s (%s)', (text, slot, schema, value) => expect(filled(text, slot, schema)).toBe(value));

  it.each([
    ['I need 10 buttons for 40 cents each and a zip for 2.50. Total in euros?', 'total_eur', n],
    ['Each romper needs 5 snaps. A card has 8, I bought 6 cards and two are lost.', 'snaps', i],
    ['Open Monday to Friday 9:00 to 18:00, closed on holidays.', 'hours_per_week', n],
  ])('%s is open', (text, slot, schema) => expect(filled(text, slot, schema)).toBeNull());
});

describe('words by charts, terms and hours', () => {
  it.each([
    ['My chest is 104 cm. Which size?', 'size', s, 'Chest: S 88-94, M 95-101, L 102-108.', 'L'],
    ['Until when are you open on Saturday?', 'closes', s, 'Hours: Mon-Fri 9:00-18:00, Sat 10:00-14:00.', '14:00'],
    ['Can I return an item after 20 days?', 'returnable', b, 'Returns are possible within 30 days.', true],
    ['I bought it 45 days ago. Can I return it?', 'returnable', b, 'We accept returns within 30 days.', false],
    [
      'Standard costs 3.90, express 8.50. Which one is cheaper?',
      'cheaper',
      one('standard', 'express'),
      undefined,
      'standard',
    ],
    ['Please hem my curtains before Easter.', 'deadline', s, undefined, 'Easter'],
    ['Are you open on Sunday?', 'is_open', b, 'Hours: Mon-Fri 9:00-18:00, Sat 10:00-14:00.', false],
    ['My daughter is 110 cm tall, which size?', 'size', s, 'Sizes: 98 cm = size 3Y, 110 cm = size 5Y.', '5Y'],
    ['Could be better.', 'sentiment', one('positive', 'negative', 'neutral'), undefined, 'negative'],
    ['Petra says the coat is ready. That is not true.', 'coat_ready', b, undefined, false],
    ['Pas de remboursement.', 'motif', one('remboursement', 'echange'), undefined, null],
  ])('%s (%s)', (text, slot, schema, told, value) => expect(filled(text, slot, schema, told)).toBe(value));

  it.each([
    ['The skirt is 8 cm longer than the red one.', 'skirt_length_cm', n],
    ['The left sleeve is a little longer than the right one, which measures 61 cm.', 'left_sleeve_cm', n],
    ['Water meter, 1 March: 812 m³. Please tell us the February consumption.', 'february_consumption_m3', n],
    ['If you cannot reach the tailor, ring Eva on 0171 555 1290.', 'tailor_phone', s],
    ['If it rains it is at home, otherwise in the shop.', 'place', one('home', 'shop')],
  ])('%s says it of something else', (text, slot, schema) => expect(filled(text, slot, schema)).toBeNull());
});
