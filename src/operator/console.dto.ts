import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

export const CONCERNS = [
  'database',
  'redis',
  'storage',
  'market',
  'queue',
  'ledger',
  'errors',
  'not_audited',
  'league_paused',
] as const;
export type Concern = (typeof CONCERNS)[number];

export class TrafficView {
  @ApiProperty({ example: 300, description: 'Of the process that answers; five minutes at most.' })
  window_seconds: number;
  @ApiProperty({ example: 12.5 }) requests_per_second: number;
  @ApiProperty({ nullable: true, type: Number, example: 40 }) p99_ms: number | null;
  @ApiProperty({ nullable: true, type: Number, example: 0, description: '0 to 1: answered with 5xx.' })
  error_share: number | null;
}

export class WaitingOrderView {
  @ApiProperty({ example: 'ord_4f6q0w1yxk2v9m3c7p5b8r0t2n' }) id: string;
  @ApiProperty({ example: 'chat-100' }) item: string;
  @ApiProperty({ example: 500 }) amount_cents: number;
  @ApiProperty({ example: '2026-01-01T00:00:00.000Z' }) created_at: string;
}

export class LastAuditView {
  @ApiProperty({ example: '2026-01-01T03:00:00.000Z' }) at: string;
  @ApiProperty({ example: 0 }) differences: number;
}

export class OverviewView {
  @ApiProperty({ enum: CONCERNS, isArray: true, description: 'What is wrong now; empty when nothing is.' })
  concerns: Concern[];
  @ApiProperty({ nullable: true, enum: ['running', 'paused'], type: String, description: 'Null where there is none.' })
  league: string | null;
  @ApiProperty({ nullable: true, type: TrafficView }) traffic: TrafficView | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: { image: { waiting: 0, active: 1, delayed: 0, completed: 12, failed: 0, oldest_waiting_seconds: null } },
    description: 'As GET /api/admin/queues tells them.',
  })
  queues: object;
  @ApiProperty({ nullable: true, type: LastAuditView }) audit: LastAuditView | null;
  @ApiProperty({
    type: [WaitingOrderView],
    description: 'Orders that nobody has paid or confirmed, the oldest first, 20 at most.',
  })
  orders: WaitingOrderView[];
}

export class JobsQuery {
  @ApiPropertyOptional({
    maxLength: 100,
    example: 'img_4f6q0w1yxk2v9m3c7p5b8r0t2n',
    description: 'Of a design or an image job, or of a job of the queue. Without it: the last twenty that failed.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  id?: string;
}

export class OperatedJobView {
  @ApiProperty({ example: 'img_4f6q0w1yxk2v9m3c7p5b8r0t2n' }) id: string;
  @ApiProperty({ enum: ['design', 'image'] }) queue: 'design' | 'image';
  @ApiProperty({ enum: ['queued', 'processing', 'completed', 'failed', 'cancelled'] }) status: string;
  @ApiProperty({ example: 5, description: 'Executions that have begun; those of the last day are known.' })
  executions: number;
  @ApiProperty({ nullable: true, type: String, example: 'internal_error' }) error_code: string | null;
  @ApiProperty({ example: '2026-01-01T00:00:00.000Z' }) created_at: string;
  @ApiProperty({ nullable: true, type: String, example: '2026-01-01T00:00:04.000Z' }) completed_at: string | null;
  @ApiProperty({ description: 'It failed, and what it was ordered with is still there.' }) can_run_again: boolean;
}

export class OperatedJobs {
  @ApiProperty({ type: [OperatedJobView] }) jobs: OperatedJobView[];
}

export class BudgetView {
  @ApiProperty({ example: 'fashion' }) bucket: string;
  @ApiProperty({
    example: 'fyra_tools_…x9Qz',
    description:
      'A key masked, or the beginning of the keyed hash of an address (`ip:`), a network (`net:`) or a mailbox.',
  })
  holder: string;
  @ApiProperty({ nullable: true, type: String, description: 'Of the key, for `/api/admin/keys/{id}`.' })
  account_id: string | null;
  @ApiProperty({ example: 10, description: 'Units in the last two UTC days.' }) used: number;
}

export class Budgets {
  @ApiProperty({ type: [BudgetView], description: 'The five that used most of each bucket.' }) budgets: BudgetView[];
}
