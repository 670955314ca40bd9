import type { GarmentSpec } from '../garments/garment-spec.js';

type Look = Partial<
  Pick<GarmentSpec, 'closure' | 'collar' | 'pockets' | 'hem' | 'cuff' | 'fit' | 'length' | 'gender'>
> & {
  sleeveLength?: GarmentSpec['sleeve']['length'];
};

/** Closed to the chin by a zip, hands in slanted pockets, ribs at wrists and hem. */
const ZIPPED: Look = { closure: 'zip', collar: 'stand', pockets: ['slash'], hem: 'rib', cuff: 'rib' };

/** What garments of a trade look like, by trade name: what closes them, which collar and pockets they have. */
const LOOKS: Readonly<Record<string, Look>> = {
  'puffer jacket': ZIPPED,
  'ski jacket': ZIPPED,
  'winter jacket': ZIPPED,
  'rain jacket': ZIPPED,
  'softshell jacket': ZIPPED,
  'fleece jacket': ZIPPED,
  windbreaker: ZIPPED,
  'track jacket': ZIPPED,
  'harrington jacket': ZIPPED,
  "chef's jacket": { closure: 'double-breasted', collar: 'stand', pockets: ['chest'] },
  'biker jacket': { pockets: ['zip'] },
  'tennis skirt': { length: 'mini' },
  culottes: { length: 'midi', gender: 'women' },
  onesie: { closure: 'zip', fit: 'relaxed', sleeveLength: 'long' },
};

/** What is usual of a garment of that name; nothing of others. A hood takes the collar's place. */
export function tradeLook({ variant, hood }: GarmentSpec): Look {
  const look = LOOKS[variant ?? ''];
  if (!look) return {};
  return hood === null ? look : { ...look, collar: undefined };
}
