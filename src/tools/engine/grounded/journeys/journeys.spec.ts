import { filled, i, type Planted, s } from '../filled.fixture.js';

const end = { type: 'object', properties: { city: s, time: s }, required: ['city', 'time'] };
const PLANTED: readonly Planted[] = [
  [
    'Flight LX14 leaves Zurich at 10:05 and lands in Boston at 12:40.',
    { departure: end, arrival: end },
    { departure: { city: 'Zurich', time: '10:05' }, arrival: { city: 'Boston', time: '12:40' } },
  ],
  [
    'The coach departs from Leeds at 7:15 and arrives in Hull at 8:50.',
    { from: s, to: s, departureTime: s, arrivalTime: s },
    { from: 'Leeds', to: 'Hull', departureTime: '07:15', arrivalTime: '08:50' },
  ],
  [
    'Der ICE 70 fährt um 8:05 Uhr in Köln ab und ist um 12:10 Uhr in Basel.',
    { zug: s, von: s, nach: s, abfahrt: s },
    { zug: 'ICE 70', von: 'Köln', nach: 'Basel', abfahrt: '08:05' },
  ],
  ['Tåget går 8.15 från Lund och är framme i Malmö 8.30.', { avgang: s, till: s }, { avgang: '08:15', till: 'Malmö' }],
  [
    'El tren sale de Sevilla a las 8:15 y llega a Madrid a las 10:50.',
    { origen: s, destino: s },
    { origen: 'Sevilla', destino: 'Madrid' },
  ],
  ['Bussen går 9.40 och är framme 11.05. Hur många minuter tar resan?', { minuter: i }, { minuter: 85 }],
  ['Le train part de Lyon à 8h15.', { villeArrivee: s }, null],
  ['Flight LX14 leaves Zurich at 10:05.', { departure: end, arrival: end }, null],
  ['The coach leaves Leeds at 7:15, stops in York at 7:50 and arrives in Hull at 8:50.', { from: s, to: s }, null],
];

describe('journeys', () => {
  it.each(PLANTED)('%s %j', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
});
