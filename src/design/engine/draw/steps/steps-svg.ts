import type { Step } from '../../make/construction/index.js';
import type { EdgeSummary, Pattern } from '../../make/pattern/index.js';
import { panelsOf } from './panel.js';
import { pictureOf, type Picture } from './panel-svg.js';

const [WIDTH, HEIGHT, GAP, HEAD] = [150, 110, 16, 22];
const COLUMNS = 4;
/** Said once with the drawings. */
export const STEP_LEGEND =
  'Shaded: right side of the cloth; white: wrong side. Red dashes: where to stitch. Long black dashes: fold.';

/** All steps that have a drawing, on one sheet, in sewing order. Units are of the sheet alone: pieces are not at one scale. */
export function stepsSvg(
  steps: readonly Step[],
  pieces: Pattern['drafted'],
  edges: readonly EdgeSummary[],
  title: string,
): string {
  let y = 58;
  const groups = steps.flatMap((step) => {
    const pictures = panelsOf(step.joins, pieces, edges).map((panel) => pictureOf(panel, WIDTH, HEIGHT));
    if (pictures.length === 0) return [];
    const top = y;
    y += HEAD + Math.ceil(pictures.length / COLUMNS) * (HEIGHT + 2 * GAP);
    return [
      `<g id="step-${step.number}"><text x="${GAP}" y="${top + 8}" font-size="11" font-weight="600">${escaped(`${step.number}. ${step.title}`)}</text>`,
      ...pictures.map((picture, i) => placed(picture, i, top + HEAD)),
      '</g>',
    ];
  });
  const width = COLUMNS * (WIDTH + GAP) + GAP;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" font-family="sans-serif" fill="#16171b">`,
    `<rect width="${width}" height="${y}" fill="#f6f6f4"/>`,
    `<text x="${GAP}" y="24" font-size="15" font-weight="600">${escaped(title)}</text>`,
    `<text x="${GAP}" y="40" font-size="8.5" fill="#5c606a">${STEP_LEGEND}</text>`,
    ...groups,
    '</svg>',
  ].join('');
}

function placed({ svg, labels, caption }: Picture, index: number, top: number): string {
  const x = GAP + (index % COLUMNS) * (WIDTH + GAP);
  const y = top + Math.floor(index / COLUMNS) * (HEIGHT + 2 * GAP);
  const words = labels.map((l) => text(l.x, l.y + 2.5, l.text, 7));
  return `<g transform="translate(${x} ${y})">${svg}${words.join('')}${text(WIDTH / 2, HEIGHT + 11, caption, 8)}</g>`;
}

const text = (x: number, y: number, words: string, size: number): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" text-anchor="middle">${escaped(words)}</text>`;

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
