import { rolePlayed, type ChatEvent } from './chat-event.js';

const ME = { id: 'me', name: 'Me' };
const YOU = { id: 'you', name: 'You  <b>\nthere</b>' };
const told = (event: ChatEvent): [string, Record<string, string>] | null => {
  const played = rolePlayed('me', event);
  return played && [played.role, played.slots];
};
const jump = (change_fraction: number): ChatEvent => ({
  kind: 'market_jump',
  symbol: 'SOL/USD',
  change_fraction,
  minutes: 7,
});
const lead = (leader: typeof ME, previous?: typeof ME, previous_is_second?: boolean): ChatEvent => ({
  kind: 'lead_change',
  duration: '1d',
  leader,
  previous,
  previous_is_second,
  return_fraction: -0.012,
});
const passed = (by: typeof ME, whom: typeof ME): ChatEvent => ({
  kind: 'overtaken',
  duration: '1h',
  by,
  whom,
  rank_by: 3,
  rank_whom: 4,
});
const deal = (kind: 'big_win' | 'big_loss' | 'liquidation', who: typeof ME, usd: number): ChatEvent => ({
  kind,
  who,
  symbol: 'BTC/USD',
  usd,
});
const funding = (who: typeof ME, paid: boolean): ChatEvent => ({
  kind: 'funding',
  who,
  symbol: 'ETH/USD',
  usd: 9,
  paid,
});
const NAMED = 'You b there b';

it.each<[string, ChatEvent, ReturnType<typeof told>]>([
  ['a jump upwards', jump(0.031), ['jump_up', { coin: 'SOL', pct: '+3.10 %', min: '7' }]],
  ['a jump downwards', jump(-0.031), ['jump_down', { coin: 'SOL', pct: '−3.10 %', min: '7' }]],
  [
    'the beginning',
    { kind: 'match_start', duration: '1w', participants: 12 },
    ['match_start', { dur: 'the week', n: '12' }],
  ],
  [
    'my victory',
    { kind: 'match_end', duration: '1h', winner: ME, return_fraction: 0.5 },
    ['won_match', { dur: 'the hour', who: 'Me', pct: '+50.00 %' }],
  ],
  [
    'another’s victory',
    { kind: 'match_end', duration: '1h', winner: YOU, return_fraction: 0 },
    ['match_end', { dur: 'the hour', who: NAMED, pct: '0.00 %' }],
  ],
  ['my lead', lead(ME, YOU), ['took_lead', { dur: 'the day', who: 'Me', prev: NAMED, pct: '−1.20 %' }]],
  ['the first lead', lead(ME), ['took_lead', { dur: 'the day', who: 'Me', prev: 'the rest', pct: '−1.20 %' }]],
  ['my lost lead', lead(YOU, ME), ['lost_lead', { dur: 'the day', who: NAMED, prev: 'Me', pct: '−1.20 %' }]],
  ['my lead, lost to several', lead(YOU, ME, false), null],
  [
    'a lead of others',
    lead(YOU, YOU, false),
    ['rival_leads', { dur: 'the day', who: NAMED, prev: NAMED, pct: '−1.20 %' }],
  ],
  ['whom I pass', passed(ME, YOU), ['passing', { dur: 'the hour', who: NAMED, rank: '3' }]],
  ['who passes me', passed(YOU, ME), ['passed', { dur: 'the hour', who: NAMED, rank: '4' }]],
  ['others passing', passed(YOU, YOU), null],
  ['my win', deal('big_win', ME, 1234.5), ['win', { who: 'Me', coin: 'BTC', usd: '$1,235' }]],
  ['a win', deal('big_win', YOU, 100), ['rival_win', { who: NAMED, coin: 'BTC', usd: '$100' }]],
  ['my loss', deal('big_loss', ME, 99.994), ['loss', { who: 'Me', coin: 'BTC', usd: '$99.99' }]],
  ['a loss', deal('big_loss', YOU, 0.5), ['rival_loss', { who: NAMED, coin: 'BTC', usd: '$0.50' }]],
  ['my liquidation', deal('liquidation', ME, 1), ['liquidated', { who: 'Me', coin: 'BTC', usd: '$1.00' }]],
  ['a liquidation', deal('liquidation', YOU, 1), ['rival_liquidated', { who: NAMED, coin: 'BTC', usd: '$1.00' }]],
  ['my arrival', { kind: 'newcomer', who: ME }, null],
  ['an arrival', { kind: 'newcomer', who: { id: 'x', name: ' ~ ' } }, ['newcomer', { who: 'somebody' }]],
  ['a long name', { kind: 'newcomer', who: { id: 'x', name: 'a'.repeat(60) } }, ['newcomer', { who: 'a'.repeat(40) }]],
  ['funding I pay', funding(ME, true), ['funding_paid', { who: 'Me', coin: 'ETH', usd: '$9.00' }]],
  ['funding I get', funding(ME, false), ['funding_earned', { who: 'Me', coin: 'ETH', usd: '$9.00' }]],
  ['funding of others', funding(YOU, true), null],
  ['silence', { kind: 'silence', minutes: 45 }, ['silence', { min: '45' }]],
])('%s', (_, event, expected) => expect(told(event)).toEqual(expected));
