import type { Row } from './rows.js';

/** An apron without a bib: pockets, hems, ties, band. */
export const WAIST_APRON: readonly Row[] = [
  {
    phase: 'pockets',
    title: 'Pockets',
    pieces: /own\.pocket/,
    text: (p) =>
      `Hem the top of ${p}, press in the other edges and edge-stitch to the apron; a bar tack at each upper corner.`,
    seam: 'attach',
    minutes: 6,
  },
  {
    phase: 'parts',
    title: 'Ties',
    pieces: /own\.bandTie/,
    text: (p) => `Fold ${p} lengthwise, stitch the long side and one end, turn through and press.`,
    seam: 'turned',
    minutes: 4,
  },
  {
    phase: 'hem',
    title: 'Hems',
    pieces: /own\.waistApron/,
    text: (p) => `Turn both sides of ${p}, then its lower edge, twice; mitre the corners and stitch.`,
    seam: 'turned',
    minutes: 6,
  },
  {
    phase: 'waist',
    title: 'Band',
    pieces: /own\.(waistApron|waistband)/,
    text: (p) =>
      `Sew ${p} together along the waist; lay a tie into each end of the band, fold it over the seam and stitch all round.`,
    joins: /^Apron to band$/,
    seam: 'attach',
    minutes: 8,
  },
];
