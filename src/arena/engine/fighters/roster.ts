import type { Fighter } from './fighter.js';
import { emberVane } from './house/ember-vane.js';
import { halvardBreach } from './house/halvard-breach.js';
import { motherPendula } from './house/mother-pendula.js';
import { sableCourier } from './house/sable-courier.js';
import { stillwater } from './house/stillwater.js';
import { tumble } from './house/tumble.js';

/** The house fighters in the order in which they decide; the baselines last. */
export const FIGHTERS: readonly Fighter[] = [emberVane, halvardBreach, motherPendula, sableCourier, stillwater, tumble];

const byId = new Map(FIGHTERS.map((fighter) => [fighter.id, fighter]));

export const fighterById = (id: string): Fighter | undefined => byId.get(id);

/** Whether the fighter decides at the minute that starts at `minuteStart` ms. */
export const isDue = (fighter: Fighter, minuteStart: number): boolean =>
  Math.floor(minuteStart / 60_000) % fighter.intervalMinutes === fighter.offsetMinutes;
