import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { StoredResult } from '../design.result.js';
import { PatternSeamView } from './seams.dto.js';

/** How a design is sewn, cared for and what it may cost, as the API shows it. */

export class SeamView {
  @ApiProperty({ example: '301', description: 'ISO 4915 stitch type.' })
  stitch: string;

  @ApiProperty({ example: 'lockstitch' })
  stitch_name: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '1.01',
    description: 'ISO 4916 seam; null for a stitch alone.',
  })
  seam: string | null;

  @ApiProperty({ example: 'superimposed, pressed open' })
  seam_name: string;

  @ApiProperty({ type: Number, nullable: true, example: 10 })
  allowance_mm: number | null;
}

export class StepView {
  @ApiProperty({ type: 'integer', example: 6 })
  number: number;

  @ApiProperty({ type: String, example: 'shoulders' })
  phase: StoredResult['construction']['steps'][number]['phase'];

  @ApiProperty({ example: 'Shoulder seams' })
  title: string;

  @ApiProperty({ example: 'Sew the shoulder seams; overlock the edges together and press them to the back.' })
  text: string;

  @ApiProperty({
    type: [String],
    example: ['Bodice: front', 'Bodice: back'],
    description: 'As printed on the pattern.',
  })
  pieces: string[];

  @ApiProperty({ type: [String], example: ['bella.front', 'bella.back'] })
  piece_ids: string[];

  @ApiProperty({ type: [SeamView] })
  seams: SeamView[];

  @ApiPropertyOptional({
    type: [PatternSeamView],
    description:
      'Seams of the pattern that this step closes whole, as in `pattern.seams`; `steps.svg` draws them. Empty where the pattern does not say which edges meet.',
  })
  joins?: PatternSeamView[];

  @ApiProperty({ example: 'lockstitch' })
  machine: string;

  @ApiProperty({ example: 1.4, description: 'Standard minutes, usual values of the trade.' })
  minutes: number;
}

export class SewingView {
  @ApiProperty({ enum: ['knit', 'stretch', 'light', 'medium', 'heavy', 'sheer', 'leather', 'pile'], example: 'medium' })
  kind: StoredResult['construction']['sewing']['kind'];

  @ApiProperty({ example: 'universal 80/12' })
  needle: string;

  @ApiProperty({ example: 'polyester 120' })
  thread: string;

  @ApiProperty({ example: 4, description: 'For seams.' })
  stitches_per_cm: number;

  @ApiProperty({ example: 'Steam iron, medium heat.' })
  pressing: string;

  @ApiProperty({ example: 'Cut in a single layer where it slips.' })
  handling: string;
}

export class ConstructionView {
  @ApiProperty({ type: SewingView })
  sewing: SewingView;

  @ApiProperty({ type: [StepView], description: 'In sewing order.' })
  steps: StepView[];

  @ApiProperty({ example: 38.4, description: 'Sum of the steps.' })
  minutes: number;
}

export class CareInstructionView {
  @ApiProperty({ enum: ['washing', 'bleaching', 'drying', 'ironing', 'professional care'], example: 'washing' })
  process: StoredResult['care']['instructions'][number]['process'];

  @ApiProperty({ example: 'wash-30-mild' })
  code: string;

  @ApiProperty({ example: 'Maximum washing temperature 30 °C, mild process', description: 'Wording of ISO 3758.' })
  text: string;

  @ApiProperty({ example: 'linen', description: 'The component that decides.' })
  because: string;
}

export class CompositionView {
  @ApiProperty({ example: 'linen' })
  component: string;

  @ApiProperty({ example: '100 % linen' })
  text: string;
}

export class CareView {
  @ApiProperty({ type: [CareInstructionView] })
  instructions: CareInstructionView[];

  @ApiProperty({ type: [CompositionView] })
  composition: CompositionView[];

  @ApiProperty({ type: [String], example: ['Wash before wearing.'] })
  advice: string[];
}

export class RangeView {
  @ApiProperty({ example: 24.1 })
  low: number;

  @ApiProperty({ example: 33.6 })
  mid: number;

  @ApiProperty({ example: 47.2 })
  high: number;
}

export class CostLineView {
  @ApiProperty({ example: 'linen (main), 140 cm' })
  item: string;

  @ApiProperty({ example: 2.02 })
  quantity: number;

  @ApiProperty({ enum: ['m', 'pieces', 'spools', 'min', '%', 'piece'], example: 'm' })
  unit: StoredResult['cost']['lines'][number]['unit'];

  @ApiProperty({ type: Number, nullable: true, example: 9, description: 'The middle assumption.' })
  unit_price: number | null;

  @ApiProperty({ type: RangeView })
  amount: RangeView;
}

export class CostView {
  @ApiProperty({ enum: ['EUR'], example: 'EUR' })
  currency: 'EUR';

  @ApiProperty({ type: [CostLineView] })
  lines: CostLineView[];

  @ApiProperty({ type: RangeView, description: 'Making one piece: without margin, tax, freight and development.' })
  total: RangeView;

  @ApiProperty({ type: [String], example: [], description: 'Materials without a known length, left out of the total.' })
  not_priced: string[];

  @ApiProperty({ type: [String], example: ['An estimate from the assumptions below, not an offer.'] })
  assumptions: string[];
}
