import { type Box, boxOf } from '../../../geometry/box.js';
import { BASELINE, type Drawn } from './ink.js';

/** Width of a letter and height of a line of capitals with their descenders, as shares of the size. */
const LETTER = { 400: 0.5, 700: 0.56 } as const;
const [ABOVE, BELOW] = [0.75, 0.25];

/** Boxes around all words of a drawing, mm; of turned words the upright box around them. */
export function wordBoxes(drawn: readonly Drawn[]): Box[] {
  return drawn.flatMap((one) => {
    if (one.kind === 'group' || one.kind === 'layer') return wordBoxes(one.items);
    return one.kind === 'text' ? [boxOfWords(one)] : [];
  });
}

function boxOfWords({ words, x, y, size, style }: Extract<Drawn, { kind: 'text' }>): Box {
  const width = words.length * (size * LETTER[style.weight ?? 400] + (style.spacing ?? 0));
  const left = -width * { start: 0, middle: 0.5, end: 1 }[style.anchor ?? 'start'];
  const base = style.baseline === 'central' ? size * BASELINE : 0;
  const [top, bottom] = [base - size * ABOVE, base + size * BELOW];
  const turn = ((style.rotate ?? 0) * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const corners = [left, left + width].flatMap((dx) => [top, bottom].map((dy) => ({ dx, dy })));
  return boxOf(corners.map(({ dx, dy }) => ({ x: x + dx * c - dy * s, y: y + dx * s + dy * c })));
}

/** Area that two boxes share, mm². */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.maxX, b.maxX) - Math.max(a.minX, b.minX)) *
  Math.max(0, Math.min(a.maxY, b.maxY) - Math.max(a.minY, b.minY));

/** The first of several drawings whose words and marks lie over nothing that is taken, else the one that covers least. */
export function clearest<T>(tries: readonly T[], boxOfTry: (one: T) => Box, taken: readonly Box[]): T {
  const covers = tries.map((one) => taken.reduce((sum, box) => sum + shared(boxOfTry(one), box), 0));
  return tries[covers.indexOf(Math.min(...covers))];
}
