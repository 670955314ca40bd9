import { object, s, n, i, b, date, list, one, or, any, strict, REFUSE } from './case.mjs';

export const CASES = [
  // ---- Extraction, English -------------------------------------------------
  strict(
    "Hi, I'd like to order 3 linen shirts in navy, size M. Please ship them to Anna Berg, Storgatan 12, Lund.",
    { product: s, quantity: i, color: s, size: s, customer_name: s, city: s },
    {
      product: any('linen shirts', 'linen shirt', 'shirt', 'shirts'),
      quantity: 3,
      color: any('navy', 'navy blue'),
      size: 'M',
      customer_name: 'Anna Berg',
      city: 'Lund',
    },
  ),
  strict(
    'Invoice INV-20431, issued 14 March 2025. Amount due: EUR 1,248.50, payable by 13 April 2025.',
    { invoiceNumber: s, issueDate: date, totalAmount: n, currency: one('USD', 'EUR', 'GBP', 'SEK'), dueDate: date },
    {
      invoiceNumber: 'INV-20431',
      issueDate: '2025-03-14',
      totalAmount: 1248.5,
      currency: 'EUR',
      dueDate: '2025-04-13',
    },
  ),
  strict(
    'Maria Lopez is a pattern cutter based in Valencia with 8 years of experience. Reach her at maria.lopez@example.com or +34 612 345 678.',
    { full_name: s, job_title: s, location: s, years_of_experience: i, email: s, phone: s },
    {
      full_name: 'Maria Lopez',
      job_title: 'pattern cutter',
      location: 'Valencia',
      years_of_experience: 8,
      email: 'maria.lopez@example.com',
      phone: any('+34 612 345 678', '+34612345678'),
    },
  ),
  strict(
    'Table for six at Osteria Nuova on 21 June 2025 at 19:30, under the name Keller.',
    { restaurant: s, party_size: i, reservation_date: date, time: s, reserved_under: s },
    {
      restaurant: 'Osteria Nuova',
      party_size: 6,
      reservation_date: '2025-06-21',
      time: any('19:30', '19:30:00', '7:30 PM'),
      reserved_under: 'Keller',
    },
  ),
  strict(
    'Ticket #8812: Customer Priya Nair reports that the zip on her parka broke after two weeks. Order A-55719. She wants a replacement.',
    {
      ticket_id: s,
      reporter: s,
      order_id: s,
      requested_resolution: one('refund', 'replacement', 'repair', 'store_credit'),
    },
    {
      ticket_id: any('8812', '#8812'),
      reporter: 'Priya Nair',
      order_id: 'A-55719',
      requested_resolution: 'replacement',
    },
  ),
  strict(
    'Burgundy merino roll-neck. 100% merino wool, 320 g, made in Portugal. Sizes S to XL. £89.',
    { material: s, weight_grams: n, country_of_origin: s, price: n, currency: s, colour: s },
    {
      material: any('merino wool', '100% merino wool', 'merino', 'wool'),
      weight_grams: 320,
      country_of_origin: 'Portugal',
      price: 89,
      currency: any('GBP', '£', 'pounds', 'pound'),
      colour: 'burgundy',
    },
  ),
  strict(
    'My measurements: bust 92 cm, waist 74 cm, hips 99 cm, height 1.71 m.',
    { bust_cm: n, waist_cm: n, hips_cm: n, height_cm: n },
    { bust_cm: 92, waist_cm: 74, hips_cm: 99, height_cm: 171 },
  ),
  strict(
    'The parcel weighs 5 lb and is 20 inches long.',
    { weight_kg: n, length_cm: n },
    { weight_kg: any(2.27, 2.268), length_cm: 50.8 },
  ),
  strict(
    'From: Tom Whitfield <tom@whitfield-textiles.example>\nTo: buying@atelier.example\nSubject: Delayed twill\n\nThe 400 metres of cotton twill will leave our mill on 2 September 2025.',
    { sender_name: s, sender_email: s, subject: s, quantity_m: n, fabric: s, ship_date: date },
    {
      sender_name: 'Tom Whitfield',
      sender_email: 'tom@whitfield-textiles.example',
      subject: 'Delayed twill',
      quantity_m: 400,
      fabric: any('cotton twill', 'twill'),
      ship_date: '2025-09-02',
    },
  ),
  strict(
    'Please add to the order: 2 black T-shirts, 1 red scarf and 4 white socks.',
    { items: list(object({ name: s, color: s, quantity: i })) },
    {
      items: [
        {
          name: any('T-shirts', 'T-shirt', 'black T-shirts', 'black T-shirt', 'tshirt', 'tshirts'),
          color: 'black',
          quantity: 2,
        },
        { name: any('scarf', 'red scarf'), color: 'red', quantity: 1 },
        { name: any('socks', 'sock', 'white socks'), color: 'white', quantity: 4 },
      ],
    },
  ),
  strict(
    'Flight BA 286 from San Francisco to London departs on 2025-11-03 at 16:45, seat 23A.',
    { flight_no: s, origin: s, destination: s, departure_date: date, seat: s },
    {
      flight_no: any('BA 286', 'BA286'),
      origin: 'San Francisco',
      destination: 'London',
      departure_date: '2025-11-03',
      seat: '23A',
    },
  ),
  strict(
    'We bought 12 aprons for a total of $216.',
    { quantity: i, total: n, unit_price: n },
    { quantity: 12, total: 216, unit_price: 18 },
  ),
  strict(
    'The dress comes in ivory, sage and charcoal.',
    { available_colors: list(s) },
    { available_colors: ['ivory', 'sage', 'charcoal'] },
  ),
  strict(
    'Return request: order 100482, bought by Helen Ode. The trousers are too long. She did not leave a phone number.',
    { orderNumber: s, customer: s, garment: s, phoneNumber: or(s) },
    { orderNumber: '100482', customer: 'Helen Ode', garment: any('trousers', 'trouser'), phoneNumber: null },
  ),
  strict(
    'Subtotal 340.00, shipping 12.50, tax 68.00. Everything in Swiss francs.',
    { subtotal: n, shipping_cost: n, tax: n, grand_total: n, currency_code: one('EUR', 'CHF', 'USD') },
    { subtotal: 340, shipping_cost: 12.5, tax: 68, grand_total: 420.5, currency_code: 'CHF' },
  ),
  strict(
    'Dr. Samuel Okafor will speak at the Textile Forum in Manchester on 9 October 2025; tickets are £45 each.',
    { speaker: s, event: s, venue_city: s, event_date: date, ticket_price: n },
    {
      speaker: any('Samuel Okafor', 'Dr. Samuel Okafor', 'Dr Samuel Okafor'),
      event: any('Textile Forum', 'the Textile Forum'),
      venue_city: 'Manchester',
      event_date: '2025-10-09',
      ticket_price: 45,
    },
  ),
  strict(
    'Check-in 4 May 2026, check-out 9 May 2026, two adults and one child, Hotel Miramar in Nice.',
    { hotel: s, check_in: date, check_out: date, adults: i, children: i, nights: i },
    {
      hotel: any('Hotel Miramar', 'Miramar'),
      check_in: '2026-05-04',
      check_out: '2026-05-09',
      adults: 2,
      children: 1,
      nights: 5,
    },
  ),
  strict(
    'Composition: 68% viscose, 27% polyamide, 5% elastane.',
    { viscose_percent: n, polyamide_percent: n, elastane_percent: n },
    { viscose_percent: 68, polyamide_percent: 27, elastane_percent: 5 },
  ),
  strict(
    "Not the green one, please: I'll take the yellow raincoat, in a small.",
    { garment: s, color: s, size: one('S', 'M', 'L') },
    { garment: any('raincoat', 'yellow raincoat'), color: 'yellow', size: 'S' },
  ),
  strict(
    'The original price was $120, it is now $84.',
    { original_price: n, sale_price: n, discount_percent: n },
    { original_price: 120, sale_price: 84, discount_percent: 30 },
  ),
  strict(
    'Education: BA in Fashion Design, Central Saint Martins, 2014. Work: Junior designer at Corvane (2015-2018), senior designer at Lumen & Co since 2018. Languages: English, Italian.',
    { degree: s, school: s, graduation_year: i, current_employer: s, languages: list(s) },
    {
      degree: any('BA in Fashion Design', 'BA', 'BA Fashion Design'),
      school: 'Central Saint Martins',
      graduation_year: 2014,
      current_employer: 'Lumen & Co',
      languages: ['English', 'Italian'],
    },
  ),
  strict(
    'The lease for the studio at 18 Mill Lane, Bristol BS1 4QA begins on 1 January 2026 at £1,450 a month for 24 months.',
    { street_address: s, city: s, postcode: s, start_date: date, monthly_rent: n, term_months: i },
    {
      street_address: '18 Mill Lane',
      city: 'Bristol',
      postcode: 'BS1 4QA',
      start_date: '2026-01-01',
      monthly_rent: 1450,
      term_months: 24,
    },
  ),
  strict(
    'Tracking number 1Z999AA10123456784, carrier UPS, delivered to reception and signed for by J. Moreau.',
    { trackingNumber: s, carrier: one('UPS', 'DHL', 'FedEx'), signedBy: s, delivered: b },
    { trackingNumber: '1Z999AA10123456784', carrier: 'UPS', signedBy: 'J. Moreau', delivered: true },
  ),
  strict(
    'Meeting with Nadia moved from Tuesday to Thursday, 14:00, room 3B.',
    { attendee: s, new_day: one('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'), room: s },
    { attendee: 'Nadia', new_day: 'Thursday', room: any('3B', 'room 3B') },
  ),
  strict(
    'The roll holds a dozen and a half metres of denim at 14 oz per square yard; width one hundred fifty centimetres.',
    { length_m: n, width_cm: n, fabric_type: s },
    { length_m: 18, width_cm: 150, fabric_type: 'denim' },
  ),
  strict(
    "Hello, it's Grace Liu. My new address is 77 Harbour Road, Galway, Ireland; the old one was 5 Park Street, Cork.",
    { name: s, new_city: s, country: s, previous_city: s },
    { name: 'Grace Liu', new_city: 'Galway', country: 'Ireland', previous_city: 'Cork' },
  ),
  strict(
    'Black leather belt, 3.5 cm wide, 105 cm long, brass buckle, $39.95, SKU BLT-0077.',
    { sku: s, price_usd: n, width_mm: n, length_cm: n, buckle_material: s },
    { sku: 'BLT-0077', price_usd: 39.95, width_mm: 35, length_cm: 105, buckle_material: 'brass' },
  ),
  strict(
    'Job opening: Pattern Maker (full-time) at Oakline Studio, Copenhagen. Salary 38,000 to 44,000 DKK per month. Apply by 15 August 2025.',
    { position: s, company: s, location: s, salary_min: n, salary_max: n, application_deadline: date },
    {
      position: 'Pattern Maker',
      company: 'Oakline Studio',
      location: 'Copenhagen',
      salary_min: 38000,
      salary_max: 44000,
      application_deadline: '2025-08-15',
    },
  ),
  strict(
    'Inside leg 32 inches, waist 34 inches, and the jeans should be dark grey.',
    { inseam_in: n, waist_in: n, garment: s, colour: s },
    { inseam_in: 32, waist_in: 34, garment: any('jeans', 'jean'), colour: any('dark grey', 'dark gray') },
  ),
  // refusals, English
  strict(
    'Order 4471: two wool scarves for Ida Holm, placed on 3 February 2025.',
    { order_number: s, customer_name: s, delivery_date: date },
    REFUSE,
  ),
  strict('Thanks for the lovely coat! It fits perfectly. Best, Daniel', { first_name: s, email: s }, REFUSE),
  strict('Grey flannel trousers with side adjusters, now in store.', { garment: s, price: n }, REFUSE),
  strict("I'd like the blue cardigan, please.", { garment: s, color: s, size: one('XS', 'S', 'M', 'L', 'XL') }, REFUSE),
  strict(
    'Invoice 778 from Baxter Mills Ltd: 60 m of poplin, total £510.',
    { supplier: s, total: n, vat_number: s },
    REFUSE,
  ),
  strict(
    'Rosa Jensen has worked as a tailor in Aarhus since 2011.',
    { name: s, profession: s, date_of_birth: date },
    REFUSE,
  ),
  strict('We sold jackets and skirts for 5,400 dollars altogether.', { jacket_revenue: n, skirt_revenue: n }, REFUSE),

  // ---- Extraction, Swedish, German, French, Spanish -------------------------
  strict(
    'Hej! Jag vill beställa fyra röda halsdukar till Erik Lindqvist i Uppsala. Priset är 249,50 kr styck.',
    { antal: i, farg: s, mottagare: s, ort: s, styckpris: n },
    {
      antal: 4,
      farg: any('röda', 'röd', 'rött', 'red'),
      mottagare: 'Erik Lindqvist',
      ort: 'Uppsala',
      styckpris: 249.5,
    },
  ),
  strict(
    'Faktura 2025-118, fakturadatum 5 maj 2025, förfaller 4 juni 2025. Att betala: 12 480,00 kr.',
    { invoice_number: s, invoice_date: date, due_date: date, amount: n, currency: one('SEK', 'EUR', 'NOK') },
    { invoice_number: '2025-118', invoice_date: '2025-05-05', due_date: '2025-06-04', amount: 12480, currency: 'SEK' },
  ),
  strict(
    'Rechnung Nr. RE-5590 vom 12.08.2025: Gesamtbetrag 1.299,00 €, Kunde: Jürgen Vogel, Hamburg.',
    { rechnungsnummer: s, datum: date, gesamtbetrag: n, kunde: s, stadt: s },
    { rechnungsnummer: 'RE-5590', datum: '2025-08-12', gesamtbetrag: 1299, kunde: 'Jürgen Vogel', stadt: 'Hamburg' },
  ),
  strict(
    'Ich hätte gern zwei schwarze Hosen in Größe 40 und bezahle per Kreditkarte.',
    { quantity: i, color: s, size: s, payment_method: one('credit_card', 'paypal', 'bank_transfer', 'cash') },
    { quantity: 2, color: any('schwarz', 'schwarze', 'black'), size: '40', payment_method: 'credit_card' },
  ),
  strict(
    'Mantel aus reiner Schurwolle, 1,2 kg, Länge 110 cm, hergestellt in Österreich.',
    { gewicht_g: n, laenge_cm: n, herkunftsland: s },
    { gewicht_g: 1200, laenge_cm: 110, herkunftsland: any('Österreich', 'Austria') },
  ),
  strict(
    'Bonjour, je souhaite réserver un essayage pour Camille Dubois le 17 septembre 2025 à 15h30 dans votre boutique de Lyon.',
    { nom_client: s, date: date, ville: s, heure: s },
    {
      nom_client: 'Camille Dubois',
      date: '2025-09-17',
      ville: 'Lyon',
      heure: any('15h30', '15:30', '15:30:00', '15 h 30'),
    },
  ),
  strict(
    'Robe en soie verte, taille 38, 189,90 €, livraison gratuite.',
    { vetement: s, matiere: s, couleur: s, taille: s, prix: n },
    {
      vetement: any('robe', 'robe en soie', 'robe en soie verte', 'dress'),
      matiere: any('soie', 'silk'),
      couleur: any('verte', 'vert', 'green'),
      taille: '38',
      prix: 189.9,
    },
  ),
  strict(
    'Me llamo Lucía Fernández, vivo en Sevilla y mi pedido es el 30921. Mi correo es lucia@correo.example.',
    { nombre: s, ciudad: s, numero_pedido: s, correo: s },
    { nombre: 'Lucía Fernández', ciudad: 'Sevilla', numero_pedido: '30921', correo: 'lucia@correo.example' },
  ),
  strict(
    'Necesitamos 25 camisas blancas para el 30 de noviembre de 2025; presupuesto máximo 750 euros.',
    { quantity: i, color: s, deadline: date, max_budget: n },
    { quantity: 25, color: any('blanco', 'blanca', 'blancas', 'white'), deadline: '2025-11-30', max_budget: 750 },
  ),
  strict(
    'Lisa mäter 88 cm över bysten och 68 cm i midjan. Höftmåttet står inte angivet.',
    { bust_cm: n, waist_cm: n, hip_cm: or(n) },
    { bust_cm: 88, waist_cm: 68, hip_cm: null },
  ),
  strict(
    'Bonjour, le pantalon commandé par Monsieur Lefèvre est trop court.',
    { client: s, numero_commande: s },
    REFUSE,
  ),
  strict('Die Jacke gefällt mir sehr gut, ich nehme sie in Blau.', { farbe: s, lieferadresse: s }, REFUSE),
  strict('Hej, jag heter Sara och undrar om ni har öppet på lördag.', { fornamn: s, telefonnummer: s }, REFUSE),

  // ---- Classification, booleans, enums, English -----------------------------
  strict(
    'This is the worst coat I have ever bought. The seams split on day one and nobody answers my mails.',
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'negative' },
  ),
  strict(
    'Absolutely in love with this skirt, the fabric is gorgeous and it arrived early!',
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'positive' },
  ),
  strict(
    'I was charged twice for the same order and want one payment back.',
    { department: one('billing', 'shipping', 'product_advice', 'careers') },
    { department: 'billing' },
  ),
  strict(
    "My parcel was supposed to arrive last week and the tracking hasn't moved since.",
    { category: one('payment', 'delivery', 'sizing', 'account') },
    { category: 'delivery' },
  ),
  strict(
    "I can't log in any more, the password reset link does nothing.",
    { issue_type: one('delivery', 'sizing', 'account_access', 'payment') },
    { issue_type: 'account_access' },
  ),
  strict(
    'URGENT: the wedding is tomorrow and the dress has not arrived. Please call me immediately!',
    { is_urgent: b, priority: one('low', 'high') },
    { is_urgent: true, priority: 'high' },
  ),
  strict(
    'The anorak is windproof but not waterproof.',
    { windproof: b, waterproof: b },
    { windproof: true, waterproof: false },
  ),
  strict(
    "The sweater runs very small: I normally wear M and couldn't get it over my shoulders.",
    { fit: one('too_small', 'true_to_size', 'too_large') },
    { fit: 'too_small' },
  ),
  strict(
    'Please cancel my subscription as of the end of this month.',
    { intent: one('cancel', 'upgrade', 'renew', 'complain') },
    { intent: 'cancel' },
  ),
  strict(
    'Invoice 9921 was settled in full on 6 June 2025.',
    { paid: b, invoice_no: s },
    { paid: true, invoice_no: '9921' },
  ),
  strict(
    'A pair of ankle boots in brown suede with a rubber sole.',
    { product_category: one('tops', 'bottoms', 'footwear', 'accessories'), material: one('suede', 'cotton', 'linen') },
    { product_category: 'footwear', material: 'suede' },
  ),
  strict(
    'Hand wash only. Do not bleach. Do not tumble dry. Iron on low heat.',
    { machine_washable: b, bleach_allowed: b, tumble_dry: b, iron_level: one('none', 'low', 'medium', 'high') },
    { machine_washable: false, bleach_allowed: false, tumble_dry: false, iron_level: 'low' },
  ),
  strict(
    'Classify the garment: a heavy down parka with a fur-trimmed hood, made for minus twenty.',
    { season: one('summer', 'winter'), garment_type: one('outerwear', 'underwear', 'swimwear') },
    { season: 'winter', garment_type: 'outerwear' },
  ),
  strict(
    'Sold out in S and M; only L is left.',
    { size_s_available: b, size_m_available: b, size_l_available: b },
    { size_s_available: false, size_m_available: false, size_l_available: true },
  ),
  strict(
    'Black wool overcoat, knee length, horn buttons, €420.',
    { color: s, machine_washed_before: b, second_hand: b },
    REFUSE,
  ),
  strict('Jordan bought a pair of jeans yesterday.', { buyer_gender: one('male', 'female') }, REFUSE),
  strict(
    'Our order of 40 tote bags was shipped from the warehouse this morning.',
    { shipping_method: one('air', 'sea', 'road') },
    REFUSE,
  ),
  strict('Please send the receipt to my office.', { newsletter_opt_in: b }, REFUSE),

  // ---- Classification, other languages --------------------------------------
  strict(
    'Jag är jättenöjd med kappan, den är varm, snygg och sitter perfekt!',
    { sentiment: one('positive', 'negative', 'neutral'), language: one('sv', 'de', 'fr', 'es', 'en') },
    { sentiment: 'positive', language: 'sv' },
  ),
  strict(
    'Ich möchte das Kleid zurückschicken und mein Geld zurück.',
    { intent: one('return', 'exchange', 'order', 'size_question') },
    { intent: 'return' },
  ),
  strict(
    "Le manteau n'est pas imperméable, mais il est doublé.",
    { impermeable: b, doublure: b },
    { impermeable: false, doublure: true },
  ),
  strict(
    'Qué decepción: la tela es malísima y los zapatos llegaron rotos.',
    { sentimiento: one('positivo', 'negativo', 'neutral') },
    { sentimiento: 'negativo' },
  ),
  strict('Die Rechnung ist noch nicht bezahlt.', { bezahlt: b }, { bezahlt: false }),
  strict(
    'Falda plisada de algodón con cintura elástica.',
    { categoria: one('falda', 'pantalón', 'abrigo', 'zapato'), material: one('algodón', 'lana', 'seda') },
    { categoria: 'falda', material: 'algodón' },
  ),
  strict(
    'Je cherche une chemise pour mon frère.',
    { prix_maximum: n, style_prefere: one('classique', 'sportif', 'bohème') },
    REFUSE,
  ),

  // ---- Questions, arithmetic, conversions, English ---------------------------
  strict('What is 15% of 240?', { result: n }, { result: 36 }),
  strict(
    'A coat costs 180 euros and is 25 percent off. What do I pay?',
    { final_price: n, savings: n },
    { final_price: 135, savings: 45 },
  ),
  strict('How many centimetres are 36 inches?', { centimetres: n }, { centimetres: 91.44 }),
  strict('Four shirts at 29.90 each plus 4.95 shipping: what is the total?', { total: n }, { total: 124.55 }),
  strict(
    'I need 2.4 m of cloth per curtain and I am sewing 5 curtains. How much cloth is that in metres, and in yards?',
    { total_m: n, total_yd: n },
    { total_m: 12, total_yd: any(13.1234, 13.123) },
  ),
  strict("What UK size is a women's EU 38 dress?", { uk_size: s }, { uk_size: any('10', 'UK 10', '12', 'UK 12') }),
  strict("I wear a UK 12 in women's dresses. Which US size is that?", { us_size: n }, { us_size: any(8, 10) }),
  strict('Can I put a silk blouse in the tumble dryer?', { tumble_dry_safe: b }, { tumble_dry_safe: false }),
  strict('Should a wool jumper be washed at 60 degrees Celsius?', { answer: one('yes', 'no') }, { answer: 'no' }),
  strict(
    'How much does your chat pack cost and how many calls does it add?',
    { price_usd: n, calls: i },
    { price_usd: 1, calls: 100 },
  ),
  strict('How many chat calls a day do I get on the pro plan?', { daily_limit: i }, { daily_limit: 100 }),
  strict('How many days are there from 3 March 2025 to 17 April 2025?', { days: i }, { days: 45 }),
  strict(
    'The fitting starts at 9:40 and ends at 11:15. How long does it last?',
    { duration_minutes: i },
    { duration_minutes: 95 },
  ),
  strict('Net price 200, VAT 19%.', { net: n, vat_amount: n, gross: n }, { net: 200, vat_amount: 38, gross: 238 }),
  strict('My iron is set to 230 °F. What is that in Celsius?', { celsius: n }, { celsius: 110 }),
  // refusals, English
  strict('How many people live in Lund?', { population: i }, REFUSE),
  strict('Which player will win your trading league next season?', { winner: s }, REFUSE),
  strict("How many Swedish kronor is 100 US dollars at today's exchange rate?", { amount_sek: n }, REFUSE),
  strict('A jacket is reduced by 20 percent. What does it cost now?', { new_price: n }, REFUSE),

  // ---- Questions, other languages --------------------------------------------
  strict('Wie viel sind 20 Prozent von 350?', { ergebnis: n }, { ergebnis: 70 }),
  strict('Combien font 12 pouces en centimètres ?', { centimetres: n }, { centimetres: 30.48 }),
  strict('Si compro 6 camisetas a 12,50 € cada una, ¿cuánto pago en total?', { total_eur: n }, { total_eur: 75 }),
  strict('En jacka kostar 899 kr och jag får 30 % rabatt. Vad blir priset?', { pris: n }, { pris: 629.3 }),
  strict('Får en kashmirtröja torktumlas?', { far_torktumlas: b }, { far_torktumlas: false }),
  strict(
    'Welcher deutschen Damengröße entspricht die französische Größe 40?',
    { de_groesse: s },
    { de_groesse: any('38', 'DE 38') },
  ),
  strict('Wer ist der Bürgermeister von Hamburg?', { name: s }, REFUSE),
];
