import type { Cut } from '../../../cut/cut.js';
import { isWeatherSuit } from '../../../cut/weather-suit.js';
import type { Closure, ClosurePlace } from '../../../garments/spec.js';
import { has } from '../lengths/lengths.js';
import { buttonedCentre } from '../parts/closing/buttons.js';
import { placeWords } from '../parts/closing/opening-title.js';
import { plainOpening } from '../parts/closing/plain-opening.js';
import type { WayPlace } from '../parts/closing/ways.js';
import type { Alteration } from '../recipe.js';

/** How the draft of a bodice is opened: edge to edge in a seam, by buttons on stands, or not at all. */
export type Closing =
  | { kind: 'plain'; place: WayPlace; how: Closure }
  | { kind: 'stand'; place: 'front' | 'back'; how: 'buttons' | 'snaps' }
  | { kind: 'pull-on' }
  | { kind: 'wrap' };

const EDGE_TO_EDGE: ReadonlySet<Closure> = new Set<Closure>(['zip', 'invisible-zip', 'hooks', 'lace-up']);
const BUTTONS: ReadonlySet<Closure> = new Set<Closure>(['buttons', 'snaps', 'single-breasted']);

/** Where the text or the usual of a garment has it closed; the seams of a bodice are at front, back and side. */
const placeOf = (place: ClosurePlace): WayPlace => (place === 'shoulder' ? 'back' : place);

/** @param otherwise where it opens when the spec does not say @param stands whether front and back can have button stands */
export function closingOf(
  { closure, closure_place }: Cut,
  otherwise: WayPlace,
  stands: { front: boolean; back: boolean },
): Closing {
  const place = placeOf(closure_place ?? otherwise);
  if (has(closure, 'pullover', 'elastic', 'drawstring')) return { kind: 'pull-on' };
  if (closure !== null && BUTTONS.has(closure)) {
    const how = closure === 'snaps' ? 'snaps' : 'buttons';
    if (place === 'side') return { kind: 'plain', place, how };
    return stands[place] ? { kind: 'stand', place, how } : { kind: 'plain', place: 'back', how: 'invisible-zip' };
  }
  const how = closure !== null && EDGE_TO_EDGE.has(closure) ? closure : 'invisible-zip';
  return { kind: 'plain', place, how };
}

/** Buttons that no stand can be drafted for, for want of an edge at the centre to grow one on. */
export const buttonsElsewhere = (spec: Cut, closing: Closing): string | false =>
  closing.kind === 'plain' &&
  closing.how !== spec.closure &&
  spec.closure !== null &&
  BUTTONS.has(spec.closure) &&
  `The ${spec.closure} closing is drafted as a zip at ${placeWords(closing.place)}.`;

/** What opens the garment, once body and skirt are drafted. */
export function closes(closing: Closing, spec: Cut, bare = false): Alteration[] {
  const deep = isWeatherSuit(spec) && 'place' in closing && closing.place === 'front';
  if (closing.kind === 'plain') return [plainOpening({ place: closing.place, how: closing.how, bare, deep })];
  if (closing.kind === 'stand')
    return [buttonedCentre({ place: closing.place, how: closing.how, count: spec.opening?.count || undefined })];
  return [];
}
