import { object, s, n, i, b, date, list, one, or, any, strict, REFUSE } from './case.mjs';

/** A first evening with structured output: what the documentation and the cookbooks of such APIs show. */
export const CASES = [
  // ---- English, answerable (56)
  // contacts
  strict(
    'Hi, this is Maya Lindqvist from Harbour & Pine. You can reach me at maya@harbourpine.example or on +1 555 0142.',
    { name: s, company: s, email: s, phone: s },
    {
      name: 'Maya Lindqvist',
      company: 'Harbour & Pine',
      email: 'maya@harbourpine.example',
      phone: any('+1 555 0142', '+15550142'),
    },
  ),
  strict(
    'Please add Derek Osei to the list, his address is derek.osei@mail.example. He has not given us a phone number.',
    { name: s, email: s, phone: or(s) },
    { name: 'Derek Osei', email: 'derek.osei@mail.example', phone: null },
  ),
  strict(
    'Ship it to: Helen Marsh, 18 Orchard Lane, Bristol, BS1 4QT, United Kingdom.',
    { recipient: s, street: s, city: s, postal_code: s, country: s },
    {
      recipient: 'Helen Marsh',
      street: '18 Orchard Lane',
      city: 'Bristol',
      postal_code: 'BS1 4QT',
      country: any('United Kingdom', 'UK', 'GB'),
    },
  ),
  strict(
    'Extract the user: Jason is 25 years old and lives in Toronto.',
    { name: s, age: i, city: s },
    { name: 'Jason', age: 25, city: 'Toronto' },
  ),
  // calendar
  strict(
    'Extract the event information. Priya and Tom are going to a pottery workshop on Saturday.',
    { name: s, day: s, participants: list(s) },
    { name: any('pottery workshop', 'a pottery workshop'), day: 'Saturday', participants: ['Priya', 'Tom'] },
  ),
  strict(
    'Team offsite on 12 June 2025 from 09:30 to 16:00 at the Riverside Hotel.',
    { title: s, date: date, start_time: s, end_time: s, location: s },
    {
      title: 'Team offsite',
      date: '2025-06-12',
      start_time: '09:30',
      end_time: '16:00',
      location: any('Riverside Hotel', 'the Riverside Hotel'),
    },
  ),
  strict(
    'Could you book a table for six on March 14, 2025 at 7:30 pm? The name is Okafor.',
    { party_size: i, date: date, time: s, name: s },
    { party_size: 6, date: '2025-03-14', time: any('19:30', '7:30 pm', '7:30pm', '19:30:00'), name: 'Okafor' },
  ),
  strict(
    'The conference runs from 3 November 2025 to 6 November 2025 in Lisbon.',
    { start_date: date, end_date: date, city: s },
    { start_date: '2025-11-03', end_date: '2025-11-06', city: 'Lisbon' },
  ),
  strict(
    'The webinar starts at 14:15 and lasts 90 minutes.',
    { start_time: s, end_time: s, duration_minutes: i },
    { start_time: '14:15', end_time: '15:45', duration_minutes: 90 },
  ),
  // invoices and receipts
  strict(
    'Invoice INV-2041, dated 2025-02-03, due 2025-03-05. Amount due: $1,280.50. Billed to Cobalt Studio.',
    { invoice_number: s, invoice_date: date, due_date: date, amount_due: n, customer: s },
    {
      invoice_number: 'INV-2041',
      invoice_date: '2025-02-03',
      due_date: '2025-03-05',
      amount_due: 1280.5,
      customer: 'Cobalt Studio',
    },
  ),
  strict(
    'Receipt, Corner Market: 2 x milk at 1.20 EUR, 1 x bread at 2.60 EUR, 3 x apples at 0.50 EUR.',
    { items: list(object({ name: s, quantity: i, unit_price: n })), total: n, currency: s },
    {
      items: [
        { name: 'milk', quantity: 2, unit_price: 1.2 },
        { name: 'bread', quantity: 1, unit_price: 2.6 },
        { name: 'apples', quantity: 3, unit_price: 0.5 },
      ],
      total: 6.5,
      currency: any('EUR', '€', 'euro'),
    },
  ),
  strict(
    'The net amount is 400.00 EUR and VAT is 25 %.',
    { net: n, vat_rate: n, vat_amount: n, total: n },
    { net: 400, vat_rate: any(25, 0.25), vat_amount: 100, total: 500 },
  ),
  strict(
    'The bill came to $37.50 and she paid with a $50 note.',
    { bill: n, paid: n, change: n },
    { bill: 37.5, paid: 50, change: 12.5 },
  ),
  strict(
    'Consulting, 12 hours at £85 an hour. No VAT.',
    { hours: n, hourly_rate: n, total: n, currency: one('USD', 'EUR', 'GBP') },
    { hours: 12, hourly_rate: 85, total: 1020, currency: 'GBP' },
  ),
  // sentiment
  strict(
    'Review: "I love this jacket. It is warm, it fits perfectly, and it arrived a day early."',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict(
    'Review: "Terrible. The zip broke after two days and nobody answers my e-mails."',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'negative' },
  ),
  strict(
    'Review by Anna, 5 out of 5 stars: "Best hotel we have ever stayed in!"',
    { reviewer: s, rating: i, sentiment: one('positive', 'negative', 'mixed') },
    { reviewer: 'Anna', rating: 5, sentiment: 'positive' },
  ),
  strict(
    'Review: "The fabric is gorgeous and I adore the colour, but the seams came apart in the first wash, which is awful."',
    { sentiment: one('positive', 'negative', 'mixed') },
    { sentiment: 'mixed' },
  ),
  // triage
  strict(
    'Support ticket: I was charged twice for my subscription this month. Please refund one of the payments.',
    { category: one('billing', 'technical', 'shipping', 'account'), wants_refund: b },
    { category: 'billing', wants_refund: true },
  ),
  strict(
    'Support ticket: The app crashes with error 502 every time I open the settings page.',
    { category: one('billing', 'bug', 'feature_request'), error_code: i },
    { category: 'bug', error_code: 502 },
  ),
  strict(
    'Ticket: It would be great if you could add a dark mode to the editor some day.',
    { type: one('bug', 'feature_request', 'billing') },
    { type: 'feature_request' },
  ),
  strict(
    'URGENT! Our production site is down and none of our customers can check out. We need help right now.',
    { priority: one('low', 'medium', 'high') },
    { priority: 'high' },
  ),
  strict(
    'No hurry at all, whenever you have a spare moment: there is a small typo in the footer.',
    { priority: one('low', 'medium', 'high') },
    { priority: 'low' },
  ),
  strict(
    'My parcel with order number A-77812 still has not been delivered after ten days.',
    { order_number: s, category: one('delivery', 'payment', 'login'), days_waiting: i },
    { order_number: 'A-77812', category: 'delivery', days_waiting: 10 },
  ),
  // products
  strict(
    'For sale: navy blue wool coat, size M, $189.',
    { garment: s, color: s, material: s, size: s, price: n },
    {
      garment: any('coat', 'wool coat'),
      color: any('navy blue', 'navy'),
      material: 'wool',
      size: any('M', 'medium'),
      price: 189,
    },
  ),
  strict(
    'Linen shirt in white, available in S, M, L and XL. Price: 49.90 EUR. In stock.',
    { product: s, color: s, sizes: list(s), price: n, in_stock: b },
    { product: any('linen shirt', 'shirt'), color: 'white', sizes: ['S', 'M', 'L', 'XL'], price: 49.9, in_stock: true },
  ),
  strict(
    'Ceramic mug, 350 ml, dishwasher safe, weighs 400 g. $14.',
    { product: s, capacity_ml: n, weight_kg: n, dishwasher_safe: b, price: n },
    { product: any('ceramic mug', 'mug'), capacity_ml: 350, weight_kg: 0.4, dishwasher_safe: true, price: 14 },
  ),
  strict(
    'The backpack was $80 and is now 25% off.',
    { original_price: n, discount_percent: n, sale_price: n },
    { original_price: 80, discount_percent: 25, sale_price: 60 },
  ),
  // orders
  strict(
    'I would like three large pepperoni pizzas and two colas, please.',
    { items: list(object({ item: s, quantity: i })) },
    {
      items: any(
        [
          { item: 'pepperoni pizza', quantity: 3 },
          { item: 'cola', quantity: 2 },
        ],
        [
          { item: 'pepperoni pizzas', quantity: 3 },
          { item: 'colas', quantity: 2 },
        ],
        [
          { item: 'large pepperoni pizzas', quantity: 3 },
          { item: 'colas', quantity: 2 },
        ],
        [
          { item: 'large pepperoni pizza', quantity: 3 },
          { item: 'cola', quantity: 2 },
        ],
        [
          { item: 'pizzas', quantity: 3 },
          { item: 'colas', quantity: 2 },
        ],
        [
          { item: 'pizza', quantity: 3 },
          { item: 'cola', quantity: 2 },
        ],
      ),
    },
  ),
  strict(
    'Order: 4 black T-shirts in size L at $15 each, delivered to Denver.',
    { quantity: i, color: s, size: s, unit_price: n, total: n, city: s },
    { quantity: 4, color: 'black', size: any('L', 'large'), unit_price: 15, total: 60, city: 'Denver' },
  ),
  strict(
    'A medium latte with oat milk to take away, no sugar.',
    { drink: one('latte', 'espresso', 'tea'), size: one('small', 'medium', 'large'), takeaway: b, sugar: b },
    { drink: 'latte', size: 'medium', takeaway: true, sugar: false },
  ),
  // math
  strict('Solve 8x + 7 = 31.', { x: n }, { x: 3 }),
  strict('What is 17 * 24?', { answer: n }, { answer: 408 }),
  strict(
    'A train travels 240 km in 3 hours. What is its average speed?',
    { distance_km: n, hours: n, speed_kmh: n },
    { distance_km: 240, hours: 3, speed_kmh: 80 },
  ),
  strict(
    'Test scores: 70, 80, 85, 95, 100.',
    { average: n, max: n, min: n, count: i },
    { average: 86, max: 100, min: 70, count: 5 },
  ),
  strict('What is 15% of 260?', { result: n }, { result: 39 }),
  // units
  strict('Convert 5 miles to kilometres.', { kilometers: n }, { kilometers: any(8.047, 8.05) }),
  strict(
    'The oven should be at 180 degrees Celsius.',
    { celsius: n, fahrenheit: n },
    { celsius: 180, fahrenheit: 356 },
  ),
  strict(
    'She is 5 feet 10 inches tall and weighs 154 pounds.',
    { height_cm: n, weight_kg: n },
    { height_cm: 177.8, weight_kg: 69.85 },
  ),
  strict('The film lasts 2 hours and 15 minutes.', { minutes: i }, { minutes: 135 }),
  // yes or no
  strict(
    'The shop is open Monday to Saturday from 9 to 18 and closed on Sundays. Is it open on Sundays?',
    { open_on_sundays: b },
    { open_on_sundays: false },
  ),
  strict(
    'Text: "Breakfast and parking are included in the price." Question: is parking included?',
    { parking_included: b },
    { parking_included: true },
  ),
  strict(
    'Text: "Dogs are welcome on the terrace. Smoking is not allowed anywhere." Answer the questions.',
    { dogs_allowed: b, smoking_allowed: b },
    { dogs_allowed: true, smoking_allowed: false },
  ),
  strict(
    'Text: "Leo finished the marathon in 3:41, four minutes before Sam." Question: who was faster?',
    { winner: one('Leo', 'Sam') },
    { winner: 'Leo' },
  ),
  // entities
  strict(
    'Extract the entities: Clara Nuñez flew from Madrid to Boston to meet Henry Walsh.',
    { people: list(s), cities: list(s) },
    { people: ['Clara Nuñez', 'Henry Walsh'], cities: ['Madrid', 'Boston'] },
  ),
  strict('We offer the scarf in red, green and yellow.', { colors: list(s) }, { colors: ['red', 'green', 'yellow'] }),
  strict(
    'Ingredients: 200 g flour, 100 g sugar, 50 g butter.',
    { ingredients: list(object({ name: s, grams: n })), total_grams: n },
    {
      ingredients: [
        { name: 'flour', grams: 200 },
        { name: 'sugar', grams: 100 },
        { name: 'butter', grams: 50 },
      ],
      total_grams: 350,
    },
  ),
  // moderation
  strict(
    'Comment: "You are a worthless idiot and everybody hates you."',
    { label: one('harassment', 'spam', 'ok') },
    { label: 'harassment' },
  ),
  strict(
    'Comment: "CLICK HERE to win a FREE iPhone!!! Limited offer, buy cheap followers now!!!"',
    { is_spam: b },
    { is_spam: true },
  ),
  strict(
    'Comment: "Thanks for the tutorial, it was very helpful."',
    { label: one('harassment', 'spam', 'ok') },
    { label: 'ok' },
  ),
  // languages
  strict(
    'Detect the language: "Où se trouve la gare, s\'il vous plaît ?"',
    { language: one('english', 'french', 'german', 'spanish') },
    { language: 'french' },
  ),
  // resumes
  strict(
    'Resume: Nadia Rahman, software engineer, 7 years of experience. Skills: Python, Go, PostgreSQL. Lives in Leeds.',
    { name: s, job_title: s, years_of_experience: i, skills: list(s), location: s },
    {
      name: 'Nadia Rahman',
      job_title: 'software engineer',
      years_of_experience: 7,
      skills: ['Python', 'Go', 'PostgreSQL'],
      location: 'Leeds',
    },
  ),
  strict(
    'Owen Price worked at Brightwell from 2012 to 2019 as a pattern cutter.',
    { name: s, employer: s, start_year: i, end_year: i, role: s },
    {
      name: 'Owen Price',
      employer: 'Brightwell',
      start_year: 2012,
      end_year: 2019,
      role: any('pattern cutter', 'a pattern cutter'),
    },
  ),
  // what the house knows
  strict(
    'I have a silk blouse. How do I look after it?',
    { material: s, tumble_dry: b },
    { material: 'silk', tumble_dry: false },
  ),
  strict("What is a UK women's dress size 12 in US sizes?", { us_size: s }, { us_size: any('8', 'US 8') }),
  // travel
  strict(
    'Flight SK 903 leaves Stockholm on 21 August 2025 at 10:20 for New York, seat 14C.',
    { flight_number: s, origin: s, destination: s, departure_date: date, seat: s },
    {
      flight_number: any('SK 903', 'SK903'),
      origin: 'Stockholm',
      destination: 'New York',
      departure_date: '2025-08-21',
      seat: '14C',
    },
  ),

  // ---- English, not said (14)
  strict('Hello, I am Carl and I would like to return my coat.', { name: s, order_number: s }, REFUSE),
  strict('Priya is going to a concert with her sister.', { event: s, date: date }, REFUSE),
  strict('Invoice 5512 from Lumen Ltd. Payment within 30 days.', { invoice_number: s, total: n }, REFUSE),
  strict('Contact: Ruth Adeyemi, ruth@adeyemi.example.', { name: s, email: s, phone: s }, REFUSE),
  strict('Text: "The museum opens at ten and has a small garden." Question: is there a café?', { has_cafe: b }, REFUSE),
  strict('A train leaves at 9:00 and arrives at 11:00. How far did it go?', { distance_km: n }, REFUSE),
  strict('Leather bag, brown, two inner pockets, brass buckle.', { color: s, price: n }, REFUSE),
  strict('Resume: Tobias Finch, carpenter, lives in York.', { name: s, graduation_year: i }, REFUSE),
  strict('The parcel was sent on 4 April 2025.', { tracking_number: s }, REFUSE),
  strict('Marcus bought some pencils and a ruler.', { number_of_pencils: i }, REFUSE),
  strict('Text: "Ida and Jon both ran the race on Sunday." Question: who won?', { winner: one('Ida', 'Jon') }, REFUSE),
  strict(
    'We need a flight to Rome on 2 May 2025 for two people.',
    { destination: s, passengers: i, departure_airport: s },
    REFUSE,
  ),
  strict('The meeting with the accountants was moved to another room.', { room_number: s }, REFUSE),
  strict('My sister is older than I am.', { age: i }, REFUSE),

  // ---- Swedish (8: 6 and 2)
  strict(
    'Hej, jag heter Karin Holm och min e-post är karin.holm@exempel.example. Jag bor i Uppsala.',
    { name: s, email: s, city: s },
    { name: 'Karin Holm', email: 'karin.holm@exempel.example', city: 'Uppsala' },
  ),
  strict(
    'Mötet är den 9 september 2025 klockan 13:00 i Göteborg.',
    { date: date, time: s, city: s },
    { date: '2025-09-09', time: any('13:00', '13:00:00'), city: 'Göteborg' },
  ),
  strict(
    'Jag vill beställa två röda klänningar i storlek M för 599 kr styck.',
    { quantity: i, color: s, size: s, unit_price: n, total: n },
    { quantity: 2, color: any('röd', 'röda', 'red', 'rött'), size: any('M', 'medium'), unit_price: 599, total: 1198 },
  ),
  strict(
    'Recension: "Helt underbar tröja, mjuk och varm. Jag är jättenöjd!"',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict(
    'Frukost ingår i priset men parkering ingår inte.',
    { breakfast_included: b, parking_included: b },
    { breakfast_included: true, parking_included: false },
  ),
  strict('Hur mycket är 3,5 kilo i gram?', { grams: n }, { grams: 3500 }),
  strict('Jag heter Nils och vill ändra min bokning.', { name: s, booking_number: s }, REFUSE),
  strict('Faktura 3318 från Björk AB, betalas inom tio dagar.', { invoice_number: s, amount: n }, REFUSE),

  // ---- German (8: 6 and 2)
  strict(
    'Rechnung Nr. 2025-118 vom 17. April 2025, Gesamtbetrag 1.249,90 EUR.',
    { invoice_number: s, date: date, total: n, currency: s },
    { invoice_number: '2025-118', date: '2025-04-17', total: 1249.9, currency: any('EUR', '€', 'euro') },
  ),
  strict(
    'Mein Name ist Jürgen Albrecht, ich bin 42 Jahre alt und wohne in Leipzig.',
    { name: s, age: i, city: s },
    { name: 'Jürgen Albrecht', age: 42, city: 'Leipzig' },
  ),
  strict(
    'Ich kann mich nicht mehr anmelden, mein Passwort wird nicht akzeptiert.',
    { category: one('login', 'billing', 'shipping') },
    { category: 'login' },
  ),
  strict(
    'Bewertung: "Furchtbar. Die Hose ist nach einer Woche gerissen, nie wieder!"',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'negative' },
  ),
  strict(
    'Drei Hemden zu je 40 Euro und ein Gürtel zu 25 Euro. Was kostet alles zusammen?',
    { total: n },
    { total: 145 },
  ),
  strict(
    'Anna, Felix und Miriam fahren am 5. Juli 2025 nach Wien.',
    { people: list(s), date: date, destination: s },
    { people: ['Anna', 'Felix', 'Miriam'], date: '2025-07-05', destination: any('Wien', 'Vienna') },
  ),
  strict('Der Workshop findet in Köln statt.', { city: s, start_date: date }, REFUSE),
  strict(
    'Text: "Das Hotel hat zwanzig Zimmer und einen Garten." Frage: Gibt es ein Schwimmbad?',
    { has_pool: b },
    REFUSE,
  ),

  // ---- French (7: 6 and 1)
  strict(
    'Bonjour, je suis Camille Perrin, mon adresse est camille@perrin.example et mon numéro est le 06 12 34 56 78.',
    { name: s, email: s, phone: s },
    { name: 'Camille Perrin', email: 'camille@perrin.example', phone: any('06 12 34 56 78', '0612345678') },
  ),
  strict(
    'Réservation pour quatre personnes le 18 octobre 2025 à 20h30.',
    { guests: i, date: date, time: s },
    { guests: 4, date: '2025-10-18', time: any('20:30', '20h30', '20:30:00') },
  ),
  strict(
    'Manteau noir en laine, taille 40, 220 euros.',
    { color: s, material: s, size: s, price: n },
    { color: any('noir', 'black'), material: any('laine', 'wool'), size: '40', price: 220 },
  ),
  strict(
    'Avis : « Je suis ravie, la robe est magnifique et la livraison très rapide. »',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict(
    'Le magasin est fermé le lundi et ouvert le samedi.',
    { open_on_monday: b, open_on_saturday: b },
    { open_on_monday: false, open_on_saturday: true },
  ),
  strict(
    'La veste coûtait 120 euros, il y a une remise de 20 %.',
    { discount_percent: n, final_price: n },
    { discount_percent: any(20, 0.2), final_price: 96 },
  ),
  strict('Je voudrais commander une jupe bleue.', { color: s, delivery_address: s }, REFUSE),

  // ---- Spanish (7: 6 and 1)
  strict(
    'Me llamo Lucía Ortega, trabajo en Textiles Ribera y vivo en Valencia.',
    { name: s, company: s, city: s },
    { name: 'Lucía Ortega', company: 'Textiles Ribera', city: 'Valencia' },
  ),
  strict(
    'La reunión es el 22 de enero de 2026 a las 16:45.',
    { date: date, time: s },
    { date: '2026-01-22', time: any('16:45', '16:45:00', '4:45 pm') },
  ),
  strict(
    'Quiero cinco camisas blancas de la talla L.',
    { quantity: i, color: s, size: s },
    { quantity: 5, color: any('blanco', 'blanca', 'blancas', 'white'), size: any('L', 'large') },
  ),
  strict(
    '¡Urgente! La página no funciona y estamos perdiendo ventas, necesitamos ayuda ahora mismo.',
    { priority: one('low', 'medium', 'high') },
    { priority: 'high' },
  ),
  strict(
    '¿En qué idioma está este texto? "Guten Morgen, wie geht es Ihnen heute?"',
    { language: one('english', 'spanish', 'german', 'french') },
    { language: 'german' },
  ),
  strict('¿Cuánto son 250 entre 4?', { result: n }, { result: 62.5 }),
  strict('Mi pedido llegó roto y quiero que me devuelvan el dinero.', { order_number: s, wants_refund: b }, REFUSE),
];
