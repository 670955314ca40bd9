import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsIn, IsOptional, IsString, Length, Matches, MaxLength } from 'class-validator';
import { normalEmail } from '../../common/auth/email.js';
import { TIERS, type Tier } from '../../common/auth/principal.js';

export class RegistrationDto {
  @ApiProperty({ example: 'ada@example.com', description: 'Trimmed and lower-cased; one key per address.' })
  @Transform(({ value }: { value: unknown }) => normalEmail(value))
  @IsEmail()
  @MaxLength(254)
  email: string;

  @ApiProperty({ example: 'Ada', minLength: 1, maxLength: 80 })
  @IsString()
  @Length(1, 80)
  @Matches(/\S/u, { message: 'name must hold a visible character' })
  name: string;
}

export class KeyGrant {
  @ApiProperty({ example: 'fyra_tools_…', description: 'Shown once.' })
  api_key: string;

  @ApiProperty({ enum: TIERS, example: 'free' })
  tier: Tier;

  @ApiProperty({ type: 'integer', example: 10, description: 'Fashion requests per UTC day.' })
  daily_limit: number;

  @ApiProperty({ type: 'integer', example: 3, description: 'Chat calls per UTC day.' })
  chat_daily_limit: number;
}

export class ConfirmedView {
  @ApiProperty({ enum: [true], example: true }) confirmed: true;
  @ApiProperty({
    example: 'fyra_tools_…',
    required: false,
    description: 'Where the link was to replace a key. Shown once.',
  })
  api_key?: string;
}

export class InstantKeyQuery {
  @ApiProperty({ required: false, enum: ['json'], example: 'json', description: 'JSON whatever Accept says.' })
  @IsOptional()
  @IsIn(['json'])
  format?: 'json';
}

export class EraseQuery {
  @ApiProperty({
    required: false,
    enum: ['true', 'false'],
    example: 'false',
    description: '`true` also forgets the e-mail address, conversations, descriptions and images.',
  })
  @IsOptional()
  @IsIn(['true', 'false'])
  erase?: 'true' | 'false';
}

export class UsageView {
  @ApiProperty({ type: 'integer', example: 10 }) limit: number;
  @ApiProperty({ type: 'integer', example: 2 }) used: number;
  @ApiProperty({ type: 'integer', example: 8 }) remaining: number;
}

export class UsageByBucket {
  @ApiProperty({ type: UsageView }) fashion: UsageView;
  @ApiProperty({ type: UsageView }) chat: UsageView;
  @ApiProperty({ type: UsageView, required: false, description: 'Where the engine is loaded.' }) cognitive?: UsageView;
}

export class PackView {
  @ApiProperty({ type: 'integer', example: 0, description: 'Less those taken back for refunds.' }) calls_bought: number;
  @ApiProperty({ type: 'integer', example: 0 }) calls_left: number;
}

export class OwnTerms {
  @ApiProperty({ example: '7f9c2ba4-e88f-427d-a1c3-5b1c2d3e4f50' }) id: string;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Null: the one the account came with.' })
  name: string | null;
  @ApiProperty({ example: false, description: 'It has scopes, caps or an end, and manages nothing.' }) limited: boolean;
  @ApiProperty({ type: [String], nullable: true, example: null }) scopes: string[] | null;
  @ApiProperty({
    type: 'object',
    nullable: true,
    additionalProperties: { $ref: getSchemaPath(UsageView) },
    example: null,
    description: "Its own of a day, within the account's.",
  })
  daily_caps: Record<string, UsageView> | null;
  @ApiProperty({ type: String, nullable: true, example: null }) expires_at: string | null;
}

/** What is said of a key of either interface. */
class AnyKeyView {
  @ApiProperty({ example: 'fyra_tools_…x9Qz' }) masked: string;
  @ApiProperty({ enum: TIERS, example: 'free' }) tier: Tier;
  @ApiProperty({ type: String, nullable: true, example: 'ada@example.com' }) email: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Ada' }) name: string | null;
  @ApiProperty({ example: false }) instant: boolean;
  @ApiProperty({ example: '2026-01-01T00:00:00.000Z' }) created_at: string;
  @ApiProperty({ type: OwnTerms }) key: OwnTerms;
  @ApiProperty({ example: false }) revoked: boolean;
}

export class OwnKeyView extends AnyKeyView {
  @ApiProperty({ type: 'integer', example: 10 }) daily_limit: number;
  @ApiProperty({ type: 'integer', example: 3 }) chat_daily_limit: number;
  @ApiProperty({ type: UsageByBucket }) usage: UsageByBucket;
  @ApiProperty({ type: PackView }) packs: PackView;
}

export class DesignUsage {
  @ApiProperty({ type: UsageView, description: 'Over the life of the account.' }) design_uses: UsageView;
}

export class OwnDesignKeyView extends AnyKeyView {
  @ApiProperty({ type: DesignUsage }) usage: DesignUsage;
}

export class RotatedKey {
  @ApiProperty({ example: 'fyra_tools_…', description: 'Shown once.' }) api_key: string;
  @ApiProperty({ example: '2026-01-01T01:00:00.000Z', description: 'Until then the old key works too.' })
  old_key_valid_until: string;
}
