import type { Random } from '../../../common/kernel/random.js';
import type { AccountView, Action, MarketHistory, MarketSymbol } from '../types.js';
import type {
  Fighter,
  FighterDecision,
  Identity,
  Memory,
  Plan,
  Research,
  Strategy,
  Target,
  Temper,
} from './fighter.js';
import { rebalance, withinGross } from './rebalance.js';
import { coin } from './words.js';

const MINUTE = 60_000;

/** What every fighter remembers beside its strategy's own part. */
interface Notes {
  /** side it wanted to hold after its last decision: 1 long, −1 short */
  held: Record<string, number>;
  /** markets it stays out of after a stop, and until when, ms */
  rest: Record<string, number>;
  /** time of its last research note, ms */
  told: number;
  own: Memory;
}

/** A fighter of a strategy (where to stand) and a temper (how to get there, and what is risked). */
export function fighter(identity: Identity, temper: Temper, strategy: Strategy): Fighter {
  return {
    ...identity,
    decide: (view, account, memory, random) => decide(identity, temper, strategy, view, account, memory, random),
  };
}

function decide(
  identity: Identity,
  temper: Temper,
  strategy: Strategy,
  view: MarketHistory,
  account: AccountView,
  memory: Memory,
  random: Random,
): FighterDecision {
  const notes = restedAfterStops(notesOf(memory), account, view.now, temper);
  const plan = strategy(view, account, notes.own, random);
  const targets = withinGross(
    plan.targets.map((target) => resting(target, notes, view.now)),
    temper.grossLimit,
  );
  const actions = rebalance(view, account, targets, temper);
  const research = researchOf(identity, temper, view, plan, actions, notes.told);
  const held = heldAfter(notes.held, account, targets, actions);
  const after: Notes = { held, rest: notes.rest, told: research ? view.now : notes.told, own: plan.own ?? notes.own };
  return { actions, memory: after as unknown as Memory, ...(research && { research }) };
}

function notesOf(memory: Memory): Notes {
  const known = memory as unknown as Partial<Notes>;
  return { held: known.held ?? {}, rest: known.rest ?? {}, told: known.told ?? 0, own: known.own ?? {} };
}

/** A position that was wanted and is gone was stopped out (or liquidated): rest in that market for a while. */
function restedAfterStops(notes: Notes, account: AccountView, now: number, temper: Temper): Notes {
  const rest = Object.fromEntries(Object.entries(notes.rest).filter(([, until]) => until > now));
  for (const symbol of Object.keys(notes.held)) {
    const gone = !account.positions.some((p) => p.symbol === symbol);
    if (gone && temper.stopSigmas + temper.targetSigmas > 0) rest[symbol] = now + temper.coolOffMinutes * MINUTE;
  }
  return { ...notes, rest };
}

const resting = (target: Target, notes: Notes, now: number): Target =>
  (notes.rest[target.symbol] ?? 0) > now ? { ...target, exposure: 0 } : target;

function heldAfter(
  before: Record<string, number>,
  account: AccountView,
  targets: readonly Target[],
  actions: readonly Action[],
): Record<string, number> {
  const held: Record<string, number> = {};
  for (const position of account.positions) {
    if (before[position.symbol] !== undefined) held[position.symbol] = position.side === 'long' ? 1 : -1;
  }
  for (const { symbol, exposure } of targets) {
    if (!actions.some((action) => action.symbol === symbol)) continue;
    if (exposure === 0) delete held[symbol];
    else held[symbol] = Math.sign(exposure);
  }
  return held;
}

function researchOf(
  identity: Identity,
  temper: Temper,
  view: MarketHistory,
  plan: Plan,
  actions: readonly Action[],
  told: number,
): Research | undefined {
  const entries = actions.filter((action) => action.signal !== 'close');
  if (entries.length === 0 || view.now - told < temper.researchMinutes * MINUTE) return undefined;
  const symbols = [...new Set(entries.map((action) => action.symbol))];
  const reasons = entries.map((action) => `${coin(action.symbol)}: ${action.justification ?? ''}`);
  const title = `${identity.name}: ${headline(entries)}`.slice(0, 120);
  return { title, body: [plan.thesis?.() ?? '', ...reasons].join('\n\n').slice(0, 4000), symbols };
}

function headline(entries: readonly Action[]): string {
  const named = (signal: Action['signal']): string =>
    coinList(entries.filter((action) => action.signal === signal).map((action) => action.symbol));
  const longs = named('buy_to_enter');
  const shorts = named('sell_to_enter');
  return [longs && `long ${longs}`, shorts && `short ${shorts}`].filter(Boolean).join(', ');
}

function coinList(symbols: readonly MarketSymbol[]): string {
  const coins = [...new Set(symbols.map(coin))];
  return coins.length < 2 ? coins.join('') : `${coins.slice(0, -1).join(', ')} and ${coins[coins.length - 1]}`;
}
