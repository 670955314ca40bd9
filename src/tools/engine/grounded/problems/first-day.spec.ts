import { filled, i, n, type Planted, s } from '../filled.fixture.js';

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
  // by how much two differ
  [
    'Lyon: 19 degrés, Lille: 12 degrés. De combien de degrés Lyon est-elle plus chaude ?',
    { difference: n },
    { difference: 7 },
  ],
  [
    'Store X has it for 24.50, store Y for 22.90. Which is cheaper and by how much?',
    { difference: n },
    { difference: 1.6 },
  ],
  ['Affär A tar 349 kr och affär B 299 kr. Hur mycket billigare är B?', { skillnad: n }, { skillnad: 50 }],
  ['Store X has it for 24.50, store Y for 22.90 and Z for 30. By how much is Y cheaper?', { difference: n }, null],
  // as much as is made in a time, how often something is filled
  ['A press makes 40 lids an hour. How many lids in 6 hours?', { lids: i }, { lids: 240 }],
  ['Eine Maschine näht 25 Meter pro Stunde. Wie viele Meter in 7 Stunden?', { meter: n }, { meter: 175 }],
  ['A press makes 40 lids an hour. How many lids in a shift?', { lids: i }, null],
  ['The van carries 800 kg. There are 2,500 kg of stones. How many trips is that?', { trips: i }, { trips: 4 }],
  ['Tvättmaskinen rymmer 6 kg. Vi har 30 kg lakan. Hur många maskiner blir det?', { maskiner: i }, { maskiner: 5 }],
  ['The van carries 800 kg. How many trips is that?', { trips: i }, null],
  // before and now, sums of which the last alone has its currency
  [
    'The boots were 90 dollars, now they are 63. What is the discount in percent?',
    { oldPrice: n, newPrice: n, discountPercent: n },
    { oldPrice: 90, newPrice: 63, discountPercent: 30 },
  ],
  ['Phone 20, gas 41.50 and rent 700 euros: what do I pay in all?', { total: n }, { total: 761.5 }],
  ['Phone 20, gas 41.50 and 3 bills of 700 euros: what do I pay in all?', { total: n }, null],
  [
    'Temperatures: Tuesday 11, Thursday 23, Sunday 8. Which day was the coldest?',
    { coldest_day: s },
    { coldest_day: 'Sunday' },
  ],
  // a recipe for others
  [
    'Receptet är för 6 personer och kräver 9 dl grädde. Hur många deciliter till 4 personer?',
    { deciliter: n },
    { deciliter: 6 },
  ],
  [
    'La receta es para 4 personas y lleva 300 g de arroz. ¿Cuántos gramos para 6 personas?',
    { gramos: n },
    { gramos: 450 },
  ],
  ['Receptet är för 6 personer. Hur många deciliter till 4 personer?', { deciliter: n }, null],
  // what is near to these, and is none
  ['A tank loses 5 litres an hour. How many litres are left after 8 hours?', { litres: n }, null],
  ['One wash takes 40 minutes and we have 3 hours. How many loads is that?', { loads: i }, null],
  ['The shirt costs 40 euros, the tie has 20% off. What is the price of the tie?', { price: n }, null],
  ['The shirt costs 40 euros and is 20% off for members. What is the price?', { price: n }, null],
  ['I take 3 bowls for 12 euros: what is it in all?', { total: n }, { total: 12 }],
  ['Room 12, dinner 30 and breakfast 9 euros: what do I pay in all?', { total: n }, null],
];

describe('plain reckonings of a first day', () => {
  it.each(PLANTED)('%s', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
});
