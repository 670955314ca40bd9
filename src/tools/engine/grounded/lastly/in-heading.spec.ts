import { s, filled, type Planted } from '../filled.fixture.js';

const PLANTED: readonly Planted[] = [
  ['Nachbestellung Boutique Lindner: 12 Röcke in Größe 38.', { buyer: s }, { buyer: 'Boutique Lindner' }],
  [
    'Order från Fjällgården AB: 30 fleecetröjor à 220 kr och 15 regnjackor à 480 kr.',
    { buyer: s },
    { buyer: 'Fjällgården AB' },
  ],
  [
    'Facture F-0932 du 6 mai 2025, Maison Delorme : total HT 850,00 €.',
    { supplier: s },
    { supplier: 'Maison Delorme' },
  ],
  ['Commande de la boutique : 12 jupes.', { buyer: s }, null],
  ['Pedido de Modas Vega: 12 faldas a 20 €.', { customer: s }, { customer: 'Modas Vega' }],
  ['Beställning från Butik Aurora: 5 kjolar.', { customer: s }, { customer: 'Butik Aurora' }],
  ['Lieferschein 4471 vom 3. März 2025, Weberei Holm: 40 m Leinen.', { supplier: s }, { supplier: 'Weberei Holm' }],
  ['Bestellung: 12 Röcke.', { buyer: s }, null],
  ['Rechnung 17: 12 Röcke.', { supplier: s }, null],
  ['Bestellung Rock Größe 38: bitte schicken.', { buyer: s }, null],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
