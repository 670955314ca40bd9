import type { Cut } from '../../cut/cut.js';
import type { GirthRule } from './checks.js';
import type { DesignName } from './library/library.js';
import type { Piece, SeamRule } from './pieces/piece.js';
import type { Wear } from './bodies/wear.js';

/** mm, the library's names; angles in degrees */
export type Body = Readonly<Record<string, number>>;

export type PatternStatus = 'exact' | 'approximate' | 'block_only' | 'none';

export type Options = Record<string, number | boolean | string>;

export interface RecipeOrder {
  design: DesignName;
  options: Options;
  only?: string[];
  /** body for this design when it must fit pieces already drafted (a skirt to its bodice) */
  body?: (drafted: readonly Piece[], body: Body) => Body;
  /** put before piece titles, e.g. `Bodice` */
  label?: string;
  /** ids of pieces that this garment does not use */
  without?: RegExp;
}

/** A change to the drafted pieces; `sa` is the seam allowance, mm. */
export type Alteration = (pieces: Piece[], body: Body, sa: number) => Piece[];

/** How a garment is made from designs of the library and pieces of our own. */
export interface Recipe {
  base: string;
  status: Exclude<PatternStatus, 'none'>;
  orders: RecipeOrder[];
  deviations: string[];
  /** `attribute=value` that the options of its base designs draw */
  draws?: string[];
  /** what its finished girths are held against */
  wear?: Wear;
  /** changes to the drafted pieces: trims, openings, added pockets */
  alter?: Alteration[];
  joins?: (pieces: readonly Piece[], body: Body) => { seams: SeamRule[]; girths: GirthRule[] };
  /** tried when this one cannot be drafted cleanly */
  nearest?: () => Recipe;
}

export type RecipeMaker = (spec: Cut, body: Body) => Recipe;

/** Collects what differs while a recipe is put together. */
export class Notes {
  readonly deviations: string[] = [];

  add(...words: (string | false | null | undefined)[]): void {
    for (const word of words) if (word) this.deviations.push(word);
  }

  /** `exact` while nothing deviates */
  status(): 'exact' | 'approximate' {
    return this.deviations.length === 0 ? 'exact' : 'approximate';
  }
}

/** What a recipe says whose pieces are all our own: nothing is ordered from the library. */
export const ofOwnPieces = (notes: Notes): Pick<Recipe, 'base' | 'status' | 'deviations' | 'orders'> => ({
  base: 'own',
  status: notes.status(),
  deviations: notes.deviations,
  orders: [],
});
