import { counted } from '../format.js';
import type { words as en } from './guide.en.js';

export const words: typeof en = {
  title: (page) => `${page} · Fyras guide`,
  described: (page) => `${page}: ur guiden till Fyra, med sökning och exempel att prova.`,
  guide: 'Guiden',
  pages: 'Guidens sidor',
  start: 'Start',
  decisions: 'Beslut',
  contents: 'På den här sidan',
  search: 'Sök i guiden',
  find: 'Sök',
  found: (count, query) => `${counted(count, 'ställe', 'ställen')} för ”${query}”`,
  tryIt: 'Prova:',
  language: 'Guiden är på engelska.',
};
