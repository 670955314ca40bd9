import { ApiProperty } from '@nestjs/swagger';
import { BETA_USES, KEY_REQUESTS_PER_DAY, SERVICE_NAME, SERVICE_VERSION } from '../design.states.js';

export class DescriptorExamples {
  @ApiProperty({ example: 'curl -s -X POST http://localhost:3000/api/v1/keys/request …' })
  request_key: string;

  @ApiProperty({ example: 'curl -s -X POST http://localhost:3000/api/v1/design …' })
  submit_design: string;

  @ApiProperty({ example: 'curl -s -H "Prefer: wait=30" …' })
  poll_status: string;

  @ApiProperty({ example: 'http://localhost:3000/postman_collection.json' })
  postman_collection: string;
}

export class DescriptorLimits {
  @ApiProperty({ type: 'integer', example: KEY_REQUESTS_PER_DAY })
  beta_key_daily_requests_per_email: number;

  @ApiProperty({ type: 'integer', example: BETA_USES })
  beta_key_total_uses: number;
}

export class DescriptorView {
  @ApiProperty({ example: SERVICE_NAME })
  service: string;

  @ApiProperty({ example: SERVICE_VERSION })
  version: string;

  @ApiProperty({ example: 'http://localhost:3000' })
  base_url: string;

  @ApiProperty({
    type: [String],
    example: [
      'Request a beta key with an e-mail address',
      'Submit a design with X-API-Key',
      'Poll until completed',
      'Upgrade via /api/pricing',
    ],
  })
  workflow: string[];

  @ApiProperty({ type: DescriptorExamples })
  examples: DescriptorExamples;

  @ApiProperty({ type: DescriptorLimits })
  limits: DescriptorLimits;
}
