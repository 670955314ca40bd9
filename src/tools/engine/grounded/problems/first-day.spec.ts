import { filled, n, type Planted } from '../filled.fixture.js';

const PLANTED: readonly Planted[] = [
  // a price and the share that is taken off it
  ['Stövlarna kostar 900 kronor och det är 20 % rabatt på dem. Vad blir priset?', { pris: n }, { pris: 720 }],
  ['Die Lampe kostet 80 Euro und es gibt 25 % Rabatt. Wie hoch ist der Preis?', { preis: n }, { preis: 60 }],
  ['Le vélo coûte 300 euros et il y a 10 % de remise. Quel est le prix ?', { prix: n }, { prix: 270 }],
  ['La mesa cuesta 80 euros y hay un 25 % de descuento. ¿Cuál es el precio?', { precio: n }, { precio: 60 }],
  ['The sofa costs 640 dollars and there is 50% off. What is the price?', { price: n }, { price: 320 }],
  ['Die Lampe kostet jetzt 80 Euro, 25 % Rabatt sind schon weg. Wie hoch ist der Preis?', { preis: n }, null],
  ['Cykeln kostar 900 kronor och alla mössor har 20 % rabatt. Vad kostar mössan?', { pris: n }, null],
  ['A tent costs 90 euros and I get 10 % off. How much do I save?', { answer: n }, { answer: 9 }],
  ['Das Rad kostet 300 Euro, 10 % Rabatt und noch etwas mehr mit der Karte. Was ist der Preis?', { preis: n }, null],
];

describe('plain reckonings of a first day', () => {
  it.each(PLANTED)('%s', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
});
