import { day, filled, i, list, n, one, type Planted, s } from '../filled.fixture.js';

const PERSON = { people: list({ name: s, age: i, city: s }) };
const SHELF = { products: list({ name: s, price: n }) };
const TRADES = { trades: list({ agent: s, side: one('buy', 'sell'), stock: s, quantity: i, price: n }) };
const HOURS = { hours: list({ day: s, opens: s, closes: s }) };

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
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
