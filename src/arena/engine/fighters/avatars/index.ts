import { fighterById } from '../roster.js';
import { medallion } from './frame.js';
import type { Scene } from './frame.js';
import * as a from './scenes-a.js';
import * as b from './scenes-b.js';

const SCENES = new Map<string, Scene>([
  ['ember-vane', a.emberVane],
  ['halvard-breach', a.halvardBreach],
  ['mother-pendula', a.motherPendula],
  ['sable-courier', a.sableCourier],
  ['old-ballast', a.oldBallast],
  ['loom-twins', a.loomTwins],
  ['tollkeeper-wren', a.tollkeeperWren],
  ['nettle-crow', b.nettleCrow],
  ['maestra-orrery', b.maestraOrrery],
  ['vesper-almanac', b.vesperAlmanac],
  ['dockside-ferro', b.docksideFerro],
  ['echo-harrow', b.echoHarrow],
  ['stillwater', b.stillwater],
  ['tumble', b.tumble],
]);

/** A house fighter's medallion as a standalone SVG document, 256 × 256; null for an unknown id. Always the same bytes. */
export function avatarSvg(id: string): string | null {
  const scene = SCENES.get(id);
  const fighter = fighterById(id);
  return scene && fighter ? medallion(id, `${fighter.name}, ${fighter.title}`, scene) : null;
}
