import { clamp } from '../../../../../common/kernel/statistics.js';
import { SYMBOLS, type MarketHistory, type MarketSymbol } from '../../../types.js';
import { change } from '../../bars.js';
import { fighter } from '../../fight.js';
import { declaresEdges, type Memory, type Plan, type Target } from '../../fighter.js';
import { sigmaOver } from '../../indicators.js';
import { riskSized, stepped } from '../../sizing.js';
import { coin, signed } from '../../words.js';
import type { VoiceBook } from '../../voice-book.js';
import face from './face.svg.js';
import voice from './voice.yaml.js';

const HOUR = 3_600_000;
const FORGET = 0.85;
/** Days of scepticism: a page counts for n/(n + this). */
const DOUBT = 1.5;
/**
 * What her book says of a market that declares its edges before she has written a line: the lean the rules declare, in
 * deviations of an hour, worth so many days of her own; and how much more boldly she bets on lines that old.
 */
const INHERITED = { from: 21, until: 23, lean: 0.12, otherwise: -0.011, days: 2000, forget: 0.995, boldness: 6 };
const BASE = 0.13;

/** Per symbol and UTC hour: decayed sum of the hour's moves in standard deviations, and their decayed number. */
type Page = [sum: number, count: number];
interface Book {
  hour: number;
  pages: Record<string, Page>;
}

const lore = `There were nine Vespers before her, and each kept the almanac. Sowing, shearing, the hour at which the east wind drops, the evening on which the ferryman drinks: entered in brown ink, one line to the hour, one page to the day. The tenth Vesper sold the farm and kept the book. The hours, she reckoned, would be the same anywhere.

So she sits in the pit with a ledger of twenty-four columns, and at the end of each hour she writes down who rose and who fell. What the ninth hour has done before, the ninth hour may do again; not surely, not by much, but more often than people think who believe that every hour is new. She trusts a line that has stood for a week. A line that has stood for a day she reads aloud, and smiles, and bets a penny.

The book has no entry for why. There was a column for it once. The fourth Vesper ruled it out, with the note: unreliable.`;

export const vesperAlmanac = fighter(
  {
    id: 'vesper-almanac',
    name: 'Vesper Almanac',
    title: 'Tenth of the Hour-Keepers',
    lore,
    style: 'Seasonal: trades each hour of the day as that hour has used to go',
    strategy: {
      kind: 'seasonal',
      description:
        'Keeps a decaying ledger of each market’s move in each UTC hour and leans the way the present and the coming hour have gone before. Where the market declares its edges the declared lean is inherited and counts as so many days of its own; elsewhere the ledger is shrunk toward nothing.',
      parameters: {
        inherited_days: INHERITED.days,
        forget_per_day: INHERITED.forget,
        undeclared_forget_per_day: FORGET,
        undeclared_doubt_days: DOUBT,
        base_exposure_pct: BASE * 100,
      },
    },
    baseline: false,
    intervalMinutes: 20,
    offsetMinutes: 1,
    voice: voice as VoiceBook,
    face,
  },
  {
    leverage: 2,
    grossLimit: 1,
    band: 0.02,
    pace: 0.5,
    stopSigmas: 2.5,
    targetSigmas: 0,
    horizonHours: 4,
    coolOffMinutes: 60,
    researchMinutes: 180,
  },
  (view, _account, own) => read(view, own),
);

function read(view: MarketHistory, own: Memory): Plan {
  const book = entered(view, own as unknown as Partial<Book>);
  const hour = Math.floor(view.now / HOUR) % 24;
  const minutes = Math.floor((view.now % HOUR) / 60_000);
  const targets = SYMBOLS.flatMap((symbol) => lineOf(view, book, symbol, hour, minutes / 60));
  const lines = (): string =>
    targets.map((target) => `${coin(target.symbol)} ${signed(target.exposure * 100, 0)} %`).join(', ');
  const thesis = (): string =>
    `The ledger for ${hour}:00 to ${(hour + 1) % 24}:59 UTC says: ${lines() || 'nothing yet'}.`;
  return { targets, own: book as unknown as Memory, thesis };
}

/** The book with the hour that has just ended written into it, once. */
function entered(view: MarketHistory, book: Partial<Book>): Book {
  const current = Math.floor(view.now / HOUR);
  const pages = book.pages ?? {};
  if (book.hour === current) return { hour: current, pages };
  const written: Record<string, Page> = { ...pages };
  const into = Math.floor((view.now % HOUR) / 60_000);
  for (const symbol of SYMBOLS) {
    const move = change(view, symbol, 60, into);
    if (move === null) continue;
    const key = keyOf(symbol, current - 1);
    const [sum, count] = pages[key] ?? [0, 0];
    const sigmas = clamp(move / sigmaOver(view.quotes[symbol].volatility_annual, 1), -3, 3);
    const keep = declaresEdges(view) ? INHERITED.forget : FORGET;
    written[key] = [keep * sum + sigmas, keep * count + 1];
  }
  return { hour: current, pages: written };
}

const keyOf = (symbol: MarketSymbol, hour: number): string => `${coin(symbol)}${((hour % 24) + 24) % 24}`;

function lineOf(view: MarketHistory, book: Book, symbol: MarketSymbol, hour: number, into: number): Target[] {
  const now = book.pages[keyOf(symbol, hour)];
  const next = book.pages[keyOf(symbol, hour + 1)];
  if (!now && !next) return [];
  const old = declaresEdges(view);
  const lean = (1 - into) * expected(now, old ? hour : null) + into * expected(next, old ? (hour + 1) % 24 : null);
  const days = (now ?? next)[1];
  return [
    {
      symbol,
      exposure: stepped(
        clamp(lean, -1, 1) * 1.6 * (old ? INHERITED.boldness : 1) * riskSized(view.quotes[symbol], BASE),
        0.02,
      ),
      confidence: clamp(0.5 + 0.2 * Math.abs(lean), 0.5, 0.75),
      reason: () => `${coin(symbol)} ${hoursOf(view, hour)} UTC ${old ? inherited(lean, days) : learned(lean, days)}`,
      invalidation: 'the hour ends',
    },
  ];
}

const learned = (lean: number, days: number): string =>
  `has leaned ${signed(lean)} deviations over ${days.toFixed(1)} remembered days.`;

/** What was declared is not called remembered. */
const inherited = (lean: number, days: number): string =>
  `leans ${signed(lean)} deviations: as the rules declare it, counted as ${INHERITED.days} days, with ${days.toFixed(1)} remembered ones beside it.`;

/** Lean of an hour by its page, shrunk toward nothing, or, for an hour of a market that declares its edges, toward the inherited line. */
function expected(page: Page | undefined, hour: number | null): number {
  const [sum, count] = page ?? [0, 0];
  if (hour === null) return page ? sum / (count + DOUBT) : 0;
  const { from, until, lean, otherwise, days } = INHERITED;
  return (sum + days * (hour >= from && hour < until ? lean : otherwise)) / (count + days);
}

/** The hours a lean is read from: the present one and, the later it is the more, the next. */
const hoursOf = (view: MarketHistory, hour: number): string =>
  declaresEdges(view) ? `in hours ${hour} and ${(hour + 1) % 24}` : `in hour ${hour}`;
