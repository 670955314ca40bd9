import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../http/queries/page-query.js';
import { DELIVERY_STATUSES, type DeliveryStatus } from './entities.js';

const WHEN = '2026-01-01T00:00:00.000Z';

export class DeliveryQuery extends PageQuery {
  @ApiPropertyOptional({ enum: DELIVERY_STATUSES })
  @IsOptional()
  @IsIn(DELIVERY_STATUSES)
  status?: DeliveryStatus;
}

export class DeliveryView {
  @ApiProperty({
    example: 'msg_5g15k8c1yq0p3mnd2wvxr7ah4t',
    description: 'The `webhook-id`, the same in every attempt.',
  })
  id: string;
  @ApiProperty({ example: 'design.completed' }) type: string;
  @ApiProperty({ example: 'https://example.com/fyra' }) url: string;
  @ApiProperty({ enum: DELIVERY_STATUSES, example: 'delivered' }) status: DeliveryStatus;
  @ApiProperty({ type: 'integer', example: 1 }) attempts: number;
  @ApiProperty({ type: 'integer', nullable: true, example: 204, description: 'What the last attempt was answered.' })
  last_status: number | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why the last attempt had no answer.' })
  last_error: string | null;
  @ApiProperty({ example: WHEN }) created_at: string;
  @ApiProperty({ type: String, nullable: true, example: null }) next_attempt_at: string | null;
  @ApiProperty({ type: String, nullable: true, example: WHEN }) delivered_at: string | null;
}

export class DeliveryWithBody extends DeliveryView {
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'What is sent.' })
  body: object;
}

export class DeliveryList {
  @ApiProperty({ type: [DeliveryView], description: 'The newest first.' }) deliveries: DeliveryView[];
  @ApiProperty({ type: String, nullable: true, example: null }) next_cursor: string | null;
}
