import type { World } from './types.js';
import { WORLDS } from './worlds.js';

/** The names of the worlds, each with its world. */
export const aliasWorld: ReadonlyMap<string, World> = new Map(
  WORLDS.flatMap((world) => world.aliases.map((alias) => [alias, world] as const)),
);

export const longestAlias = Math.max(...[...aliasWorld.keys()].map((alias) => alias.split(' ').length));
