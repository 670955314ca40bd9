import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsIn, MaxLength } from 'class-validator';
import { normalEmail } from '../../common/auth/email.js';
import { BETA_USES, KEY_REQUESTS_PER_DAY } from '../design.states.js';

export const PAID_PLANS = ['pro', 'design-pro'] as const;
export const PLANS = ['beta', ...PAID_PLANS] as const;

export class KeyRequestDto {
  @ApiProperty({ example: 'maker@example.com', maxLength: 254, description: 'Trimmed and lower-cased.' })
  @Transform(({ value }) => normalEmail(value))
  @IsEmail()
  @MaxLength(254)
  email: string;

  @ApiProperty({ enum: PLANS, example: 'beta', description: 'Paid plans answer 402 with `upgrade_url`.' })
  @IsIn(PLANS)
  plan: string;
}

export class KeyRequestView {
  @ApiProperty({ example: 'fyra_design_5Jk2…', description: 'Shown once.' })
  api_key: string;

  @ApiProperty({ enum: ['beta'], example: 'beta' })
  plan: 'beta';

  @ApiProperty({ example: 'maker@example.com' })
  email: string;

  @ApiProperty({ type: 'integer', example: BETA_USES })
  uses_total: number;

  @ApiProperty({ type: 'integer', example: BETA_USES })
  uses_remaining: number;

  @ApiProperty({ type: 'integer', example: KEY_REQUESTS_PER_DAY - 1 })
  requests_remaining_today: number;
}
