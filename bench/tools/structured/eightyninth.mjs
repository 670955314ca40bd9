import { object, s, n, i, b, date, list, one, or, any, REFUSE } from './case.mjs';

/** A member with a description. */
const d = (schema, description) => ({ ...schema, description });
const time = d(s, 'Time of day, 24 hours, HH:MM');
const currency = one('USD', 'EUR', 'GBP', 'SEK', 'CHF');
const price = object({ amount: n, currency });
const day = one('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
const sys = (system, user) => [
  { role: 'system', content: system },
  { role: 'user', content: user },
];
const whole = (ask, properties, want, more) => ({ ask, schema: object(properties, more), strict: true, want });
/** A sentence with or without its full stop. */
const dot = (text) => any(text, `${text}.`);

export const CASES = [
  // ---------------------------------------------------------------- English, can be answered
  whole(
    `Hi there,
please send me 3 x Linen shirt at $45.00 each, 2 x Wool scarf at $30.00 each and 1 x Leather belt at $60.00.
Regards,
Maria Lopez`,
    {
      customer: object({ name: d(s, 'Full name of the customer') }),
      items: list(object({ product: s, quantity: i, unitPrice: d(n, 'Price of one piece') })),
    },
    {
      customer: { name: 'Maria Lopez' },
      items: [
        { product: 'Linen shirt', quantity: 3, unitPrice: 45 },
        { product: 'Wool scarf', quantity: 2, unitPrice: 30 },
        { product: 'Leather belt', quantity: 1, unitPrice: 60 },
      ],
    },
  ),
  whole(
    sys(
      'Extract the invoice as JSON.',
      `INVOICE INV-2041
Date: 14 March 2025
Bill to: Harbour Tailors Ltd

2 x Steam iron, EUR 89.50 each
5 x Chalk pencil, EUR 3.20 each

Total: EUR 195.00`,
    ),
    {
      invoice_number: s,
      invoice_date: date,
      bill_to: s,
      line_items: list(object({ description: s, quantity: i, unit_price: n })),
      total: price,
    },
    {
      invoice_number: 'INV-2041',
      invoice_date: '2025-03-14',
      bill_to: 'Harbour Tailors Ltd',
      line_items: [
        { description: 'Steam iron', quantity: 2, unit_price: 89.5 },
        { description: 'Chalk pencil', quantity: 5, unit_price: 3.2 },
      ],
      total: { amount: 195, currency: 'EUR' },
    },
  ),
  whole(
    'Kickoff meeting on 12 May 2025 from 09:30 to 11:00. Attendees: Priya Nair (product manager), Tom Becker (designer) and Lucia Ferri (developer).',
    {
      title: s,
      date,
      startTime: time,
      endTime: time,
      attendees: list(object({ name: s, role: s })),
    },
    {
      title: any('Kickoff meeting', 'Kickoff'),
      date: '2025-05-12',
      startTime: '09:30',
      endTime: '11:00',
      attendees: [
        { name: 'Priya Nair', role: 'product manager' },
        { name: 'Tom Becker', role: 'designer' },
        { name: 'Lucia Ferri', role: 'developer' },
      ],
    },
  ),
  whole(
    sys(
      'Extract all flights from the booking confirmation.',
      `Your booking is confirmed. Passenger: Helen Shaw. Booking reference: K7QPLD
Flight SK1419 from Copenhagen to Stockholm on 3 June 2025, departs 08:15, arrives 09:25
Flight SK533 from Stockholm to London on 5 June 2025, departs 17:40, arrives 19:20`,
    ),
    {
      passenger: object({ name: s }),
      bookingReference: s,
      flights: list(
        object({
          flightNumber: s,
          origin: d(s, 'City of departure'),
          destination: d(s, 'City of arrival'),
          date,
          departureTime: time,
        }),
      ),
    },
    {
      passenger: { name: 'Helen Shaw' },
      bookingReference: 'K7QPLD',
      flights: [
        {
          flightNumber: 'SK1419',
          origin: 'Copenhagen',
          destination: 'Stockholm',
          date: '2025-06-03',
          departureTime: '08:15',
        },
        {
          flightNumber: 'SK533',
          origin: 'Stockholm',
          destination: 'London',
          date: '2025-06-05',
          departureTime: '17:40',
        },
      ],
    },
  ),
  whole(
    `Lemon pancakes, serves 4
- 250 g flour
- 500 ml milk
- 60 g butter
- 3 tbsp sugar`,
    {
      name: s,
      servings: i,
      ingredients: list(object({ name: s, quantity: n, unit: one('g', 'ml', 'tbsp', 'tsp', 'piece') })),
    },
    {
      name: 'Lemon pancakes',
      servings: 4,
      ingredients: [
        { name: 'flour', quantity: 250, unit: 'g' },
        { name: 'milk', quantity: 500, unit: 'ml' },
        { name: 'butter', quantity: 60, unit: 'g' },
        { name: 'sugar', quantity: 3, unit: 'tbsp' },
      ],
    },
  ),
  whole(
    sys(
      'You are a résumé parser. Extract the work experience.',
      `Daniel Okafor
daniel.okafor@example.com

Pattern maker, Northline Apparel, 2019–2023
Sample sewer, Redwood Studio, 2016–2019
Shop assistant, Fenwick & Sons, 2014–2016`,
    ),
    {
      name: s,
      email: s,
      work_experience: list(object({ job_title: s, company: s, start_year: i, end_year: i })),
    },
    {
      name: 'Daniel Okafor',
      email: 'daniel.okafor@example.com',
      work_experience: [
        { job_title: 'Pattern maker', company: 'Northline Apparel', start_year: 2019, end_year: 2023 },
        { job_title: 'Sample sewer', company: 'Redwood Studio', start_year: 2016, end_year: 2019 },
        { job_title: 'Shop assistant', company: 'Fenwick & Sons', start_year: 2014, end_year: 2016 },
      ],
    },
  ),
  whole(
    `Thimble & Thread is open on these days:
Tuesday 10:00-18:00
Thursday 12:00-20:00
Saturday 09:00-14:00`,
    { shop: s, openingHours: list(object({ day, opens: time, closes: time })) },
    {
      shop: 'Thimble & Thread',
      openingHours: [
        { day: 'tuesday', opens: '10:00', closes: '18:00' },
        { day: 'thursday', opens: '12:00', closes: '20:00' },
        { day: 'saturday', opens: '09:00', closes: '14:00' },
      ],
    },
  ),
  whole(
    sys(
      'Extract the body measurements of every person in the note.',
      'Anna: chest 92 cm, waist 74 cm, hip 99 cm. Oliver: chest 104 cm, waist 90 cm, hip 102 cm. Grace: chest 86 cm, waist 68 cm, hip 94 cm.',
    ),
    { people: list(object({ name: s, measurements: object({ chest_cm: n, waist_cm: n, hip_cm: n }) })) },
    {
      people: [
        { name: 'Anna', measurements: { chest_cm: 92, waist_cm: 74, hip_cm: 99 } },
        { name: 'Oliver', measurements: { chest_cm: 104, waist_cm: 90, hip_cm: 102 } },
        { name: 'Grace', measurements: { chest_cm: 86, waist_cm: 68, hip_cm: 94 } },
      ],
    },
  ),
  whole(
    'Agent Orion bought 200 shares of Halden at 14.20 USD. Agent Vega sold 50 shares of Brixton at 31.75 USD. Agent Lyra bought 120 shares of Halden at 14.35 USD.',
    {
      trades: list(
        object({
          agent: d(s, 'Name of the agent'),
          action: one('buy', 'sell'),
          stock: s,
          quantity: d(i, 'Number of shares'),
          price,
        }),
      ),
    },
    {
      trades: [
        {
          agent: any('Orion', 'Agent Orion'),
          action: 'buy',
          stock: 'Halden',
          quantity: 200,
          price: { amount: 14.2, currency: 'USD' },
        },
        {
          agent: any('Vega', 'Agent Vega'),
          action: 'sell',
          stock: 'Brixton',
          quantity: 50,
          price: { amount: 31.75, currency: 'USD' },
        },
        {
          agent: any('Lyra', 'Agent Lyra'),
          action: 'buy',
          stock: 'Halden',
          quantity: 120,
          price: { amount: 14.35, currency: 'USD' },
        },
      ],
    },
  ),
  whole(
    sys(
      'Turn the list of support tickets into JSON.',
      `Ticket #4411, reported by Sam Reed: "Login page is blank". Priority: high. Status: open.
Ticket #4415, reported by Nadia Karim: "Invoice PDF has wrong logo". Priority: low. Status: closed.`,
    ),
    {
      tickets: list(
        object({
          id: i,
          reporter: s,
          subject: s,
          priority: one('low', 'medium', 'high'),
          status: one('open', 'in_progress', 'closed'),
        }),
      ),
    },
    {
      tickets: [
        { id: 4411, reporter: 'Sam Reed', subject: 'Login page is blank', priority: 'high', status: 'open' },
        { id: 4415, reporter: 'Nadia Karim', subject: 'Invoice PDF has wrong logo', priority: 'low', status: 'closed' },
      ],
    },
  ),
  whole(
    `How to hem trousers:
1. Turn the trousers inside out.
2. Pin the fold at the new length.
3. Sew along the edge.
4. Press the hem with an iron.`,
    { title: s, steps: list(object({ number: i, instruction: s })) },
    {
      title: any('How to hem trousers', 'hem trousers'),
      steps: [
        { number: 1, instruction: dot('Turn the trousers inside out') },
        { number: 2, instruction: dot('Pin the fold at the new length') },
        { number: 3, instruction: dot('Sew along the edge') },
        { number: 4, instruction: dot('Press the hem with an iron') },
      ],
    },
  ),
  whole(
    sys(
      'Extract the results from the league report.',
      `Results of 9 November 2024:
Millbrook United 3 - 1 Ashford Town
Carrow City 0 - 0 Leyton Rovers
Dunmore Athletic 2 - 4 Westbury`,
    ),
    { date, matches: list(object({ homeTeam: s, awayTeam: s, homeGoals: i, awayGoals: i })) },
    {
      date: '2024-11-09',
      matches: [
        { homeTeam: 'Millbrook United', awayTeam: 'Ashford Town', homeGoals: 3, awayGoals: 1 },
        { homeTeam: 'Carrow City', awayTeam: 'Leyton Rovers', homeGoals: 0, awayGoals: 0 },
        { homeTeam: 'Dunmore Athletic', awayTeam: 'Westbury', homeGoals: 2, awayGoals: 4 },
      ],
    },
  ),
  whole(
    `Denim jacket, sizes S, M and L, $120, in stock
Silk blouse, sizes M and L, $95, out of stock
Rain coat, sizes XS, S, M, $140, in stock`,
    { products: list(object({ name: s, sizes: list(s), price, inStock: b })) },
    {
      products: [
        { name: 'Denim jacket', sizes: ['S', 'M', 'L'], price: { amount: 120, currency: 'USD' }, inStock: true },
        { name: 'Silk blouse', sizes: ['M', 'L'], price: { amount: 95, currency: 'USD' }, inStock: false },
        { name: 'Rain coat', sizes: ['XS', 'S', 'M'], price: { amount: 140, currency: 'USD' }, inStock: true },
      ],
    },
  ),
  whole(
    sys(
      'Extract the order details from the e-mail.',
      `Hello, I would like 4 x Canvas tote and 2 x Straw hat.
Please ship to Emily Carter, 18 Orchard Lane, Bristol, BS1 4QD.
My number is 0117 496 0123.`,
    ),
    {
      customer: object({ name: s, phone: s }),
      shippingAddress: object({ street: s, city: s, postalCode: s }),
      items: list(object({ name: s, quantity: i })),
    },
    {
      customer: { name: 'Emily Carter', phone: '0117 496 0123' },
      shippingAddress: { street: '18 Orchard Lane', city: 'Bristol', postalCode: 'BS1 4QD' },
      items: [
        { name: 'Canvas tote', quantity: 4 },
        { name: 'Straw hat', quantity: 2 },
      ],
    },
  ),
  whole(
    `Trip of Jonas Reid
Hotel Mirador in Lisbon, 2 September 2025 to 5 September 2025, breakfast included
Pension Alba in Seville, 5 September 2025 to 9 September 2025, no breakfast`,
    {
      traveller: s,
      stays: list(
        object({
          hotel: s,
          city: s,
          period: object({ checkIn: date, checkOut: date }),
          breakfast: d(b, 'Whether breakfast is included'),
        }),
      ),
    },
    {
      traveller: 'Jonas Reid',
      stays: [
        {
          hotel: any('Hotel Mirador', 'Mirador'),
          city: 'Lisbon',
          period: { checkIn: '2025-09-02', checkOut: '2025-09-05' },
          breakfast: true,
        },
        {
          hotel: any('Pension Alba', 'Alba'),
          city: 'Seville',
          period: { checkIn: '2025-09-05', checkOut: '2025-09-09' },
          breakfast: false,
        },
      ],
    },
  ),
  whole(
    sys(
      'Extract the action items from the minutes. Use null where no due date is given.',
      `Minutes, 6 February 2025
Action items:
- Karen: order the zips, due 10 February 2025
- Miguel: call the printer, no deadline
- Aisha: update the size chart, due 21 February 2025`,
    ),
    { meeting_date: date, action_items: list(object({ owner: s, task: s, due_date: or(date) })) },
    {
      meeting_date: '2025-02-06',
      action_items: [
        { owner: 'Karen', task: 'order the zips', due_date: '2025-02-10' },
        { owner: 'Miguel', task: 'call the printer', due_date: null },
        { owner: 'Aisha', task: 'update the size chart', due_date: '2025-02-21' },
      ],
    },
  ),
  whole(
    `Order 88213
Billing address: 4 Mill Street, Leeds, LS1 2AB
Shipping address: 77 Park Road, York, YO24 1DE`,
    {
      orderNumber: s,
      billingAddress: { $ref: '#/$defs/address' },
      shippingAddress: { $ref: '#/$defs/address' },
    },
    {
      orderNumber: '88213',
      billingAddress: { street: '4 Mill Street', city: 'Leeds', postalCode: 'LS1 2AB' },
      shippingAddress: { street: '77 Park Road', city: 'York', postalCode: 'YO24 1DE' },
    },
    { $defs: { address: object({ street: s, city: s, postalCode: s }) } },
  ),
  whole(
    sys(
      'Extract the timetable.',
      `Courses this term:
Draping with Mrs Holt, Monday 09:00 to 12:00, room B12
Textile Chemistry with Dr Osei, Wednesday 13:30 to 15:00, room A3
Fashion History with Mr Lind, Friday 10:15 to 11:45, room C7`,
    ),
    { courses: list(object({ title: s, teacher: s, weekday: day, start: time, end: time })) },
    {
      courses: [
        { title: 'Draping', teacher: any('Mrs Holt', 'Holt'), weekday: 'monday', start: '09:00', end: '12:00' },
        {
          title: 'Textile Chemistry',
          teacher: any('Dr Osei', 'Osei'),
          weekday: 'wednesday',
          start: '13:30',
          end: '15:00',
        },
        { title: 'Fashion History', teacher: any('Mr Lind', 'Lind'), weekday: 'friday', start: '10:15', end: '11:45' },
      ],
    },
  ),
  whole(
    'The atelier is led by Ingrid Vale (ingrid@atelier.example). Members: Paul Stone (paul@atelier.example) and Mei Tan (mei@atelier.example).',
    { lead: { $ref: '#/$defs/person' }, members: list({ $ref: '#/$defs/person' }) },
    {
      lead: { name: 'Ingrid Vale', email: 'ingrid@atelier.example' },
      members: [
        { name: 'Paul Stone', email: 'paul@atelier.example' },
        { name: 'Mei Tan', email: 'mei@atelier.example' },
      ],
    },
    { $defs: { person: object({ name: d(s, 'Full name'), email: s }) } },
  ),
  whole(
    sys(
      'Classify the returned items of the e-mail.',
      `Order number 55-1932. I am returning two things:
Black jeans, size 32, too small
Grey hoodie, size L, damaged
Best, Rob Finch`,
    ),
    {
      order_number: s,
      customer_name: s,
      returns: list(object({ item: s, size: s, reason: one('too_small', 'too_large', 'damaged', 'changed_mind') })),
    },
    {
      order_number: '55-1932',
      customer_name: 'Rob Finch',
      returns: [
        { item: 'Black jeans', size: any('32', 'size 32'), reason: 'too_small' },
        { item: 'Grey hoodie', size: any('L', 'size L'), reason: 'damaged' },
      ],
    },
  ),
  whole(
    'Our fabrics: Harris tweed costs 48 GBP per metre, Como silk costs 62.50 EUR per metre and Gotland wool costs 390 SEK per metre.',
    { fabrics: list(object({ name: s, pricePerMetre: price })) },
    {
      fabrics: [
        { name: 'Harris tweed', pricePerMetre: { amount: 48, currency: 'GBP' } },
        { name: 'Como silk', pricePerMetre: { amount: 62.5, currency: 'EUR' } },
        { name: 'Gotland wool', pricePerMetre: { amount: 390, currency: 'SEK' } },
      ],
    },
  ),
  whole(
    sys(
      'Extract the listings.',
      `Studio at 12 Baker Row: 1 room, 34 m², rent £950 a month, furnished.
Apartment at 5 Elm Court: 3 rooms, 81 m², rent £1,650 a month, unfurnished.`,
    ),
    {
      listings: list(
        object({
          address: s,
          rooms: i,
          areaSqm: d(n, 'Area in square metres'),
          rent: object({ amount: n, currency }),
          furnished: b,
        }),
      ),
    },
    {
      listings: [
        { address: '12 Baker Row', rooms: 1, areaSqm: 34, rent: { amount: 950, currency: 'GBP' }, furnished: true },
        { address: '5 Elm Court', rooms: 3, areaSqm: 81, rent: { amount: 1650, currency: 'GBP' }, furnished: false },
      ],
    },
  ),
  whole(
    `Patient: Walter Hughes
Metformin 500 mg, 2 times a day
Ramipril 5 mg, 1 time a day
Ibuprofen 400 mg, 3 times a day`,
    { patient: object({ name: s }), medications: list(object({ name: s, doseMg: n, timesPerDay: i })) },
    {
      patient: { name: 'Walter Hughes' },
      medications: [
        { name: 'Metformin', doseMg: 500, timesPerDay: 2 },
        { name: 'Ramipril', doseMg: 5, timesPerDay: 1 },
        { name: 'Ibuprofen', doseMg: 400, timesPerDay: 3 },
      ],
    },
  ),
  whole(
    sys(
      'Extract the candidate profile.',
      `Candidate: Sofia Lindgren
Education:
BA Fashion Design, Borås College, 2017
MA Textile Engineering, Aalto University, 2020
Skills: pattern cutting, CAD, knitting
Languages: Swedish, English`,
    ),
    {
      candidate: s,
      education: list(object({ degree: s, school: s, year: i })),
      skills: list(s),
      languages: list(s),
    },
    {
      candidate: 'Sofia Lindgren',
      education: [
        { degree: 'BA Fashion Design', school: 'Borås College', year: 2017 },
        { degree: 'MA Textile Engineering', school: 'Aalto University', year: 2020 },
      ],
      skills: ['pattern cutting', 'CAD', 'knitting'],
      languages: ['Swedish', 'English'],
    },
  ),
  whole(
    `Fitting on 18 January 2025 for client Beatrice Moore.
Wedding dress: shorten hem, take in waist
Bolero: lengthen sleeves, move buttons`,
    {
      client: object({ name: s }),
      fittingDate: date,
      garments: list(
        object({ garment: s, alterations: d(list(s), 'Alterations to be made, in the order of the note') }),
      ),
    },
    {
      client: { name: 'Beatrice Moore' },
      fittingDate: '2025-01-18',
      garments: [
        { garment: 'Wedding dress', alterations: ['shorten hem', 'take in waist'] },
        { garment: 'Bolero', alterations: ['lengthen sleeves', 'move buttons'] },
      ],
    },
  ),
  whole(
    sys(
      'Extract the parcels.',
      `Parcel GX-4410: weight 2.4 kg, to Dublin, delivered.
Parcel GX-4411: weight 0.8 kg, to Cork, not delivered yet.
Parcel GX-4412: weight 11 kg, to Galway, delivered.`,
    ),
    { parcels: list(object({ trackingNumber: s, weightKg: n, destination: s, delivered: b })) },
    {
      parcels: [
        { trackingNumber: 'GX-4410', weightKg: 2.4, destination: 'Dublin', delivered: true },
        { trackingNumber: 'GX-4411', weightKg: 0.8, destination: 'Cork', delivered: false },
        { trackingNumber: 'GX-4412', weightKg: 11, destination: 'Galway', delivered: true },
      ],
    },
  ),
  whole(
    'Reading list: "The Quiet Loom" by Edith Marsh, 1987, 312 pages; "Salt and Indigo" by Peter Amadi, 2004, 198 pages; "A Button History" by Rosa Klein, 2015, 240 pages.',
    { books: list(object({ title: s, author: s, year: i, pages: i })) },
    {
      books: [
        { title: 'The Quiet Loom', author: 'Edith Marsh', year: 1987, pages: 312 },
        { title: 'Salt and Indigo', author: 'Peter Amadi', year: 2004, pages: 198 },
        { title: 'A Button History', author: 'Rosa Klein', year: 2015, pages: 240 },
      ],
    },
  ),
  whole(
    sys(
      'You take orders for a pizzeria. Extract the order.',
      `For delivery to Leo Grant:
2 x Margherita, large, extras: olives, basil
1 x Funghi, small, extras: garlic`,
    ),
    {
      customer: s,
      pizzas: list(object({ name: s, quantity: i, size: one('small', 'medium', 'large'), extras: list(s) })),
    },
    {
      customer: 'Leo Grant',
      pizzas: [
        { name: 'Margherita', quantity: 2, size: 'large', extras: ['olives', 'basil'] },
        { name: 'Funghi', quantity: 1, size: 'small', extras: ['garlic'] },
      ],
    },
  ),
  whole(
    `Harbour Run, 10 km, 27 April 2025
1. Tessa Boyd (Quayside Runners) 38:12
2. Ruth Adeyemi (no club) 39:05
3. Clara Winn (Hill Harriers) 39:47`,
    {
      race: object({ name: s, distanceKm: n, date }),
      results: list(
        object({
          rank: i,
          runner: s,
          club: d(or(s), 'Club, null when the runner has none'),
          time: d(s, 'Time as written'),
        }),
      ),
    },
    {
      race: { name: 'Harbour Run', distanceKm: 10, date: '2025-04-27' },
      results: [
        { rank: 1, runner: 'Tessa Boyd', club: 'Quayside Runners', time: '38:12' },
        { rank: 2, runner: 'Ruth Adeyemi', club: null, time: '39:05' },
        { rank: 3, runner: 'Clara Winn', club: 'Hill Harriers', time: '39:47' },
      ],
    },
  ),
  whole(
    sys(
      'Extract the expenses.',
      `Expense report of Neil Foster
4 March 2025, travel, train to Manchester, £64.20
5 March 2025, meals, dinner with supplier, £38.50
6 March 2025, lodging, one night, £112.00`,
    ),
    {
      employee: s,
      expenses: list(
        object({ date, category: one('travel', 'meals', 'lodging', 'other'), description: s, amount: n, currency }),
      ),
    },
    {
      employee: 'Neil Foster',
      expenses: [
        { date: '2025-03-04', category: 'travel', description: 'train to Manchester', amount: 64.2, currency: 'GBP' },
        { date: '2025-03-05', category: 'meals', description: 'dinner with supplier', amount: 38.5, currency: 'GBP' },
        { date: '2025-03-06', category: 'lodging', description: 'one night', amount: 112, currency: 'GBP' },
      ],
    },
  ),
  whole(
    `Reviews of the Alder parka
Martin S., 5 stars, verified buyer: "Warm and light."
June P., 2 stars, not verified: "The zip broke."`,
    {
      product: s,
      reviews: list(object({ author: s, stars: d(i, 'From 1 to 5'), verified: b, text: s })),
    },
    {
      product: any('Alder parka', 'the Alder parka'),
      reviews: [
        { author: any('Martin S.', 'Martin S'), stars: 5, verified: true, text: dot('Warm and light') },
        { author: any('June P.', 'June P'), stars: 2, verified: false, text: dot('The zip broke') },
      ],
    },
  ),
  whole(
    sys(
      'Extract the legs of the train journey.',
      `Saturday, 11 October 2025
IC 704 from Basel 07:03 to Zurich 07:56, platform 6
EC 191 from Zurich 08:33 to Munich 12:05, platform 14`,
    ),
    {
      travel_date: date,
      legs: list(
        object({
          train: s,
          departure: object({ station: s, time }),
          arrival: object({ station: s, time }),
          platform: s,
        }),
      ),
    },
    {
      travel_date: '2025-10-11',
      legs: [
        {
          train: 'IC 704',
          departure: { station: 'Basel', time: '07:03' },
          arrival: { station: 'Zurich', time: '07:56' },
          platform: any('6', 'platform 6'),
        },
        {
          train: 'EC 191',
          departure: { station: 'Zurich', time: '08:33' },
          arrival: { station: 'Munich', time: '12:05' },
          platform: any('14', 'platform 14'),
        },
      ],
    },
  ),
  whole(
    `Fjord knit: 70% wool, 30% nylon
Dune poplin: 97% cotton, 3% elastane`,
    { fabrics: list(object({ name: s, composition: list(object({ fibre: s, percent: n })) })) },
    {
      fabrics: [
        {
          name: 'Fjord knit',
          composition: [
            { fibre: 'wool', percent: 70 },
            { fibre: 'nylon', percent: 30 },
          ],
        },
        {
          name: 'Dune poplin',
          composition: [
            { fibre: 'cotton', percent: 97 },
            { fibre: 'elastane', percent: 3 },
          ],
        },
      ],
    },
  ),
  whole(
    sys(
      'Extract the tour dates.',
      `The Copper Larks on tour, autumn 2025
2 October 2025, Glasgow, Barrowfield Hall, sold out
4 October 2025, Belfast, Lagan Room, tickets available
7 October 2025, Cardiff, Tramway, sold out`,
    ),
    { artist: s, concerts: list(object({ date, city: s, venue: s, soldOut: b })) },
    {
      artist: any('The Copper Larks', 'Copper Larks'),
      concerts: [
        { date: '2025-10-02', city: 'Glasgow', venue: 'Barrowfield Hall', soldOut: true },
        { date: '2025-10-04', city: 'Belfast', venue: 'Lagan Room', soldOut: false },
        { date: '2025-10-07', city: 'Cardiff', venue: 'Tramway', soldOut: true },
      ],
    },
  ),
  whole(
    'Bella is a dog, 4 years old, owned by Hannah Price. Simba is a cat, 9 years old, owned by Victor Lane. Both are vaccinated.',
    {
      pets: list(
        object({
          name: s,
          species: one('dog', 'cat', 'rabbit'),
          age: i,
          owner: object({ first_name: s, last_name: s }),
          vaccinated: b,
        }),
      ),
    },
    {
      pets: [
        {
          name: 'Bella',
          species: 'dog',
          age: 4,
          owner: { first_name: 'Hannah', last_name: 'Price' },
          vaccinated: true,
        },
        { name: 'Simba', species: 'cat', age: 9, owner: { first_name: 'Victor', last_name: 'Lane' }, vaccinated: true },
      ],
    },
  ),
  whole(
    sys(
      'Extract the bill. Keep the order of the lines.',
      `Northgate Laundry Ltd
Invoice no. 7719
Service period: 1 January 2025 to 31 January 2025

Washing  40 kg  USD 80.00
Ironing  12 kg  USD 36.00
Folding  40 kg  USD 20.00

Total USD 136.00`,
    ),
    {
      vendor: object({ name: s }),
      invoiceNumber: s,
      period: object({ start: date, end: date }),
      lines: list(object({ service: s, weightKg: n, amount: n })),
      total: price,
    },
    {
      vendor: { name: 'Northgate Laundry Ltd' },
      invoiceNumber: '7719',
      period: { start: '2025-01-01', end: '2025-01-31' },
      lines: [
        { service: 'Washing', weightKg: 40, amount: 80 },
        { service: 'Ironing', weightKg: 12, amount: 36 },
        { service: 'Folding', weightKg: 40, amount: 20 },
      ],
      total: { amount: 136, currency: 'USD' },
    },
  ),

  // ---------------------------------------------------------------- English, must be refused
  whole(
    `Dear shop, my order: 2 x Velvet skirt at $70.00 each, 1 x Suede glove set, 3 x Cotton socks at $6.00 each. Nora Quinn`,
    { customer: s, items: list(object({ product: s, quantity: i, unitPrice: n })) },
    REFUSE,
  ),
  whole(
    sys(
      'Extract all flights.',
      `Flight BA117 from London to New York on 8 July 2025, departs 08:25, gate B32
Flight BA182 from New York to London on 15 July 2025, gate 7`,
    ),
    { flights: list(object({ flightNumber: s, origin: s, destination: s, date, departureTime: time })) },
    REFUSE,
  ),
  whole(
    'Fitting notes. Isabel: chest 88 cm, waist 70 cm, hip 96 cm. Hugo: chest 101 cm, hip 100 cm. Ada: chest 94 cm, waist 79 cm, hip 103 cm.',
    { people: list(object({ name: s, chest_cm: n, waist_cm: n, hip_cm: n })) },
    REFUSE,
  ),
  whole(
    sys(
      'Extract the meeting and its attendees.',
      `Budget review, 20 August 2025, 14:00.
Present: Lena Hart (lena.hart@example.org), Omar Said, Julie Wood (julie.wood@example.org).`,
    ),
    {
      title: s,
      date,
      startTime: time,
      attendees: list(object({ name: s, email: d(s, 'E-mail address of the attendee') })),
    },
    REFUSE,
  ),
  whole(
    'From 2018 to 2022 I worked as a cutter at Marlow & Hyde. Before that, from 2015 to 2018, I worked as a presser.',
    { workExperience: list(object({ position: s, company: s, startYear: i, endYear: i })) },
    REFUSE,
  ),
  whole(
    sys(
      'Extract the order with the delivery address.',
      `2 x Beanie, 1 x Mittens. Deliver to George Pike, 31 Station Road, Exeter. Thank you!`,
    ),
    {
      customer: object({ name: s, address: object({ street: s, city: s, postalCode: s }) }),
      items: list(object({ name: s, quantity: i })),
    },
    REFUSE,
  ),
  whole(
    'Agent Rook sold 30 barrels of oil at 71 USD. Agent Finch bought 12 barrels of oil. Agent Wren sold 8 barrels of oil at 70 USD.',
    { trades: list(object({ agent: s, side: one('buy', 'sell'), quantity: i, price })) },
    REFUSE,
  ),
  whole(
    sys(
      'Extract the opening hours of the branches.',
      `Branch Riverside: opens 09:00, closes 17:30.
Branch Old Town: opens 10:00, closing time to be announced.`,
    ),
    { branches: list(object({ name: s, hours: object({ opens: time, closes: time }) })) },
    REFUSE,
  ),
  whole(
    `Results, 1 March 2025:
Penfield 2 - 0 Oakham
Stanley Park - Greyfriars, postponed
Thornbury 1 - 1 Kelso`,
    { date, matches: list(object({ homeTeam: s, awayTeam: s, homeGoals: i, awayGoals: i })) },
    REFUSE,
  ),

  // ---------------------------------------------------------------- Swedish
  whole(
    `Hej! Jag vill beställa 2 st Linneskjorta för 450 kr styck och 1 st Ullhalsduk för 299 kr styck.
Hälsningar Karin Ek`,
    { customer: object({ name: s }), items: list(object({ product: s, quantity: i, unitPrice: n })) },
    {
      customer: { name: 'Karin Ek' },
      items: [
        { product: 'Linneskjorta', quantity: 2, unitPrice: 450 },
        { product: 'Ullhalsduk', quantity: 1, unitPrice: 299 },
      ],
    },
  ),
  whole(
    sys(
      'Extrahera mötet som JSON.',
      'Styrelsemöte den 14 april 2025 kl. 18:00. Närvarande: Lars Holm (ordförande), Eva Sjö (kassör) och Nils Berg (sekreterare).',
    ),
    { title: s, date, startTime: time, participants: list(object({ name: s, role: s })) },
    {
      title: 'Styrelsemöte',
      date: '2025-04-14',
      startTime: '18:00',
      participants: [
        { name: 'Lars Holm', role: 'ordförande' },
        { name: 'Eva Sjö', role: 'kassör' },
        { name: 'Nils Berg', role: 'sekreterare' },
      ],
    },
  ),
  whole(
    `Öppettider:
måndag 10:00–18:00
onsdag 12:00–19:00
lördag 10:00–15:00`,
    { openingHours: list(object({ day, opens: time, closes: time })) },
    {
      openingHours: [
        { day: 'monday', opens: '10:00', closes: '18:00' },
        { day: 'wednesday', opens: '12:00', closes: '19:00' },
        { day: 'saturday', opens: '10:00', closes: '15:00' },
      ],
    },
  ),
  whole(
    sys(
      'Extract the recipe.',
      `Kanelbullar, 24 stycken
500 g vetemjöl
100 g smör
3 dl mjölk
25 g jäst`,
    ),
    { recipe: s, pieces: i, ingredients: list(object({ name: s, amount: n, unit: one('g', 'dl', 'msk', 'tsk') })) },
    {
      recipe: 'Kanelbullar',
      pieces: 24,
      ingredients: [
        { name: 'vetemjöl', amount: 500, unit: 'g' },
        { name: 'smör', amount: 100, unit: 'g' },
        { name: 'mjölk', amount: 3, unit: 'dl' },
        { name: 'jäst', amount: 25, unit: 'g' },
      ],
    },
  ),
  whole(
    `Tygprover:
Siri, pris 189 kr per meter, finns i lager, färger: blå, röd
Tuva, pris 245 kr per meter, slut i lager, färger: grön`,
    { fabrics: list(object({ name: s, pricePerMeter: n, inStock: b, colors: list(s) })) },
    {
      fabrics: [
        { name: 'Siri', pricePerMeter: 189, inStock: true, colors: ['blå', 'röd'] },
        { name: 'Tuva', pricePerMeter: 245, inStock: false, colors: ['grön'] },
      ],
    },
  ),
  whole(
    sys(
      'Extract the match results.',
      `Omgång 3, 22 september 2024
Ekby IF – Norrvik 2–1
Sundfors BK – Lindesta 0–3`,
    ),
    { round: i, date, matches: list(object({ home_team: s, away_team: s, home_goals: i, away_goals: i })) },
    {
      round: 3,
      date: '2024-09-22',
      matches: [
        { home_team: 'Ekby IF', away_team: 'Norrvik', home_goals: 2, away_goals: 1 },
        { home_team: 'Sundfors BK', away_team: 'Lindesta', home_goals: 0, away_goals: 3 },
      ],
    },
  ),
  whole(
    `Mått: Astrid har byst 90 cm och midja 72 cm. Gustav har midja 88 cm.`,
    {
      persons: list(
        object({
          name: s,
          bust_cm: d(n, 'Bust (byst) in centimetres'),
          waist_cm: d(n, 'Waist (midja) in centimetres'),
        }),
      ),
    },
    REFUSE,
  ),

  // ---------------------------------------------------------------- German
  whole(
    sys(
      'Extrahiere die Rechnung.',
      `Rechnung Nr. R-3087 vom 5. Februar 2025
Kunde: Modehaus Weber GmbH

3 x Seidenbluse zu je 79,90 €
2 x Lodenmantel zu je 240,00 €

Gesamtbetrag: 719,70 €`,
    ),
    {
      invoiceNumber: s,
      invoiceDate: date,
      customer: object({ name: s }),
      items: list(object({ description: s, quantity: i, unitPrice: n })),
      total: price,
    },
    {
      invoiceNumber: 'R-3087',
      invoiceDate: '2025-02-05',
      customer: { name: 'Modehaus Weber GmbH' },
      items: [
        { description: 'Seidenbluse', quantity: 3, unitPrice: 79.9 },
        { description: 'Lodenmantel', quantity: 2, unitPrice: 240 },
      ],
      total: { amount: 719.7, currency: 'EUR' },
    },
  ),
  whole(
    'Teilnehmer der Besprechung am 3. Juli 2025 um 10:30 Uhr: Jutta Kraus (jutta.kraus@example.de), Dieter Lang (dieter.lang@example.de).',
    { datum: date, uhrzeit: time, teilnehmer: list(object({ name: s, email: s })) },
    {
      datum: '2025-07-03',
      uhrzeit: '10:30',
      teilnehmer: [
        { name: 'Jutta Kraus', email: 'jutta.kraus@example.de' },
        { name: 'Dieter Lang', email: 'dieter.lang@example.de' },
      ],
    },
  ),
  whole(
    sys(
      'Extract the measurements of each customer.',
      'Frau Adler: Brust 96 cm, Taille 80 cm, Hüfte 104 cm. Herr Busch: Brust 108 cm, Taille 95 cm, Hüfte 106 cm.',
    ),
    { customers: list(object({ name: s, measurements: object({ chest_cm: n, waist_cm: n, hip_cm: n }) })) },
    {
      customers: [
        { name: any('Frau Adler', 'Adler'), measurements: { chest_cm: 96, waist_cm: 80, hip_cm: 104 } },
        { name: any('Herr Busch', 'Busch'), measurements: { chest_cm: 108, waist_cm: 95, hip_cm: 106 } },
      ],
    },
  ),
  whole(
    `Reiseplan für Petra Vogt
ICE 623 von Köln nach Nürnberg am 9. Mai 2025, Abfahrt 08:20, Ankunft 11:35
ICE 1005 von Nürnberg nach Berlin am 12. Mai 2025, Abfahrt 14:00, Ankunft 16:55`,
    {
      passenger: s,
      trips: list(object({ train: s, origin: s, destination: s, date, departureTime: time, arrivalTime: time })),
    },
    {
      passenger: 'Petra Vogt',
      trips: [
        {
          train: 'ICE 623',
          origin: 'Köln',
          destination: 'Nürnberg',
          date: '2025-05-09',
          departureTime: '08:20',
          arrivalTime: '11:35',
        },
        {
          train: 'ICE 1005',
          origin: 'Nürnberg',
          destination: 'Berlin',
          date: '2025-05-12',
          departureTime: '14:00',
          arrivalTime: '16:55',
        },
      ],
    },
  ),
  whole(
    sys(
      'Extrahiere die Berufserfahrung. Fehlt das Endjahr, weil die Stelle noch läuft: null.',
      `Lebenslauf Miriam Schuster
Schnittdirectrice, Atelier Blum, seit 2021
Schneiderin, Stadttheater Ulm, 2016–2021`,
    ),
    { name: s, experience: list(object({ position: s, employer: s, start_year: i, end_year: or(i) })) },
    {
      name: 'Miriam Schuster',
      experience: [
        { position: 'Schnittdirectrice', employer: 'Atelier Blum', start_year: 2021, end_year: null },
        { position: 'Schneiderin', employer: 'Stadttheater Ulm', start_year: 2016, end_year: 2021 },
      ],
    },
  ),
  whole(
    `Ticket 311: Drucker defekt, Priorität hoch, offen
Ticket 312: Passwort vergessen, Priorität niedrig, geschlossen`,
    {
      tickets: list({ $ref: '#/$defs/ticket' }),
    },
    {
      tickets: [
        { id: 311, subject: 'Drucker defekt', priority: 'high', status: 'open' },
        { id: 312, subject: 'Passwort vergessen', priority: 'low', status: 'closed' },
      ],
    },
    {
      $defs: {
        ticket: object({ id: i, subject: s, priority: one('low', 'medium', 'high'), status: one('open', 'closed') }),
      },
    },
  ),
  whole(
    sys(
      'Extrahiere die Bestellung.',
      'Bitte liefern Sie 5 x Baumwollhemd in Größe M, 2 x Strickjacke in Größe L und 3 x Cordhose. Viele Grüße, Ralf Kern',
    ),
    { customer: s, items: list(object({ product: s, quantity: i, size: s })) },
    REFUSE,
  ),

  // ---------------------------------------------------------------- French
  whole(
    `Bonjour,
je voudrais commander 2 x Robe en lin à 85,00 € pièce et 1 x Ceinture tressée à 35,50 € pièce.
Livraison : 14 rue des Lilas, 69003 Lyon.
Claire Dubois`,
    {
      customer: object({ name: s, address: object({ street: s, postalCode: s, city: s }) }),
      items: list(object({ product: s, quantity: i, unitPrice: n })),
    },
    {
      customer: { name: 'Claire Dubois', address: { street: '14 rue des Lilas', postalCode: '69003', city: 'Lyon' } },
      items: [
        { product: 'Robe en lin', quantity: 2, unitPrice: 85 },
        { product: 'Ceinture tressée', quantity: 1, unitPrice: 35.5 },
      ],
    },
  ),
  whole(
    sys(
      'Extrais la recette en JSON.',
      `Crêpes, pour 4 personnes
250 g de farine
50 cl de lait
40 g de beurre`,
    ),
    { name: s, servings: i, ingredients: list(object({ name: s, quantity: n, unit: one('g', 'cl', 'pièce') })) },
    {
      name: 'Crêpes',
      servings: 4,
      ingredients: [
        { name: 'farine', quantity: 250, unit: 'g' },
        { name: 'lait', quantity: 50, unit: 'cl' },
        { name: 'beurre', quantity: 40, unit: 'g' },
      ],
    },
  ),
  whole(
    `Réunion du 17 juin 2025 à 09:00. Actions :
- Julien : envoyer le devis, avant le 20 juin 2025
- Amélie : choisir les boutons, avant le 24 juin 2025`,
    { date, startTime: time, actions: list(object({ owner: s, task: s, dueDate: date })) },
    {
      date: '2025-06-17',
      startTime: '09:00',
      actions: [
        { owner: 'Julien', task: 'envoyer le devis', dueDate: '2025-06-20' },
        { owner: 'Amélie', task: 'choisir les boutons', dueDate: '2025-06-24' },
      ],
    },
  ),
  whole(
    sys(
      'Extract the opening hours.',
      `Mercerie du Port
mardi : 09:30 - 12:30
jeudi : 14:00 - 18:30
samedi : 10:00 - 17:00`,
    ),
    { shop_name: s, hours: list(object({ day, opens: time, closes: time })) },
    {
      shop_name: 'Mercerie du Port',
      hours: [
        { day: 'tuesday', opens: '09:30', closes: '12:30' },
        { day: 'thursday', opens: '14:00', closes: '18:30' },
        { day: 'saturday', opens: '10:00', closes: '17:00' },
      ],
    },
  ),
  whole(
    'Participants : Marc Petit (styliste), Léa Roux (modéliste) et Hugo Blanc.',
    { participants: list(object({ name: s, role: d(s, 'Métier du participant') })) },
    REFUSE,
  ),
  whole(
    sys(
      'Extrais les vols.',
      `Vol AF1680 de Paris à Londres le 2 mai 2025, départ 07:30, arrivée 07:50
Vol AF1781 de Londres à Paris le 6 mai 2025, départ 18:10`,
    ),
    {
      vols: list(
        object({ numero: s, origine: s, destination: s, date, depart: time, arrivee: d(s, "Heure d'arrivée, HH:MM") }),
      ),
    },
    REFUSE,
  ),

  // ---------------------------------------------------------------- Spanish
  whole(
    `Pedido de Lucía Romero:
3 x Camisa de algodón a 28,00 € cada una
1 x Abrigo largo a 130,00 € cada uno`,
    { customer: s, items: list(object({ product: s, quantity: i, price })) },
    {
      customer: 'Lucía Romero',
      items: [
        { product: 'Camisa de algodón', quantity: 3, price: { amount: 28, currency: 'EUR' } },
        { product: 'Abrigo largo', quantity: 1, price: { amount: 130, currency: 'EUR' } },
      ],
    },
  ),
  whole(
    sys(
      'Extrae los datos de la reunión.',
      'Reunión de ventas el 8 de octubre de 2025, de 16:00 a 17:30. Asistentes: Pablo Gil (director), Carmen Soto (diseñadora) e Irene Vidal (contable).',
    ),
    { title: s, date, startTime: time, endTime: time, attendees: list(object({ name: s, role: s })) },
    {
      title: 'Reunión de ventas',
      date: '2025-10-08',
      startTime: '16:00',
      endTime: '17:30',
      attendees: [
        { name: 'Pablo Gil', role: 'director' },
        { name: 'Carmen Soto', role: 'diseñadora' },
        { name: 'Irene Vidal', role: 'contable' },
      ],
    },
  ),
  whole(
    `Experiencia:
Patronista, Talleres Mora, 2018–2022
Costurera, Casa Peral, 2014–2018
Habilidades: corte, bordado, plancha`,
    { workExperience: list(object({ position: s, company: s, startYear: i, endYear: i })), skills: list(s) },
    {
      workExperience: [
        { position: 'Patronista', company: 'Talleres Mora', startYear: 2018, endYear: 2022 },
        { position: 'Costurera', company: 'Casa Peral', startYear: 2014, endYear: 2018 },
      ],
      skills: ['corte', 'bordado', 'plancha'],
    },
  ),
  whole(
    sys(
      'Extract the products. restock_date is null when no date is given.',
      `Falda plisada, 49,90 €, disponible
Chaqueta vaquera, 75,00 €, agotada, vuelve el 3 de noviembre de 2025`,
    ),
    { products: list(object({ name: s, price: n, available: b, restock_date: or(date) })) },
    {
      products: [
        { name: 'Falda plisada', price: 49.9, available: true, restock_date: null },
        { name: 'Chaqueta vaquera', price: 75, available: false, restock_date: '2025-11-03' },
      ],
    },
  ),
  whole(
    'Medidas de la familia: Elena mide 168 cm y pesa 61 kg. Andrés mide 180 cm y pesa 79 kg. Marcos pesa 54 kg.',
    { people: list(object({ name: s, height_cm: n, weight_kg: n })) },
    REFUSE,
  ),
];
