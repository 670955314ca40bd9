import { topicById } from '../knowledge/index.js';
import { FACETS } from '../knowledge/topic.js';
import type { Abroad } from '../text.js';
import { ABROAD_NOTES } from './abroad-notes.js';
import asked from './said-abroad-asked.yaml.js';
import care from './said-abroad-care.yaml.js';
import cloth from './said-abroad-cloth.yaml.js';
import everyday from './said-abroad-everyday.yaml.js';
import ofInterface from './said-abroad-interface.yaml.js';
import league from './said-abroad-league.yaml.js';
import sewing from './said-abroad-sewing.yaml.js';
import service from './said-abroad-service.yaml.js';
import sizes from './said-abroad-sizes.yaml.js';
import wearing from './said-abroad-wearing.yaml.js';
import data from './said-abroad.yaml.js';

type Words = Readonly<Record<Abroad, string>>;

/** What entries that are found by their English words say in the three languages: a note by its id, a side of a topic by `id.side`. */
export const SAID: Readonly<Record<string, Words>> = {
  ...(asked as Record<string, Words>),
  ...(care as Record<string, Words>),
  ...(cloth as Record<string, Words>),
  ...(everyday as Record<string, Words>),
  ...(ofInterface as Record<string, Words>),
  ...(league as Record<string, Words>),
  ...(sewing as Record<string, Words>),
  ...(service as Record<string, Words>),
  ...(sizes as Record<string, Words>),
  ...(wearing as Record<string, Words>),
  ...(data as Record<string, Words>),
};

/** What an entry that was told in English says in another language; undefined where it has no words there. @param text as it was told */
export function saidAbroad(id: string, text: string, speak: Abroad): string | undefined {
  const words = SAID[id] ?? SAID[`${id}.${sideOf(id, text)}`] ?? ABROAD_NOTES.find((note) => note.id === id);
  return words?.[speak];
}

/** The side of a topic that a text tells. */
const sideOf = (id: string, text: string): string | undefined => {
  const facets = topicById.get(id)?.facets;
  return facets && FACETS.find((facet) => facets[facet] && text.includes(facets[facet][0]));
};
