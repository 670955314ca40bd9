import { any, b, i, list, n, object, one, or, s, strict } from './case.mjs';

const told = (system, ask) => [
  { role: 'system', content: system },
  { role: 'user', content: ask },
];

/** A tester's plain requests of a first day that were told wrongly or refused: bills by a price list, spans of days, one of several prices, counts. */
export const CASES = [
  strict(
    told(
      'Prices: shirt 3.50, trousers 6.00, suit 15.00, dress 12.00 (euro). Compute the bill.',
      '4 shirts, 1 suit and 2 trousers',
    ),
    { total: n },
    { total: 41 },
  ),
  strict(told('Prices: shirt 3.50, dress 12.00.', '3 shirts and 2 dresses'), { total: n }, { total: 34.5 }),
  strict(told('Prices: coat 20, scarf 5.', '3 coats and 2 scarves'), { sum: n }, { sum: 70 }),
  strict(told('Prices: coat 20, scarf 5.', '3 coats and 2 scarves'), { total_eur: n }, { total_eur: 70 }),
  strict(
    told('Preise: Hemd 3,50 €, Hose 6 €. Berechne die Rechnung.', '4 Hemden und 2 Hosen'),
    { summe: n },
    { summe: 26 },
  ),
  strict(told('Priser: skjorta 35 kr, byxor 60 kr.', '4 skjortor och 2 byxor'), { total: n }, { total: 260 }),
  strict(told('Prix : chemise 3 €, robe 12 €.', '3 chemises et 2 robes'), { total: n }, { total: 33 }),
  strict(told('Precios: camisa 4 €, vestido 10 €.', '2 camisas y 3 vestidos'), { total: n }, { total: 38 }),
  strict('I ordered 3 pairs of socks at 4.50 and a cap for 15. What is the total?', { total: n }, { total: 28.5 }),
  strict('2 pairs of shoes at 80 and a bag for 45. What is the total?', { total: n }, { total: 205 }),
  strict('Two ties at 25 and a belt at 30, how much together?', { total: n }, { total: 80 }),
  strict('Drei Hemden zu 20 und ein Gürtel für 15. Was macht das?', { total: n }, { total: 75 }),
  strict('A 10 euro voucher on an order of 75 euro. What do I pay?', { to_pay_eur: n }, { to_pay_eur: 65 }),
  strict(
    '75 euro minus 10 euro voucher plus 5.90 euro shipping. What do I pay?',
    { to_pay_eur: n },
    { to_pay_eur: 70.9 },
  ),
  strict('Order total 75 euro, minus a 10 euro voucher, plus 5.90 shipping', { total_eur: n }, { total_eur: 70.9 }),
  strict(
    'The shop is open Monday to Friday 9:00 to 18:00 and Saturday 10:00 to 14:00. How many hours is the shop open a week?',
    { weekly_hours: n },
    { weekly_hours: 49 },
  ),
  strict('The shop is open Monday to Friday 9:00 to 18:00.', { hours_per_week: n }, { hours_per_week: 45 }),
  strict('Open daily from 10:00 to 20:00. How many hours per week?', { hours_per_week: n }, { hours_per_week: 70 }),
  strict('I work Monday to Thursday from 8:00 to 16:00. How many hours a week?', { hours: n }, { hours: 32 }),
  strict(
    'Wir haben Montag bis Freitag von 9 bis 17 Uhr offen. Wie viele Stunden pro Woche?',
    { stunden_pro_woche: n },
    { stunden_pro_woche: 40 },
  ),
  strict(
    'Rent is 25 euro per day for a dress. I want it for Friday to Sunday. What do I pay?',
    { price_eur: n },
    { price_eur: 75 },
  ),
  strict('Order: 3 hats, 5 shirts and 2 scarves.', { total_items: i }, { total_items: 10 }),
  strict('Please wash 5 shirts, 2 blouses and 3 sheets.', { pieces_total: i }, { pieces_total: 10 }),
  strict('Sold 12 on Monday, 9 on Tuesday, 14 on Wednesday. Total sold?', { sold: i }, { sold: 35 }),
  strict(
    'The coat costs 200 euro, the scarf 30 euro and the hat 25 euro. What does the scarf cost?',
    { price_eur: n },
    { price_eur: 30 },
  ),
  strict(
    'Shirt 30 euro, trousers 60 euro, tie 20 euro. How much are the trousers?',
    { price_eur: n },
    { price_eur: 60 },
  ),
  strict(
    'Shirt 30 euro, trousers 60 euro, tie 20 euro. How much are shirt and tie together?',
    { price_eur: n },
    { price_eur: 50 },
  ),
  strict(
    'The blue dress costs 80 euro, the red one 65 euro and the green one 95 euro. What does the red one cost?',
    { price_eur: n },
    { price_eur: 65 },
  ),
  strict('Der Mantel kostet 200 Euro, der Schal 30 Euro. Was kostet der Schal?', { preis: n }, { preis: 30 }),
  strict('Order of 120 euro, 15 % discount from 100 euro. What do I pay?', { price_eur: n }, { price_eur: 102 }),
  ...[
    'Could be better.',
    'Should have been better quality for 200 euro.',
    'It used to be better.',
    'I wish it were softer.',
    'Kunde ha varit bättre.',
  ].map((text) => strict(text, { sentiment: one('positive', 'neutral', 'negative') }, { sentiment: 'negative' })),
  strict('2 adults and 3 children, each needs 2 shirts. How many shirts?', { shirts: i }, { shirts: 10 }),
  strict(
    'Not the M, I need the L: one white shirt.',
    { items: list(object({ product: s, color: or(s), size: or(s), quantity: i })) },
    { items: [{ product: any('shirt', 'white shirt'), color: 'white', size: 'L', quantity: 1 }] },
  ),
  strict("My size is 38, my friend's is 42. I'm asking for my friend.", { size: s }, { size: '42' }),
  strict('A pack of 6 socks costs 12 euro. Price of one?', { price_eur: n }, { price_eur: 2 }),
  strict(
    'Stock: red 5, blue 0, green 3. Which colours are in stock?',
    { in_stock: list(s) },
    { in_stock: ['red', 'green'] },
  ),
  strict(
    'I want my money back for order 55102. The sweater had a hole in the left sleeve when I opened the parcel.',
    { order_id: s, item: s, defect: or(s) },
    {
      order_id: '55102',
      item: any('sweater', 'the sweater'),
      defect: any(
        'hole in the left sleeve',
        'a hole in the left sleeve',
        'hole',
        'had a hole in the left sleeve',
        'a hole',
      ),
    },
  ),
  strict(
    'Please ship the jacket to Berlin by Friday.',
    { item: s, city: s, deadline: or(s) },
    { item: any('jacket', 'the jacket'), city: 'Berlin', deadline: any('Friday', 'by Friday') },
  ),
  strict('Please hem my curtains before Easter.', { deadline: or(s) }, { deadline: any('Easter', 'before Easter') }),
  strict(
    'Please deliver on 4 December 2026 after 17:00 to Paul Braun, Ringstr. 8, 50667 Köln.',
    { name: s, time_from: or(s), address: s },
    { name: 'Paul Braun', time_from: any('17:00', 'after 17:00'), address: 'Ringstr. 8, 50667 Köln' },
  ),
  strict(
    'One button is missing on the blouse I received, order 771.',
    { order: s, problem: or(s) },
    {
      order: '771',
      problem: any(
        'One button is missing',
        'one button is missing',
        'button is missing',
        'One button is missing on the blouse',
        'missing button',
        'One button is missing on the blouse I received',
      ),
    },
  ),
  strict('Which fabric is warmer, wool or linen?', { fabric: one('wool', 'linen') }, { fabric: 'wool' }),
  strict('Is wool warmer than linen?', { warmer: b }, { warmer: true }),
  strict(
    'What is the starting capital of a new agent in the league?',
    { starting_capital_usd: n },
    { starting_capital_usd: 10000 },
  ),
  strict('What is the maximum leverage in the league?', { max_leverage: n }, { max_leverage: 20 }),
  strict(
    told(
      'Size chart: S 88-94, M 95-101, L 102-108, XL 109-116 cm chest.',
      'My chest is 104 cm. Which size should I take?',
    ),
    { size: s },
    { size: 'L' },
  ),
  strict(
    told(
      'Shipping: up to 2 kg 4.90 EUR, up to 5 kg 6.90 EUR, up to 10 kg 9.90 EUR.',
      'My parcel weighs 3.4 kg. What is the shipping?',
    ),
    { shipping_eur: n },
    { shipping_eur: 6.9 },
  ),
  strict(told('Price list: hem 12 EUR, zip 18 EUR, lining 45 EUR.', 'How much is a hem?'), { price: n }, { price: 12 }),
  strict(
    told(
      'Delivery: Germany 2 days, Austria 4 days, Switzerland 6 days.',
      'How many days does delivery to Austria take?',
    ),
    { days: i },
    { days: 4 },
  ),
  strict(
    told('Opening hours: Mon-Fri 9:00-18:00, Sat 10:00-14:00.', 'Until when are you open on Saturday?'),
    { closes: s },
    { closes: any('14:00', '2 pm') },
  ),
  strict(
    told('Returns are possible within 30 days.', 'Can I return an item after 20 days?'),
    { returnable: b },
    { returnable: true },
  ),
  strict(
    'We accept returns within 30 days. I bought it 45 days ago. Can I return it?',
    { returnable: b },
    { returnable: false },
  ),
  strict(
    '1. Great boots, worth every penny.\n2. The colour faded after two washes.',
    { sentiments: list(one('positive', 'negative')) },
    { sentiments: ['positive', 'negative'] },
  ),
  strict(
    'Ship it to John Miller, 742 Evergreen Terrace, Springfield, IL 62704.',
    { name: s, street: s, city: s, zip: s },
    { name: 'John Miller', street: '742 Evergreen Terrace', city: 'Springfield', zip: '62704' },
  ),
  strict(
    'Bitte an Eva Roth, Heidestraße 17, 50667 Köln liefern.',
    { street: s, house_number: s, city: s },
    { street: any('Heidestraße', 'Heidestraße 17'), house_number: '17', city: 'Köln' },
  ),
  strict('We had 50 belts, sold 18 and got 25 new ones. How many now?', { belts: i }, { belts: 57 }),
  strict(
    '3 shirts, 5 ties and 2 belts',
    { shirts: i, ties: i, belts: i, total_items: i },
    { shirts: 3, ties: 5, belts: 2, total_items: 10 },
  ),
  strict('2 m of linen at 14.50 per metre plus thread for 3.20', { total: n }, { total: 32.2 }),
  strict(
    'I want a black hoodie in L and two white T-shirts in M.',
    { items: list(object({ product: s, color: s, size: s, quantity: i })) },
    {
      items: [
        { product: any('hoodie', 'black hoodie'), color: 'black', size: 'L', quantity: 1 },
        { product: any('T-shirt', 'T-shirts', 'white T-shirts'), color: 'white', size: 'M', quantity: 2 },
      ],
    },
  ),
  strict(
    'Order: shirt x2, trousers x1, tie x4',
    { items: list(object({ product: s, quantity: i })) },
    {
      items: [
        { product: 'shirt', quantity: 2 },
        { product: 'trousers', quantity: 1 },
        { product: 'tie', quantity: 4 },
      ],
    },
  ),
  strict('Was 79.90, now 49.90', { old_price: n, new_price: n }, { old_price: 79.9, new_price: 49.9 }),
  strict('Price raised from 20 to 25 euro.', { old_price: n, new_price: n }, { old_price: 20, new_price: 25 }),
  strict('Price lowered to 25 from 40 euro.', { old_price: n, new_price: n }, { old_price: 40, new_price: 25 }),
  strict('It should be 12 cm long but is 15 cm.', { expected_cm: n, actual_cm: n }, { expected_cm: 12, actual_cm: 15 }),
  strict(
    'Pick up at Main Street 1, deliver to Oak Avenue 22.',
    { pickup: s, delivery: s },
    { pickup: 'Main Street 1', delivery: 'Oak Avenue 22' },
  ),
  strict(
    'I wear a 38 in dresses, a 40 in trousers and 39 in shoes.',
    { dress: n, trousers: n, shoes: n },
    { dress: 38, trousers: 40, shoes: 39 },
  ),
  strict(
    'I ordered a blue shirt but got a green one.',
    { ordered_color: s, received_color: s },
    { ordered_color: 'blue', received_color: 'green' },
  ),
  strict(
    'Our rate is 40 euro per hour. The dress took 3 hours 30 minutes. What is the price?',
    { price_eur: n },
    { price_eur: 140 },
  ),
  strict('Would buy again, my daughter wears it every day.', { recommends: b }, { recommends: true }),
];
