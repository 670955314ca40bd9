import { b, filled, n, one, type Planted, s } from '../filled.fixture.js';

const PLANTED: readonly Planted[] = [
  [
    'Pick up at Main Street 1, deliver to Oak Avenue 22.',
    { pickup: s, delivery: s },
    { pickup: 'Main Street 1', delivery: 'Oak Avenue 22' },
  ],
  [
    'Abholung: Lindenstraße 4, Lieferung: Marktplatz 9.',
    { abholadresse: s, lieferadresse: s },
    { abholadresse: 'Lindenstraße 4', lieferadresse: 'Marktplatz 9' },
  ],
  ['Två par byxor och en skjorta, totalt 1 498 kr.', { totalt: n }, { totalt: 1498 }],
  ['Två par byxor, rabatt 100 kr, totalt 1 498 kr.', { summa: n }, null],
  ['Pick up at Main Street 1.', { pickup: s, delivery: s }, null],
  [
    'I moved from 12 Elm Road to 9 Ash Lane.',
    { old_address: s, new_address: s },
    { old_address: '12 Elm Road', new_address: '9 Ash Lane' },
  ],
  ['Bitte an Eva Roth, Heidestraße 17, 50667 Köln liefern.', { house_number: s }, { house_number: '17' }],
  ['Bitte an Eva Roth in Köln liefern.', { house_number: s }, null],
  ['Send the sample book to Studio Varga, 55 King Street, Toronto.', { company: s }, { company: 'Studio Varga' }],
  ['Send the sample book to Ann Varga, 55 King Street, Toronto.', { company: s }, null],
  ["I'd like to book a suit fitting for 4 February 2026.", { service: s }, { service: 'suit fitting' }],
  ["I'd like to book an appointment for 4 February 2026.", { service: s }, null],
  ['Stoffladen Faden, Inhaberin Ute Merz.', { inhaberin: s }, { inhaberin: 'Ute Merz' }],
  ['Stoffladen Faden, Schneiderin Ute Merz.', { inhaberin: s }, null],
  [
    'The sweater had a hole in the left sleeve when I opened the parcel.',
    { defect: s },
    { defect: 'a hole in the left sleeve' },
  ],
  ['The sweater had no holes.', { defect: s }, null],
  ['Please deliver after 17:00.', { time_from: s }, { time_from: '17:00' }],
  ['Please deliver before 17:00.', { time_from: s }, null],
  ['See you on Tuesday for the hem.', { weekday: s }, { weekday: 'Tuesday' }],
  ['The zip on my grey ski jacket broke after one week.', { defective_part: s }, { defective_part: 'zip' }],
  ['The tent is water-repellent but not waterproof. Is it waterproof?', { waterproof: b }, { waterproof: false }],
  ['The tent is green. Is it waterproof?', { waterproof: b }, null],
  ['Breakfast costs extra. Is breakfast included?', { breakfast_included: b }, { breakfast_included: false }],
  [
    'We ship to Sweden, Norway and Denmark only. Do you ship to Spain?',
    { ships_to_spain: b },
    { ships_to_spain: false },
  ],
  [
    'Wir liefern nur nach Deutschland und Österreich. Liefern Sie nach Österreich?',
    { liefert_nach_oesterreich: b },
    { liefert_nach_oesterreich: true },
  ],
  ['We ship to Sweden and Norway. Do you ship to Spain?', { ships_to_spain: b }, null],
  ['Would buy again, my daughter wears it every day.', { recommends: b }, { recommends: true }],
  ['Would buy again if it were cheaper.', { recommends: b }, null],
  ['Ni buena ni mala.', { opinion: one('positiva', 'neutra', 'negativa') }, { opinion: 'neutra' }],
  ['Fin passform men sömmarna går upp.', { omdome: one('positiv', 'blandad', 'negativ') }, { omdome: 'blandad' }],
  [
    'Cliente : Bonjour, mon chemisier est trop petit.\nVendeur : Souhaitez-vous un remboursement ou une réparation ?\nCliente : Je ne sais pas.',
    { souhait: one('échange', 'remboursement') },
    null,
  ],
];

describe('what plain requests ask of words, yes and no, and verdicts', () => {
  it.each(PLANTED)('%s %j', (text, slots, want) => {
    expect(filled(text, slots)).toEqual(want);
  });

  it('leaves the words that lead to a size out of a thing', () => {
    const items = { type: 'array', items: { type: 'object', properties: { articulo: s, cantidad: n } } };
    const got = filled('Quiero dos faldas negras de la talla 40 y un cinturón marrón.', { articulos: items });
    expect(JSON.stringify(got)).not.toContain('de la');
  });
});
