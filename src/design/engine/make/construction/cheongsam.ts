import { piece } from '../materials/index.js';
import type { Row } from './rows.js';

const ZIP = /zip (\d+) cm/;

/** In the order in which a cheongsam with darts is sewn: diagonal edge and underlap first, then shoulders, collar, sides. */
export const CHEONGSAM: readonly Row[] = [
  {
    phase: 'darts',
    title: 'Sew the darts',
    pieces: /qipao(Front|Back)$/,
    text: (p) =>
      `Sew the darts of ${p}: bust darts from the side to the point, waist darts from their middle to either end; clip these at the waist, press towards the centre.`,
    joins: /^Dart$/,
    seam: 'join',
    minutes: 9,
  },
  {
    phase: 'placket',
    title: 'Diagonal edge',
    pieces: /qipaoFront$|edgeBinding/,
    text: (p) => `Stay the diagonal edge with a straight stitch, then bind it: ${p}.`,
    joins: /^Binding to diagonal edge$/,
    seam: 'bind',
    minutes: 6,
  },
  {
    phase: 'placket',
    title: 'Underlap',
    pieces: /qipaoUnderlap/,
    text: (p) => `Turn a narrow hem on the free edge of ${p}.`,
    seam: 'turned',
    minutes: 2,
  },
  {
    phase: 'shoulders',
    title: 'Shoulders',
    pieces: /qipao/,
    text: (p) =>
      `Sew ${p} at the shoulders, the front at the left one and its underlap at the right one, easing the back.`,
    joins: /^Shoulder, /,
    seam: 'join',
    minutes: 3,
  },
  {
    phase: 'neck',
    title: 'Collar',
    pieces: /own\.(collar|neckBinding)/,
    text: (p) =>
      `Lay the front over the underlap, centres meeting; sew ${p} to the neck of front, back and underlap, its ends at the centre front, and fell the inside down.`,
    joins: /^(Collar to neckline(?:, right)?|Binding to neck)$/,
    seam: 'attach',
    minutes: 8,
  },
  {
    phase: 'sleeves',
    title: 'Sleeves',
    pieces: /bella\.sleeve/,
    text: (p) => `Close the underarm of ${p} and set it in; on the right it is sewn to the underlap and the back.`,
    joins: /^Sleeve (underarm|cap to armhole(, right)?)$/,
    seam: 'join',
    minutes: 9,
  },
  {
    phase: 'edges',
    title: 'Armholes',
    pieces: /armBinding/,
    text: (p) => `Bind the armholes with ${p}, joining its ends at the underarm.`,
    joins: /^Arm binding/,
    seam: 'bind',
    minutes: 6,
  },
  {
    phase: 'sides',
    title: 'Sides',
    pieces: /qipao/,
    text: (p) =>
      `Sew ${p} at the left side from the underarm to the slit; baste the underlap to the back at the right side, and sew that side only between the end of the opening and the slit.`,
    joins: /^Side seam, |^Underlap to back$/,
    seam: 'join',
    minutes: 5,
  },
  {
    phase: 'fastening',
    title: 'Zip in the right side',
    pieces: /qipaoFront$/,
    text: () => 'Set the invisible zip into the right side, its top at the underarm, the underlap behind it.',
    joins: /^Opening at the right side|^Zip to its opening$/,
    seam: 'attach',
    minutes: 7,
    takes: (uses) =>
      uses.flatMap(({ name }) => {
        const cm = ZIP.exec(name)?.[1];
        return cm ? [piece(`invisible zip ${cm} cm`, 1, 'right side')] : [];
      }),
  },
  {
    phase: 'hem',
    title: 'Slits and hem',
    pieces: /qipao(Front|Back)$/,
    text: (p) =>
      `Turn the edges of the slits and the hem of ${p}, mitre the corners, fell by hand and secure the top of each slit.`,
    seam: 'turned',
    minutes: 10,
  },
];
