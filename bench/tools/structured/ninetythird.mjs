import { object, s, n, i, b, date, list, one, or, any, strict, REFUSE } from './case.mjs';

/** Written in the text in the plural: both the singular and the plural are right. */
const pl = (name) => any(name, `${name}s`);

export const CASES = [
  // ---- running sentences, with an answer (28) ----
  strict(
    'Hi, could you send us 12 oak stools and 3 pine benches? They are for Helen Marsh in Leeds. Thanks a lot!',
    { items: list(object({ name: s, quantity: i })), customer: object({ name: s, city: s }) },
    {
      items: [
        { name: pl('oak stool'), quantity: 12 },
        { name: any('pine bench', 'pine benches'), quantity: 3 },
      ],
      customer: { name: 'Helen Marsh', city: 'Leeds' },
    },
  ),
  strict(
    'Hello all, the call on Thursday will be joined by Priya Nair from Finance, Tom Becker from Logistics and Ana Duarte from Legal.',
    { attendees: list(object({ name: s, department: s })) },
    {
      attendees: [
        { name: 'Priya Nair', department: 'Finance' },
        { name: 'Tom Becker', department: 'Logistics' },
        { name: 'Ana Duarte', department: 'Legal' },
      ],
    },
  ),
  strict(
    'The van leaves Bristol at 07:15, stops in Swindon at 08:05 and gets into Reading at 08:50.',
    { stops: list(object({ city: s, time: s })) },
    {
      stops: [
        { city: 'Bristol', time: '07:15' },
        { city: 'Swindon', time: '08:05' },
        { city: 'Reading', time: '08:50' },
      ],
    },
  ),
  strict(
    'As agreed in the meeting, Lena will update the price list by 14 March 2025 and Marcus will call the printer by 17 March 2025.',
    { tasks: list(object({ title: s, assignee: s, due_date: date })) },
    {
      tasks: [
        { title: 'update the price list', assignee: 'Lena', due_date: '2025-03-14' },
        { title: 'call the printer', assignee: 'Marcus', due_date: '2025-03-17' },
      ],
    },
  ),
  strict(
    'Your invoice INV-2208 has two positions: 240 euros for hosting and 85.50 euros for domain renewal.',
    { invoice_number: s, positions: list(object({ description: s, amount: n })) },
    {
      invoice_number: 'INV-2208',
      positions: [
        { description: 'hosting', amount: 240 },
        { description: 'domain renewal', amount: 85.5 },
      ],
    },
  ),
  strict(
    'The new tent got mixed feedback: Jonas gave it 4 stars, Mia gave it 2 stars and Farid gave it 5 stars.',
    { reviews: list(object({ reviewer: s, rating: i })) },
    {
      reviews: [
        { reviewer: 'Jonas', rating: 4 },
        { reviewer: 'Mia', rating: 2 },
        { reviewer: 'Farid', rating: 5 },
      ],
    },
  ),
  strict(
    'I measured myself this morning: my bust is 92 cm, my waist is 74 cm and my hips are 99 cm.',
    { measurements: list(object({ body_part: s, value_cm: n })) },
    {
      measurements: [
        { body_part: 'bust', value_cm: 92 },
        { body_part: 'waist', value_cm: 74 },
        { body_part: any('hips', 'hip'), value_cm: 99 },
      ],
    },
  ),
  strict(
    'In our shop the Luna lamp costs 49 dollars, the Orbit lamp costs 79 dollars and the Comet lamp costs 119 dollars.',
    { products: list(object({ name: s, price: n })) },
    {
      products: [
        { name: any('Luna lamp', 'Luna'), price: 49 },
        { name: any('Orbit lamp', 'Orbit'), price: 79 },
        { name: any('Comet lamp', 'Comet'), price: 119 },
      ],
    },
  ),
  strict(
    'Please change the details of our customer Oliver Grant. He now lives at 18 Mill Lane, York, and his postcode is YO1 7PR.',
    { customer: object({ name: s, address: object({ street: s, city: s, postal_code: s }) }) },
    {
      customer: {
        name: 'Oliver Grant',
        address: { street: any('18 Mill Lane', 'Mill Lane 18'), city: 'York', postal_code: 'YO1 7PR' },
      },
    },
  ),
  strict(
    'The buyer is Karen Olsen from Aarhus and the seller is Piotr Zielinski from Gdansk; they agreed on 3,400 euros for the boat.',
    { buyer: object({ name: s, city: s }), seller: object({ name: s, city: s }), price: n },
    {
      buyer: { name: 'Karen Olsen', city: 'Aarhus' },
      seller: { name: 'Piotr Zielinski', city: 'Gdansk' },
      price: 3400,
    },
  ),
  strict(
    'We would love to see you at the Spring Fair on 12 April 2026. It takes place in the Corn Exchange in Cambridge, which holds 600 people.',
    { event: object({ name: s, date, venue: object({ name: s, city: s, capacity: i }) }) },
    {
      event: {
        name: any('Spring Fair', 'the Spring Fair'),
        date: '2026-04-12',
        venue: { name: any('Corn Exchange', 'the Corn Exchange'), city: 'Cambridge', capacity: 600 },
      },
    },
  ),
  strict(
    'Good morning, this is Denise Clarke, denise@brightfold.example. I would like to order four desk lamps and two office chairs for our Manchester office.',
    { customer: object({ name: s, email: s }), items: list(object({ product: s, quantity: i })) },
    {
      customer: { name: 'Denise Clarke', email: 'denise@brightfold.example' },
      items: [
        { product: pl('desk lamp'), quantity: 4 },
        { product: pl('office chair'), quantity: 2 },
      ],
    },
  ),
  strict(
    'The sample room has three fabrics left: the red linen is 12 metres long, the blue denim is 30 metres long and the grey felt is 8 metres long.',
    { fabrics: list(object({ color: s, material: s, length_m: n })) },
    {
      fabrics: [
        { color: 'red', material: 'linen', length_m: 12 },
        { color: 'blue', material: 'denim', length_m: 30 },
        { color: any('grey', 'gray'), material: 'felt', length_m: 8 },
      ],
    },
  ),
  strict(
    'Two people will be at the workshop in person, Rosa Lind and Kenji Mori, whose emails are rosa@lindco.example and kenji@mori.example respectively.',
    { participants: list(object({ name: s, email: s })) },
    {
      participants: [
        { name: 'Rosa Lind', email: 'rosa@lindco.example' },
        { name: 'Kenji Mori', email: 'kenji@mori.example' },
      ],
    },
  ),
  strict(
    'Hi Sam, I ordered 3 mugs at 9 euros each and 2 teapots at 24 euros each. Can you confirm?',
    { items: list(object({ name: s, quantity: i, unit_price: n })), total: n },
    {
      items: [
        { name: pl('mug'), quantity: 3, unit_price: 9 },
        { name: pl('teapot'), quantity: 2, unit_price: 24 },
      ],
      total: 75,
    },
  ),
  strict(
    'Our team is small: Nadia is 34 and works as a designer, Paul is 51 and works as an accountant.',
    { employees: list(object({ name: s, age: i, role: s })) },
    {
      employees: [
        { name: 'Nadia', age: 34, role: 'designer' },
        { name: 'Paul', age: 51, role: 'accountant' },
      ],
    },
  ),
  strict(
    'My flight is LX318 and it goes from Zurich at 09:40 and arrives in London at 10:35.',
    { flight_number: s, departure: object({ city: s, time: s }), arrival: object({ city: s, time: s }) },
    {
      flight_number: 'LX318',
      departure: { city: 'Zurich', time: '09:40' },
      arrival: { city: 'London', time: '10:35' },
    },
  ),
  strict(
    'Please send the parcel from Emma Stone in Cardiff to Luis Ortega in Plymouth; it weighs 4.5 kg.',
    { sender: object({ name: s, city: s }), recipient: object({ name: s, city: s }), weight_kg: n },
    {
      sender: { name: 'Emma Stone', city: 'Cardiff' },
      recipient: { name: 'Luis Ortega', city: 'Plymouth' },
      weight_kg: 4.5,
    },
  ),
  strict(
    'Anna has already finished the budget, Bertil has not started the poster yet. Please mark the budget as done and the poster as open.',
    { tasks: list(object({ title: s, assignee: s, status: one('open', 'done') })) },
    {
      tasks: [
        { title: any('budget', 'the budget'), assignee: 'Anna', status: 'done' },
        { title: any('poster', 'the poster'), assignee: 'Bertil', status: 'open' },
      ],
    },
  ),
  strict(
    'Grace Holm can be reached on 0161 555 0142, and Peter Vane can be reached on 0161 555 0177. Peter has no email, but you can write to Grace at grace@holm.example.',
    { contacts: list(object({ name: s, phone: s, email: or(s) })) },
    {
      contacts: [
        { name: 'Grace Holm', phone: '0161 555 0142', email: 'grace@holm.example' },
        { name: 'Peter Vane', phone: '0161 555 0177', email: null },
      ],
    },
  ),
  strict(
    'The order number is 77120. The shipping address is 5 Harbour Road, Dover, while the billing address is 90 Station Street, Canterbury.',
    { order_number: s, shipping_address: object({ city: s }), billing_address: object({ city: s }) },
    { order_number: '77120', shipping_address: { city: 'Dover' }, billing_address: { city: 'Canterbury' } },
  ),
  strict(
    'We had a table at Osteria Lupo for six people on 3 May 2025. The booking was under the name Hannah Weiss and her phone number is +44 20 5550 1188.',
    { restaurant: s, party_size: i, date, guest: object({ name: s, phone: s }) },
    {
      restaurant: 'Osteria Lupo',
      party_size: 6,
      date: '2025-05-03',
      guest: { name: 'Hannah Weiss', phone: '+44 20 5550 1188' },
    },
  ),
  strict(
    'For the cake I need 200 grams of flour, 150 grams of sugar and 90 grams of butter.',
    { ingredients: list(object({ name: s, grams: n })) },
    {
      ingredients: [
        { name: 'flour', grams: 200 },
        { name: 'sugar', grams: 150 },
        { name: 'butter', grams: 90 },
      ],
    },
  ),
  strict(
    'Dear team, we would like five white shirts in size M and seven black hoodies in size L.',
    { order_lines: list(object({ product: s, color: s, size: s, quantity: i })) },
    {
      order_lines: [
        { product: any('shirt', 'shirts', 'white shirt', 'white shirts'), color: 'white', size: 'M', quantity: 5 },
        { product: any('hoodie', 'hoodies', 'black hoodie', 'black hoodies'), color: 'black', size: 'L', quantity: 7 },
      ],
    },
  ),
  // sv, de, fr, es in sentences
  strict(
    'Hej! Jag vill beställa 4 kuddar och 2 filtar. Leverera till Karin Berg i Uppsala, tack.',
    { items: list(object({ name: s, quantity: i })), customer: object({ name: s, city: s }) },
    {
      items: [
        { name: any('kuddar', 'kudde'), quantity: 4 },
        { name: any('filtar', 'filt'), quantity: 2 },
      ],
      customer: { name: 'Karin Berg', city: 'Uppsala' },
    },
  ),
  strict(
    'Guten Tag, der Käufer ist Jürgen Vogel aus Bremen und die Verkäuferin ist Sabine Kraus aus Kassel. Der Preis beträgt 1.250 Euro.',
    { buyer: object({ name: s, city: s }), seller: object({ name: s, city: s }), price: n },
    {
      buyer: { name: 'Jürgen Vogel', city: 'Bremen' },
      seller: { name: 'Sabine Kraus', city: 'Kassel' },
      price: 1250,
    },
  ),
  strict(
    'Bonjour, à la réunion participeront Claire Morel, du service Marketing, et Hugo Perrin, du service Achats.',
    { attendees: list(object({ name: s, department: s })) },
    {
      attendees: [
        { name: 'Claire Morel', department: any('Marketing', 'service Marketing') },
        { name: 'Hugo Perrin', department: any('Achats', 'service Achats') },
      ],
    },
  ),
  strict(
    'Hola, el autobús sale de Sevilla a las 08:30, para en Córdoba a las 10:15 y llega a Madrid a las 14:40.',
    { stops: list(object({ city: s, time: s })) },
    {
      stops: [
        { city: 'Sevilla', time: '08:30' },
        { city: 'Córdoba', time: '10:15' },
        { city: 'Madrid', time: '14:40' },
      ],
    },
  ),

  // ---- lists, tables and lines, with an answer (28) ----
  strict(
    'Order for Martin Hale, Norwich\n- 6 x Canvas bag\n- 10 x Tin cup\n- 1 x Wool blanket',
    { customer: object({ name: s, city: s }), items: list(object({ name: s, quantity: i })) },
    {
      customer: { name: 'Martin Hale', city: 'Norwich' },
      items: [
        { name: 'Canvas bag', quantity: 6 },
        { name: 'Tin cup', quantity: 10 },
        { name: 'Wool blanket', quantity: 1 },
      ],
    },
  ),
  strict(
    '| Product | Qty | Price |\n|---|---|---|\n| Garden hose | 2 | 19.90 |\n| Rake | 1 | 14.50 |\n| Flower pot | 8 | 3.25 |',
    { items: list(object({ product: s, qty: i, price: n })) },
    {
      items: [
        { product: 'Garden hose', qty: 2, price: 19.9 },
        { product: 'Rake', qty: 1, price: 14.5 },
        { product: 'Flower pot', qty: 8, price: 3.25 },
      ],
    },
  ),
  strict(
    'Attendees:\nSofia Reyes, CTO\nDaniel Koch, product manager\nMei Tan, engineer',
    { attendees: list(object({ name: s, role: s })) },
    {
      attendees: [
        { name: 'Sofia Reyes', role: 'CTO' },
        { name: 'Daniel Koch', role: 'product manager' },
        { name: 'Mei Tan', role: 'engineer' },
      ],
    },
  ),
  strict(
    'Route 14\n06:30 Exeter\n07:20 Taunton\n08:10 Bath\n09:00 Oxford',
    { route: i, stops: list(object({ time: s, city: s })) },
    {
      route: 14,
      stops: [
        { time: '06:30', city: 'Exeter' },
        { time: '07:20', city: 'Taunton' },
        { time: '08:10', city: 'Bath' },
        { time: '09:00', city: 'Oxford' },
      ],
    },
  ),
  strict(
    'Action items\n1. Book the hotel - Ingrid - 2025-09-01\n2. Print the badges - Omar - 2025-09-05\n3. Order the flowers - Judith - 2025-09-08',
    { tasks: list(object({ title: s, owner: s, due_date: date })) },
    {
      tasks: [
        { title: 'Book the hotel', owner: 'Ingrid', due_date: '2025-09-01' },
        { title: 'Print the badges', owner: 'Omar', due_date: '2025-09-05' },
        { title: 'Order the flowers', owner: 'Judith', due_date: '2025-09-08' },
      ],
    },
  ),
  strict(
    'Invoice no.: R-5531\nDate: 2025-02-11\nPositions:\nConsulting: 900.00 EUR\nTravel: 132.40 EUR',
    { invoice_number: s, invoice_date: date, positions: list(object({ description: s, amount: n, currency: s })) },
    {
      invoice_number: 'R-5531',
      invoice_date: '2025-02-11',
      positions: [
        { description: 'Consulting', amount: 900, currency: 'EUR' },
        { description: 'Travel', amount: 132.4, currency: 'EUR' },
      ],
    },
  ),
  strict(
    'Reviews\nLaura: 5/5 "Very comfortable"\nNils: 3/5 "Runs small"\nAisha: 4/5 "Lovely colour"',
    { reviews: list(object({ author: s, rating: i, comment: s })) },
    {
      reviews: [
        { author: 'Laura', rating: 5, comment: 'Very comfortable' },
        { author: 'Nils', rating: 3, comment: 'Runs small' },
        { author: 'Aisha', rating: 4, comment: 'Lovely colour' },
      ],
    },
  ),
  strict(
    'Measurements:\nchest: 104 cm\nwaist: 88 cm\nsleeve: 65 cm\ninseam: 81 cm',
    { measurements: list(object({ name: s, value: n, unit: s })) },
    {
      measurements: [
        { name: 'chest', value: 104, unit: 'cm' },
        { name: 'waist', value: 88, unit: 'cm' },
        { name: 'sleeve', value: 65, unit: 'cm' },
        { name: 'inseam', value: 81, unit: 'cm' },
      ],
    },
  ),
  strict(
    'sku,name,stock\nA-100,Leather belt,40\nA-101,Silk scarf,15\nA-102,Felt hat,7',
    { products: list(object({ sku: s, name: s, stock: i })) },
    {
      products: [
        { sku: 'A-100', name: 'Leather belt', stock: 40 },
        { sku: 'A-101', name: 'Silk scarf', stock: 15 },
        { sku: 'A-102', name: 'Felt hat', stock: 7 },
      ],
    },
  ),
  strict(
    'Customer: Ruth Ellison\nStreet: 7 Orchard Close\nCity: Derby\nPostcode: DE1 3QT\nPhone: 01332 555 019',
    { customer: object({ name: s, phone: s, address: object({ street: s, city: s, postcode: s }) }) },
    {
      customer: {
        name: 'Ruth Ellison',
        phone: '01332 555 019',
        address: { street: '7 Orchard Close', city: 'Derby', postcode: 'DE1 3QT' },
      },
    },
  ),
  strict(
    'Seller: Nordwind Trading, Hamburg\nBuyer: Casa Verde, Valencia\nAmount: 18,200 EUR',
    { seller: object({ name: s, city: s }), buyer: object({ name: s, city: s }), amount: n },
    {
      seller: { name: 'Nordwind Trading', city: 'Hamburg' },
      buyer: { name: 'Casa Verde', city: 'Valencia' },
      amount: 18200,
    },
  ),
  strict(
    'Event: Open Design Night\nDate: 2025-11-20\nVenue: Kulturhuset, Sergels torg 3, Stockholm',
    { event: object({ title: s, date, venue: object({ name: s, street: s, city: s }) }) },
    {
      event: {
        title: 'Open Design Night',
        date: '2025-11-20',
        venue: { name: 'Kulturhuset', street: 'Sergels torg 3', city: 'Stockholm' },
      },
    },
  ),
  strict(
    'Name | Team | Remote\nIvy Chen | Support | yes\nBen Foster | Sales | no\nZoe Marks | Support | yes',
    { employees: list(object({ name: s, team: s, remote: b })) },
    {
      employees: [
        { name: 'Ivy Chen', team: 'Support', remote: true },
        { name: 'Ben Foster', team: 'Sales', remote: false },
        { name: 'Zoe Marks', team: 'Support', remote: true },
      ],
    },
  ),
  strict(
    'Order 40917\nBuyer: Clara Winter, clara@winter.example\n2 x Notebook, 6.50 each\n5 x Pencil, 1.20 each',
    {
      order_number: s,
      buyer: object({ name: s, email: s }),
      lines: list(object({ name: s, quantity: i, unit_price: n })),
      total: n,
    },
    {
      order_number: '40917',
      buyer: { name: 'Clara Winter', email: 'clara@winter.example' },
      lines: [
        { name: 'Notebook', quantity: 2, unit_price: 6.5 },
        { name: 'Pencil', quantity: 5, unit_price: 1.2 },
      ],
      total: 19,
    },
  ),
  strict(
    'Temperature log\n2025-07-01: 21.4 °C\n2025-07-02: 23.0 °C\n2025-07-03: 19.8 °C',
    { readings: list(object({ date, temperature: n })) },
    {
      readings: [
        { date: '2025-07-01', temperature: 21.4 },
        { date: '2025-07-02', temperature: 23 },
        { date: '2025-07-03', temperature: 19.8 },
      ],
    },
  ),
  strict(
    'Guests:\n* Edith Moore - vegetarian\n* Carl Jonsson - vegan\n* Amal Haddad - gluten-free',
    { guests: list(object({ name: s, diet: s })) },
    {
      guests: [
        { name: 'Edith Moore', diet: 'vegetarian' },
        { name: 'Carl Jonsson', diet: 'vegan' },
        { name: 'Amal Haddad', diet: 'gluten-free' },
      ],
    },
  ),
  strict(
    'Tickets\n#311 Login page is blank, priority high\n#314 Typo in footer, priority low\n#320 Slow search, priority medium',
    { tickets: list(object({ id: i, title: s, priority: one('low', 'medium', 'high') })) },
    {
      tickets: [
        { id: 311, title: 'Login page is blank', priority: 'high' },
        { id: 314, title: 'Typo in footer', priority: 'low' },
        { id: 320, title: 'Slow search', priority: 'medium' },
      ],
    },
  ),
  strict(
    'From: Alan Price <alan@price.example>\nTo: Bea Novak <bea@novak.example>\nSubject: Fitting on Friday',
    { sender: object({ name: s, email: s }), recipient: object({ name: s, email: s }), subject: s },
    {
      sender: { name: 'Alan Price', email: 'alan@price.example' },
      recipient: { name: 'Bea Novak', email: 'bea@novak.example' },
      subject: 'Fitting on Friday',
    },
  ),
  strict(
    'Product: Trail Jacket\nPrice: 129 USD\nDimensions:\n  width: 54 cm\n  length: 71 cm',
    { product: object({ name: s, price: n, dimensions: object({ width_cm: n, length_cm: n }) }) },
    { product: { name: 'Trail Jacket', price: 129, dimensions: { width_cm: 54, length_cm: 71 } } },
  ),
  strict(
    'Agenda\n09:00 Welcome (Fiona)\n09:30 Sales figures (Gustav)\n10:15 New collection (Helga)',
    { sessions: list(object({ start_time: s, topic: s, speaker: s })) },
    {
      sessions: [
        { start_time: '09:00', topic: 'Welcome', speaker: 'Fiona' },
        { start_time: '09:30', topic: 'Sales figures', speaker: 'Gustav' },
        { start_time: '10:15', topic: 'New collection', speaker: 'Helga' },
      ],
    },
  ),
  strict(
    'Phone list\nKatja Brandt: 555-0131, katja@brandt.example\nLiam Doyle: 555-0148\nNora Quist: 555-0162, nora@quist.example',
    { contacts: list(object({ name: s, phone: s, email: or(s) })) },
    {
      contacts: [
        { name: 'Katja Brandt', phone: '555-0131', email: 'katja@brandt.example' },
        { name: 'Liam Doyle', phone: '555-0148', email: null },
        { name: 'Nora Quist', phone: '555-0162', email: 'nora@quist.example' },
      ],
    },
  ),
  strict(
    'Expenses\nTaxi 32.00\nLunch 18.50\nHotel 210.00\nEmployee: Victor Lang, Sales',
    { employee: object({ name: s, department: s }), expenses: list(object({ category: s, amount: n })), total: n },
    {
      employee: { name: 'Victor Lang', department: 'Sales' },
      expenses: [
        { category: 'Taxi', amount: 32 },
        { category: 'Lunch', amount: 18.5 },
        { category: 'Hotel', amount: 210 },
      ],
      total: 260.5,
    },
  ),
  strict(
    'Pattern pieces:\nfront - cotton - 2 pieces\nback - cotton - 1 piece\nlining - viscose - 3 pieces',
    { pieces: list(object({ name: s, material: s, count: i })) },
    {
      pieces: [
        { name: 'front', material: 'cotton', count: 2 },
        { name: 'back', material: 'cotton', count: 1 },
        { name: 'lining', material: 'viscose', count: 3 },
      ],
    },
  ),
  strict(
    'Shipment TRK-9004\nOrigin: Rotterdam, 2025-06-02\nDestination: Dublin, 2025-06-06\nPallets: 11',
    { tracking_number: s, origin: object({ city: s, date }), destination: object({ city: s, date }), pallets: i },
    {
      tracking_number: 'TRK-9004',
      origin: { city: 'Rotterdam', date: '2025-06-02' },
      destination: { city: 'Dublin', date: '2025-06-06' },
      pallets: 11,
    },
  ),
  strict(
    'Courses\nPottery | Mondays | 95 EUR\nKnitting | Wednesdays | 60 EUR\nWeaving | Fridays | 120 EUR',
    { courses: list(object({ title: s, weekday: s, fee: n })) },
    {
      courses: [
        { title: 'Pottery', weekday: pl('Monday'), fee: 95 },
        { title: 'Knitting', weekday: pl('Wednesday'), fee: 60 },
        { title: 'Weaving', weekday: pl('Friday'), fee: 120 },
      ],
    },
  ),
  // sv, de, fr in lists
  strict(
    'Uppgifter:\n- Boka lokal: Elsa, 2025-10-03\n- Skicka inbjudan: Axel, 2025-10-06',
    { tasks: list(object({ title: s, assignee: s, due_date: date })) },
    {
      tasks: [
        { title: 'Boka lokal', assignee: 'Elsa', due_date: '2025-10-03' },
        { title: 'Skicka inbjudan', assignee: 'Axel', due_date: '2025-10-06' },
      ],
    },
  ),
  strict(
    'Rechnung Nr. 2025-118\nKunde: Petra Lorenz, Leipzig\n3 x Tischdecke zu 29,90 €\n6 x Serviette zu 4,50 €',
    {
      invoice_number: s,
      customer: object({ name: s, city: s }),
      items: list(object({ name: s, quantity: i, unit_price: n })),
    },
    {
      invoice_number: '2025-118',
      customer: { name: 'Petra Lorenz', city: 'Leipzig' },
      items: [
        { name: 'Tischdecke', quantity: 3, unit_price: 29.9 },
        { name: 'Serviette', quantity: 6, unit_price: 4.5 },
      ],
    },
  ),
  strict(
    'Commande\nCliente : Juliette Blanc, Nantes\n- 2 x Assiette\n- 4 x Verre',
    { customer: object({ name: s, city: s }), items: list(object({ name: s, quantity: i })) },
    {
      customer: { name: 'Juliette Blanc', city: 'Nantes' },
      items: [
        { name: 'Assiette', quantity: 2 },
        { name: 'Verre', quantity: 4 },
      ],
    },
  ),

  // ---- running sentences, not in the text (7) ----
  strict(
    'Hi, please put together 5 wooden trays and 9 glass jars for Simon Beck. He will pick them up himself.',
    { items: list(object({ name: s, quantity: i })), customer: object({ name: s, phone: s }) },
    REFUSE,
  ),
  strict(
    'At the meeting there will be Julia Frost from Marketing, Owen Pratt from Purchasing and also Tara Singh, who has not told us which department she is from.',
    { attendees: list(object({ name: s, department: s })) },
    REFUSE,
  ),
  strict(
    'Nora will write the summary by 6 June 2025, and Felix will clean up the shared folder whenever he finds time.',
    { tasks: list(object({ assignee: s, due_date: date })) },
    REFUSE,
  ),
  strict(
    'The concert Winter Voices is on 5 December 2025, but we are still looking for a venue.',
    { event: object({ name: s, date, venue: object({ name: s, city: s }) }) },
    REFUSE,
  ),
  strict(
    'The seller is Ida Holt from Malmo, she wants 500 euros for the piano and there is no buyer yet.',
    { seller: object({ name: s, city: s }), buyer: object({ name: s, city: s }), price: n },
    REFUSE,
  ),
  strict(
    'We offer the Alto chair for 210 euros and the Basso chair for 260 euros; the price of the Tenor chair is not decided yet.',
    { products: list(object({ name: s, price: n })) },
    REFUSE,
  ),
  strict(
    'Please update our records: Harriet Boyd has moved to Brighton, her new street is 22 Cliff Road.',
    { customer: object({ name: s, email: s, address: object({ street: s, city: s }) }) },
    REFUSE,
  ),

  // ---- lists, tables and lines, not in the text (7) ----
  strict(
    'Order\n4 x Cushion, 15.00 each\n2 x Curtain, 38.00 each\n1 x Rug, price on request',
    { items: list(object({ name: s, quantity: i, unit_price: n })) },
    REFUSE,
  ),
  strict(
    'Participants:\nElla Ward, ella@ward.example\nJack Stone\nMona Riis, mona@riis.example',
    { participants: list(object({ name: s, email: s })) },
    REFUSE,
  ),
  strict(
    'Stops\nLuton 08:00\nBedford 08:45\nKettering (time to be confirmed)',
    { stops: list(object({ city: s, arrival_time: s })) },
    REFUSE,
  ),
  strict(
    'Customer: Gordon Lake\nStreet: 3 Fern Avenue\nCity: Preston\nPostcode: -',
    { customer: object({ name: s, address: object({ street: s, city: s, postcode: s }) }) },
    REFUSE,
  ),
  strict(
    'Reviews\nTess: 4 stars\nRoy: 5 stars\nVera: "have not tried it yet"',
    { reviews: list(object({ reviewer: s, rating: i })) },
    REFUSE,
  ),
  strict(
    'sku | name | stock\nK-1 | Straw hat | 12\nK-2 | Sun cap |\nK-3 | Beret | 5',
    { products: list(object({ sku: s, name: s, stock: i })) },
    REFUSE,
  ),
  strict(
    'Pedido\nCliente: Marta Gil, Bilbao\n- 3 x Mantel\n- 1 x Alfombra',
    { customer: object({ name: s, phone: s }), items: list(object({ name: s, quantity: i })) },
    REFUSE,
  ),
];
