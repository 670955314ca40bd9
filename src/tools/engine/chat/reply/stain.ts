import { TREATMENTS } from '../knowledge/stain-treatments.js';
import type { Topic } from '../knowledge/topic.js';
import type { Question } from '../question.js';
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

const DRIED =
  /\b(?:dried|dry already|already dry|old|set in|has set|days? ago|weeks? ago|yesterday|last night|been there|tumble dried|(?:been|gone|went|came|run) (?:through|thru|in|out of) the (?:wash|washer|washing machine|laundry|dryer|drier|tumble dryer|tumbler)|(?:already|been|i) (?:washed|ironed|tumbled)|tvättad|tvättats|tvättade|varit i (?:tvätten|tvättmaskinen|torktumlaren|tumlaren)|torktumlad|struken|intorka\w*|torkat in|torkade?|gammal|gamla|har torkat|sedan igår)\b/;

/** A stain that was spoken of and has dried, as a message says that is about nothing else. */
export function tellDried({
  plain,
  topics,
  topicsBefore,
  language,
}: Question): { text: string; topics: Topic[] } | null {
  if (!DRIED.test(plain)) return null;
  const stain = [...topics, ...topicsBefore].find((topic) => TREATMENTS[topic.id] !== undefined);
  const isShort =
    plain.split(' ').length <= MOST_ADDED && topics.every(({ kind }) => kind === 'stain' || kind === 'care');
  return stain && isShort ? { text: say(TREATMENTS[stain.id].dried, language), topics: [stain] } : null;
}

/** Words of a message that says no more than that. */
const MOST_ADDED = 8;

/** What shoes stand on is no stain on them. */
const GROUND = /\b(?:for|till|på) (?:the |wet |blött )?(?:grass|mud|gräs|lera)\b/;

/** How to get a stain out of the cloth that was named, or of any; null when no stain was. */
export function tellStain({ topics, plain, language }: Question): { text: string; topics: Topic[] } | null {
  const stain = topics.find((topic) => TREATMENTS[topic.id] !== undefined);
  if (!stain || GROUND.test(plain)) return null;
  const { first, sturdy, delicate, dried } = TREATMENTS[stain.id];
  const cloth = topics.find(hasFigures);
  const rest = cloth ? [DELICATE.has(cloth.id) ? delicate : sturdy] : [sturdy, delicate];
  return {
    text: [...(DRIED.test(plain) ? [dried] : []), first, ...rest].map((part) => say(part, language)).join(' '),
    topics: cloth ? [stain, cloth] : [stain],
  };
}
