import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../http/queries/page-query.js';

export class AuditQuery extends PageQuery {
  @ApiPropertyOptional({ maxLength: 100, example: 'key.change' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  action?: string;

  @ApiPropertyOptional({ maxLength: 200, description: 'Id of what was changed.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  target?: string;
}

export class AuditExportQuery {
  @ApiPropertyOptional({
    format: 'date-time',
    example: '2026-01-01T00:00:00.000Z',
    description: 'From this instant on.',
  })
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true })
  @MaxLength(40)
  from?: string;

  @ApiPropertyOptional({
    format: 'date-time',
    example: '2026-02-01T00:00:00.000Z',
    description: 'Up to before this one.',
  })
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true })
  @MaxLength(40)
  to?: string;
}

export class AuditEntryView {
  @ApiProperty({ example: '3e6f2d3a-6f7c-4d2e-9a48-0d6c4d1f7a10' }) id: string;
  @ApiProperty({ example: '2026-01-01T00:00:00.000Z' }) at: string;
  @ApiProperty({ example: 'key.change' }) action: string;
  @ApiProperty({ description: 'Id of what was changed.' }) target: string;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { tier: 'pro' } }) details: object;
  @ApiProperty({
    nullable: true,
    type: String,
    example: 'ada@example.com',
    description:
      'The person whose token it was. `token`: ADMIN_TOKEN, after the name that the header X-Operator gave with it; `schedule`: a clock of the product; `operator`, in entries of older versions. Null, like the two below, in entries of the oldest.',
  })
  actor: string | null;
  @ApiProperty({ nullable: true, type: String, description: 'Of the client; IPv6 by its /64.' }) address: string | null;
  @ApiProperty({ nullable: true, type: String, description: 'Of the request, as in the logs.' })
  request_id: string | null;
}

export class AuditList {
  @ApiProperty({ type: [AuditEntryView] }) entries: AuditEntryView[];
  @ApiProperty({ nullable: true, type: String }) next_cursor: string | null;
}
