import { counted } from '../format.js';
import type { words as en } from './trial.en.js';

export const words: typeof en = {
  title: 'Prova sinnet · Fyra',
  description: 'Skicka en text till den kognitiva motorn och se vad den känner.',
  heading: 'Säg något till sinnet.',
  lead: 'Motorn läser din text, känner något inför den och svarar på textens språk, svenska eller engelska. Den minns, så var snäll. Tio texter om dagen.',
  now: 'Motorn just nu',
  dreamt: 'Senaste drömmen',
  text: 'Din text',
  sample: 'Vilken fin design, den gillar jag verkligen!',
  send: 'Skicka',
  noScript: 'Den här sidan behöver skript; kommandot på förstasidan gör samma sak.',
  did: 'Det här gjorde texten med motorn',
  sentiment: 'Tonläge',
  felt: 'Känsla',
  beforeAfter: 'Motorn före och en sekund efter',
  value: 'Värde',
  before: 'Före',
  after: 'Efter',
  slots: (count) => `${counted(count, 'provplats är ledig', 'provplatser är lediga')}.`,
  withKey:
    'Med en nyckel berättar motorn mer: nyhetsvärde, överraskning i nat, nyckelord och hypoteser, hundra gånger om dagen.',
  getKey: 'Skaffa en nyckel direkt',
};
