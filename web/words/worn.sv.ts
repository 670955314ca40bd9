import type { words as en } from './worn.en.js';

export const words: typeof en = {
  undraped: (reason) => `Det här plagget kan inte visas på ännu. ${reason}`,
  waiting: 'Mönstret draperas på en provdocka med de här måtten. Det tar tio eller tjugo sekunder, en gång.',
  picture: (garment) => `${garment}, på: framifrån, bakifrån, snett framifrån`,
  turn: (garment) => `${garment}, på; vrid`,
  side: 'Sida',
  sides: { front: 'Fram', left: 'Vänster', back: 'Bak', right: 'Höger' },
  ways: [
    'fram',
    'fram till vänster',
    'vänster',
    'bak till vänster',
    'bak',
    'bak till höger',
    'höger',
    'fram till höger',
  ],
  fit: 'Passformskarta',
  fitPicture: 'Samma som karta över passformen',
  away: 'står ut',
  pulls: 'stramar',
};
