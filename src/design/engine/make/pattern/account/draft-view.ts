import type { Cut } from '../../../cut/cut.js';
import type { Piece } from '../pieces/piece.js';

/** A draft as the accounting looks at it. */
export interface Drafted {
  base: string;
  pieces: readonly Piece[];
  /** what has been said already */
  deviations: readonly string[];
  /** `attribute=value` that the options of a base design draw */
  draws?: readonly string[];
}

/** Questions that evidence is made of. */
export class DraftView {
  constructor(
    readonly spec: Cut,
    private readonly drafted: Drafted,
  ) {}

  base(pattern: RegExp): boolean {
    return pattern.test(this.drafted.base);
  }

  /** a piece of that id, cut from that material if one is named */
  piece(pattern: RegExp, material?: RegExp): boolean {
    return this.drafted.pieces.some(
      (p) => pattern.test(p.id) && (!material || p.cuts.some((c) => material.test(c.material))),
    );
  }

  titled(pattern: RegExp): boolean {
    return this.drafted.pieces.some((p) => pattern.test(p.title));
  }

  marked(kind: RegExp): boolean {
    return this.drafted.pieces.some((p) => p.marks.some((m) => kind.test(m.kind)));
  }

  point(name: string): boolean {
    return this.drafted.pieces.some((p) => p.points[name] !== undefined);
  }

  gathered(): boolean {
    return this.drafted.pieces.some((p) => p.seams?.some((s) => s.kind === 'gather'));
  }

  /** a piece, or the options of a base design, draw exactly that */
  shows(feature: string): boolean {
    return (this.drafted.draws ?? []).includes(feature) || this.drafted.pieces.some((p) => p.shows?.includes(feature));
  }

  said(pattern: RegExp): boolean {
    return this.drafted.deviations.some((words) => pattern.test(words));
  }

  /** how many pockets lie on the outside; null where a base design draws them and does not tell */
  pockets(): number | null {
    const each = this.drafted.pieces.map(outerPockets);
    return each.some((n) => n === null) ? null : each.reduce((sum: number, n) => sum + (n ?? 0), 0);
  }
}

/** Pieces per pocket; other pieces of a pocket (bags, flaps, facings) do not count. */
const POCKETS: ReadonlyArray<readonly [RegExp, number]> = [
  [/^own\.(pocket|chestPocket|cargo|backPocket|coin|bellows|welt)$/, 1],
  [/^own\.jet$/, 2],
  [/^own\.seamPocket$/, 2],
  [/^own\.kangaroo$/, 1],
  [/^(albert|hugo)\.pocket$/, 1],
  [/^(jaeger|carlton|carlita|huey|devon)\.pocket$/, 1],
  [/^(jaeger|carlton|carlita)\.chestPocketWelt$/, 1],
  [/^wahid\.pocketWelt$/, 1],
  [/^charlie\.frontPocketBag$/, 1],
  [/^charlie\.backPocketWelt$/, 2],
  [/^paco\.(frontPocketBag|backPocket)$/, 1],
  [/^opal\.pocket(Slash|Bib|Back|Carpenter)$/, 1],
];

function outerPockets(piece: Piece): number | null {
  const row = POCKETS.find(([id]) => id.test(piece.id));
  return row ? (piece.cuts[0]?.count ?? 0) / row[1] : 0;
}
