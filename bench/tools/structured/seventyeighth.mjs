import { object, s, n, i, b, date, list, one, or, any, strict, lax, REFUSE } from './case.mjs';

/** First-day requests: an online fashion shop, a tailor's workshop, a laundry, a textile mill. */
export const CASES = [
  // English: extraction
  strict(
    'Order #48213: 2 white linen shirts in size M, to be shipped to Bristol.',
    { orderNumber: s, quantity: i, color: s, material: s, size: one('XS', 'S', 'M', 'L', 'XL'), city: s },
    { orderNumber: any('48213', '#48213'), quantity: 2, color: 'white', material: 'linen', size: 'M', city: 'Bristol' },
  ),
  strict(
    'Hi, I am Hannah Clarke, my email is hannah.clarke@example.com and my order is FS-20391.',
    { name: s, email: s, orderId: s },
    { name: 'Hannah Clarke', email: 'hannah.clarke@example.com', orderId: 'FS-20391' },
  ),
  strict(
    "Mr. Patel's measurements: chest 102 cm, waist 88 cm, inseam 81 cm, sleeve 64 cm.",
    { customer: s, measurements: object({ chest: n, waist: n, inseam: n, sleeve: n }) },
    { customer: any('Mr. Patel', 'Patel'), measurements: { chest: 102, waist: 88, inseam: 81, sleeve: 64 } },
  ),
  strict(
    'Please hem the grey trousers by 3 cm and replace the zip on the black skirt. Pick-up on 14 March 2025.',
    { items: list(object({ garment: s, color: s })), pickupDate: date },
    {
      items: [
        { garment: 'trousers', color: 'grey' },
        { garment: 'skirt', color: 'black' },
      ],
      pickupDate: '2025-03-14',
    },
  ),
  strict(
    'Laundry ticket 771: 5 shirts, 2 duvet covers and 1 wool coat for Mrs. Olsen.',
    { ticket: i, customer: s, items: list(object({ name: s, quantity: i })) },
    {
      ticket: 771,
      customer: any('Mrs. Olsen', 'Olsen'),
      items: [
        { name: any('shirts', 'shirt'), quantity: 5 },
        { name: any('duvet covers', 'duvet cover'), quantity: 2 },
        { name: 'wool coat', quantity: 1 },
      ],
    },
  ),
  strict(
    'Fabric roll R-1187: 60% cotton, 40% polyester, 150 cm wide, 320 g/m².',
    { rollId: s, composition: list(object({ fiber: s, percent: n })), widthCm: n, weightGsm: n },
    {
      rollId: 'R-1187',
      composition: [
        { fiber: 'cotton', percent: 60 },
        { fiber: 'polyester', percent: 40 },
      ],
      widthCm: 150,
      weightGsm: 320,
    },
  ),
  strict(
    'The Aurora dress comes in red, navy and cream and costs 79.95 EUR.',
    { productName: s, colors: list(s), price: n, currency: one('EUR', 'USD', 'GBP', 'SEK') },
    {
      productName: any('Aurora dress', 'Aurora', 'The Aurora dress'),
      colors: ['red', 'navy', 'cream'],
      price: 79.95,
      currency: 'EUR',
    },
  ),
  strict(
    'Return request: order 55120, reason: too small, refund to PayPal.',
    { type: one('return', 'exchange', 'repair'), orderId: s, reason: s, refundMethod: s },
    { type: 'return', orderId: '55120', reason: 'too small', refundMethod: 'PayPal' },
  ),
  strict(
    'My phone number is +44 20 7946 0123, please call me when the jacket is ready.',
    { phone: s, email: or(s) },
    { phone: '+44 20 7946 0123', email: null },
  ),
  strict(
    'Deliver to: Emma Reed, 12 Mill Lane, Leeds LS1 4AB.',
    { name: s, address: object({ street: s, city: s, postalCode: s }) },
    { name: 'Emma Reed', address: { street: '12 Mill Lane', city: 'Leeds', postalCode: 'LS1 4AB' } },
  ),
  strict(
    'Coupon SPRING15 gives 15% off all knitwear until 30 April 2025.',
    { code: s, percentOff: n, category: s, validUntil: date },
    { code: 'SPRING15', percentOff: 15, category: any('knitwear', 'all knitwear'), validUntil: '2025-04-30' },
  ),
  strict(
    'Loom 7 stopped at 14:35 because of a broken warp thread; operator Janek restarted it at 14:50.',
    { loom: i, stoppedAt: s, restartedAt: s, operator: s, cause: s },
    {
      loom: 7,
      stoppedAt: '14:35',
      restartedAt: '14:50',
      operator: 'Janek',
      cause: any('broken warp thread', 'a broken warp thread'),
    },
  ),
  strict(
    [
      { role: 'system', content: 'Extract the care instructions from the label.' },
      { role: 'user', content: 'Wash at 30 degrees, do not bleach, do not tumble dry, iron on low heat.' },
    ],
    { washTemperature: i, bleach: b, tumbleDry: b, ironHeat: one('low', 'medium', 'high') },
    { washTemperature: 30, bleach: false, tumbleDry: false, ironHeat: 'low' },
  ),
  lax(
    'Supplier Textil Norte delivered 1,250 metres of denim on 2025-02-18, invoice INV-0092.',
    { supplier: s, meters: n, fabric: s, deliveryDate: date, invoiceNumber: s, color: or(s) },
    {
      supplier: 'Textil Norte',
      meters: 1250,
      fabric: 'denim',
      deliveryDate: '2025-02-18',
      invoiceNumber: 'INV-0092',
      color: null,
    },
  ),
  strict('Hello, I would like to return the blue sweater I bought last week.', { orderNumber: s }, REFUSE),
  strict('Please take in the waist of my wedding dress, it is far too loose.', { pickupDate: date }, REFUSE),
  strict('We received a batch of flannel from the Porto mill this morning.', { meters: n }, REFUSE),

  // English: classification
  strict(
    'The dress is gorgeous and fits perfectly, thank you so much!',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict(
    'The seam ripped the first time I wore it. Very disappointed.',
    { sentiment: one('positive', 'negative', 'neutral'), isComplaint: b },
    { sentiment: 'negative', isComplaint: true },
  ),
  strict(
    'The package arrived on Tuesday.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'neutral' },
  ),
  strict(
    'Where is my parcel? I ordered nine days ago and nothing has come.',
    { intent: one('track_order', 'return_item', 'size_advice', 'cancel_order') },
    { intent: 'track_order' },
  ),
  strict(
    'I would like to send these boots back and get my money back.',
    { intent: one('track_order', 'return_item', 'size_advice', 'cancel_order'), wantsRefund: b },
    { intent: 'return_item', wantsRefund: true },
  ),
  strict(
    'My wedding is tomorrow morning and the suit still is not hemmed, please call me right now!',
    { urgency: one('low', 'medium', 'high') },
    { urgency: 'high' },
  ),
  strict(
    'No rush at all, whenever you have time, could you sew a button back on my coat?',
    { urgency: one('low', 'medium', 'high'), service: one('button', 'zip', 'hem', 'lining') },
    { urgency: 'low', service: 'button' },
  ),
  strict(
    'Merino crew-neck pullover with ribbed cuffs',
    { category: one('knitwear', 'trousers', 'footwear', 'accessories') },
    { category: 'knitwear' },
  ),
  strict(
    'Leather ankle boots with a side zip',
    { category: one('knitwear', 'trousers', 'footwear', 'accessories'), material: s },
    { category: 'footwear', material: any('leather', 'Leather') },
  ),
  strict(
    'There is a red wine stain on the tablecloth.',
    { stainType: one('wine', 'grease', 'ink', 'blood'), item: s },
    { stainType: 'wine', item: any('tablecloth', 'the tablecloth') },
  ),
  strict(
    'Does the coat come in petite sizes?',
    { isQuestion: b, topic: one('sizing', 'shipping', 'payment') },
    { isQuestion: true, topic: 'sizing' },
  ),
  strict(
    'Please cancel order 90211, I ordered the wrong colour.',
    { intent: one('track_order', 'return_item', 'size_advice', 'cancel_order'), orderId: s },
    { intent: 'cancel_order', orderId: '90211' },
  ),
  strict(
    'Flaw report: a hole about 2 cm wide near the selvedge on roll 14.',
    { defect: one('hole', 'stain', 'broken_thread', 'colour_variation'), roll: i },
    { defect: 'hole', roll: 14 },
  ),
  strict(
    'Floor-length black evening gown with a beaded bodice',
    { occasion: one('formal', 'casual', 'sport', 'beach'), color: s },
    { occasion: 'formal', color: 'black' },
  ),
  strict('I love the new coat, it is so warm.', { paymentMethod: one('card', 'paypal', 'invoice') }, REFUSE),
  strict('Two suits dropped off at the counter for dry cleaning.', { alreadyPaid: b }, REFUSE),

  // English: questions and reckoning
  strict('3 T-shirts at 14.50 each and one pair of jeans at 59: what is the total?', { total: n }, { total: 102.5 }),
  strict(
    'A coat costs 240 dollars and is 25% off. What is the sale price and how much do I save?',
    { salePrice: n, savings: n },
    { salePrice: 180, savings: 60 },
  ),
  strict('How many centimetres is a 32 inch waist?', { centimeters: n }, { centimeters: any(81.28, 81.3, 81) }),
  strict('We need 2.4 m of fabric per dress. How many metres for 35 dresses?', { totalMeters: n }, { totalMeters: 84 }),
  strict(
    'The order was placed on 3 May 2025 and delivered on 11 May 2025. How many days did it take?',
    { orderedOn: date, deliveredOn: date, days: i },
    { orderedOn: '2025-05-03', deliveredOn: '2025-05-11', days: 8 },
  ),
  strict(
    'Returns are accepted within 30 days. I bought the bag on 10 June 2025; what is the last day to return it?',
    { lastReturnDate: date },
    { lastReturnDate: '2025-07-10' },
  ),
  strict(
    'Shop A sells the scarf for 34.90, shop B for 31.50. Which is cheaper and by how much?',
    { cheaperShop: one('A', 'B'), difference: n },
    { cheaperShop: 'B', difference: 3.4 },
  ),
  strict('Can I wash a wool sweater at 60 degrees?', { safe: b }, { safe: false }),
  strict('Is silk a natural fibre?', { natural: b }, { natural: true }),
  strict(
    'A loom makes 18 metres an hour. How many metres does it weave in an 8 hour shift?',
    { metersPerShift: n },
    { metersPerShift: 144 },
  ),
  strict(
    'The washing machine holds 7 kg. We have 42 kg of sheets. How many loads is that?',
    { loads: i },
    { loads: 6 },
  ),
  strict(
    'The customer paid with a 100 euro note for 63.40 euros. How much change do I give?',
    { change: n },
    { change: 36.6 },
  ),
  strict(
    'The jeans were 80 euros, now they are 60. What is the discount in percent?',
    { oldPrice: n, newPrice: n, discountPercent: n },
    { oldPrice: 80, newPrice: 60, discountPercent: 25 },
  ),
  strict(
    'Dry cleaning takes 4 days and I bring the coat on 27 February 2025. When is it ready?',
    { readyDate: date },
    { readyDate: '2025-03-03' },
  ),
  strict('Convert 12 yards of tweed to metres.', { meters: n }, { meters: any(10.9728, 10.973, 10.97) }),
  strict('I bought a hat and a pair of gloves. What did I pay in total?', { total: n }, REFUSE),
  strict('The parcel was sent on Monday by courier. What is the tracking number?', { trackingNumber: s }, REFUSE),

  // Swedish
  strict(
    'Hej, jag heter Karin Lund och mitt ordernummer är 33871.',
    { namn: s, ordernummer: s, epost: or(s) },
    { namn: 'Karin Lund', ordernummer: '33871', epost: null },
  ),
  strict(
    'Kavajen ska tas in 2 cm i midjan och hämtas den 5 september 2025.',
    { plagg: s, centimeter: n, hamtdatum: date },
    { plagg: any('Kavajen', 'kavajen', 'kavaj', 'Kavaj'), centimeter: 2, hamtdatum: '2025-09-05' },
  ),
  strict(
    'Stickad kofta i ull med knappar',
    { category: one('knitwear', 'trousers', 'footwear', 'accessories'), material: s },
    { category: 'knitwear', material: 'ull' },
  ),
  strict(
    'Jättenöjd med klänningen, den sitter perfekt!',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict(
    'Jag vill byta skorna till en storlek större.',
    { intent: one('exchange', 'cancel', 'track') },
    { intent: 'exchange' },
  ),
  strict('Akut! Kostymen måste vara klar i morgon bitti.', { urgent: b }, { urgent: true }),
  strict(
    'Fyra skjortor à 45 kronor för tvätt och strykning, vad blir det totalt?',
    { antal: i, total: n },
    { antal: 4, total: 180 },
  ),
  strict('Byxorna kostar 800 kronor och det är 30 % rabatt. Vad blir priset?', { pris: n }, { pris: 560 }),
  strict('Jag vill lämna in en kappa på kemtvätt.', { telefonnummer: s }, REFUSE),
  strict('Jag köpte en tröja hos er i höstas. Vad kostade den?', { pris: n }, REFUSE),

  // German
  strict(
    'Bestellung 70415: drei schwarze Hosen in Größe 40 für Frau Becker.',
    { bestellnummer: s, anzahl: i, farbe: s, groesse: i, kunde: s },
    {
      bestellnummer: '70415',
      anzahl: 3,
      farbe: any('schwarz', 'schwarze'),
      groesse: 40,
      kunde: any('Frau Becker', 'Becker'),
    },
  ),
  strict(
    'Ballen 22: 80 % Wolle, 20 % Polyamid, Breite 145 cm.',
    { ballen: i, zusammensetzung: list(object({ faser: s, prozent: n })), breiteCm: n },
    {
      ballen: 22,
      zusammensetzung: [
        { faser: 'Wolle', prozent: 80 },
        { faser: 'Polyamid', prozent: 20 },
      ],
      breiteCm: 145,
    },
  ),
  strict(
    'Der Reißverschluss war nach zwei Tagen kaputt, ich bin sehr enttäuscht.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'negative' },
  ),
  strict(
    'Ich möchte wissen, wann mein Paket ankommt.',
    { intent: one('track_order', 'return_item', 'size_advice', 'cancel_order') },
    { intent: 'track_order' },
  ),
  strict(
    'Ein Mantel kostet 199 Euro, der Versand 5,90 Euro. Was macht das zusammen?',
    { gesamt: n },
    { gesamt: 204.9 },
  ),
  strict('Darf Seide in den Trockner?', { erlaubt: b }, { erlaubt: false }),
  strict('Bitte kürzen Sie die Ärmel meines Sakkos.', { abholdatum: date }, REFUSE),

  // French
  strict(
    'Bonjour, je suis Claire Martin, commande 61208, taille 38, couleur bordeaux.',
    { client: s, commande: s, taille: i, couleur: s },
    { client: 'Claire Martin', commande: '61208', taille: 38, couleur: 'bordeaux' },
  ),
  strict(
    'La robe doit être prête le 21 juin 2025, acompte versé : 50 euros.',
    { datePrete: date, acompte: n, telephone: or(s) },
    { datePrete: '2025-06-21', acompte: 50, telephone: null },
  ),
  strict(
    "Le pull a rétréci au premier lavage, c'est inadmissible.",
    { sentiment: one('positif', 'négatif', 'neutre') },
    { sentiment: 'négatif' },
  ),
  strict(
    'Sandales en cuir à talon plat',
    { categorie: one('chaussures', 'robes', 'pulls', 'accessoires'), matiere: s },
    { categorie: 'chaussures', matiere: 'cuir' },
  ),
  strict('Il faut 1,8 m de tissu par jupe. Combien de mètres pour 10 jupes ?', { metres: n }, { metres: 18 }),
  strict('Une veste à 120 euros avec 20 % de remise, quel est le prix final ?', { prixFinal: n }, { prixFinal: 96 }),
  strict("J'ai déposé deux chemises ce matin.", { dateRetrait: date }, REFUSE),

  // Spanish
  strict(
    'Soy Lucía Gómez, quiero devolver el pedido 41977 porque la talla es pequeña.',
    { nombre: s, pedido: s, motivo: one('talla', 'color', 'defecto') },
    { nombre: 'Lucía Gómez', pedido: '41977', motivo: 'talla' },
  ),
  strict(
    'Entrega: 300 metros de algodón azul el 9 de abril de 2025.',
    { metros: n, tejido: s, color: s, fecha: date },
    { metros: 300, tejido: any('algodón', 'algodón azul'), color: 'azul', fecha: '2025-04-09' },
  ),
  strict(
    '¡Me encanta el abrigo, la calidad es excelente!',
    { sentimiento: one('positivo', 'negativo', 'neutral') },
    { sentimiento: 'positivo' },
  ),
  strict('¿Puedo usar lejía con la lana?', { permitido: b }, { permitido: false }),
  strict(
    'Cinco camisetas a 9 euros cada una y una gorra a 12 euros, ¿cuánto es en total?',
    { total: n },
    { total: 57 },
  ),
  strict('Compré una falda en su tienda la semana pasada.', { importe: n }, REFUSE),
];
