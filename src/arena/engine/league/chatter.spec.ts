import { FIGHTERS } from '../fighters/index.js';
import { createStepper, genesis, rawPrice } from '../market/index.js';
import { advanceLeague, beginLeague, houseEntries, type ChatLine, type LeagueCommand } from './index.js';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 16);
const WARM_UP = 20 * 60;
const NAMES = ['¡Olé! (x)', 'the hour', 'Ärlig Åsa’s Bot', '{who}[a|b]', 'x'.repeat(40)];

interface Told {
  lines: ChatLine[];
  /** chat ids by the tick that said them */
  ticks: ChatLine[][];
  leads: number;
}

/** Half a day of the house after its warming up, newcomers with odd names among it. */
function half(): Told {
  const market = genesis(START, 'chatter');
  const step = createStepper();
  const prices = (): number[] => [0, 1, 2, 3, 4, 5].map((i) => rawPrice(market, i));
  const league = beginLeague(START, prices());
  const told: Told = { lines: [], ticks: [], leads: 0 };
  let commands: LeagueCommand[] = houseEntries();
  for (let k = 1; k <= WARM_UP + 12 * 60; k++) {
    const time = START + k * MINUTE;
    step(market, time);
    if (k > WARM_UP && k % 60 === 30) commands = [...commands, ...arrival(k)];
    const input = { time, prices: prices(), pricedAt: prices().map(() => time), commands };
    const events = advanceLeague(league, {
      ...input,
      tickMs: MINUTE,
      oddsEveryMs: k > WARM_UP ? 2 * MINUTE : Infinity,
    });
    commands = events.house;
    if (k <= WARM_UP) continue;
    told.ticks.push(events.chat);
    told.lines.push(...events.chat);
    told.leads += events.leads.length;
  }
  return told;
}

function arrival(k: number): LeagueCommand[] {
  const name = NAMES[Math.floor(k / 60) % NAMES.length];
  return [{ kind: 'activate', participant: { id: `agt_${k}`, kind: 'challenger', name, baseline: false } }];
}

describe('half a day of chat', () => {
  const { lines, ticks, leads } = half();
  const texts = lines.map(({ text }) => text);

  it('is lively and not a torrent', () => {
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.length).toBeLessThan(300);
    expect(new Set(lines.map(({ participant_id }) => participant_id)).size).toBeGreaterThan(FIGHTERS.length - 5);
    expect(leads).toBeGreaterThan(50);
  });

  it('repeats no line within forty, and nobody speaks twice at once', () => {
    texts.forEach((text, i) => expect(texts.slice(Math.max(0, i - 40), i)).not.toContain(text));
    for (const said of ticks) {
      const speakers = said.map(({ participant_id }) => participant_id);
      expect(new Set(speakers).size).toBe(speakers.length);
    }
  });

  it('begins sentences with capitals, fills every slot and shows no minus nothing', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/(^|[a-z%][.!?] )the (hour|day|week|rest)\b/);
      expect(text).not.toMatch(/[{}[\]|]|−0\.00|\+0\.00|undefined|NaN/);
    }
  });
});
