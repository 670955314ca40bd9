import type { Archetype } from './types.js';
import bodice from './archetypes/bodice.yaml.js';
import dress from './archetypes/dress.yaml.js';
import layer from './archetypes/layer.yaml.js';
import lower from './archetypes/lower.yaml.js';
import other from './archetypes/other.yaml.js';

/** Every kind of piece a concept can be, each at most once in a list of concepts. */
export const ARCHETYPES = ([bodice, dress, layer, lower, other] as Archetype[][]).flat() as readonly Archetype[];

export const archetypeById = new Map(ARCHETYPES.map((one) => [one.id, one]));
