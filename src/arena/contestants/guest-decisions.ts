import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HeartbeatRecords } from '../agents/heartbeat-records.js';
import { bodyHashOf, saidWith } from '../decisions/decision-hashes.js';
import type { DecisionRequest } from '../dto/decision.request.js';
import type { LeagueCommand } from '../engine/league/index.js';
import { CommandRow } from '../entities/command.entity.js';
import { MarketRow } from '../entities/market.entity.js';
import type { OpenRound } from './guest-ledger.js';

/** Hands a guest's decision to the league, within the transaction that ends its round: so it is handed in once, or not at all. */
@Injectable()
export class GuestDecisions {
  constructor(private readonly records: HeartbeatRecords) {}

  /** A sign of life and the decision, whose id is the round's. @returns whether the league takes decisions at this moment */
  async handIn(manager: EntityManager, round: OpenRound, request: DecisionRequest): Promise<boolean> {
    const market = await manager.findOne(MarketRow, { where: { id: 1 }, select: { id: true, status: true } });
    if (market?.status !== 'running') return false;
    await this.records.beat(manager, round);
    const said = saidWith(request);
    await manager.insert(CommandRow, {
      kind: 'decide',
      participantId: round.participantId,
      decisionId: round.id,
      bodyHash: bodyHashOf(request),
      salt: said?.salt ?? null,
      wordsHash: said?.hash ?? null,
      payload: {
        kind: 'decide',
        decision_id: round.id,
        participant_id: round.participantId,
        ...request,
      } as Extract<LeagueCommand, { kind: 'decide' }> as never,
    });
    return true;
  }
}
