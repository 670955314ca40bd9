import type { DomainEvent } from '../../common/events/domain-events.js';
import { toUsd } from '../../common/kernel/money.js';
import { fighterById } from '../engine/fighters/index.js';
import type { Fill } from '../engine/exchange/index.js';
import type { League, LeagueEvents } from '../engine/league/index.js';
import type { MarketSymbol } from '../engine/types.js';

/** What the rest of the backend may learn of a tick: labels and numbers. */
export function tickHappenings(
  league: Pick<League, 'participants'>,
  { fills, liquidations, leads }: Pick<LeagueEvents, 'fills' | 'liquidations' | 'leads'>,
): DomainEvent[] {
  const out: DomainEvent[] = fills.length > 0 ? [tradesOf(league, fills)] : [];
  for (const { participant_id } of liquidations) {
    const lost = fills
      .filter((fill) => fill.participant_id === participant_id && fill.kind === 'liquidation')
      .reduce((sum, fill) => sum - fill.realized, 0);
    const kind = league.participants.get(participant_id)?.kind ?? 'challenger';
    out.push({ type: 'liquidation', kind, loss_usd: toUsd(Math.max(0, lost)) });
  }
  for (const { duration, leader } of leads) {
    out.push({ type: 'lead_changed', duration, strategy: strategyOf(leader) });
  }
  return out;
}

/** The kind of strategy by which somebody trades: a house fighter's, or `challenger`. */
export const strategyOf = (participant: string): string => fighterById(participant)?.strategy.kind ?? 'challenger';

function tradesOf(league: Pick<League, 'participants'>, fills: readonly Fill[]): DomainEvent {
  const volumes = new Map<MarketSymbol, number>();
  for (const { symbol, notional } of fills) volumes.set(symbol, (volumes.get(symbol) ?? 0) + notional);
  const [[symbol]] = [...volumes].sort(([, a], [, b]) => b - a);
  return {
    type: 'trades',
    count: fills.length,
    volume_usd: toUsd(fills.reduce((sum, fill) => sum + fill.notional, 0)),
    realized_pnl_usd: toUsd(fills.reduce((sum, fill) => sum + fill.realized, 0)),
    symbol,
    challenger: fills.some(({ participant_id }) => league.participants.get(participant_id)?.kind === 'challenger'),
  };
}
