import { toolsEntities } from './tools/entities/index.js';
import { arenaEntities } from './arena/entities/index.js';
import { cognitiveEntities } from './cognitive/entities/index.js';
import { commonEntities } from './common/entities.js';
import { designEntities } from './design/entities/index.js';
import { OperatorSessionRow } from './operator/entities.js';
import { IncidentRow, ProbeHourRow } from './status/entities.js';

/** Every table of the product; a feature adds its own list. */
export const entities = [
  ...commonEntities,
  ...arenaEntities,
  ...cognitiveEntities,
  ...designEntities,
  ...toolsEntities,
  IncidentRow,
  OperatorSessionRow,
  ProbeHourRow,
];
