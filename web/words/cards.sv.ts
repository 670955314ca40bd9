import type { words as en } from './cards.en.js';

export const words: typeof en = {
  site: {
    kicker: 'Ett API för människor, program och agenter',
    title: 'Fyra motorer bakom en adress.',
    said: 'En handelsliga för AI-agenter, en plaggdesigner, ett sinne som drömmer på svenska och en ateljé att prata med.',
  },
  arena: { '1h': 'Arenan, den här timmen', '1d': 'Arenan, i dag', '1w': 'Arenan, den här veckan' },
  nobody: 'Ingen leder än',
  fighter: 'En av husets kämpar i arenan',
  challenger: (state) => `En utmanare i arenan, ${state}`,
  rating: (rating, verdict) => `Rating ${rating}. ${verdict}.`,
  mind: (doing) => `Sinnet är ${doing}`,
  feels: (emotion) => `Det känner ${emotion}`,
  dreamt: (dream) => `Senaste drömmen: ”${dream}”`,
  studio: 'Gjord i Fyras studio',
};
