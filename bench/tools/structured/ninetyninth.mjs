import { s, n, i, b, date, list, one, or, any, strict, REFUSE } from './case.mjs';

export const CASES = [
  // Extraction, English, short
  strict(
    'Hi, I would like to order 3 blue mugs, please send them to Karen Doyle.',
    { product: s, quantity: i, color: s, customer_name: s },
    { product: any('mugs', 'mug', 'blue mugs', 'blue mug'), quantity: 3, color: 'blue', customer_name: 'Karen Doyle' },
  ),
  strict(
    'Order #48213: two packs of AA batteries at $6.50 each.',
    { order_number: s, quantity: i, unit_price: n, total: n },
    { order_number: any('48213', '#48213'), quantity: 2, unit_price: 6.5, total: 13 },
  ),
  strict(
    'Table for five on 14 March 2026 at 19:30, under the name Okafor.',
    { name: s, party_size: i, date, time: s },
    { name: 'Okafor', party_size: 5, date: '2026-03-14', time: any('19:30', '19:30:00', '7:30 pm') },
  ),
  strict(
    'Invoice INV-2051 from Brightwell Ltd, total 1,284.90 EUR, due 2025-11-30.',
    { invoice_number: s, vendor: s, total: n, due_date: date },
    { invoice_number: 'INV-2051', vendor: any('Brightwell Ltd', 'Brightwell'), total: 1284.9, due_date: '2025-11-30' },
  ),
  strict(
    'We are hiring a Senior Backend Engineer in Leeds. Salary £65,000 to £75,000, hybrid.',
    { job_title: s, location: s, salary_min: n, salary_max: n },
    { job_title: 'Senior Backend Engineer', location: 'Leeds', salary_min: 65000, salary_max: 75000 },
  ),
  strict(
    'For sale: two-bedroom flat in Bristol, 68 square metres, asking price £245,000.',
    { city: s, bedrooms: i, area_sqm: n, price: n },
    { city: 'Bristol', bedrooms: 2, area_sqm: 68, price: 245000 },
  ),
  strict(
    'Please ship to 22 Alder Lane, Portland, OR 97205.',
    { street: s, city: s, state: s, zip: s },
    { street: '22 Alder Lane', city: 'Portland', state: any('OR', 'Oregon'), zip: '97205' },
  ),
  strict(
    'The parcel is 40 cm long, 30 cm wide and 15 cm high and weighs 2.4 kg.',
    { length_cm: n, width_cm: n, height_cm: n, weight_kg: n },
    { length_cm: 40, width_cm: 30, height_cm: 15, weight_kg: 2.4 },
  ),
  strict(
    'You can reach me at j.munro@example.com or on 555-0142. Thanks, Jill Munro',
    { name: s, email: s, phone: s },
    { name: 'Jill Munro', email: 'j.munro@example.com', phone: '555-0142' },
  ),
  strict(
    'Used road bike, Trek, 2019, frame size 56 cm, $780.',
    { brand: s, year: i, frame_size_cm: n, price: n },
    { brand: 'Trek', year: 2019, frame_size_cm: 56, price: 780 },
  ),
  strict(
    'My dentist appointment with Dr. Patel is on June 3, 2026 at 9:15 am.',
    { doctor: s, date, time: s },
    {
      doctor: any('Dr. Patel', 'Dr Patel', 'Patel'),
      date: '2026-06-03',
      time: any('9:15 am', '09:15', '9:15', '09:15 am', '09:15:00'),
    },
  ),
  strict(
    'I bought the Nimbus kettle last week and the lid is cracked. I want a refund.',
    { product: s, problem: s, wants_refund: b },
    {
      product: any('Nimbus kettle', 'kettle', 'the Nimbus kettle'),
      problem: any('the lid is cracked', 'lid is cracked', 'cracked lid', 'lid cracked'),
      wants_refund: true,
    },
  ),
  strict(
    'Flight BA117 from London to New York departs on 2026-02-08.',
    { flight_number: s, origin: s, destination: s, departure_date: date },
    { flight_number: 'BA117', origin: 'London', destination: 'New York', departure_date: '2026-02-08' },
  ),
  strict(
    'Please add milk, eggs, bread and butter to my shopping list.',
    { items: list(s) },
    { items: ['milk', 'eggs', 'bread', 'butter'] },
  ),
  strict(
    'Hello, this is Tomas Reyes from Harbor Dental. We need 12 office chairs by 1 May 2026.',
    { contact_name: s, company: s, quantity: i, needed_by: date },
    { contact_name: 'Tomas Reyes', company: 'Harbor Dental', quantity: 12, needed_by: '2026-05-01' },
  ),
  strict(
    'Cancel my subscription please, account number 7719034.',
    { account_number: s, intent: one('cancel', 'upgrade', 'pause', 'question') },
    { account_number: '7719034', intent: 'cancel' },
  ),
  strict(
    'One medium linen shirt in olive, 59 euros, express delivery please.',
    { size: s, material: s, color: s, express: b },
    { size: any('medium', 'M'), material: 'linen', color: 'olive', express: true },
  ),
  strict(
    'Use code SPRING15 for 15% off until 30 April 2026.',
    { code: s, discount_percent: n, valid_until: date },
    { code: 'SPRING15', discount_percent: 15, valid_until: '2026-04-30' },
  ),
  strict(
    'Meeting with Priya and Sam moved from Tuesday to Thursday, room B4.',
    { attendees: list(s), new_day: s, room: s },
    { attendees: ['Priya', 'Sam'], new_day: 'Thursday', room: any('B4', 'room B4') },
  ),
  strict(
    'Please change my order from four pillows to six.',
    { product: s, old_quantity: i, new_quantity: i },
    { product: any('pillows', 'pillow'), old_quantity: 4, new_quantity: 6 },
  ),
  strict(
    'Lost: grey tabby cat named Biscuit, near Elm Park. Call Dana.',
    { pet_name: s, animal: s, location: s, middle_name: or(s) },
    {
      pet_name: 'Biscuit',
      animal: any('cat', 'tabby cat', 'grey tabby cat'),
      location: any('Elm Park', 'near Elm Park'),
      middle_name: null,
    },
  ),

  // Classification, English, short
  strict(
    'Absolutely love these headphones, best purchase this year!',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict(
    'The soup was cold and the waiter was rude. Never again.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'negative' },
  ),
  strict(
    'Our checkout is down and customers cannot pay, please fix this immediately!',
    { urgency: one('low', 'medium', 'high'), topic: one('outage', 'feature request', 'praise') },
    { urgency: 'high', topic: 'outage' },
  ),
  strict(
    'No rush, but whenever you have time could you change the footer text?',
    { urgency: one('low', 'medium', 'high') },
    { urgency: 'low' },
  ),
  strict(
    'I was charged twice for my March subscription.',
    { category: one('billing', 'shipping', 'technical', 'account') },
    { category: 'billing' },
  ),
  strict(
    'The tracking page says delivered but my parcel never arrived.',
    { category: one('billing', 'shipping', 'login', 'product_quality') },
    { category: 'shipping' },
  ),
  strict(
    'I forgot my password and the reset link does not work.',
    { category: one('billing', 'shipping', 'login', 'returns') },
    { category: 'login' },
  ),
  strict(
    'The striker scored twice in the last ten minutes and the team went top of the league.',
    { topic: one('sports', 'politics', 'technology', 'food') },
    { topic: 'sports' },
  ),
  strict(
    'Can I book a double room for Friday night?',
    { intent: one('booking', 'cancellation', 'complaint') },
    { intent: 'booking' },
  ),
  strict(
    'It would be great if the app had a dark mode.',
    { type: one('bug', 'feature_request', 'question') },
    { type: 'feature_request' },
  ),
  strict(
    'CONGRATULATIONS!!! You have won $1,000,000, click here to claim your prize now!',
    { is_spam: b },
    { is_spam: true },
  ),

  // Questions, English, short
  strict('What is 17 times 23?', { result: n }, { result: 391 }),
  strict(
    'A jacket costs $120 and is 25% off. What do I pay?',
    { final_price: n, discount: n },
    { final_price: 90, discount: 30 },
  ),
  strict('How many grams are in 2.5 kilograms?', { grams: n }, { grams: 2500 }),
  strict('Convert 10 miles to kilometres.', { kilometres: n }, { kilometres: 16.09 }),
  strict('What is 68 degrees Fahrenheit in Celsius?', { celsius: n }, { celsius: 20 }),
  strict(
    'Three friends split a bill of $87 equally. How much does each pay?',
    { amount_per_person: n },
    { amount_per_person: 29 },
  ),
  strict('Can I put a cashmere sweater in the tumble dryer?', { tumble_dry_safe: b }, { tumble_dry_safe: false }),
  strict('Is denim made from cotton or from silk?', { fiber: one('cotton', 'silk') }, { fiber: 'cotton' }),
  strict('How many minutes are there in three and a half hours?', { minutes: i }, { minutes: 210 }),
  strict(
    'I stay from 10 July 2026 to 14 July 2026. How many nights is that?',
    { nights: i, check_in: date, check_out: date },
    { nights: 4, check_in: '2026-07-10', check_out: '2026-07-14' },
  ),
  strict('Which is larger, a size S or a size XL?', { larger_size: one('S', 'XL') }, { larger_size: 'XL' }),
  strict('Was 2024 a leap year?', { leap_year: b }, { leap_year: true }),
  strict(
    'Should I wash a wool jumper at 30 or at 90 degrees?',
    { wash_temperature_celsius: n },
    { wash_temperature_celsius: 30 },
  ),
  strict('Is 250 grams more than half a kilogram?', { more_than_half_kilogram: b }, { more_than_half_kilogram: false }),
  strict(
    'Our shop opens at 9:00 and closes at 17:30, and we are closed on Sundays.',
    { opening_time: s, closing_time: s, open_on_sunday: b },
    {
      opening_time: any('9:00', '09:00', '9 am', '9:00 am', '09:00:00'),
      closing_time: any('17:30', '17:30:00', '5:30 pm'),
      open_on_sunday: false,
    },
  ),

  // Longer, English
  strict(
    'Hello, I ordered a standing desk from you on 4 February 2026. The order number is SD-9917. It arrived yesterday, but one of the legs is bent. I do not want my money back. Please just send me a replacement. Regards, Helen Marsh',
    { customer_name: s, order_number: s, order_date: date, resolution: one('refund', 'replacement', 'repair') },
    { customer_name: 'Helen Marsh', order_number: 'SD-9917', order_date: '2026-02-04', resolution: 'replacement' },
  ),
  strict(
    'We stayed at the Seaview for three nights. The room was spotless and the view was wonderful. Breakfast was the best we have had in years. The staff could not have been kinder. We will definitely be back.',
    { sentiment: one('positive', 'negative', 'mixed'), nights: i, would_return: b },
    { sentiment: 'positive', nights: 3, would_return: true },
  ),
  strict(
    'Good morning. My name is Aaron Feld and I would like to rent a van. I need it from 6 May 2026 until 9 May 2026. It has to have at least three seats. I will collect it in Dover.',
    { name: s, start_date: date, end_date: date, pickup_city: s },
    { name: 'Aaron Feld', start_date: '2026-05-06', end_date: '2026-05-09', pickup_city: 'Dover' },
  ),
  strict(
    'Kestrel Software is looking for a junior data analyst. The position is based in Dublin. It is full-time and fully remote. The salary is 42,000 euros a year. Applications close on 31 January 2026.',
    { company: s, title: s, annual_salary: n, remote: b },
    { company: 'Kestrel Software', title: 'junior data analyst', annual_salary: 42000, remote: true },
  ),
  strict(
    'Thanks for coming out today. Here is the bill. Labour was 3 hours at $80 an hour. Parts came to $145. There is no call-out fee.',
    { labour_cost: n, parts_cost: n, total: n },
    { labour_cost: 240, parts_cost: 145, total: 385 },
  ),
  strict(
    'I have been a customer for six years. Last month you raised my price without telling me. I called twice and both times I was left on hold. This is unacceptable. Close my account.',
    {
      intent: one('close_account', 'upgrade', 'ask_question'),
      sentiment: one('positive', 'neutral', 'negative'),
      years_as_customer: i,
    },
    { intent: 'close_account', sentiment: 'negative', years_as_customer: 6 },
  ),
  strict(
    'Charming cottage to let in Keswick. It has three bedrooms and two bathrooms. The rent is £1,150 a month. Pets are welcome. It is available from 1 September 2026.',
    { bedrooms: i, monthly_rent: n, pets_allowed: b, available_from: date },
    { bedrooms: 3, monthly_rent: 1150, pets_allowed: true, available_from: '2026-09-01' },
  ),
  strict(
    'Hi team, a quick note on the photo shoot. It was planned for Monday, but the studio is flooded. We are moving it to Wednesday at the Mill Street studio. Lena will bring the cameras. Omar takes care of lunch.',
    { new_day: s, location: s, camera_person: s },
    {
      new_day: 'Wednesday',
      location: any('Mill Street studio', 'Mill Street', 'the Mill Street studio'),
      camera_person: 'Lena',
    },
  ),
  strict(
    'Please prepare the following order for pick-up. I need 20 croissants and 15 bagels. The croissants cost $3 each. The bagels cost $2 each. I will come on Saturday morning.',
    { croissants: i, bagels: i, total_price: n, pickup_day: s },
    { croissants: 20, bagels: 15, total_price: 90, pickup_day: any('Saturday', 'Saturday morning') },
  ),
  strict(
    'I am writing about the washing machine in flat 12. Water has been pouring out of it since this morning. It is now dripping through the ceiling of the flat below. Please send a plumber right away. My number is 555-0177.',
    { flat_number: s, urgency: one('low', 'high'), phone: s },
    { flat_number: any('12', 'flat 12'), urgency: 'high', phone: '555-0177' },
  ),
  strict(
    'Our baby daughter was born on 12 October 2025. She is called Mabel. She weighed 3.4 kilograms. She was 51 centimetres long. Mother and child are well.',
    { baby_name: s, birth_date: date, weight_kg: n, length_cm: n },
    { baby_name: 'Mabel', birth_date: '2025-10-12', weight_kg: 3.4, length_cm: 51 },
  ),
  strict(
    'I bought two dresses in your shop. The green one fits perfectly and I am keeping it. The black one is too tight at the waist. I would like to return the black one. I still have the receipt.',
    { return_color: s, reason: one('too_small', 'too_large', 'damaged', 'wrong_item'), has_receipt: b },
    { return_color: 'black', reason: 'too_small', has_receipt: true },
  ),
  strict(
    'Support ticket from Wren Logistics. After the update to version 4.2 the export button stopped working. Clicking it shows error E503. Restarting did not help. We run it on Windows.',
    { company: s, version: s, error_code: s, type: one('bug', 'feature_request', 'praise') },
    { company: 'Wren Logistics', version: '4.2', error_code: 'E503', type: 'bug' },
  ),

  // German, Swedish, French, Spanish; short
  strict(
    'Ich möchte gerne vier Holzstühle bestellen, Lieferung nach Kassel.',
    { product: s, quantity: i, city: s },
    { product: any('Holzstühle', 'Holzstuhl', 'Stühle', 'wooden chairs'), quantity: 4, city: 'Kassel' },
  ),
  strict(
    'Bitte einen Tisch für sechs Personen am 21. Februar 2026 um 20 Uhr, auf den Namen Brandt.',
    { name: s, guests: i, date, time: s },
    {
      name: 'Brandt',
      guests: 6,
      date: '2026-02-21',
      time: any('20:00', '20 Uhr', '20:00 Uhr', '20:00:00', '8 pm', '20'),
    },
  ),
  strict(
    'Rechnung Nr. 3307 vom 05.01.2026, Gesamtbetrag 1.249,50 Euro.',
    { rechnungsnummer: s, datum: date, betrag: n },
    { rechnungsnummer: '3307', datum: '2026-01-05', betrag: 1249.5 },
  ),
  strict(
    'Der Service war furchtbar und das Essen kalt.',
    { sentiment: one('positive', 'negative', 'neutral'), language: one('de', 'en', 'sv', 'fr') },
    { sentiment: 'negative', language: 'de' },
  ),
  strict('Wie viel sind 20 Prozent von 350?', { ergebnis: n }, { ergebnis: 70 }),
  strict(
    'Hej, jag vill boka ett dubbelrum i två nätter från den 8 augusti 2026.',
    { room_type: one('single', 'double', 'suite'), nights: i, check_in: date },
    { room_type: 'double', nights: 2, check_in: '2026-08-08' },
  ),
  strict(
    'Säljes: soffa i Uppsala, grå, 2 500 kr.',
    { item: s, city: s, color: s, price: n },
    { item: any('soffa', 'sofa', 'grå soffa'), city: 'Uppsala', color: any('grå', 'grey', 'gray'), price: 2500 },
  ),
  strict(
    'Jag är jättenöjd med mina nya skor, de sitter perfekt!',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict('Hur många centimeter är 1,8 meter?', { centimeter: n }, { centimeter: 180 }),
  strict(
    'Bonjour, je voudrais commander deux chemises blanches, taille 42.',
    { article: s, quantite: i, couleur: s, taille: s },
    {
      article: any('chemises', 'chemise', 'chemises blanches', 'chemise blanche'),
      quantite: 2,
      couleur: any('blanc', 'blanche', 'blanches', 'white'),
      taille: '42',
    },
  ),
  strict(
    "Mon colis n'est toujours pas arrivé, c'est inadmissible !",
    { category: one('delivery', 'billing', 'praise'), sentiment: one('positive', 'negative') },
    { category: 'delivery', sentiment: 'negative' },
  ),
  strict(
    "Je m'appelle Claire Fontan et mon adresse e-mail est claire.fontan@example.fr.",
    { nom: s, email: s },
    { nom: any('Claire Fontan', 'Fontan'), email: 'claire.fontan@example.fr' },
  ),
  strict('Combien font 144 divisé par 12 ?', { resultat: n }, { resultat: 12 }),
  strict(
    'Quiero cancelar mi reserva del 17 de abril de 2026 a nombre de Lucía Romero.',
    { name: s, date, intent: one('book', 'cancel', 'change') },
    { name: 'Lucía Romero', date: '2026-04-17', intent: 'cancel' },
  ),
  strict(
    'Se alquila piso en Valencia, 3 habitaciones, 950 euros al mes.',
    { city: s, bedrooms: i, monthly_rent: n, currency: one('EUR', 'USD', 'GBP') },
    { city: 'Valencia', bedrooms: 3, monthly_rent: 950, currency: 'EUR' },
  ),
  strict(
    '¿Dónde está la biblioteca municipal?',
    { language: one('spanish', 'german', 'french', 'swedish') },
    { language: 'spanish' },
  ),

  // German, Swedish, French, Spanish; longer
  strict(
    'Guten Tag, mein Name ist Jürgen Holt. Ich habe am 3. März 2026 eine Lampe bei Ihnen bestellt. Die Bestellnummer lautet L-4402. Leider ist der Schirm zerbrochen. Ich möchte mein Geld zurück.',
    { name: s, order_number: s, order_date: date, request: one('refund', 'exchange', 'information') },
    { name: 'Jürgen Holt', order_number: 'L-4402', order_date: '2026-03-03', request: 'refund' },
  ),
  strict(
    'Hej! Vi söker en kock till vår restaurang i Malmö. Tjänsten är på heltid. Lönen är 31 000 kronor i månaden. Välkommen med din ansökan senast den 15 maj 2026.',
    { title: s, city: s, monthly_salary: n, apply_by: date },
    { title: any('kock', 'chef', 'cook'), city: 'Malmö', monthly_salary: 31000, apply_by: '2026-05-15' },
  ),
  strict(
    "Bonjour, je vends ma voiture. C'est une Renault Clio de 2018. Elle a 64 000 kilomètres. Le prix est de 8 900 euros. Elle est visible à Nantes.",
    { year: i, mileage_km: n, price: n, city: s },
    { year: 2018, mileage_km: 64000, price: 8900, city: 'Nantes' },
  ),
  strict(
    'Hola, soy Marta. Ayer recibí mi pedido y estoy encantada. El vestido es precioso y la tela es muy suave. El envío fue rapidísimo. ¡Muchas gracias!',
    { name: s, product: s, sentiment: one('positive', 'negative', 'neutral') },
    { name: 'Marta', product: any('vestido', 'dress', 'el vestido'), sentiment: 'positive' },
  ),

  // REFUSE, English, short
  strict('Hi, I would like to order two lamps.', { product: s, quantity: i, delivery_address: s }, REFUSE),
  strict('Please call me back as soon as you can, thanks, Robin.', { name: s, phone: s }, REFUSE),
  strict('Invoice 8841 from Tarn & Co is overdue.', { invoice_number: s, amount: n }, REFUSE),
  strict('We are looking for a barista in Cork, apply within.', { title: s, city: s, hourly_wage: n }, REFUSE),
  strict("Book me a table for four at Luigi's.", { guests: i, restaurant: s, time: s }, REFUSE),
  strict('The box is 30 cm wide and 20 cm high.', { width_cm: n, height_cm: n, weight_kg: n }, REFUSE),
  strict('My sister just got a new puppy.', { puppy_name: s }, REFUSE),
  strict('I bought a pair of boots for $90.', { price: n, purchase_date: date }, REFUSE),
  strict('What will the share price of Halden Mining be next Friday?', { share_price: n }, REFUSE),
  strict('A shirt costs $30 and the tie costs extra. What is the total?', { total: n }, REFUSE),
  strict('Send it to Nora Blythe, she lives on Quarry Road.', { name: s, street: s, postal_code: s }, REFUSE),
  strict('How many tickets did we sell yesterday?', { tickets_sold: i }, REFUSE),

  // REFUSE, longer
  strict(
    'Hello, I ordered a rug from you some weeks ago. It has still not arrived. I have written to you twice already. Nobody has answered me. Please tell me what is going on. Kind regards, Ivo Stanek',
    { customer_name: s, order_number: s },
    REFUSE,
  ),
  strict(
    'Lovely studio flat in the heart of York. It has just been repainted. The kitchen is new and there is a small balcony. Bills are included in the rent. Call Denise for a viewing.',
    { city: s, contact: s, monthly_rent: n },
    REFUSE,
  ),
  strict(
    'Our annual picnic is coming up. Everyone is invited to bring a dish. There will be games for the children. Frank is organising the music. Please let us know whether you are coming.',
    { event: s, event_date: date },
    REFUSE,
  ),

  // REFUSE, German, Swedish, French, Spanish
  strict('Ich möchte einen Termin bei Frau Doktor Lenz vereinbaren.', { doctor: s, date }, REFUSE),
  strict('Jag vill beställa tre tröjor i bomull.', { quantity: i, material: s, size: s }, REFUSE),
  strict("Bonjour, j'ai perdu mon numéro de commande, pouvez-vous m'aider ?", { order_number: s }, REFUSE),
  strict('Vendo una bicicleta roja casi nueva en Bilbao.', { color: s, city: s, price: n }, REFUSE),
  strict('Hallo zusammen, wir ziehen bald um. Die neue Wohnung liegt in Jena.', { city: s, moving_date: date }, REFUSE),
];
