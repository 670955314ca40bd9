import type { Fighter } from './fighter.js';
import { docksideFerro } from './house/dockside-ferro.js';
import { echoHarrow } from './house/echo-harrow.js';
import { emberVane } from './house/ember-vane.js';
import { halvardBreach } from './house/halvard-breach.js';
import { loomTwins } from './house/loom-twins.js';
import { maestraOrrery } from './house/maestra-orrery.js';
import { motherPendula } from './house/mother-pendula.js';
import { nettleCrow } from './house/nettle-crow.js';
import { oldBallast } from './house/old-ballast.js';
import { sableCourier } from './house/sable-courier.js';
import { stillwater } from './house/stillwater.js';
import { tollkeeperWren } from './house/tollkeeper-wren.js';
import { tumble } from './house/tumble.js';
import { vesperAlmanac } from './house/vesper-almanac.js';

/** The house fighters in the order in which they decide; the two baselines last. */
export const FIGHTERS: readonly Fighter[] = [
  emberVane,
  halvardBreach,
  motherPendula,
  sableCourier,
  oldBallast,
  loomTwins,
  tollkeeperWren,
  nettleCrow,
  maestraOrrery,
  vesperAlmanac,
  docksideFerro,
  echoHarrow,
  stillwater,
  tumble,
];

const byId = new Map(FIGHTERS.map((fighter) => [fighter.id, fighter]));

export const fighterById = (id: string): Fighter | undefined => byId.get(id);

/** Whether the fighter decides in the minute that holds `now` (ms); ask once a minute. */
export const isDue = (fighter: Fighter, now: number): boolean =>
  Math.floor(now / 60_000) % fighter.intervalMinutes === fighter.offsetMinutes;
