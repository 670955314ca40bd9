import { topicById } from '../knowledge/index.js';
import { NOTES } from '../knowledge/notes.js';
import { SAID, saidAbroad } from './said-abroad.js';

const IDS = new Set(NOTES.map(({ id }) => id));
const known = (key: string): boolean => {
  const [id, side] = key.split('.');
  return IDS.has(id) || Object.keys(topicById.get(id)?.facets ?? {}).includes(side);
};

describe('said abroad', () => {
  it('is of entries that there are', () => expect(Object.keys(SAID).filter((key) => !known(key))).toEqual([]));

  it('says a note in the language that was asked in', () =>
    expect(saidAbroad('note/linen-crease', '', 'fr')).toContain('froisse'));

  it('says nothing where it has no words', () => expect(saidAbroad('note/none', '', 'de')).toBeUndefined());
});
