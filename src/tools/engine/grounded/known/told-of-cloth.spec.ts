import { b, filled, one, s, type Planted } from '../filled.fixture.js';

const ORIGIN = one('animal', 'plant', 'synthetic');
const WEAVE = one('plain', 'twill', 'satin');
const MEANING = one('do not bleach', 'do not iron', 'do not tumble dry', 'do not wash');
const ANIMAL = one('sheep', 'goat', 'rabbit');

const PLANTED: readonly Planted[] = [
  ['100 % cashmere. Woven in Scotland.', { contains_cotton: b }, { contains_cotton: false }],
  ['Shell 80% cotton and 20% silk.', { contains_animal_fibre: b }, { contains_animal_fibre: true }],
  [
    '62 % viscose, 38 % lin.',
    { contains_animal_fibre: b, contains_linen: b },
    { contains_animal_fibre: false, contains_linen: true },
  ],
  ['Composición: 60 % lana, 40 % seda.', { main_fibre: one('lana', 'seda') }, { main_fibre: 'lana' }],
  [
    'Futter: 100 % Viskose. Oberstoff: 70 % Schurwolle, 30 % Polyamid.',
    { contains_polyamide: b },
    { contains_polyamide: true },
  ],
  // what is not told stays open: a lining without shares, hair that some call wool, shares that do not come to a hundred
  ['Shell 100 % wool, lined.', { contains_polyester: b }, null],
  ['100 % cashmere.', { contains_wool: b }, null],
  ['60 % cotton and other fibres.', { contains_silk: b }, null],
  ['60 % cotton, 40 % Vescora.', { contains_wool: b }, null],
  ['100 % cotton with a trim of lace.', { contains_polyester: b }, null],
  ['20 % off all wool coats.', { contains_wool: b }, null],
  ['50 % wool, 50 % silk.', { main_fibre: one('wool', 'silk') }, null],
  ['Futter 100 % Seide, sonst 100 % Baumwolle.', { main_fibre: one('seide', 'baumwolle') }, null],
  ['Herringbone tweed from the Hebrides.', { weave: WEAVE }, { weave: 'twill' }],
  ['Flannel skirt with satin lining.', { weave: WEAVE }, null],
  ['Our intern asks which animal cashmere comes from.', { animal: ANIMAL }, { animal: 'goat' }],
  ["De quel animal vient l'angora ?", { animal: one('lapin', 'chèvre', 'mouton') }, { animal: 'lapin' }],
  ['Which animal do wool and cashmere come from?', { animal: ANIMAL }, null],
  ['What does a crossed-out triangle on a care label mean?', { meaning: MEANING }, { meaning: 'do not bleach' }],
  [
    'Was bedeutet ein durchgestrichenes Quadrat mit Kreis auf dem Etikett?',
    { meaning: s },
    { meaning: 'nicht in den trockner' },
  ],
  ['The label shows a washtub with a hand in it.', { wash: one('machine_wash', 'hand_wash') }, { wash: 'hand_wash' }],
  ['What does a triangle that is not crossed out mean?', { meaning: MEANING }, null],
  ['A crossed-out triangle and a crossed-out iron are on the label.', { meaning: MEANING }, null],
  ['The scarf has a triangle pattern crossed by lines.', { meaning: MEANING }, null],
  ['What origin has it?', { fibre_origin: ORIGIN }, null],
];

it.each(PLANTED)('%s %j', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
