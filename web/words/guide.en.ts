import { counted } from '../format.js';

/** What stands around a page of the guide, and its search. */
export const words = {
  title: (page: string) => `${page} · Fyra guide`,
  described: (page: string) => `${page}: from the guide to Fyra, with search and examples to try.`,
  guide: 'The guide',
  pages: 'Pages of the guide',
  start: 'Start',
  decisions: 'Decisions',
  contents: 'On this page',
  search: 'Search the guide',
  find: 'Search',
  found: (count: number, query: string) => `${counted(count, 'place', 'places')} for “${query}”`,
  tryIt: 'Try it:',
  language: '',
};
