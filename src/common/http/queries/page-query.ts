import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { WholeBetween } from './whole-number.js';

/** A page of a list: how long, and after what. */
export class PageQuery {
  @ApiPropertyOptional({ type: 'integer', default: 100, minimum: 1, maximum: 500, description: 'From 1 to 500.' })
  @IsOptional()
  @WholeBetween(1, 500)
  limit: number = 100;

  @ApiPropertyOptional({ maxLength: 500, description: '`next_cursor` of the page before.' })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  cursor?: string;
}
