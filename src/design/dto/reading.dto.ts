import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { Reading } from '../reading/reading.worker.js';
import { DesignErrorView, UNUSED } from './design.dto.js';
import { SubmissionDto } from './submission.dto.js';

export class ReadingDto extends OmitType(SubmissionDto, ['seed', 'webhook_url'] as const) {}

export class ReadingView {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    example: { garment: 'dress', category: 'dress', length: 'knee' },
    description: 'As in a design; null where the text is refused.',
  })
  spec: Reading['spec'];

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'As in a design.', example: {} })
  evidence: Reading['evidence'];

  @ApiProperty(UNUSED)
  unused: Reading['unused'];

  @ApiProperty({ type: [String], example: [] })
  warnings: string[];

  @ApiProperty({
    required: false,
    type: 'array',
    items: {
      type: 'object',
      properties: {
        garment: { type: 'string' },
        span: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
      },
    },
    example: [
      { garment: 'shirt', span: [2, 7] },
      { garment: 'skirt', span: [14, 19] },
    ],
    description: 'The garments that would each be a design of its own, at one use each; absent where it is one.',
  })
  outfit?: Reading['outfit'];

  @ApiProperty({ required: false, type: DesignErrorView, description: 'Why no design would be made of it.' })
  refusal?: DesignErrorView;
}
