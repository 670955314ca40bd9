import { GARMENT } from '../garments/index.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import { isTailoredJacket } from './tailored-jacket.js';
import type { Pocket } from '../garments/spec.js';

/** Pockets of one kind at one height of a front: one on the wearer's left, or as many on both sides. */
export interface PocketRow {
  kind: Pocket;
  at: 'chest' | 'hip' | 'belly';
  count: number;
}

type Wearing = Pick<
  GarmentSpec,
  'garment' | 'category' | 'variant' | 'pockets' | 'counts' | 'denied' | 'lapel' | 'collar' | 'silhouette' | 'closure'
>;

/** Sewn onto the chest of shirts and tops, below the waist of all else. */
const LAID_ON: ReadonlySet<Pocket> = new Set<Pocket>(['patch', 'chest', 'flap']);
/** Whether such a pocket lies on the chest of such a garment. */
export const isLaidOn = (kind: Pocket, cut: Wearing): boolean => isShirt(cut) && LAID_ON.has(kind);

const isShirt = ({ category }: Wearing): boolean => category === 'shirt' || category === 'top';

/** Beside flaps the welt of a blazer is that of its breast. */
const hasBreastWelt = ({ garment, pockets }: Wearing): boolean => garment === 'blazer' && pockets.includes('flap');

/** "Flap patch pockets" of a jacket that is not tailored: pockets of one kind, sewn on and closed with a flap. */
const isFlapped = (cut: Wearing): boolean =>
  (cut.garment === 'parka' || (cut.garment === 'jacket' && !isTailoredJacket(cut))) &&
  cut.pockets.includes('flap') &&
  cut.pockets.includes('patch');

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

/** "Chest" beside "flap" says of what kind those of the chest are; a third one, and what a blazer has there, is a pocket of its own. */
const isFlapOnChest = (kinds: readonly Pocket[], { garment }: Wearing, asked: number | undefined): boolean =>
  kinds.includes('chest') && kinds.includes('flap') && garment !== 'blazer' && asked !== 3;

/** Never on a chest: what is counted beyond a pair is told to be missing. */
const BELOW_ONLY: ReadonlySet<Pocket> = new Set<Pocket>(['kangaroo', 'seam']);

/** Below the waist of a coat a welt slants, as the hand goes in. */
const asItLies = (row: PocketRow, { category }: Wearing): PocketRow =>
  row.kind === 'welt' && row.at === 'hip' && category === 'outerwear' ? { ...row, kind: 'slash' } : row;

function rowsOf(cut: Wearing): PocketRow[] {
  const kinds = [...new Set(cut.pockets)].filter(
    (kind) => !(kind === 'welt' && hasBreastWelt(cut)) && !(kind === 'patch' && isFlapped(cut)),
  );
  const asked = cut.counts?.pockets ?? (kinds.includes('flap') ? usualCount(cut) : undefined);
  const flapped = isFlapOnChest(kinds, cut, asked);
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
    ...(alone && rest.length === 1 && !BELOW_ONLY.has(rest[0]) ? row(rest[0], 'chest', (asked ?? 0) - 2) : []),
  ];
}

const isOnChest = ({ at }: PocketRow): boolean => at === 'chest';

/** A blazer with pockets has a welt on its breast beside them, unless the text counts them without it. */
function withBreast(rows: readonly PocketRow[], { garment, counts, denied }: Wearing): PocketRow[] {
  const [upper, lower] = [rows.filter(isOnChest), rows.filter((r) => !isOnChest(r))];
  if (garment !== 'blazer' || lower.length === 0 || upper.some(({ kind }) => kind === 'chest')) return [...rows];
  if ((counts?.pockets && counts.pockets <= 2) || denied?.includes('pockets=chest')) return [...rows];
  const others = upper.flatMap(({ kind, at, count }) => row(kind, at, count - 1));
  const [welts, apart] = [others.filter(({ kind }) => kind === 'welt'), others.filter(({ kind }) => kind !== 'welt')];
  return [...lower, ...apart, { kind: 'chest', at: 'chest', count: 1 + welts.length }];
}

/**
 * Pockets of a garment that hangs from the shoulders, as they are seen in front; flats, picture and pattern have these.
 * What the text counts beyond a pair goes to the other height.
 */
export const pocketRows = (cut: Wearing): PocketRow[] =>
  cut.garment === 'denim-jacket' && cut.pockets.length > 0
    ? DENIM
    : withBreast(rowsOf(cut), cut).map((one) => asItLies(one, cut));

/** A denim jacket has these, whatever is asked for: the panels are cut for them. */
const DENIM: PocketRow[] = [
  { kind: 'flap', at: 'chest', count: 2 },
  { kind: 'slash', at: 'hip', count: 2 },
];

/** Whether a welt lies on the breast of what is cut like a blazer: of how many sides. */
export const breastWelts = (cut: Wearing): number =>
  pocketRows(cut).reduce((sum, { kind, at, count }) => (kind === 'chest' && at === 'chest' ? sum + count : sum), 0);
