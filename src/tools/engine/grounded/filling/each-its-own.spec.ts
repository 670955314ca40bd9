import { filled, i, list, n, object, type Planted, s } from '../filled.fixture.js';

const PEOPLE = { participants: list({ name: s, email: s }) };
const STOPS = { stops: list({ city: s, arrival_time: s }) };
const REVIEWS = { reviews: list({ reviewer: s, rating: i }) };
const PRODUCTS = { products: list({ sku: s, name: s, stock: i }) };
const LAMPS = { products: list({ name: s, price: n }) };
const party = object({ name: s, city: s });
const SALE = { seller: party, buyer: party };
const ADDRESSES = { shipping_address: object({ city: s }), billing_address: object({ city: s }) };
const EVENT = { event: object({ name: s, venue: object({ name: s, city: s }) }) };

/** A list is told whole or not; what is told of one thing is not told of another. */
const PLANTED: readonly Planted[] = [
  ['Participants:\nElla Ward, ella@ward.example\nJack Stone\nMona Riis, mona@riis.example', PEOPLE, null],
  ['Participants:\nElla Ward, ella@ward.example\nMona Riis, mona@riis.example\nJack Stone', PEOPLE, null],
  ['Stops\nLuton 08:00\nBedford 08:45\nKettering (time to be confirmed)', STOPS, null],
  ['Order 1290\n- Desk chair: 2\n- Floor lamp: 1\n- Bookshelf:', { items: list({ name: s, quantity: i }) }, null],
  ['Martin asked for boots.', { first_name: s, last_name: s }, null],
  ['Which fibre is denim woven from?', { fiber: s }, null],
  ['Stops\nLuton 08:00\nKettering later\nBedford 08:45', STOPS, null],
  [
    'Stops\nLuton 08:00\nBedford 08:45\n\nBring water.',
    STOPS,
    {
      stops: [
        { city: 'Luton', arrival_time: '08:00' },
        { city: 'Bedford', arrival_time: '08:45' },
      ],
    },
  ],
  ['Reviews\nTess: 4 stars\nRoy: 5 stars\nVera: "have not tried it yet"', REVIEWS, null],
  [
    'Reviews\nTess: 4 stars\nRoy: 5 stars',
    REVIEWS,
    {
      reviews: [
        { reviewer: 'Tess', rating: 4 },
        { reviewer: 'Roy', rating: 5 },
      ],
    },
  ],
  ['sku | name | stock\nK-1 | Straw hat | 12\nK-2 | Sun cap |\nK-3 | Beret | 5', PRODUCTS, null],
  [
    'sku | name | stock\nK-1 | Straw hat | 12\nK-2 | Sun cap | 3',
    PRODUCTS,
    {
      products: [
        { sku: 'K-1', name: 'Straw hat', stock: 12 },
        { sku: 'K-2', name: 'Sun cap', stock: 3 },
      ],
    },
  ],
  [
    'In our shop the Luna lamp costs 49 dollars, the Orbit lamp costs 79 dollars and the Comet lamp costs 119 dollars.',
    LAMPS,
    {
      products: [
        { name: 'Luna lamp', price: 49 },
        { name: 'Orbit lamp', price: 79 },
        { name: 'Comet lamp', price: 119 },
      ],
    },
  ],
  ['The seller is Ida Holt from Malmö, and there is no buyer yet.', SALE, null],
  [
    'The seller is Ida Holt from Malmö, and the buyer is Per Krook from Lund.',
    SALE,
    { seller: { name: 'Ida Holt', city: 'Malmö' }, buyer: { name: 'Per Krook', city: 'Lund' } },
  ],
  ['Ship to Dover.', ADDRESSES, null],
  ['Customer: Gordon Lake\nCity: Preston\nPostcode: -', { city: s, postcode: s }, null],
  ['Customer: Gordon Lake\nPhone: n/a\nCall 0161 555 0142.', { customer: s, phone: s }, null],
  ['Cliente: Marta Gil, Bilbao', { customer: object({ name: s, phone: s }) }, null],
  ['We would love to see you at the Spring Fair, which is in Cambridge.', EVENT, null],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
