import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { WholeBetween } from '../http/queries/whole-number.js';
import { USAGE_DAYS } from '../usage/key-usage.js';

export class UsageQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: USAGE_DAYS, default: 30 })
  @IsOptional()
  @WholeBetween(1, USAGE_DAYS)
  days = 30;

  @ApiPropertyOptional({ description: 'Only what this key of the account asked, by its id in `GET /api/keys/named`.' })
  @IsOptional()
  @IsUUID()
  key_id?: string;
}

export class OperationCounts {
  @ApiProperty({ type: 'integer', example: 12 }) requests: number;
  @ApiProperty({ type: 'integer', example: 2, description: 'Of these, answered with 4xx.' }) refused: number;
  @ApiProperty({ type: 'integer', example: 0, description: 'Of these, answered with 5xx.' }) failed: number;
  @ApiProperty({ type: 'integer', example: 10, description: 'Units they cost.' }) units: number;
}

export class OperationUsage extends OperationCounts {
  @ApiProperty({ example: '2026-01-01', description: 'UTC.' }) day: string;
  @ApiProperty({ example: 'POST /api/chat' }) operation: string;
}

export class UsageReport {
  @ApiProperty({ example: '2025-12-03' }) from: string;
  @ApiProperty({ example: '2026-01-01' }) to: string;
  @ApiProperty({ type: OperationCounts }) totals: OperationCounts;
  @ApiProperty({
    type: [OperationUsage],
    description: 'The newest day first; days and operations without requests are left out.',
  })
  usage: OperationUsage[];
}
