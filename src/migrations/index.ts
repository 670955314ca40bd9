import { Common1795000000000 } from './1795000000000-common.js';
import { Arena1795000100000 } from './1795000100000-arena.js';
import { Design1795000200000 } from './1795000200000-design.js';
import { Cognitive1795000300000 } from './1795000300000-cognitive.js';
import { Tools1795000400000 } from './1795000400000-tools.js';
import { Webhooks1795000500000 } from './1795000500000-webhooks.js';

/** Every migration by name, in order; each feature adds its own. Never globbed. */
export const migrations = [
  Common1795000000000,
  Arena1795000100000,
  Design1795000200000,
  Cognitive1795000300000,
  Tools1795000400000,
  Webhooks1795000500000,
];
