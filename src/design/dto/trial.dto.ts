import { ApiProperty } from '@nestjs/swagger';
import { DESIGN_STATUSES, type DesignStatus } from '../design.states.js';
import { ReadingDto } from './reading.dto.js';
import { SubmissionView } from './submission.dto.js';

export class TrialDto extends ReadingDto {}

export class TrialBegunView extends SubmissionView {
  @ApiProperty({
    example: '2027-02-15T00:00:00.000Z',
    description: 'The designs are erased then, and the session ends.',
  })
  session_ends_at: string;
}

export class TrialDesignView {
  @ApiProperty({ example: 'dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n' })
  id: string;

  @ApiProperty({ type: 'integer', example: 2 })
  version: number;

  @ApiProperty({ type: String, nullable: true, example: null })
  parent_id: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'length: midi' })
  instruction: string | null;

  @ApiProperty({ enum: DESIGN_STATUSES, example: 'completed' })
  status: DesignStatus;

  @ApiProperty({ example: false })
  listed: boolean;
}

export class TrialStandingView {
  @ApiProperty({ type: 'integer', example: 9 })
  revisions_remaining: number;

  @ApiProperty({ type: [TrialDesignView], description: 'Newest first.' })
  designs: TrialDesignView[];
}
