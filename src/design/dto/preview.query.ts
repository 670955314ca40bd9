import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Length } from 'class-validator';
import { HasText } from './has-text.js';

/** Addresses are no place for long texts. */
const LONGEST = 500;

export class PreviewQuery {
  @ApiProperty({ minLength: 3, maxLength: LONGEST, example: 'a plum velvet evening gown with a boat neck' })
  @IsString()
  @Length(3, LONGEST)
  @HasText(3)
  description: string;

  @ApiPropertyOptional({ maxLength: 80, example: 'minimalist' })
  @IsOptional()
  @IsString()
  @Length(0, 80)
  style?: string;

  @ApiPropertyOptional({ enum: ['png', 'jpg'], default: 'png', description: '`jpg` has a tenth of the bytes.' })
  @IsOptional()
  @IsIn(['png', 'jpg'])
  format?: 'png' | 'jpg';
}
