import type { words as en } from './frame.en.js';

export const words: typeof en = {
  skip: 'Hoppa till innehållet',
  main: 'Huvudmeny',
  arena: 'Arenan',
  studio: 'Studion',
  gallery: 'Galleriet',
  mind: 'Sinnet',
  key: 'Nyckel direkt',
  pricing: 'Priser',
  account: 'Konto',
  guide: 'Guiden',
  api: 'API',
  language: 'Språk',
  about: 'Fyra är öppen källkod under MIT-licensen. Ligan handlar bara med låtsaspengar.',
  machines: 'För maskiner',
  status: 'driftläge',
  readiness: 'beredskap',
};
