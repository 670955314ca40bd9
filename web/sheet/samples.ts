import type { Lines, Entry, Tape } from '../arena/view.js';
import type { Candle } from '../charts/candles.js';
import type { Choice } from '../studio/choices.js';
import type { Reading } from '../studio/view.js';

/** What the sheet of components shows: long and short names, gains and losses, what is missing, and what is hostile. */

const START = Date.parse('2026-01-01T00:00:00.000Z');
const HOUR = 3_600_000;
const at = (hours: number): string => new Date(START + hours * HOUR).toISOString();
const wave = (hours: number, by: number): number => Math.sin(hours / 3 + by) * (1 + by / 2);

const NAMES = ['Ember Vane', 'A challenger of a very long name indeed', '<b>👗</b> \u202Egnorw', 'Old Ballast'];
/** Without the faces of the house: where the arena is not loaded there are none. */
const kind = 'challenger';
const idOf = (i: number): string => `agt_${i}`;

export const ENTRIES = NAMES.map((name, i) => ({
  rank: i + 1,
  id: idOf(i),
  kind,
  name,
  score: i === 3 ? null : 1.2 - i,
  return_pct: 2.4 - 1.7 * i,
  win_probability: [0.62, 0.37, 0.004, null][i],
  eligible: i < 3,
  ...(i === 3 ? { reason: 'too_few_trades' } : {}),
})) as unknown as Entry[];

const HOURS = Array.from({ length: 25 }, (_, i) => i);

export const LINES: Lines = {
  unit: 'score',
  times: HOURS.map((hours) => START + hours * HOUR),
  lines: NAMES.map((name, i) => ({
    id: idOf(i),
    name,
    kind,
    values: HOURS.map((hours) => (i === 3 && hours < 9 ? null : wave(hours, i))),
  })),
};

export const CURVE = HOURS.map((hours) => [at(hours), 10_000 + 300 * wave(hours, 1)] as const);

export const CANDLES: readonly Candle[] = HOURS.map((hours) => {
  const [open, close] = [100 + wave(hours, 0), 100 + wave(hours + 1, 0)];
  return { time: at(hours), open, close, high: Math.max(open, close) + 0.4, low: Math.min(open, close) - 0.3 };
});
export const MIDDLE = START + 12.5 * HOUR;

export const TAPE = NAMES.slice(0, 3).map((name, i) => ({
  id: `t${i}`,
  at: at(i),
  type: 'trade',
  participant_id: idOf(i),
  name,
  kind,
  symbol: 'BTC/USD',
  side: i ? 'sell' : 'buy',
  quantity: 0.25,
  price: 96_000,
  realized_pnl_usd: i ? (i - 1.5) * 40 : 0,
  reasoning: ['The trend holds.', null, '<script>alert(1)</script>'][i],
})) as unknown as Tape[];

export const TEXT = 'A rust linen wrap dress with little sparrow charms';
const span = (words: string): [number, number] => [TEXT.indexOf(words), TEXT.indexOf(words) + words.length];
const stated = (words: string) => ({ source: 'stated' as const, span: span(words), text: words });

export const READING: Reading = {
  spec: { garment: 'dress', silhouette: 'wrap', fit: 'regular', colors: [{ name: 'rust', hex: '#a5482a' }] },
  evidence: {
    garment: stated('dress'),
    silhouette: { ...stated('wrap'), source: 'implied' },
    fit: { source: 'default', span: null, text: null },
    colors: stated('rust'),
  },
  unused: [{ text: 'sparrow charms', span: span('sparrow charms') }],
  warnings: ['Linen creases.'],
};

export const CHOICES: readonly Choice[] = [
  { attribute: 'length', source: 'style', words: null, values: ['midi'], hex: [], negated: false },
  { attribute: 'pockets', source: 'stated', words: 'no pockets', values: [], hex: [], negated: true },
];
