import type { World } from './types.js';
import classic from './worlds/classic.yaml.js';
import occasions from './worlds/occasions.yaml.js';
import eras from './worlds/eras.yaml.js';
import places from './worlds/places.yaml.js';
import street from './worlds/street.yaml.js';

/** The styles that have a world of their own. */
export const WORLDS = ([classic, occasions, eras, places, street] as World[][]).flat() as readonly World[];

export const worldById = new Map(WORLDS.map((one) => [one.id, one]));
