import { Common1795000000000 } from './1795000000000-common.js';
import { Arena1795000100000 } from './1795000100000-arena.js';

/** Every migration by name, in order; each feature adds its own. Never globbed. */
export const migrations = [Common1795000000000, Arena1795000100000];
