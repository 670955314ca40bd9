import { docksideFerro } from './dockside-ferro.js';
import { echoHarrow } from './echo-harrow.js';
import { emberVane } from './ember-vane.js';
import { halvardBreach } from './halvard-breach.js';
import { loomTwins } from './loom-twins.js';
import { maestraOrrery } from './maestra-orrery.js';
import { motherPendula } from './mother-pendula.js';
import { nettleCrow } from './nettle-crow.js';
import { oldBallast } from './old-ballast.js';
import { sableCourier } from './sable-courier.js';
import { stillwater } from './stillwater.js';
import { tollkeeperWren } from './tollkeeper-wren.js';
import { tumble } from './tumble.js';
import { vesperAlmanac } from './vesper-almanac.js';
import type { VoiceBook } from './voice-book.js';

/** Each house fighter's voice by its id. */
export const VOICES: ReadonlyMap<string, VoiceBook> = new Map([
  ['ember-vane', emberVane],
  ['halvard-breach', halvardBreach],
  ['mother-pendula', motherPendula],
  ['sable-courier', sableCourier],
  ['old-ballast', oldBallast],
  ['loom-twins', loomTwins],
  ['tollkeeper-wren', tollkeeperWren],
  ['nettle-crow', nettleCrow],
  ['maestra-orrery', maestraOrrery],
  ['vesper-almanac', vesperAlmanac],
  ['dockside-ferro', docksideFerro],
  ['echo-harrow', echoHarrow],
  ['stillwater', stillwater],
  ['tumble', tumble],
]);
