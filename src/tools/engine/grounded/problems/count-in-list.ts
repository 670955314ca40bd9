import type { Problem, Solved } from './problem.js';
import { listOf } from '../judged/phrase.js';
import { phrasesOf } from '../says.js';
import data from '../words/counted-in-lists.yaml.js';

type Kind = 'garments' | 'colours' | 'all';
const WORDS = data as Record<Kind | 'howMany', string>;
const KINDS: readonly Kind[] = ['garments', 'colours', 'all'];
const ASKS = KINDS.map((kind) => ({
  kind,
  asked: new RegExp(
    String.raw`(?<!\p{L})(?:${phrasesOf(WORDS.howMany)})\s(?:different\s|olika\s|verschiedene\s)?(?:${phrasesOf(WORDS[kind])})(?!\p{L})[^?:]{0,60}:\s?([^?:.!]{3,400})\?`,
    'iu',
  ),
}));
const ATTRIBUTE: Readonly<Record<Kind, string | null>> = { garments: 'garment', colours: 'colors', all: null };
const PARTED = /,\s?|\s(?:and|och|und|et|y)\s/u;

/** "How many garments are in this list: shirt, teapot, skirt?": those of a list that are of the kind that is counted. */
export function countInList({ property, text, reading }: Problem): Solved {
  const own = property.words.join(' ');
  for (const { kind, asked } of ASKS) {
    const list = asked.exec(text)?.[1];
    if (list === undefined) continue;
    if (!listOf(WORDS[kind]).includes(own) && !/^(?:count|number|answer|antal|anzahl|nombre|número|total)$/u.test(own))
      return null;
    const items = list.split(PARTED).map((item) => item.trim());
    const attribute = ATTRIBUTE[kind];
    return {
      value: attribute === null ? items.length : items.filter((item) => isOfKind(item, attribute, reading)).length,
    };
  }
  return undefined;
}

const isOfKind = (item: string, attribute: string, { text, mentions }: Problem['reading']): boolean =>
  mentions.some((one) => {
    const at = text.indexOf(item);
    return one.attribute === attribute && at >= 0 && one.start >= at && one.end <= at + item.length;
  });
