import type { Problem, Solved } from './problem.js';
import { SAYS } from './words.js';

const OF = /(?:of|à|de|von|zu|på|om|a)\s(?:je\s|each\s)?$/iu;

/** "4.5 m of ribbon into pieces of 0.75 m": how many whole ones. */
export function piecesOfLength({ amounts, question }: Problem): Solved {
  const [whole, piece] = amounts;
  if (amounts.length !== 2 || whole.unit === undefined || whole.unit.dimension !== piece.unit?.dimension)
    return undefined;
  const before = piece.before.slice(-40);
  if (whole.unit.currency || !OF.test(before) || !SAYS.piecesCut.test(before) || !SAYS.howManyOf.test(question))
    return undefined;
  const times = (whole.value * whole.unit.factor) / (piece.value * piece.unit.factor);
  return piece.value > 0 ? { value: Math.floor(Number(times.toPrecision(12))) } : null;
}
