import { object, s, n, i, b, date, list, one, any, strict, REFUSE } from './case.mjs';

const rows = (properties) => list(object(properties));

export const CASES = [
  // ---- running sentences, with an answer (28) ----
  strict(
    "Hi, this is Maria Keller from Bremen. I'd like to order 4 blue mugs and 2 glass teapots, please.",
    { items: rows({ name: s, quantity: i }), customer: object({ name: s, city: s }) },
    {
      items: [
        { name: any('blue mugs', 'blue mug'), quantity: 4 },
        { name: any('glass teapots', 'glass teapot'), quantity: 2 },
      ],
      customer: { name: 'Maria Keller', city: 'Bremen' },
    },
  ),
  strict(
    'Please ship the parcel for Tom Wheeler to 18 Orchard Lane, Bristol BS1 4QT. His phone number is 0117 496 0231.',
    { customer: object({ name: s, phone: s, address: object({ street: s, city: s, postcode: s }) }) },
    {
      customer: {
        name: 'Tom Wheeler',
        phone: '0117 496 0231',
        address: { street: '18 Orchard Lane', city: 'Bristol', postcode: 'BS1 4QT' },
      },
    },
  ),
  strict(
    'The meeting was attended by Anna Holm, the project manager, Peter Grant, the architect, and Lucy Moore, the accountant.',
    { attendees: rows({ name: s, role: s }) },
    {
      attendees: [
        { name: 'Anna Holm', role: 'project manager' },
        { name: 'Peter Grant', role: 'architect' },
        { name: 'Lucy Moore', role: 'accountant' },
      ],
    },
  ),
  strict(
    'Nordic Timber AB in Umeå has sold 40 oak boards to Baker Joinery Ltd in Leeds.',
    { seller: object({ name: s, city: s }), buyer: object({ name: s, city: s }), quantity: i },
    {
      seller: { name: 'Nordic Timber AB', city: 'Umeå' },
      buyer: { name: 'Baker Joinery Ltd', city: 'Leeds' },
      quantity: 40,
    },
  ),
  strict(
    'Our spring concert takes place on 14 May 2026 at the Riverside Hall in Norwich, which seats 350 people.',
    { event: object({ name: s, date, venue: object({ name: s, city: s, capacity: i }) }) },
    {
      event: {
        name: any('spring concert', 'our spring concert'),
        date: '2026-05-14',
        venue: { name: any('Riverside Hall', 'the Riverside Hall'), city: 'Norwich', capacity: 350 },
      },
    },
  ),
  strict(
    'Dear all, Sarah will write the report by 3 March 2026, and Malik will book the hotel by 6 March 2026.',
    { tasks: rows({ assignee: s, due_date: date }) },
    {
      tasks: [
        { assignee: 'Sarah', due_date: '2026-03-03' },
        { assignee: 'Malik', due_date: '2026-03-06' },
      ],
    },
  ),
  strict(
    'The train stops in Hamburg at 08:15, in Hannover at 09:40 and in Kassel at 10:35.',
    { stops: rows({ city: s, time: s }) },
    {
      stops: [
        { city: 'Hamburg', time: '08:15' },
        { city: 'Hannover', time: '09:40' },
        { city: 'Kassel', time: '10:35' },
      ],
    },
  ),
  strict(
    'For the pancakes you need 250 g of flour, 500 ml of milk and 30 g of butter.',
    { ingredients: rows({ name: s, amount: n, unit: s }) },
    {
      ingredients: [
        { name: 'flour', amount: 250, unit: 'g' },
        { name: 'milk', amount: 500, unit: 'ml' },
        { name: 'butter', amount: 30, unit: 'g' },
      ],
    },
  ),
  strict(
    'I am Elena Rossi, email elena.rossi@example.com, and I want to return order 55821 because the zip is broken.',
    { order_number: s, customer: object({ name: s, email: s }) },
    { order_number: '55821', customer: { name: 'Elena Rossi', email: 'elena.rossi@example.com' } },
  ),
  strict(
    'Next week Dana works on Monday from 9:00 to 13:00, and Oliver works on Tuesday from 14:00 to 18:00.',
    { shifts: rows({ employee: s, day: s, start_time: s, end_time: s }) },
    {
      shifts: [
        { employee: 'Dana', day: 'Monday', start_time: any('9:00', '09:00'), end_time: '13:00' },
        { employee: 'Oliver', day: 'Tuesday', start_time: '14:00', end_time: '18:00' },
      ],
    },
  ),
  strict(
    'The letter is from Henry Cole in Dublin and goes to Ingrid Dahl in Bergen.',
    { sender: object({ name: s, city: s }), recipient: object({ name: s, city: s }) },
    { sender: { name: 'Henry Cole', city: 'Dublin' }, recipient: { name: 'Ingrid Dahl', city: 'Bergen' } },
  ),
  strict(
    'In the 100 metres, Amara Diallo won in 11.42 seconds, Kate Lund came second in 11.58 and Rosa Vidal third in 11.71.',
    { results: rows({ athlete: s, place: i, seconds: n }) },
    {
      results: [
        { athlete: 'Amara Diallo', place: 1, seconds: 11.42 },
        { athlete: 'Kate Lund', place: 2, seconds: 11.58 },
        { athlete: 'Rosa Vidal', place: 3, seconds: 11.71 },
      ],
    },
  ),
  strict(
    'Invoice 2207 for Harper Design covers 6 hours of consulting at 90 euros an hour and 2 hours of training at 120 euros an hour.',
    { invoice_number: s, positions: rows({ description: s, hours: n, hourly_rate: n }) },
    {
      invoice_number: '2207',
      positions: [
        { description: 'consulting', hours: 6, hourly_rate: 90 },
        { description: 'training', hours: 2, hourly_rate: 120 },
      ],
    },
  ),
  strict(
    'We sell three bags at the moment: the Lisbon costs 89 euros, the Porto costs 119 euros and the Faro costs 64.50 euros.',
    { currency: one('EUR', 'USD', 'GBP'), products: rows({ name: s, price: n }) },
    {
      currency: 'EUR',
      products: [
        { name: any('Lisbon', 'the Lisbon'), price: 89 },
        { name: any('Porto', 'the Porto'), price: 119 },
        { name: any('Faro', 'the Faro'), price: 64.5 },
      ],
    },
  ),
  strict(
    'Grace gave the hotel 5 stars, Ben gave it 3 stars and Yusuf gave it 4 stars.',
    { reviews: rows({ reviewer: s, rating: i }) },
    {
      reviews: [
        { reviewer: 'Grace', rating: 5 },
        { reviewer: 'Ben', rating: 3 },
        { reviewer: 'Yusuf', rating: 4 },
      ],
    },
  ),
  strict(
    'Good morning, my name is Julian Frost and I live in Exeter. Could you send me 2 packs of A4 paper and 10 packs of envelopes? I need them by 20 April 2026.',
    { customer: object({ name: s, city: s }), items: rows({ product: s, packs: i }), delivery_date: date },
    {
      customer: { name: 'Julian Frost', city: 'Exeter' },
      items: [
        { product: 'A4 paper', packs: 2 },
        { product: 'envelopes', packs: 10 },
      ],
      delivery_date: '2026-04-20',
    },
  ),
  strict(
    'The patient, Nora Blake, aged 47, had a pulse of 72 and a temperature of 37.4 degrees this morning.',
    { patient: object({ name: s, age: i }), measurements: object({ pulse: i, temperature: n }) },
    { patient: { name: 'Nora Blake', age: 47 }, measurements: { pulse: 72, temperature: 37.4 } },
  ),
  strict(
    'On the way to Vienna the driver unloads 12 pallets in Linz and 7 pallets in St. Pölten.',
    { destination: s, stops: rows({ city: s, pallets: i }) },
    {
      destination: 'Vienna',
      stops: [
        { city: 'Linz', pallets: 12 },
        { city: 'St. Pölten', pallets: 7 },
      ],
    },
  ),
  strict(
    'You can reach our contact Priya Nair at priya@looms.example; the company is Looms & Co and it is based in Manchester.',
    { company: object({ name: s, city: s, contact: object({ name: s, email: s }) }) },
    {
      company: {
        name: 'Looms & Co',
        city: 'Manchester',
        contact: { name: 'Priya Nair', email: 'priya@looms.example' },
      },
    },
  ),
  strict(
    'The living room measures 5.2 by 4.1 metres, and the bedroom measures 3.8 by 3.5 metres.',
    { rooms: rows({ name: s, length_m: n, width_m: n }) },
    {
      rooms: [
        { name: any('living room', 'the living room'), length_m: 5.2, width_m: 4.1 },
        { name: any('bedroom', 'the bedroom'), length_m: 3.8, width_m: 3.5 },
      ],
    },
  ),
  strict(
    'Mr. Owen Price bought a used Volvo from Mrs. Carla Stein for 7,400 euros on 9 January 2026.',
    { buyer: object({ first_name: s, last_name: s }), seller: object({ first_name: s, last_name: s }), price: n, date },
    {
      buyer: { first_name: 'Owen', last_name: 'Price' },
      seller: { first_name: 'Carla', last_name: 'Stein' },
      price: 7400,
      date: '2026-01-09',
    },
  ),
  strict(
    'Invited are Leo Brandt and Maja Wolf. Leo has confirmed, but Maja has not confirmed yet.',
    { attendees: rows({ name: s, confirmed: b }) },
    {
      attendees: [
        { name: any('Leo Brandt', 'Leo'), confirmed: true },
        { name: any('Maja Wolf', 'Maja'), confirmed: false },
      ],
    },
  ),
  strict(
    'The flight LH 2410 departs from Munich at 11:05 and arrives in Stockholm at 13:15.',
    { flight_number: s, departure: object({ city: s, time: s }), arrival: object({ city: s, time: s }) },
    {
      flight_number: any('LH 2410', 'LH2410'),
      departure: { city: 'Munich', time: '11:05' },
      arrival: { city: 'Stockholm', time: '13:15' },
    },
  ),
  strict(
    "I'll take one Tilda dress in green, size M, and one Karla skirt in black, size S.",
    { items: rows({ name: s, color: s, size: s }) },
    {
      items: [
        { name: 'Tilda dress', color: 'green', size: 'M' },
        { name: 'Karla skirt', color: 'black', size: 'S' },
      ],
    },
  ),
  strict(
    'Hej, jag heter Karin Ek och bor i Lund. Jag vill beställa 3 kuddar och 2 filtar.',
    { customer: object({ name: s, city: s }), items: rows({ name: s, quantity: i }) },
    {
      customer: { name: 'Karin Ek', city: 'Lund' },
      items: [
        { name: any('kuddar', 'kudde'), quantity: 3 },
        { name: any('filtar', 'filt'), quantity: 2 },
      ],
    },
  ),
  strict(
    'Bitte liefern Sie an Frau Sabine Vogt, Lindenweg 7, 50674 Köln.',
    { recipient: object({ name: s, address: object({ street: s, postal_code: s, city: s }) }) },
    {
      recipient: {
        name: any('Sabine Vogt', 'Frau Sabine Vogt'),
        address: { street: 'Lindenweg 7', postal_code: '50674', city: 'Köln' },
      },
    },
  ),
  strict(
    'Bonjour, le festival Lumière aura lieu le 12 juin 2026 au théâtre Molière à Lyon.',
    { event: object({ name: s, date, venue: object({ name: s, city: s }) }) },
    {
      event: {
        name: any('festival Lumière', 'le festival Lumière', 'Lumière'),
        date: '2026-06-12',
        venue: { name: any('théâtre Molière', 'Molière'), city: 'Lyon' },
      },
    },
  ),
  strict(
    'Para la tarta necesitas 200 g de harina, 150 g de azúcar y 100 g de mantequilla.',
    { ingredients: rows({ name: s, grams: n }) },
    {
      ingredients: [
        { name: 'harina', grams: 200 },
        { name: 'azúcar', grams: 150 },
        { name: 'mantequilla', grams: 100 },
      ],
    },
  ),

  // ---- running sentences, to be refused (7) ----
  strict(
    'Hello, Fiona Marsh here. Please send me 3 candles and 5 napkins as soon as possible.',
    { customer: object({ name: s, email: s }), items: rows({ name: s, quantity: i }) },
    REFUSE,
  ),
  strict(
    'The painting was bought by Walter Hahn from Zürich for 2,300 francs.',
    { buyer: object({ name: s, city: s }), seller: object({ name: s, city: s }), price: n },
    REFUSE,
  ),
  strict(
    'Isabel will clean the studio by 4 May 2026, and Ravi will repair the lamp.',
    { tasks: rows({ assignee: s, due_date: date }) },
    REFUSE,
  ),
  strict(
    'The scarf costs 35 euros and the hat costs 28 euros; the gloves are also still available.',
    { products: rows({ name: s, price: n }) },
    REFUSE,
  ),
  strict(
    'Our workshop is on 8 October 2026. The venue will be announced later.',
    { event: object({ name: s, date, venue: object({ name: s, city: s }) }) },
    REFUSE,
  ),
  strict(
    'Please put Jonas Berg and Ellen Ford on the guest list for Saturday.',
    { attendees: rows({ name: s, phone: s }) },
    REFUSE,
  ),
  strict(
    'This parcel was sent by Monica Hale from York; I do not know who it is meant for.',
    { sender: object({ name: s, city: s }), recipient: object({ name: s, city: s }) },
    REFUSE,
  ),

  // ---- lists, tables, blocks, lines, with an answer (28) ----
  strict(
    'Order 8841\nCustomer: Rachel Dunn, Cardiff\n2 x Wool Blanket\n1 x Table Lamp\n6 x Water Glass',
    { order_number: s, customer: object({ name: s, city: s }), items: rows({ name: s, quantity: i }) },
    {
      order_number: '8841',
      customer: { name: 'Rachel Dunn', city: 'Cardiff' },
      items: [
        { name: 'Wool Blanket', quantity: 2 },
        { name: 'Table Lamp', quantity: 1 },
        { name: 'Water Glass', quantity: 6 },
      ],
    },
  ),
  strict(
    '| Product | Price | Stock |\n|---|---|---|\n| Linen Shirt | 49.90 | 12 |\n| Denim Jacket | 99.00 | 4 |\n| Cotton Sock | 7.50 | 80 |',
    { products: rows({ name: s, price: n, stock: i }) },
    {
      products: [
        { name: 'Linen Shirt', price: 49.9, stock: 12 },
        { name: 'Denim Jacket', price: 99, stock: 4 },
        { name: 'Cotton Sock', price: 7.5, stock: 80 },
      ],
    },
  ),
  strict(
    'Ship to:\nName: Gavin Shaw\nStreet: 42 Mill Road\nCity: Cambridge\nPostcode: CB1 2AD\nCountry: United Kingdom',
    { customer: object({ name: s, address: object({ street: s, city: s, postcode: s, country: s }) }) },
    {
      customer: {
        name: 'Gavin Shaw',
        address: { street: '42 Mill Road', city: 'Cambridge', postcode: 'CB1 2AD', country: 'United Kingdom' },
      },
    },
  ),
  strict(
    'Seller: Alba Textiles, Porto\nBuyer: Finch & Sons, Glasgow\nTotal: 1,840.00 EUR',
    { seller: object({ name: s, city: s }), buyer: object({ name: s, city: s }), total: n },
    {
      seller: { name: 'Alba Textiles', city: 'Porto' },
      buyer: { name: 'Finch & Sons', city: 'Glasgow' },
      total: 1840,
    },
  ),
  strict(
    'Attendees:\n- Hugo Lind, hugo@studio.example\n- Petra Novak, petra@studio.example\n- Sam Okoro, sam@studio.example',
    { attendees: rows({ name: s, email: s }) },
    {
      attendees: [
        { name: 'Hugo Lind', email: 'hugo@studio.example' },
        { name: 'Petra Novak', email: 'petra@studio.example' },
        { name: 'Sam Okoro', email: 'sam@studio.example' },
      ],
    },
  ),
  strict(
    'Event: Winter Fair\nDate: 2026-12-05\nVenue: Town Hall\nCity: Salisbury',
    { event: object({ name: s, date, venue: object({ name: s, city: s }) }) },
    { event: { name: 'Winter Fair', date: '2026-12-05', venue: { name: 'Town Hall', city: 'Salisbury' } } },
  ),
  strict(
    'Tasks\n1. Cut the pattern - Alice - 2026-02-10\n2. Sew the sample - Bruno - 2026-02-14\n3. Take the photos - Chloe - 2026-02-18',
    { tasks: rows({ title: s, assignee: s, due_date: date }) },
    {
      tasks: [
        { title: 'Cut the pattern', assignee: 'Alice', due_date: '2026-02-10' },
        { title: 'Sew the sample', assignee: 'Bruno', due_date: '2026-02-14' },
        { title: 'Take the photos', assignee: 'Chloe', due_date: '2026-02-18' },
      ],
    },
  ),
  strict(
    'INVOICE INV-3019\nDate: 11 March 2026\nBilled to: Meyer Print GmbH\n\nLogo design    1    450.00\nBusiness cards    200    0.60\nPosters    25    8.00',
    { invoice_number: s, invoice_date: date, positions: rows({ description: s, quantity: i, unit_price: n }) },
    {
      invoice_number: 'INV-3019',
      invoice_date: '2026-03-11',
      positions: [
        { description: 'Logo design', quantity: 1, unit_price: 450 },
        { description: 'Business cards', quantity: 200, unit_price: 0.6 },
        { description: 'Posters', quantity: 25, unit_price: 8 },
      ],
    },
  ),
  strict(
    'Tour 14\n07:30 Depot\n08:10 Bakery Jensen\n09:00 Cafe Central\n09:45 Hotel Bristol',
    { tour_number: i, stops: rows({ time: s, name: s }) },
    {
      tour_number: 14,
      stops: [
        { time: '07:30', name: 'Depot' },
        { time: '08:10', name: 'Bakery Jensen' },
        { time: '09:00', name: 'Cafe Central' },
        { time: '09:45', name: 'Hotel Bristol' },
      ],
    },
  ),
  strict(
    'Lentil soup, serves 4\n- 300 g lentils\n- 200 g carrots\n- 1.5 l water',
    { servings: i, ingredients: rows({ name: s, amount: n, unit: s }) },
    {
      servings: 4,
      ingredients: [
        { name: 'lentils', amount: 300, unit: 'g' },
        { name: 'carrots', amount: 200, unit: 'g' },
        { name: 'water', amount: 1.5, unit: 'l' },
      ],
    },
  ),
  strict(
    'From: Alan Webb <alan@webb.example>\nTo: Judy Park <judy@park.example>\nSubject: Fabric samples',
    { sender: object({ name: s, email: s }), recipient: object({ name: s, email: s }), subject: s },
    {
      sender: { name: 'Alan Webb', email: 'alan@webb.example' },
      recipient: { name: 'Judy Park', email: 'judy@park.example' },
      subject: 'Fabric samples',
    },
  ),
  strict(
    'Shift plan\nMon: Ivy 06:00-14:00\nTue: Noah 14:00-22:00\nWed: Ivy 06:00-14:00',
    { shifts: rows({ day: s, employee: s, start: s, end: s }) },
    {
      shifts: [
        { day: any('Mon', 'Monday'), employee: 'Ivy', start: '06:00', end: '14:00' },
        { day: any('Tue', 'Tuesday'), employee: 'Noah', start: '14:00', end: '22:00' },
        { day: any('Wed', 'Wednesday'), employee: 'Ivy', start: '06:00', end: '14:00' },
      ],
    },
  ),
  strict(
    'sku,qty,price\nTS-101,15,9.95\nTS-205,8,14.50\nHD-330,3,39.00',
    { items: rows({ sku: s, quantity: i, price: n }) },
    {
      items: [
        { sku: 'TS-101', quantity: 15, price: 9.95 },
        { sku: 'TS-205', quantity: 8, price: 14.5 },
        { sku: 'HD-330', quantity: 3, price: 39 },
      ],
    },
  ),
  strict(
    'Reviews for the Camden backpack:\n★★★★★ (5) Tina: "Perfect for school"\n★★ (2) Greg: "The strap broke"',
    { product: s, reviews: rows({ author: s, rating: i, comment: s }) },
    {
      product: any('Camden backpack', 'the Camden backpack'),
      reviews: [
        { author: 'Tina', rating: 5, comment: 'Perfect for school' },
        { author: 'Greg', rating: 2, comment: 'The strap broke' },
      ],
    },
  ),
  strict(
    'Measurements for Clara Jung\nChest: 92 cm\nWaist: 74 cm\nHip: 99 cm',
    { customer_name: s, measurements: object({ chest_cm: n, waist_cm: n, hip_cm: n }) },
    { customer_name: 'Clara Jung', measurements: { chest_cm: 92, waist_cm: 74, hip_cm: 99 } },
  ),
  strict(
    'Date        Station     Temp (°C)\n2026-01-03  Harbour     4.5\n2026-01-04  Harbour     3.8\n2026-01-05  Airport     1.2',
    { measurements: rows({ date, station: s, temperature: n }) },
    {
      measurements: [
        { date: '2026-01-03', station: 'Harbour', temperature: 4.5 },
        { date: '2026-01-04', station: 'Harbour', temperature: 3.8 },
        { date: '2026-01-05', station: 'Airport', temperature: 1.2 },
      ],
    },
  ),
  strict(
    'Booking ref: KX49P\nGuest: Victor Lang\nEmail: v.lang@mail.example\nCheck-in: 2026-07-01\nCheck-out: 2026-07-05',
    { booking_reference: s, guest: object({ name: s, email: s }), stay: object({ check_in: date, check_out: date }) },
    {
      booking_reference: 'KX49P',
      guest: { name: 'Victor Lang', email: 'v.lang@mail.example' },
      stay: { check_in: '2026-07-01', check_out: '2026-07-05' },
    },
  ),
  strict(
    'Results, round 2\nRed Foxes 3 : 1 Blue Owls\nGreen Bears 0 : 2 Grey Wolves',
    { round: i, results: rows({ home_team: s, away_team: s, home_goals: i, away_goals: i }) },
    {
      round: 2,
      results: [
        { home_team: 'Red Foxes', away_team: 'Blue Owls', home_goals: 3, away_goals: 1 },
        { home_team: 'Green Bears', away_team: 'Grey Wolves', home_goals: 0, away_goals: 2 },
      ],
    },
  ),
  strict(
    'Delivery note 512\nSupplier: Kemp Yarns\nSupplier phone: 01632 960118\n- Merino wool: 20 kg\n- Cotton yarn: 35 kg',
    { delivery_note: s, supplier: object({ name: s, phone: s }), items: rows({ name: s, weight_kg: n }) },
    {
      delivery_note: '512',
      supplier: { name: 'Kemp Yarns', phone: '01632 960118' },
      items: [
        { name: 'Merino wool', weight_kg: 20 },
        { name: 'Cotton yarn', weight_kg: 35 },
      ],
    },
  ),
  strict(
    'Team:\nMartha Quinn (Designer)\nEric Sand (Tailor)\nLena Roth (Photographer)',
    { members: rows({ name: s, role: s }) },
    {
      members: [
        { name: 'Martha Quinn', role: 'Designer' },
        { name: 'Eric Sand', role: 'Tailor' },
        { name: 'Lena Roth', role: 'Photographer' },
      ],
    },
  ),
  strict(
    'To do:\n[x] Call the florist\n[ ] Order the cake\n[x] Print the menus',
    { tasks: rows({ title: s, done: b }) },
    {
      tasks: [
        { title: 'Call the florist', done: true },
        { title: 'Order the cake', done: false },
        { title: 'Print the menus', done: true },
      ],
    },
  ),
  strict(
    'Billing: Irene Scott, 5 High Street, Oxford\nShipping: Paul Scott, 31 Park Avenue, Reading',
    {
      billing: object({ name: s, street: s, city: s }),
      shipping: object({ name: s, street: s, city: s }),
    },
    {
      billing: { name: 'Irene Scott', street: '5 High Street', city: 'Oxford' },
      shipping: { name: 'Paul Scott', street: '31 Park Avenue', city: 'Reading' },
    },
  ),
  strict(
    'Agenda 21 April 2026\n09:00 Welcome (Nina)\n09:30 Budget (Oscar)\n10:15 New collection (Faye)',
    { date, agenda: rows({ time: s, topic: s, speaker: s }) },
    {
      date: '2026-04-21',
      agenda: [
        { time: '09:00', topic: 'Welcome', speaker: 'Nina' },
        { time: '09:30', topic: 'Budget', speaker: 'Oscar' },
        { time: '10:15', topic: 'New collection', speaker: 'Faye' },
      ],
    },
  ),
  strict(
    'Receipt\nShop: Corner Books, Bath\nNotebook 4.20\nPencil 1.10\nEraser 0.90\nTotal 6.20',
    { store: object({ name: s, city: s }), items: rows({ name: s, price: n }), total: n },
    {
      store: { name: 'Corner Books', city: 'Bath' },
      items: [
        { name: 'Notebook', price: 4.2 },
        { name: 'Pencil', price: 1.1 },
        { name: 'Eraser', price: 0.9 },
      ],
      total: 6.2,
    },
  ),
  strict(
    'Deltagare:\n- Erik Sjöberg, Malmö\n- Lisa Nyström, Gävle\n- Omar Haddad, Örebro',
    { participants: rows({ name: s, city: s }) },
    {
      participants: [
        { name: 'Erik Sjöberg', city: 'Malmö' },
        { name: 'Lisa Nyström', city: 'Gävle' },
        { name: 'Omar Haddad', city: 'Örebro' },
      ],
    },
  ),
  strict(
    'Rechnung Nr. 7712\nKunde: Jens Albrecht, Kiel\n3 x Regenjacke à 59,90 €\n2 x Wollmütze à 19,50 €',
    {
      invoice_number: s,
      customer: object({ name: s, city: s }),
      items: rows({ name: s, quantity: i, unit_price: n }),
    },
    {
      invoice_number: '7712',
      customer: { name: 'Jens Albrecht', city: 'Kiel' },
      items: [
        { name: 'Regenjacke', quantity: 3, unit_price: 59.9 },
        { name: 'Wollmütze', quantity: 2, unit_price: 19.5 },
      ],
    },
  ),
  strict(
    'Expéditeur : Claire Morel, Nantes\nDestinataire : Hugo Petit, Lille\nPoids : 2,5 kg',
    { sender: object({ name: s, city: s }), recipient: object({ name: s, city: s }), weight_kg: n },
    {
      sender: { name: 'Claire Morel', city: 'Nantes' },
      recipient: { name: 'Hugo Petit', city: 'Lille' },
      weight_kg: 2.5,
    },
  ),
  strict(
    'Pedido 3305\nCliente: Lucía Ramos\nCiudad: Sevilla\n- Camisa blanca: 2\n- Falda azul: 1',
    { order_number: s, customer: object({ name: s, city: s }), items: rows({ name: s, quantity: i }) },
    {
      order_number: '3305',
      customer: { name: 'Lucía Ramos', city: 'Sevilla' },
      items: [
        { name: 'Camisa blanca', quantity: 2 },
        { name: 'Falda azul', quantity: 1 },
      ],
    },
  ),

  // ---- lists, tables, blocks, lines, to be refused (7) ----
  strict(
    'Order 1290\n- Desk chair: 2\n- Floor lamp: 1\n- Bookshelf:',
    { order_number: s, items: rows({ name: s, quantity: i }) },
    REFUSE,
  ),
  strict(
    '| Name | Email |\n|---|---|\n| Diana Frey | diana@frey.example |\n| Mark Lowe | |\n| Tess Hale | tess@hale.example |',
    { attendees: rows({ name: s, email: s }) },
    REFUSE,
  ),
  strict(
    'Customer: Simon Reed\nStreet: 9 Castle Street\nCity: Durham',
    { customer: object({ name: s, phone: s, address: object({ street: s, city: s }) }) },
    REFUSE,
  ),
  strict(
    'Contract of sale\nSeller: Vera Lindt, Basel\nItem: Piano\nPrice: 3,200 CHF',
    { seller: object({ name: s, city: s }), buyer: object({ name: s, city: s }), item: s, price: n },
    REFUSE,
  ),
  strict('Stops:\n1. Aarhus 10:20\n2. Odense 12:05\n3. Copenhagen', { stops: rows({ city: s, time: s }) }, REFUSE),
  strict(
    'Products in the shop:\n- Canvas Tote, 18 EUR\n- Leather Belt, 42 EUR\n- Silk Tie, 35 EUR',
    { products: rows({ name: s, price: n, sku: s }) },
    REFUSE,
  ),
  strict(
    'Invoice\nBilled to: Rowan Ltd, Perth\nWeb design 800.00\nHosting 120.00',
    { invoice_number: s, customer: object({ name: s, city: s }), positions: rows({ description: s, amount: n }) },
    REFUSE,
  ),
];
