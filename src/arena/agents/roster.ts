import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SnapshotContext } from '../engine/league/index.js';
import type { AgentStatus } from '../entities/participant.entity.js';

export type Roster = Pick<SnapshotContext, 'participants' | 'challengers' | 'records'>;

const RECORDS_MS = 30_000;
const SHOWN = 50;

export interface AgentRow {
  id: string;
  name: string;
  model: string | null;
  description: string | null;
  status: AgentStatus;
  registered_at: Date;
  last_heartbeat_at: Date | null;
}

/** Who takes part, as the participants' table says. */
@Injectable()
export class RosterReader {
  private records: Roster['records'] = new Map();
  private recordsAt = -Infinity;

  async read(manager: EntityManager): Promise<Roster> {
    const [counts, challengers] = [await this.counts(manager), await this.newest(manager)];
    if (performance.now() - this.recordsAt > RECORDS_MS) await this.readRecords(manager);
    return {
      participants: {
        house: counts.get('house active') ?? 0,
        challengers_active: counts.get('challenger active') ?? 0,
        challengers_queued: counts.get('challenger queued') ?? 0,
      },
      challengers: challengers.map(agentView),
      records: this.records,
    };
  }

  /** Settled matches have changed the records. */
  forget(): void {
    this.recordsAt = -Infinity;
  }

  private async counts(manager: EntityManager): Promise<Map<string, number>> {
    const rows = await manager.query<{ kind: string; status: string; n: number }[]>(
      'SELECT kind, status, count(*)::int AS n FROM arena_participant GROUP BY kind, status',
    );
    return new Map(rows.map(({ kind, status, n }) => [`${kind} ${status}`, n]));
  }

  private newest(manager: EntityManager): Promise<AgentRow[]> {
    return manager.query<AgentRow[]>(
      `SELECT id, name, model, description, status, registered_at, last_heartbeat_at FROM arena_participant
       WHERE kind = 'challenger' AND status <> 'retired'
       ORDER BY (status = 'active') DESC, registered_at DESC, id LIMIT ${SHOWN}`,
    );
  }

  private async readRecords(manager: EntityManager): Promise<void> {
    const rows = await manager.query<{ participant_id: string; matches: number; wins: number; podiums: number }[]>(
      `SELECT participant_id, count(*)::int AS matches, (count(*) FILTER (WHERE rank = 1))::int AS wins,
         (count(*) FILTER (WHERE rank <= 3))::int AS podiums FROM arena_rating_change GROUP BY participant_id`,
    );
    this.records = new Map(rows.map(({ participant_id, ...record }) => [participant_id, record]));
    this.recordsAt = performance.now();
  }
}

export const agentView = (row: AgentRow) => ({
  id: row.id,
  name: row.name,
  model: row.model,
  description: row.description,
  status: row.status,
  registered_at: row.registered_at.toISOString(),
  last_heartbeat_at: row.last_heartbeat_at?.toISOString() ?? null,
});
