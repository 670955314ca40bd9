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

export class InterpretationView {
  @ApiProperty({ type: [String], example: ['scandinavian', 'workwear'] }) worlds: readonly string[];
  @ApiProperty({ type: [String], example: ['jackets'], description: 'Kinds of clothes that the style names.' })
  families: readonly string[];
  @ApiProperty({ type: [String], example: ['linen'] }) cloths: readonly string[];
  @ApiProperty({ type: String, nullable: true, example: 'summer' }) season: string | null;
  @ApiProperty({ enum: ['men', 'women'], nullable: true, example: null }) gender: 'men' | 'women' | null;
  @ApiProperty({
    type: [String],
    example: ['children'],
    description: 'Whom it is for: `children`, `maternity`, `plus-size`, `adaptive`.',
  })
  audience: readonly string[];
  @ApiProperty({
    type: [String],
    example: ['denim'],
    description: 'What the style rules out, all that is of it included.',
  })
  without: readonly string[];
  @ApiProperty({ type: [String], example: [], description: 'Words of the style that nothing is known of.' })
  not_understood: readonly string[];
}

export class ConceptList {
  @ApiProperty({ type: [ConceptView] }) concepts: ConceptView[];
  @ApiProperty({ example: 'atelier-embedded' }) generated_by: string;
  @ApiProperty({ example: 'nordic workwear' }) style: string;
  @ApiProperty({ type: InterpretationView }) interpreted_as: InterpretationView;
  @ApiProperty({
    required: false,
    type: [String],
    example: [],
    description: 'What cannot be kept of the style, or that it names nothing about clothes.',
  })
  warnings?: string[];
}
