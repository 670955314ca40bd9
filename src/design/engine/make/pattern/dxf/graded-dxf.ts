import { sub, type Point } from '../../../geometry/point.js';
import type { Piece } from '../pieces/piece.js';
import { gradedLine, type GradedLine } from '../sizes/graded-line.js';
import type { GradedDraft } from '../sizes/graded.js';
import { mainPieces } from '../sizes/graded-piece.js';
import { blockName, pieceRows, pieceWords } from './piece-rows.js';
import { document, LAYERS } from './rows.js';

/** A graded style as garment CAD exchanges it: the pieces of the sample size, and the table of its grade rules. */
export interface GradedDxf {
  /** pieces with the number of its rule (`# 7`) at each point */
  dxf: string;
  /** the rules: how far each point moves in each size, mm, x to the right, y upwards, from the sample size */
  rules: string;
}

/**
 * All sizes of a pattern as ANSI/AAMA grade rules. A point's rule follows from the drafts of all sizes, so a size that
 * is graded by the table is the size that was drafted. Same input, same bytes: there is no date in the files.
 * @param style name of the style
 */
export function gradedDxf(drafts: readonly GradedDraft[], style: string): GradedDxf {
  const table = new RuleTable();
  const names = sizeNames(drafts);
  const sample = names[drafts.findIndex(({ own }) => own)] ?? names[0];
  const rules = `${style.replaceAll(/[^A-Za-z0-9]+/g, '_').toUpperCase()}_GRADE`;
  const blocks = mainPieces(drafts).map((piece, i) => {
    const name = blockName(piece, i);
    return { name, rows: gradedRows(piece, name, drafts, sample, table) };
  });
  const said = [`STYLE NAME: ${style}`, `SAMPLE SIZE: ${sample}`, 'UNITS: METRIC', `GRADE RULE TABLE: ${rules}`];
  return { dxf: document(blocks, said), rules: table.text(rules, names, sample) };
}

function gradedRows(piece: Piece, name: string, drafts: readonly GradedDraft[], sample: string, table: RuleTable) {
  const others = drafts.map(({ pieces }) => pieces.find(({ id }) => id === piece.id) ?? null);
  const boundary = gradedLine(
    piece.cutLoop ?? piece.loop,
    others.map((p) => p && (p.cutLoop ?? p.loop)),
  );
  const sew =
    piece.cutLoop &&
    gradedLine(
      piece.loop,
      others.map((p) => p && p.loop),
    );
  const missing = drafts.filter((_, i) => others[i] === null).map((d) => d.name);
  const ruleOf = (layer: number, i: number): number => {
    if (layer === LAYERS.notch) return table.number(markMoves(piece, others, i));
    return table.number(movesOf(layer === LAYERS.sew && sew ? sew : boundary, i));
  };
  const said = [
    ...pieceWords(piece, name, sample),
    ...(missing.length > 0 ? [`ANNOTATION: not in sizes ${missing.join(', ')}`] : []),
  ];
  return pieceRows(piece, said, { boundary: boundary.own, sew: sew && sew.own }, ruleOf);
}

const STAYS: Point = { x: 0, y: 0 };

const movesOf = ({ own, sizes }: GradedLine, i: number): Point[] =>
  sizes.map((places) => (places ? sub(places[i], own[i]) : STAYS));

/** Notches and drill holes move with their like where every size has as many of them. */
function markMoves(piece: Piece, others: readonly (Piece | null)[], i: number): Point[] {
  const mark = piece.marks[i];
  return others.map((other) => {
    const like = other?.marks.length === piece.marks.length ? other.marks[i] : undefined;
    return like?.kind === mark.kind ? sub(like.at, mark.at) : STAYS;
  });
}

/** `made to measure (M)` → `MTM(M)`, without spaces: the table separates sizes by them. */
const sizeNames = (drafts: readonly GradedDraft[]): string[] =>
  drafts.map(({ name }) => name.replace('made to measure', 'MTM').replaceAll(/[^\x21-\x7e]+/g, ''));

/** Rules by what they do: points that move alike share one. Rule 1 moves nothing. */
class RuleTable {
  private readonly numbers = new Map<string, number>();

  number(moves: readonly Point[]): number {
    if (this.numbers.size === 0) this.numbers.set(rowOf(moves.map(() => STAYS)), 1);
    const row = rowOf(moves);
    const known = this.numbers.get(row) ?? this.numbers.size + 1;
    this.numbers.set(row, known);
    return known;
  }

  text(name: string, sizes: readonly string[], sample: string): string {
    const rows = [...this.numbers].flatMap(([row, number]) => [`RULE: DELTA ${number}`, row]);
    return [
      'ANSI/AAMA VERSION: 1.0.0',
      'AUTHOR: Fyra',
      'UNITS: METRIC',
      `GRADE RULE TABLE: ${name}`,
      `NUMBER OF SIZES: ${sizes.length}`,
      `SIZE LIST: ${sizes.join(' ')}`,
      `SAMPLE SIZE: ${sample}`,
      ...rows,
      'END',
      '',
    ].join('\r\n');
  }
}

const hundredth = (v: number): string => (Math.round(v * 100) / 100 + 0).toFixed(2);
const rowOf = (moves: readonly Point[]): string =>
  moves.map(({ x, y }) => `${hundredth(x)}, ${hundredth(-y)}`).join('  ');
