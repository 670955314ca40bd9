import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { WebhookSecret, WebhookUrl } from '../../common/webhooks/webhook-url.js';
import { MEASUREMENTS } from '../engine/make/pattern/bodies/measurements.js';
import { BodyMeasurements } from './body-measurements.dto.js';
import { HasText } from './has-text.js';
import { SizeOfWearer } from './size-of-wearer.js';
import { IsPossibleChange, OneWay } from './possible-change.js';

const SIZE =
  /^(XXS|XS|S|M|L|XL|XXL|2XL|3XL|(EU ?)?(3[2-9]|4\d|5[0-4])|92|98|104|110|116|122|128|134|140|146|152|158|164)$/i;

/** What is no size at all is refused as that, whoever wears it. */
const isEuSize = (size: unknown): boolean => typeof size === 'string' && SIZE.test(size) && /\d\d/.test(size);

const measurementProperties = Object.fromEntries(
  Object.entries(MEASUREMENTS).map(([name, { min, max }]) => [
    name,
    { type: 'number' as const, minimum: min, maximum: max, description: name === 'shoulderSlope' ? 'degrees' : 'cm' },
  ]),
);

export class SubmissionDto {
  @ApiProperty({
    example:
      'A knee-length A-line dress in sage green linen with a boat neck, short sleeves and pockets in the side seams',
    minLength: 3,
    maxLength: 2000,
    description: 'The garment in your own words: English, Swedish, German, French or Spanish.',
  })
  @IsString()
  @Length(3, 2000)
  @HasText(3)
  description: string;

  @ApiProperty({
    required: false,
    example: 'minimalist',
    minLength: 1,
    maxLength: 80,
    description: 'Leans only on what the description leaves open.',
  })
  @IsOptional()
  @IsString()
  @Length(1, 80)
  style?: string;

  @ApiProperty({
    selfRequired: false,
    type: 'object',
    properties: measurementProperties,
    additionalProperties: false,
    example: { chest: 92, waist: 74, hips: 88, seat: 98, waistToFloor: 104 },
    description:
      'Body measurements in centimetres; the missing ones are estimated by proportion, and the result says which.',
  })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => BodyMeasurements)
  measurements?: BodyMeasurements;

  @ApiProperty({
    required: false,
    example: 'M',
    description:
      'XS…3XL or a whole number of EU 32–54, odd ones too; of a child its height, 92, 98 … 164. Used where no measurements are given.',
  })
  @IsOptional()
  @SizeOfWearer()
  @Matches(SIZE, {
    message:
      'size must be a string: XS, S, M, L, XL, 2XL, 3XL or an EU number from 32 to 54, for example "38"; of a child 92, 98 … 164',
  })
  size?: string;

  @ApiProperty({
    required: false,
    enum: ['women', 'men', 'child'],
    example: 'women',
    description: 'Whose sizes; needed with an EU size, else read from the text where absent.',
  })
  @ValidateIf(({ gender, size }: SubmissionDto) => (gender ?? null) !== null || isEuSize(size))
  @IsIn(['women', 'men', 'child'], { message: 'gender must be women, men or child; an EU size needs it' })
  gender?: 'women' | 'men' | 'child';

  @ApiProperty({
    required: false,
    type: 'integer',
    minimum: 0,
    maximum: 2147483647,
    example: 7,
    description: 'The same request with the same seed gives the same files.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  seed?: number;

  @IsOptional()
  @WebhookUrl('Told of the end of the design: `design.completed`, `design.failed` or `design.cancelled`.')
  webhook_url?: string;
}

export class ChangeDto {
  @ApiProperty({ example: 'length', description: 'As in `evidence`.' })
  @IsString()
  @Length(1, 40)
  attribute: string;

  @ApiProperty({
    oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
    nullable: true,
    example: 'midi',
    description: 'A value of that attribute, several of one that has several; null: there shall be no such thing.',
  })
  @IsPossibleChange()
  value: string | string[] | null;
}

const inWords = ({ undo, changes, measurements, size, instruction }: RevisionDto): boolean =>
  instruction !== undefined || (undo !== true && !changes?.length && !measurements && size === undefined);

export class RevisionDto {
  @ApiProperty({
    required: false,
    example: 'make it longer, with long sleeves, and in emerald green instead',
    minLength: 3,
    maxLength: 500,
    description:
      'What shall be otherwise, in your own words: English or Swedish, simple German, French and Spanish. What is not named stays as it is.',
  })
  @ValidateIf(inWords)
  @OneWay()
  @IsString()
  @Length(3, 500)
  @HasText(3)
  instruction?: string;

  @ApiProperty({
    required: false,
    example: false,
    description: 'True instead of an instruction: one version further back each time.',
  })
  @IsOptional()
  @IsBoolean()
  @ValidateIf(({ undo }: RevisionDto) => (undo ?? null) !== null)
  undo?: boolean;

  @ApiProperty({
    required: false,
    type: [ChangeDto],
    maxItems: 20,
    description: 'Instead of an instruction: attributes with their values.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => ChangeDto)
  changes?: ChangeDto[];

  @ApiProperty({
    selfRequired: false,
    type: 'object',
    properties: measurementProperties,
    additionalProperties: false,
    example: { chest: 96 },
    description: 'Body measurements that are otherwise now, in centimetres.',
  })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => BodyMeasurements)
  measurements?: BodyMeasurements;

  @ApiProperty({ required: false, example: 'L' })
  @IsOptional()
  @Matches(SIZE, {
    message: 'size must be a string: XS, S, M, L, XL, 2XL, 3XL or an EU number from 32 to 54; of a child 92, 98 … 164',
  })
  size?: string;

  @IsOptional()
  @WebhookUrl('Told of the end of the new version.')
  webhook_url?: string;
}

export class OutfitDesignView {
  @ApiProperty({ example: 'dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n' })
  id: string;

  @ApiProperty({ example: 'shirt' })
  garment: string;

  @ApiProperty({ example: 'http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n' })
  status_url: string;
}

export class SubmissionView {
  @ApiProperty({ example: 'dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n' })
  id: string;

  @ApiProperty({ enum: ['queued'], example: 'queued' })
  status: 'queued';

  @ApiProperty({ example: 'http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n' })
  status_url: string;

  @ApiProperty({ type: 'integer', example: 2 })
  estimated_seconds: number;

  @ApiProperty({ type: 'integer', example: 9 })
  uses_remaining: number;

  @ApiProperty({
    required: false,
    type: [OutfitDesignView],
    description: 'Where the text names several garments: a design of each, the first first, one use each.',
  })
  outfit?: OutfitDesignView[];

  @WebhookSecret()
  webhook_secret?: string;
}
