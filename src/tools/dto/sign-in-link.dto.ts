import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsString, Length, Matches, MaxLength } from 'class-validator';
import { normalEmail } from '../../common/auth/email.js';
import { LINK_MINUTES } from '../tools.names.js';

const VERIFIER = /^[\w-]+$/;
const VERIFIER_MEANS = 'must hold only letters, digits, - and _ (base64url)';
const EXAMPLE = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

export class SignInLinkDto {
  @ApiProperty({ example: 'ada@example.com', description: 'Trimmed and lower-cased.' })
  @Transform(({ value }: { value: unknown }) => normalEmail(value))
  @IsEmail()
  @MaxLength(254)
  email: string;

  @ApiProperty({
    example: EXAMPLE,
    minLength: 43,
    maxLength: 128,
    description: 'Chance that only you know (base64url, 256 bits at least): the link works together with it alone.',
  })
  @IsString()
  @Length(43, 128)
  @Matches(VERIFIER, { message: VERIFIER_MEANS })
  verifier: string;
}

export class LinkAsked {
  @ApiProperty({ enum: ['if_known'], example: 'if_known', description: 'The same whether the address has a key.' })
  mailed: 'if_known';
  @ApiProperty({ type: 'integer', example: LINK_MINUTES }) valid_minutes: number;
}

export class OpenLinkDto {
  @ApiProperty({ example: 'cnf_4f6q0w1yxk2v9m3c7p5b8r0t2n', description: 'What stands after `#link-` in the link.' })
  @IsString()
  @Length(1, 64)
  token: string;

  @ApiProperty({ example: EXAMPLE, minLength: 43, maxLength: 128, description: 'What the link was asked for with.' })
  @IsString()
  @Length(43, 128)
  @Matches(VERIFIER, { message: VERIFIER_MEANS })
  verifier: string;
}

export class PageKey {
  @ApiProperty({ example: 'fyra_tools_…', description: 'Shown once.' }) api_key: string;
  @ApiProperty({ example: 'account page 2026-01-01T00:00:00.000Z', description: 'Its name in `GET /api/keys/named`.' })
  name: string;
  @ApiProperty({ example: '2026-01-01T08:00:00.000Z' }) expires_at: string;
}
