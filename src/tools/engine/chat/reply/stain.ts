import { TREATMENTS } from '../knowledge/stain-treatments.js';
import type { Topic } from '../knowledge/topic.js';
import type { Question } from '../understand.js';
import { hasFigures } from './fabric.js';
import { say } from './say.js';

const DELICATE = new Set(
  [
    'wool',
    'merino',
    'cashmere',
    'mohair',
    'tweed',
    'silk',
    'satin',
    'chiffon',
    'velvet',
    'acetate',
    'leather',
    'suede',
    'viscose',
  ].map((name) => `fabric/${name}`),
);

/** How to get a stain out of the cloth that was named, or of any; null when no stain was. */
export function tellStain({ topics, language }: Question): { text: string; topics: Topic[] } | null {
  const stain = topics.find((topic) => TREATMENTS[topic.id] !== undefined);
  if (!stain) return null;
  const { first, sturdy, delicate } = TREATMENTS[stain.id];
  const cloth = topics.find(hasFigures);
  const rest = cloth ? [DELICATE.has(cloth.id) ? delicate : sturdy] : [sturdy, delicate];
  return {
    text: [first, ...rest].map((part) => say(part, language)).join(' '),
    topics: cloth ? [stain, cloth] : [stain],
  };
}
