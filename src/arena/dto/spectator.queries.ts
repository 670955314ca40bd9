import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PageQuery } from '../../common/http/queries/page-query.js';
import { WholeBetween } from '../../common/http/queries/whole-number.js';

/** Curves of one answer, at most. */
export const MOST_CURVES = 100;

const ID = '[a-z0-9_-]{1,60}';
const ONE_ID = new RegExp(`^${ID}$`);
const IDS = new RegExp(`^${ID}(,${ID}){0,${MOST_CURVES - 1}}$`);

export class ChatQuery extends PageQuery {}

class ByParticipant extends PageQuery {
  @ApiPropertyOptional({ maxLength: 60, description: 'Id of a fighter or challenger.' })
  @IsOptional()
  @IsString()
  @Matches(ONE_ID, { message: 'must be the id of a participant' })
  participant?: string;

  @ApiPropertyOptional({ maxLength: 20, example: 'BTC/USD' })
  @IsOptional()
  @IsString()
  @MaxLength(20)
  symbol?: string;
}

export class DecisionsQuery extends ByParticipant {}

export class RoundTripsQuery extends ByParticipant {
  @ApiPropertyOptional({ enum: ['closed', 'open'], default: 'closed' })
  @IsOptional()
  @IsIn(['closed', 'open'])
  status: 'closed' | 'open' = 'closed';
}

export class CurvesQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 4,
    maximum: 604_800,
    description:
      'Seconds between two points; at most 1,000 points a curve. Left out: 60 (1h), 300 (1d), 3600 (1w), as scores are sampled.',
  })
  @IsOptional()
  @WholeBetween(4, 604_800)
  step?: number;

  @ApiPropertyOptional({
    maxLength: 6_100,
    example: 'ember-vane,stillwater',
    description: `Ids with commas between, at most ${MOST_CURVES}; left out: the first ${MOST_CURVES} of the board.`,
  })
  @IsOptional()
  @IsString()
  @Matches(IDS, {
    message: `must be at most ${MOST_CURVES} ids of participants, with commas between`,
  })
  participants?: string;
}
