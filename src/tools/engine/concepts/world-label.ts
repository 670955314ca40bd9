import { readStyle } from './style-world.js';
import { worldById } from './worlds.js';

/** The known world that a style belongs to, for counting: never the caller's own words. `other` for a blend. */
export function worldLabel(style: string): string {
  const { id } = readStyle(style).world;
  return worldById.get(id)?.id ?? 'other';
}
