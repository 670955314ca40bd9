import { API } from './api.js';
import { CARE } from './care.js';
import { COLOURS } from './colours.js';
import { FABRICS_ANIMAL } from './fabrics-animal.js';
import { FABRICS_HEAVY_COTTON } from './fabrics-heavy-cotton.js';
import { FABRICS_PLANT } from './fabrics-plant.js';
import { FABRICS_REGENERATED } from './fabrics-regenerated.js';
import { FABRICS_SYNTHETIC } from './fabrics-synthetic.js';
import { GARMENTS } from './garments.js';
import { GARMENTS_LOWER } from './garments-lower.js';
import { OCCASIONS } from './occasions.js';
import { SIZES } from './sizes.js';
import { STAINS } from './stains.js';
import { STEPS } from './steps.js';
import type { Topic } from './topic.js';

/** Everything the embedded model knows about clothes and about this API. */
export const TOPICS: readonly Topic[] = [
  ...FABRICS_PLANT,
  ...FABRICS_HEAVY_COTTON,
  ...FABRICS_REGENERATED,
  ...FABRICS_ANIMAL,
  ...FABRICS_SYNTHETIC,
  ...GARMENTS,
  ...GARMENTS_LOWER,
  ...STEPS,
  ...STAINS,
  ...CARE,
  ...COLOURS,
  ...SIZES,
  ...OCCASIONS,
  ...API,
];

export const topicById = new Map(TOPICS.map((topic) => [topic.id, topic]));
