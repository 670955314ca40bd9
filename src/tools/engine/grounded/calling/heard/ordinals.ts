import type { Asked } from './asked.js';
import type { Found } from './found.js';
import type { Text } from './text.js';
import data from './ordinals.yaml.js';

const ORDINALS = (data as string[]).map((row) => row.split(' '));
/** What is counted by its place: the second reminder is of level 2. */
const OF_PLACE = /(?:^|_)(?:level|stage|step|round|attempt|stufe|niveau|nivel|steg)(?:_(?:no|number))?$/iu;

/** "A second reminder": the place of something, where an argument asks for it and the text says one. */
export function placeInOrder({ name }: Asked, { tokens }: Text): Found | null {
  if (!OF_PLACE.test(name)) return null;
  const said = tokens.flatMap(({ low, text, start, end }): Found[] => {
    const at = ORDINALS.findIndex((row) => row.includes(low));
    return at < 0 ? [] : [{ value: at + 1, text, start, end }];
  });
  return said.length === 1 ? said[0] : null;
}
