/** Fifty requests by a fair outsider who saw no source, kept closed until the engine was done (a customer who evaluates). */
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  strict(
    'Two pairs of brown leather boots in size 43 for Daniel Okafor, please.',
    { customer: s, pairs: i, colour: s, material: s, size: i },
    { customer: 'Daniel Okafor', pairs: 2, colour: 'brown', material: 'leather', size: 43 },
  ),
  strict(
    'The wedding is on 21 August 2027 in Florence and there are five bridesmaids.',
    { wedding_date: date, city: s, bridesmaids: i },
    { wedding_date: '2027-08-21', city: 'Florence', bridesmaids: 5 },
  ),
  strict(
    'Chest 104 cm, sleeve 65 cm, neck 41 cm.',
    { chest_cm: n, sleeve_cm: n, neck_cm: n },
    { chest_cm: 104, sleeve_cm: 65, neck_cm: 41 },
  ),
  strict(
    'My parcel HX4471 should have arrived in Dublin on 8 January 2027, but nothing came.',
    {
      tracking_code: s,
      city: s,
      expected_date: date,
      arrived: { ...b, description: 'Whether the parcel has arrived' },
    },
    { tracking_code: 'HX4471', city: 'Dublin', expected_date: '2027-01-08', arrived: false },
  ),
  strict(
    'His inside leg is 32 inches.',
    { inside_leg_cm: { ...n, description: 'Inside leg in centimetres' } },
    { inside_leg_cm: any(81.28, 81.3, 81) },
  ),
  strict(
    'Six pairs of socks, 4.50 euros a pair.',
    { pairs: i, price_per_pair: n, total: { ...n, description: 'Total price in euros' } },
    { pairs: 6, price_per_pair: 4.5, total: 27 },
  ),
  strict(
    'The waxed jacket was £90 and is now £63.',
    {
      old_price: n,
      new_price: n,
      currency: one('GBP', 'EUR', 'USD'),
      discount_percent: { ...n, description: 'How many percent the price was cut' },
    },
    { old_price: 90, new_price: 63, currency: 'GBP', discount_percent: 30 },
  ),
  strict(
    'Bitte schicken Sie vier graue Westen in Größe 50 an Lukas Brandt in Köln.',
    { customer: s, city: s, quantity: i, colour: s, size: i },
    {
      customer: 'Lukas Brandt',
      city: any('Köln', 'Cologne'),
      quantity: 4,
      colour: any('grau', 'graue', 'grey', 'gray'),
      size: 50,
    },
  ),
  strict(
    "Je m'appelle Hélène Martin et je souhaite un rendez-vous pour un essayage le 17 septembre 2027 à 15h30.",
    { name: s, date, time: s },
    { name: 'Hélène Martin', date: '2027-09-17', time: any('15:30', '15h30', '15.30') },
  ),
  strict(
    'Klänningen är för lång och behöver kortas med 4 cm. Ordernumret är 60217.',
    { order_number: s, alteration: one('shorten', 'lengthen', 'take_in', 'let_out'), amount_cm: n },
    { order_number: '60217', alteration: 'shorten', amount_cm: 4 },
  ),
  strict('Our school needs 120 polo shirts for the pupils.', { quantity: i, garment: s, delivery_date: date }, REFUSE),
  strict('Hello, please send me a copy of my invoice. Regards, Grace Bell', { name: s, invoice_number: s }, REFUSE),
  strict(
    'Our school, St Brigid Primary, needs 120 navy polo shirts by 25 August 2027.',
    { school: s, quantity: i, colour: s, due: date },
    {
      school: any('St Brigid Primary', 'St Brigid Primary School'),
      quantity: 120,
      colour: any('navy', 'navy blue'),
      due: '2027-08-25',
    },
  ),
  strict(
    'The scarf arrived with a hole in it. I do not want a refund, I would like a new one.',
    {
      item: s,
      problem: one('damaged', 'late', 'wrong_item'),
      wanted: { ...one('refund', 'replacement'), description: 'What the customer wants' },
    },
    { item: any('scarf', 'the scarf', 'The scarf'), problem: 'damaged', wanted: 'replacement' },
  ),
  strict(
    'The sample collection will be shown in Antwerp on 11 February 2027 at 18:00, in the Modern Hall.',
    { city: s, date, time: s, venue: s },
    { city: 'Antwerp', date: '2027-02-11', time: any('18:00', '18.00'), venue: any('Modern Hall', 'the Modern Hall') },
  ),
  strict(
    'The cardigan comes in black, cream and burgundy.',
    { garment: s, colours: list(s) },
    { garment: any('cardigan', 'the cardigan', 'The cardigan'), colours: ['black', 'cream', 'burgundy'] },
  ),
  strict(
    'Please pack 3 ties, 5 belts and 2 hats for the photo shoot in Marseille.',
    { city: s, items: list(object({ article: one('tie', 'belt', 'hat', 'glove'), quantity: i })) },
    {
      city: 'Marseille',
      items: [
        { article: 'tie', quantity: 3 },
        { article: 'belt', quantity: 5 },
        { article: 'hat', quantity: 2 },
      ],
    },
  ),
  strict(
    'One jacket needs 2.4 metres of tweed. We will make 25 jackets.',
    { jackets: i, fabric: s, metres_total: { ...n, description: 'Metres of fabric for all the jackets' } },
    { jackets: 25, fabric: 'tweed', metres_total: 60 },
  ),
  strict(
    'I have 3 metres of velvet at home.',
    { fabric: s, length_cm: { ...n, description: 'Length in centimetres' } },
    { fabric: 'velvet', length_cm: 300 },
  ),
  strict(
    'The lining is polyester and the button loops are brass.',
    {
      lining: { ...s, description: 'Material of the lining' },
      lining_origin: {
        ...one('plant', 'animal', 'synthetic'),
        description: 'Where the fibre of the lining comes from',
      },
    },
    { lining: 'polyester', lining_origin: 'synthetic' },
  ),
  strict(
    'The shop in Turin is closed on Sundays and opens at 9:30 on weekdays.',
    { city: s, open_on_sunday: b, weekday_opening: s },
    { city: 'Turin', open_on_sunday: false, weekday_opening: any('9:30', '09:30') },
  ),
  strict(
    'The trousers tore the first time I wore them. Terrible quality, never again.',
    { garment: s, sentiment: one('positive', 'neutral', 'negative') },
    { garment: any('trousers', 'the trousers', 'The trousers'), sentiment: 'negative' },
  ),
  strict(
    'Invoice 2027-118 for 640 euros is due on 30 April 2027.',
    { invoice_number: s, amount: n, currency: one('EUR', 'USD', 'SEK'), due_date: date },
    { invoice_number: '2027-118', amount: 640, currency: 'EUR', due_date: '2027-04-30' },
  ),
  strict(
    'Can you shorten my trousers, please?',
    { garment: s, amount_cm: { ...n, description: 'How much to shorten, in centimetres' } },
    REFUSE,
  ),
  strict('We would like to order 40 metres of cotton poplin.', { fabric: s, metres: n, colour: s }, REFUSE),
  strict(
    'Guten Tag, ich habe die falsche Farbe bekommen. Mein Name ist Anja Krüger.',
    { name: s, order_number: s },
    REFUSE,
  ),
  lax(
    'My name is Priya Nair and I would like to collect my suit in Manchester.',
    { name: s, city: s, pickup_date: or(date) },
    { name: 'Priya Nair', city: 'Manchester', pickup_date: null },
  ),
  lax(
    'A grey felt hat, head size 58.',
    { colour: s, material: s, head_size: i, price: or(n) },
    { colour: 'grey', material: 'felt', head_size: 58, price: null },
  ),
  lax(
    'Please deliver five white tablecloths to the Hotel Aurora in Bergen.',
    { quantity: i, colour: s, city: s, phone: or(s) },
    { quantity: 5, colour: 'white', city: 'Bergen', phone: null },
  ),
  strict(
    'Send the lookbook to press@nordmode.example, attention Freya Dahl.',
    { email: s, contact: s },
    { email: 'press@nordmode.example', contact: 'Freya Dahl' },
  ),
  strict(
    'Three shirts for 180 euros in total, all the same price.',
    { quantity: i, total: n, unit_price: { ...n, description: 'Price of one shirt' } },
    { quantity: 3, total: 180, unit_price: 60 },
  ),
  strict(
    'The bolt is 1.5 m wide and 30 m long.',
    { width_cm: { ...n, description: 'Width in centimetres' }, length_m: n },
    { width_cm: 150, length_m: 30 },
  ),
  strict(
    'How many metres of ribbon do we need for the hats? We use 0.8 m for each.',
    { metres_per_hat: n, hats: i },
    REFUSE,
  ),
  strict(
    'Bonjour, la fermeture éclair de mon sac est cassée. Commande numéro 9034, je demande un remboursement.',
    { order_number: s, item: one('bag', 'belt', 'shoe'), wanted: one('refund', 'exchange', 'repair') },
    { order_number: '9034', item: 'bag', wanted: 'refund' },
  ),
  strict(
    'Jag heter Oskar Lind och bor i Västerås. Jag vill beställa två blå skjortor i storlek 41.',
    { name: s, city: s, quantity: i, size: i },
    { name: 'Oskar Lind', city: 'Västerås', quantity: 2, size: 41 },
  ),
  strict(
    'Der Rock kostet 80 Euro und ist um 20 Prozent reduziert.',
    { price: n, discount_percent: n, reduced_price: { ...n, description: 'Preis nach dem Rabatt' } },
    { price: 80, discount_percent: 20, reduced_price: 64 },
  ),
  strict(
    'Our tailor Marco Rossi works in Naples and his assistant Julia Stern works in Zurich.',
    { tailor: s, tailor_city: s, assistant: s, assistant_city: s },
    { tailor: 'Marco Rossi', tailor_city: 'Naples', assistant: 'Julia Stern', assistant_city: 'Zurich' },
  ),
  strict(
    'I bought the raincoat on 2 October 2027 and you accept returns within 30 days.',
    { bought_on: date, return_until: { ...date, description: 'Last day for a return' } },
    { bought_on: '2027-10-02', return_until: '2027-11-01' },
  ),
  strict(
    'My foot is 26.5 cm long and I usually wear EU 42.',
    { foot_cm: n, eu_size: i },
    { foot_cm: 26.5, eu_size: 42 },
  ),
  strict(
    'The parcel with my sandals has been in transit for three weeks. Where is it? Order 55690.',
    {
      order_number: s,
      topic: { ...one('delivery', 'payment', 'care', 'sizing'), description: 'What the message is about' },
    },
    { order_number: '55690', topic: 'delivery' },
  ),
  strict(
    'The silk blouse must be washed by hand at 30 degrees and must not be bleached.',
    { garment: s, wash_method: one('hand', 'machine', 'dry_clean'), temperature_c: i, bleach_allowed: b },
    { garment: any('blouse', 'silk blouse'), wash_method: 'hand', temperature_c: 30, bleach_allowed: false },
  ),
  strict(
    'We sold 48 jumpers in Tallinn and 27 in Riga last month.',
    {
      tallinn: { ...i, description: 'Jumpers sold in Tallinn' },
      riga: { ...i, description: 'Jumpers sold in Riga' },
      total: { ...i, description: 'Jumpers sold in both cities together' },
    },
    { tallinn: 48, riga: 27, total: 75 },
  ),
  strict(
    'Please change the colour of order 7718 from red to green. Everything else stays the same.',
    { order_number: s, new_colour: { ...s, description: 'The colour the customer wants now' } },
    { order_number: '7718', new_colour: 'green' },
  ),
  strict('The new seamstress starts on 1 March 2027.', { name: s, start_date: date }, REFUSE),
  strict('This pattern is for a skirt with a waist of 70 cm.', { garment: s, waist_cm: n, hip_cm: n }, REFUSE),
  strict(
    'Bonjour, je voudrais prendre rendez-vous pour une retouche. Je suis Paul Lefèvre.',
    { name: s, date },
    REFUSE,
  ),
  strict('Hej, jag vill gärna byta mina skor till en större storlek.', { order_number: s, new_size: i }, REFUSE),
  strict(
    'Your jacket is ready for collection at our shop in Porto.',
    { garment: s, city: s, price: { ...n, description: 'What the customer has to pay' } },
    REFUSE,
  ),
  strict('The gloves cost 39 dollars.', { item: s, price: n, currency: one('USD', 'EUR', 'GBP'), size: s }, REFUSE),
  strict(
    'Mohair sweater by the label Fjell, sizes S to L, 149 euros, hand wash only.',
    { brand: s, material: s, price: n, care: one('hand_wash', 'machine_wash', 'dry_clean') },
    { brand: 'Fjell', material: any('mohair', 'Mohair'), price: 149, care: 'hand_wash' },
  ),
];
