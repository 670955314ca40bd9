import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EventLog } from '../../common/events/event-log.js';
import { Webhooks, type WebhookEvent } from '../../common/webhooks/webhooks.js';
import type { Fill } from '../engine/exchange/index.js';
import type { League, LeagueEvents } from '../engine/league/index.js';
import type { Seal } from '../engine/records/index.js';
import { headOf } from '../records/sealed-match.js';
import { liquidationMembers, tradeMembers } from '../engine/league/tape.js';
import { tickHappenings } from './tick-happenings.js';

/** Tells of a tick, in its transaction: the rest of the backend, and the challengers whom it concerns. */
@Injectable()
export class TickNotices {
  constructor(
    private readonly events: EventLog,
    private readonly webhooks: Webhooks,
  ) {}

  async tell(manager: EntityManager, league: League, events: LeagueEvents): Promise<void> {
    await this.events.emit(manager, ...tickHappenings(league, events));
    const concerned = challengersIn(league, events);
    if (concerned.length === 0) return;
    const endpoints = await endpointsOf(manager, concerned);
    if (endpoints.size === 0) return;
    const head = await headOf(manager);
    await this.webhooks.enqueue(manager, ...webhookEvents(league, events, endpoints, head));
  }
}

function challengersIn(league: League, { fills, liquidations }: LeagueEvents): string[] {
  const ids = new Set([...fills, ...liquidations].map(({ participant_id }) => participant_id));
  return [...ids].filter((id) => league.participants.get(id)?.kind === 'challenger');
}

/** Endpoints by participant; none for those who have no webhook. */
async function endpointsOf(manager: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await manager.query<{ id: string; webhook_id: string }[]>(
    'SELECT id, webhook_id FROM arena_participant WHERE id = ANY($1) AND webhook_id IS NOT NULL',
    [ids],
  );
  return new Map(rows.map(({ id, webhook_id }) => [id, webhook_id]));
}

/** Per participant at most one message of all its fills, and one for each liquidation. */
function webhookEvents(
  league: League,
  { fills, liquidations }: LeagueEvents,
  endpoints: ReadonlyMap<string, string>,
  head: Seal | null,
): WebhookEvent[] {
  const common = (participant_id: string) => ({
    participant_id,
    tick: league.tick,
    at: new Date(league.time).toISOString(),
    head: head && { seq: head.seq, hash: head.hash },
  });
  const filled = [...grouped(fills)].map(([id, own]) => ({
    id,
    type: 'arena.fills',
    data: { ...common(id), fills: own.map(fillView) },
  }));
  const liquidated = liquidations.map((event) => ({
    id: event.participant_id,
    type: 'arena.liquidation',
    data: { ...common(event.participant_id), ...liquidationMembers(event) },
  }));
  return [...filled, ...liquidated].flatMap(({ id, type, data }) => {
    const endpoint = endpoints.get(id);
    return endpoint === undefined ? [] : [{ endpoint, type, data }];
  });
}

function grouped(fills: readonly Fill[]): Map<string, Fill[]> {
  const groups = new Map<string, Fill[]>();
  for (const fill of fills) {
    const group = groups.get(fill.participant_id);
    if (group) group.push(fill);
    else groups.set(fill.participant_id, [fill]);
  }
  return groups;
}

/** As on the tape, without what the challenger wrote. */
function fillView(fill: Fill): object {
  const { reasoning: _reasoning, ...members } = tradeMembers(fill);
  return members;
}
