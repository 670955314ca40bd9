import type { GirthCheck } from '../../make/pattern/checks.js';
import type { SewnGraph, Stitch } from '../types.js';
import type { MeasureFit } from './measures.js';

/** What a tape reads may differ by so much from what is declared, or from the body that stretches it, a share. */
const OFF = 0.01;

type Declared = readonly Pick<GirthCheck, 'name' | 'body_mm'>[];

/** What of a drape is shown otherwise than the garment will be worn: sentences; none where nothing is. */
export const approximateIn = (
  { stitches, left_off }: Pick<SewnGraph, 'stitches' | 'left_off'>,
  measures: readonly MeasureFit[],
  declared: Declared,
): string[] => [
  ...measures.flatMap((measure) => offOf(measure, declared.find(({ name }) => name === measure.name)?.body_mm)),
  ...foldsOf(stitches),
  ...(left_off.length > 0 ? [`Not shown: ${[...new Set(left_off)].join(', ')}.`] : []),
];

function offOf({ name, declared_mm, worn_mm }: MeasureFit, body_mm: number | undefined): string[] {
  const off = worn_mm / Math.max(declared_mm, body_mm ?? 0) - 1;
  if (Math.abs(off) <= OFF) return [];
  const percent = (100 * Math.abs(off)).toFixed(1);
  return [
    off < 0
      ? `Its ${name} is shown ${percent} % narrower than it is cut: cloth lies there in folds finer than are shown.`
      : `Its ${name} is shown ${percent} % wider than it is cut.`,
  ];
}

/** Pleats of less of a width are hardly seen. */
const HARDLY = 0.85;

function foldsOf(stitches: readonly Stitch[]): string[] {
  const isDeep = ({ a, b }: Stitch): boolean => {
    const [long, short] = [a, b].map(({ from_m, to_m }) => Math.abs(to_m - from_m)).sort((p, q) => q - p);
    return short < HARDLY * long;
  };
  return stitches.some((stitch) => stitch.kind === 'pleat' && isDeep(stitch))
    ? ['Its pleats are shown without their folds.']
    : [];
}
