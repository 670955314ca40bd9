import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { PageQuery } from '../http/queries/page-query.js';
import { normalEmail } from '../auth/email.js';
import { KEY_INTERFACES, TIERS, type KeyInterface, type LimitOverrides, type Tier } from '../auth/principal.js';

const Limit =
  (max = 2_147_483_647) =>
  (target: object, property: string) => {
    ApiPropertyOptional({ type: 'integer', minimum: 0 })(target, property);
    IsOptional()(target, property);
    IsInt()(target, property);
    Min(0)(target, property);
    Max(max)(target, property);
  };

export class OverridesDto implements LimitOverrides {
  @Limit() fashion_daily?: number;
  @Limit() chat_daily?: number;
  @Limit() cognitive_daily?: number;
  @Limit() uses_total?: number;
  @Limit() arena_hourly?: number;
  @Limit() burst_limit?: number;
  @Limit(3600) burst_window_seconds?: number;
}

export class IssueKeyDto {
  @ApiProperty({ enum: KEY_INTERFACES, example: 'tools' })
  @IsIn(KEY_INTERFACES)
  interface: KeyInterface;

  @ApiPropertyOptional({ enum: TIERS, example: 'pro' })
  @IsOptional()
  @IsIn(TIERS)
  tier?: Tier;

  @ApiPropertyOptional({ example: 'ada@example.com' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => normalEmail(value))
  @IsEmail()
  email?: string;

  @ApiPropertyOptional({ example: 'Studio Norr', description: 'For arena: the challenger’s name.' })
  @IsOptional()
  @IsString()
  @Length(3, 40)
  name?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, example: 100, description: 'Chat calls beyond the daily ones.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  chat_calls?: number;

  @ApiPropertyOptional({ type: OverridesDto })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => OverridesDto)
  overrides?: OverridesDto;
}

export class ChangeKeyDto {
  @ApiPropertyOptional({ enum: TIERS })
  @IsOptional()
  @IsIn(TIERS)
  tier?: Tier;

  @ApiPropertyOptional({ type: OverridesDto })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => OverridesDto)
  overrides?: OverridesDto;

  @ApiPropertyOptional({ example: true })
  @IsOptional()
  @IsBoolean()
  revoked?: boolean;
}

export class KeyQuery extends PageQuery {
  @ApiPropertyOptional({ example: 'ada@example.com' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => normalEmail(value))
  @IsString()
  email?: string;

  @ApiPropertyOptional({ enum: KEY_INTERFACES })
  @IsOptional()
  @IsIn(KEY_INTERFACES)
  interface?: KeyInterface;

  @ApiPropertyOptional({
    pattern: '^[0-9A-Za-z]{4}$',
    example: 'x9Qz',
    description: 'Last characters of any key of the account, as masked keys show them.',
  })
  @IsOptional()
  @Matches(/^[0-9A-Za-z]{4}$/, { message: 'must be the last four letters and digits of a key' })
  last_four?: string;
}

export class LookUpDto {
  @ApiProperty({ maxLength: 200, example: 'fyra_tools_1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8S' })
  @IsString()
  @MaxLength(200)
  api_key: string;
}

export class KeyView {
  @ApiProperty({ example: '3e6f2d3a-6f7c-4d2e-9a48-0d6c4d1f7a10' }) id: string;
  @ApiProperty({ enum: KEY_INTERFACES }) interface: KeyInterface;
  @ApiProperty({ enum: TIERS }) tier: Tier;
  @ApiProperty({ nullable: true, type: String }) email: string | null;
  @ApiProperty({ nullable: true, type: String }) name: string | null;
  @ApiProperty({ example: 'fyra_tools_…x9Qz' }) masked: string;
  @ApiProperty({ type: OverridesDto }) overrides: LimitOverrides;
  @ApiProperty() revoked: boolean;
  @ApiProperty({ example: '2026-01-01T00:00:00.000Z' }) created_at: string;
  @ApiProperty({ nullable: true, type: String }) last_used_at: string | null;
}

export class FoundKeyView extends KeyView {
  @ApiProperty({ description: 'Whether this very key still opens anything; an older one of the account may not.' })
  in_force: boolean;
}

export class IssuedKeyView {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'Shown once.' }) api_key: string;
  @ApiProperty({ enum: KEY_INTERFACES }) interface: KeyInterface;
  @ApiProperty({ enum: TIERS }) tier: Tier;
  @ApiProperty({ type: OverridesDto }) overrides: LimitOverrides;
  @ApiPropertyOptional({ description: 'Of the challenger, for an arena key.' }) challenger_id?: string;
  @ApiPropertyOptional({ description: 'For an arena key: signs requests of the futures protocol.' })
  api_secret?: string;
}

export class KeyList {
  @ApiProperty({ type: [KeyView] }) keys: KeyView[];
  @ApiProperty({ nullable: true, type: String }) next_cursor: string | null;
}

export class QueuesView {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: {
      image: { waiting: 0, active: 1, delayed: 0, completed: 12, failed: 0, oldest_waiting_seconds: null },
    },
    description: 'By name; null where Redis does not answer in time.',
  })
  queues: object;
  @ApiProperty({ example: 'http://localhost:3000/api/admin/queues/ui', description: 'For a browser.' })
  dashboard: string;
}
