import { Random } from '../../../common/kernel/random.js';
import { SYMBOLS, type AccountView, type Action, type MarketHistory, type MarketSymbol } from '../types.js';
import { change, channel, volume } from './bars.js';
import { FIGHTERS } from './index.js';
import { sigmaOver } from './indicators.js';
import { accountOf, cornerOf, fightMinute, nextMinute, openPit } from './pit.fixture.js';
import { exposureOf } from './rebalance.js';
import { coin, price, signedPct } from './words.js';

/** The state in which an action was said. */
interface Said {
  fighter: string;
  action: Action;
  text: string;
  view: MarketHistory;
  account: AccountView;
}

interface Claim {
  words: RegExp;
  holds: (said: Said, parts: string[]) => boolean;
}

const number = (text: string): number => Number(text.replace('−', '-').replace(' %', ''));
const near = (text: string, value: number, slack: number): boolean => Math.abs(number(text) - value) <= slack;
const nowOf = ({ view, action }: Said): number => view.quotes[action.symbol].price;
const wallsOf = ({ view, action: { symbol } }: Said, minutes: number) => channel(view, symbol, minutes, 1)!;
const sigmasOf = ({ view, action: { symbol } }: Said, minutes: number): number =>
  change(view, symbol, minutes)! / sigmaOver(view.quotes[symbol].volatility_annual, minutes / 60);
const sideOf = ({ action }: Said): number =>
  action.signal === 'close' ? 0 : action.signal === 'buy_to_enter' ? 1 : -1;
const heldOf = ({ account, action: { symbol } }: Said): number =>
  exposureOf(
    account.positions.find((p) => p.symbol === symbol),
    account.equity_usd,
  );

function weightOf({ view, action: { symbol } }: Said): number {
  const candles = view.minutes[symbol];
  const usual = Math.min(1440, candles.length - 60);
  return volume(candles, 60) / 60 / (volume(candles, usual, 60) / usual);
}

const heavy = (said: Said, side: number): boolean => weightOf(said) > 1.3 && sigmasOf(said, 60) * side > 0.7;
const ran = (said: Said, side: number): boolean => sigmasOf(said, 30) * side > 2;

/** Every claim a house sentence makes, and what the market must show for it. Written from the words, not from the code. */
const CLAIMS: readonly Claim[] = [
  { words: /through the upper wall/, holds: (said) => nowOf(said) > wallsOf(said, 1440).high },
  { words: /through the lower wall/, holds: (said) => nowOf(said) < wallsOf(said, 1440).low },
  {
    words: /inside the walls/,
    holds: (said) => nowOf(said) <= wallsOf(said, 1440).high && nowOf(said) >= wallsOf(said, 1440).low,
  },
  { words: /thrown off the low end/, holds: (said) => nowOf(said) < wallsOf(said, 720).low },
  { words: /thrown off the high end/, holds: (said) => nowOf(said) > wallsOf(said, 720).high },
  { words: /ladder (\d) of 4/, holds: (_, [, ladder]) => number(ladder) >= 1 && number(ladder) <= 4 },
  {
    words: /channel ([\d.]+) to ([\d.]+)/,
    holds: (said, [, low, high]) =>
      [1440, 720].some((m) => price(wallsOf(said, m).low) === low && price(wallsOf(said, m).high) === high),
  },
  { words: /carried ([\d.]+) times its usual weight/, holds: (said, [, times]) => near(times, weightOf(said), 0.006) },
  { words: /cranes lean up/, holds: (said) => heavy(said, 1) },
  { words: /cranes lean down/, holds: (said) => heavy(said, -1) },
  { words: /lifted (\d+) minutes ago/, holds: (_, [, minutes]) => number(minutes) > 0 && number(minutes) < 720 },
  { words: /(\S+ %) in 30 minutes/, holds: (s, [, move]) => signedPct(change(s.view, s.action.symbol, 30)!) === move },
  { words: /they all ran up/, holds: (said) => ran(said, 1) },
  { words: /they all ran down/, holds: (said) => ran(said, -1) },
  { words: /nobody screams/, holds: (said) => Math.abs(sigmasOf(said, 30)) <= 2 },
  { words: /minute (\d+) of 50/, holds: (_, [, minute]) => number(minute) > 0 && number(minute) < 50 },
  { words: /funding (\S+) millionths.*the longs are the crowd/, holds: (_, [, toll]) => number(toll) >= 0 },
  { words: /funding (\S+) millionths.*the shorts are the crowd/, holds: (_, [, toll]) => number(toll) <= 0 },
  { words: /number (\d) of six/, holds: (_, [, place]) => number(place) >= 1 && number(place) <= 6 },
  { words: /(\S+ %) in a day/, holds: (s, [, run]) => signedPct(change(s.view, s.action.symbol, 1440)!) === run },
  {
    words: /(\S+ %) in the hour/,
    holds: (s, [, move]) => signedPct(change(s.view, s.action.symbol, 60) ?? 0) === move,
  },
  { words: /EMA12 (\S+) over EMA36 (\S+), a gap of \+/, holds: (_, [, fast, slow]) => number(fast) >= number(slow) },
  { words: /EMA12 (\S+) under EMA36 (\S+), a gap of −/, holds: (_, [, fast, slow]) => number(fast) <= number(slow) },
  {
    words: /hangs (\S+) deviations from its middle ([\d.]+)/,
    holds: (said, [, z, middle]) => number(z) * (nowOf(said) - number(middle)) >= -1e-9 * nowOf(said),
  },
  { words: /hangs (\S+) .*home again/, holds: (said, [, z]) => heldOf(said) * number(z) >= 0 },
  { words: /hangs (\S+) .*it swings back/, holds: (_, [, z]) => Math.abs(number(z)) >= 1.34 },
  {
    words: /its share is (\d+) %; the whole hold carries (\d+) %/,
    holds: (_, [, share, whole]) => number(share) > 0 && number(share) < number(whole),
  },
  {
    words: /answered (\S+ %) where [\d.]+ × BTC asks (\S+ %): (\S+) deviations owed/,
    holds: (said, [, own, asked, owed]) =>
      signedPct(change(said.view, said.action.symbol, 480)!) === own &&
      number(owed) * (number(asked) - number(own)) >= -0.02,
  },
  { words: /BTC (\S+ %) in 480 minutes/, holds: (s, [, move]) => signedPct(change(s.view, 'BTC/USD', 480)!) === move },
  {
    words: /thread is (\S+) deviations long/,
    holds: (said, [, z]) => {
      const leg = said.action.symbol === 'BTC/USD' ? -1 : 1;
      return (
        said.action.signal === 'close' || Math.abs(number(z)) < 1.25 || sideOf(said) === leg * Math.sign(number(z))
      );
    },
  },
  {
    words: /against its averages: quarter-hour (\S+) %, hour (\S+) %, three-hour (\S+) %/,
    holds: (said, [, ...leans]) => {
      const sum = leans.reduce((total, lean) => total + Math.sign(number(lean)), 0);
      return sideOf(said) * sum >= 0;
    },
  },
  { words: /hours (\d+) and (\d+) UTC/, holds: (_, [, now, next]) => (number(now) + 1) % 24 === number(next) },
  { words: /UTC has leaned (\S+) deviations/, holds: (said, [, lean]) => sideOf(said) * number(lean) >= 0 },
  { words: /The die says (\w+), /, holds: ({ action }, [, named]) => named === coin(action.symbol) },
  { words: /(\w+) at (\S+): one of six equal stones/, holds: (said, [, , at]) => price(nowOf(said)) === at },
  {
    words: /Exposure (\S+ %|0\.0 %) to (\S+ %) of equity/,
    holds: (said, [, from, to]) => {
      const flips = heldOf(said) * sideOf(said) < 0;
      return near(from, flips ? 0 : heldOf(said) * 100, 0.06) && number(to) * sideOf(said) > 0;
    },
  },
  {
    words: /stop ([\d.]+) % away/,
    holds: (said, [, away]) => near(away, Math.abs(said.action.stop_loss! / nowOf(said) - 1) * 100, 0.02),
  },
  {
    words: /Taking off ([\d.]+) % of equity, from (\S+) %/,
    holds: (said, [, , from]) => near(from, heldOf(said) * 100, 0.06),
  },
];

const broken = (said: Said): string[] =>
  CLAIMS.flatMap(({ words, holds }) => {
    const parts = words.exec(said.text);
    return parts && !holds(said, [...parts]) ? [`${said.fighter}: ${said.text} [${String(words)}]`] : [];
  });

/** What all fighters say over some days of the pit, in the words of a version of the market. */
function heard(version: 2 | undefined, days: number): Said[] {
  const random = Random.from('sentences');
  const corners = FIGHTERS.map(cornerOf);
  const said: Said[] = [];
  let pit = openPit(Date.UTC(2025, 0, 6));
  for (let minute = 0; minute < days * 1440; minute++) {
    pit = nextMinute(pit, random);
    const view: MarketHistory = { ...pit.view, ...(version && { version }) };
    for (const corner of corners) {
      const before = corner.actions.length;
      const account = { current: accountOf(corner, view) };
      const { fighter } = corner;
      const spy = {
        ...fighter,
        decide: (...args: Parameters<typeof fighter.decide>) => ((account.current = args[1]), fighter.decide(...args)),
      };
      corner.fighter = spy;
      fightMinute(corner, view, 'sentences');
      corner.fighter = fighter;
      for (const action of corner.actions.slice(before)) {
        said.push({ fighter: fighter.id, action, text: action.justification ?? '', view, account: account.current });
      }
    }
  }
  return said;
}

describe('what house fighters say when they act', () => {
  const said = heard(2, 2);

  it.each(FIGHTERS.map(({ id }) => [id]))('%s: every claim holds in the state it was said in', (id) => {
    const own = said.filter(({ fighter }) => fighter === id);
    expect(own.length).toBeGreaterThan(5);
    expect(own.flatMap(broken)).toEqual([]);
  });

  it('there is no sentence without a claim of its own, and none about another market', () => {
    const own = CLAIMS.filter(({ words }) => !/Exposure|stop|Taking/.test(String(words)));
    for (const { text, action } of said) {
      expect(own.some(({ words }) => words.test(text))).toBe(true);
      const named = SYMBOLS.filter((symbol: MarketSymbol) => new RegExp(`\\b${coin(symbol)}\\b`).test(text));
      expect(named).toContain(action.symbol);
    }
  });

  it('the words of the first version, which old records keep, would not pass', () => {
    expect(heard(undefined, 1).flatMap(broken).length).toBeGreaterThan(10);
  });
});
