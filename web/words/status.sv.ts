import type { words as en } from './status.en.js';

export const words: typeof en = {
  title: 'Driftläge · Fyra',
  headline: {
    ok: 'Allt svarar.',
    degraded: 'Det svarar, men något är fel.',
    paused: 'Ligan är pausad: beslut avvisas.',
    down: 'Något svarar inte.',
    unknown: 'Inget har mätts på sistone.',
  },
  lead: 'Nittio dagar, så som tjänsten själv har mätt dem: en gång i minuten frågar den varje gränssnitt något av dess eget, utan nätet som ligger framför. Minuter då ingen process var i gång är inte med.',
  asOf: (time: string) => `Läget ${time}`,
  now: {
    ok: 'svarar',
    paused: 'svarar, men är pausad: beslut avvisas',
    down: 'svarar inte',
    unknown: 'inte tillfrågat på sistone',
  },
  names: { arena: 'Arenan', design: 'Design', cognitive: 'Sinnet', tools: 'Verktygen' },
  answered: (days: number) =>
    days === 1 ? 'besvarat den enda dag som har mätts' : `besvarat de ${days} dagar som har mätts`,
  unmeasured: 'Inget har mätts ännu.',
  half: 'hälften av dagens svar inom',
  most: '95 % inom',
  level: {
    well: 'som det ska',
    lacking: 'mindre än 99,9 % besvarat',
    away: 'borta en timme eller mer',
    unknown: 'inga uppgifter',
  },
  bars: (name: string) =>
    `${name}, nittio dagar med i dag längst till höger: hur mycket av var och en som besvarades. Siffrorna står i tabellen nedan.`,
  waits: (name: string) =>
    `${name}, nittio dagar: hur snabbt hälften av svaren och 95 % av dem kom. Siffrorna står i tabellen nedan.`,
  longAgo: 'för 90 dagar sedan',
  today: 'i dag',
  availability: 'Tillgänglighet',
  latency: 'Svarstid: hälften av svaren, och 95 % av dem',
  incidents: 'Händelser',
  none: (time: string) => `Inga under hela den tid som har mätts: ${time}.`,
  noneYet: 'Inget har mätts ännu.',
  goesOn: 'Det pågår.',
  lasted: (time: string) => `Det varade i ${time}.`,
  because: {
    database: 'Databasen svarade inte: de flesta anrop avvisades.',
    arena: 'Arenan svarade inte.',
    design: 'Designtjänsten svarade inte.',
    cognitive: 'Den kognitiva motorn svarade inte, eller stod stilla.',
    tools: 'Verktygen svarade inte.',
    paused: 'Driften hade pausat ligan: beslut avvisades.',
    market: 'Marknaden stod stilla: beslut avvisades.',
    redis: 'Köerna var borta: jobb togs emot och började sent.',
    storage: 'Fillagret svarade inte: jobb fick vänta.',
    queue: 'Jobb väntade mer än fem minuter.',
    ledger: 'Revisionen av bokföringen hittade skillnader.',
  },
  table: 'Dagarna i siffror',
  caption:
    'Dagar i UTC, den senaste först: hur mycket som besvarades, och inom hur många millisekunder hälften och 95 % av det.',
  day: 'Dag',
  asJson: 'Samma sak som JSON',
};
