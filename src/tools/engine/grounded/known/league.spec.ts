import type { LeagueFactsSnapshot } from '../../../../common/ports/league-facts.js';
import { filled, HOUSE, i, type Planted, s } from '../filled.fixture.js';

const entry = (rank: number, id: string, name: string): unknown => ({
  rank,
  id,
  name,
  kind: 'house',
  score: 1 / rank,
  returnPct: 3 - rank,
});
const ENTRIES = [entry(1, 'astra-vale', 'Astra Vale'), entry(2, 'brim', 'Brim')];
const league = {
  participants: { house: 13, challengersActive: 3, challengersQueued: 0 },
  totals: { trades: 912, volumeUsd: 45_000, feesUsd: 40 },
  markets: [],
  matches: ['1h', '1d', '1w'].map((duration) => ({ duration, entries: ENTRIES })),
} as unknown as LeagueFactsSnapshot;

const PLANTED: readonly Planted[] = [
  ['Who leads the league?', { leader: s }, { leader: 'Astra Vale' }],
  ['Who is second in the league?', { name: s }, { name: 'Brim' }],
  ['Vem leder ligan?', { ledare: s }, { ledare: 'Astra Vale' }],
  ['I like your league. Who leads the league today?', { leader: s }, { leader: 'Astra Vale' }],
  ['I have 3 points to make. Who leads the league?', { leader: s }, { leader: 'Astra Vale' }],
  // a league that the text tells of itself
  [
    'Standings after six rounds: Otters 14 points, Herons 11 points, Voles 9 points. Who leads the league?',
    { leader: s, leader_points: i },
    { leader: 'Otters', leader_points: 14 },
  ],
  ['Table: Otters 14 pts, Herons 11 pts. Who is second in the league?', { second: s }, null],
  ['Tabellen: Hammarby 30 poäng, Malmö 28 poäng. Vem leder ligan?', { ledare: s }, { ledare: 'Hammarby' }],
  ['Tabelle: Kiel 30 Punkte, Bremen 28 Punkte. Wer führt die Tabelle an?', { name: s }, null],
  ['Clasificación: Betis 30 puntos, Cádiz 28 puntos. ¿Quién lidera la clasificación?', { nombre: s }, null],
  ['1. Otters 2. Herons 3. Voles. Who leads the league?', { leader: s }, null],
  ['The Herons lead our hockey league by two points. Who leads the league?', { leader: s }, { leader: 'Herons' }],
  ['Who leads the Premier League?', { leader: s }, null],
  ['Who leads our football league?', { leader: s }, null],
  ['Wer führt die Tabelle der Bundesliga an?', { name: s }, null],
  ['Wer führt die Tabelle an?', { name: s }, { name: 'Astra Vale' }],
];

describe('the house knows its own league and no other', () => {
  it.each(PLANTED)('%s %j', (text, slots, want) => expect(filled(text, slots, { ...HOUSE, league })).toEqual(want));
});
