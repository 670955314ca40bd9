import { closesUp } from './closed-coat.js';
import { standsUp } from './standing-collar.js';
import { closurePlaceOf } from './closure-place.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import { GARMENT } from '../garments/index.js';
import type { Category, Closure, ClosurePlace } from '../garments/spec.js';
import type { Place } from './places.js';
import { isTailoredJacket, JACKET_BUTTONS } from './tailored-jacket.js';

/** What opens a garment, and where. */
export interface Opening {
  by: Closure;
  place: ClosurePlace;
  /** of buttons, snaps or toggles; 0 where it closes without */
  count: number;
}

const ONE_ROW: ReadonlySet<Closure> = new Set<Closure>(['buttons', 'single-breasted', 'snaps']);

/** Closed by one row of buttons or the like. */
export const isButtoned = (closure: Closure | null): boolean => closure !== null && ONE_ROW.has(closure);

const ROWS_AND_ZIPS: ReadonlySet<Closure> = new Set<Closure>([...ONE_ROW, 'zip', 'double-breasted']);

/** Closed down the front by buttons or a zip. */
export const closesInFront = ({ opening }: { opening: Opening | null }): boolean =>
  opening?.place === 'front' && ROWS_AND_ZIPS.has(opening.by);

/** One at the waist, four in the fly. */
const FLY = 5;
const TWO_ROWS = 6;
const TOGGLES = 4;

/** Distance of buttons down a front, shares of the way from waist to knee. */
const APART = 0.145;
/** Where the first lies, and how far above the hem the last. */
const FIRST: Place = -0.85;
const ABOVE_HEM = 0.18;
/** Shares of waist to knee: the back from neck to waist. */
const BACK = 0.66;

/** Down the whole front: as many as its length asks for; a shirt no fewer than six. */
function downFront(hem: Place, category: GarmentSpec['category']): number {
  const low = hem < 0 ? hem * BACK : hem > 1 ? 1 + (hem - 1) * 0.75 : hem;
  const top = category === 'skirt' ? 0 : FIRST * BACK;
  return Math.max(category === 'shirt' ? 6 : 3, Math.min(14, Math.round((low - ABOVE_HEM - top) / APART) + 1));
}

/** Large buttons close a front that has room for them. */
const LARGE = { least: 4, most: 6 } as const;
const NO_ROOM: ReadonlySet<Category> = new Set<Category>(['jacket', 'trousers', 'shorts']);

/** Of large buttons there are few, but enough to be seen; tailored fronts keep as many as their lapels ask for. */
const ofTheirSize = ({ button_look: look, category }: GarmentSpec, by: Closure, count: number): number =>
  look?.size === 'large' && ONE_ROW.has(by) && count > 0 && !NO_ROOM.has(category)
    ? Math.min(LARGE.most, Math.max(LARGE.least, count))
    : count;

function usualCount(spec: GarmentSpec, by: Closure, hem: Place | null): number {
  const { single, double } = GARMENT[spec.garment].buttons ?? {
    single: downFront(hem ?? 0.3, spec.category),
    double: TWO_ROWS,
  };
  if (by === 'double-breasted') return double;
  if (by === 'toggles') return TOGGLES;
  if (!isButtoned(by)) return 0;
  if (by === 'snaps' && closesUp(spec) && spec.lapel === null) return downFront(hem ?? 0.3, spec.category);
  if (spec.garment === 'jacket') return JACKET_BUTTONS[isTailoredJacket(spec) ? 'tailored' : 'panelled'];
  if (spec.category === 'trousers' || spec.category === 'shorts') return FLY;
  // Closed to its collar, a coat has buttons from the neck on; under a lapel they begin at its break.
  if (spec.garment === 'coat' && standsUp(spec)) return Math.ceil(downFront(hem ?? 0.3, spec.category) / 2);
  return spec.garment === 'blazer' && spec.fit === 'oversized' ? 1 : single;
}

/** The opening of a completed garment; buttons as many as the text counts, else as usual. */
export function openingOf(spec: GarmentSpec, hem: Place | null): Opening | null {
  const place = closurePlaceOf(spec);
  if (spec.closure === null || place === null) return null;
  const usual = ofTheirSize(spec, spec.closure, usualCount(spec, spec.closure, hem));
  return { by: spec.closure, place, count: usual > 0 ? (spec.counts?.buttons ?? usual) : 0 };
}
