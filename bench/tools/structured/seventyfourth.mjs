import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE } from './case.mjs';

const chat = (system, user) => [
  { role: 'system', content: system },
  { role: 'user', content: user },
];

export const CASES = [
  // ---- English (80) ----
  strict('Price list: tote bag $11, backpack $46, wallet $23. How much is the backpack?', { price: n }, { price: 46 }),
  strict(
    'For dry cleaning you ask 9 pounds for a skirt, 13 for a blazer and 21 for a winter coat. What would the blazer be?',
    { dry_cleaning_price: n },
    { dry_cleaning_price: 13 },
  ),
  lax(
    "What's the price of the wool blanket? Cotton blanket: 34 EUR. Wool blanket: 79 EUR. Fleece blanket: 19 EUR.",
    { priceEur: n },
    { priceEur: 79 },
  ),
  strict('Two aprons at 16 euros and five tea towels at 3 euros, what does that come to?', { total: n }, { total: 47 }),
  strict(
    'I need 10 buttons for 40 cents each and a zip for 2.50. Total in euros?',
    { total_eur: n },
    { total_eur: 6.5 },
  ),
  lax(
    'One pair of sneakers 85, three pairs of laces 4 each, one shoe cream 9. How much is it altogether?',
    { order_total: n },
    { order_total: 106 },
  ),
  strict('What do 7 metres of lining at $6 a metre cost?', { cost: n }, { cost: 42 }),
  strict(
    chat(
      'Ironing service. Shirt: 2.00. Trousers: 2.50. Tablecloth: 5.00. Bed sheet: 3.50.',
      'Four pairs of trousers and two tablecloths please. How much is that?',
    ),
    { total_price: n },
    { total_price: 20 },
  ),
  strict(
    chat(
      'Patch & Stitch repairs\n- darn a sock: $5\n- patch an elbow: $12\n- new lining: $65',
      'What would a new lining and one elbow patch cost me?',
    ),
    { estimate: n },
    { estimate: 77 },
  ),
  lax(
    chat(
      'Rental rates per day: tuxedo 40, evening gown 55, top hat 8.',
      'I want to rent a tuxedo for 3 days. What will it cost?',
    ),
    { rental_cost: n },
    { rental_cost: 120 },
  ),
  strict(
    chat('Wash & fold is 4 dollars per kilo. Pick-up is a flat 6 dollars.', 'What do I pay for 5 kilos with pick-up?'),
    { amount: n },
    { amount: 26 },
  ),
  strict(
    'All swimwear is half price this week. What does a 58 dollar bikini cost now?',
    { sale_price: n },
    { sale_price: 29 },
  ),
  strict(
    'I get 30% staff discount. The boots are 150 euros. How much is the discount and what do I pay?',
    { discount: n, final_price: n },
    { discount: 45, final_price: 105 },
  ),
  lax(
    'My gift card has 75 pounds on it and I spend 48.20. How much is still on the card?',
    { remaining_balance: n },
    { remaining_balance: 26.8 },
  ),
  strict(
    'The jeans are 62 euros and postage is 5.90. What is the full amount?',
    { full_amount: n },
    { full_amount: 67.9 },
  ),
  strict(
    chat(
      'Delivery is free for orders of 80 dollars or more, otherwise 7 dollars.',
      'I ordered for 95 dollars. What do I pay for delivery?',
    ),
    { delivery_fee: n },
    { delivery_fee: 0 },
  ),
  strict('I paid 12.35 with a ten and a five. What do I get back?', { change_due: n }, { change_due: 2.65 }),
  lax(
    'Lunch for the sewing class was 140 euros, 7 people share it evenly. What is one share?',
    { share: n },
    { share: 20 },
  ),
  strict('A 10% tip on a 45 dollar haircut is how much?', { tip_amount: n }, { tip_amount: 4.5 }),
  strict(
    'There were 75 parcels in the van this morning, 52 have been delivered. How many are still in the van?',
    { remaining: i },
    { remaining: 23 },
  ),
  strict(
    'We sold 18 hats on Friday, 31 on Saturday and 7 on Sunday. How many hats did we sell over the weekend, Friday to Sunday?',
    { hats_sold: i },
    { hats_sold: 56 },
  ),
  lax(
    'Each shirt has 9 buttons. How many buttons do I need for a dozen shirts?',
    { buttonsNeeded: i },
    { buttonsNeeded: 108 },
  ),
  strict(
    'I have 10 metres of tweed and each waistcoat takes 1.5 metres. How many waistcoats can I make?',
    { waistcoats: i },
    { waistcoats: 6 },
  ),
  strict('The bakery opens at 6:30 and closes at 13:00. How long is it open, in hours?', { hours: n }, { hours: 6.5 }),
  strict(
    chat(
      'Tailor hours: Tue-Fri 9:30-18:30, Sat 9:30-13:30. Closed Sunday and Monday.',
      'When do you close on Saturdays?',
    ),
    { closing_time: s },
    { closing_time: any('13:30', '1:30 pm', '1:30 PM') },
  ),
  strict(
    chat('Our laundromat is open daily from 7 am to 11 pm.', 'How many hours a day are you open?'),
    { hours_per_day: n },
    { hours_per_day: 16 },
  ),
  lax(
    chat(
      'Store hours: Mon-Fri 9-19, Sat 11-16. We are closed on Sundays and public holidays.',
      'Are you open on Saturday?',
    ),
    { is_open: b },
    { is_open: true },
  ),
  strict(
    'It is 6 May today, my graduation is on 30 May. How many days do I have left?',
    { days_left: i },
    { days_left: 24 },
  ),
  strict(
    'The curtains were shipped on 11 August 2025 and got here on 15 August 2025. How many days were they on the road?',
    { transit_days: i },
    { transit_days: 4 },
  ),
  strict(
    chat(
      'You can send anything back within 21 days after it was delivered.',
      'My parcel came on 5 September 2025. Until when can I send it back?',
    ),
    { return_deadline: date },
    { return_deadline: '2025-09-26' },
  ),
  lax(
    'I dropped off my suit on 2025-10-13 and it takes 3 days. On which date is it ready?',
    { ready_on: date },
    { ready_on: '2025-10-16' },
  ),
  strict(
    chat(
      'Exchanges are accepted up to 28 days after purchase.',
      'I bought the cap on 1 July 2025, today is 15 July 2025. Can I still exchange it?',
    ),
    { can_exchange: b },
    { can_exchange: true },
  ),
  strict(
    chat(
      'Waist in inches: 28-29 is XS, 30-31 is S, 32-33 is M, 34-36 is L.',
      'I have a 31 inch waist. What size am I?',
    ),
    { size: one('XS', 'S', 'M', 'L') },
    { size: 'S' },
  ),
  strict(
    chat(
      'Kids sizes by height: 98 cm = size 3Y, 110 cm = size 5Y, 122 cm = size 7Y.',
      'My daughter is 110 cm tall, which size should I get?',
    ),
    { kids_size: s },
    { kids_size: any('5Y', 'size 5Y') },
  ),
  lax(
    chat('Shoe chart: foot length 24.0 cm = EU 38, 24.7 cm = EU 39, 25.3 cm = EU 40.', 'My foot is 24.7 cm long.'),
    { eu_size: i },
    { eu_size: 39 },
  ),
  strict(
    'Could I get four grey cotton pillowcases?',
    { product: s, colour: s, quantity: i },
    {
      product: any('pillowcase', 'pillowcases', 'cotton pillowcase', 'cotton pillowcases', 'grey cotton pillowcases'),
      colour: any('grey', 'gray'),
      quantity: 4,
    },
  ),
  strict(
    'Order: 1 x raincoat, yellow, XL',
    { item: s, color: s, size: s, qty: i },
    { item: any('raincoat', 'Raincoat'), color: 'yellow', size: 'XL', qty: 1 },
  ),
  lax(
    'I want to buy a pair of brown leather gloves in size 8 for my dad.',
    { product: s, color: s, size: s },
    {
      product: any(
        'gloves',
        'leather gloves',
        'brown leather gloves',
        'pair of gloves',
        'pair of leather gloves',
        'pair of brown leather gloves',
      ),
      color: 'brown',
      size: any('8', 'size 8'),
    },
  ),
  strict(
    'A dozen white napkins and six placemats, please.',
    { napkins: i, placemats: i },
    { napkins: 12, placemats: 6 },
  ),
  strict(
    'Contact: Samir Haddad, s.haddad@example.org',
    { contactName: s, contactEmail: s },
    { contactName: 'Samir Haddad', contactEmail: 's.haddad@example.org' },
  ),
  strict(
    "You can reach me at +1 415 555 0186, I'm Nora Quinn.",
    { full_name: s, phone_number: s },
    { full_name: 'Nora Quinn', phone_number: any('+1 415 555 0186', '+14155550186') },
  ),
  lax(
    "I've moved. My new address is 7 Mill Road, Cambridge CB1 2AD.",
    { street: s, city: s, post_code: s },
    { street: any('7 Mill Road', 'Mill Road 7', 'Mill Road'), city: 'Cambridge', post_code: any('CB1 2AD', 'CB12AD') },
  ),
  strict(
    'Send the sample book to Studio Varga, 55 King Street, Toronto.',
    { company: s, address: s, city: s },
    { company: 'Studio Varga', address: any('55 King Street', '55 King Street, Toronto'), city: 'Toronto' },
  ),
  strict(
    "I'd like to book a suit fitting for 4 February 2026 at 11 am.",
    { appointment_date: date, appointment_time: s, service: s },
    {
      appointment_date: '2026-02-04',
      appointment_time: any('11:00', '11 am', '11am', '11:00 am', '11 AM', '11:00 AM'),
      service: any('suit fitting', 'fitting', 'a suit fitting'),
    },
  ),
  lax(
    'The courier comes on Thursday between 14:00 and 16:00.',
    { day: s, from: s, to: s },
    { day: any('Thursday', 'thursday'), from: '14:00', to: '16:00' },
  ),
  strict(
    'Absolutely thrilled with my new jacket!',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict(
    'The scarf is scratchy and smells of glue.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'negative' },
  ),
  strict(
    'Does what it says, no complaints, no excitement.',
    { rating_class: one('good', 'average', 'bad') },
    { rating_class: 'average' },
  ),
  lax(
    'The fabric is gorgeous, sadly the zip jams all the time.',
    { sentiment: one('positive', 'negative', 'mixed', 'neutral') },
    { sentiment: 'mixed' },
  ),
  strict(
    'Oh great, the second pair with a hole in it. Well done.',
    { sentiment: one('positive', 'negative') },
    { sentiment: 'negative' },
  ),
  strict(
    'The old version of this backpack was better made.',
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'negative' },
  ),
  strict('Not bad at all, quite happy with it.', { label: one('POSITIVE', 'NEGATIVE') }, { label: 'POSITIVE' }),
  strict(
    'The invoice for my last order shows the wrong company name.',
    { category: one('billing', 'delivery', 'returns', 'technical') },
    { category: 'billing' },
  ),
  strict(
    'I cannot log in, the website says my password is wrong.',
    { ticket_type: one('account', 'shipping', 'refund') },
    { ticket_type: 'account' },
  ),
  lax(
    'No hurry, but could you tell me some time whether you will have the beige socks again?',
    { priority: one('low', 'medium', 'urgent') },
    { priority: 'low' },
  ),
  strict(
    "The trousers are too long, I'd like to swap them for a shorter pair.",
    { intent: one('exchange', 'refund', 'complaint_delivery') },
    { intent: 'exchange' },
  ),
  strict(
    'Do you have this skirt in burgundy?',
    { intent: one('product_question', 'order_status', 'cancel_order') },
    { intent: 'product_question' },
  ),
  strict(
    'Is it a gift? "Please leave the price tag off, it is a present for my sister."',
    { is_gift: b },
    { is_gift: true },
  ),
  lax('The tent is water-repellent but not waterproof. Is it waterproof?', { waterproof: b }, { waterproof: false }),
  strict(
    'The hotel room has free wifi and breakfast costs extra. Is breakfast included?',
    { breakfast_included: b },
    { breakfast_included: false },
  ),
  strict('Detect the language: "Je cherche une jupe noire."', { lang: one('en', 'fr', 'es', 'de') }, { lang: 'fr' }),
  strict('Can I put a cashmere sweater in the dryer?', { dryer_safe: b }, { dryer_safe: false }),
  strict('Can I iron linen on a hot setting?', { hot_iron_ok: b }, { hot_iron_ok: true }),
  lax('Can chlorine bleach be used on wool?', { bleach_allowed: b }, { bleach_allowed: false }),
  strict('Which dries faster, polyester or cotton?', { faster: one('polyester', 'cotton') }, { faster: 'polyester' }),
  strict(
    'Which of the two stretches more: denim with elastane or pure denim?',
    { stretchier: one('denim with elastane', 'pure denim') },
    { stretchier: 'denim with elastane' },
  ),
  strict('How many inches is 50.8 cm?', { inches: n }, { inches: 20 }),
  strict('The bolt is 3.4 metres long. What is that in centimetres?', { length_cm: n }, { length_cm: 340 }),
  lax('The washing cycle takes 90 minutes. How many hours is that?', { hours: n }, { hours: 1.5 }),
  strict(
    chat('Nordbo Knitwear, warehouse in Malmo, ships to Sweden, Norway and Denmark only.', 'Do you ship to Spain?'),
    { ships_to_spain: b },
    { ships_to_spain: false },
  ),
  strict(
    chat(
      'You are the assistant of Cedar Row Tailors. Head tailor: Anton Weiss. Lead time for a bespoke suit: 6 weeks.',
      'How many weeks does a bespoke suit take?',
    ),
    { weeks: i },
    { weeks: 6 },
  ),
  strict(
    'Sofa cover A weighs 1.8 kg, sofa cover B weighs 2.3 kg. Which one is lighter?',
    { lighter: one('A', 'B') },
    { lighter: 'A' },
  ),
  strict(
    'Hello, Greta Holm here. My order number is N-4471 and the lamp arrived broken.',
    { customer_name: s, order_number: s, phone: or(s) },
    { customer_name: 'Greta Holm', order_number: 'N-4471', phone: null },
  ),
  lax(
    'Leave the parcel with my neighbour Mr Okafor.',
    { neighbour: or(s), safe_place_code: or(s) },
    { neighbour: any('Mr Okafor', 'Okafor'), safe_place_code: null },
  ),
  strict('The guest list so far: Ada, Bruno and Chloe.', { guests: list(s) }, { guests: ['Ada', 'Bruno', 'Chloe'] }),
  strict('The pullover is purple. Who designed it?', { designer: s }, REFUSE),
  strict(
    chat('Prices: shirt wash 3 euros, suit wash 15 euros.', 'What do you charge for cleaning a carpet?'),
    { price: n },
    REFUSE,
  ),
  lax('Please call me back about my wedding dress, thanks, Irene.', { phone: s }, REFUSE),
  strict('We shared the bill of 90 dollars equally. How much did each of us pay?', { each: n }, REFUSE),
  strict('I placed my order last week. What is the order number?', { order_number: s }, REFUSE),

  // ---- Swedish (7) ----
  strict(
    'Kemtvätt: kappa 320 kr, kostym 290 kr, klänning 210 kr. Vad kostar en kostym?',
    { pris_kr: n },
    { pris_kr: 290 },
  ),
  strict('Skorna kostade 800 kr men nu är det 20 % rea. Vad kostar de nu?', { nytt_pris: n }, { nytt_pris: 640 }),
  strict(
    'Var är mitt paket? Det skulle ha kommit i måndags.',
    { arende: one('leverans', 'betalning', 'retur') },
    { arende: 'leverans' },
  ),
  lax('Jag hade 15 nystan och har använt 9. Hur många har jag kvar?', { kvar: i }, { kvar: 6 }),
  strict(
    'Leverera till Storgatan 12, 582 23 Linköping.',
    { gata: s, postnummer: s, ort: s },
    { gata: 'Storgatan 12', postnummer: any('582 23', '58223'), ort: 'Linköping' },
  ),
  strict('Kan man tvätta siden i 60 grader?', { gar_bra: b }, { gar_bra: false }),
  strict('Jag vill boka en tid för provning. Vilket datum blir det?', { datum: date }, REFUSE),

  // ---- German (8) ----
  strict(
    'Wir haben zwei Decken: die rote für 45 Euro und die grüne für 38 Euro. Welche ist billiger?',
    { billiger: one('rot', 'grün') },
    { billiger: 'grün' },
  ),
  strict(
    chat(
      'Preise der Wäscherei: Hemd 2,50 Euro, Hose 4,00 Euro, Kleid 7,50 Euro.',
      'Ich bringe sechs Hemden und zwei Kleider. Was kostet das?',
    ),
    { gesamtpreis: n },
    { gesamtpreis: 30 },
  ),
  strict(
    'Ich bezahle 33,60 Euro mit einem 50-Euro-Schein. Wie viel Wechselgeld bekomme ich?',
    { wechselgeld: n },
    { wechselgeld: 16.4 },
  ),
  lax(
    'Bitte schicken Sie mir fünf schwarze Gürtel in Größe 95.',
    { artikel: s, farbe: s, menge: i },
    { artikel: any('Gürtel', 'schwarze Gürtel'), farbe: any('schwarz', 'schwarze'), menge: 5 },
  ),
  strict(
    'Die Hose sitzt super und der Versand war blitzschnell.',
    { stimmung: one('positiv', 'neutral', 'negativ') },
    { stimmung: 'positiv' },
  ),
  strict(
    'Das Geschäft hat von 8 bis 12 Uhr und von 14 bis 18 Uhr auf. Wie viele Stunden sind das am Tag?',
    { stunden: n },
    { stunden: 8 },
  ),
  strict(
    chat('Stoffladen Faden, Inhaberin Ute Merz, kostenloser Versand ab 60 Euro.', 'Wie heißt die Inhaberin?'),
    { inhaberin: s },
    { inhaberin: 'Ute Merz' },
  ),
  strict('Das Sofa ist blau und sehr bequem. Wie breit ist es?', { breite_cm: n }, REFUSE),

  // ---- French (8) ----
  strict(
    'Au pressing : chemise 4 euros, costume 16 euros, manteau 20 euros. Quel est le prix du manteau ?',
    { prix: n },
    { prix: 20 },
  ),
  strict('Je prends 2 jupes à 35 euros et 1 ceinture à 18 euros. Quel est le total ?', { montant: n }, { montant: 88 }),
  strict(
    'Le colis est arrivé abîmé et le vase est cassé.',
    { sentiment: one('positif', 'neutre', 'négatif') },
    { sentiment: 'négatif' },
  ),
  lax(
    'Bonjour, je suis Claire Moulin, mon adresse mail est claire.moulin@example.fr.',
    { nom: s, email: s },
    { nom: any('Claire Moulin', 'Moulin'), email: 'claire.moulin@example.fr' },
  ),
  strict(
    'Rendez-vous le 18 mars 2026 à 9h30 pour les retouches.',
    { date: date, heure: s },
    { date: '2026-03-18', heure: any('9h30', '09:30', '9:30', '09h30') },
  ),
  strict('Peut-on laver le coton à la machine ?', { lavable_machine: b }, { lavable_machine: true }),
  strict(
    'Quatre amis partagent une addition de 72 euros. Combien paie chacun ?',
    { par_personne: n },
    { par_personne: 18 },
  ),
  strict('Ma commande contient une écharpe grise. Quelle est la date de livraison ?', { date_livraison: date }, REFUSE),

  // ---- Spanish (7) ----
  strict(
    'La chaqueta valía 120 euros y ahora tiene un 50% de descuento. ¿Cuánto cuesta ahora?',
    { precio_final: n },
    { precio_final: 60 },
  ),
  strict('El abrigo cuesta 110 euros y los guantes 25 euros. ¿Cuánto suman los dos?', { suma: n }, { suma: 135 }),
  lax(
    'Quisiera una falda verde en talla 38.',
    { prenda: s, color: s, talla: s },
    { prenda: any('falda', 'falda verde'), color: 'verde', talla: any('38', 'talla 38') },
  ),
  strict(
    chat(
      'La tintorería abre de lunes a viernes de 9:00 a 20:00. Cerramos los sábados y domingos.',
      '¿Abren los sábados?',
    ),
    { abierto_sabado: b },
    { abierto_sabado: false },
  ),
  strict('Vendemos lana, lino y algodón.', { telas: list(s) }, { telas: ['lana', 'lino', 'algodón'] }),
  strict(
    '¡Es urgente! Necesito el traje arreglado hoy mismo.',
    { prioridad: one('baja', 'media', 'alta') },
    { prioridad: 'alta' },
  ),
  strict('Quiero un bolso de cuero. ¿Cuál es mi número de pedido?', { numero_pedido: s }, REFUSE),
];
