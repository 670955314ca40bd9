import { filled, list, n, type Planted, s } from '../filled.fixture.js';

const CLOTH = { zusammensetzung: list({ faser: s, prozent: n }) };
const PLANTED: readonly Planted[] = [
  [
    'Rolle 5: 65 % Baumwolle, 35 % Leinen, Breite 140 cm.',
    CLOTH,
    {
      zusammensetzung: [
        { faser: 'Baumwolle', prozent: 65 },
        { faser: 'Leinen', prozent: 35 },
      ],
    },
  ],
  ['90 % Vorkasse, 10 % Rabatt.', CLOTH, null],
];

describe('shares of a cloth', () => {
  it.each(PLANTED)('%s', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
});
