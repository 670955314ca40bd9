import { n1 } from '../paint/path.js';
import type { Cut } from '../../../cut/cut.js';
import { figureColors } from '../../../cut/part-cloth.js';
import { lchOf, shift } from '../color/oklch.js';
import { drawsMotif } from '../../../motifs/drawings.js';
import { figureMarkup } from '../prints/motif-print.js';
import { isPlaced } from '../../../motifs/is-placed.js';
import type { Tailor } from './tailor.js';

/** A print placed once on the chest: a graphic, letters, a motif in embroidery. */
export function chestMotif(t: Tailor, spec: Cut): string {
  if (spec.motif_place === 'back') return '';
  const c = t.figure.at(0, 2.12);
  const h = t.figure.head;
  const [other, second] = figureColors(spec).map((x) => x.hex);
  const ink = other ?? (t.cloth.surface.ramp.lightness > 0.55 ? '#2f3440' : '#f3ece0');
  const accent = second ?? '#d9694f';
  if (isPlaced(spec) && drawsMotif(spec.motif)) {
    const inks = [ink, second ?? shift(ink, lchOf(ink).l > 0.6 ? -0.16 : 0.2)];
    const figure = figureMarkup(spec.motif ?? '', 0.3 * h, { inks, ground: t.cloth.surface.ramp.base });
    return `<g transform="translate(${n1(c.x)} ${n1(c.y + 0.08 * h)})">${figure}</g>`;
  }
  if (isPlaced(spec)) {
    const r = 0.2 * h;
    const bars = [0, 1, 2, 3]
      .map(
        (i) =>
          `<rect x="${n1(c.x - r)}" y="${n1(c.y + r * (0.1 + i * 0.24))}" width="${n1(2 * r)}" height="${n1(r * (0.06 + 0.035 * i))}" fill="${t.cloth.surface.ramp.base}"/>`,
      )
      .join('');
    return `<circle cx="${n1(c.x)}" cy="${n1(c.y)}" r="${n1(r)}" fill="${accent}"/>${bars}<path d="M${n1(c.x - r * 1.25)} ${n1(c.y + r * 1.4)}h${n1(r * 2.5)}" stroke="${ink}" stroke-width="3"/><path d="M${n1(c.x - r * 0.8)} ${n1(c.y + r * 1.62)}h${n1(r * 1.6)}" stroke="${ink}" stroke-width="2"/>`;
  }
  if (spec.print === 'letters') {
    const s = 0.09 * h;
    const glyphs = [
      'M0 0V2M0 0H1.2M0 1H1',
      'M0 0L.6 1L1.2 0M.6 1V2',
      'M0 2V0H.8Q1.2 .1 1.2 .5T.8 1H0M.6 1L1.2 2',
      'M0 2L.6 0L1.2 2M.25 1.3H.95',
    ];
    return glyphs
      .map(
        (d, i) =>
          `<path transform="translate(${n1(c.x + (i - 2) * s * 1.75 + s * 0.25)} ${n1(c.y - s)}) scale(${n1(s)})" d="${d}" fill="none" stroke="${ink}" stroke-width=".28"/>`,
      )
      .join('');
  }
  return '';
}
