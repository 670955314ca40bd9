import { boxOf } from '../../../geometry/box.js';
import { loopOps, transform, type Transform, transformOps } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';
import { cutWords, drawMark, foldLines, foldMark, grainMark, labelLines, simplify } from '../sheet/drawn-piece.js';
import type { GradedDraft } from './graded.js';
import { INK, group, layer, line, path, rectangle, text, type Drawn, type Stroke } from '../sheet/ink.js';
import type { MarkKind, Piece } from '../pieces/piece.js';
import type { Printed } from '../sheet/printed.js';
import { grainTurn } from '../lay/yardage.js';

/** How the sizes of a chart are told apart, without colour too; the design's own is drawn bold. */
const STYLES: readonly Stroke[] = [
  { width: 0.45, stroke: '#7b3294', dash: '0.5 1.6' },
  { width: 0.45, stroke: '#2166ac', dash: '3 1.5' },
  { width: 0.45, stroke: '#1b7837', dash: '8 2' },
  { width: 0.45, stroke: '#b35806', dash: '8 2 1 2' },
  { width: 0.45, stroke: '#b2182b', dash: '8 2 1 2 1 2' },
  { width: 0.45, stroke: '#4d4d4d', dash: '1.5 1.5' },
  { width: 0.45, stroke: '#01665e', dash: '4 1.5 0.5 1.5' },
];
const OWN: Stroke = { width: 0.9 };

/** Names of layers: one for each size, one for what all share. */
export const sizeLayer = ({ name }: Pick<GradedDraft, 'name'>): string => `Size ${name}`;
export const NAMES_LAYER = 'Names, grain and fold';

export const sizeStyle = (drafts: readonly Pick<GradedDraft, 'own'>[], i: number, bold = 1): Stroke => {
  const style = styleAt(drafts, i);
  return { ...style, width: style.width * bold };
};

const styleAt = (drafts: readonly Pick<GradedDraft, 'own'>[], i: number): Stroke => {
  if (drafts[i].own) return OWN;
  return STYLES[drafts.slice(0, i).filter(({ own }) => !own).length % STYLES.length];
};

interface InSize {
  piece: Piece;
  size: number;
}

/** One piece in every size that has it, laid over each other on the grain line (or fold) and at their tops. @param bold times the usual width of lines */
export function gradedPieces(drafts: readonly GradedDraft[], bold = 1): Printed[] {
  return mainPieces(drafts).map(({ id }, i) => {
    const sizes = drafts.flatMap(({ pieces }, size) =>
      pieces
        .filter((piece) => piece.id === id)
        .slice(0, 1)
        .map((piece): InSize => ({ piece, size })),
    );
    return nested(drafts, sizes, i + 1, bold);
  });
}

/** The piece that gives a nested piece its name and marks: of the design's own size, else of the middle one. */
const mainPiece = (drafts: readonly GradedDraft[], sizes: readonly InSize[]): Piece =>
  (sizes.find(({ size }) => drafts[size].own) ?? sizes[Math.floor(sizes.length / 2)]).piece;

/** One piece per nested piece, in the order of their numbers. */
export function mainPieces(drafts: readonly GradedDraft[]): Piece[] {
  const mains = new Map<string, Piece>();
  for (const { pieces } of ownFirst(drafts))
    for (const piece of pieces) mains.set(piece.id, mains.get(piece.id) ?? piece);
  return [...mains.values()];
}

const ownFirst = (drafts: readonly GradedDraft[]): GradedDraft[] =>
  [...drafts].sort((a, b) => Number(b.own) - Number(a.own));

const outline = (piece: Piece): Point[] => piece.cutLoop ?? piece.loop;

/** Of a piece turned upright: its fold or grain line across, its top along. */
function anchorOf(piece: Piece, rotate: number): Point {
  const turn: Transform = { rotate, mirror: false, dx: 0, dy: 0 };
  const box = boxOf(outline(piece).map((p) => transform(p, turn)));
  const along = (piece.fold ?? piece.grain)?.map((p) => transform(p, turn).x);
  return { x: along ? (along[0] + along[1]) / 2 : (box.minX + box.maxX) / 2, y: box.minY };
}

function nested(drafts: readonly GradedDraft[], sizes: readonly InSize[], number: number, bold: number): Printed {
  const main = mainPiece(drafts, sizes);
  const turn = grainTurn(main);
  const at = anchorOf(main, turn);
  // Every size is turned like the main one, upright, and shifted to its anchor; then turned back into its coordinates.
  const back: Transform = { rotate: -turn, mirror: false, dx: 0, dy: 0 };
  const shiftOf = (piece: Piece): Point => {
    const own = anchorOf(piece, turn);
    return transform({ x: at.x - own.x, y: at.y - own.y }, back);
  };
  const shifts = sizes.map(({ piece }) => shiftOf(piece));
  const loops = sizes.map(({ piece }, i) =>
    outline(piece).map((p) => ({ x: p.x + shifts[i].x, y: p.y + shifts[i].y })),
  );
  const draw = (t: Transform): Drawn => {
    const each = sizes.map(({ piece, size }, i) =>
      layer(
        sizeLayer(drafts[size]),
        drawSize(piece, shifted(t, shifts[i]), sizeStyle(drafts, size, bold), drafts[size].own),
      ),
    );
    const placed = loops.map((loop) => loop.map((p) => transform(p, t)));
    const tags = sizeTags(
      placed,
      sizes.map(({ size }) => drafts[size]),
    );
    return group(`piece-${number}`, [
      ...each,
      layer(NAMES_LAYER, named(main, t, number, wordsFor(drafts, sizes))),
      ...tags,
    ]);
  };
  return { loops, turn, draw };
}

/** `t` after a shift in the piece's own coordinates. */
function shifted(t: Transform, by: Point): Transform {
  const turned = transform(by, { ...t, dx: 0, dy: 0 });
  return { ...t, dx: t.dx + turned.x, dy: t.dy + turned.y };
}

const NOTCH = new Set<MarkKind>(['notch', 'back-notch']);

/** Buttons are placed for the design's own size only. */
function drawSize(piece: Piece, t: Transform, style: Stroke, own: boolean): Drawn[] {
  const loop = piece.loop.map((p) => transform(p, t));
  const { stroke = INK.line } = style;
  return [
    path(loopOps(simplify(outline(piece).map((p) => transform(p, t)))), style),
    ...piece.lines
      .filter((l) => l.style !== 'help')
      .map((l) => path(transformOps(l.ops, t), { width: 0.25, stroke, ...(style.dash ? { dash: style.dash } : {}) })),
    ...piece.marks
      .filter(({ kind }) => own || NOTCH.has(kind))
      .flatMap((mark) => drawMark({ ...mark, at: transform(mark.at, t), rotate: mark.rotate + t.rotate }, loop)),
  ];
}

function named(piece: Piece, t: Transform, number: number, notes: string[]): Drawn[] {
  const loop = piece.loop.map((p) => transform(p, t));
  const pair = (line: [Point, Point] | null) => line?.map((p) => transform(p, t)) as [Point, Point] | undefined;
  const [fold, grain] = [pair(piece.fold), pair(piece.grain)];
  return [
    ...(fold ? foldMark(fold, loop) : []),
    ...(grain ? grainMark(grain, loop) : []),
    ...labelLines([`${number}  ${piece.title}`, ...cutWords(piece), ...notes], loop, [
      ...(grain ? [grain] : []),
      ...(fold ? foldLines(fold, loop) : []),
    ]),
  ];
}

/** Said where a piece is not in all sizes. */
function wordsFor(drafts: readonly GradedDraft[], sizes: readonly InSize[]): string[] {
  if (sizes.length === drafts.length) return [];
  return [`only in ${sizes.map(({ size }) => drafts[size].name).join(', ')}`];
}

const TAG = 3.2;

/** The name of each size on its line along the lower edge, side by side. */
function sizeTags(loops: readonly Point[][], drafts: readonly GradedDraft[]): Drawn[] {
  const boxes = loops.map((loop) => boxOf(loop));
  const [from, to] = [Math.max(...boxes.map((b) => b.minX)), Math.min(...boxes.map((b) => b.maxX))];
  const step = Math.min(9, ((to - from) * 0.8) / loops.length);
  const first = (from + to) / 2 - (step * (loops.length - 1)) / 2;
  return loops.flatMap((loop, i) => {
    const x = first + i * step;
    const y = lowest(loop, x);
    if (y === null || step < 2) return [];
    const size = Math.min(TAG, step * 0.42);
    return [layer(sizeLayer(drafts[i]), tag(shortName(drafts[i].name), x, y, size))];
  });
}

function tag(words: string, x: number, y: number, size: number): Drawn[] {
  const width = words.length * size * 0.6 + 0.8;
  return [
    rectangle(x - width / 2, y - size * 0.6, width, size * 1.2, { width: 0, fill: '#ffffff' }),
    text(words, x, y, size, { anchor: 'middle', baseline: 'central', weight: 700 }),
  ];
}

const shortName = (name: string): string => name.replace('made to measure', 'MTM').replace('EU ', '');

/** Lowest point of a loop at `x` (largest y), or null beside it. */
function lowest(loop: readonly Point[], x: number): number | null {
  let most: number | null = null;
  for (let i = 1; i < loop.length; i++) {
    const [a, b] = [loop[i - 1], loop[i]];
    if (a.x > x === b.x > x) continue;
    const y = a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y);
    if (most === null || y > most) most = y;
  }
  return most;
}

const CHARTED: [name: string, words: string][] = [
  ['chest', 'chest'],
  ['waist', 'waist'],
  ['seat', 'seat'],
];

/** Which line is which size, and for what body: rows of 11 mm downwards from (x, y). */
export function sizeLegend(drafts: readonly GradedDraft[], x: number, y: number): Drawn[] {
  return drafts.flatMap((draft, i) => {
    const at = y + i * 11;
    const body = CHARTED.map(([name, words]) => `${words} ${Math.round(draft.body[name] ?? 0)}`).join(', ');
    return [
      line({ x, y: at }, { x: x + 26, y: at }, sizeStyle(drafts, i)),
      text(draft.name, x + 32, at + 2, 6, draft.own ? { weight: 700 } : {}),
      text(`${body} cm`, x + 32, at + 6.4, 3.6, { fill: INK.soft }),
    ];
  });
}
