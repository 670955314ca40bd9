import type { Statements } from '../db/bulk-insert.js';
import type { DomainEvent } from './domain-events.js';

/** What happened before anybody read the log. */
export interface PastEvent {
  /** Unix second */
  at: number;
  event: DomainEvent;
}

/** A feature that begins with a past tells it once, in the transaction that founds it. @param events oldest first */
export async function tellPast(manager: Statements, feature: string, events: readonly PastEvent[]): Promise<void> {
  const told = events.map(({ at, event }) => [at, event]);
  await manager.query('INSERT INTO past_events (feature, events) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    feature,
    JSON.stringify(told),
  ]);
}

/** All that has been told of the past, oldest first. */
export async function pastEvents(manager: Statements): Promise<PastEvent[]> {
  const rows = await manager.query<{ events: string }[]>('SELECT events FROM past_events ORDER BY feature');
  const told = rows.flatMap(({ events }) => JSON.parse(events) as [number, DomainEvent][]);
  return told.map(([at, event]) => ({ at, event })).sort((a, b) => a.at - b.at);
}

/** Once somebody has lived through it, in the transaction that keeps what came of it. */
export const forgetPast = async (manager: Statements): Promise<void> => {
  await manager.query('DELETE FROM past_events');
};
