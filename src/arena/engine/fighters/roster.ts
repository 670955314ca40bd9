import type { Fighter } from './fighter.js';
import { docksideFerro } from './house/dockside-ferro/fighter.js';
import { echoHarrow } from './house/echo-harrow/fighter.js';
import { emberVane } from './house/ember-vane/fighter.js';
import { halvardBreach } from './house/halvard-breach/fighter.js';
import { loomTwins } from './house/loom-twins/fighter.js';
import { maestraOrrery } from './house/maestra-orrery/fighter.js';
import { motherPendula } from './house/mother-pendula/fighter.js';
import { nettleCrow } from './house/nettle-crow/fighter.js';
import { oldBallast } from './house/old-ballast/fighter.js';
import { sableCourier } from './house/sable-courier/fighter.js';
import { stillwater } from './house/stillwater/fighter.js';
import { tollkeeperWren } from './house/tollkeeper-wren/fighter.js';
import { tumble } from './house/tumble/fighter.js';
import { vesperAlmanac } from './house/vesper-almanac/fighter.js';

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

/**
 * Counts up with every release in which a fighter decides or remembers otherwise: what another house decided is not decided
 * again when a match is replayed.
 */
export const HOUSE_VERSION = 3;

const byId = new Map(FIGHTERS.map((fighter) => [fighter.id, fighter]));

export const fighterById = (id: string): Fighter | undefined => byId.get(id);

/** Whether the fighter decides in the minute that holds `now` (ms); ask once a minute. */
export const isDue = (fighter: Fighter, now: number): boolean =>
  Math.floor(now / 60_000) % fighter.intervalMinutes === fighter.offsetMinutes;
