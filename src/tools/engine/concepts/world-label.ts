import { worldOf } from './style-world.js';
import { worldById } from './worlds.js';

/** The known world that a style belongs to, for counting: never the caller's own words. `other` for a blend. */
export function worldLabel(style: string): string {
  return worldById.get(worldOf(style).id)?.id ?? 'other';
}
