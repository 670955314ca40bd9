import type { Point } from '../../geometry/point.js';
import { lengthOf } from '../../geometry/polyline.js';
import type { Piece } from '../../make/pattern/pieces/piece.js';
import type { EdgeSummary } from '../../make/pattern/seams/graph.js';
import type { Seam, SeamSide } from '../../make/pattern/seams/joins.js';
import type { Pattern } from '../../make/pattern/types.js';
import { lineFrom, recut, sewn, type Line } from './recut.js';

type Sewn = Pick<Pattern, 'drafted' | 'seams' | 'edges'>;

const [FRONT, BACK, BIB, BAND, STRAP] = ['opal.front', 'opal.back', 'opal.bib', 'opal.waistband', 'opal.strap'];
/** A strap is buttoned so far from the end of the bib's upper edge, mm. */
const INSIDE = 8;

/**
 * Dungarees as they are worn. The hip beside a slanted pocket is filled, the bib sewn to the fronts; the band is stitched over that
 * seam. Both backs end in one hexagon, where they lie over each other, and in the other side's strap: it is parted along its middle, and
 * each half has the strap that is sewn to it there.
 */
export function withBib(pattern: Sewn): Sewn {
  const [front, back, bib] = [FRONT, BACK, BIB].map((id) => pattern.drafted.find((p) => p.id === id));
  if (!front || !back || !bib || !POINTS.every(([id, name]) => pattern.drafted.find((p) => p.id === id)?.points[name]))
    return pattern;
  const made = [frontOf(front), backOf(back), strapOf(back), bibOf(bib)];
  const edges = new Map(made.map(([{ id }, own]) => [id, own]));
  const pieces = new Map(made.map(([piece]) => [piece.id, piece]));
  const kept = pattern.drafted.map((p) => pieces.get(p.id) ?? (p.id === BAND ? { ...p, id: 'opal.overTab' } : p));
  return {
    drafted: [...kept, made[2][0]],
    edges: [
      ...pattern.edges.filter(({ piece }) => !edges.has(piece) && piece !== BAND),
      ...made.flatMap(([, own]) => own),
    ],
    seams: [
      ...pattern.seams.filter(({ a, b }) => [a, b].every((s) => !edges.has(s.piece) && s.piece !== BAND)),
      ...seamsOf((piece, edge) => edges.get(piece)?.find(({ id }) => id === edge)?.length_mm ?? 0, isForward(bib)),
    ],
  };
}

const POINTS = [
  ...['fork', 'inseamHem', 'outseamHem', 'waist', 'cfWaist'].map((name) => [FRONT, name] as const),
  ...['waist', 'bibHexagonTop', 'bibHexagonBottom', 'bibHexagonUpperInside', 'bibHexagonUpperOutside'].map(
    (name) => [BACK, name] as const,
  ),
  ...['strapEndInside', 'strapEndOutside'].map((name) => [BACK, name] as const),
  ...['topSide', 'outseamTop', 'outseamWaist', 'cfWaist'].map((name) => [BIB, name] as const),
];

/** The corner that a slanted pocket takes away lies in its bag. */
function frontOf(front: Piece): [Piece, EdgeSummary[]] {
  const { outseamHem, inseamHem, fork, waist, cfWaist, slashSide, slashTop } = front.points;
  const hasMouth = slashSide !== undefined && slashTop !== undefined;
  const lines: Line[] = [
    {
      id: 'outseam',
      line: [...lineFrom(front, outseamHem, hasMouth ? slashSide : waist), ...(hasMouth ? [waist] : [])],
      state: 'seamed',
    },
    {
      id: 'waist',
      line: [...(hasMouth ? [waist] : []), ...lineFrom(front, hasMouth ? slashTop : waist, cfWaist)],
      state: 'seamed',
    },
    { id: 'centre', line: lineFrom(front, cfWaist, fork), state: 'seamed' },
    { id: 'inseam', line: lineFrom(front, fork, inseamHem), state: 'seamed' },
    { id: 'hem', line: lineFrom(front, inseamHem, outseamHem), state: 'hemmed' },
  ];
  return recut({ ...front, waist_mm: 0 }, lines);
}

function backOf(back: Piece): [Piece, EdgeSummary[]] {
  const {
    outseamHem,
    inseamHem,
    fork,
    waist,
    bibHexagonUpperInside: inside,
    bibHexagonTop: top,
    bibHexagonBottom: bottom,
  } = back.points;
  return recut(back, [
    { id: 'outseam', line: lineFrom(back, outseamHem, waist), state: 'seamed' },
    { id: 'upper', line: lineFrom(back, waist, inside), state: 'faced' },
    { id: 'crown', line: [inside, top], state: 'seamed' },
    { id: 'crossing', line: [top, bottom], state: 'seamed' },
    { id: 'centre', line: lineFrom(back, bottom, fork), state: 'seamed' },
    { id: 'inseam', line: lineFrom(back, fork, inseamHem), state: 'seamed' },
    { id: 'hem', line: lineFrom(back, inseamHem, outseamHem), state: 'hemmed' },
  ]);
}

function strapOf(back: Piece): [Piece, EdgeSummary[]] {
  const { bibHexagonTop: top, bibHexagonUpperOutside: outside, strapEndInside, strapEndOutside } = back.points;
  const strap = { ...back, id: STRAP, title: 'Strap', marks: [], points: {} };
  return recut(strap, [
    { id: 'inner', line: lineFrom(back, top, strapEndInside), state: 'faced' },
    { id: 'end', line: lineFrom(back, strapEndInside, strapEndOutside), state: 'seamed' },
    { id: 'outer', line: lineFrom(back, strapEndOutside, outside), state: 'faced' },
    { id: 'crown', line: [outside, top], state: 'seamed' },
  ]);
}

/** Whether its line goes down the side at which its upper edge is named. */
const isForward = (bib: Piece): boolean =>
  lengthOf(lineFrom(bib, bib.points.topSide, bib.points.outseamTop)) <
  lengthOf(lineFrom(bib, bib.points.outseamTop, bib.points.topSide));

function bibOf(bib: Piece): [Piece, EdgeSummary[]] {
  const { topSide, outseamTop, outseamWaist, cfWaist } = bib.points;
  const across = ({ x, y }: Point): Point => ({ x: 2 * cfWaist.x - x, y });
  const round = [topSide, outseamTop, outseamWaist, cfWaist, across(outseamWaist), across(outseamTop), across(topSide)];
  const ids = ['arm', 'side', 'waist', 'otherWaist', 'otherSide', 'otherArm', 'top'];
  const forward = isForward(bib);
  const lines = ids.map((id, k): Line => {
    const [from, to] = [round[k], round[(k + 1) % round.length]];
    return {
      id,
      line: forward ? lineFrom(bib, from, to) : lineFrom(bib, to, from),
      state: id === 'top' || id.endsWith('rm') ? 'faced' : 'seamed',
    };
  });
  return recut(bib, forward ? lines : lines.toReversed());
}

type Lengths = (piece: string, edge: string) => number;

function seamsOf(long: Lengths, bibForward: boolean): Seam[] {
  const side = (piece: string, edge: string, from = 0, to = long(piece, edge)): SeamSide => ({
    piece,
    edge,
    from_mm: from,
    to_mm: to,
  });
  /** Of the bib from the end of its upper edge at the wearer's left down the side and round. */
  const onBib = (edge: string, from = 0, to = long(BIB, edge)): SeamSide =>
    bibForward ? side(BIB, edge, from, to) : side(BIB, edge, long(BIB, edge) - from, long(BIB, edge) - to);
  const [outseam, below] = [long(BACK, 'outseam'), long(BACK, 'outseam') - long(BIB, 'side')];
  const [waist, top, strap] = [long(FRONT, 'waist'), long(BIB, 'top'), long(STRAP, 'end')];
  const twins: Seam['copies'] = [[1, 2], [2, 1]]; // prettier-ignore
  return [
    sewn('Inseam', side(FRONT, 'inseam'), side(BACK, 'inseam'), twins),
    sewn('Side seam', side(FRONT, 'outseam'), side(BACK, 'outseam', 0, below), twins),
    sewn('Side seam', onBib('side'), side(BACK, 'outseam', outseam, below), [[1, 2]]),
    sewn('Side seam', onBib('otherSide'), side(BACK, 'outseam', below, outseam), [[1, 1]]),
    sewn('Bib to front', onBib('waist'), side(FRONT, 'waist'), [[1, 1]]),
    sewn('Bib to front', onBib('otherWaist'), side(FRONT, 'waist', waist, 0), [[1, 2]]),
    sewn('Centre front', side(FRONT, 'centre'), side(FRONT, 'centre'), [[1, 2]]),
    sewn('Centre back', side(BACK, 'centre'), side(BACK, 'centre'), [[1, 2]]),
    sewn('Backs on each other', side(BACK, 'crossing'), side(BACK, 'crossing'), [[1, 2]]),
    sewn('Strap to back', side(STRAP, 'crown'), side(BACK, 'crown'), twins),
    sewn('Strap to bib', side(STRAP, 'end'), onBib('top', top - INSIDE - strap, top - INSIDE), [[1, 1]], 'ease'),
    sewn('Strap to bib', side(STRAP, 'end'), onBib('top', INSIDE + strap, INSIDE), [[2, 1]], 'ease'),
  ];
}
