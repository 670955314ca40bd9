/**
 * A hundred requests for structured output, with what is true of each: extraction, classification, questions and
 * arithmetic in five languages, strict and lax. Written before the code that fills the slots was.
 * Facts of the league and the engine are those of `facts.mjs`.
 */
const object = (properties, more = {}) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...more,
});
const s = { type: 'string' };
const n = { type: 'number' };
const i = { type: 'integer' };
const b = { type: 'boolean' };
const date = { type: 'string', format: 'date' };
const list = (items) => ({ type: 'array', items });
const one = (...values) => ({ type: 'string', enum: values });
const or = (schema) => ({ ...schema, type: [schema.type, 'null'] });

/** What cannot be answered: a refusal when strict, else a 400. */
export const REFUSE = Symbol('refuse');
/** Any of these is right. */
export class Any {
  constructor(...values) {
    this.values = values;
  }
}
const any = (...values) => new Any(...values);

const strict = (ask, properties, want) => ({ ask, schema: object(properties), strict: true, want });
const lax = (ask, properties, want) => ({ ask, schema: object(properties), strict: false, want });

export const CASES = [
  // Orders and people, taken from the text
  strict(
    'Extract the order: Anna Lindqvist from Malmö ordered 3 navy wool coats in size 42 on 12 March 2026 for 249 EUR each.',
    { customer: s, city: s, quantity: i, color: s, fabric: s, garment: s, size: s, date, unit_price: n, currency: s },
    {
      customer: 'Anna Lindqvist',
      city: 'Malmö',
      quantity: 3,
      color: any('navy', 'navy blue'),
      fabric: 'wool',
      garment: any('coat', 'coats'),
      size: '42',
      date: '2026-03-12',
      unit_price: 249,
      currency: 'EUR',
    },
  ),
  strict('Write a sentence about coats.', { customer: s, city: s, quantity: i, date }, REFUSE),
  strict(
    'Please send two linen shirts, size M, to Berlin.',
    { quantity: i, garment: s, fabric: s, size: s, city: s },
    { quantity: 2, garment: any('shirt', 'shirts'), fabric: 'linen', size: 'M', city: 'Berlin' },
  ),
  strict(
    'Jag heter Karin Berg och vill beställa fyra röda klänningar i storlek 38 till Göteborg.',
    { name: s, quantity: i, color: s, garment: s, size: s, city: s },
    {
      name: 'Karin Berg',
      quantity: 4,
      color: any('röd', 'röda', 'red'),
      garment: any('klänning', 'klänningar', 'dress'),
      size: '38',
      city: 'Göteborg',
    },
  ),
  strict(
    'Ich heiße Jonas Weber und bestelle zwei blaue Hemden in Größe L nach Hamburg.',
    { name: s, quantity: i, color: s, garment: s, size: s, city: s },
    {
      name: 'Jonas Weber',
      quantity: 2,
      color: any('blau', 'blaue', 'blue'),
      garment: any('Hemd', 'Hemden', 'shirt'),
      size: 'L',
      city: 'Hamburg',
    },
  ),
  strict(
    'Je m’appelle Claire Dubois et je voudrais trois jupes noires en taille 40, livrées à Lyon.',
    { name: s, quantity: i, color: s, garment: s, size: s, city: s },
    {
      name: 'Claire Dubois',
      quantity: 3,
      color: any('noir', 'noire', 'noires', 'black'),
      garment: any('jupe', 'jupes', 'skirt'),
      size: '40',
      city: 'Lyon',
    },
  ),
  strict(
    'Me llamo Lucía Moreno y quiero cinco camisas blancas, talla S, en Sevilla.',
    { name: s, quantity: i, color: s, garment: s, size: s, city: s },
    {
      name: 'Lucía Moreno',
      quantity: 5,
      color: any('blanco', 'blanca', 'blancas', 'white'),
      garment: any('camisa', 'camisas', 'shirt'),
      size: 'S',
      city: 'Sevilla',
    },
  ),
  lax(
    'Order: one green parka for Ms Okafor.',
    { customer: or(s), quantity: or(i), color: or(s), garment: or(s), size: or(s), delivery_date: or(date) },
    {
      customer: any('Okafor', 'Ms Okafor'),
      quantity: 1,
      color: 'green',
      garment: 'parka',
      size: null,
      delivery_date: null,
    },
  ),
  strict('Order: one green parka for Ms Okafor.', { customer: s, size: s, delivery_date: date }, REFUSE),
  strict(
    'Contact: mira.holm@example.com, phone +46 70 123 45 67.',
    { email: { type: 'string', format: 'email' }, phone: s },
    { email: 'mira.holm@example.com', phone: any('+46 70 123 45 67', '+46701234567') },
  ),
  strict('Contact: mira.holm@example.com', { email: { type: 'string', format: 'email' }, phone: s }, REFUSE),
  lax(
    'My order number is A-20931 and the parcel has not arrived.',
    { order_number: or(s), tracking_number: or(s) },
    { order_number: 'A-20931', tracking_number: null },
  ),
  strict(
    'The atelier’s page is https://atelier.example.com/spring and the invoice is INV-4471.',
    { url: { type: 'string', format: 'uri' }, invoice: s },
    { url: 'https://atelier.example.com/spring', invoice: 'INV-4471' },
  ),
  strict(
    'Fitting for Sofia Alvarez on 2026-05-04 at 14:30 in Madrid.',
    { name: s, date, time: s, city: s },
    { name: 'Sofia Alvarez', date: '2026-05-04', time: any('14:30', '14:30:00'), city: 'Madrid' },
  ),
  strict(
    'Die Anprobe ist am 3. Oktober 2026 um 9:15 Uhr.',
    { date, time: s },
    { date: '2026-10-03', time: any('09:15', '9:15') },
  ),
  strict('Provningen är den 7 juni 2026 klockan 16:00.', { date, time: s }, { date: '2026-06-07', time: '16:00' }),
  strict('L’essayage est le 21 février 2027.', { date }, { date: '2027-02-21' }),
  strict('La prueba es el 15 de agosto de 2026.', { date }, { date: '2026-08-15' }),
  strict('The fitting is next week sometime.', { date }, REFUSE),
  strict(
    'Bust 92 cm, waist 74 cm, hips 98 cm, height 171 cm.',
    { bust_cm: n, waist_cm: n, hips_cm: n, height_cm: n },
    { bust_cm: 92, waist_cm: 74, hips_cm: 98, height_cm: 171 },
  ),
  strict(
    'Byst 88 cm, midja 70 cm och höft 96 cm.',
    { bust_cm: n, waist_cm: n, hip_cm: n },
    { bust_cm: 88, waist_cm: 70, hip_cm: 96 },
  ),
  strict('Brustumfang 104 cm, Taille 90 cm.', { chest_cm: n, waist_cm: n }, { chest_cm: 104, waist_cm: 90 }),
  lax(
    'Waist 30 inches, inseam 32 inches.',
    { waist_inches: or(n), inseam_inches: or(n), chest_inches: or(n) },
    { waist_inches: 30, inseam_inches: 32, chest_inches: null },
  ),
  strict('Waist 30 inches.', { waist_cm: n }, { waist_cm: 76.2 }),
  strict('Bust 92 cm.', { bust_cm: n, waist_cm: n }, REFUSE),
  strict(
    'A floor-length red silk dress with long sleeves for a wedding.',
    { garment: s, color: s, fabric: s, occasion: s, length: s },
    {
      garment: 'dress',
      color: 'red',
      fabric: 'silk',
      occasion: 'wedding',
      length: any('floor-length', 'floor', 'maxi'),
    },
  ),
  strict(
    'En svart kappa i ull för vintern.',
    { garment: s, color: s, fabric: s, season: s },
    {
      garment: any('kappa', 'coat'),
      color: any('svart', 'black'),
      fabric: any('ull', 'wool'),
      season: any('vinter', 'vintern', 'winter'),
    },
  ),
  strict(
    'Eine weiße Bluse aus Baumwolle für den Sommer.',
    { garment: s, color: s, fabric: s, season: one('spring', 'summer', 'autumn', 'winter') },
    {
      garment: any('Bluse', 'blouse'),
      color: any('weiß', 'weiße', 'white'),
      fabric: any('Baumwolle', 'cotton'),
      season: 'summer',
    },
  ),
  strict(
    'Un pantalon beige en lin.',
    { garment: s, color: s, fabric: s },
    { garment: any('pantalon', 'trousers'), color: 'beige', fabric: any('lin', 'linen') },
  ),
  strict(
    'Una falda azul de algodón.',
    { garment: s, color: s, fabric: s },
    { garment: any('falda', 'skirt'), color: any('azul', 'blue'), fabric: any('algodón', 'cotton') },
  ),
  strict('A dress.', { garment: s, color: s }, REFUSE),
  lax('A dress.', { garment: or(s), color: or(s), fabric: or(s) }, { garment: 'dress', color: null, fabric: null }),
  strict(
    'We stock jeans, blazers and a trench coat.',
    { garments: list(s) },
    { garments: any(['jeans', 'blazers', 'trench coat'], ['jeans', 'blazer', 'trench coat']) },
  ),
  strict('Choose from red, olive and cream.', { colors: list(s) }, { colors: ['red', 'olive', 'cream'] }),
  strict(
    'Items: 2 shirts in white, 1 skirt in black.',
    { items: list(object({ garment: s, quantity: i, color: s })) },
    {
      items: [
        { garment: any('shirt', 'shirts'), quantity: 2, color: 'white' },
        { garment: 'skirt', quantity: 1, color: 'black' },
      ],
    },
  ),
  strict(
    'Fabric: 70 % wool, 30 % polyester.',
    { composition: list(object({ fibre: s, percent: n })) },
    {
      composition: [
        { fibre: 'wool', percent: 70 },
        { fibre: 'polyester', percent: 30 },
      ],
    },
  ),
  strict('The coat weighs 1.2 kg.', { weight_kg: n }, { weight_kg: 1.2 }),
  strict('The coat weighs 1.2 kg.', { weight_g: n }, { weight_g: 1200 }),
  strict('I have 2.5 metres of fabric.', { length_cm: n }, { length_cm: 250 }),
  strict('Budget: $1,250.50 for the jacket.', { budget_usd: n }, { budget_usd: 1250.5 }),
  strict('Budget: 1.250,50 € für die Jacke.', { budget_eur: n }, { budget_eur: 1250.5 }),
  strict('Budget: 400 EUR.', { budget_usd: n }, REFUSE),
  strict('The discount is 15 %.', { discount_percent: n }, { discount_percent: 15 }),
  strict('I am 34 years old and live in Oslo.', { age: i, city: s }, { age: 34, city: 'Oslo' }),
  strict('I live in Oslo.', { age: i, city: s }, REFUSE),
  // Arithmetic and units
  strict('What is 2+2?', { answer: i }, { answer: 4 }),
  strict('What is 17 times 23?', { answer: i }, { answer: 391 }),
  strict('What is 15 % of 80?', { answer: n }, { answer: 12 }),
  strict('Was ist 144 geteilt durch 12?', { result: n }, { result: 12 }),
  strict('Hur mycket är 19 minus 7?', { svar: i }, { svar: 12 }),
  strict('Convert 10 inches to cm.', { cm: n }, { cm: 25.4 }),
  strict('How many inches are 76.2 cm?', { inches: n }, { inches: 30 }),
  strict('What is 30 °C in Fahrenheit?', { fahrenheit: n }, { fahrenheit: 86 }),
  strict('3 shirts at 40 USD each: what is the total?', { total: n }, { total: 120 }),
  strict('What is (12 + 8) / 5?', { answer: n }, { answer: 4 }),
  strict('What is 1 divided by 0?', { answer: n }, REFUSE),
  // Classification by entailment
  strict(
    'My parcel arrived torn and the zip is broken. I am furious.',
    { category: one('order', 'complaint', 'question', 'praise') },
    { category: 'complaint' },
  ),
  strict(
    'I would like to buy two of the linen shirts.',
    { category: one('order', 'complaint', 'question', 'praise') },
    { category: 'order' },
  ),
  strict(
    'Do you ship to Norway?',
    { category: one('order', 'complaint', 'question', 'praise') },
    { category: 'question' },
  ),
  strict(
    'The dress is wonderful, thank you so much!',
    { category: one('order', 'complaint', 'question', 'praise') },
    { category: 'praise' },
  ),
  strict('I love this coat.', { sentiment: one('positive', 'neutral', 'negative') }, { sentiment: 'positive' }),
  strict(
    'The seams came apart after one wash, terrible quality.',
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'negative' },
  ),
  strict('Klänningen är underbar!', { sentiment: one('positive', 'neutral', 'negative') }, { sentiment: 'positive' }),
  strict(
    'Die Jacke ist schrecklich und kaputt.',
    { sentiment: one('positive', 'negative') },
    { sentiment: 'negative' },
  ),
  strict(
    'I want my money back for the skirt I returned.',
    { intent: one('refund', 'exchange', 'delivery', 'other') },
    { intent: 'refund' },
  ),
  strict(
    'Where is my parcel? It should have arrived on Monday.',
    { intent: one('refund', 'exchange', 'delivery') },
    { intent: 'delivery' },
  ),
  strict('Can I swap the M for an L?', { intent: one('refund', 'exchange', 'delivery') }, { intent: 'exchange' }),
  strict(
    'Is this text in Swedish? Hej, jag vill köpa en kjol.',
    { language: one('en', 'sv', 'de') },
    { language: 'sv' },
  ),
  strict(
    'Ich suche einen warmen Mantel für den Winter.',
    { language: one('en', 'sv', 'de', 'fr', 'es') },
    { language: 'de' },
  ),
  strict(
    'A pleated wool midi skirt.',
    { category: one('dress', 'skirt', 'trousers', 'top', 'outerwear') },
    { category: 'skirt' },
  ),
  strict(
    'A trench coat in beige gabardine.',
    { category: one('dress', 'skirt', 'trousers', 'top', 'outerwear') },
    { category: 'outerwear' },
  ),
  strict('A silk blouse.', { is_dress: b }, { is_dress: false }),
  strict('A waterproof raincoat.', { waterproof: b }, { waterproof: true }),
  strict('The order is urgent, I need it today.', { urgent: b }, { urgent: true }),
  strict('The sky was grey over the harbour.', { category: one('refund', 'exchange', 'delivery') }, REFUSE),
  strict('Wool, linen and silk shirts.', { fibre: one('animal', 'plant', 'synthetic') }, REFUSE),
  strict('A polyester windbreaker.', { fibre: one('animal', 'plant', 'synthetic') }, { fibre: 'synthetic' }),
  // The house's own knowledge and operations
  strict('What is EU 40 in US women’s sizes?', { us_size: i }, { us_size: 8 }),
  strict('Convert women’s UK 12 to EU.', { eu_size: i }, { eu_size: 40 }),
  strict('Which EU size for bust 92, waist 76, hips 100 (women)?', { eu_size: i }, { eu_size: 40 }),
  strict(
    'Who leads the daily league, and with which score?',
    { leader: s, score: n },
    { leader: 'Astra Vale', score: 0.84 },
  ),
  strict('Vem leder ligan?', { leader: s }, { leader: 'Astra Vale' }),
  strict('Who is in second place in the league?', { name: s }, { name: 'Brim' }),
  strict(
    'What does a chat pack cost and how many calls has it?',
    { price_usd: n, calls: i },
    { price_usd: 1, calls: 100 },
  ),
  strict('How much is Tools Pro a month?', { price_usd: n }, { price_usd: 9 }),
  strict('How many free chat calls do I have a day?', { calls_per_day: i }, { calls_per_day: 3 }),
  strict('At what temperature do I wash wool?', { temperature_celsius: n }, { temperature_celsius: 30 }),
  strict('Can silk go in the dryer?', { tumble_dry: b }, { tumble_dry: false }),
  strict('What is the hex of navy?', { hex: s }, { hex: any('#1b2846', '#1f2a44', '#000080') }),
  strict('How does the engine feel right now?', { emotion: s }, { emotion: 'curious' }),
  strict('How many participants does the league have?', { participants: i }, { participants: 16 }),
  // What nobody can know from this
  strict('Who won the 1998 World Cup?', { winner: s }, REFUSE),
  strict('What is the capital of Mongolia?', { capital: s }, REFUSE),
  strict('What will the weather be in Rome tomorrow?', { temperature_celsius: n, rain: b }, REFUSE),
  strict('What is the price of bitcoin on Mars?', { price_usd: n }, REFUSE),
  strict('Give me the phone number of your chief designer.', { phone: s }, REFUSE),
  strict('Tell me the order status.', { status: one('shipped', 'pending', 'cancelled') }, REFUSE),
  strict('asdf qwer zxcv', { garment: s, color: s }, REFUSE),
  lax('What is the capital of Mongolia?', { capital: s }, REFUSE),
  lax('The parcel is from Bergen.', { city: or(s), weight_kg: or(n) }, { city: 'Bergen', weight_kg: null }),
];
