import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsISO8601,
  IsNotEmptyObject,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
} from 'class-validator';

const MOST_SCOPES = 10;
const WHEN = '2026-01-01T00:00:00.000Z';

/** How much of a day's allowance is used. */
export class CapView {
  @ApiProperty({ type: 'integer', example: 2 }) limit: number;
  @ApiProperty({ type: 'integer', example: 0 }) used: number;
  @ApiProperty({
    type: 'integer',
    example: 2,
    description: 'Of the cap; what the account has left may be less (`GET /api/keys/me`).',
  })
  remaining: number;
}

export class NamedKeyDto {
  @ApiProperty({
    example: 'checkout page',
    minLength: 1,
    maxLength: 40,
    description: 'Unique among the keys that work.',
  })
  @IsString()
  @Length(1, 40, { message: 'name must have 1 to 40 characters' })
  @Matches(/^[^\p{C}]*$/u, { message: 'name must have no control characters' })
  @Matches(/[\p{L}\p{N}\p{P}\p{S}]/u, { message: 'name must hold a visible character' })
  name: string;

  @ApiPropertyOptional({
    type: [String],
    example: ['chat'],
    description:
      'All it may use: `fashion`, `chat`, `cognitive`; left out: everything of its interface. Design keys know `design_uses` alone.',
  })
  @IsOptional()
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MOST_SCOPES)
  @IsString({ each: true })
  scopes?: string[];

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'integer', minimum: 0 },
    example: { chat: 2 },
    description: "Units a UTC day, within the account's own; a rotated key goes on counting where it stood.",
  })
  @IsOptional()
  @IsObject()
  @IsNotEmptyObject({}, { message: 'must cap something; leave it out for a key without caps' })
  daily_caps?: Record<string, unknown>;

  @ApiPropertyOptional({ example: '2030-01-01T00:00:00Z', description: 'When it stops working by itself.' })
  @IsOptional()
  @IsISO8601({ strict: true })
  @Matches(/T.*(Z|[+-]\d\d:\d\d)$/, { message: 'expires_at must be a time with its offset' })
  expires_at?: string;
}

@ApiExtraModels(CapView)
export class NamedKeyView {
  @ApiProperty({ example: '7f9c2ba4-e88f-427d-a1c3-5b1c2d3e4f50' }) id: string;
  @ApiProperty({ type: String, nullable: true, example: 'checkout page' }) name: string | null;
  @ApiProperty({ example: 'fyra_tools_…x9Qz' }) masked: string;
  @ApiProperty({ example: false, description: 'It is the key you ask with.' }) current: boolean;
  @ApiProperty({
    example: true,
    description: 'It has scopes, caps or an end: it works, and manages neither keys, money nor the account.',
  })
  limited: boolean;
  @ApiProperty({ type: [String], nullable: true, example: ['chat'] }) scopes: string[] | null;
  @ApiProperty({
    type: 'object',
    nullable: true,
    additionalProperties: { $ref: getSchemaPath(CapView) },
    example: { chat: { limit: 2, used: 0, remaining: 2 } },
  })
  daily_caps: Record<string, CapView> | null;
  @ApiProperty({ example: WHEN }) created_at: string;
  @ApiProperty({ type: String, nullable: true, example: null }) expires_at: string | null;
  @ApiProperty({ type: String, nullable: true, example: WHEN, description: 'To the minute.' })
  last_used_at: string | null;
  @ApiProperty({ example: false, description: 'Rotated: it works for the rest of its hour.' }) replaced: boolean;
  @ApiProperty({ example: false }) revoked: boolean;
}

export class IssuedNamedKey extends NamedKeyView {
  @ApiProperty({ example: 'fyra_tools_…', description: 'Shown once.' }) api_key: string;
}

export class NamedKeyList {
  @ApiProperty({ type: [NamedKeyView] }) keys: NamedKeyView[];
}
