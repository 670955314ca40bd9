import { day, filled, i, list, n, type Planted, s } from '../filled.fixture.js';

const HOURS = { hours: list({ day: s, opens: s, closes: s }) };
const ROOMS = { rooms: list({ name: s, area_sqm: n }) };
const BODIES = { customers: list({ name: s, bust_cm: n, waist_cm: n }) };
const SHIFTS = { shifts: list({ person: s, start: s, end: s }) };
const RESULTS = { results: list({ rank: i, athlete: s, country: s, seconds: n }) };
const COURSES = { courses: list({ title: s, teacher: s, price: n }) };
const PRODUCTS = { products: list({ name: s, price: n }) };
const VISITS = { visits: list({ name: s, date: day, time: s }) };

/** Rows in running sentences and in blocks; null where one of them is not like the others. */
const PLANTED: readonly Planted[] = [
  [
    'Our shop in Whitby is open on Fridays from 9 am to 6 pm, on Saturdays from 10 am to 4 pm and on Sundays from 11:30 am to 2 pm.',
    HOURS,
    {
      hours: [
        { day: 'Friday', opens: '09:00', closes: '18:00' },
        { day: 'Saturday', opens: '10:00', closes: '16:00' },
        { day: 'Sunday', opens: '11:30', closes: '14:00' },
      ],
    },
  ],
  ['Our shop is open on Fridays from 9 am to 6 pm, on Saturdays from 10 am and on Sundays.', HOURS, null],
  [
    'The flat has a kitchen of 12 square metres, a bedroom of 16 square metres and a living room of 24.5 square metres.',
    ROOMS,
    {
      rooms: [
        { name: 'kitchen', area_sqm: 12 },
        { name: 'bedroom', area_sqm: 16 },
        { name: 'living room', area_sqm: 24.5 },
      ],
    },
  ],
  ['The flat has a kitchen of 12 square metres, a bedroom and a living room of 24.5 square metres.', ROOMS, null],
  [
    'Notes: Clara has a bust of 92 and a waist of 74 cm, while Ines has a bust of 88 and a waist of 70 cm.',
    BODIES,
    {
      customers: [
        { name: 'Clara', bust_cm: 92, waist_cm: 74 },
        { name: 'Ines', bust_cm: 88, waist_cm: 70 },
      ],
    },
  ],
  ['Clara has a bust of 92 cm, while Ines has a waist of 70 cm.', BODIES, null],
  [
    'Léa a un tour de poitrine de 90 cm et un tour de taille de 71 cm, et Manon a un tour de poitrine de 84 cm et un tour de taille de 66 cm.',
    BODIES,
    {
      customers: [
        { name: 'Léa', bust_cm: 90, waist_cm: 71 },
        { name: 'Manon', bust_cm: 84, waist_cm: 66 },
      ],
    },
  ],
  [
    'Anna takes the first shift from 8 to 12 and Bo the second from 12 to 16.',
    SHIFTS,
    {
      shifts: [
        { person: 'Anna', start: '08:00', end: '12:00' },
        { person: 'Bo', start: '12:00', end: '16:00' },
      ],
    },
  ],
  [
    '400 m women, final\n1. Kara Lind (Sweden) 52.31\n2. Joy Mutua (Kenya) 52.48',
    RESULTS,
    {
      results: [
        { rank: 1, athlete: 'Kara Lind', country: 'Sweden', seconds: 52.31 },
        { rank: 2, athlete: 'Joy Mutua', country: 'Kenya', seconds: 52.48 },
      ],
    },
  ],
  ['400 m women\n- Kara Lind (Sweden) 52.31\n- Joy Mutua (Kenya) 52.48', RESULTS, null],
  [
    'This autumn we run Basic Draping with Ruth Hallam, which costs $240, and Advanced Tailoring with Femi Okoro, which costs $410.',
    COURSES,
    {
      courses: [
        { title: 'Basic Draping', teacher: 'Ruth Hallam', price: 240 },
        { title: 'Advanced Tailoring', teacher: 'Femi Okoro', price: 410 },
      ],
    },
  ],
  [
    '1. Teinture, Odile Ferrand, 14 avril 2026, 120 €\n2. Tissage, Malik Benali, 5 mai 2026, 95 €',
    { courses: list({ title: s, teacher: s, date: day, price: n }) },
    {
      courses: [
        { title: 'Teinture', teacher: 'Odile Ferrand', date: '2026-04-14', price: 120 },
        { title: 'Tissage', teacher: 'Malik Benali', date: '2026-05-05', price: 95 },
      ],
    },
  ],
  [
    'Name: Gil Hartmann\nDate: 2026-08-14\nTime: 10:15\n\nName: Wren Castillo\nDate: 2026-08-15\nTime: 11:45',
    VISITS,
    {
      visits: [
        { name: 'Gil Hartmann', date: '2026-08-14', time: '10:15' },
        { name: 'Wren Castillo', date: '2026-08-15', time: '11:45' },
      ],
    },
  ],
  ['The scarf costs 35 euros and the hat costs 28 euros; the gloves are also still available.', PRODUCTS, null],
  [
    'On the way to Vienna we unload 12 pallets in Linz and 7 pallets in St. Pölten.',
    { stops: list({ city: s, pallets: i }) },
    {
      stops: [
        { city: 'Linz', pallets: 12 },
        { city: 'St. Pölten', pallets: 7 },
      ],
    },
  ],
  [
    'I’ll take one Tilda dress in green, size M, and one Karla skirt in black, size S.',
    { items: list({ name: s, color: s, size: s }) },
    {
      items: [
        { name: 'Tilda dress', color: 'green', size: 'M' },
        { name: 'Karla skirt', color: 'black', size: 'S' },
      ],
    },
  ],
  ['Name: Gil Hartmann\nDate: 2026-08-14\nTime: 10:15\n\nName: Wren Castillo\nTime: 11:45', VISITS, null],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
