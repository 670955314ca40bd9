import { b, day, filled, i, n, s, type Planted } from '../filled.fixture.js';

const PLANTED: readonly Planted[] = [
  // the one at an end, and its figure
  [
    'Which way is the cheapest: by bus for 15 euros, by train for 21 euros or by bike for 8 euros?',
    { cheapest: s, price: n },
    { cheapest: 'bike', price: 8 },
  ],
  ['Kim ran the 5 km in 28 minutes, Ida in 26 and Per in 31. Who was the fastest?', { fastest: s }, { fastest: 'Ida' }],
  ['Clasificación: Sol 40 puntos, Mar 37 y Luna 45. ¿Quién va primero?', { primero: s }, { primero: 'Luna' }],
  ['Ann was born in 1962, Ruth in 1957 and Carl in 1965. Who is the oldest?', { oldest: s }, { oldest: 'Ruth' }],
  ['Our coat is 200 euros and theirs 180. How much cheaper is theirs?', { price: n }, null],
  // by the unit, the way, the tier of quantity
  ['Ein Meter Stoff kostet 12,40 €. Was kosten 2,5 Meter?', { preis: n }, { preis: 31 }],
  ['A metre of linen is nice. What do 3.5 metres cost?', { price: n }, null],
  ['Vad kostar 4 meter tyg om metern kostar 79 kronor?', { pris: n }, { pris: 316 }],
  ['Was kosten 3 Meter Stoff, wenn der Meter 12 Euro kostet?', { preis: n }, { preis: 36 }],
  ['How much are 3 kilos if the scarf costs 12 euros?', { price: n }, null],
  ['À 80 km/h, combien d’heures pour 200 km ?', { heures: n }, { heures: 2.5 }],
  [
    'Labels: 1-9 pieces 5 EUR each, 10-49 pieces 4 EUR each, 50 or more 3 EUR each. I need 20. Price per piece and total?',
    { unit_price: n, total: n },
    { unit_price: 4, total: 80 },
  ],
  ['Labels: 10-49 pieces 4 EUR, 50-99 pieces 3 EUR. I need 5. What is the price per piece?', { unit_price: n }, null],
  [
    'Porto:\nbis 1 kg 4 €\nbis 5 kg 7 €\nbis 10 kg 9 €\nZwei Pakete, eines wiegt 3 kg und eines 8 kg. Was kostet der Versand insgesamt?',
    { versandkosten: n },
    { versandkosten: 16 },
  ],
  // what is left, what comes back, what is taken off
  ['Tenía 60 euros y gasté 21,50 en fruta y 12 en pan. ¿Cuánto me queda?', { queda: n }, { queda: 26.5 }],
  ['I had 50 euros, bought bread for 4 and cheese for 9. How much is left?', { left_eur: n }, { left_eur: 37 }],
  [
    'Mein Gutschein ist 40 € wert. Ich kaufe eine Mütze für 15,50 € und einen Schal für 19 €. Wie viel bleibt auf dem Gutschein?',
    { restwert: n },
    { restwert: 5.5 },
  ],
  ['I pay with a 50 euro note for socks at 7.90 and a hat at 22.10. How much change?', { change: n }, { change: 20 }],
  ['El traje costaba 200 euros y ahora cuesta 150. ¿Qué descuento es?', { descuento_pct: n }, { descuento_pct: 25 }],
  ['All swimwear is half price. What does a 58 dollar bikini cost now?', { price_usd: n }, { price_usd: 29 }],
  ['The dress has been shortened by 6 cm. How long is it now?', { length_cm: n }, null],
  ['Ich schneide 4,5 m Band in Stücke von 0,7 m. Wie viele Stücke?', { stuecke: i }, { stuecke: 6 }],
  ['Jag har 25 lösa strumpor. Hur många par blir det?', { antal_par: i }, { antal_par: 12 }],
  // lists of prices with an order beside them, and rates by the day
  [
    'Prislista:\nByta zip 250 kr\nLaga hål 120 kr\nJag vill laga två hål. Vad kostar det?',
    { kostnad: n },
    { kostnad: 240 },
  ],
  ['You ask 9 pounds for a skirt, 13 for a blazer. What would the blazer be?', { price: n }, { price: 13 }],
  ['Rates per day: tuxedo 40, gown 55. I rent a gown for 2 days. What is it?', { cost: n }, { cost: 110 }],
  // days and hours
  [
    'The exam is on 21 March 2025 and today is 4 March 2025. How many days are left?',
    { days_left: i },
    { days_left: 17 },
  ],
  ['Vi har öppet 11 till 19. Hur många timmar är det?', { timmar: n }, { timmar: 8 }],
  [
    'Bought on 1 July 2025, today is 15 July 2025. Exchanges are accepted up to 10 days after purchase. Can I exchange it?',
    { can_exchange: b },
    { can_exchange: false },
  ],
  [
    'Delivered on 5 May 2025, returns within 14 days of delivery. Until when can I return it?',
    { return_deadline: day },
    { return_deadline: '2025-05-19' },
  ],
  ['Mon-Fri 9-18, Sat 10-14, Sunday closed. Are you open on Saturday at 3 pm?', { open: b }, { open: false }],
  ['Mon-Fri 9-18, Sat 10-14, Sunday closed. Are you open on Saturday at 11?', { open: b }, { open: true }],
  // rules with a bound
  [
    'Solo se admite equipaje de hasta 8 kg. Mi maleta pesa 9 kg. ¿Puedo llevarla?',
    { admitida: b },
    { admitida: false },
  ],
  ['Mattor över 4 kvadratmeter hämtar vi hemma. Min är 6 kvadratmeter.', { hamtas_hemma: b }, { hamtas_hemma: true }],
  [
    'Les enfants de moins de 1,40 m ne peuvent pas monter. Léo mesure 1,50 m.',
    { peut_monter: b },
    { peut_monter: true },
  ],
  ['Orders over 50 euros ship free. My order is 72 euros. Do I pay shipping?', { pays_shipping: b }, null],
  ['Bags over 20 kg cost extra. Mine is red. Does it cost extra?', { costs_extra: b }, null],
  // care by the question where the name is bare
  ['Får man stryka siden på högsta värme?', { svar: b }, { svar: false }],
  ['Darf man Jeans in der Maschine waschen?', { erlaubt: b }, { erlaubt: true }],
];

it.each(PLANTED)('%s', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
