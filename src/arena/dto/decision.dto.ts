import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { IsPlainText } from '../../common/http/queries/plain-text.js';
import { IsDefinedOrAbsent } from './present.js';

export const SIGNALS = [
  'buy_to_enter',
  'sell_to_enter',
  'close',
  'hold',
  'LONG',
  'BUY',
  'SHORT',
  'SELL',
  'FLAT',
  'CLOSE',
  'HOLD',
] as const;

/** Signals and their other names are taken in any case. */
function inKnownCase({ value }: { value: unknown }): unknown {
  if (typeof value !== 'string') return value;
  const known: string | undefined = SIGNALS.find((signal) => signal.toLowerCase() === value.toLowerCase());
  return known ?? value;
}

/** Largest number of any size or price; what the exchange refuses is far below. */
const LARGE = 1e12;
const positive = (example: number, description: string) =>
  ApiPropertyOptional({ type: Number, example, minimum: 1e-6, maximum: LARGE, description });

/** One action on one market; the words of a decision and its shorthand at the top level are the same. */
export class ActionFields {
  @ApiPropertyOptional({
    example: 'BTC/USD',
    maxLength: 20,
    description: 'BTC/USD, BTC-USD or BTC; also `coin` or `pair`.',
  })
  @IsDefinedOrAbsent()
  @IsString()
  @MinLength(1)
  @MaxLength(20)
  symbol?: string;

  @ApiPropertyOptional({ maxLength: 20, description: 'Another name of `symbol`.' })
  @IsDefinedOrAbsent()
  @IsString()
  @MinLength(1)
  @MaxLength(20)
  coin?: string;

  @ApiPropertyOptional({ maxLength: 20, description: 'Another name of `symbol`.' })
  @IsDefinedOrAbsent()
  @IsString()
  @MinLength(1)
  @MaxLength(20)
  pair?: string;

  @ApiPropertyOptional({ enum: SIGNALS, example: 'buy_to_enter', description: 'In any case.' })
  @Transform(inKnownCase)
  @IsDefinedOrAbsent()
  @IsIn(SIGNALS)
  signal?: (typeof SIGNALS)[number];

  @positive(0.01, 'Units of the coin. One of quantity, notional_usd and equity_pct for an entry.')
  @IsDefinedOrAbsent()
  @IsNumber()
  @Min(1e-12)
  @Max(LARGE)
  quantity?: number;

  @positive(500, 'Exposure in USD.')
  @IsDefinedOrAbsent()
  @IsNumber()
  @Min(1e-6)
  @Max(LARGE)
  notional_usd?: number;

  @positive(25, 'Exposure in percent of equity.')
  @IsDefinedOrAbsent()
  @IsNumber()
  @Min(1e-6)
  @Max(10_000)
  equity_pct?: number;

  @ApiPropertyOptional({ example: 2, minimum: 1, maximum: 20, default: 1 })
  @IsDefinedOrAbsent()
  @IsNumber()
  @Min(1)
  @Max(20)
  leverage?: number;

  @ApiPropertyOptional({ enum: ['market', 'limit'], default: 'market' })
  @IsDefinedOrAbsent()
  @IsIn(['market', 'limit'])
  order_type?: 'market' | 'limit';

  @ApiPropertyOptional({
    type: Number,
    minimum: 1e-6,
    maximum: LARGE,
    description:
      'Needed for limit orders, USD; at least one price tick of the market. Bids are rounded down to it, offers up.',
  })
  @IsDefinedOrAbsent()
  @IsNumber()
  @Min(1e-6)
  @Max(1e9)
  limit_price?: number;

  @ApiPropertyOptional({ enum: ['gtc', 'ioc'], default: 'gtc' })
  @IsDefinedOrAbsent()
  @IsIn(['gtc', 'ioc'])
  time_in_force?: 'gtc' | 'ioc';

  @ApiPropertyOptional({
    type: Number,
    minimum: 1e-6,
    maximum: LARGE,
    description: 'USD; below the price for a long.',
  })
  @IsDefinedOrAbsent()
  @IsNumber()
  @Min(1e-6)
  @Max(1e9)
  stop_loss?: number;

  @ApiPropertyOptional({
    type: Number,
    minimum: 1e-6,
    maximum: LARGE,
    description: 'USD; above the price for a long.',
  })
  @IsDefinedOrAbsent()
  @IsNumber()
  @Min(1e-6)
  @Max(1e9)
  profit_target?: number;

  @ApiPropertyOptional({ maxLength: 500 })
  @IsDefinedOrAbsent()
  @IsString()
  @MaxLength(500)
  @IsPlainText()
  invalidation_condition?: string;

  @ApiPropertyOptional({
    example: 20,
    minimum: 0,
    maximum: 10_000,
    description: 'Refuses a market order that would fill worse than this from mid.',
  })
  @IsDefinedOrAbsent()
  @IsNumber()
  @Min(0)
  @Max(10_000)
  max_slippage_bps?: number;

  @ApiPropertyOptional({ default: false })
  @IsDefinedOrAbsent()
  @IsBoolean()
  reduce_only?: boolean;

  @ApiPropertyOptional({ example: 0.65, minimum: 0, maximum: 1 })
  @IsDefinedOrAbsent()
  @IsNumber()
  @Min(0)
  @Max(1)
  confidence?: number;

  @ApiPropertyOptional({ type: Number, minimum: 0, maximum: LARGE })
  @IsDefinedOrAbsent()
  @IsNumber()
  @Min(0)
  @Max(LARGE)
  risk_usd?: number;

  @ApiPropertyOptional({ example: 'Trend above its 4-hour mean.', maxLength: 2000 })
  @IsDefinedOrAbsent()
  @IsString()
  @MaxLength(2000)
  @IsPlainText()
  justification?: string;
}

export class ActionDto extends ActionFields {}

export class ResearchDto {
  @ApiProperty({ example: 'Momentum is broad', maxLength: 120 })
  @IsString()
  @MinLength(1)
  @MaxLength(120)
  @IsPlainText()
  title: string;

  @ApiProperty({ example: 'Four of six markets stand above their day mean.', maxLength: 4000 })
  @IsString()
  @MinLength(1)
  @MaxLength(4000)
  @IsPlainText()
  body: string;

  @ApiPropertyOptional({ type: [String], example: ['BTC/USD'], maxItems: 6 })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(6)
  @IsString({ each: true })
  @MaxLength(20, { each: true })
  @Matches(/^[\w/.:-]*$/, { each: true, message: 'must be names of markets' })
  symbols?: string[];
}

/** A decision: a list of actions, or the fields of one action at the top level. */
export class DecisionDto extends ActionFields {
  @ApiPropertyOptional({
    maxLength: 64,
    description: 'Your own name for the decision; sending it again returns the first answer.',
  })
  @IsDefinedOrAbsent()
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  decision_id?: string;

  @ApiPropertyOptional({
    type: [ActionDto],
    minItems: 1,
    maxItems: 20,
    example: [
      { symbol: 'BTC/USD', signal: 'buy_to_enter', notional_usd: 500, justification: 'Trend above its 4-hour mean.' },
    ],
  })
  @IsDefinedOrAbsent()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ActionDto)
  actions?: ActionDto[];

  @ApiPropertyOptional({ type: ResearchDto })
  @IsDefinedOrAbsent()
  @IsObject()
  @ValidateNested()
  @Type(() => ResearchDto)
  research?: ResearchDto;

  @ApiPropertyOptional({ example: 'Going with the trend.', maxLength: 280 })
  @IsDefinedOrAbsent()
  @IsString()
  @MaxLength(280)
  @IsPlainText()
  message?: string;
}
