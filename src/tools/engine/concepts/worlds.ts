import { WORLDS_CLASSIC } from './worlds-classic.js';
import { WORLDS_ERAS } from './worlds-eras.js';
import { WORLDS_OCCASIONS } from './worlds-occasions.js';
import { WORLDS_PLACES } from './worlds-places.js';
import { WORLDS_STREET } from './worlds-street.js';
import type { World } from './types.js';

/** The styles that have a world of their own. */
export const WORLDS: readonly World[] = [
  ...WORLDS_CLASSIC,
  ...WORLDS_OCCASIONS,
  ...WORLDS_ERAS,
  ...WORLDS_PLACES,
  ...WORLDS_STREET,
];

export const worldById = new Map(WORLDS.map((world) => [world.id, world]));
