import type { words as en } from './problem.en.js';

export const words: typeof en = {
  headings: {
    401: 'Här behövs en nyckel.',
    403: 'Den här är inte din.',
    404: 'Här finns ingenting.',
    410: 'Den är borta.',
    429: 'Det var allt för den här gången.',
    500: 'Felet är vårt.',
    503: 'Inte just nu.',
  },
  heading: 'Det här kan inte visas.',
  home: 'Till förstasidan',
};
