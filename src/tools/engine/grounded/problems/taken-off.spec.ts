import { filled, n } from '../filled.fixture.js';

const STOCK = `| sku | colour | on hand | reserved |
|---|---|---|---|
| TW-10 | charcoal | 36 | 4 |
| TW-11 | moss | 9 | 8 |
| TW-12 | rust | 21 | 0 |

What is there of each?`;

/** What was taken off, sent back or comes on top; null where a number that is needed is not told. */
test.each([
  ['A jacket costs 80 euros after a 20 % reduction. What did it cost before?', 'before', 100],
  ['A dress costs 60 euros after 25 % off. What was the original price?', 'original', 80],
  ["Un manteau coûte 90 euros après une remise de 10 %. Quel était le prix d'origine ?", 'prix', 100],
  ['Un abrigo cuesta 120 euros con un 25 % de descuento ya aplicado. ¿Cuál era el precio original?', 'original', 160],
  ['En kappa kostar 800 kr efter 20 % rabatt. Vad kostade den innan?', 'pris', 1000],
  ['Ein Mantel kostet nach 20 % Rabatt 160 Euro. Was kostete er vorher?', 'vorher', 200],
  ['The coat was 100 euros and is 25 % off now. What does it cost?', 'price', 75],
  ['The original price was 100 euros, now it is 25 % off. What was the original price?', 'original', 100],
  ['A coat is listed at $340 and it is 15% off this week. What was the original price?', 'original_price', 340],
  ['A skirt has 30 % off after Christmas. What did it cost before?', 'before', null],
  ['I buy 4 shirts at 12.50 euros each and return one. What do I pay in the end?', 'total', 37.5],
  ['Ich kaufe 3 Hemden zu 20 Euro und gebe eins zurück. Was zahle ich am Ende?', 'total', 40],
  ["J'achète 5 pelotes à 6 euros et j'en rends deux. Combien je paie finalement ?", 'total', 18],
  ['I bought 6 spools at 3 euros and returned 2. What did I pay?', 'paid', null],
  ['I buy 4 shirts at 12.50 euros each. Can I return one? What do I pay?', 'total', null],
  ['I buy 4 shirts at 12.50 euros each. What do I pay?', 'total', 50],
  ['Second item half price: two skirts at 40 euros. What do I pay?', 'total', 60],
  ['Second item at 30 % off: two skirts at 40 euros. What do I pay?', 'total', null],
  ['We are 5 friends and the bill is 312.50 euros with 10 % tip on top. How much does each pay?', 'per_person', 68.75],
  ['Wir sind 4, die Rechnung beträgt 300 Euro. Wie viel zahlt jeder?', 'betrag', 75],
  ['We are 5 friends and the bill has 10 % tip on top. How much does each pay?', 'per_person', null],
  ['We sew 15 blouses. How many buttons do we need by the pattern?', 'button_count', null],
  ['Wir nähen 15 Blusen. Wie viele Knöpfe brauchen wir?', 'buttonCount', null],
  ['There were 15 buttons on the card. How many buttons were there?', 'button_count', 15],
  ['The window is 180 cm wide, the curtain should have 2.5 times fullness. How wide is the cloth?', 'width_m', 4.5],
  ['The curtain should have 2.5 times fullness. How many metres of cloth?', 'width_m', null],
  [STOCK, 'moss_reserved', 8],
  [STOCK, 'rust_on_hand', 21],
])('%s → %s', (text, slot, want) => {
  expect(filled(text, { [slot]: n })).toEqual(want === null ? null : { [slot]: want });
});
