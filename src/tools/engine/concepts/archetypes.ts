import { BODICE_ARCHETYPES } from './archetypes-bodice.js';
import { DRESS_ARCHETYPES } from './archetypes-dress.js';
import { LAYER_ARCHETYPES } from './archetypes-layer.js';
import { LOWER_ARCHETYPES } from './archetypes-lower.js';
import { OTHER_ARCHETYPES } from './archetypes-other.js';
import type { Archetype } from './types.js';

/** Every kind of piece a concept can be, each at most once in a list of concepts. */
export const ARCHETYPES: readonly Archetype[] = [
  ...BODICE_ARCHETYPES,
  ...DRESS_ARCHETYPES,
  ...LAYER_ARCHETYPES,
  ...LOWER_ARCHETYPES,
  ...OTHER_ARCHETYPES,
];

export const archetypeById = new Map(ARCHETYPES.map((archetype) => [archetype.id, archetype]));
