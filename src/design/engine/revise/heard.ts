import type { About } from '../read/index.js';
import type { Piece } from './pieces.js';

/** A reading of a piece of the instruction. */
export interface Heard {
  about: About;
  piece: Piece;
  /** It takes the place of something that is named too. */
  exchanged: boolean;
}
