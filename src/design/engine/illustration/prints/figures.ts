/**
 * What prints show, drawn for this project in a box of −1 … 1 (y down): layers from the back, absolute M, L, C and Z
 * only, so that flats can trace them too. Ink 0 and 1 are the print's colours, 2 the ground's, 3 leaf green.
 */
export interface Layer {
  readonly d: string;
  readonly ink: 0 | 1 | 2 | 3;
  /** Width of a stroke in the box's units; filled when absent. */
  readonly stroke?: number;
}
export type FigureDrawing = readonly Layer[];

const n = (v: number): string => String(Math.round(v * 1000) / 1000);
const at = (r: number, degrees: number, x = 0, y = 0): string => {
  const a = (degrees * Math.PI) / 180;
  return `${n(x + r * Math.sin(a))} ${n(y - r * Math.cos(a))}`;
};
const disc = (r: number, x = 0, y = 0, k = 1): string => {
  const [w, h, c] = [r, r * k, 0.5523];
  return `M${n(x)} ${n(y - h)}C${n(x + w * c)} ${n(y - h)} ${n(x + w)} ${n(y - h * c)} ${n(x + w)} ${n(y)}C${n(x + w)} ${n(y + h * c)} ${n(x + w * c)} ${n(y + h)} ${n(x)} ${n(y + h)}C${n(x - w * c)} ${n(y + h)} ${n(x - w)} ${n(y + h * c)} ${n(x - w)} ${n(y)}C${n(x - w)} ${n(y - h * c)} ${n(x - w * c)} ${n(y - h)} ${n(x)} ${n(y - h)}Z`;
};
/** A petal or leaf from a point outwards. @param wide half its width as an angle at two thirds of its length */
const petal = (r: number, degrees: number, wide: number, x = 0, y = 0, from = 0): string =>
  `M${at(from, degrees, x, y)}C${at(r * 0.5, degrees - wide * 1.6, x, y)} ${at(r * 0.95, degrees - wide, x, y)} ${at(r, degrees, x, y)}C${at(r * 0.95, degrees + wide, x, y)} ${at(r * 0.5, degrees + wide * 1.6, x, y)} ${at(from, degrees, x, y)}Z`;
const petals = (count: number, r: number, wide: number, turn = 0, x = 0, y = 0): string =>
  Array.from({ length: count }, (_, i) => petal(r, turn + (360 / count) * i, wide, x, y)).join('');
const mirrored = (d: string): string =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${n(-Number(x))} ${y}`);
const both = (d: string): string => d + mirrored(d);
const star = (r: number, points: number, waist: number, x = 0, y = 0): string =>
  `M${Array.from({ length: points * 2 }, (_, i) => at(i % 2 === 0 ? r : r * waist, (180 / points) * i, x, y)).join('L')}Z`;

const eyes = (x: number, y: number, ink: 1 | 2 = 2): Layer => ({ d: disc(0.09, x, y) + disc(0.09, -x, y), ink });
const leaves = (r: number): Layer => ({ d: petal(r, 62, 20) + petal(r, 118, 18) + petal(r, 250, 20), ink: 3 });

const ROSE: FigureDrawing = [
  leaves(1.15),
  { d: petals(6, 0.86, 34, 10), ink: 0 },
  { d: disc(0.6), ink: 0 },
  { d: petals(5, 0.6, 36, 40), ink: 1 },
  { d: disc(0.36), ink: 0 },
  {
    d: 'M-0.05 -0.06C0.1 -0.2 0.26 0.02 0.08 0.14C-0.14 0.26 -0.3 0.02 -0.18 -0.16C-0.02 -0.38 0.34 -0.28 0.36 0.04',
    ink: 2,
    stroke: 0.06,
  },
  { d: 'M-0.5 0.12C-0.4 0.44 -0.06 0.56 0.24 0.46M0.5 -0.2C0.4 -0.46 0.1 -0.58 -0.2 -0.5', ink: 2, stroke: 0.05 },
];
const daisy = (count: number, wide: number): FigureDrawing => [
  { d: petals(count, 0.95, wide), ink: 0 },
  { d: disc(0.27), ink: 1 },
];
const TULIP: FigureDrawing = [
  { d: 'M0 0.1C0.04 0.5 0.02 0.8 0 1', ink: 3, stroke: 0.08 },
  { d: petal(0.85, -34, 12, 0, 0.98) + petal(0.72, 36, 12, 0, 0.98), ink: 3 },
  { d: 'M-0.5 -0.85C-0.2 -0.62 0.2 -0.62 0.5 -0.85C0.62 -0.3 0.5 0.2 0 0.22C-0.5 0.2 -0.62 -0.3 -0.5 -0.85Z', ink: 0 },
  { d: 'M0 -0.95C0.3 -0.6 0.3 -0.1 0 0.2C-0.3 -0.1 -0.3 -0.6 0 -0.95Z', ink: 1 },
];
const LOTUS: FigureDrawing = [
  { d: [-70, 70, -46, 46].map((a) => petal(1.05, a, 13, 0, 0.5)).join(''), ink: 1 },
  { d: [-24, 24, 0].map((a) => petal(1.15, a, 13, 0, 0.5)).join(''), ink: 0 },
  { d: 'M-0.8 0.62C-0.3 0.76 0.3 0.76 0.8 0.62', ink: 3, stroke: 0.08 },
];
const CRANE: FigureDrawing = [
  { d: 'M0.02 0.1C-0.1 -0.4 0.1 -0.8 0.62 -1C0.66 -0.55 0.56 -0.1 0.3 0.22Z', ink: 0 },
  { d: 'M-0.02 0.1C-0.5 -0.1 -0.8 -0.4 -0.95 -0.86C-0.5 -0.78 -0.05 -0.45 0.2 0.05Z', ink: 0 },
  { d: 'M0.62 -1C0.66 -0.8 0.66 -0.6 0.6 -0.4L0.5 -0.52L0.48 -0.3L0.38 -0.44Z', ink: 1 },
  { d: 'M-0.95 -0.86C-0.9 -0.64 -0.8 -0.48 -0.66 -0.34L-0.62 -0.5L-0.48 -0.28L-0.46 -0.46Z', ink: 1 },
  { d: 'M-0.3 0.3C-0.1 0.02 0.2 -0.02 0.42 0.12C0.3 0.34 -0.02 0.46 -0.3 0.3Z', ink: 0 },
  { d: 'M0.36 0.14C0.56 0.2 0.58 -0.06 0.76 -0.1C0.86 -0.12 0.92 -0.06 0.94 0', ink: 0, stroke: 0.1 },
  { d: disc(0.075, 0.86, -0.08), ink: 1 },
  { d: 'M-0.24 0.3C-0.5 0.5 -0.72 0.6 -1 0.64M-0.2 0.34C-0.44 0.58 -0.66 0.72 -0.92 0.8', ink: 0, stroke: 0.045 },
];
const SWALLOW: FigureDrawing = [
  {
    d: 'M-0.1 0C-0.3 -0.5 -0.6 -0.8 -1 -0.9C-0.7 -0.5 -0.5 0 -0.1 0.3C0.2 0.1 0.5 -0.5 0.5 -1C0.2 -0.8 0 -0.4 -0.1 0Z',
    ink: 0,
  },
  {
    d: 'M-0.3 -0.1C-0.4 -0.4 0.2 -0.5 0.5 -0.1C0.62 0.06 0.72 0.06 0.8 0.12C0.6 0.2 0.5 0.4 0.2 0.4C-0.1 0.4 -0.25 0.2 -0.3 -0.1Z',
    ink: 0,
  },
  {
    d: 'M-0.05 0.2C-0.3 0.5 -0.5 0.8 -0.9 0.98C-0.6 0.6 -0.5 0.5 -0.35 0.1ZM0.05 0.3C-0.1 0.6 -0.15 0.8 -0.3 1C0 0.8 0.2 0.6 0.25 0.3Z',
    ink: 0,
  },
  { d: 'M0.3 0.36C0.5 0.34 0.56 0.22 0.68 0.14C0.5 0.06 0.36 0.16 0.3 0.36Z', ink: 1 },
];
const BUTTERFLY: FigureDrawing = [
  {
    d: both(
      'M0.06 -0.12C0.2 -0.8 0.7 -1 0.95 -0.82C1.05 -0.5 0.7 0 0.06 0.06ZM0.06 0.06C0.5 0 0.8 0.2 0.74 0.52C0.66 0.9 0.2 0.8 0.06 0.16Z',
    ),
    ink: 0,
  },
  {
    d: both(
      'M0.24 -0.2C0.34 -0.5 0.6 -0.72 0.8 -0.68C0.82 -0.44 0.6 -0.16 0.24 -0.08ZM0.22 0.2C0.44 0.16 0.6 0.28 0.56 0.46C0.46 0.62 0.28 0.5 0.22 0.2Z',
    ),
    ink: 1,
  },
  { d: 'M0 -0.34C0.09 -0.2 0.08 0.5 0 0.66C-0.08 0.5 -0.09 -0.2 0 -0.34Z', ink: 2 },
  { d: both('M0.02 -0.32C0.06 -0.5 0.14 -0.62 0.24 -0.68'), ink: 2, stroke: 0.04 },
];
const BEE: FigureDrawing = [
  { d: both('M0.1 -0.2C0.4 -0.9 1 -0.9 1 -0.5C0.96 -0.2 0.5 -0.06 0.1 -0.02Z'), ink: 2 },
  { d: disc(0.4, 0, 0.24, 1.55), ink: 0 },
  { d: 'M-0.38 0.1L0.38 0.1M-0.4 0.36L0.4 0.36M-0.32 0.62L0.32 0.62', ink: 1, stroke: 0.13 },
  { d: disc(0.24, 0, -0.42), ink: 1 },
];
const DRAGONFLY: FigureDrawing = [
  {
    d: both(
      'M0.05 -0.42C0.4 -0.8 0.9 -0.8 1 -0.6C0.9 -0.4 0.4 -0.28 0.05 -0.28ZM0.05 -0.22C0.4 -0.26 0.8 -0.14 0.86 0.08C0.7 0.2 0.3 0 0.05 -0.1Z',
    ),
    ink: 1,
  },
  { d: 'M0 -0.6C0.09 -0.5 0.08 -0.2 0.05 0L0.03 1L-0.03 1L-0.05 0C-0.08 -0.2 -0.09 -0.5 0 -0.6Z', ink: 0 },
  { d: disc(0.13, 0, -0.66), ink: 0 },
];
const FISH: FigureDrawing = [
  { d: 'M0.5 0L1 -0.42C0.9 -0.1 0.9 0.1 1 0.42Z', ink: 1 },
  { d: 'M-0.2 -0.32C0 -0.62 0.24 -0.6 0.36 -0.52L0.3 -0.2ZM-0.1 0.32C0 0.52 0.16 0.54 0.26 0.5L0.26 0.22Z', ink: 1 },
  { d: 'M-1 0.04C-0.7 -0.42 0.1 -0.52 0.62 -0.02C0.1 0.5 -0.7 0.42 -1 0.04Z', ink: 0 },
  {
    d: 'M-0.5 -0.26C-0.38 -0.06 -0.38 0.12 -0.5 0.28M-0.1 -0.2C0 -0.06 0 0.06 -0.1 0.2M0.16 -0.16C0.24 -0.04 0.24 0.04 0.16 0.16',
    ink: 2,
    stroke: 0.05,
  },
  { d: disc(0.07, -0.7, -0.05), ink: 2 },
];
const head = (ears: string, more: readonly Layer[] = []): FigureDrawing => [
  { d: both(ears), ink: 0 },
  { d: disc(0.72, 0, 0.18, 0.86), ink: 0 },
  ...more,
  eyes(0.29, 0.08),
];
const nose: Layer = { d: 'M-0.1 0.3L0.1 0.3C0.1 0.38 0.04 0.42 0 0.44C-0.04 0.42 -0.1 0.38 -0.1 0.3Z', ink: 2 };
const CAT = head('M0.2 -0.34L0.66 -0.9L0.72 0.1Z', [
  { d: both('M0.38 -0.38L0.6 -0.68L0.63 -0.2Z'), ink: 1 },
  { d: both('M0.26 0.38L0.84 0.28M0.26 0.46L0.84 0.5'), ink: 2, stroke: 0.035 },
  nose,
]);
const FOX: FigureDrawing = [
  { d: both('M0.12 -0.3L0.78 -0.95L0.86 0Z'), ink: 0 },
  { d: 'M-0.9 -0.06C-0.5 -0.5 0.5 -0.5 0.9 -0.06C0.7 0.4 0.3 0.7 0 0.95C-0.3 0.7 -0.7 0.4 -0.9 -0.06Z', ink: 0 },
  { d: both('M0.9 -0.04C0.6 0.02 0.3 0.2 0.04 0.9C0.34 0.7 0.72 0.4 0.9 -0.04Z'), ink: 1 },
  eyes(0.34, 0.02),
  { d: disc(0.11, 0, 0.86), ink: 2 },
];
const RABBIT = head('M0.06 -0.3C0 -1 0.2 -1.15 0.36 -1C0.5 -0.8 0.48 -0.5 0.42 -0.2Z', [
  { d: both('M0.18 -0.4C0.16 -0.8 0.24 -0.92 0.31 -0.84C0.36 -0.7 0.34 -0.5 0.3 -0.36Z'), ink: 1 },
  nose,
]);
const BEAR = head(disc(0.27, 0.52, -0.42), [
  { d: disc(0.14, 0.52, -0.42) + disc(0.14, -0.52, -0.42), ink: 1 },
  { d: disc(0.3, 0, 0.42, 0.8), ink: 1 },
  nose,
]);
const WHALE: FigureDrawing = [
  {
    d: 'M-1 0.1C-0.9 -0.5 0 -0.6 0.4 -0.1C0.6 0.1 0.72 -0.1 0.72 -0.36C0.54 -0.5 0.6 -0.72 0.62 -0.8C0.74 -0.74 0.8 -0.66 0.82 -0.56C0.86 -0.68 0.94 -0.74 1 -0.78C1.04 -0.6 1 -0.44 0.88 -0.36C0.9 0.3 0.4 0.64 -0.2 0.62C-0.7 0.6 -1.02 0.4 -1 0.1Z',
    ink: 0,
  },
  { d: 'M-0.98 0.22C-0.6 0.3 -0.2 0.44 0.1 0.6C-0.5 0.7 -0.92 0.5 -0.98 0.22Z', ink: 1 },
  { d: disc(0.06, -0.62, 0), ink: 2 },
  { d: 'M-0.4 -0.5C-0.4 -0.7 -0.56 -0.8 -0.66 -0.76M-0.4 -0.5C-0.4 -0.7 -0.24 -0.8 -0.14 -0.76', ink: 1, stroke: 0.06 },
];
const ANCHOR: FigureDrawing = [
  { d: disc(0.17, 0, -0.78), ink: 0, stroke: 0.12 },
  { d: 'M0 -0.6L0 0.86M-0.42 -0.36L0.42 -0.36', ink: 0, stroke: 0.16 },
  { d: 'M-0.76 0.24C-0.66 0.72 -0.3 0.88 0 0.9C0.3 0.88 0.66 0.72 0.76 0.24', ink: 0, stroke: 0.16 },
  { d: both('M0.5 0.42L0.82 0.06L0.98 0.5Z'), ink: 0 },
];
const SAILBOAT: FigureDrawing = [
  { d: 'M-0.9 0.46L0.9 0.46C0.8 0.74 0.6 0.86 0.4 0.86L-0.5 0.86C-0.7 0.8 -0.84 0.66 -0.9 0.46Z', ink: 1 },
  {
    d: 'M-0.06 -1L-0.06 0.34L-0.8 0.34C-0.6 -0.1 -0.3 -0.6 -0.06 -1ZM0.08 -0.8C0.5 -0.5 0.72 -0.1 0.74 0.34L0.08 0.34Z',
    ink: 0,
  },
];
const MOON: FigureDrawing = [
  {
    d: 'M0.3 -0.92C-0.5 -0.9 -0.9 -0.4 -0.86 0.14C-0.8 0.8 -0.1 1.1 0.62 0.72C0 0.7 -0.36 0.3 -0.36 -0.14C-0.36 -0.5 -0.1 -0.8 0.3 -0.92Z',
    ink: 0,
  },
  { d: star(0.3, 5, 0.42, 0.5, -0.2) + star(0.17, 5, 0.42, 0.2, 0.34), ink: 1 },
];
const CLOUD: FigureDrawing = [
  {
    d: 'M-0.7 0.46C-1.06 0.44 -1.06 -0.06 -0.7 -0.06C-0.66 -0.46 -0.2 -0.56 0 -0.26C0.24 -0.5 0.62 -0.32 0.6 0C1 -0.02 1.04 0.46 0.7 0.46Z',
    ink: 0,
  },
];
const MOUNTAIN: FigureDrawing = [
  { d: 'M-1 0.7L-0.3 -0.5L0.06 0.06L0.3 -0.24L1 0.7Z', ink: 0 },
  {
    d: 'M-0.3 -0.5L-0.06 -0.1L-0.22 -0.02L-0.32 -0.14L-0.46 0L-0.56 -0.06ZM0.3 -0.24L0.5 0.04L0.32 0.04L0.2 -0.04Z',
    ink: 1,
  },
];
const SKULL: FigureDrawing = [
  {
    d: 'M-0.78 -0.16C-0.78 -1.1 0.78 -1.1 0.78 -0.16C0.78 0.14 0.62 0.28 0.46 0.34L0.46 0.8L-0.46 0.8L-0.46 0.34C-0.62 0.28 -0.78 0.14 -0.78 -0.16Z',
    ink: 0,
  },
  { d: disc(0.2, 0.32, -0.1) + disc(0.2, -0.32, -0.1) + 'M0 0.1L0.1 0.32L-0.1 0.32Z', ink: 2 },
  { d: 'M-0.2 0.5L-0.2 0.8M0 0.5L0 0.8M0.2 0.5L0.2 0.8', ink: 2, stroke: 0.06 },
];
const CHERRY: FigureDrawing = [
  { d: 'M-0.42 0.4C-0.36 -0.2 0 -0.7 0.2 -0.9M0.44 0.5C0.5 0 0.3 -0.5 0.2 -0.9', ink: 3, stroke: 0.07 },
  { d: petal(0.66, 68, 20, 0.2, -0.86), ink: 3 },
  { d: disc(0.37, -0.44, 0.5) + disc(0.37, 0.46, 0.6), ink: 0 },
  { d: disc(0.09, -0.56, 0.38) + disc(0.09, 0.34, 0.48), ink: 1 },
];
const STRAWBERRY: FigureDrawing = [
  { d: 'M0 0.98C-0.6 0.7 -0.86 0 -0.62 -0.34C-0.4 -0.6 0.4 -0.6 0.62 -0.34C0.86 0 0.6 0.7 0 0.98Z', ink: 0 },
  {
    d: [
      [-0.34, -0.1],
      [0, -0.16],
      [0.34, -0.1],
      [-0.2, 0.2],
      [0.2, 0.2],
      [0, 0.5],
      [-0.4, 0.24],
      [0.4, 0.24],
    ]
      .map(([x, y]) => disc(0.05, x, y, 1.4))
      .join(''),
    ink: 2,
  },
  { d: [-80, -40, 0, 40, 80].map((a) => petal(0.5, a, 18, 0, -0.44)).join(''), ink: 3 },
];
const citrus = (k: number): FigureDrawing => [
  { d: petal(0.9, 40, 18, 0.1, -0.5), ink: 3 },
  {
    d:
      k === 1
        ? disc(0.7, 0, 0.15)
        : 'M-0.98 0.3C-0.86 0.22 -0.8 0.1 -0.7 -0.06C-0.4 -0.6 0.4 -0.6 0.7 -0.06C0.8 0.1 0.86 0.2 0.98 0.26C0.88 0.4 0.8 0.46 0.68 0.54C0.3 0.9 -0.4 0.86 -0.7 0.5C-0.8 0.42 -0.9 0.4 -0.98 0.3Z',
    ink: 0,
  },
  { d: 'M-0.4 -0.02C-0.26 -0.22 -0.06 -0.3 0.14 -0.28', ink: 1, stroke: 0.08 },
];
const APPLE: FigureDrawing = [
  { d: 'M0 -0.4C0 -0.6 0.06 -0.8 0.16 -0.95', ink: 3, stroke: 0.08 },
  { d: petal(0.55, 72, 22, 0.08, -0.62), ink: 3 },
  {
    d: 'M0 -0.36C0.3 -0.62 0.9 -0.5 0.84 0.1C0.8 0.6 0.5 0.96 0.24 0.92C0.1 0.9 -0.1 0.9 -0.24 0.92C-0.5 0.96 -0.8 0.6 -0.84 0.1C-0.9 -0.5 -0.3 -0.62 0 -0.36Z',
    ink: 0,
  },
  { d: 'M-0.54 0C-0.52 -0.16 -0.42 -0.26 -0.3 -0.28', ink: 1, stroke: 0.09 },
];
const MUSHROOM: FigureDrawing = [
  { d: 'M-0.2 0.1L0.2 0.1C0.2 0.4 0.26 0.7 0.34 0.92L-0.34 0.92C-0.26 0.7 -0.2 0.4 -0.2 0.1Z', ink: 1 },
  { d: 'M-0.9 0.14C-0.9 -1 0.9 -1 0.9 0.14C0.4 0.26 -0.4 0.26 -0.9 0.14Z', ink: 0 },
  { d: disc(0.13, -0.42, -0.2) + disc(0.16, 0.06, -0.4) + disc(0.11, 0.5, -0.12), ink: 2 },
];
const LEAF: FigureDrawing = [
  { d: 'M0 0.7C-0.7 0.4 -0.66 -0.4 0 -1C0.66 -0.4 0.7 0.4 0 0.7Z', ink: 0 },
  { d: `M0 1L0 -0.7${both('M0 0.4L0.34 0.12M0 0.1L0.36 -0.2M0 -0.2L0.26 -0.46')}`, ink: 1, stroke: 0.055 },
];
const BRANCH: FigureDrawing = [
  { d: 'M0 1C0.12 0.4 -0.1 -0.4 0.04 -1', ink: 0, stroke: 0.06 },
  {
    d: [0.6, 0.16, -0.3].map((y) => petal(0.6, 50, 14, 0.02, y) + petal(0.6, -50, 14, 0.02, y - 0.14)).join(''),
    ink: 0,
  },
  { d: disc(0.14, 0.26, 0.5, 1.3) + disc(0.14, -0.24, 0, 1.3), ink: 1 },
];
const FEATHER: FigureDrawing = [
  { d: 'M-0.04 0.6C-0.5 0.2 -0.3 -0.6 0.3 -1C0.6 -0.4 0.5 0.3 -0.04 0.6Z', ink: 0 },
  {
    d: 'M-0.2 1C-0.1 0.5 0.1 -0.2 0.26 -0.8M0 0.3L0.3 0.06M0.08 0L0.4 -0.24M-0.02 0.3L-0.2 0.02M0.06 0L-0.08 -0.26',
    ink: 1,
    stroke: 0.05,
  },
];
const SWAN: FigureDrawing = [
  { d: 'M-0.36 0.3C-0.7 0.06 -0.3 -0.3 -0.44 -0.62C-0.5 -0.8 -0.7 -0.8 -0.76 -0.6', ink: 0, stroke: 0.17 },
  { d: 'M-0.7 -0.6L-0.98 -0.42L-0.68 -0.46Z', ink: 1 },
  {
    d: 'M-0.66 0.36C-0.5 0.1 0 0.2 0.3 -0.1C0.5 -0.28 0.76 -0.34 1 -0.3C0.9 0.3 0.6 0.74 0 0.76C-0.4 0.78 -0.64 0.6 -0.66 0.36Z',
    ink: 0,
  },
  { d: 'M-0.2 0.4C0.1 0.44 0.5 0.3 0.8 0', ink: 1, stroke: 0.06 },
];
const HEART: FigureDrawing = [{ d: 'M0 0.9C-1.5 -0.1 -0.8 -1.1 0 -0.35C0.8 -1.1 1.5 -0.1 0 0.9Z', ink: 0 }];
const POPPY: FigureDrawing = [
  { d: petals(4, 0.98, 42, 20), ink: 0 },
  { d: petals(4, 0.5, 30, 65), ink: 1 },
  { d: disc(0.24), ink: 2 },
];
const HIBISCUS: FigureDrawing = [
  leaves(1.1),
  { d: petals(5, 0.95, 32), ink: 0 },
  { d: petals(5, 0.4, 20), ink: 1 },
  { d: 'M0 0C0.16 -0.2 0.3 -0.4 0.52 -0.52', ink: 1, stroke: 0.1 },
];

/** By the name that the reader gives a motif. */
export const FIGURES: Readonly<Record<string, FigureDrawing>> = {
  rose: ROSE,
  peony: ROSE,
  daisy: daisy(12, 9),
  edelweiss: daisy(8, 13),
  sunflower: daisy(16, 8),
  poppy: POPPY,
  tulip: TULIP,
  lily: daisy(6, 15),
  lotus: LOTUS,
  hibiscus: HIBISCUS,
  crane: CRANE,
  swallow: SWALLOW,
  bird: SWALLOW,
  swan: SWAN,
  butterfly: BUTTERFLY,
  bee: BEE,
  dragonfly: DRAGONFLY,
  fox: FOX,
  cat: CAT,
  rabbit: RABBIT,
  bear: BEAR,
  fish: FISH,
  koi: FISH,
  whale: WHALE,
  anchor: ANCHOR,
  sailboat: SAILBOAT,
  feather: FEATHER,
  cloud: CLOUD,
  mountain: MOUNTAIN,
  skull: SKULL,
  lemon: citrus(0),
  orange: citrus(1),
  cherry: CHERRY,
  strawberry: STRAWBERRY,
  apple: APPLE,
  mushroom: MUSHROOM,
  leaf: LEAF,
  'olive branch': BRANCH,
  heart: HEART,
  star: [{ d: star(1, 5, 0.42), ink: 0 }],
  moon: MOON,
};

/** Whether flats and illustration draw a motif as itself. */
export const drawsMotif = (motif: string | null | undefined): boolean =>
  motif !== null && motif !== undefined && Object.hasOwn(FIGURES, motif);
