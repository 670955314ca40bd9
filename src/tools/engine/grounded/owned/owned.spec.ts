import { filled, i, n, type Planted } from '../filled.fixture.js';

/** Numbers of several owners, some told by others. */
const PLANTED: readonly Planted[] = [
  ['My tent weighs 3 kg and the boat weighs five times that.', { boat_weight_kg: n }, { boat_weight_kg: 15 }],
  [
    'My sister pays 400 euros and my cousin Abe, who has the attic, pays 60 euros less.',
    { abe_rent_eur: n },
    { abe_rent_eur: 340 },
  ],
  ['The left cuff is 20 cm wide and the right one is 2 cm wider.', { right_cuff_cm: n }, { right_cuff_cm: 22 }],
  ['Der Tisch kostet 200 Euro, der Schrank ist 20 % teurer.', { schrank_preis: n }, { schrank_preis: 240 }],
  ['Mamma är 170 cm lång och jag är fem centimeter kortare.', { own_height_cm: n }, { own_height_cm: 165 }],
  ['Ma fille mesure 120 cm et moi 50 cm de plus.', { own_height_cm: n }, { own_height_cm: 170 }],
  ['Quiero cuatro gorras y el doble de camisetas.', { camisetas: i }, { camisetas: 8 }],
  [
    'Please sew four dozen flags, a quarter of them in red and the rest in blue.',
    { red_flags: i, blue_flags: i },
    { red_flags: 12, blue_flags: 36 },
  ],
  ['Half of the forty mugs came broken.', { broken_mugs: i }, { broken_mugs: 20 }],
  ['The shirt is 70% linen and the rest cotton.', { cotton_percent: n }, { cotton_percent: 30 }],
  ["She's a 14 in coats and a 12 in dresses.", { coat_size: i, dress_size: i }, { coat_size: 14, dress_size: 12 }],
  ['My husband wears a size 43 and I need the boots in 39.', { own_boot_size: i }, { own_boot_size: 39 }],
  ["My wife's hat was 40 euros and mine was 5 euros cheaper.", { my_hat_price: n }, { my_hat_price: 35 }],
  ['My hat was a bit cheaper than the one for 40 euros.', { my_hat_price: n }, null],
  ['The boat weighs five times as much as the tent.', { boat_weight_kg: n }, null],
  ['A third of them came late.', { late_parcels: i }, null],
  ['We sold 34 coats in January and 21 in February.', { coats_total: i }, { coats_total: 55 }],
  ['We packed 312 eggs in boxes of 12.', { boxes: i }, null],
  ['Two pairs of chinos in size 34 and one tee in XL.', { chinos_quantity: i }, null],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
