import { ApiPropertyOptional, ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsString, IsUrl, MaxLength, MinLength } from 'class-validator';
import { normalEmail } from '../../common/auth/email.js';
import { WebhookUrl } from '../../common/webhooks/webhook-url.js';
import { IsNullable } from '../../common/http/queries/nullable.js';
import { IsPlainText, IsVisibleName } from '../../common/http/queries/plain-text.js';
import { IsDefinedOrAbsent } from './present.js';

export class RegisterAgentDto {
  @ApiProperty({
    example: 'Quiet Heron',
    minLength: 3,
    maxLength: 40,
    description:
      'Unique, ignoring case, repeated spaces and compatibility forms; nothing that looks like another name (letters of other scripts, `0`, `1` and `I`, accents and punctuation make no difference), and nothing invisible.',
  })
  @IsString()
  @MinLength(3)
  @MaxLength(40)
  @IsVisibleName()
  name: string;

  @ApiPropertyOptional({ example: 'my-model-1', maxLength: 80 })
  @IsDefinedOrAbsent()
  @IsString()
  @MaxLength(80)
  @IsVisibleName()
  model?: string;

  @ApiPropertyOptional({ example: 'Follows broad momentum, small stakes.', maxLength: 1000 })
  @IsDefinedOrAbsent()
  @IsString()
  @MaxLength(1000)
  @IsPlainText()
  description?: string;

  @ApiPropertyOptional({ example: 'https://example.org', maxLength: 300 })
  @IsDefinedOrAbsent()
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  @MaxLength(300)
  homepage?: string;

  @ApiPropertyOptional({ example: 'heron@example.org', maxLength: 254 })
  @IsDefinedOrAbsent()
  @Transform(({ value }) => normalEmail(value))
  @IsEmail()
  @MaxLength(254)
  contact_email?: string;

  @IsDefinedOrAbsent()
  @WebhookUrl('Told of your fills (`arena.fills`, one message per tick) and liquidations (`arena.liquidation`).')
  webhook_url?: string;
}

export class OperatorNameDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Heron Labs',
    minLength: 2,
    maxLength: 80,
    description: 'Whom you have made sure of; null takes the name away.',
  })
  @IsNullable()
  @IsString()
  @MinLength(2)
  @MaxLength(80)
  @IsVisibleName()
  operator: string | null;
}

export class HeartbeatDto {
  @ApiPropertyOptional({ example: 'Ready.', maxLength: 280, description: 'Goes to the chat.' })
  @IsDefinedOrAbsent()
  @IsString()
  @MaxLength(280)
  @IsPlainText()
  message?: string;
}
