import { GARMENT } from '../garments/index.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Pocket } from '../garments/spec.js';

/** Pockets of one kind at one height of a front: one on the wearer's left, or as many on both sides. */
export interface PocketRow {
  kind: Pocket;
  at: 'chest' | 'hip' | 'belly';
  count: number;
}

type Wearing = Pick<GarmentSpec, 'garment' | 'category' | 'variant' | 'pockets' | 'counts'>;

/** Sewn onto the chest of shirts and tops, below the waist of all else. */
const LAID_ON: ReadonlySet<Pocket> = new Set<Pocket>(['patch', 'chest', 'flap']);
/** Whether such a pocket lies on the chest of such a garment. */
export const isLaidOn = (kind: Pocket, cut: Wearing): boolean => isShirt(cut) && LAID_ON.has(kind);

const isShirt = ({ category }: Wearing): boolean => category === 'shirt' || category === 'top';

/** Beside flaps the welt of a blazer is that of its breast. */
const hasBreastWelt = ({ garment, pockets }: Wearing): boolean => garment === 'blazer' && pockets.includes('flap');

/** How many pockets its trade name means, where the text does not count them. */
const usualCount = ({ garment, variant }: Wearing): number | undefined => GARMENT[garment].pockets?.[variant ?? ''];

const row = (kind: Pocket, at: PocketRow['at'], count: number): PocketRow[] =>
  count > 0 ? [{ kind, at, count: Math.min(2, count) }] : [];

function onShirt(laid: readonly Pocket[], asked: number | undefined): PocketRow[] {
  if (laid.length === 0) return [];
  const kind = laid.includes('flap') ? 'flap' : laid[0];
  const count = asked ?? (kind === 'flap' || laid.length > 1 ? 2 : 1);
  return [...row(kind, 'chest', count), ...row(kind, 'hip', count - 2)];
}

/**
 * Pockets of a garment that hangs from the shoulders, as they are seen in front; flats, picture and pattern have these.
 * What the text counts beyond a pair goes to the other height.
 */
export function pocketRows(cut: Wearing): PocketRow[] {
  const kinds = [...new Set(cut.pockets)].filter((kind) => kind !== 'welt' || !hasBreastWelt(cut));
  const asked = cut.counts?.pockets ?? (kinds.includes('flap') ? usualCount(cut) : undefined);
  const flapped = kinds.includes('chest') && kinds.includes('flap');
  const laid = kinds.filter((kind) => isLaidOn(kind, cut) || (flapped && LAID_ON.has(kind) && kind !== 'patch'));
  const rest = kinds.filter((kind) => !laid.includes(kind) && kind !== 'chest');
  const alone = kinds.length === 1;
  const chest = kinds.includes('chest') && laid.length === 0;
  return [
    ...onShirt(laid, alone || rest.length === 0 ? asked : undefined),
    ...(chest ? row('chest', 'chest', alone ? (asked ?? 1) : asked && asked > 2 * rest.length + 1 ? 2 : 1) : []),
    ...(chest && alone ? row('patch', 'hip', (asked ?? 0) - 2) : []),
    ...rest.flatMap((kind) =>
      kind === 'kangaroo' ? row(kind, 'belly', 1) : row(kind, 'hip', alone ? Math.min(2, asked ?? 2) : 2),
    ),
    ...(alone && rest.length === 1 && rest[0] !== 'kangaroo' ? row(rest[0], 'chest', (asked ?? 0) - 2) : []),
  ];
}

/** A blazer with pockets has a welt on its breast beside them. */
export const isBreasted = ({ garment, pockets }: Pick<GarmentSpec, 'garment' | 'pockets'>): boolean =>
  garment === 'blazer' && pockets.length > 0;
