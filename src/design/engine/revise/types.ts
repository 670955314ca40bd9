import type { Brief } from '../read/index.js';

/** What a request says beside its text; a revision may change it. */
export interface Fitting {
  /** cm */
  measurements?: Record<string, number>;
  size?: string;
  gender?: 'women' | 'men' | 'child';
}

/** What an instruction starts from. */
export interface Revisable {
  brief: Brief;
  request: Fitting;
}

/** One attribute that a version has otherwise than its parent. */
export interface Change {
  /** As evidence names it; also `size`, `style`, `buttons`, `lining` and `measurements.<name>`. */
  attribute: string;
  /** The parent's value; null or empty where it was open. */
  before: unknown;
  after: unknown;
  /** What the parent was drawn with where `before` is open. */
  assumed?: unknown;
  /** `after` is open because the instruction wants no such thing. */
  negated?: true;
  /** The words of the instruction that changed it. */
  text: string | null;
}

export interface ReviseInput {
  /** 3–500 characters, verbatim */
  instruction: string;
  /** Of the version to be made, from 2. */
  version: number;
  base: Revisable;
  /** What the parent itself was made from, for "undo". */
  earlier: Revisable | null;
}

export type ReviseResult =
  | { ok: true; revised: Revisable; diff: Change[]; warnings: string[] }
  | { ok: false; code: 'instruction_not_understood' | 'nothing_to_change'; message: string };

export type Span = readonly [number, number];
