import { Random } from '../../../common/kernel/random.js';
import type { Fill, Posting } from '../exchange/index.js';
import { INSTRUMENTS, instrumentOf } from '../instruments.js';
import { DURATIONS } from '../matches/index.js';
import { advanceLeague, beginLeague, recallMarks, type League, type LeagueCommand } from './index.js';
import type { Standing } from './league.js';
import type { PastChange, PastPrices } from './marks.js';

const STEP = 5_000;
const TICKS = 700;
const START = Date.UTC(2026, 10, 18, 9);
const IDS = ['bold', 'calm', 'flat', 'late'];

interface Story {
  league: League;
  /** by duration and participant, as it stood when it was last sampled */
  sampled: Map<string, { standing: Standing; since: number }>;
  prices: PastPrices[];
  changes: Map<string, PastChange[]>;
  liquidations: number;
}

const enters = (id: string): LeagueCommand => ({
  kind: 'activate',
  participant: { id, kind: 'challenger', name: id, baseline: false },
});

const allIn: LeagueCommand = {
  kind: 'decide',
  participant_id: 'bold',
  decision_id: 'all-in',
  actions: [
    ...['BTC', 'ETH', 'DOGE'].map((symbol) => ({ symbol, signal: 'close' as const })),
    { symbol: 'ETH', signal: 'buy_to_enter', equity_pct: 1_400, leverage: 20 },
  ],
};

function commandsAt(tick: number, random: Random): LeagueCommand[] {
  if (tick === 1) return ['bold', 'calm', 'flat'].map(enters);
  if (tick === 640) return [enters('late')];
  if (tick > 655 && tick < 661) return tick === 656 ? [allIn] : [];
  return ['bold', 'calm', ...(tick > 640 ? ['late'] : [])].flatMap((id): LeagueCommand[] => {
    if (!random.chance(0.15)) return [];
    const signal = random.pick(['buy_to_enter', 'sell_to_enter', 'close'] as const);
    const symbol = random.pick(['BTC', 'ETH', 'DOGE']);
    const size = signal === 'close' ? {} : { equity_pct: id === 'bold' ? 300 : 40, leverage: 20 };
    return [
      { kind: 'decide', participant_id: id, decision_id: `${id}${tick}`, actions: [{ symbol, signal, ...size }] },
    ];
  });
}

const fillChange = ({ symbol, side, lots, notional, fee }: Fill, tick: number): PastChange => {
  const sign = side === 'buy' ? 1 : -1;
  return { tick, market: instrumentOf(symbol).index, lots: sign * lots, paid: sign * notional + fee };
};

const insuranceChange = ({ amount }: Posting, tick: number): PastChange => ({
  tick,
  market: null,
  lots: 0,
  paid: -amount,
});

/** An hour of quick ticks in a wild market: trades, liquidations, the insurance paying, somebody late. */
function tell(): Story {
  const random = Random.from('marks');
  let prices = INSTRUMENTS.map((one) => one.genesis_price);
  const league = beginLeague(START, prices);
  const story: Story = { league, sampled: new Map(), prices: [], changes: new Map(), liquidations: 0 };
  for (let tick = 1; tick <= TICKS; tick++) {
    const time = START + tick * STEP;
    const crash = tick === 660 ? 0.92 : 1;
    prices = prices.map((price) => price * crash * Math.exp(0.002 * random.normal()));
    const input = { time, prices, pricedAt: prices.map(() => time), commands: commandsAt(tick, random) };
    const { fills, postings, liquidations, sampled } = advanceLeague(league, {
      ...input,
      tickMs: STEP,
      oddsEveryMs: Infinity,
    });
    story.prices.push({ tick, mids: [...league.observed.mids] });
    const add = (id: string, change: PastChange): void =>
      void story.changes.set(id, [...(story.changes.get(id) ?? []), change]);
    for (const fill of fills) add(fill.participant_id, fillChange(fill, tick));
    for (const posting of postings) {
      if (posting.kind === 'insurance' && IDS.includes(posting.account))
        add(posting.account, insuranceChange(posting, tick));
    }
    story.liquidations += liquidations.length;
    for (const duration of DURATIONS) {
      for (const [id, standing] of league.matches[duration].standings) {
        const key = `${duration} ${id}`;
        if (story.sampled.has(key) && !sampled.includes(duration)) continue;
        story.sampled.set(key, { standing: structuredClone(standing), since: tick });
      }
    }
  }
  return story;
}

describe('a league that is read anew', () => {
  const { league, sampled, prices, changes, liquidations } = tell();

  it.each(IDS)('knows of %s every peak and fall since the last samples', (id) => {
    const account = league.book.get(id);
    if (!account) throw new Error('no account');
    const read = DURATIONS.map((duration) => structuredClone(sampled.get(`${duration} ${id}`)));
    const known = read.map((one) => {
      if (!one) throw new Error('no standing');
      return one;
    });
    recallMarks(known, account, prices, changes.get(id) ?? []);
    known.forEach(({ standing }, i) => {
      const live = league.matches[DURATIONS[i]].standings.get(id);
      expect(standing.performance).toEqual(live?.performance);
    });
  });

  it('would not have known them without', () => {
    const fallen = IDS.filter((id) => {
      const before = sampled.get(`1w ${id}`)?.standing.performance.drawdown ?? 0;
      return (league.matches['1w'].standings.get(id)?.performance.drawdown ?? 0) > before + 0.001;
    });
    expect(fallen).toEqual(['bold', 'calm', 'late']);
    expect(liquidations).toBeGreaterThan(0);
    expect([...changes.values()].flat().some(({ market }) => market === null)).toBe(true);
  });
});
