import type { SewnGraph, Stitch } from '../types.js';
import type { LengthFit } from './lengths.js';
import type { MeasureFit } from './measures.js';

/** What a tape reads may differ by so much from what is right there, a share. */
const OFF = 0.01;

/** What of a drape is shown otherwise than the garment will be worn: sentences; none where nothing is. */
export const approximateIn = (
  { stitches, left_off }: Pick<SewnGraph, 'stitches' | 'left_off'>,
  measures: readonly MeasureFit[],
  lengths: readonly LengthFit[] = [],
): string[] => [
  ...measures.flatMap(offOf),
  ...lengths.flatMap(hangsOff),
  ...foldsOf(stitches),
  ...(left_off.length > 0 ? [`Not shown: ${[...new Set(left_off)].join(', ')}.`] : []),
];

/** By how much it is worn wider (more than 0) or narrower than is right where it lies, a share. */
export const offBy = ({ worn_mm, expected_mm: [least, most] }: MeasureFit): number =>
  worn_mm > most ? worn_mm / most - 1 : Math.min(0, worn_mm / least - 1);

function offOf(measure: MeasureFit): string[] {
  const off = offBy(measure);
  if (Math.abs(off) <= OFF) return [];
  const { name } = measure;
  const percent = (100 * Math.abs(off)).toFixed(1);
  return [
    off < 0
      ? `Its ${name} is shown ${percent} % narrower than it is cut: cloth lies there in folds finer than are shown.`
      : `Its ${name} is shown ${percent} % wider than it is cut.`,
  ];
}

/** A hem may hang higher or lower by so much, mm. */
const HANGS_OFF = 5;

function hangsOff({ at, declared_mm, worn_mm }: LengthFit): string[] {
  const off = worn_mm - declared_mm;
  if (Math.abs(off) <= HANGS_OFF) return [];
  const where = at === 'front' ? 'In front' : 'Behind';
  return [`${where} it ends ${Math.abs(off).toFixed(0)} mm ${off < 0 ? 'higher' : 'lower'} than its length says.`];
}

/** Pleats of less of a width are hardly seen. */
const HARDLY = 0.85;

function foldsOf(stitches: readonly Stitch[]): string[] {
  const isDeep = ({ a, b }: Stitch): boolean => {
    const [long, short] = [a, b].map(({ from_m, to_m }) => Math.abs(to_m - from_m)).sort((p, q) => q - p);
    return short < HARDLY * long;
  };
  const has = (kind: Stitch['kind']): boolean => stitches.some((stitch) => stitch.kind === kind && isDeep(stitch));
  return [
    ...(has('pleat') ? ['Its pleats are shown without their folds.'] : []),
    ...(has('gather') ? ['Its gathers are shown without their finest folds.'] : []),
  ];
}
