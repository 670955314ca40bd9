import type { Archetype } from './types.js';

const WHOLE = ['neck', 'body', 'waist', 'leg', 'any'] as const;
const OBJECT = ['any'] as const;

/** One-pieces, swimwear, nightwear and accessories. */
export const OTHER_ARCHETYPES: readonly Archetype[] = [
  {
    id: 'jumpsuit',
    noun: 'jumpsuit',
    garment: 'jumpsuit',
    tags: ['evening', 'street', 'work'],
    cloth: ['fluid', 'suiting', 'crisp'],
    zones: WHOLE,
    cuts: ['straight', 'tailored', 'relaxed'],
    notes: [
      'the waist seam has ease at the back so it sits well',
      'the opening is a hidden zip from nape to hip',
      'the rise is cut two centimetres long for reach',
    ],
  },
  {
    id: 'boilersuit',
    noun: 'utility jumpsuit',
    garment: 'jumpsuit',
    tags: ['utility', 'street', 'edgy'],
    cloth: ['bottom'],
    zones: [...WHOLE, 'sleeve', 'pocket'],
    cuts: ['straight', 'relaxed', 'baggy'],
    notes: [
      'a two-way zip runs from throat to crotch',
      'elastic at the back waist takes up the ease',
      'an action pleat frees each shoulder',
    ],
  },
  {
    id: 'overalls',
    noun: 'overalls',
    garment: 'overalls',
    tags: ['utility', 'street', 'lounge'],
    cloth: ['bottom', 'light'],
    zones: ['waist', 'leg', 'pocket', 'any'],
    cuts: ['straight', 'baggy', 'relaxed'],
    notes: [
      'the straps cross at the back and slide through brass loops',
      'the bib holds a divided pocket',
      'a hammer loop is bar-tacked at the left seam',
    ],
  },
  {
    id: 'bodysuit',
    noun: 'bodysuit',
    garment: 'bodysuit',
    tags: ['sport', 'evening', 'edgy'],
    cloth: ['stretch', 'knit'],
    zones: ['neck', 'sleeve', 'body', 'any'],
    cuts: ['fitted', 'slim'],
    notes: [
      'three snaps close it below',
      'the seams follow the ribs',
      'the leg line is cut high and finished with soft elastic',
    ],
  },
  {
    id: 'swimsuit',
    noun: 'one-piece swimsuit',
    garment: 'swimwear',
    tags: ['beach', 'sport'],
    cloth: ['stretch'],
    zones: ['neck', 'body', 'any'],
    cuts: ['fitted', 'asymmetric'],
    notes: [
      'the fabric is lined front and back',
      'the straps cross low between the shoulders',
      'the seams are stitched with a four-thread zigzag',
    ],
  },
  {
    id: 'pyjamas',
    noun: 'piped pyjamas',
    garment: 'pyjamas',
    tags: ['lounge'],
    cloth: ['light', 'fluid'],
    zones: ['neck', 'sleeve', 'pocket', 'any'],
    cuts: ['relaxed', 'straight'],
    notes: [
      'the piping runs along every edge',
      'the waist is elastic with a drawn cord',
      'the buttons are flat mother-of-pearl',
    ],
  },
  {
    id: 'scarf',
    noun: 'scarf',
    garment: 'scarf',
    tags: ['classic', 'knit', 'romantic', 'outdoor'],
    cloth: ['knit', 'fluid', 'suiting', 'sheer'],
    zones: OBJECT,
    cuts: ['oversized', 'straight', 'slim'],
    notes: [
      'two metres by forty centimetres goes twice round the neck',
      'the edge is rolled by hand',
      'the ends are left long enough to knot',
    ],
  },
  {
    id: 'bucket-hat',
    noun: 'bucket hat',
    garment: 'hat',
    tags: ['street', 'beach', 'outdoor'],
    cloth: ['bottom', 'shell', 'light'],
    zones: OBJECT,
    cuts: ['structured', 'oversized'],
    notes: [
      'the brim is stitched in eight concentric rows',
      'the crown is cut in two pieces so it folds flat',
      'the inside seam is bound in cotton tape',
    ],
  },
  {
    id: 'tote',
    noun: 'tote bag',
    garment: 'bag',
    tags: ['classic', 'work', 'beach', 'utility'],
    cloth: ['bottom', 'leather', 'shell'],
    zones: OBJECT,
    cuts: ['structured', 'oversized', 'slim'],
    notes: [
      'the handles run down the sides and under the base',
      'the corners are boxed to twelve centimetres',
      'an inner pocket hangs from the facing',
    ],
  },
];
