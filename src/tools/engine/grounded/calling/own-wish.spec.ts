import { ownWish } from './own-wish.js';

describe('a question as its own wish', () => {
  it.each([
    ['My friend cancelled order 88, where is mine, 89?', 'where is order 89?'],
    ["My sister's order 5512 came yesterday, but where is mine, 5513?", 'but where is order 5513?'],
    ['Min kompis avbokade order 120, men var är min, 121?', 'men var är order 121?'],
    ['Meine Nachbarin hat Bestellung 40 bekommen, wo ist meine, 41?', 'wo ist Bestellung 41?'],
    ['Ma sœur a reçu la commande 70, où est la mienne, 71 ?', 'où est commande 71 ?'],
    ['Mi hermana recibió el pedido 12, ¿dónde está el mío, 13?', '¿dónde está pedido 13?'],
    ['Not order 310 but order 311 has to be cancelled.', 'order 311 has to be cancelled.'],
    ['Storniere nicht Bestellung 310, sondern 311.', 'Storniere Bestellung 311.'],
    ['Avboka order 311, inte 310.', 'Avboka order 311.'],
    ['Cancel order 311, not order 310.', 'Cancel order 311.'],
    ['Cancel order 901 and tell me where 902 is.', 'Cancel order 901 and tell me where order 902 is.'],
    ['Cancel order 901 and track 902.', 'Cancel order 901 and track order 902.'],
    ['Cancel order 901 and tell me where is 902.', 'Cancel order 901 and tell me where is order 902.'],
  ])('“%s” is “%s”', (text, own) => expect(ownWish(text)).toBe(own));

  it.each([
    'Where are order 88 and order 89?',
    'Cancel order 88 and refund 40 euros.',
    'My friend cancelled order 88. Where is mine?',
    'Do not cancel order 88.',
    'Order 300 metres of linen and 200 of silk.',
    'Is it 38 or 40, not sure.',
    'Book room 120 and room 121.',
    'Bestellung 5512 kam in Größe 38, meine ist 40, bitte umtauschen',
    'Order 55 came in size 38, mine is 40, please exchange it.',
    'Her order 5512 came, mine is 40, please exchange it.',
    'Send invoice 4411 to Anna and track parcel 5511',
    'Skicka faktura 4411 till Anna och spåra paket 5511',
  ])('leaves “%s”', (text) => expect(ownWish(text)).toBe(text));
});
