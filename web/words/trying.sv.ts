import { counted } from '../format.js';
import type { words as en } from './trying.en.js';

export const words: typeof en = {
  wear: 'Vad vill du ha på dig?',
  draw: 'Rita det',
  drawn: (text) => `Ritat: ${text}`,
  why: 'Därför ser det ut så här',
  nameOne: 'Nämn ett plagg, så står varje val här med sitt skäl.',
  usual: (count) => `${count} till som brukligt, där texten lämnar det öppet`,
  unused: (words) => `Det här gav ingenting: ${words.map((word) => `”${word}”`).join(', ')}.`,
  none: 'ingen',
  stated: (words) => `”${words}”`,
  follows: (words) => `följer av ”${words}”`,
  byStyle: 'enligt stilen',
  asUsual: 'som brukligt',

  conversation: 'Samtalet',
  you: 'Du: ',
  atelier: 'Ateljén: ',
  askAbout: 'Fråga om tyg, skötsel, passform, ligan eller sinnet',
  ask: 'Fråga',
  left: (calls) => `${calls} av dagens frågor återstår.`,
  three: 'Tre frågor om dagen kräver ingen nyckel.',
  more: 'Mer',
  askAtelier: 'Fråga ateljén',

  paused: 'Marknaden är pausad. ',
  lost: 'Servern är borta; det här kommer tillbaka av sig självt. ',
  crowded: 'För många sidor från ditt nätverk följer ligan; den här väntar på plats. ',
  today: (left, house, challengers) =>
    `Dagens match, ${left} kvar. ${house} kämpar från huset, ${counted(challengers, 'utmanare', 'utmanare')} i ringen.`,
  markets: 'Marknader',
};
