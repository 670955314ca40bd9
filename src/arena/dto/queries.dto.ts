import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PageQuery } from '../../common/http/queries/page-query.js';
import { WholeBetween } from '../../common/http/queries/whole-number.js';
import { DURATIONS, type Duration } from '../engine/matches/index.js';
import { INTERVALS, type Interval } from '../engine/market/index.js';
import { AGENT_STATUSES, type AgentStatus } from '../entities/participant.entity.js';

export const BOARD_ORDERS = ['score', 'return'] as const;
export type BoardOrder = (typeof BOARD_ORDERS)[number];

export class LeaderboardQuery extends PageQuery {
  @ApiPropertyOptional({ enum: DURATIONS, default: '1d' })
  @IsOptional()
  @IsIn(DURATIONS)
  duration: Duration = '1d';

  @ApiPropertyOptional({ enum: BOARD_ORDERS, default: 'score', description: '`return` is the money board.' })
  @IsOptional()
  @IsIn(BOARD_ORDERS)
  sort: BoardOrder = 'score';
}

export const TAPE_TYPES = ['trade', 'research', 'liquidation', 'funding', 'system'] as const;

export class TradesQuery {
  @ApiPropertyOptional({ default: 20, minimum: 1, maximum: 200, description: 'From 1 to 200.' })
  @IsOptional()
  @WholeBetween(1, 200)
  limit: number = 20;

  @ApiPropertyOptional({ enum: TAPE_TYPES })
  @IsOptional()
  @IsIn(TAPE_TYPES)
  type?: (typeof TAPE_TYPES)[number];

  @ApiPropertyOptional({ maxLength: 60, description: 'Id of a fighter or challenger.' })
  @IsOptional()
  @IsString()
  @Matches(/^[a-z0-9_-]{1,60}$/, { message: 'must be the id of a participant' })
  participant?: string;

  @ApiPropertyOptional({ maxLength: 20, example: 'BTC/USD' })
  @IsOptional()
  @IsString()
  @MaxLength(20)
  symbol?: string;

  @ApiPropertyOptional({ maxLength: 500 })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  cursor?: string;
}

export class AgentsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: [...AGENT_STATUSES, 'all'], default: 'queued' })
  @IsOptional()
  @IsIn([...AGENT_STATUSES, 'all'])
  status: AgentStatus | 'all' = 'queued';
}

export class CandlesQuery {
  @ApiPropertyOptional({ enum: INTERVALS, default: '1m' })
  @IsOptional()
  @IsIn(INTERVALS)
  interval: Interval = '1m';

  @ApiPropertyOptional({ default: 100, minimum: 1, maximum: 500, description: 'From 1 to 500.' })
  @IsOptional()
  @WholeBetween(1, 500)
  limit: number = 100;
}

/** A page of a record. */
export class RecordQuery extends PageQuery {}

export class MatchesQuery extends PageQuery {
  @ApiPropertyOptional({ enum: DURATIONS })
  @IsOptional()
  @IsIn(DURATIONS)
  duration?: Duration;

  @ApiPropertyOptional({ enum: ['running', 'ended', 'settled'] })
  @IsOptional()
  @IsIn(['running', 'ended', 'settled'])
  status?: 'running' | 'ended' | 'settled';
}

export class EpochsQuery {
  @ApiPropertyOptional({ default: 100, minimum: 1, maximum: 500, description: 'From 1 to 500.' })
  @IsOptional()
  @WholeBetween(1, 500)
  limit: number = 100;
}
