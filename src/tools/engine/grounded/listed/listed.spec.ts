import { filled, i, list, n, one, s } from '../filled.fixture.js';

const rows = (properties: Record<string, unknown>): Record<string, unknown> => ({ rows: list(properties) });
const told = (text: string, properties: Record<string, unknown>): unknown => {
  const answer = filled(text, rows(properties)) as { rows: Record<string, unknown>[] } | null;
  return answer && answer.rows.map((row) => Object.values(row));
};

describe('lists of counted things in running text', () => {
  it.each<[text: string, properties: Record<string, unknown>, want: unknown]>([
    [
      'We need 12 black aprons, 5 white caps and 30 towels for Friday.',
      { item: s, qty: i },
      [
        ['black aprons', 12],
        ['white caps', 5],
        ['towels', 30],
      ],
    ],
    [
      'Necesitamos 8 camisetas blancas talla L y 3 sudaderas grises talla XL.',
      { prenda: s, talla: s, cantidad: i },
      [
        ['camisetas blancas', 'L', 8],
        ['sudaderas grises', 'XL', 3],
      ],
    ],
    [
      'Sold: a coat for 90 euros, two belts for 20 euros each and a hat for 15 euros.',
      { item: s, qty: i, price: n },
      [
        ['coat', 1, 90],
        ['belts', 2, 20],
        ['hat', 1, 15],
      ],
    ],
    [
      'Cutting list: front 2, back 1 on the fold, collar stand 2.',
      { piece: s, count: i },
      [
        ['front', 2],
        ['back', 1],
        ['collar stand', 2],
      ],
    ],
    [
      'Left on the rail: S 4, M 9, L 7.',
      { size: s, quantity: i },
      [
        ['S', 4],
        ['M', 9],
        ['L', 7],
      ],
    ],
    [
      'In stock: 36 x 5, 38 x 8, 40 x 2.',
      { size: s, quantity: i },
      [
        ['36', 5],
        ['38', 8],
        ['40', 2],
      ],
    ],
    [
      '40 x horn button @ 0.35 = 14.00\n 6 x metal zip @ 1.20 = 7.20',
      { description: s, qty: i, unit_price: n },
      [
        ['horn button', 40, 0.35],
        ['metal zip', 6, 1.2],
      ],
    ],
    [
      'owl-7 bought 40 DENM at 12.35, elk-2 sold 15 WOOL at 30.10',
      { agent: s, side: one('buy', 'sell'), symbol: s, quantity: i, price: n },
      [
        ['owl-7', 'buy', 'DENM', 40, 12.35],
        ['elk-2', 'sell', 'WOOL', 15, 30.1],
      ],
    ],
  ])('reads %s', (text, properties, want) => {
    expect(told(text, properties)).toEqual(want);
  });

  it.each<[text: string, properties: Record<string, unknown>]>([
    ['We need 5 shirts, 3 ties, belts and scarves.', { garment: s, quantity: i }],
    ['Please invoice 10 bags, 4 aprons and the usual towels.', { item: s, quantity: i }],
    ['Two colleagues and three customers complained about the belts.', { item: s, quantity: i }],
    ['Cut 6 skirts and 9 blouses, but not the 3 jackets.', { garment: s, quantity: i }],
    ['Order 5 shirts and 3 ties; last year we ordered 10 shirts and 6 ties.', { garment: s, quantity: i }],
    ['4 jackets at 80 euros each and 2 pairs of trousers.', { item: s, qty: i, price: n }],
  ])('leaves %s open', (text, properties) => {
    expect(told(text, properties)).toBeNull();
  });

  it.each<[text: string, want: readonly string[] | null]>([
    ['The workshop needs needles, beeswax and a new seam ripper.', ['needles', 'beeswax', 'seam ripper']],
    ['Nos faltan cremalleras, botones de nácar y entretela.', ['cremalleras', 'botones de nácar', 'entretela']],
    ['We lack time, patience and money.', null],
    ['The box contained what I ordered, thank you, and a card.', null],
  ])('lists %s', (text, want) => {
    expect(filled(text, { supplies: { type: 'array', items: s } })).toEqual(want && { supplies: want });
  });
});

describe('lists of things of which some are measured', () => {
  const optional = { type: ['string', 'null'] };

  it.each<[text: string, properties: Record<string, unknown>, want: unknown]>([
    [
      'Waffles: 250 g flour, 4 eggs and 300 ml milk.',
      { name: s, amount: n, unit: optional },
      [
        ['flour', 250, 'g'],
        ['eggs', 4, null],
        ['milk', 300, 'ml'],
      ],
    ],
    [
      'Att köpa: 3 liter saft, 12 bullar, 400 g ost.',
      { namn: s, antal: n, enhet: optional },
      [
        ['saft', 3, 'liter'],
        ['bullar', 12, null],
        ['ost', 400, 'g'],
      ],
    ],
    [
      'Il faut 1 kg de pommes de terre, 2 tasses de lentilles et 3 œufs.',
      { nom: s, quantité: n, unité: optional },
      [
        ['pommes de terre', 1, 'kg'],
        ['lentilles', 2, 'tasses'],
        ['œufs', 3, null],
      ],
    ],
    [
      'Bitte mitbringen: 2 Dosen Bohnen, 750 g Kartoffeln.',
      { zutat: s, menge: s },
      [
        ['Bohnen', '2 Dosen'],
        ['Kartoffeln', '750 g'],
      ],
    ],
    ['Waffles: 250 g flour, 4 eggs and salt.', { name: s, amount: n, unit: optional }, null],
    ['Waffles: 250 g flour, 4 eggs.', { name: s, quantity: n }, null],
    ['Waffles: 250 g flour, 4 eggs. For the sauce 200 g berries.', { name: s, amount: n, unit: optional }, null],
  ])('%s', (text, properties, want) => expect(told(text, properties)).toEqual(want));

  it('takes the number of a ticket for none of its things, and a customer for no ware', () =>
    expect(told('Parcel 12: 3 towels, 4 napkins and 1 silk tie for Mr. Berg.', { name: s, quantity: i })).toEqual([
      ['towels', 3],
      ['napkins', 4],
      ['silk tie', 1],
    ]));
});
