import { b, filled, i, list, n, one, type Planted, s } from '../filled.fixture.js';

const JOBS = list({ item: s, price: n, paid: b });
const LINES = list({ quantity: i, item: s, unit_price: n });
const STATES = list({ owner: s, status: one('ready', 'waiting') });

/** Numbers that the rows of a list come to; null where the rows, or what stands beside them, leave them open. */
const PLANTED: readonly Planted[] = [
  [
    'Oak stool – 40 EUR – paid\nPine bench – 75 EUR – not paid\nAsh table – 90 EUR – not paid',
    { jobs: JOBS, outstanding_total: n, total_paid: n, total: n },
    {
      jobs: [
        { item: 'Oak stool', price: 40, paid: true },
        { item: 'Pine bench', price: 75, paid: false },
        { item: 'Ash table', price: 90, paid: false },
      ],
      outstanding_total: 165,
      total_paid: 40,
      total: 205,
    },
  ],
  [
    'Oak stool – 40 EUR – paid\nPine bench – 75 EUR – not paid\nDiscount of 10 % on all of it',
    { jobs: JOBS, outstanding_total: n },
    null,
  ],
  [
    'Anders – ready\nFatima – waiting\nColin – ready',
    { bikes: STATES, ready_count: i, number_of_waiting: i },
    {
      bikes: [
        { owner: 'Anders', status: 'ready' },
        { owner: 'Fatima', status: 'waiting' },
        { owner: 'Colin', status: 'ready' },
      ],
      ready_count: 2,
      number_of_waiting: 1,
    },
  ],
  ['Anders – ready\nFatima – waiting\nColin – ready', { bikes: STATES, broken_count: i }, null],
  [
    '3 x candle, 4.20 each\n2 x lantern, 15.00 each',
    { lines: LINES, total: n, total_items: i },
    {
      lines: [
        { quantity: 3, item: 'candle', unit_price: 4.2 },
        { quantity: 2, item: 'lantern', unit_price: 15 },
      ],
      total: 42.6,
      total_items: 5,
    },
  ],
  [
    'Karin, 200 kr, betald\nSven, 350 kr, inte betald',
    { deltagare: list({ namn: s, avgift: n, betald: b }), totalt_obetald: n },
    {
      deltagare: [
        { namn: 'Karin', avgift: 200, betald: true },
        { namn: 'Sven', avgift: 350, betald: false },
      ],
      totalt_obetald: 350,
    },
  ],
  [
    '- Hose kürzen, 15 Euro, bezahlt\n- Mantel füttern, 80 Euro, nicht bezahlt',
    { arbeiten: list({ arbeit: s, preis: n, bezahlt: b }), offener_gesamtbetrag: n, gesamt: n },
    null,
  ],
  [
    '- Hose kürzen, 15 Euro, bezahlt\n- Mantel füttern, 80 Euro, nicht bezahlt',
    { arbeiten: list({ arbeit: s, preis: n, bezahlt: b }), gesamt: n },
    {
      arbeiten: [
        { arbeit: 'Hose kürzen', preis: 15, bezahlt: true },
        { arbeit: 'Mantel füttern', preis: 80, bezahlt: false },
      ],
      gesamt: 95,
    },
  ],
  [
    'Card the fleece – 30 minutes\nSpin the yarn – 90 minutes',
    { steps: list({ action: s, minutes: i }), total_minutes: i },
    {
      steps: [
        { action: 'Card the fleece', minutes: 30 },
        { action: 'Spin the yarn', minutes: 90 },
      ],
      total_minutes: 120,
    },
  ],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
