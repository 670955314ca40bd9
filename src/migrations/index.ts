import { Common1795000000000 } from './1795000000000-common.js';

/** Every migration by name, in order; each feature adds its own. Never globbed. */
export const migrations = [Common1795000000000];
