import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { EDGE_STATES } from '../engine/index.js';
import type { EdgeSummary, Seam } from '../engine/make/pattern/index.js';

/** Which edge of which piece meets which, as the API shows it. */

const KINDS = ['flush', 'ease', 'gather', 'stretch', 'pleat', 'dart'] as const satisfies readonly Seam['kind'][];

export class SeamSideView {
  @ApiProperty({ example: 'bella.back', description: 'Id of a piece; its group in the pattern SVG has it too.' })
  piece: string;

  @ApiProperty({ example: 'e6', description: 'Id of an edge of it; in the SVG `bella.back.e6`.' })
  edge: string;

  @ApiProperty({ example: 171.9, description: 'Along the edge; meets `from_mm` of the other side.' })
  from_mm: number;

  @ApiProperty({ example: 65.9 })
  to_mm: number;
}

export class PatternSeamView {
  @ApiProperty({ type: SeamSideView })
  a: SeamSideView;

  @ApiProperty({ type: SeamSideView })
  b: SeamSideView;

  @ApiProperty({ example: 0, description: 'How much longer `a` is than `b` on the draft.' })
  ease_mm: number;

  @ApiProperty({ enum: KINDS, example: 'flush' })
  kind: Seam['kind'];

  @ApiProperty({ example: 'Bodice side seam' })
  name: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'integer' } },
    example: [
      [1, 2],
      [2, 1],
    ],
    description:
      'Which cut of `a` meets which of `b`: 1 as drafted, 2 its mirror image (of a piece on the fold, the other half).',
  })
  copies: Seam['copies'];

  @ApiProperty({
    enum: ['rule', 'match'],
    example: 'rule',
    description: 'A rule of the design, checked by length; or edges that match in length, shape and name.',
  })
  known_by: Seam['known_by'];
}

export class PatternEdgeView {
  @ApiProperty({ example: 'bella.back' })
  piece: string;

  @ApiProperty({ example: 'e6', description: 'In the order of the sewing line; the same draft has the same ids.' })
  id: string;

  @ApiPropertyOptional({ example: 412.3, description: 'Where it begins along the sewing line of its piece.' })
  start_mm?: number;

  @ApiProperty({ example: 171.9 })
  length_mm: number;

  @ApiProperty({ enum: EDGE_STATES, example: 'seamed', description: 'What becomes of it.' })
  state: EdgeSummary['state'];

  @ApiProperty({
    enum: ['rule', 'match', 'draft', 'role'],
    example: 'rule',
    description:
      'As in `seams`; or what the draft shows (fold, depth of the allowance); or what an edge of such a piece usually is: then no seam says what it meets.',
  })
  known_by: EdgeSummary['known_by'];
}
