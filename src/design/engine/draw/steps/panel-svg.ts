import type { Point } from '../../geometry/point.js';
import { clipLine, clipShape, middleOf } from './clip.js';
import type { Look, Panel } from './panel.js';

/** A panel drawn in a box: shapes as SVG elements with presentation attributes, and its words apart. */
export interface Picture {
  svg: string;
  labels: { x: number; y: number; text: string }[];
  caption: string;
}

/** The right side of the cloth is shaded, as the leaflets of paper patterns have it. */
const SHADE = '#cdd6e4';
const INK = '#16171b';
const THREAD = '#b3261e';

/** Line widths and dashes in the units of the box, of about a point. */
const LOOKS: Readonly<Record<Look, string>> = {
  right: `fill="${SHADE}" stroke="none"`,
  wrong: 'fill="#ffffff" fill-opacity="0.92" stroke="none"',
  cut: `fill="none" stroke="${INK}" stroke-width="0.55"`,
  fold: `fill="none" stroke="${INK}" stroke-width="0.45" stroke-dasharray="5 1.6"`,
  edge: `fill="none" stroke="${THREAD}" stroke-width="1.1" stroke-dasharray="2.6 1.5"`,
  stitch: `fill="none" stroke="${THREAD}" stroke-width="1.1" stroke-dasharray="2.6 1.5"`,
  tie: `fill="none" stroke="${THREAD}" stroke-width="0.4"`,
};

const isFilled = (look: Look): boolean => look === 'right' || look === 'wrong';
const n = (v: number): string => String(Math.round(v * 100) / 100);

/** @param width, height of the box, about points */
export function pictureOf(panel: Panel, width: number, height: number): Picture {
  const { window } = panel;
  const scale = Math.min(width / window.width, height / window.height);
  const [dx, dy] = [(width - window.width * scale) / 2, (height - window.height * scale) / 2];
  const at = (p: Point): Point => ({ x: dx + (p.x - window.x) * scale, y: dy + (p.y - window.y) * scale });
  const paths = panel.shapes.flatMap(({ look, line }) => {
    const parts = isFilled(look) ? [clipShape(line, window)] : clipLine(line, window);
    return parts.filter((part) => part.length > 1).map((part) => path(part.map(at), look));
  });
  const labels = panel.labels.flatMap(({ of, text }) => {
    const shown = clipShape(of, window);
    return shown.length > 2 ? [{ ...at(middleOf(shown)), text }] : [];
  });
  return { svg: paths.join(''), labels, caption: panel.caption };
}

const path = (line: readonly Point[], look: Look): string =>
  `<path d="M${line.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}${isFilled(look) ? 'Z' : ''}" ${LOOKS[look]}/>`;
