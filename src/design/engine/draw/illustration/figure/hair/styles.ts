/**
 * Hair as drawn shapes in head units (crown at y = 0, chin at y = 100, x to the viewer's right).
 * `cap` lies on the head: its outer contour from left to right, its hairline back from right to left.
 */
/** Who wears a style of hair; girls and children of whom nothing is said wear those of `child`. */
export type HairWearer = 'woman' | 'man' | 'child' | 'boy';

export interface HairStyle {
  readonly name: string;
  readonly wearers: readonly HairWearer[];
  readonly back?: readonly string[];
  readonly caps: readonly { readonly outer: string; readonly inner: string }[];
  /** Loops over the cap: buns, fringes, locks. */
  readonly over?: readonly string[];
  /** Height of curls along the outline, head units. */
  readonly curl?: number;
  readonly sheer?: number;
}

const PULLED = {
  outer: '-35,57 -38.5,36 -32,10 -14,-5 4,-7 24,0 36,20 38,38 35,57',
  inner: '33,50 31.5,36 22,21 4,12.5 -14,23 -28,36 -33,50',
} as const;
const SMOOTH = {
  outer: '-35,55 -38.5,34 -31,8 -12,-6 8,-7 28,4 38,28 35.5,55',
  inner: '33,49 30,32 17,19 0,16 -17,19 -30,32 -33,49',
} as const;
const CURTAIN_L = {
  outer: '3,-7 -18,-7 -36,10 -43,36 -46,70 -48,104 -46,136',
  inner: '-34,142 -36,112 -34.5,84 -33,60 -28,38 -14,20 3,11',
} as const;
const CURTAIN_R = {
  outer: '3,-7 22,-6 38,12 44,38 46,70 47.5,104 45,132',
  inner: '34,138 35.4,112 34.4,84 33,60 29.6,40 19,22 3,11',
} as const;
const BOB_L = {
  outer: '-4,-7 -24,-5 -40,14 -46,44 -49,74 -44,96',
  inner: '-31,101 -35,84 -34.6,62 -31,42 -21,22 -4,11',
} as const;
const BOB_R = {
  outer: '-4,-7 20,-7 39,12 46,44 49,74 45,97',
  inner: '32,102 35,84 34.6,62 32,44 22,26 -4,11',
} as const;

export const STYLES: readonly HairStyle[] = [
  { name: 'chignon', wearers: ['woman'], back: ['30,66 40,62 50,68 53,80 47,91 36,92 29,84'], caps: [PULLED] },
  {
    name: 'topknot',
    wearers: ['woman', 'child'],
    back: ['-17,-12 -14,-26 0,-33 15,-28 20,-15 14,-3 -10,-2'],
    caps: [SMOOTH],
  },
  {
    name: 'long',
    wearers: ['woman'],
    back: ['-40,20 -48,70 -52,120 -50,170 -34,186 0,190 34,186 50,170 52,120 48,70 40,20 0,0'],
    caps: [CURTAIN_L, CURTAIN_R],
  },
  {
    name: 'waves',
    wearers: ['woman', 'child'],
    curl: 5,
    back: ['-42,20 -54,60 -54,110 -60,150 -50,178 -24,186 0,180 24,186 50,178 60,150 54,110 54,60 42,20 0,0'],
    caps: [CURTAIN_L, CURTAIN_R],
  },
  {
    name: 'bob',
    wearers: ['woman', 'child'],
    back: ['-44,50 -46,84 -40,98 -20,102 20,102 40,98 46,84 44,50 0,20'],
    caps: [BOB_L, BOB_R],
  },
  {
    name: 'fringe',
    wearers: ['woman', 'child'],
    back: ['-44,50 -50,90 -46,118 -24,124 24,124 46,118 50,90 44,50 0,20'],
    caps: [BOB_L, BOB_R],
    over: [
      '-33,52 -34,30 -24,8 0,2 24,8 34,30 33,52 !30.5,44 22,39.5 10,38.4 0,38.8 -10,38.4 -22,39.6 -30.5,44 !-33,52',
    ],
  },
  {
    name: 'pixie',
    wearers: ['woman'],
    caps: [
      {
        outer: '-35,66 -39.5,46 -38,18 -24,-6 2,-12 26,-6 39,16 39.5,44 35,64',
        inner: '33,58 33.4,44 30,33 20,29 4,33 -12,36 -25,34 -31,42 -33.4,60',
      },
    ],
  },
  {
    name: 'afro',
    wearers: ['woman', 'child', 'boy'],
    curl: 7,
    back: ['0,-34 -26,-30 -48,-12 -59,16 -58,46 -48,70 -34,84 34,84 48,70 58,46 59,16 48,-12 26,-30'],
    caps: [
      {
        outer: '-34,60 -42,38 -38,8 -20,-12 0,-16 20,-12 38,8 42,38 34,60',
        inner: '32.6,50 29,30 16,19 0,16.6 -16,19 -29,30 -32.6,50',
      },
    ],
  },
  {
    name: 'curls',
    wearers: ['woman', 'child', 'boy'],
    curl: 6,
    back: ['0,-12 -26,-10 -46,8 -56,40 -58,76 -52,108 -34,122 -12,118 12,118 34,122 52,108 58,76 56,40 46,8 26,-10'],
    caps: [
      {
        outer: '-38,84 -46,60 -44,24 -28,-6 2,-12 30,-5 45,24 46,60 39,84',
        inner: '34,74 33.6,52 28,36 18,24 4,15 -10,26 -26,34 -33,54 -34,74',
      },
    ],
  },
  {
    name: 'ponytail',
    wearers: ['woman', 'child'],
    back: ['8,-10 26,-20 46,-10 57,18 58,56 52,96 44,128 !40,134 38,100 40,60 36,22 24,2'],
    caps: [SMOOTH],
  },
  {
    name: 'crop',
    wearers: ['man', 'child', 'boy'],
    caps: [
      {
        outer: '-35,58 -37,40 -36,18 -24,-3 0,-9 22,-5 36,14 37,40 35,58',
        inner: '33.4,52 32,38 28,24 12,18 -8,21 -26,23 -32,38 -33.4,52',
      },
    ],
  },
  {
    name: 'quiff',
    wearers: ['man', 'boy'],
    caps: [
      {
        outer: '-34.6,58 -36.5,40 -36,20 -29,0 -12,-12 12,-14 28,-4 36.5,18 36.5,40 34.6,58',
        inner: '33.6,52 32.4,38 28,25 12,18 -6,16 -22,21 -31,36 -33.6,52',
      },
    ],
  },
  {
    name: 'sidepart',
    wearers: ['man', 'boy'],
    caps: [
      {
        outer: '-35,60 -37,40 -36,16 -24,-7 -4,-13 20,-9 35,10 37,38 35,60',
        inner: '33.6,54 32.6,38 29,26 14,24 -6,20 -18,11 -27,24 -32,38 -33.6,54',
      },
    ],
  },
  {
    name: 'buzz',
    wearers: ['man'],
    sheer: 0.82,
    caps: [
      {
        outer: '-34.6,54 -35.6,36 -31,12 -17,-1 0,-3 17,-1 31,12 35.6,36 34.6,54',
        inner: '33.6,48 31,32 22,20 0,16.4 -22,20 -31,32 -33.6,48',
      },
    ],
  },
  {
    name: 'coils',
    wearers: ['man'],
    curl: 5,
    caps: [
      {
        outer: '-35,50 -38,30 -36,4 -22,-15 2,-20 24,-14 38,6 38,30 35,50',
        inner: '33,44 31,30 22,18 4,15 -14,17 -28,26 -33,44',
      },
    ],
  },
  {
    name: 'curtains',
    wearers: ['man', 'boy'],
    caps: [
      {
        outer: '2,-9 -18,-10 -35,4 -42,28 -42,48 -38,66',
        inner: '-33.6,62 -34,46 -30,32 -18,20 2,9',
      },
      {
        outer: '2,-9 20,-9 36,4 42.5,28 42,48 38.4,64',
        inner: '33.8,60 34,46 30.4,32 20,20 2,9',
      },
    ],
  },
  {
    name: 'swept',
    wearers: ['man', 'woman'],
    caps: [
      {
        outer: '-35,58 -37,40 -37,20 -30,-2 -8,-17 18,-15 35,0 39,24 37,44 34.8,60',
        inner: '33.4,54 32.6,40 29,30 20,27 4,30 -12,27 -24,20 -31,34 -33.6,54',
      },
    ],
  },
];
