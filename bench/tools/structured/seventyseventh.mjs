import { object, s, n, i, b, date, list, one, any, strict, REFUSE } from './case.mjs';

const sentiment = one('positive', 'negative', 'neutral');
const intent = one('track_order', 'return_item', 'cancel_order', 'product_question');
const urgency = one('low', 'medium', 'high');
const category = one('tops', 'bottoms', 'footwear', 'accessories');
const department = one('billing', 'shipping', 'sizing', 'technical');

export const CASES = [
  // Extraction, English (16)
  strict(
    'Order #48213: Maria Jensen bought 2 linen shirts, total $79.90.',
    { order_number: s, customer: s, quantity: i, total: n },
    { order_number: any('48213', '#48213'), customer: 'Maria Jensen', quantity: 2, total: 79.9 },
  ),
  strict(
    'Hi, my name is Tom Baker and my email is tom.baker@example.com. My phone number is 555-0142.',
    { name: s, email: s, phone: s },
    { name: 'Tom Baker', email: 'tom.baker@example.com', phone: '555-0142' },
  ),
  strict(
    'Fitting for Laura Chen on 2026-12-14 at 15:30 with Paolo.',
    { customer: s, date, time: s, tailor: s },
    { customer: 'Laura Chen', date: '2026-12-14', time: '15:30', tailor: 'Paolo' },
  ),
  strict(
    'Please ship it to 12 Elm Street, Portland, OR 97205.',
    { street: s, city: s, state: s, zip: s },
    { street: '12 Elm Street', city: 'Portland', state: 'OR', zip: '97205' },
  ),
  strict(
    'My measurements: chest 102 cm, waist 88 cm, inseam 81 cm.',
    { chest_cm: n, waist_cm: n, inseam_cm: n },
    { chest_cm: 102, waist_cm: 88, inseam_cm: 81 },
  ),
  strict(
    "I'd like to return the navy blazer from order 7719, the sleeves are too long.",
    { order_id: s, item: s, reason: s },
    {
      order_id: '7719',
      item: any('navy blazer', 'blazer', 'the navy blazer'),
      reason: any('the sleeves are too long', 'sleeves are too long', 'sleeves too long'),
    },
  ),
  strict(
    'Please send me 3 scarves, 2 hats and 1 belt.',
    { items: list(object({ product: s, quantity: i })) },
    {
      items: any(
        [
          { product: 'scarves', quantity: 3 },
          { product: 'hats', quantity: 2 },
          { product: 'belt', quantity: 1 },
        ],
        [
          { product: 'scarf', quantity: 3 },
          { product: 'hat', quantity: 2 },
          { product: 'belt', quantity: 1 },
        ],
      ),
    },
  ),
  strict(
    'From: Anna Lind <anna@lind.example>. Subject: Wrong colour. I ordered the red dress in size 38 but got a green one.',
    { sender_email: s, subject: s, ordered_color: s, received_color: s, size: s },
    {
      sender_email: 'anna@lind.example',
      subject: 'Wrong colour',
      ordered_color: 'red',
      received_color: 'green',
      size: '38',
    },
  ),
  strict(
    'Invoice INV-2044 dated 2026-11-03, amount due 1,250.00 EUR.',
    { invoice_number: s, invoice_date: date, amount: n, currency: s },
    { invoice_number: 'INV-2044', invoice_date: '2026-11-03', amount: 1250, currency: 'EUR' },
  ),
  strict(
    'Your parcel with tracking number JD0146000032 will be delivered by DHL on 5 December 2026.',
    { tracking_number: s, carrier: s, delivery_date: date },
    { tracking_number: 'JD0146000032', carrier: 'DHL', delivery_date: '2026-12-05' },
  ),
  strict(
    'Silk blouse, colour ivory, size M, made in Italy, 149 euros.',
    { product: s, color: s, size: s, country: s, price: n },
    { product: any('Silk blouse', 'silk blouse'), color: 'ivory', size: 'M', country: 'Italy', price: 149 },
  ),
  strict(
    'The coat is 80% wool and 20% cashmere.',
    { materials: list(object({ material: s, percent: n })) },
    {
      materials: [
        { material: 'wool', percent: 80 },
        { material: 'cashmere', percent: 20 },
      ],
    },
  ),
  strict(
    'Paid by card: 45 dollars for a pair of jeans on 2026-11-20.',
    { amount: n, payment_method: one('card', 'cash', 'invoice'), paid_on: date },
    { amount: 45, payment_method: 'card', paid_on: '2026-11-20' },
  ),
  strict("Hi, I'm Peter and I'd like to order a grey suit.", { name: s, email: s }, REFUSE),
  strict('Can you move my appointment with the tailor to Thursday?', { customer_name: s, new_day: s }, REFUSE),
  strict('Deliver it to 4 Oak Lane, please.', { street: s, postal_code: s }, REFUSE),
  // Extraction, Swedish (4)
  strict(
    'Hej, jag heter Karin Ek och bor på Storgatan 5, 411 38 Göteborg.',
    { namn: s, gata: s, postnummer: s, ort: s },
    { namn: 'Karin Ek', gata: 'Storgatan 5', postnummer: any('411 38', '41138'), ort: 'Göteborg' },
  ),
  strict(
    'Beställning 9042: två par byxor och en skjorta, totalt 1 498 kr.',
    { ordernummer: s, totalt: n },
    { ordernummer: '9042', totalt: 1498 },
  ),
  strict(
    'Tid för provning: 2026-12-09 klockan 10:15 hos skräddare Nilsson.',
    { datum: date, tid: s, skraddare: s },
    { datum: '2026-12-09', tid: '10:15', skraddare: any('Nilsson', 'skräddare Nilsson') },
  ),
  strict('Jag vill lämna tillbaka klänningen som jag köpte i måndags.', { vara: s, ordernummer: s }, REFUSE),
  // Extraction, German (3)
  strict(
    'Guten Tag, mein Name ist Jonas Weber, Kundennummer 55812. Ich möchte eine Jacke in Größe 52 bestellen.',
    { name: s, kundennummer: s, artikel: s, groesse: s },
    { name: 'Jonas Weber', kundennummer: '55812', artikel: any('Jacke', 'eine Jacke'), groesse: '52' },
  ),
  strict(
    'Bitte liefern Sie an: Lindenstraße 8, 50674 Köln.',
    { strasse: s, plz: s, ort: s },
    { strasse: 'Lindenstraße 8', plz: '50674', ort: 'Köln' },
  ),
  strict('Ich brauche am Freitag einen Termin zum Abstecken.', { tag: s, telefon: s }, REFUSE),
  // Extraction, French (2)
  strict(
    "Bonjour, je suis Claire Martin, j'ai commandé une jupe plissée en taille 40, commande 3307.",
    { nom: s, article: s, taille: s, commande: s },
    { nom: 'Claire Martin', article: any('jupe plissée', 'une jupe plissée', 'jupe'), taille: '40', commande: '3307' },
  ),
  strict(
    'Tour de poitrine 92 cm, tour de taille 74 cm, tour de hanches 98 cm.',
    { poitrine_cm: n, taille_cm: n, hanches_cm: n },
    { poitrine_cm: 92, taille_cm: 74, hanches_cm: 98 },
  ),
  // Extraction, Spanish (2)
  strict(
    'Soy Lucía Gómez, mi correo es lucia.gomez@example.es y quiero cambiar la falda de la talla 38 a la talla 40.',
    { nombre: s, correo: s, prenda: s, talla_nueva: s },
    { nombre: 'Lucía Gómez', correo: 'lucia.gomez@example.es', prenda: any('falda', 'la falda'), talla_nueva: '40' },
  ),
  strict(
    'Cita con el sastre el 2026-12-18 a las 17:00 para arreglar un abrigo.',
    { fecha: date, hora: s, prenda: s },
    { fecha: '2026-12-18', hora: '17:00', prenda: any('abrigo', 'un abrigo') },
  ),

  // Classification, English (17)
  strict('I love this coat, it fits perfectly and feels so warm!', { sentiment }, { sentiment: 'positive' }),
  strict('The zipper broke after two days and nobody answers my emails.', { sentiment }, { sentiment: 'negative' }),
  strict('The package arrived on Tuesday.', { sentiment }, { sentiment: 'neutral' }),
  strict('Where is my parcel? I ordered it a week ago.', { intent }, { intent: 'track_order' }),
  strict('Please cancel my order, I no longer need the shoes.', { intent }, { intent: 'cancel_order' }),
  strict(
    "My wedding is tomorrow and the suit still hasn't arrived, I need help right now!",
    { urgency },
    { urgency: 'high' },
  ),
  strict(
    'No hurry at all, but whenever you have time, could you send me the new catalogue?',
    { urgency },
    { urgency: 'low' },
  ),
  strict('Leather ankle boots with a low heel.', { category }, { category: 'footwear' }),
  strict('A silk tie with small dots.', { category }, { category: 'accessories' }),
  strict('I want my money back for this sweater.', { wants_refund: b }, { wants_refund: true }),
  strict(
    "I don't want a refund, I'd just like to swap it for a smaller size.",
    { wants_refund: b, wants_exchange: b },
    { wants_refund: false, wants_exchange: true },
  ),
  strict('The invoice charges me twice for the same scarf.', { department }, { department: 'billing' }),
  strict(
    "I can't log in to my account, the password page shows an error.",
    { department },
    { department: 'technical' },
  ),
  strict(
    'Do you have this skirt in size 42?',
    { is_question: b, is_complaint: b },
    { is_question: true, is_complaint: false },
  ),
  strict('Win a free iPhone now!!! Click this link to claim your prize.', { is_spam: b }, { is_spam: true }),
  strict('My order number is 5512 and I live in Leeds.', { payment_method: one('card', 'paypal', 'invoice') }, REFUSE),
  strict('The dress is red and comes in three sizes.', { machine_washable: b }, REFUSE),
  // Classification, Swedish (3)
  strict(
    'Jag är så nöjd med min nya kappa, bästa köpet på länge!',
    { omdome: one('positivt', 'negativt', 'neutralt') },
    { omdome: 'positivt' },
  ),
  strict(
    'Var är mitt paket? Det skulle ha kommit i fredags.',
    { arende: one('leverans', 'retur', 'betalning', 'produktfråga') },
    { arende: 'leverans' },
  ),
  strict(
    'Jag vill inte ha fler nyhetsbrev från er, tack.',
    { vill_avsluta_nyhetsbrev: b },
    { vill_avsluta_nyhetsbrev: true },
  ),
  // Classification, German (2)
  strict(
    'Die Hose ist nach einer Wäsche eingelaufen, ich bin sehr enttäuscht.',
    { stimmung: one('positiv', 'negativ', 'neutral') },
    { stimmung: 'negativ' },
  ),
  strict(
    'Ich möchte den Pullover zurückschicken, er ist zu groß.',
    { anliegen: one('Rücksendung', 'Bestellung', 'Rechnung', 'Beratung') },
    { anliegen: 'Rücksendung' },
  ),
  // Classification, French (3)
  strict(
    'Le service était excellent et la robe est magnifique.',
    { avis: one('positif', 'négatif', 'neutre') },
    { avis: 'positif' },
  ),
  strict(
    "C'est urgent, il me faut le costume pour demain matin !",
    { urgence: one('haute', 'moyenne', 'basse') },
    { urgence: 'haute' },
  ),
  strict(
    "J'ai commandé un manteau hier et je l'attends avec impatience.",
    { mode_de_paiement: one('carte', 'virement', 'espèces') },
    REFUSE,
  ),
  // Classification, Spanish (2)
  strict(
    'El vestido llegó roto y nadie me responde.',
    { sentimiento: one('positivo', 'negativo', 'neutro') },
    { sentimiento: 'negativo' },
  ),
  strict('¿Puedo pagar con tarjeta?', { tema: one('pago', 'envío', 'devolución', 'tallas') }, { tema: 'pago' }),

  // Questions and reckoning, English (17)
  strict('What do 3 shirts at $25 each cost?', { total: n }, { total: 75 }),
  strict('A jacket costs 120 euros and is 25% off. What is the sale price?', { sale_price: n }, { sale_price: 90 }),
  strict('How many centimetres are 10 inches?', { centimetres: n }, { centimetres: 25.4 }),
  strict('How many days are there from 2026-12-01 to 2026-12-24?', { days: i }, { days: 23 }),
  strict('I had $200 and spent $64.50 on shoes. How much is left?', { left: n }, { left: 135.5 }),
  strict(
    'Which is cheaper, the cotton shirt at 29 euros or the linen shirt at 35 euros, and by how much?',
    { cheaper: one('cotton shirt', 'linen shirt'), difference: n },
    { cheaper: 'cotton shirt', difference: 6 },
  ),
  strict('The fitting starts at 14:20 and takes 45 minutes. When does it end?', { end_time: s }, { end_time: '15:05' }),
  strict('How many metres of fabric do I need for 4 curtains of 2.5 metres each?', { metres: n }, { metres: 10 }),
  strict(
    'I got my order on 2026-11-20 and can return it within 14 days. What is the last day?',
    { last_day: date },
    { last_day: '2026-12-04' },
  ),
  strict('Can I wash a wool sweater in hot water?', { can_wash_hot: b }, { can_wash_hot: false }),
  strict("What is a UK women's dress size 12 in US sizes?", { us_size: i }, { us_size: 8 }),
  strict('Convert 2.5 kilograms to grams.', { grams: n }, { grams: 2500 }),
  strict(
    'One coat for 180 dollars, two scarves for 20 dollars each, and shipping is 12 dollars. What is the total?',
    { total: n },
    { total: 232 },
  ),
  strict(
    'A dress went from 80 euros down to 60 euros. What is the discount in percent?',
    { discount_percent: n },
    { discount_percent: 25 },
  ),
  strict('Should linen be ironed on low or high heat?', { heat: one('low', 'high') }, { heat: 'high' }),
  strict('I bought 4 shirts. How much did I pay in total?', { total: n }, REFUSE),
  strict('The shop on Main Street opens at 9:00. What time does it close?', { closing_time: s }, REFUSE),
  // Questions and reckoning, Swedish (3)
  strict('Vad kostar 5 meter tyg om metern kostar 89 kronor?', { pris: n }, { pris: 445 }),
  strict('Hur många minuter är två och en halv timme?', { minuter: i }, { minuter: 150 }),
  strict('Min beställning skickades i går. Vilket datum kommer den fram?', { leveransdatum: date }, REFUSE),
  // Questions and reckoning, German (2)
  strict('Ein Kleid kostet 150 Euro und es gibt 20 % Rabatt. Wie viel zahle ich?', { preis: n }, { preis: 120 }),
  strict('Darf ich eine Seidenbluse in den Trockner geben?', { trockner_erlaubt: b }, { trockner_erlaubt: false }),
  // Questions and reckoning, French (2)
  strict('Combien coûtent 2 pantalons à 45 euros pièce et une chemise à 30 euros ?', { total: n }, { total: 120 }),
  strict(
    'Le tailleur a besoin de 10 jours à partir du 2026-12-02. À quelle date est-ce prêt ?',
    { date_prete: date },
    { date_prete: '2026-12-12' },
  ),
  // Questions and reckoning, Spanish (2)
  strict('¿Cuántos centímetros son 1,75 metros?', { centimetros: n }, { centimetros: 175 }),
  strict('Tengo un cupón de descuento y el bolso cuesta 60 euros. ¿Cuánto pago al final?', { total: n }, REFUSE),
];
