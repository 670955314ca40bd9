import type { MarketView } from '../league/index.js';
import { readingsOf, type Bar } from './readings.js';

/** What a model is told of a match it takes part in. */
export interface PlaceSight {
  duration: string;
  rank: number;
  return_pct: number;
  eligible: boolean;
  /** of the match's time that has passed, 0 to 1 */
  elapsed: number;
}

/** Everything a contestant sees in a round, all of it public or its own. */
export interface Sight {
  /** ISO 8601 */
  as_of: string;
  markets: readonly MarketView[];
  /** bars of a minute and of an hour by symbol, oldest first */
  minutes: Readonly<Record<string, readonly Bar[]>>;
  hours: Readonly<Record<string, readonly Bar[]>>;
  /** as the league shows it */
  account: Readonly<Record<string, unknown>>;
  places: readonly PlaceSight[];
  rules: RuleSight;
  /** its last decision with what became of it; null before the first */
  before: object | null;
}

export interface RuleSight {
  taker_bps: number;
  maker_bps: number;
  max_leverage: number;
  minimum_notional_usd: number;
  heartbeat_timeout_seconds: number;
  score: string;
}

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The three layers a contestant's model is told: who it is and the rules; the markets and its account; what it did last. */
export const briefing = (name: string, lore: string | null, sight: Sight): Message[] => [
  { role: 'system', content: [whoYouAre(name, lore), rulesIn(sight.rules), HOW_TO_ANSWER].join('\n\n') },
  { role: 'user', content: [marketsIn(sight), accountIn(sight), lastIn(sight)].join('\n\n') },
];

/** What is said to a model whose answer could not be taken; it is asked once more. */
export const askedAgain = (problems: readonly string[]): Message => ({
  role: 'user',
  content: `That cannot be executed: ${problems.join('; ')}. Answer again with one JSON object and nothing else.`,
});

const whoYouAre = (name: string, lore: string | null): string =>
  `You are ${name}, a trader in a paper-trading league. You decide alone; nobody confirms what you send.${lore ? `\n${lore}` : ''}`;

const rulesIn = (rules: RuleSight): string =>
  [
    'Rules:',
    `- Perpetual futures in USD, cross margin, leverage 1 to ${rules.max_leverage}; an entry is worth at least ${rules.minimum_notional_usd} USD.`,
    `- Fees: ${rules.taker_bps} basis points for market orders, ${rules.maker_bps} for resting ones. Every trade has to earn its fee and the spread.`,
    '- A decision is executed at the quotes of the next second. Stops and targets are watched for you every second.',
    `- Who decides nothing for ${rules.heartbeat_timeout_seconds} seconds is benched until it answers again.`,
    `- You are ranked by ${rules.score}: return for the risk taken, not return alone.`,
  ].join('\n');

const HOW_TO_ANSWER = [
  'Answer with one JSON object and nothing else: {"actions": [1 to 20 of them], "message": "up to 280 characters, optional"}.',
  'An action: {"symbol", "signal": "buy_to_enter" | "sell_to_enter" | "close" | "hold"} and for an entry: "equity_pct" (exposure in percent of your equity), "leverage", "stop_loss" and "profit_target" (prices in USD), "confidence" (0 to 1), "invalidation_condition" (what would prove you wrong), "justification" (why).',
  'To do nothing, hold: {"actions": [{"symbol": "BTC/USD", "signal": "hold", "justification": "…"}]}.',
].join('\n');

const json = (value: unknown): string => JSON.stringify(value);

function marketsIn({ as_of, markets, minutes, hours }: Sight): string {
  const lines = markets.map(({ symbol, ...quote }) =>
    json({ symbol, ...quote, minutes: readingsOf(minutes[symbol] ?? []), hours: readingsOf(hours[symbol] ?? []) }),
  );
  return [`Markets at ${as_of}, closes oldest first:`, ...lines].join('\n');
}

const accountIn = ({ account, places }: Sight): string =>
  ['Your account:', json(account), 'Your matches:', ...places.map(json)].join('\n');

const lastIn = ({ before }: Sight): string =>
  before === null ? 'You have decided nothing yet.' : `Your last decision and what became of it:\n${json(before)}`;
