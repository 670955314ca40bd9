import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Length, Matches, Max, Min } from 'class-validator';
import { MAX_CONCEPTS } from '../engine/concepts/index.js';

export class ConceptDto {
  @ApiProperty({ example: 'nordic workwear', minLength: 1, maxLength: 80 })
  @IsString()
  @Length(1, 80)
  @Matches(/\S/u, { message: 'style must hold a visible character' })
  style: string;

  @ApiProperty({ required: false, type: 'integer', minimum: 1, maximum: MAX_CONCEPTS, default: 3, example: 3 })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_CONCEPTS)
  count: number = 3;

  @ApiProperty({
    required: false,
    type: 'integer',
    minimum: 0,
    maximum: 2147483647,
    example: 7,
    description: 'The same seed gives the same concepts.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  seed?: number;
}

export class ConceptView {
  @ApiProperty({ example: 'Fjord Chore Coat' }) name: string;
  @ApiProperty({ example: 'outerwear' }) category: string;
  @ApiProperty({ example: 'A boxy chore coat in undyed wool melton …' }) description: string;
}

export class ConceptList {
  @ApiProperty({ type: [ConceptView] }) concepts: ConceptView[];
  @ApiProperty({ example: 'atelier-embedded' }) generated_by: string;
  @ApiProperty({ example: 'nordic workwear' }) style: string;
}
