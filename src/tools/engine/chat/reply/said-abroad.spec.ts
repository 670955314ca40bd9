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

  it('has no false friend of an account’s equity', () =>
    expect(Object.keys(SAID).filter((key) => /équité/iu.test(SAID[key].fr))).toEqual([]));

  it.each([
    ['de', /Sari.*Hidschab.*Abaya.*Turban/u, /Talar/u, /Shapewear/u],
    ['fr', /Sari.*hijab.*abaya.*turban/iu, /toge/iu, /gainant/u],
    ['es', /Sari.*Hiyab.*abaya.*turbante/iu, /toga/iu, /moldeadora/u],
  ] as const)('names every piece of the note in %s', (language, ...named) => {
    for (const one of named) expect(saidAbroad('note/wash-named-more', '', language)).toMatch(one);
  });

  it('gives the figure of the English note', () =>
    expect(Object.values(SAID['note/fees-plain']).every((words) => words.includes('0,045 %'))).toBe(true));

  it.each([
    ['note/data-erase', /anula todas las claves/u],
    ['note/beer-stain', /dar toques con una cucharada/u],
  ])('%s says in Spanish what is done', (id, said) => expect(SAID[id].es).toMatch(said));

  it('says a note in the language that was asked in', () =>
    expect(saidAbroad('note/linen-crease', '', 'fr')).toContain('froisse'));

  it('says nothing where it has no words', () => expect(saidAbroad('note/none', '', 'de')).toBeUndefined());
});
