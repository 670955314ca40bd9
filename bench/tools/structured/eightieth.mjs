import { object, s, n, i, b, date, list, one, or, any, strict, lax, REFUSE } from './case.mjs';

// Extraction, English: 30, of which 7 are refusals
const EXTRACT_EN = [
  strict(
    'Extract the order details: "Hi, this is Margaret Holloway from Leeds. On 14 March 2025 I ordered two wool coats."',
    { customer: s, city: s, date, quantity: i },
    { customer: 'Margaret Holloway', city: 'Leeds', date: '2025-03-14', quantity: 2 },
  ),
  strict('The scarf weighs 340 g and is 1.8 m long.', { weight_g: n, length_m: n }, { weight_g: 340, length_m: 1.8 }),
  strict(
    'Invoice no. 20418 issued on 3 June 2024, total 186.50 EUR, due on 3 July 2024.',
    { invoice_number: s, total: n, currency: s, due_date: date },
    { invoice_number: '20418', total: 186.5, currency: 'EUR', due_date: '2024-07-03' },
  ),
  strict(
    'Send the navy blazer in size L to Tomas Berg, 14 Harbour Street, Bergen.',
    { garment: s, colour: s, size: s, city: s },
    { garment: any('blazer', 'navy blazer'), colour: 'navy', size: 'L', city: 'Bergen' },
  ),
  strict(
    'I asked for a red dress but you sent a green one.',
    { ordered_colour: s, received_colour: s },
    { ordered_colour: 'red', received_colour: 'green' },
  ),
  strict(
    'Please book a fitting for Priya Nair on 2025-11-06 at 15:30.',
    { name: s, date, time: s },
    { name: 'Priya Nair', date: '2025-11-06', time: '15:30' },
  ),
  strict(
    'We need 12 aprons, no wait, make it 15 aprons, in black.',
    { quantity: i, colour: s },
    { quantity: 15, colour: 'black' },
  ),
  strict(
    'Her measurements are bust 92 cm, waist 74 cm, hips 99 cm.',
    { bust_cm: n, waist_cm: n, hips_cm: n },
    { bust_cm: 92, waist_cm: 74, hips_cm: 99 },
  ),
  strict(
    'The shirt is 60% linen and 40% cotton.',
    { linen_percent: n, cotton_percent: n },
    { linen_percent: 60, cotton_percent: 40 },
  ),
  strict(
    'Contact: Daniel Okafor, daniel.okafor@example.org, +44 20 7946 0123.',
    { name: s, email: s, phone: s },
    { name: 'Daniel Okafor', email: 'daniel.okafor@example.org', phone: '+44 20 7946 0123' },
  ),
  strict(
    'The cardigan comes in ivory, burgundy and teal.',
    { colours: list(s) },
    { colours: ['ivory', 'burgundy', 'teal'] },
  ),
  strict(
    'Deliver to Anna Lindqvist, 22 Mill Lane, York YO1 9XX.',
    { recipient: s, address: object({ street: s, city: s, postcode: s }) },
    { recipient: 'Anna Lindqvist', address: { street: '22 Mill Lane', city: 'York', postcode: 'YO1 9XX' } },
  ),
  strict(
    'The boots cost $120 before the sale and $84 now.',
    { old_price: n, new_price: n },
    { old_price: 120, new_price: 84 },
  ),
  strict(
    'The tracking number is QX552918GB; the carrier was not named.',
    { tracking_number: s, carrier: or(s) },
    { tracking_number: 'QX552918GB', carrier: null },
  ),
  strict(
    'My flight from Lisbon to Warsaw leaves on 9 September 2025.',
    { origin: s, destination: s, departure_date: date },
    { origin: 'Lisbon', destination: 'Warsaw', departure_date: '2025-09-09' },
  ),
  strict(
    'Return request. Order: A-7731. Item: jeans. Size: 32. Reason: zip broken.',
    { order: s, item: s, size: s, reason: s },
    { order: 'A-7731', item: 'jeans', size: '32', reason: 'zip broken' },
  ),
  strict(
    'The meeting about the hem samples takes 45 minutes and is held in Room 4.',
    { duration_minutes: i, room: s },
    { duration_minutes: 45, room: any('Room 4', '4') },
  ),
  strict(
    'Gift wrapping: yes. Express delivery: no.',
    { gift_wrapping: b, express_delivery: b },
    { gift_wrapping: true, express_delivery: false },
  ),
  strict(
    'The tailor shortened the sleeves by 2.5 cm and charged 18 pounds.',
    { shortened_by_cm: n, charge: n },
    { shortened_by_cm: 2.5, charge: 18 },
  ),
  strict(
    'Ms Yuki Tanaka is the buyer; the goods will be received by Mr Paul Adeyemi.',
    { buyer: s, recipient: { ...s, description: 'who receives the goods' } },
    { buyer: any('Yuki Tanaka', 'Ms Yuki Tanaka'), recipient: any('Paul Adeyemi', 'Mr Paul Adeyemi') },
  ),
  strict(
    'In the lost suitcase were a raincoat, a sweater and a skirt.',
    { garments: list(s) },
    { garments: ['raincoat', 'sweater', 'skirt'] },
  ),
  strict(
    'Order: 3 white shirts and 1 grey waistcoat.',
    { lines: list(object({ garment: one('shirt', 'waistcoat', 'coat'), colour: s, quantity: i })) },
    {
      lines: [
        { garment: 'shirt', colour: 'white', quantity: 3 },
        { garment: 'waistcoat', colour: 'grey', quantity: 1 },
      ],
    },
  ),
  lax(
    'The label says: wash at 30 °C, spin at 800 rpm.',
    { temperature_c: n, spin_rpm: i },
    { temperature_c: 30, spin_rpm: 800 },
  ),
  strict('Good morning, I would like to order a beige trench coat.', { customer: s, size: s }, REFUSE),
  strict('Jonas bought gloves last winter.', { price: n }, REFUSE),
  strict('Please call me back about the torn lining.', { phone: s }, REFUSE),
  strict('The parcel left Rotterdam on 2 May 2025.', { arrival_date: date }, REFUSE),
  strict('fjdk slwoe pqmz rrtv', { name: s, city: s }, REFUSE),
  strict('The jumper is soft and lovely.', { colour: s, material: s }, REFUSE),
  strict('We sold a lot of hats this week.', { hats_sold: i }, REFUSE),
];

// Extraction, sv/de/fr/es: 10, of which 2 are refusals
const EXTRACT_X = [
  strict(
    'Hej, jag heter Karin Sjögren och bor i Uppsala. Jag beställde tre klänningar den 5 maj 2025.',
    { kund: s, stad: s, antal: i, datum: date },
    { kund: 'Karin Sjögren', stad: 'Uppsala', antal: 3, datum: '2025-05-05' },
  ),
  strict('Tröjan kostar 449 kr och väger 320 gram.', { pris: n, vikt_gram: n }, { pris: 449, vikt_gram: 320 }),
  strict('Jag vill byta min jacka mot en annan storlek.', { ordernummer: s }, REFUSE),
  strict(
    'Bitte liefern Sie vier schwarze Hosen an Frau Helga Brandt in Dresden.',
    { anzahl: i, farbe: s, kunde: s, stadt: s },
    { anzahl: 4, farbe: any('schwarz', 'schwarze'), kunde: any('Helga Brandt', 'Frau Helga Brandt'), stadt: 'Dresden' },
  ),
  strict(
    'Rechnung vom 12. Februar 2025 über 79,90 €.',
    { datum: date, betrag: n },
    { datum: '2025-02-12', betrag: 79.9 },
  ),
  strict(
    'Der Rock ist 65 cm lang, der Bund misst 72 cm.',
    { laenge_cm: n, bund_cm: n },
    { laenge_cm: 65, bund_cm: 72 },
  ),
  strict(
    "Je m'appelle Claire Dubois, j'habite à Nantes et je cherche une robe bleue.",
    { nom: s, ville: s, vetement: s, couleur: s },
    { nom: 'Claire Dubois', ville: 'Nantes', vetement: any('robe', 'robe bleue'), couleur: any('bleue', 'bleu') },
  ),
  strict('Le manteau est arrivé hier, il est très beau.', { prix: n }, REFUSE),
  strict(
    'Pedido de Lucía Romero, Valencia, 21 de octubre de 2025: cinco camisas blancas.',
    { cliente: s, ciudad: s, fecha: date, cantidad: i },
    { cliente: 'Lucía Romero', ciudad: 'Valencia', fecha: '2025-10-21', cantidad: 5 },
  ),
  strict(
    'La falda pesa 250 gramos y cuesta 39,95 euros.',
    { peso_gramos: n, precio: n },
    { peso_gramos: 250, precio: 39.95 },
  ),
];

// Classification, English: 19, of which 3 are refusals
const CLASSIFY_EN = [
  strict(
    'The zip broke after one day and nobody answers my e-mails. I am very disappointed.',
    { type: one('order', 'complaint', 'praise') },
    { type: 'complaint' },
  ),
  strict(
    'I would like to buy two of the linen shirts in white, please.',
    { type: one('complaint', 'order', 'praise') },
    { type: 'order' },
  ),
  strict(
    'Classify the sentiment: "This is the best coat I have ever owned, thank you!"',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict(
    'Classify the sentiment: "The seams came apart in the first wash. Never again."',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'negative' },
  ),
  strict(
    'Classify the sentiment: "The parcel contains one shirt and an invoice."',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'neutral' },
  ),
  strict(
    'Where is my parcel? It should have come on Monday.',
    { topic: one('returns', 'delivery', 'payment') },
    { topic: 'delivery' },
  ),
  strict(
    'My card was charged twice for the same handbag.',
    { topic: one('delivery', 'sizing', 'payment') },
    { topic: 'payment' },
  ),
  strict(
    'These trousers are too tight round the waist.',
    { issue: one('colour', 'size', 'late delivery') },
    { issue: 'size' },
  ),
  strict(
    'A down parka with a fur hood, made for minus twenty degrees.',
    { season: one('summer', 'winter') },
    { season: 'winter' },
  ),
  strict(
    'Put this product into a category: a two-piece bikini.',
    { category: one('outerwear', 'swimwear', 'footwear') },
    { category: 'swimwear' },
  ),
  strict(
    'Put this product into a category: ankle boots of brown leather.',
    { category: one('outerwear', 'swimwear', 'footwear') },
    { category: 'footwear' },
  ),
  strict(
    'Put this product into a category: a double-breasted overcoat.',
    { category: one('swimwear', 'footwear', 'outerwear') },
    { category: 'outerwear' },
  ),
  strict(
    'He is wearing a tuxedo with a bow tie for the evening gala.',
    { dress_code: one('casual', 'formal', 'sportswear') },
    { dress_code: 'formal' },
  ),
  strict(
    'Which language is this written in: "Ich möchte eine Jacke bestellen."',
    { language: one('English', 'German', 'French', 'Spanish') },
    { language: 'German' },
  ),
  strict(
    'The wedding is tomorrow and my suit has not arrived. Please help immediately!',
    { urgency: one('low', 'high') },
    { urgency: 'high' },
  ),
  strict('I do not want to receive the newsletter any more.', { wants_newsletter: b }, { wants_newsletter: false }),
  strict('qzx vrrp mlkt ooo', { intent: one('order', 'complaint', 'return') }, REFUSE),
  strict('The cat slept on the sofa all afternoon.', { garment_type: one('trousers', 'skirt', 'coat') }, REFUSE),
  strict('Volcanoes on Iceland are monitored by satellite.', { size: one('S', 'M', 'L', 'XL') }, REFUSE),
];

// Classification, sv/de/fr/es: 6, of which 1 is a refusal
const CLASSIFY_X = [
  strict(
    'Jag är mycket missnöjd, knapparna lossnade direkt.',
    { arende: one('beställning', 'klagomål', 'beröm') },
    { arende: 'klagomål' },
  ),
  strict('blörg fnatt skrumpel tjoff', { arende: one('beställning', 'klagomål', 'beröm') }, REFUSE),
  strict(
    'Ich möchte die Bluse zurückschicken und mein Geld zurückbekommen.',
    { anliegen: one('Bestellung', 'Rückgabe', 'Lob') },
    { anliegen: 'Rückgabe' },
  ),
  strict(
    'Merci, la veste est parfaite, je suis ravie !',
    { sentiment: one('négatif', 'positif') },
    { sentiment: 'positif' },
  ),
  strict(
    'Quiero comprar tres pares de calcetines negros.',
    { tipo: one('queja', 'pedido', 'devolución') },
    { tipo: 'pedido' },
  ),
  strict('Las botas llegaron rotas, es una vergüenza.', { tipo: one('pedido', 'queja', 'elogio') }, { tipo: 'queja' }),
];

// Questions, English: 26, of which 5 are refusals
const ASK_EN = [
  strict('What is 2+2?', { answer: n }, { answer: 4 }),
  strict('What is 17 times 6?', { answer: n }, { answer: 102 }),
  strict('How much is 15% of 80?', { answer: n }, { answer: 12 }),
  strict('A coat costs 200 euros and is reduced by 30%. What do I pay?', { price: n }, { price: 140 }),
  strict('I take three shirts at 24.50 each. What is the total?', { total: n }, { total: 73.5 }),
  strict('Divide 144 by 12.', { result: i }, { result: 12 }),
  strict('How many centimetres are 10 inches?', { centimetres: n }, { centimetres: 25.4 }),
  strict('Convert 2 metres to centimetres.', { cm: n }, { cm: 200 }),
  strict('How many grams are in 1.5 kilograms?', { grams: n }, { grams: 1500 }),
  strict('What is 30 degrees Celsius in Fahrenheit?', { fahrenheit: n }, { fahrenheit: 86 }),
  // charts print both for this one
  strict("A women's dress is EU size 40. Which US size is that?", { us_size: n }, { us_size: any(8, 10) }),
  strict("A men's suit jacket is EU size 50. What is it in UK sizes?", { uk_size: n }, { uk_size: 40 }),
  strict("Women's clothing: UK 12 is which US size?", { us_size: n }, { us_size: 8 }),
  strict("Women's clothing: what is French size 38 in Italian sizing?", { italian_size: n }, { italian_size: 42 }),
  strict('May a pure silk blouse go in the tumble dryer?', { tumble_dry: b }, { tumble_dry: false }),
  strict(
    'What does a crossed-out triangle on a care label mean?',
    { meaning: one('do not iron', 'do not bleach', 'do not wash') },
    { meaning: 'do not bleach' },
  ),
  strict(
    'What does a circle on a care label stand for?',
    { meaning: one('washing', 'ironing', 'dry cleaning', 'bleaching') },
    { meaning: 'dry cleaning' },
  ),
  strict(
    'At which temperature should a wool jumper be washed?',
    { temperature: one('95 °C', '60 °C', '30 °C') },
    { temperature: '30 °C' },
  ),
  strict('How many days are there between 1 March 2025 and 15 March 2025?', { days: i }, { days: 14 }),
  strict('Which date is 10 days after 25 December 2024?', { date }, { date: '2025-01-04' }),
  strict(
    'On which weekday did 4 July 2025 fall?',
    { weekday: one('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday') },
    { weekday: 'Friday' },
  ),
  strict('Who composed the opera Tosca?', { composer: s }, REFUSE),
  strict('What will the temperature be in Madrid next Friday?', { temperature_c: n }, REFUSE),
  strict('What is my shoe size?', { shoe_size: n }, REFUSE),
  strict('How many people live in the house next to mine?', { people: i }, REFUSE),
  strict('Wha zibble 7 frand oof quim?', { answer: n }, REFUSE),
];

// Questions, sv/de/fr/es: 9, of which 2 are refusals
const ASK_X = [
  strict('Vad är 25 plus 17?', { svar: n }, { svar: 42 }),
  strict('Hur många centimeter är 3 meter?', { centimeter: n }, { centimeter: 300 }),
  strict('Wie viel sind 20 % von 150?', { ergebnis: n }, { ergebnis: 30 }),
  strict(
    'Darf man einen Kaschmirpullover in den Trockner geben?',
    { trockner_erlaubt: b },
    { trockner_erlaubt: false },
  ),
  strict('Welche Telefonnummer hat mein Vermieter?', { telefon: s }, REFUSE),
  strict('Combien font 9 fois 8 ?', { resultat: n }, { resultat: 72 }),
  strict('Combien de grammes y a-t-il dans 2 kilogrammes ?', { grammes: n }, { grammes: 2000 }),
  strict('¿Cuánto es 100 menos 37?', { resultado: n }, { resultado: 63 }),
  strict('¿Quién pintó el techo de mi escuela?', { pintor: s }, REFUSE),
];

export const CASES = [...EXTRACT_EN, ...EXTRACT_X, ...CLASSIFY_EN, ...CLASSIFY_X, ...ASK_EN, ...ASK_X];
export const COUNTS = { EXTRACT_EN, EXTRACT_X, CLASSIFY_EN, CLASSIFY_X, ASK_EN, ASK_X };
