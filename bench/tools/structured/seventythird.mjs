import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE } from './case.mjs';

const chat = (system, user) => [
  { role: 'system', content: system },
  { role: 'user', content: user },
];

export const CASES = [
  // ---- English (80) ----
  strict(
    'A shirt costs 29 euros, trousers 54 euros and a belt 18 euros. How much do the trousers cost?',
    { price: n },
    { price: 54 },
  ),
  strict('Alterations: hem 12, new zip 19, taking in a waist 22. What does a new zip cost?', { cost: n }, { cost: 19 }),
  lax(
    'The oak hanger is $7.50, the plastic one $1.20, the padded one $4. Price of the padded hanger?',
    { unit_price: n },
    { unit_price: 4 },
  ),
  strict('I want 3 T-shirts at $14 and 2 pairs of shorts at $22. What is the total?', { total: n }, { total: 86 }),
  strict(
    '4 pillowcases at 1.50 each and one duvet cover at 6.00. How much together?',
    { totalPrice: n },
    { totalPrice: 12 },
  ),
  lax(
    'Someone ordered a cardigan for 45, two scarves for 15 each and a hat for 20. Sum it up.',
    { sum: n },
    { sum: 95 },
  ),
  strict(
    chat(
      'Laundry prices: shirt 3.20, suit 14.50, dress 11.00, tie 4.00.',
      "I'm bringing five shirts and a suit. What will I pay?",
    ),
    { amount_due: n },
    { amount_due: 30.5 },
  ),
  strict(
    chat(
      'Courier tariff: small parcel 5 EUR, medium parcel 8 EUR, large parcel 13 EUR.',
      'How much for two small parcels and a large one?',
    ),
    { total_eur: n },
    { total_eur: 23 },
  ),
  lax(
    chat(
      'You are the till of a tailor. Hemming trousers: 15. Shortening sleeves: 28. Replacing a button: 2.',
      'Hem one pair of trousers and replace 6 buttons, please.',
    ),
    { bill: n },
    { bill: 27 },
  ),
  strict('The coat was 180 dollars and is now 25% off. What is the new price?', { new_price: n }, { new_price: 135 }),
  strict('How much do I save on a 60 euro sweater with 15% discount?', { savings: n }, { savings: 9 }),
  lax(
    'My basket comes to 64.90 and I have a 10 euro voucher. What do I still have to pay?',
    { to_pay: n },
    { to_pay: 54.9 },
  ),
  strict(
    'Shipping is 4.95, free from 50 euros. My order is 38 euros. What do I pay including shipping?',
    { order_total: n, free_shipping: b },
    { order_total: 42.95, free_shipping: false },
  ),
  strict('The bill is 17.40 and the customer hands over a 20. How much change?', { change: n }, { change: 2.6 }),
  strict(
    'Dinner was 80 dollars and we want to tip 15 percent. How much is the tip and what do we pay altogether?',
    { tip: n, total: n },
    { tip: 12, total: 92 },
  ),
  lax('Three friends share a taxi of 36 euros equally. How much does each pay?', { perPerson: n }, { perPerson: 12 }),
  strict('We had 48 hangers and 19 are in use. How many are left?', { left: i }, { left: 29 }),
  strict(
    'There are 6 boxes with 24 socks each. How many socks are there in all?',
    { sock_count: i },
    { sock_count: 144 },
  ),
  strict(
    'One curtain takes 2.5 metres of cloth. How many metres do I need for 6 curtains?',
    { metres: n },
    { metres: 15 },
  ),
  lax(
    'A rail holds 8 coats and we have 30 coats. How many rails do we need?',
    { rails_needed: i },
    { rails_needed: 4 },
  ),
  strict('We are open from 9:00 to 17:30. How many hours is that?', { hours: n }, { hours: 8.5 }),
  strict(
    chat(
      'The shop is open Monday to Friday 10-18 and Saturday 10-14. Closed on Sunday.',
      'How many hours are you open on Saturday?',
    ),
    { hours_open: n },
    { hours_open: 4 },
  ),
  strict(
    chat(
      'Pick-up point hours: Mon-Thu 8:00-20:00, Fri 8:00-22:00, Sat 9:00-16:00, Sun closed.',
      'Can I collect my parcel on a Sunday?',
    ),
    { open_on_sunday: b },
    { open_on_sunday: false },
  ),
  strict(
    'Today is 3 March and the wedding is on 21 March. How many days until the wedding?',
    { days_until: i },
    { days_until: 18 },
  ),
  lax(
    'Ordered on 2 May 2025, delivered on 9 May 2025. How many days did the delivery take?',
    { deliveryDays: i },
    { deliveryDays: 7 },
  ),
  strict(
    chat(
      'Items can be returned within 30 days of delivery.',
      'My jacket arrived on 10 June 2025. What is the last day I can return it?',
    ),
    { last_return_day: date },
    { last_return_day: '2025-07-10' },
  ),
  strict(
    chat(
      'Return policy: 14 days after delivery.',
      'The boots were delivered on 1 April 2025 and I sent them back on 20 April 2025. Am I still within the return window?',
    ),
    { within_window: b },
    { within_window: false },
  ),
  strict(
    chat(
      'Size chart (chest): S 88-94 cm, M 95-101 cm, L 102-108 cm, XL 109-116 cm.',
      'My chest is 104 cm. Which size do I need?',
    ),
    { size: one('S', 'M', 'L', 'XL') },
    { size: 'L' },
  ),
  lax(
    chat(
      'Glove sizes by hand circumference: size 7 is 18 cm, size 8 is 20 cm, size 9 is 23 cm.',
      'I measure 20 cm around the hand, which size?',
    ),
    { glove_size: i },
    { glove_size: 8 },
  ),
  strict(
    "I'd like two navy linen shirts in size M.",
    { product: s, color: s, size: s, quantity: i },
    {
      product: any('linen shirt', 'linen shirts', 'shirt', 'shirts', 'navy linen shirts', 'navy linen shirt'),
      color: any('navy', 'Navy'),
      size: 'M',
      quantity: 2,
    },
  ),
  strict(
    'Please send me 3 pairs of black wool socks, size 42.',
    { item: s, material: s, colour: s, pairs: i },
    { item: any('socks', 'wool socks', 'black wool socks'), material: 'wool', colour: 'black', pairs: 3 },
  ),
  lax(
    'Add one red silk scarf to my cart.',
    { itemName: s, color: s, qty: i },
    { itemName: any('scarf', 'silk scarf', 'red silk scarf'), color: 'red', qty: 1 },
  ),
  strict(
    'My name is Harriet Lowe, my email is harriet.lowe@example.com and my phone is 020 7946 0821.',
    { name: s, email: s, phone: s },
    { name: 'Harriet Lowe', email: 'harriet.lowe@example.com', phone: any('020 7946 0821', '02079460821') },
  ),
  strict(
    'Ship it to 14 Orchard Lane, York, YO1 7HH.',
    { street: s, city: s, postcode: s },
    { street: '14 Orchard Lane', city: 'York', postcode: 'YO1 7HH' },
  ),
  strict(
    'Deliver to Ben Carver, 220 Pine Street, Denver, CO 80203.',
    { recipient: s, city: s, zip: s },
    { recipient: 'Ben Carver', city: 'Denver', zip: '80203' },
  ),
  strict(
    'Can we move the fitting to 12 September 2025 at 3:30 pm?',
    { date: date, time: s },
    { date: '2025-09-12', time: any('15:30', '3:30 pm', '3:30pm', '3:30 PM') },
  ),
  lax(
    'See you on Tuesday at 10:15 for the hem.',
    { weekday: s, time: s },
    { weekday: any('Tuesday', 'tuesday'), time: '10:15' },
  ),
  strict(
    'Lovely dress, fits like a glove.',
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'positive' },
  ),
  strict(
    "It's okay, nothing special.",
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'neutral' },
  ),
  strict(
    'Great colour, but the seam came undone after one wash.',
    { sentiment: one('positive', 'negative', 'mixed') },
    { sentiment: 'mixed' },
  ),
  strict(
    'Wonderful, another parcel left out in the rain.',
    { tone: one('positive', 'negative') },
    { tone: 'negative' },
  ),
  lax(
    'Much softer than the last towels I bought from you.',
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'positive' },
  ),
  strict(
    'A bit disappointed, the sleeves are tighter than I had hoped.',
    { review_sentiment: one('positive', 'neutral', 'negative') },
    { review_sentiment: 'negative' },
  ),
  strict(
    "My parcel still hasn't arrived.",
    { category: one('delivery', 'billing', 'product', 'other') },
    { category: 'delivery' },
  ),
  strict(
    'I was charged twice for order 5512.',
    { category: one('shipping', 'payment', 'sizing'), order_id: s },
    { category: 'payment', order_id: '5512' },
  ),
  lax(
    'The wedding is tomorrow and the zip just broke, please help right away!',
    { priority: one('low', 'normal', 'high') },
    { priority: 'high' },
  ),
  strict(
    'Where can I see the status of my order?',
    { intent: one('track_order', 'cancel_order', 'return_item') },
    { intent: 'track_order' },
  ),
  strict(
    'Please cancel order 7781, I ordered it by mistake.',
    { intent: one('track', 'cancel', 'return'), orderNumber: i },
    { intent: 'cancel', orderNumber: 7781 },
  ),
  strict(
    'The jacket is lined and has two inside pockets.',
    { is_lined: b, inside_pockets: i },
    { is_lined: true, inside_pockets: 2 },
  ),
  strict(
    'We accept cards and cash, but no cheques. Can I pay by cheque?',
    { accepts_cheques: b },
    { accepts_cheques: false },
  ),
  lax(
    'Does the customer want a refund? "I would rather have a new pair than my money back."',
    { wants_refund: b },
    { wants_refund: false },
  ),
  strict(
    'What language is this written in? "Wo bleibt mein Paket?"',
    { language: one('en', 'de', 'fr', 'sv') },
    { language: 'de' },
  ),
  strict('Can a cotton T-shirt be machine washed?', { machine_washable: b }, { machine_washable: true }),
  strict('Is it fine to put a silk blouse in the tumble dryer?', { tumble_dry: b }, { tumble_dry: false }),
  strict('At what temperature should I wash a wool jumper?', { temperature_c: i }, { temperature_c: 30 }),
  lax('Which is warmer, wool or linen?', { warmer: one('wool', 'linen') }, { warmer: 'wool' }),
  strict('Which creases more easily, linen or polyester?', { answer: one('linen', 'polyester') }, { answer: 'linen' }),
  strict('How many centimetres are 30 inches?', { cm: n }, { cm: 76.2 }),
  strict('Convert 5 yards of fabric to metres.', { metres: n }, { metres: any(4.572, 4.57) }),
  lax('The parcel weighs 2.5 kg. How many grams is that?', { grams: i }, { grams: 2500 }),
  strict(
    chat(
      'You work for Wren & Daughter, a tailor in Bath. Founded in 1952. Phone 01225 496 0123.',
      'When was the shop founded?',
    ),
    { year: i },
    { year: 1952 },
  ),
  strict(
    chat(
      'Loom House sells blankets. The owner is Priya Nair. Returns go to returns@loomhouse.example.',
      'Which address do I write to for a return?',
    ),
    { email: s },
    { email: 'returns@loomhouse.example' },
  ),
  strict(
    'Standard delivery costs 3.90, express 8.50. Which one is cheaper?',
    { cheaper: one('standard', 'express') },
    { cheaper: 'standard' },
  ),
  strict(
    'The van leaves at 8:15, the bike courier at 7:50. Which one leaves earlier?',
    { earlier: one('van', 'bike') },
    { earlier: 'bike' },
  ),
  strict(
    'The grey coat is 98 cm long, the black one 112 cm. Which one is longer and by how many centimetres?',
    { longer: one('grey', 'black'), difference_cm: n },
    { longer: 'black', difference_cm: 14 },
  ),
  strict(
    'Hi, this is Owen, call me on 555-0142.',
    { name: s, phone: s, email: or(s) },
    { name: 'Owen', phone: '555-0142', email: null },
  ),
  lax(
    'Green jumper, size L please.',
    { color: s, size: s, discount_code: or(s) },
    { color: any('green', 'Green'), size: 'L', discount_code: null },
  ),
  strict(
    'Use code SPRING5 on my order of sandals.',
    { discount_code: or(s), delivery_date: or(date) },
    { discount_code: 'SPRING5', delivery_date: null },
  ),
  strict('We carry silk, cotton and viscose.', { fabrics: list(s) }, { fabrics: ['silk', 'cotton', 'viscose'] }),
  lax('Orders 1201, 1204 and 1210 are ready for pick-up.', { order_ids: list(i) }, { order_ids: [1201, 1204, 1210] }),
  strict('A seamstress earns 22 dollars an hour and worked 6 hours. What is her pay?', { pay: n }, { pay: 132 }),
  strict('Net price 50 euros plus 20% VAT. What is the gross price?', { gross: n }, { gross: 60 }),
  strict('A shirt costs 31 euros. What do the shoes cost?', { shoe_price: n }, REFUSE),
  strict('My name is Carl Finn and I want to return a coat.', { name: s, email: s }, REFUSE),
  strict(
    chat('We are a laundry in Leeds, open 7-19 every day.', 'What is the name of the manager?'),
    { manager: s },
    REFUSE,
  ),
  lax('I bought some caps at 12 dollars each. What was the total?', { total: n }, REFUSE),
  strict("I'd like the green pleated skirt.", { size: s }, REFUSE),
  lax('The parcel is 40 cm long and 30 cm wide. How heavy is it?', { weight_kg: n }, REFUSE),
  strict('Your courier rang at 9:10. On which date will my new curtains come?', { delivery_date: date }, REFUSE),
  strict('The blue dress is 70 dollars. How many of them are in stock?', { stock: i }, REFUSE),

  // ---- Swedish (8) ----
  strict('En kavaj kostar 1200 kr, en väst 450 kr och en slips 250 kr. Vad kostar västen?', { pris: n }, { pris: 450 }),
  strict('Jag köper 4 handdukar för 79 kr styck. Vad blir det totalt?', { summa: n }, { summa: 316 }),
  strict(
    chat(
      'Prislista: lägga upp byxor 180 kr, byta dragkedja 240 kr, laga hål 120 kr.',
      'Jag vill lägga upp två par byxor och laga ett hål. Vad kostar det?',
    ),
    { total_kr: n },
    { total_kr: 480 },
  ),
  lax(
    'Jag vill beställa två vita skjortor i storlek 40.',
    { antal: i, farg: s, storlek: s },
    { antal: 2, farg: any('vit', 'vita'), storlek: '40' },
  ),
  strict(
    'Så besviken, tröjan krympte i första tvätten.',
    { omdome: one('positivt', 'neutralt', 'negativt') },
    { omdome: 'negativt' },
  ),
  strict('Vi har öppet 11 till 19. Hur många timmar är det?', { timmar: n }, { timmar: 8 }),
  lax(
    'Hej, jag heter Elin Strand och min e-post är elin.strand@example.se.',
    { namn: s, epost: s, telefon: or(s) },
    { namn: 'Elin Strand', epost: 'elin.strand@example.se', telefon: null },
  ),
  strict('Mössan är blå och stickad. Vad kostar den?', { pris: n }, REFUSE),

  // ---- German (8) ----
  strict(
    'Die Bluse kostet 35 Euro, der Rock 48 Euro und der Gürtel 17 Euro. Was kostet der Rock?',
    { preis: n },
    { preis: 48 },
  ),
  strict(
    'Ich nehme 3 Hemden zu je 26 Euro und eine Krawatte für 19 Euro. Was macht das zusammen?',
    { summe: n },
    { summe: 97 },
  ),
  strict(
    'Der Mantel kostet 220 Euro, es gibt 10 % Rabatt. Wie viel kostet er jetzt?',
    { neuer_preis: n },
    { neuer_preis: 198 },
  ),
  lax(
    'Mein Paket ist immer noch nicht da!',
    { kategorie: one('lieferung', 'rechnung', 'produkt') },
    { kategorie: 'lieferung' },
  ),
  strict(
    'Bitte liefern an Jonas Brandt, Lindenweg 8, 04109 Leipzig.',
    { name: s, strasse: s, plz: s, ort: s },
    { name: 'Jonas Brandt', strasse: 'Lindenweg 8', plz: '04109', ort: 'Leipzig' },
  ),
  strict('Darf man Jeans in der Maschine waschen?', { maschinenwaesche: b }, { maschinenwaesche: true }),
  strict(
    'Termin zur Anprobe am 5. November 2025 um 16:45 Uhr.',
    { datum: date, uhrzeit: s },
    { datum: '2025-11-05', uhrzeit: any('16:45', '16:45 Uhr') },
  ),
  strict(
    'Ich heiße Petra Kuhn und hätte gern die braunen Stiefel. Wie ist meine Telefonnummer?',
    { telefon: s },
    REFUSE,
  ),

  // ---- French (7) ----
  strict(
    'La robe coûte 65 euros et le foulard 22 euros. Combien coûtent la robe et le foulard ensemble ?',
    { total: n },
    { total: 87 },
  ),
  strict(
    'Le pantalon est à 40 euros, la veste à 90 euros. Lequel est le moins cher ?',
    { moins_cher: one('pantalon', 'veste') },
    { moins_cher: 'pantalon' },
  ),
  strict(
    'Je voudrais trois chemises bleues en taille L.',
    { produit: s, couleur: s, taille: s, quantite: i },
    {
      produit: any('chemise', 'chemises', 'chemises bleues'),
      couleur: any('bleu', 'bleue', 'bleues'),
      taille: 'L',
      quantite: 3,
    },
  ),
  lax('Très belle qualité, je recommande.', { avis: one('positif', 'neutre', 'negatif') }, { avis: 'positif' }),
  strict(
    chat(
      'Le pressing est ouvert du lundi au vendredi de 8h à 18h. Téléphone : 01 99 00 12 34.',
      'Quel est votre numéro de téléphone ?',
    ),
    { telephone: s },
    { telephone: any('01 99 00 12 34', '0199001234') },
  ),
  strict('Je paie 27 euros avec un billet de 50. Combien me rend-on ?', { monnaie: n }, { monnaie: 23 }),
  strict(
    'Nous vendons des gants, des bonnets et des écharpes.',
    { articles: list(s) },
    { articles: any(['gants', 'bonnets', 'écharpes'], ['des gants', 'des bonnets', 'des écharpes']) },
  ),

  // ---- Spanish (7) ----
  strict(
    'La camisa cuesta 25 euros, el pantalón 39 euros y la gorra 12 euros. ¿Cuánto cuesta la gorra?',
    { precio: n },
    { precio: 12 },
  ),
  strict('Compro 5 pares de calcetines a 4 euros el par. ¿Cuánto es en total?', { total: n }, { total: 20 }),
  strict(
    'Quiero devolver los zapatos, me quedan pequeños.',
    { intencion: one('devolucion', 'seguimiento', 'cancelacion') },
    { intencion: 'devolucion' },
  ),
  lax(
    'Soy Lucía Prado, mi correo es lucia.prado@example.es y vivo en Sevilla.',
    { nombre: s, correo: s, ciudad: s },
    { nombre: 'Lucía Prado', correo: 'lucia.prado@example.es', ciudad: 'Sevilla' },
  ),
  strict('Teníamos 60 perchas y se rompieron 14. ¿Cuántas quedan?', { quedan: i }, { quedan: 46 }),
  strict('La tela está bien, sin más.', { opinion: one('positiva', 'neutral', 'negativa') }, { opinion: 'neutral' }),
  strict('El vestido es rojo y largo. ¿De qué talla es?', { talla: s }, REFUSE),
];
