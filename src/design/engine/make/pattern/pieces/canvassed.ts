import { FABRIC_FACTS } from '../../materials/fabrics.js';
import type { Cut } from '../../../cut/cut.js';
import type { Piece, PieceCut } from './piece.js';

/** Hair canvas shapes cloth that steam shapes, and is cleaned as it is: wool and hair, linen, and what is never washed. */
const SHAPED_BY_STEAM = /wool|cashmere|alpaca|mohair|linen/;

const isCanvassed = ({ fabrics: [main] }: Cut): boolean =>
  main === undefined ||
  SHAPED_BY_STEAM.test(main.composition) ||
  SHAPED_BY_STEAM.test(FABRIC_FACTS[main.name].composition) ||
  FABRIC_FACTS[main.name].care === 'dry-clean';

/** What stands for canvas and for the felt under a collar in cottons, synthetics and hides. */
const INSTEAD: Readonly<Record<string, string>> = { canvas: 'interfacing', specialty: 'fabric' };

const instead = (cut: PieceCut): PieceCut => ({ ...cut, material: INSTEAD[cut.material] ?? cut.material });

/** The pieces with hair canvas and felt only where the cloth is one for them: a raincoat can be washed. */
export const canvassed = (pieces: readonly Piece[], spec: Cut): Piece[] =>
  isCanvassed(spec) ? [...pieces] : pieces.map((piece) => ({ ...piece, cuts: piece.cuts.map(instead) }));
