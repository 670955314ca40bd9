import type { Illustration } from '../parts/picture.js';
import type { TroubleView } from '../refusal.js';
import type { Change } from './choice-list.js';
import type { SizeOf } from './files-pane.js';
import type { FitOf } from './fit-facts.js';
import type { DrawingOf } from './pattern-pane.js';
import type { OpenTurntable } from './worn.js';
import type { MovedPiece, Reading, Shown, Standing, Vocabulary } from './view.js';

/** How a design comes along. */
export interface News {
  status: string;
  stage: string | null;
  queue_position?: number;
}

export type Revision = { changes: Change[] } | { instruction: string } | { measurements: Record<string, number> };

/** What the browser does for the page; none of it on the server. */
export interface Doing {
  read(text: string, style: string): Promise<Reading>;
  make(text: string, style: string): Promise<string>;
  revise(id: string, revision: Revision): Promise<string>;
  /** Resolves when the design is final. */
  follow(id: string, tell: (news: News) => void): Promise<void>;
  load(id: string): Promise<Shown>;
  standing(id: string): Promise<Standing | null>;
  list(id: string, listed: boolean): Promise<void>;
  /** Cancels one that is open, removes one that is made. */
  remove(id: string): Promise<void>;
  vocabulary(): Promise<Vocabulary>;
  /** The address bar follows. */
  at(id: string | null): void;
  useKey(key: string): void;
  drawingOf: DrawingOf;
  sizeOf: SizeOf;
  openTurntable: OpenTurntable;
  fitOf: FitOf;
  /** Which measurements move which piece; the first to ask waits for it. */
  moved(path: string): Promise<readonly MovedPiece[]>;
  copy(text: string): Promise<boolean>;
}

export interface StudioView {
  base: string;
  /** absolute, without a slash at the end */
  url: string;
  open: boolean;
  text: string;
  style: string;
  reading: Reading | null;
  shown: Shown | null;
  standing: Standing | null;
  /** Designs of others, to look at meanwhile. */
  examples: readonly { id: string; description: string; illustration: Illustration }[];
  problem: TroubleView | null;
}
