import { b, day, filled, i, list, n, one, type Planted, s } from '../filled.fixture.js';

const PERSON = { people: list({ name: s, age: i, city: s }) };
const SHELF = { products: list({ name: s, price: n }) };
const TRADES = { trades: list({ agent: s, side: one('buy', 'sell'), stock: s, quantity: i, price: n }) };
const TASKS = { tasks: list({ owner: s, task: s, due: maybe(day) }) };
const WORK = { jobs: list({ position: s, employer: s, start_year: i, end_year: maybe(i) }) };
const FABRICS = { fabrics: list({ name: s, price: n, in_stock: b, colors: { type: 'array', items: s } }) };
const MONEY = {
  type: 'object',
  properties: { amount: n, currency: one('USD', 'EUR') },
  required: ['amount', 'currency'],
};
const HOURS = { hours: list({ day: s, opens: s, closes: s }) };

/** A member that may be null. */
function maybe(schema: { type: string }): unknown {
  return { ...schema, type: [schema.type, 'null'] };
}

/** Lists whose rows are written alike; null where one of their rows lacks something, or may be read in two ways. */
const PLANTED: readonly Planted[] = [
  [
    'Emma, 34, Lund; Bo, 40, Malmö',
    PERSON,
    {
      people: [
        { name: 'Emma', age: 34, city: 'Lund' },
        { name: 'Bo', age: 40, city: 'Malmö' },
      ],
    },
  ],
  [
    'Anna ist 34 und wohnt in Bonn, Karl ist 40 und wohnt in Köln.',
    PERSON,
    {
      people: [
        { name: 'Anna', age: 34, city: 'Bonn' },
        { name: 'Karl', age: 40, city: 'Köln' },
      ],
    },
  ],
  ['Emma, 34, Lund; Bo, 40', PERSON, null],
  ['Emma, 34, Lund; Bo, Malmö; Cia, 29, Umeå', PERSON, null],
  [
    'Agent Mira bought 30 shares of Larch at 12.40. Agent Odo sold 5 shares of Alder at 7.25.',
    TRADES,
    {
      trades: [
        { agent: 'Mira', side: 'buy', stock: 'Larch', quantity: 30, price: 12.4 },
        { agent: 'Odo', side: 'sell', stock: 'Alder', quantity: 5, price: 7.25 },
      ],
    },
  ],
  ['Agent Mira bought 30 shares of Larch. Agent Odo sold 5 shares of Alder at 7.25.', TRADES, null],
  [
    'Monday 9-17, Saturday 10-14.',
    HOURS,
    {
      hours: [
        { day: 'Monday', opens: '09:00', closes: '17:00' },
        { day: 'Saturday', opens: '10:00', closes: '14:00' },
      ],
    },
  ],
  ['Monday 9-17, Saturday from 10.', HOURS, null],
  [
    'New: the Aster coat comes at 389 euros, the Birk jacket at 245 euros.',
    SHELF,
    {
      products: [
        { name: 'Aster coat', price: 389 },
        { name: 'Birk jacket', price: 245 },
      ],
    },
  ],
  [
    'Crêpes, pour 4 personnes\n- 250 g de farine\n- 50 cl de lait',
    { title: s, ingredients: list({ ingredient: s, amount: n, unit: s }) },
    {
      title: 'Crêpes',
      ingredients: [
        { ingredient: 'farine', amount: 250, unit: 'g' },
        { ingredient: 'lait', amount: 50, unit: 'cl' },
      ],
    },
  ],
  [
    'Kickoff on 12 May 2025. Attendees: Priya Nair (product manager) and Tom Becker (designer).',
    { date: day, attendees: list({ name: s, role: s }) },
    {
      date: '2025-05-12',
      attendees: [
        { name: 'Priya Nair', role: 'product manager' },
        { name: 'Tom Becker', role: 'designer' },
      ],
    },
  ],
  [
    'Attendees: Priya Nair (manager), Tom Becker (designer) and Eva Holm.',
    { attendees: list({ name: s, role: s }) },
    null,
  ],
  [
    'Guests:\n- Kim Bell, kim@bell.example\n- Lars Iver\n- Oona Reid, oona@reid.example',
    { guests: list({ name: s, email: s }) },
    null,
  ],
  [
    'Tom will send the samples by 3 May 2026. Lena will book the studio by 5 May 2026.',
    { tasks: list({ task: s, owner: s, due: day }) },
    {
      tasks: [
        { task: 'send the samples', owner: 'Tom', due: '2026-05-03' },
        { task: 'book the studio', owner: 'Lena', due: '2026-05-05' },
      ],
    },
  ],
  [
    'IC 704 from Basel 07:03 to Zurich 07:56\nEC 191 from Zurich 08:33 to Munich 12:05',
    { legs: list({ train: s, from: s, to: s, departure: s, arrival: s }) },
    {
      legs: [
        { train: 'IC 704', from: 'Basel', to: 'Zurich', departure: '07:03', arrival: '07:56' },
        { train: 'EC 191', from: 'Zurich', to: 'Munich', departure: '08:33', arrival: '12:05' },
      ],
    },
  ],
  [
    'Metformin 500 mg, Ramipril 5 mg, Ibuprofen 400 mg',
    { drugs: list({ name: s, dose_mg: n }) },
    {
      drugs: [
        { name: 'Metformin', dose_mg: 500 },
        { name: 'Ramipril', dose_mg: 5 },
        { name: 'Ibuprofen', dose_mg: 400 },
      ],
    },
  ],
  [
    'Otters 3-1 Badgers, Falcons 2-2 Rovers',
    { matches: list({ home: s, away: s, home_goals: i, away_goals: i }) },
    {
      matches: [
        { home: 'Otters', away: 'Badgers', home_goals: 3, away_goals: 1 },
        { home: 'Falcons', away: 'Rovers', home_goals: 2, away_goals: 2 },
      ],
    },
  ],
  [
    'Guests:\n- Kim Bell, kim@bell.example\n- Lars Iver\n- Oona Reid, oona@reid.example',
    { guests: list({ name: s, email: maybe(s) }) },
    {
      guests: [
        { name: 'Kim Bell', email: 'kim@bell.example' },
        { name: 'Lars Iver', email: null },
        { name: 'Oona Reid', email: 'oona@reid.example' },
      ],
    },
  ],
  [
    'Tasks:\n- Karen: order the zips, due 10 February 2025\n- Miguel: call the printer, no deadline',
    TASKS,
    {
      tasks: [
        { owner: 'Karen', task: 'order the zips', due: '2025-02-10' },
        { owner: 'Miguel', task: 'call the printer', due: null },
      ],
    },
  ],
  ['Tasks:\n- Karen: order the zips, due 10 February 2025\n- call the printer', TASKS, null],
  [
    'Direktrice, Atelier Blum, seit 2021\nSchneiderin, Theater Ulm, 2016–2021',
    WORK,
    {
      jobs: [
        { position: 'Direktrice', employer: 'Atelier Blum', start_year: 2021, end_year: null },
        { position: 'Schneiderin', employer: 'Theater Ulm', start_year: 2016, end_year: 2021 },
      ],
    },
  ],
  ['Direktrice, Atelier Blum, 2021\nSchneiderin, Theater Ulm, 2016–2021', WORK, null],
  [
    'Lampe, 49,90 €, 3. Mai 2026; Tisch, 75,00 €; Stuhl, 20,00 €, 9. Mai 2026',
    { products: list({ name: s, price: n, delivery_date: maybe(day) }) },
    {
      products: [
        { name: 'Lampe', price: 49.9, delivery_date: '2026-05-03' },
        { name: 'Tisch', price: 75, delivery_date: null },
        { name: 'Stuhl', price: 20, delivery_date: '2026-05-09' },
      ],
    },
  ],
  [
    'Lampe, 49,90 €, 3. Mai 2026; Tisch, 9. Mai 2026; Stuhl, 20,00 €, 9. Mai 2026',
    { products: list({ name: s, price: n, delivery_date: maybe(day) }) },
    null,
  ],
  [
    'Products, 2024\nLamp, 30 EUR, 3 May 2026\nChair, 20 EUR',
    { products: list({ name: s, price: n, delivery_date: maybe(day) }) },
    {
      products: [
        { name: 'Lamp', price: 30, delivery_date: '2026-05-03' },
        { name: 'Chair', price: 20, delivery_date: null },
      ],
    },
  ],
  [
    'Pancakes for 6 people or 4 people\n- 250 g flour\n- 500 ml milk',
    { title: s, servings: i, ingredients: list({ name: s, amount: n, unit: s }) },
    null,
  ],
  [
    'Lemon curd: 4 lemons, 200 g sugar, 3 eggs',
    { ingredients: list({ name: s, quantity: n, unit: maybe(s) }) },
    {
      ingredients: [
        { name: 'lemons', quantity: 4, unit: null },
        { name: 'sugar', quantity: 200, unit: 'g' },
        { name: 'eggs', quantity: 3, unit: null },
      ],
    },
  ],
  [
    'INVOICE\n\n2 x Steam iron, EUR 89.50 each\n5 x Chalk pencil, EUR 3.20 each\n\nTotal: EUR 195.00',
    { lines: list({ description: s, quantity: i, unit_price: n }), total: MONEY },
    {
      lines: [
        { description: 'Steam iron', quantity: 2, unit_price: 89.5 },
        { description: 'Chalk pencil', quantity: 5, unit_price: 3.2 },
      ],
      total: { amount: 195, currency: 'EUR' },
    },
  ],
  [
    '2 x Steam iron, EUR 89.50 each\n5 x Chalk pencil, EUR 3.20 each\n\nThe total follows.',
    { lines: list({ description: s, quantity: i, unit_price: n }), total: MONEY },
    null,
  ],
  [
    'Gazpacho para 4 personas: 1 kg de tomates, 60 g de pepino',
    { title: s, servings: i, ingredients: list({ name: s, amount: n, unit: one('kg', 'g') }) },
    {
      title: 'Gazpacho',
      servings: 4,
      ingredients: [
        { name: 'tomates', amount: 1, unit: 'kg' },
        { name: 'pepino', amount: 60, unit: 'g' },
      ],
    },
  ],
  [
    'Gazpacho: 1 kg de tomates, 60 g de pepino',
    { title: s, servings: i, ingredients: list({ name: s, amount: n, unit: s }) },
    null,
  ],
  [
    'Omgång 3, 22 september 2024\nEkby IF – Norrvik 2–1\nSundfors BK – Lindesta 0–3',
    { round: i, date: day, matches: list({ home: s, away: s, home_goals: i, away_goals: i }) },
    {
      round: 3,
      date: '2024-09-22',
      matches: [
        { home: 'Ekby IF', away: 'Norrvik', home_goals: 2, away_goals: 1 },
        { home: 'Sundfors BK', away: 'Lindesta', home_goals: 0, away_goals: 3 },
      ],
    },
  ],
  [
    'Mercerie du Port\nmardi : 09:30 - 12:30\njeudi : 14:00 - 18:30',
    { shop: s, hours: list({ day: s, opens: s, closes: s }) },
    {
      shop: 'Mercerie du Port',
      hours: [
        { day: 'mardi', opens: '09:30', closes: '12:30' },
        { day: 'jeudi', opens: '14:00', closes: '18:30' },
      ],
    },
  ],
  [
    'Lebenslauf Miriam Schuster\nDirektrice, Atelier Blum, 2021–2023\nSchneiderin, Theater Ulm, 2016–2021',
    { name: s, jobs: list({ position: s, employer: s, start_year: i, end_year: i }) },
    {
      name: 'Miriam Schuster',
      jobs: [
        { position: 'Direktrice', employer: 'Atelier Blum', start_year: 2021, end_year: 2023 },
        { position: 'Schneiderin', employer: 'Theater Ulm', start_year: 2016, end_year: 2021 },
      ],
    },
  ],
  [
    'Omgång, 22 september 2024\nEkby IF – Norrvik 2–1\nSundfors BK – Lindesta 0–3',
    { round: i, matches: list({ home: s, away: s, home_goals: i, away_goals: i }) },
    null,
  ],
  [
    '4 March 2025, train to Manchester, £64.20\n6 March 2025, one night, £112.00',
    { expenses: list({ date: day, description: s, amount: n }) },
    {
      expenses: [
        { date: '2025-03-04', description: 'train to Manchester', amount: 64.2 },
        { date: '2025-03-06', description: 'one night', amount: 112 },
      ],
    },
  ],
  [
    '09:00 Welcome (Main Hall)\n09:30 Mending (Room 2)\n11:15 Dyeing (Studio)',
    { sessions: list({ time: s, title: s, room: s }) },
    {
      sessions: [
        { time: '09:00', title: 'Welcome', room: 'Main Hall' },
        { time: '09:30', title: 'Mending', room: '2' },
        { time: '11:15', title: 'Dyeing', room: 'Studio' },
      ],
    },
  ],
  [
    '4 March 2025, train, £64.20\n6 March 2025, 3, £112.00',
    { expenses: list({ date: day, description: s, amount: n }) },
    null,
  ],
  [
    'Siri, 189 kr, finns i lager, färger: blå, röd\nTuva, 245 kr, slut i lager, färger: grön',
    FABRICS,
    {
      fabrics: [
        { name: 'Siri', price: 189, in_stock: true, colors: ['blå', 'röd'] },
        { name: 'Tuva', price: 245, in_stock: false, colors: ['grön'] },
      ],
    },
  ],
  ['Siri, 189 kr, finns i lager, färger: blå, röd\nTuva, slut i lager, färger: grön', FABRICS, null],
];

/** Members that nothing tells apart have a factorial of ways; rows of which all lack something have more. Both end. */
it('ends soon, whatever a schema asks for', () => {
  const words = (count: number, of: string): string =>
    Array.from({ length: count }, (_, at) => `${of}${'abcdefghij'[at % 10]}${'klmnopq'[Math.floor(at / 10)]}`).join(
      ', ',
    );
  const names = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta', 'theta', 'iota', 'kappa', 'lambda', 'mu'];
  const many = list(Object.fromEntries(names.map((name) => [name, s])));
  expect(filled([words(14, 'x'), words(14, 'y'), words(14, 'z')].join('; '), { things: many })).toBeNull();
  const optional = { type: ['string', 'null'] };
  const lacking = `${words(36, 'x')}, 3 May 2026\n${words(18, 'y')}, 17\n${words(30, 'z')}, a@b.example`;
  expect(filled(lacking, { things: list({ alpha: s, beta: optional, gamma: optional }) })).toBeNull();
});

it('takes the name of all from no row', () =>
  expect(
    filled('Lebenslauf\nSchneiderin, Theater Ulm, 2016–2021\nDirectrice, Atelier Blum, 2021–2024', {
      name: s,
      jobs: list({ title: s, company: s, start: i, end: i }),
    }),
  ).toBeNull());

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
