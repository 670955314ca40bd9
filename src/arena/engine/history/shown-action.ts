import { isoTime } from '../../../common/kernel/clock.js';
import type { ActionResult, RequestedAction } from '../exchange/index.js';
import { parseSymbol } from '../instruments.js';

/** How long what could be copied is withheld at most, ms. */
export const WITHHELD_MS = 15 * 60_000;

/** Plans that are not public yet: where somebody means to get in, and out. */
const PLANS = ['limit_price', 'stop_loss', 'profit_target', 'invalidation_condition'] as const;

export interface Onlooker {
  /** ms */
  decidedAt: number;
  now: number;
  /** the challenger itself is asking */
  own: boolean;
  /** markets in which the challenger has a position or an order now */
  held: ReadonlySet<string>;
}

type Plain = Record<string, unknown>;

const WORDS = (
  'symbol signal quantity notional_usd equity_pct leverage order_type limit_price time_in_force stop_loss profit_target ' +
  'invalidation_condition max_slippage_bps reduce_only confidence risk_usd justification'
).split(' ') as (keyof RequestedAction)[];

/**
 * A decision's actions as an onlooker sees them, each with what became of it at once. A limit that has filled is the fill's
 * business; one that rests, exits and the invalidation are shown when nothing is held there any more, or after WITHHELD_MS.
 */
export const shownActions = (
  actions: readonly RequestedAction[],
  results: readonly ActionResult[],
  onlooker: Onlooker,
): Plain[] => actions.map((action, i) => shownAction(action, results.at(i), onlooker));

function shownAction(action: RequestedAction, result: ActionResult | undefined, onlooker: Onlooker): Plain {
  const hidden = isPublic(action, onlooker) ? [] : PLANS.filter((plan) => action[plan] !== undefined);
  const shown = WORDS.filter((word) => action[word] !== undefined && !hidden.some((plan) => plan === word));
  const { status = null, code, order_id, fill } = result ?? {};
  return {
    ...Object.fromEntries(shown.map((word) => [word, action[word]])),
    symbol: parseSymbol(action.symbol) ?? action.symbol,
    status,
    ...(code && { code }),
    ...(order_id && { order_id }),
    ...(fill && { fill }),
    ...(hidden.length > 0 && { withheld: { members: hidden, until: isoTime(onlooker.decidedAt + WITHHELD_MS) } }),
  };
}

const isPublic = ({ symbol }: RequestedAction, { own, held, decidedAt, now }: Onlooker): boolean =>
  own || now - decidedAt >= WITHHELD_MS || !held.has(parseSymbol(symbol) ?? symbol);
