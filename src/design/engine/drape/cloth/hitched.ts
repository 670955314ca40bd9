import type { PanelMesh, Placed } from '../types.js';

/** Hems are looked at over so much above where the longest panel ends, metres. */
const ABOVE_HEM = 0.05;

/**
 * How high legs are worn at the waist so that their hems hang where they are cut, metres above the floor. Their waist is cut
 * higher in the middle than at the side and worn level: anywhere between these two.
 * @param positions where the cloth hangs, 3 numbers a particle @param at where it is worn meanwhile
 */
export function hitched(
  { flat, held, panelOf }: Pick<PanelMesh, 'flat' | 'held' | 'panelOf'>,
  positions: ArrayLike<number>,
  { at: lowest, legs }: NonNullable<Placed['waist']>,
  at: number,
): number {
  if (!legs || !held) return at;
  const own = [...panelOf.keys()].filter((i) => legs.panels[panelOf[i]]);
  const cutAt = (i: number): number => legs.waist + flat[2 * i + 1];
  const end = Math.min(...own.map(cutAt)) + ABOVE_HEM;
  const highest = Math.max(...own.filter((i) => held[i] === 1).map(cutAt));
  const offs = own.filter((i) => cutAt(i) < end).map((i) => cutAt(i) - positions[3 * i + 1]);
  return Math.max(lowest, Math.min(highest, at + offs.reduce((sum, off) => sum + off, 0) / offs.length));
}
