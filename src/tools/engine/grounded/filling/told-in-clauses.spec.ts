import { day, filled, n, object, type Planted, s } from '../filled.fixture.js';

const PLACE = object({ street: s, city: s });
const STAND = object({ city: s, date: day });
const BODY = object({ chest_cm: n, waist_cm: n });
const WHO = object({ name: s, city: s });

/** What the clauses of a text tell of two parties; null where one of them lacks something, or is told of nowhere. */
const PLANTED: readonly Planted[] = [
  [
    'Please send the invoice to Marlow & Son at 12 Quay Street in Bristol, and deliver the goods to our workshop at 3 Mill Lane in Bath.',
    { billing: PLACE, delivery: PLACE },
    { billing: { street: '12 Quay Street', city: 'Bristol' }, delivery: { street: '3 Mill Lane', city: 'Bath' } },
  ],
  [
    'Please send the invoice to 12 Quay Street in Bristol, and deliver the goods to our workshop.',
    { billing: PLACE, delivery: PLACE },
    null,
  ],
  ['Please deliver the goods to our workshop at 3 Mill Lane in Bath.', { billing: PLACE, delivery: PLACE }, null],
  [
    'Die Rechnung geht an die Hauptstraße 4 in Köln, das Paket bitte an den Lindenweg 9 in Bonn.',
    { billing: PLACE, shipping: PLACE },
    { billing: { street: 'Hauptstraße 4', city: 'Köln' }, shipping: { street: 'Lindenweg 9', city: 'Bonn' } },
  ],
  [
    'Could you pick the bike up in Leeds on 4 May 2026? We will bring it back to Hull on 9 May 2026.',
    { pickup: STAND, return: STAND },
    { pickup: { city: 'Leeds', date: '2026-05-04' }, return: { city: 'Hull', date: '2026-05-09' } },
  ],
  [
    'Could you pick the bike up in Leeds on 4 May 2026? We do not know yet when we will bring it back to Hull.',
    { pickup: STAND, return: STAND },
    null,
  ],
  [
    'For the bride: chest 88 cm and waist 68 cm. Her witness has a chest of 94 cm and a waist of 75 cm.',
    { bride: BODY, witness: BODY },
    { bride: { chest_cm: 88, waist_cm: 68 }, witness: { chest_cm: 94, waist_cm: 75 } },
  ],
  [
    'For the bride: chest 88 cm and waist 68 cm. Her witness has a chest of 94 cm.',
    { bride: BODY, witness: BODY },
    null,
  ],
  [
    'Parcel from Nils Dahl in Oslo to Edith Moor in Perth, weighing 3 kg.',
    { sender: WHO, recipient: WHO },
    { sender: { name: 'Nils Dahl', city: 'Oslo' }, recipient: { name: 'Edith Moor', city: 'Perth' } },
  ],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
