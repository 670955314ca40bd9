import type { Cut } from '../cut/cut.js';
import { drawsMotif } from './drawings.js';

const SINGLE: ReadonlySet<string> = new Set([
  't-shirt',
  'sweatshirt',
  'hoodie',
  'sweater',
  'tank-top',
  'polo',
  'bomber',
]);

/** Whether a graphic lies once on the chest rather than all over the cloth. */
export const isPlaced = ({ print, motif, garment }: Pick<Cut, 'print' | 'motif' | 'garment'>): boolean =>
  print === 'graphic' && (!drawsMotif(motif) || SINGLE.has(garment));
