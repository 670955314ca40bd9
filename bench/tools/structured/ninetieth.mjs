import { object, s, n, i, b, date, list, one, or, any, strict, REFUSE } from './case.mjs';

const hm = { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'HH:MM, 24-hour clock' };
const sys = (system, user) => [
  { role: 'system', content: system },
  { role: 'user', content: user },
];
const items = (properties) => list(object(properties));
const currency = one('EUR', 'USD', 'GBP', 'SEK');

export const CASES = [
  // ---------------------------------------------------------------- English, running sentences
  strict(
    'Anna takes the first shift from 8 to 12 and Bo the second from 12 to 16. That is for the stand in hall B on 14 March 2026.',
    { date, hall: s, shifts: items({ person: s, start: hm, end: hm }) },
    {
      date: '2026-03-14',
      hall: any('B', 'hall B'),
      shifts: [
        { person: 'Anna', start: '08:00', end: '12:00' },
        { person: 'Bo', start: '12:00', end: '16:00' },
      ],
    },
  ),
  strict(
    "Hi, Margaret Oduya here (margaret.oduya@postbox.example). I'd like two linen tablecloths at £34.50 each and six cotton napkins at £4 each, please, sent to me in Leeds.",
    {
      customer: object({ name: s, email: s, city: s }),
      lines: items({ product: s, quantity: i, unit_price: n }),
      currency,
    },
    {
      customer: { name: 'Margaret Oduya', email: 'margaret.oduya@postbox.example', city: 'Leeds' },
      lines: [
        { product: any('linen tablecloths', 'linen tablecloth'), quantity: 2, unit_price: 34.5 },
        { product: any('cotton napkins', 'cotton napkin'), quantity: 6, unit_price: 4 },
      ],
      currency: 'GBP',
    },
  ),
  strict(
    sys(
      "Extract the itinerary from the traveller's message.",
      'On 3 June 2026 I leave Malmö at 07:12 and arrive in Copenhagen at 07:51. From Copenhagen I fly to Oslo at 09:30, landing at 10:40, and then the train takes me from Oslo to Drammen, departing 11:34 and arriving 12:09.',
    ),
    { date, legs: items({ from: s, to: s, departure: hm, arrival: hm }) },
    {
      date: '2026-06-03',
      legs: [
        { from: 'Malmö', to: 'Copenhagen', departure: '07:12', arrival: '07:51' },
        { from: 'Copenhagen', to: 'Oslo', departure: '09:30', arrival: '10:40' },
        { from: 'Oslo', to: 'Drammen', departure: '11:34', arrival: '12:09' },
      ],
    },
  ),
  strict(
    'Notes from the fitting: Clara has a bust of 92, a waist of 74 and hips of 99 cm, while Ines has a bust of 88, a waist of 70 and hips of 95 cm.',
    { customers: items({ name: s, bust_cm: n, waist_cm: n, hips_cm: n }) },
    {
      customers: [
        { name: 'Clara', bust_cm: 92, waist_cm: 74, hips_cm: 99 },
        { name: 'Ines', bust_cm: 88, waist_cm: 70, hips_cm: 95 },
      ],
    },
  ),
  strict(
    'The board met on 9 September 2026 in the Harbour Room. Lena Fisk was in the chair as chairwoman, Tom Abara attended as treasurer and Priya Nair as secretary.',
    { date, room: s, attendees: items({ name: s, role: s }) },
    {
      date: '2026-09-09',
      room: any('Harbour Room', 'the Harbour Room'),
      attendees: [
        { name: 'Lena Fisk', role: any('chairwoman', 'chair') },
        { name: 'Tom Abara', role: 'treasurer' },
        { name: 'Priya Nair', role: 'secretary' },
      ],
    },
  ),
  strict(
    "For grandma's country bread you need 500 g of rye flour, 320 ml of water, 10 g of salt and 7 g of dry yeast. It makes two loaves and bakes for 45 minutes.",
    { title: s, loaves: i, baking_minutes: i, ingredients: items({ name: s, amount: n, unit: s }) },
    {
      title: any("grandma's country bread", 'country bread'),
      loaves: 2,
      baking_minutes: 45,
      ingredients: [
        { name: 'rye flour', amount: 500, unit: 'g' },
        { name: 'water', amount: 320, unit: 'ml' },
        { name: 'salt', amount: 10, unit: 'g' },
        { name: 'dry yeast', amount: 7, unit: 'g' },
      ],
    },
  ),
  strict(
    'My name is Hugo Brandt. I worked as a pattern cutter at Holt & Finch from 2014 to 2018, and after that as head of atelier at Maison Verre from 2018 to 2023.',
    { name: s, positions: items({ title: s, company: s, start_year: i, end_year: i }) },
    {
      name: 'Hugo Brandt',
      positions: [
        { title: 'pattern cutter', company: 'Holt & Finch', start_year: 2014, end_year: 2018 },
        { title: 'head of atelier', company: 'Maison Verre', start_year: 2018, end_year: 2023 },
      ],
    },
  ),
  strict(
    'Quick round-up of the league: Northgate beat Riverside 3-1, Hillside lost 0-2 to Eastbrook, and Portside won 4-3 against Milltown.',
    { matches: items({ winner: s, loser: s, winner_goals: i, loser_goals: i }) },
    {
      matches: [
        { winner: 'Northgate', loser: 'Riverside', winner_goals: 3, loser_goals: 1 },
        { winner: 'Eastbrook', loser: 'Hillside', winner_goals: 2, loser_goals: 0 },
        { winner: 'Portside', loser: 'Milltown', winner_goals: 4, loser_goals: 3 },
      ],
    },
  ),
  strict(
    'The Button Box, our little shop in Whitby, is open on Fridays from 9 am to 6 pm, on Saturdays from 10 am to 4 pm and on Sundays from 11:30 am to 2 pm.',
    { shop: s, city: s, opening_hours: items({ day: s, opens: hm, closes: hm }) },
    {
      shop: any('The Button Box', 'Button Box'),
      city: 'Whitby',
      opening_hours: [
        { day: any('Friday', 'Fridays'), opens: '09:00', closes: '18:00' },
        { day: any('Saturday', 'Saturdays'), opens: '10:00', closes: '16:00' },
        { day: any('Sunday', 'Sundays'), opens: '11:30', closes: '14:00' },
      ],
    },
  ),
  strict(
    sys(
      'You turn meeting notes into tasks.',
      'OK so: Karim will print the lookbook by 4 May 2026, Sofia will book the models by 11 May 2026, and Dana will confirm the venue by 15 May 2026. Thanks all!',
    ),
    { tasks: items({ owner: s, task: s, due: date }) },
    {
      tasks: [
        { owner: 'Karim', task: any('print the lookbook', 'will print the lookbook'), due: '2026-05-04' },
        { owner: 'Sofia', task: any('book the models', 'will book the models'), due: '2026-05-11' },
        { owner: 'Dana', task: any('confirm the venue', 'will confirm the venue'), due: '2026-05-15' },
      ],
    },
  ),
  strict(
    'The flat has a kitchen of 12 square metres, a bedroom of 16 square metres and a living room of 24.5 square metres. The rent is 1,150 euros a month.',
    { monthly_rent: n, currency, rooms: items({ name: s, area_m2: n }) },
    {
      monthly_rent: 1150,
      currency: 'EUR',
      rooms: [
        { name: any('kitchen', 'a kitchen'), area_m2: 12 },
        { name: any('bedroom', 'a bedroom'), area_m2: 16 },
        { name: any('living room', 'a living room'), area_m2: 24.5 },
      ],
    },
  ),
  strict(
    'This autumn we run Basic Draping with Ruth Hallam, which costs $240 and lasts 6 weeks, and Advanced Tailoring with Femi Okoro, which costs $410 and lasts ten weeks.',
    { courses: items({ title: s, teacher: s, price: n, weeks: i }), currency },
    {
      courses: [
        { title: 'Basic Draping', teacher: 'Ruth Hallam', price: 240, weeks: 6 },
        { title: 'Advanced Tailoring', teacher: 'Femi Okoro', price: 410, weeks: 10 },
      ],
      currency: 'USD',
    },
  ),
  strict(
    'Pallet 4471 reached Bristol on 2 February 2026 undamaged, but pallet 4472, which reached Cardiff on 5 February 2026, was damaged.',
    { deliveries: items({ pallet: s, city: s, delivered_on: date, damaged: b }) },
    {
      deliveries: [
        { pallet: any('4471', 'Pallet 4471'), city: 'Bristol', delivered_on: '2026-02-02', damaged: false },
        { pallet: any('4472', 'Pallet 4472'), city: 'Cardiff', delivered_on: '2026-02-05', damaged: true },
      ],
    },
  ),
  strict(
    'Invoice 2026-118, dated 20 January 2026, covers 3 hours of alterations at $45 an hour and 2 zips at $8.50 apiece, so $152 altogether. Payable by Olive Tanner, Portland.',
    {
      invoice_number: s,
      date,
      customer: object({ name: s, city: s }),
      positions: items({ description: s, quantity: n, unit_price: n }),
      total: n,
    },
    {
      invoice_number: any('2026-118', 'Invoice 2026-118'),
      date: '2026-01-20',
      customer: { name: 'Olive Tanner', city: 'Portland' },
      positions: [
        { description: any('alterations', 'hours of alterations'), quantity: 3, unit_price: 45 },
        { description: any('zips', 'zip'), quantity: 2, unit_price: 8.5 },
      ],
      total: 152,
    },
  ),
  strict(
    'Dear Ms Veil, your first fitting is with Helene on 6 October 2026 at 14:30 and your second one with Jonas on 20 October 2026 at half past nine in the morning.',
    { client: s, fittings: items({ with: s, date, time: hm }) },
    {
      client: any('Ms Veil', 'Veil'),
      fittings: [
        { with: 'Helene', date: '2026-10-06', time: '14:30' },
        { with: 'Jonas', date: '2026-10-20', time: '09:30' },
      ],
    },
  ),
  strict(
    'From the new catalogue: the Aster coat comes in camel for 389 euros, the Birk jacket in navy for 245 euros and the Cleo skirt in black for 129 euros.',
    { products: items({ name: s, color: s, price: n }), currency },
    {
      products: [
        { name: any('Aster coat', 'the Aster coat', 'Aster'), color: 'camel', price: 389 },
        { name: any('Birk jacket', 'the Birk jacket', 'Birk'), color: 'navy', price: 245 },
        { name: any('Cleo skirt', 'the Cleo skirt', 'Cleo'), color: 'black', price: 129 },
      ],
      currency: 'EUR',
    },
  ),
  strict(
    'Agent Farrow bought 200 shares of Kestrel at 81.75 and agent Lowe sold 50 shares of Fennel at 14.20, both on 17 November 2025.',
    { date, trades: items({ agent: s, side: one('buy', 'sell'), shares: i, company: s, price: n }) },
    {
      date: '2025-11-17',
      trades: [
        { agent: any('Farrow', 'Agent Farrow'), side: 'buy', shares: 200, company: 'Kestrel', price: 81.75 },
        { agent: any('Lowe', 'agent Lowe'), side: 'sell', shares: 50, company: 'Fennel', price: 14.2 },
      ],
    },
  ),
  strict(
    "We'd like a table for 12 December 2026 at 7:30 pm. Ruth's number is 555-0142, Marcus can be reached on 555-0177, and Joanna has no phone.",
    { date, time: hm, guests: items({ name: s, phone: or(s) }) },
    {
      date: '2026-12-12',
      time: '19:30',
      guests: [
        { name: 'Ruth', phone: '555-0142' },
        { name: 'Marcus', phone: '555-0177' },
        { name: 'Joanna', phone: null },
      ],
    },
  ),

  // ---------------------------------------------------------------- English, lines, bullets, separators
  strict(
    `Order from Nadia Petrov, Sofia, nadia@petrov.example

- 4 x wool scarf, grey, 19.90 EUR
- 1 x rain cape, yellow, 74.00 EUR
- 2 x felt hat, green, 32.50 EUR`,
    {
      customer: object({ name: s, email: s, city: s }),
      order_lines: items({ product: s, color: s, quantity: i, unit_price: n }),
      currency,
    },
    {
      customer: { name: 'Nadia Petrov', email: 'nadia@petrov.example', city: 'Sofia' },
      order_lines: [
        { product: 'wool scarf', color: 'grey', quantity: 4, unit_price: 19.9 },
        { product: 'rain cape', color: 'yellow', quantity: 1, unit_price: 74 },
        { product: 'felt hat', color: 'green', quantity: 2, unit_price: 32.5 },
      ],
      currency: 'EUR',
    },
  ),
  strict(
    `Action items
1. Fix hem samples - Ola - 2026-04-03
2. Order zippers - Mei - 2026-04-07
3. Approve colour cards - Ola - 2026-04-09
4. Ship press kit - Ramón - 2026-04-20`,
    { tasks: items({ title: s, owner: s, due_date: date }) },
    {
      tasks: [
        { title: 'Fix hem samples', owner: 'Ola', due_date: '2026-04-03' },
        { title: 'Order zippers', owner: 'Mei', due_date: '2026-04-07' },
        { title: 'Approve colour cards', owner: 'Ola', due_date: '2026-04-09' },
        { title: 'Ship press kit', owner: 'Ramón', due_date: '2026-04-20' },
      ],
    },
  ),
  strict(
    `Textile Day, 21 May 2026
09:00 Welcome (Main Hall)
09:30 Fibres of the Future (Room 2)
11:15 Mending Workshop (Studio)
14:00 Panel on Dyeing (Main Hall)`,
    { title: s, date, sessions: items({ time: hm, title: s, room: s }) },
    {
      title: 'Textile Day',
      date: '2026-05-21',
      sessions: [
        { time: '09:00', title: 'Welcome', room: 'Main Hall' },
        { time: '09:30', title: 'Fibres of the Future', room: any('Room 2', '2') },
        { time: '11:15', title: 'Mending Workshop', room: 'Studio' },
        { time: '14:00', title: 'Panel on Dyeing', room: 'Main Hall' },
      ],
    },
  ),
  strict(
    'Lemon curd, serves 6: 4 lemons, 200 g sugar, 100 g butter, 3 eggs',
    { title: s, servings: i, ingredients: items({ name: s, quantity: n, unit: or(s) }) },
    {
      title: 'Lemon curd',
      servings: 6,
      ingredients: [
        { name: any('lemons', 'lemon'), quantity: 4, unit: null },
        { name: 'sugar', quantity: 200, unit: 'g' },
        { name: 'butter', quantity: 100, unit: 'g' },
        { name: any('eggs', 'egg'), quantity: 3, unit: null },
      ],
    },
  ),
  strict(
    `Curriculum vitae - Abena Mensah
Email: abena.mensah@mail.example

Experience
2020-2024  Textile engineer, Loomworks Ltd, Manchester
2017-2020  Lab assistant, Fibre Institute, Accra
2015-2017  Shop assistant, Kente Corner, Kumasi`,
    { name: s, email: s, positions: items({ title: s, company: s, city: s, start_year: i, end_year: i }) },
    {
      name: 'Abena Mensah',
      email: 'abena.mensah@mail.example',
      positions: [
        { title: 'Textile engineer', company: 'Loomworks Ltd', city: 'Manchester', start_year: 2020, end_year: 2024 },
        { title: 'Lab assistant', company: 'Fibre Institute', city: 'Accra', start_year: 2017, end_year: 2020 },
        { title: 'Shop assistant', company: 'Kente Corner', city: 'Kumasi', start_year: 2015, end_year: 2017 },
      ],
    },
  ),
  strict(
    `measurements in cm for the bridesmaids
Emma: bust 86, waist 68, hips 94
Zoë: bust 94, waist 77, hips 102
Fran: bust 101, waist 85, hips 108`,
    { measurements: items({ name: s, bust: n, waist: n, hips: n }) },
    {
      measurements: [
        { name: 'Emma', bust: 86, waist: 68, hips: 94 },
        { name: 'Zoë', bust: 94, waist: 77, hips: 102 },
        { name: 'Fran', bust: 101, waist: 85, hips: 108 },
      ],
    },
  ),
  strict(
    `Dyeworks Café
Monday 07:30-16:00
Tuesday 07:30-16:00
Thursday 09:00-21:00
Saturday 10:00-18:30
Phone 020 7946 0018`,
    { name: s, phone: s, hours: items({ day: s, opens: hm, closes: hm }) },
    {
      name: 'Dyeworks Café',
      phone: '020 7946 0018',
      hours: [
        { day: 'Monday', opens: '07:30', closes: '16:00' },
        { day: 'Tuesday', opens: '07:30', closes: '16:00' },
        { day: 'Thursday', opens: '09:00', closes: '21:00' },
        { day: 'Saturday', opens: '10:00', closes: '18:30' },
      ],
    },
  ),
  strict(
    `400 m women, final, 8 August 2025
1. Kara Lind (Sweden) 52.31
2. Joy Mutua (Kenya) 52.48
3. Beth Carrow (Ireland) 53.02`,
    { date, results: items({ place: i, athlete: s, country: s, time_seconds: n }) },
    {
      date: '2025-08-08',
      results: [
        { place: 1, athlete: 'Kara Lind', country: 'Sweden', time_seconds: 52.31 },
        { place: 2, athlete: 'Joy Mutua', country: 'Kenya', time_seconds: 52.48 },
        { place: 3, athlete: 'Beth Carrow', country: 'Ireland', time_seconds: 53.02 },
      ],
    },
  ),
  strict(
    'Deliveries for 30 January 2026: 12 boxes of buttons to Derby; 3 rolls of denim to York; 40 bags of wadding to Hull',
    { date, deliveries: items({ quantity: i, goods: s, destination: s }) },
    {
      date: '2026-01-30',
      deliveries: [
        { quantity: 12, goods: any('buttons', 'boxes of buttons'), destination: 'Derby' },
        { quantity: 3, goods: any('denim', 'rolls of denim'), destination: 'York' },
        { quantity: 40, goods: any('wadding', 'bags of wadding'), destination: 'Hull' },
      ],
    },
  ),
  strict(
    sys(
      'Parse the CSV into records.',
      `sku,name,stock,price
TS-01,Tea towel,120,6.5
AP-07,Apron,35,24
OM-03,Oven mitt,60,11.25`,
    ),
    { products: items({ sku: s, name: s, stock: i, price: n }) },
    {
      products: [
        { sku: 'TS-01', name: 'Tea towel', stock: 120, price: 6.5 },
        { sku: 'AP-07', name: 'Apron', stock: 35, price: 24 },
        { sku: 'OM-03', name: 'Oven mitt', stock: 60, price: 11.25 },
      ],
    },
  ),
  strict(
    `Trip for Leon Achterberg, 18 Sept 2026
Utrecht 06:48 -> Cologne 09:14, ICE 121
Cologne 09:53 -> Mainz 11:36, IC 2013
booking ref. KX7P2Q`,
    { passenger: s, date, booking_reference: s, legs: items({ from: s, to: s, departure: hm, arrival: hm, train: s }) },
    {
      passenger: 'Leon Achterberg',
      date: '2026-09-18',
      booking_reference: 'KX7P2Q',
      legs: [
        { from: 'Utrecht', to: 'Cologne', departure: '06:48', arrival: '09:14', train: 'ICE 121' },
        { from: 'Cologne', to: 'Mainz', departure: '09:53', arrival: '11:36', train: 'IC 2013' },
      ],
    },
  ),
  strict(
    `Please invite:
* Iris Vale, iris.vale@north.example, Designer
* Sam Quill, squill@north.example, Buyer
* Dev Rao, dev@rao.example, Photographer
Subject: Spring range review`,
    { subject: s, attendees: items({ name: s, email: s, role: s }) },
    {
      subject: 'Spring range review',
      attendees: [
        { name: 'Iris Vale', email: 'iris.vale@north.example', role: 'Designer' },
        { name: 'Sam Quill', email: 'squill@north.example', role: 'Buyer' },
        { name: 'Dev Rao', email: 'dev@rao.example', role: 'Photographer' },
      ],
    },
  ),
  strict(
    `Rooms at Hotel Marlow
- Garden Room: 2 beds, 95 GBP per night
- Tower Room: 1 bed, 80 GBP per night
- Family Suite: 5 beds, 180 GBP per night`,
    { hotel: s, rooms: items({ name: s, beds: i, price_per_night: n }), currency },
    {
      hotel: any('Hotel Marlow', 'Marlow'),
      rooms: [
        { name: 'Garden Room', beds: 2, price_per_night: 95 },
        { name: 'Tower Room', beds: 1, price_per_night: 80 },
        { name: 'Family Suite', beds: 5, price_per_night: 180 },
      ],
      currency: 'GBP',
    },
  ),
  strict(
    `Evening classes
Shibori for Beginners | starts 3 Feb 2027 | 12 places
Lace Making | starts 9 Feb 2027 | 8 places
Shoe Repair | starts 1 March 2027 | 6 places`,
    { courses: items({ title: s, start_date: date, places: i }) },
    {
      courses: [
        { title: 'Shibori for Beginners', start_date: '2027-02-03', places: 12 },
        { title: 'Lace Making', start_date: '2027-02-09', places: 8 },
        { title: 'Shoe Repair', start_date: '2027-03-01', places: 6 },
      ],
    },
  ),
  strict(
    `INVOICE No. A-2291
Date: 11 July 2025
Bill to: Thistle & Co, Edinburgh

Pattern grading    5 x 60.00 = 300.00
Sample sewing      3 x 85.00 = 255.00
Courier            1 x 18.00 = 18.00

Total GBP 573.00`,
    {
      invoice_number: s,
      date,
      customer: object({ name: s, city: s }),
      positions: items({ description: s, quantity: n, unit_price: n, amount: n }),
      total: n,
      currency,
    },
    {
      invoice_number: any('A-2291', 'No. A-2291'),
      date: '2025-07-11',
      customer: { name: 'Thistle & Co', city: 'Edinburgh' },
      positions: [
        { description: 'Pattern grading', quantity: 5, unit_price: 60, amount: 300 },
        { description: 'Sample sewing', quantity: 3, unit_price: 85, amount: 255 },
        { description: 'Courier', quantity: 1, unit_price: 18, amount: 18 },
      ],
      total: 573,
      currency: 'GBP',
    },
  ),
  strict(
    `catalogue update
1) Mira dress - viscose - sizes S, M, L - $118
2) Otto overshirt - corduroy - sizes M, L, XL - $96`,
    { products: items({ name: s, material: s, sizes: list(s), price: n }), currency },
    {
      products: [
        { name: any('Mira dress', 'Mira'), material: 'viscose', sizes: ['S', 'M', 'L'], price: 118 },
        { name: any('Otto overshirt', 'Otto'), material: 'corduroy', sizes: ['M', 'L', 'XL'], price: 96 },
      ],
      currency: 'USD',
    },
  ),
  strict(
    `Name: Gil Hartmann
Date: 2026-08-14
Time: 10:15
Service: Suit fitting

Name: Wren Castillo
Date: 2026-08-14
Time: 11:45
Service: Trouser hemming`,
    { appointments: items({ name: s, date, time: hm, service: s }) },
    {
      appointments: [
        { name: 'Gil Hartmann', date: '2026-08-14', time: '10:15', service: 'Suit fitting' },
        { name: 'Wren Castillo', date: '2026-08-14', time: '11:45', service: 'Trouser hemming' },
      ],
    },
  ),
  strict(
    `| Agent | Region | Units sold | Revenue (USD) |
|---|---|---|---|
| Pell | North | 41 | 8,200 |
| Sato | West | 67 | 13,065 |
| Adeyemi | South | 29 | 6,090 |`,
    { sales: items({ agent: s, region: s, units: i, revenue: n }) },
    {
      sales: [
        { agent: 'Pell', region: 'North', units: 41, revenue: 8200 },
        { agent: 'Sato', region: 'West', units: 67, revenue: 13065 },
        { agent: 'Adeyemi', region: 'South', units: 29, revenue: 6090 },
      ],
    },
  ),

  // ---------------------------------------------------------------- English, to be refused
  // Bo's end is not said
  strict(
    'On 2 May 2026 Greta works from 9 to 13, Bo starts at 13, and Yusuf comes in from 16 to 20.',
    { date, shifts: items({ person: s, start: hm, end: hm }) },
    REFUSE,
  ),
  // the price of the belts is not said
  strict(
    'Please send three silk ties at $39 each and two leather belts to Carl Whitmore in Tulsa, carl@whitmore.example.',
    {
      customer: object({ name: s, email: s, city: s }),
      lines: items({ product: s, quantity: i, unit_price: n }),
    },
    REFUSE,
  ),
  // Joel's waist is not said
  strict(
    'Amir measures 104 cm round the chest and 90 cm round the waist; Joel measures 98 cm round the chest and has very long arms.',
    { customers: items({ name: s, chest_cm: n, waist_cm: n }) },
    REFUSE,
  ),
  // the customer's e-mail is not said
  strict(
    'Hello, I am Birgit Sund from Aarhus and I would like one parka for 210 euros and two pairs of mittens for 25 euros a pair.',
    {
      customer: object({ name: s, email: s, city: s }),
      lines: items({ product: s, quantity: i, unit_price: n }),
      currency,
    },
    REFUSE,
  ),
  // the teacher of the second course is not said
  strict(
    'We offer Hand Embroidery with Lucia Moreau for £150 and Machine Knitting for £190, both starting on 12 April 2027.',
    { start_date: date, courses: items({ title: s, teacher: s, price: n }) },
    REFUSE,
  ),
  // Lars has no e-mail
  strict(
    `Attendees:
- Kim Bellamy, kim@bellamy.example
- Lars Iversen
- Oona Reid, oona.reid@mail.example`,
    { attendees: items({ name: s, email: s }) },
    REFUSE,
  ),
  // no owner of the third
  strict(
    `To do
1. Draft press release - Hanne - 2026-06-01
2. Retouch photos - Piet - 2026-06-04
3. Translate captions - 2026-06-08`,
    { tasks: items({ title: s, owner: s, due: date }) },
    REFUSE,
  ),
  // arrival of the last leg
  strict(
    `23 October 2026
Lisbon 08:05 -> Madrid 10:20
Madrid 12:00 -> Zaragoza 13:15
Zaragoza 15:40 -> Teruel`,
    { date, legs: items({ from: s, to: s, departure: hm, arrival: hm }) },
    REFUSE,
  ),
  // no date of the invoice
  strict(
    `Invoice 774 for Rowan Bright, Bath
2 x cushion cover, 22.00 GBP
1 x bedspread, 140.00 GBP
Total 184.00 GBP`,
    {
      invoice_number: s,
      invoice_date: date,
      positions: items({ description: s, quantity: i, unit_price: n }),
      total: n,
    },
    REFUSE,
  ),

  // ---------------------------------------------------------------- Swedish
  strict(
    'Hej! Jag heter Elin Wåhlin och bor i Umeå, elin.wahlin@post.example. Jag vill beställa tre ullmössor för 249 kronor styck och en vinterjacka för 1 895 kronor.',
    {
      customer: object({ name: s, email: s, city: s }),
      lines: items({ product: s, quantity: i, unit_price: n }),
      currency,
    },
    {
      customer: { name: 'Elin Wåhlin', email: 'elin.wahlin@post.example', city: 'Umeå' },
      lines: [
        { product: any('ullmössor', 'ullmössa'), quantity: 3, unit_price: 249 },
        { product: 'vinterjacka', quantity: 1, unit_price: 1895 },
      ],
      currency: 'SEK',
    },
  ),
  strict(
    'Den 7 november 2026 öppnar Sara butiken och jobbar mellan 9 och 13, Nils jobbar mellan 13 och 17 och Amina mellan 17 och 20.',
    { date, shifts: items({ name: s, start: hm, end: hm }) },
    {
      date: '2026-11-07',
      shifts: [
        { name: 'Sara', start: '09:00', end: '13:00' },
        { name: 'Nils', start: '13:00', end: '17:00' },
        { name: 'Amina', start: '17:00', end: '20:00' },
      ],
    },
  ),
  strict(
    `Kanelbullar, 24 stycken
- 5 dl mjölk
- 150 g smör
- 1 dl socker
- 50 g jäst`,
    { title: s, pieces: i, ingredients: items({ name: s, amount: n, unit: s }) },
    {
      title: 'Kanelbullar',
      pieces: 24,
      ingredients: [
        { name: 'mjölk', amount: 5, unit: 'dl' },
        { name: 'smör', amount: 150, unit: 'g' },
        { name: 'socker', amount: 1, unit: 'dl' },
        { name: 'jäst', amount: 50, unit: 'g' },
      ],
    },
  ),
  strict(
    `Att göra inför mässan:
1. Boka monter – Fatima – 12 januari 2027
2. Trycka affischer – Gustav – 20 januari 2027
3. Packa provkollektionen – Fatima – 2 februari 2027`,
    { tasks: items({ task: s, owner: s, due: date }) },
    {
      tasks: [
        { task: 'Boka monter', owner: 'Fatima', due: '2027-01-12' },
        { task: 'Trycka affischer', owner: 'Gustav', due: '2027-01-20' },
        { task: 'Packa provkollektionen', owner: 'Fatima', due: '2027-02-02' },
      ],
    },
  ),
  strict(
    'Öppettider Tygladan, Borås: måndag 10:00–18:00, onsdag 12:00–19:30, lördag 10:00–15:00',
    { shop: s, city: s, opening_hours: items({ day: s, opens: hm, closes: hm }) },
    {
      shop: 'Tygladan',
      city: 'Borås',
      opening_hours: [
        { day: 'måndag', opens: '10:00', closes: '18:00' },
        { day: 'onsdag', opens: '12:00', closes: '19:30' },
        { day: 'lördag', opens: '10:00', closes: '15:00' },
      ],
    },
  ),
  // refused: Veras höft saknas
  strict(
    'Lisa har midjan 72 cm och höften 98 cm, medan Vera har midjan 80 cm.',
    { customers: items({ name: s, waist_cm: n, hip_cm: n }) },
    REFUSE,
  ),
  // refused: priset på gardinerna saknas
  strict(
    `Beställning, Johan Ek, Kalmar
- 2 dukar, 320 kr styck
- 4 gardiner
- 1 pläd, 599 kr`,
    { customer: object({ name: s, city: s }), lines: items({ product: s, quantity: i, unit_price: n }) },
    REFUSE,
  ),

  // ---------------------------------------------------------------- German
  strict(
    'Am 19. Februar 2026 fährt Frau Kessler um 8:04 Uhr von Ulm nach Stuttgart, Ankunft 9:01 Uhr, und um 9:27 Uhr weiter von Stuttgart nach Karlsruhe, Ankunft 10:10 Uhr.',
    { passenger: s, date, legs: items({ from: s, to: s, departure: hm, arrival: hm }) },
    {
      passenger: any('Frau Kessler', 'Kessler'),
      date: '2026-02-19',
      legs: [
        { from: 'Ulm', to: 'Stuttgart', departure: '08:04', arrival: '09:01' },
        { from: 'Stuttgart', to: 'Karlsruhe', departure: '09:27', arrival: '10:10' },
      ],
    },
  ),
  strict(
    'Ich war von 2011 bis 2015 Schneiderin bei Nadelwerk in Leipzig und von 2015 bis 2022 Werkstattleiterin bei Stoffhaus Brenner in Dresden. Viele Grüße, Jana Vogt',
    { name: s, positions: items({ title: s, company: s, city: s, from_year: i, to_year: i }) },
    {
      name: 'Jana Vogt',
      positions: [
        { title: 'Schneiderin', company: 'Nadelwerk', city: 'Leipzig', from_year: 2011, to_year: 2015 },
        { title: 'Werkstattleiterin', company: 'Stoffhaus Brenner', city: 'Dresden', from_year: 2015, to_year: 2022 },
      ],
    },
  ),
  strict(
    `Rechnung Nr. 4402 vom 05.03.2026
Kundin: Edith Sommer, Bremen

2 x Kissenbezug à 18,50 € = 37,00 €
1 x Tagesdecke à 129,00 € = 129,00 €
3 x Geschirrtuch à 7,90 € = 23,70 €

Gesamt: 189,70 €`,
    {
      invoice_number: s,
      date,
      customer: object({ name: s, city: s }),
      positions: items({ description: s, quantity: i, unit_price: n, amount: n }),
      total: n,
      currency,
    },
    {
      invoice_number: any('4402', 'Nr. 4402'),
      date: '2026-03-05',
      customer: { name: 'Edith Sommer', city: 'Bremen' },
      positions: [
        { description: 'Kissenbezug', quantity: 2, unit_price: 18.5, amount: 37 },
        { description: 'Tagesdecke', quantity: 1, unit_price: 129, amount: 129 },
        { description: 'Geschirrtuch', quantity: 3, unit_price: 7.9, amount: 23.7 },
      ],
      total: 189.7,
      currency: 'EUR',
    },
  ),
  strict(
    'Wohnung in Graz, Kaltmiete 890 €: Küche 11 m²; Bad 6,5 m²; Schlafzimmer 15 m²; Wohnzimmer 23 m²',
    { city: s, rent: n, rooms: items({ name: s, area_m2: n }) },
    {
      city: 'Graz',
      rent: 890,
      rooms: [
        { name: 'Küche', area_m2: 11 },
        { name: 'Bad', area_m2: 6.5 },
        { name: 'Schlafzimmer', area_m2: 15 },
        { name: 'Wohnzimmer', area_m2: 23 },
      ],
    },
  ),
  strict(
    sys(
      'Lies die Termine aus der Nachricht.',
      'Guten Tag, Frau Lindner kommt am 3. August 2026 um 10:30 Uhr zur Anprobe, und Herr Yilmaz kommt am 4. August 2026 um 16 Uhr zur Abholung.',
    ),
    { appointments: items({ customer: s, date, time: hm, purpose: s }) },
    {
      appointments: [
        {
          customer: any('Frau Lindner', 'Lindner'),
          date: '2026-08-03',
          time: '10:30',
          purpose: any('Anprobe', 'zur Anprobe'),
        },
        {
          customer: any('Herr Yilmaz', 'Yilmaz'),
          date: '2026-08-04',
          time: '16:00',
          purpose: any('Abholung', 'zur Abholung'),
        },
      ],
    },
  ),
  // refused: E-Mail des zweiten Teilnehmers fehlt
  strict(
    `Teilnehmer am 30. Juni 2026:
- Rolf Hanke, Einkauf, hanke@firma.example
- Mina Scholl, Vertrieb`,
    { date, attendees: items({ name: s, department: s, email: s }) },
    REFUSE,
  ),

  // ---------------------------------------------------------------- French
  strict(
    'Bonjour, je suis Claire Delmas, de Nantes (claire.delmas@courrier.example). Je voudrais deux écharpes à 45 euros pièce et quatre bonnets à 22,50 euros pièce.',
    {
      customer: object({ name: s, email: s, city: s }),
      lines: items({ product: s, quantity: i, unit_price: n }),
    },
    {
      customer: { name: 'Claire Delmas', email: 'claire.delmas@courrier.example', city: 'Nantes' },
      lines: [
        { product: any('écharpes', 'écharpe'), quantity: 2, unit_price: 45 },
        { product: any('bonnets', 'bonnet'), quantity: 4, unit_price: 22.5 },
      ],
    },
  ),
  strict(
    'Léa a un tour de poitrine de 90 cm, un tour de taille de 71 cm et un tour de hanches de 97 cm, et Manon a un tour de poitrine de 84 cm, un tour de taille de 66 cm et un tour de hanches de 92 cm.',
    { clients: items({ name: s, bust_cm: n, waist_cm: n, hips_cm: n }) },
    {
      clients: [
        { name: 'Léa', bust_cm: 90, waist_cm: 71, hips_cm: 97 },
        { name: 'Manon', bust_cm: 84, waist_cm: 66, hips_cm: 92 },
      ],
    },
  ),
  strict(
    `Horaires de l'atelier
lundi : 9h00 - 12h30
mardi : 13h30 - 18h00
vendredi : 10h00 - 19h00`,
    { opening_hours: items({ day: s, opens: hm, closes: hm }) },
    {
      opening_hours: [
        { day: 'lundi', opens: '09:00', closes: '12:30' },
        { day: 'mardi', opens: '13:30', closes: '18:00' },
        { day: 'vendredi', opens: '10:00', closes: '19:00' },
      ],
    },
  ),
  strict(
    `Nos stages 2026 :
1. Teinture naturelle, Odile Ferrand, 14 avril 2026, 120 €
2. Broderie d'or, Malik Benali, 5 mai 2026, 95 €
3. Tissage, Odile Ferrand, 16 juin 2026, 140 €`,
    { courses: items({ title: s, teacher: s, date, price: n }), currency },
    {
      courses: [
        { title: 'Teinture naturelle', teacher: 'Odile Ferrand', date: '2026-04-14', price: 120 },
        { title: "Broderie d'or", teacher: 'Malik Benali', date: '2026-05-05', price: 95 },
        { title: 'Tissage', teacher: 'Odile Ferrand', date: '2026-06-16', price: 140 },
      ],
      currency: 'EUR',
    },
  ),
  strict(
    'La robe Capucine existe en rouge à 159 euros, le manteau Orme en gris à 320 euros et la chemise Lin en blanc à 75 euros.',
    { products: items({ name: s, color: s, price: n }) },
    {
      products: [
        { name: any('robe Capucine', 'La robe Capucine', 'Capucine'), color: 'rouge', price: 159 },
        { name: any('manteau Orme', 'le manteau Orme', 'Orme'), color: 'gris', price: 320 },
        { name: any('chemise Lin', 'la chemise Lin', 'Lin'), color: 'blanc', price: 75 },
      ],
    },
  ),
  // refused : l'échéance de Paul n'est pas dite
  strict(
    'Inès doit choisir les tissus avant le 10 mars 2026, Paul doit appeler le fournisseur et Nora doit relire le devis avant le 17 mars 2026.',
    { tasks: items({ owner: s, task: s, due: date }) },
    REFUSE,
  ),

  // ---------------------------------------------------------------- Spanish
  strict(
    'El 22 de abril de 2026 llegaron 15 cajas de camisas a Sevilla y 8 cajas de pantalones a Bilbao.',
    { date, deliveries: items({ boxes: i, goods: s, city: s }) },
    {
      date: '2026-04-22',
      deliveries: [
        { boxes: 15, goods: any('camisas', 'cajas de camisas'), city: 'Sevilla' },
        { boxes: 8, goods: any('pantalones', 'cajas de pantalones'), city: 'Bilbao' },
      ],
    },
  ),
  strict(
    'Marta Ruiz vendió 34 abrigos en Gijón, Diego Sanz vendió 27 abrigos en Oviedo y Lucía Peña vendió 41 abrigos en León.',
    { results: items({ agent: s, units_sold: i, city: s }) },
    {
      results: [
        { agent: 'Marta Ruiz', units_sold: 34, city: 'Gijón' },
        { agent: 'Diego Sanz', units_sold: 27, city: 'Oviedo' },
        { agent: 'Lucía Peña', units_sold: 41, city: 'León' },
      ],
    },
  ),
  strict(
    `Pedido de Andrés Coll, Valencia, andres.coll@correo.example
* 3 camisetas, talla M, 14,90 €
* 1 chaqueta, talla L, 89,00 €
* 2 cinturones, talla S, 21,50 €`,
    {
      customer: object({ name: s, email: s, city: s }),
      lines: items({ product: s, size: s, quantity: i, unit_price: n }),
      currency,
    },
    {
      customer: { name: 'Andrés Coll', email: 'andres.coll@correo.example', city: 'Valencia' },
      lines: [
        { product: any('camisetas', 'camiseta'), size: any('M', 'talla M'), quantity: 3, unit_price: 14.9 },
        { product: 'chaqueta', size: any('L', 'talla L'), quantity: 1, unit_price: 89 },
        { product: any('cinturones', 'cinturón'), size: any('S', 'talla S'), quantity: 2, unit_price: 21.5 },
      ],
      currency: 'EUR',
    },
  ),
  strict(
    'Gazpacho para 4 personas: 1 kg de tomates, 60 g de pepino, 80 ml de aceite, 30 ml de vinagre, 10 g de ajo',
    { title: s, servings: i, ingredients: items({ name: s, amount: n, unit: s }) },
    {
      title: any('Gazpacho', 'Gazpacho para 4 personas'),
      servings: 4,
      ingredients: [
        { name: any('tomates', 'tomate'), amount: 1, unit: 'kg' },
        { name: 'pepino', amount: 60, unit: 'g' },
        { name: 'aceite', amount: 80, unit: 'ml' },
        { name: 'vinagre', amount: 30, unit: 'ml' },
        { name: 'ajo', amount: 10, unit: 'g' },
      ],
    },
  ),
  strict(
    `Citas del 9 de julio de 2026
10:00 Pilar Otero, prueba de vestido
11:30 Ramón Gil, arreglo de traje
17:15 Noa Vidal, toma de medidas`,
    { date, appointments: items({ time: hm, customer: s, service: s }) },
    {
      date: '2026-07-09',
      appointments: [
        { time: '10:00', customer: 'Pilar Otero', service: 'prueba de vestido' },
        { time: '11:30', customer: 'Ramón Gil', service: 'arreglo de traje' },
        { time: '17:15', customer: 'Noa Vidal', service: 'toma de medidas' },
      ],
    },
  ),
  // refused: falta la hora de cierre del sábado
  strict(
    `Horario de la tienda
viernes: 10:00 - 20:00
sábado: desde las 11:00
domingo: 12:00 - 15:00`,
    { opening_hours: items({ day: s, opens: hm, closes: hm }) },
    REFUSE,
  ),
];
