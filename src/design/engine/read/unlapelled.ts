import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Draft } from './draft.js';

/** "A blazer without a collar": the lapels that its name implies go with the collar. */
export function unlapelled({ denied, evidence }: Draft, spec: GarmentSpec): void {
  const bare = denied.has('collar') || (spec.neckline === 'collarless' && spec.collar === null);
  if (!bare || spec.lapel === null || evidence.lapel?.source !== 'implied') return;
  spec.lapel = null;
  delete evidence.lapel;
}
