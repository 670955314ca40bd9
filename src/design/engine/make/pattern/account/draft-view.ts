import type { Cut } from '../../../cut/cut.js';
import { outerPockets } from '../parts/outer-pockets.js';
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

  /** how many pockets lie on the outside */
  pockets(): number {
    return outerPockets(this.drafted.pieces);
  }
}
