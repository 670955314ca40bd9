import type { Side } from '../../cut/side.js';
import type { Pattern } from '../../make/pattern/types.js';
import { hangingLegsEnd } from '../../make/pattern/lengths/finished-lengths.js';
import {
  belowWaist,
  bodiceLength,
  frontLonger,
  neckLower,
  riseOnStraps,
  topOfApron,
} from '../../make/pattern/lengths/waist-line.js';
import type { Panel, SewnGraph } from '../types.js';
import { withMirrored } from './as-mirrored.js';
import { closedSides } from './close-sides.js';
import { apronStraps } from './apron-straps.js';
import { bibOnBand } from './bib-on-band.js';
import { outerLayers } from './layers.js';
import { withoutLap, withoutLapOfFronts } from './fronts.js';
import { folded } from './fold-strips.js';
import { lappedFronts } from './lapped.js';
import { withoutWrap, wrappedFronts, wrappedSheets } from './wrapped.js';
import { asKilted, kiltedStitches } from './kilted.js';
import type { Sheet } from './lay-out.js';
import { knownStitches } from './known-stitches.js';
import { rolled } from './lapels.js';
import { joinedBehind } from './joined-behind.js';
import { joinedRings } from './join-rings.js';
import { holesOf } from './holes.js';
import { openDarts } from './open-darts.js';
import { overShoulders } from './over-shoulders.js';
import { placed } from './place.js';
import { withoutTieEnds, withStraps, withTies } from './straps.js';
import { withoutPocketFlap } from './pocket-flaps.js';
import { leftOff, shellOf } from './shell.js';
import { withoutLoose } from './loose.js';
import { withoutTurnUp, withoutVent } from './vents.js';
import { snappedGussets } from './snapped-gusset.js';
import { withBib } from './with-bib.js';
import { withHips } from './with-hips.js';
import { facingOf, withShawl } from './with-shawl.js';
import { withoutUnderlap } from './underlap.js';
import { laidOverUnderlap, withoutUnderlay } from './underlay.js';

const hasLegs = (sheets: readonly Sheet[]): boolean => sheets.some(({ shell: { role } }) => role.startsWith('leg'));

const facedWith =
  (faced: string | undefined) =>
  (panel: Panel): Panel =>
    panel.roll && faced !== undefined && faced !== panel.material ? { ...panel, faced } : panel;

/**
 * The panels of a garment as they are worn, and what is sewn to what: from the drafted pieces, their seams and edges.
 * `holes` says what prevents draping; the graph is whole where it is empty.
 * @param upper which front of the wearer's lies on top where they lap; as on what is for either sex where nobody says
 */
export function sewnGraph(pattern: Pick<Pattern, 'drafted' | 'seams' | 'edges'>, upper: Side = 'left'): SewnGraph {
  const { drafted, seams, edges } = withBib(withShawl(withHips(pattern)));
  const drawn = shellOf(drafted, edges, seams).map((shell) =>
    withoutPocketFlap(withoutUnderlap(withoutTurnUp(withoutVent(withoutLap(withoutTieEnds(folded(shell, seams))))))),
  );
  const shells = drawn.map((shell) =>
    asKilted(withoutUnderlay(withoutWrap(withoutLapOfFronts(shell, drawn, seams), drawn, seams), drawn), drawn),
  );
  const cut = outerLayers(shells, seams).flatMap((shell) => wrappedSheets(shell, upper));
  const named = withMirrored(cut, knownStitches(seams, cut));
  const known = [
    ...named,
    ...openDarts(cut, named),
    ...snappedGussets(cut, named),
    ...kiltedStitches(cut),
    ...lappedFronts(cut),
    ...wrappedFronts(cut),
    ...laidOverUnderlap(cut),
  ];
  const sewn = withTies(
    cut,
    withStraps(cut, bibOnBand(cut, apronStraps(cut, rolled(cut, joinedRings(seams, cut, closedSides(cut, known)))))),
  );
  const { sheets: kept, stitches: told, loose } = withoutLoose(cut, sewn);
  const { sheets, stitches: parted } = overShoulders(kept, told);
  const stitches = joinedBehind(sheets, parted);
  const [below, bodice, longer] = [belowWaist(drafted), bodiceLength(drafted), frontLonger(drafted)];
  const [lower, legs, rise] = [neckLower(drafted), hangingLegsEnd(drafted), riseOnStraps(drafted)];
  const top = topOfApron(drafted);
  return {
    panels: placed(sheets, stitches).map(facedWith(facingOf(drafted)?.cuts[0].material)),
    stitches,
    holes: holesOf(sheets, stitches, seams),
    left_off: [...loose, ...leftOff(drafted, shells)],
    ...(below !== null && { waist_m: below / 1000 }),
    ...(top !== null && { top_m: top / 1000 }),
    ...(rise !== null && { rise_m: rise / 1000 }),
    ...(bodice !== null && { bodice_m: bodice / 1000 }),
    ...(longer !== 0 && { front_longer_m: longer / 1000 }),
    ...(lower !== 0 && { neck_lower_m: lower / 1000 }),
    ...(legs !== null && hasLegs(sheets) && { leg_m: legs / 1000 }),
  };
}
