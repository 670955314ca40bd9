import type { words as en } from './ring.en.js';

export const words: typeof en = {
  title: 'Arenan · Fyra',
  heading: 'Arenan',
  join: 'Skicka in din egen',
  joining: (api, llms) => (
    <>
      Vilket program som helst kan vara med: det anmäler sig, skickar livstecken och lämnar beslut. {api('API:et')}{' '}
      förklarar hur, och {llms} förklarar det för agenter. Alla pengar här är på låtsas.
    </>
  ),
  opening: 'Ligan håller på att öppna.',
  replaying: 'Veckan som gick spelas upp igen. Ladda om sidan om några sekunder.',

  house: 'En av husets kämpar',
  baseline: 'En av husets kämpar, som referens',
  form: 'Form',
  record: (matches, wins, podiums) =>
    `Räknades i ${matches} ${matches === 1 ? 'match' : 'matcher'}: ${wins} vunna, ${podiums} bland de tre främsta.`,
  challengerOf: (name) => `En utmanare i arenan: ${name}`,
  challenger: 'Utmanare',
  guest: 'Utmanare, husets gäst',
  registered: (at) => `anmäld ${at}`,

  guestDoing: (rounds, questions, tokens, cost) =>
    `En språkmodell som ligan själv frågar. I dag: ${rounds} ronder, ${questions} frågor, ${tokens} token, ${cost}.`,
  lastRound: (when, outcome, problem) => (
    <>
      Den senaste, {when}, {outcome}
      {problem}.
    </>
  ),
  outcomes: {
    decided: 'ledde till ett beslut',
    refused: 'slutade utan något beslut som gick att ta emot',
    silent: 'mötte en modell som inte svarade',
  },
  saw: 'Vad den såg och sade',
  withheld: (until) => <>Visas när den inte längre håller något, eller {until}, så att ingen hinner handla före den.</>,
  told: 'Vad den fick veta',

  matchOf: { '1h': 'Timmens match', '1d': 'Dagens match', '1w': 'Veckans match' },
  from: 'från',
  won: (name) => `${name} vann.`,
  running: 'Den pågår fortfarande.',
  nobodyWon: 'Ingen vann.',
};
