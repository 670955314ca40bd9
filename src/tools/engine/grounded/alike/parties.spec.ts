import { day, filled, list, n, object, type Planted, s } from '../filled.fixture.js';

const party = object({ name: s, city: s });
const SALE = { seller: party, buyer: party };
const MAIL = { sender: object({ name: s, email: s }), recipient: object({ name: s, email: s }) };
const TRIP = { origin: object({ city: s, date: day }), destination: object({ city: s, date: day }) };
const VENUE = { event: object({ name: s, venue: object({ name: s, street: s, city: s }) }) };

/** What a line or a sentence tells of one object of several; null where it tells too little, or of whom is not said. */
const PLANTED: readonly Planted[] = [
  [
    'Seller: Nordwind Trading, Hamburg\nBuyer: Casa Verde, Valencia',
    SALE,
    { seller: { name: 'Nordwind Trading', city: 'Hamburg' }, buyer: { name: 'Casa Verde', city: 'Valencia' } },
  ],
  ['Seller: Nordwind Trading, Hamburg\nBuyer: Casa Verde', SALE, null],
  [
    'Der Käufer ist Jürgen Vogel aus Bremen und die Verkäuferin ist Sabine Kraus aus Kassel. Der Preis beträgt 1.250 Euro.',
    { ...SALE, price: n },
    {
      buyer: { name: 'Jürgen Vogel', city: 'Bremen' },
      seller: { name: 'Sabine Kraus', city: 'Kassel' },
      price: 1250,
    },
  ],
  [
    'Säljaren är nöjd.\nSäljare: Ida Holt, Lund\nKöpare: Per Krook, Malmö',
    SALE,
    { seller: { name: 'Ida Holt', city: 'Lund' }, buyer: { name: 'Per Krook', city: 'Malmö' } },
  ],
  [
    'From: Alan Price <alan@price.example>\nTo: Bea Novak <bea@novak.example>\nSubject: Fitting on Friday',
    MAIL,
    {
      sender: { name: 'Alan Price', email: 'alan@price.example' },
      recipient: { name: 'Bea Novak', email: 'bea@novak.example' },
    },
  ],
  ['From: Alan Price <alan@price.example>\nTo: Bea Novak\nSubject: Fitting', MAIL, null],
  [
    'Shipment TRK-9004\nOrigin: Rotterdam, 2025-06-02\nDestination: Dublin, 2025-06-06\nPallets: 11',
    { ...TRIP, pallets: n },
    {
      origin: { city: 'Rotterdam', date: '2025-06-02' },
      destination: { city: 'Dublin', date: '2025-06-06' },
      pallets: 11,
    },
  ],
  ['Origin: Rotterdam, 2025-06-02\nDestination: Dublin', TRIP, null],
  [
    'Event: Open Design Night\nDate: 2025-11-20\nVenue: Kulturhuset, Sergels torg 3, Stockholm',
    VENUE,
    {
      event: {
        name: 'Open Design Night',
        venue: { name: 'Kulturhuset', street: 'Sergels torg 3', city: 'Stockholm' },
      },
    },
  ],
  [
    'Employee: Victor Lang, Sales\nTaxi 32.00',
    { employee: object({ name: s, department: s }) },
    { employee: { name: 'Victor Lang', department: 'Sales' } },
  ],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});

/** Labels without an end, lines of nothing: looked at in bounded time. */
it.each([
  'buyer is '.repeat(2000),
  `Buyer: ${'.'.repeat(19_000)}x`,
  `Results${'\n'.repeat(3600)}${Array.from({ length: 40 }, (_, at) => `A${at} 1`).join('\n')}`,
  Array.from({ length: 40 }, (_, at) => `We ship to Al${at} 1, to Bo 2, to Cy 3.`).join(' '),
])('ends, whatever a text holds: %#', (text) => {
  expect(filled(text, SALE)).toBeNull();
  expect(filled(text, { rows: list({ rank: n, name: s, city: s }) })).toBeNull();
});
