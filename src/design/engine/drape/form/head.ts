import { taped } from '../../geometry/hull.js';
import { xy } from '../../geometry/point.js';
import type { Metres } from './landmarks.js';
import type { Surface } from './surface.js';

/** Of the tape round it: height of the head from chin to crown. Width by depth (means of ANSUR II). */
const HIGH = 0.37;
const NARROW = 0.78;
/** How far the chin lies below the top of the neck, and the head before it, metres. */
const [LOW, FORWARD] = [0.03, 0.012];
const [RINGS, ROUND] = [16, 32];

/** Half of the width of a head, metres. */
export const headHalf = (m: Metres): number => {
  const unit = Array.from({ length: 64 }, (_, i) => {
    const turn = (2 * Math.PI * i) / 64;
    return xy(NARROW * Math.cos(turn), Math.sin(turn));
  });
  return (NARROW * girthOf(m)) / taped(unit);
};

/** What nobody measured is as a head to its neck. */
const girthOf = ({ head, neck }: Metres): number => head ?? 1.62 * neck;

/** An egg on the neck, for what is drawn over the head: as big round as the head is. @param top height and depth of the neck's end */
export function headOn(surface: Surface, m: Metres, top: { y: number; z: number }): void {
  const wide = headHalf(m);
  const high = (HIGH * girthOf(m)) / 2;
  const at = (turn: number, round: number): number =>
    surface.point(
      wide * Math.sin(turn) * Math.cos(round),
      top.y - LOW + high + high * Math.cos(turn),
      top.z + FORWARD - (wide / NARROW) * Math.sin(turn) * Math.sin(round),
    );
  const rings = Array.from({ length: RINGS - 1 }, (_, i) => {
    const ring = Array.from({ length: ROUND }, (__, k) => at(((i + 1) * Math.PI) / RINGS, (2 * Math.PI * k) / ROUND));
    return [...ring, ring[0]];
  });
  for (let i = 1; i < rings.length; i++) surface.strip(rings[i - 1], rings[i]);
  surface.lid(rings[0], at(0, 0));
  surface.lid(rings[rings.length - 1].toReversed(), at(Math.PI, 0));
}
