import type { LeagueFactsEntry, LeagueFactsSnapshot } from '../../../../common/ports/league-facts.js';
import type { ChatFacts } from '../facts.js';
import { leagueAnswer } from './league-answer.js';

const entry = (rank: number, name: string, rest: Partial<LeagueFactsEntry>): LeagueFactsEntry => ({
  rank,
  id: name.toLowerCase().replace(' ', '-'),
  name,
  kind: 'house',
  score: 1 / rank,
  returnPct: 2 - rank,
  pnlUsd: 200 - 100 * rank,
  equityUsd: 10_200 - 100 * rank,
  maxDrawdownPct: 1,
  sharpe: null,
  trades: 4,
  winRate: null,
  feesUsd: 1,
  eligible: true,
  skill: { hours: 40 + rank, probability: 0.8 - rank / 10, verdict: 'too early to tell' },
  record: { matches: 50, wins: rank },
  winProbability: 0.5 / rank,
  open: { positions: 0, unrealizedPnlUsd: 0 },
  strategy: null,
  ...rest,
});

const ENTRIES = [
  entry(1, 'Iron Lark', {}),
  entry(2, 'Moss Penny', { strategy: { en: 'funding carry', sv: 'att tjäna på räntan' } }),
  entry(3, 'Still Pond', { skill: null }),
  entry(4, 'Late Comer', { eligible: false, returnPct: -7 }),
];

const league = {
  matches: (['1h', '1d', '1w'] as const).map((duration) => ({
    duration,
    secondsLeft: 5400,
    participants: 4,
    entries: ENTRIES,
    last: ENTRIES[2],
    lastEnded:
      duration === '1w' ? null : { endedAt: 0, winner: { id: 'moss-penny', name: 'Moss Penny', returnPct: 1.5 } },
    favourites: [{ id: 'iron-lark', name: 'Iron Lark', winProbability: 0.5 }],
  })),
} as unknown as LeagueFactsSnapshot;

const FACTS = { publicUrl: 'http://here', league, mood: { hypotheses: ['Trender vinner.'] } } as unknown as ChatFacts;
const told = (message: string, facts = FACTS): string | undefined => leagueAnswer(message, [], facts)?.text;

it.each([
  ["Who will win today's match?", /one-day match.*Iron Lark 50 %/],
  ['Vad är Moss Pennys odds idag?', /Moss Penny vinner dygnsmatchen är 25 %/],
  ['Wie ist die Rendite von Iron Lark heute?', /\+1,00 % \(\+100,00 USD\)/],
  ['Who lost most this hour?', /one-hour match: Late Comer −7\.00 % and Still Pond −1\.00 %/],
  ['¿Alguien ha mostrado habilidad?', /Nadie.*de 3 valorados.*Iron Lark, con un 70 %.*41 horas/],
  ['Is the leader just lucky?', /Iron Lark leads.*“too early to tell”, after 41/],
  ['Is Still Pond skilled or lucky?', /baseline/],
  ['Does the funding carry strategy work?', /Moss Penny is at 0\.00 %.*2 of 50.*one trader is no proof/],
  ['Qui a gagné la dernière heure ?', /Moss Penny avec \+1,50 %/],
  ['who won the last week?', /no one-week match that has ended/],
  ['How many hours has Moss Penny traded?', /42 hours/],
  ['Who is last?', /Still Pond, place 3 of 4.*last of nothing\. The lowest return is Late Comer −7\.00 %/],
  ['Who leads this week’s match and will it last?', /one-week match.*1 h 30 min to go.*50 %/],
  ['Vad tror motorn?', /Trender vinner/],
  ['Who traded last?', /^Who traded last is not in what I see\. GET http:\/\/here\/api\/v1\/trades/],
  ['Who made the last trade in the league?', /api\/v1\/trades/],
  ['Vem handlade senast?', /^Vem som handlade senast/],
  ['Wer hat zuletzt gehandelt?', /^Wer zuletzt gehandelt hat/],
  ['Qui a fait la dernière transaction ?', /^Qui a négocié en dernier/],
  ['¿Quién hizo la última operación?', /^Quién operó por última vez/],
  ['Who has traded most today?', /^Most fills in the one-day match: Iron Lark 4, /],
  ['Wer hat die meisten Trades?', /^Die meisten Ausführungen im Tageswettbewerb/],
  ['What are the odds of Grey Heron in the 1d match?', /Nobody called Grey Heron/],
  ['How much did Iron Lark lose today?', /lost nothing so far.*\+1\.00 %/],
])('%s is answered from the figures', (message, pattern) => expect(told(message)).toMatch(pattern));

it.each([
  'Who will win the world cup today?',
  'What are the odds of rain today?',
  'How much did I lose today?',
  'Who is last in the queue at your shop?',
  'the second',
  'Does this stain remover work?',
])('%s asks for something else', (message) => expect(told(message)).toBeUndefined());

it('goes on from a question on the league, in its match', () => {
  const history = [{ role: 'user' as const, text: 'Wer gewinnt diese Woche?' }];
  expect(leagueAnswer('Und wer ist Zweiter?', history, FACTS)?.text).toMatch(/Platz 2 im Wochenwettbewerb: Moss Penny/);
  expect(leagueAnswer('And who is last?', history, FACTS)?.text).toMatch(/^Last of those/);
});

describe('while the league is still starting', () => {
  const away = (message: string): string | undefined =>
    leagueAnswer(message, [], { ...FACTS, league: null, mood: null })?.text;

  it.each([
    ['Who will win today?', /^The league is still starting/],
    ['What are the odds of Astra Vale today?', /^The league is still starting/],
    ['Has anybody shown skill?', /^The league is still starting/],
    ['Vem vinner dagens match?', /^Ligan håller på att starta/],
    ['Wie stehen die Quoten?', /^Die Liga startet noch/],
    ['Qui va gagner le match ?', /^La ligue démarre encore/],
    ['¿Quién gana hoy?', /^La liga aún está arrancando/],
  ])('%s is told so', (message, pattern) => expect(away(message)).toMatch(pattern));

  it.each([
    'Who will win the world cup today?',
    'Who is last in the queue at your shop?',
    'What does the engine believe?',
  ])('%s is left to others', (message) => expect(away(message)).toBeUndefined());
});
