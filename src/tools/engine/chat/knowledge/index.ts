import type { Topic } from './topic.js';
import fabricsPlant from './topics/fabrics-plant.yaml.js';
import fabricsHeavyCotton from './topics/fabrics-heavy-cotton.yaml.js';
import fabricsRegenerated from './topics/fabrics-regenerated.yaml.js';
import fabricsAnimal from './topics/fabrics-animal.yaml.js';
import fabricsSynthetic from './topics/fabrics-synthetic.yaml.js';
import garments from './topics/garments.yaml.js';
import garmentsLower from './topics/garments-lower.yaml.js';
import steps from './topics/steps.yaml.js';
import stains from './topics/stains.yaml.js';
import care from './topics/care.yaml.js';
import colours from './topics/colours.yaml.js';
import sizes from './topics/sizes.yaml.js';
import occasions from './topics/occasions.yaml.js';
import api from './topics/api.yaml.js';

/** Everything the embedded model knows about clothes and about this API. */
export const TOPICS = (
  [
    fabricsPlant,
    fabricsHeavyCotton,
    fabricsRegenerated,
    fabricsAnimal,
    fabricsSynthetic,
    garments,
    garmentsLower,
    steps,
    stains,
    care,
    colours,
    sizes,
    occasions,
    api,
  ] as Topic[][]
).flat() as readonly Topic[];

export const topicById = new Map(TOPICS.map((one) => [one.id, one]));
