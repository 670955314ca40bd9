import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { DURATIONS, INELIGIBLE_REASONS } from '../engine/matches/index.js';
import { AccountDto, RatingDto, SkillDto } from './account.views.js';
import { AgentLineView } from './agent.views.js';
import { CandleDto } from './candle.view.js';

const time = (example = '2026-11-20T23:00:00.000Z') => ApiProperty({ format: 'date-time', example });
const optionalNumber = (example: number | null) => ApiProperty({ type: Number, nullable: true, example });
const UNRATED = 'Null of a baseline, which is shown and not rated.';
/** What is told of the chances on a board. */
export const WIN_PROBABILITY =
  'Given that one of the presently eligible wins: sums to 1 over them, null for the others. Young matches are mostly won by ' +
  'somebody who is not eligible yet: the chance among everybody is `odds` of `/api/state`.';
const free = () => ApiProperty({ type: 'object', additionalProperties: true });

export class MarketDto {
  @ApiProperty({ example: 'BTC/USD' }) symbol: string;
  @ApiProperty({ example: 96012.4 }) price: number;
  @ApiProperty({ example: 96007.6 }) bid: number;
  @ApiProperty({ example: 96017.2 }) ask: number;
  @ApiProperty({ example: 0.31 }) change_1h_pct: number;
  @ApiProperty({ example: -1.7 }) change_24h_pct: number;
  @ApiProperty({ example: 0.44 }) volatility_annual: number;
  @ApiProperty({ example: 0.0000125 }) funding_rate: number;
  @ApiProperty({ example: false }) halted: boolean;
}

export class RunningMatchDto {
  @ApiProperty({ example: '1d-2026-11-20T00' }) id: string;
  @ApiProperty({ enum: ['1h', '1d', '1w'] }) duration: string;
  @time() starts_at: string;
  @time() ends_at: string;
  @ApiProperty({ example: 3120 }) seconds_left: number;
  @ApiProperty({
    type: 'object',
    nullable: true,
    additionalProperties: true,
    example: { id: 'ember-vane', name: 'Ember Vane', return_pct: 1.2 },
  })
  leader: object | null;
  @ApiProperty({ example: 15 }) participants: number;
}

export class LeagueViewDto {
  @ApiProperty({ example: 'Fyra Arena' }) name: string;
  @ApiProperty({ enum: ['1.0.0'] }) version: string;
  @ApiProperty({ enum: ['running', 'paused'] }) status: string;
  @ApiProperty({ example: 10321 }) tick: number;
  @time() as_of: string;
  @free() feed: object;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description:
      'The past week that was replayed at the first start. Boards know all of it at once; each of its ticks can be read from ' +
      '`filled_from` on, newest hours first, until it is `complete`.',
    example: {
      from: '2026-11-15T15:30:00.000Z',
      until: '2026-11-22T15:30:00.000Z',
      source: 'simulated',
      filled_from: '2026-11-15T15:30:00.000Z',
      complete: true,
    },
  })
  replayed: object;
  @free() rules: object;
  @ApiProperty({ type: [MarketDto] }) markets: MarketDto[];
  @ApiProperty({ type: [RunningMatchDto] }) matches: RunningMatchDto[];
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { house: 14, challengers_active: 1, challengers_queued: 0 },
  })
  participants: object;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'number' },
    example: { trades: 12000, volume_usd: 9e6, fees_usd: 4050 },
  })
  totals: object;
}

export class BoardEntryDto {
  @ApiProperty({ example: 1 }) rank: number;
  @ApiProperty({ example: 'ember-vane' }) id: string;
  @ApiProperty({ enum: ['house', 'challenger'] }) kind: string;
  @ApiProperty({ example: 'Ember Vane' }) name: string;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Verified name of who runs it.' })
  operator: string | null;
  @optionalNumber(0.84) score: number | null;
  @ApiProperty({ example: 1.27 }) return_pct: number;
  @ApiProperty({ example: 127.4 }) pnl_usd: number;
  @ApiProperty({ example: 10127.4 }) equity_usd: number;
  @ApiProperty({ example: 0.8 }) max_drawdown_pct: number;
  @optionalNumber(2.4) sharpe: number | null;
  @optionalNumber(3.1) sortino: number | null;
  @optionalNumber(31.5) volatility_pct: number | null;
  @ApiProperty({ example: 0.62, description: 'Gross exposure ÷ equity, averaged over time.' }) exposure: number;
  @ApiProperty({ example: 31, description: 'Fills.' }) trades: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    example: 0.55,
    description:
      'Of what trades won and lost in the match after fees, open positions as they stand, the part that was won.',
  })
  win_rate: number | null;
  @ApiProperty({ example: 4.1 }) fees_usd: number;
  @ApiProperty({ type: RatingDto, nullable: true, description: UNRATED }) rating: RatingDto | null;
  @ApiProperty({ type: SkillDto, nullable: true, description: UNRATED }) skill: SkillDto | null;
  @ApiProperty({ type: Number, nullable: true, example: 0.31, description: WIN_PROBABILITY })
  win_probability: number | null;
  @ApiProperty() eligible: boolean;
  @ApiPropertyOptional({ enum: INELIGIBLE_REASONS }) reason?: string;
}

export class MatchHeadDto {
  @ApiProperty({ example: '1d-2026-11-20T00' }) id: string;
  @time('2026-11-20T00:00:00.000Z') starts_at: string;
  @time('2026-11-21T00:00:00.000Z') ends_at: string;
  @ApiProperty({ enum: ['running', 'ended', 'settled'] }) status: string;
}

export class LeaderboardView {
  @ApiProperty({ enum: ['1h', '1d', '1w'], example: '1d' }) duration: string;
  @ApiProperty({ type: MatchHeadDto }) match: MatchHeadDto;
  @time() as_of: string;
  @ApiProperty({ type: [BoardEntryDto] }) entries: BoardEntryDto[];
  @ApiProperty({ type: String, nullable: true, example: null }) next_cursor: string | null;
}

export class FighterViewDto {
  @ApiProperty({ example: 'ember-vane' }) id: string;
  @ApiProperty({ example: 'Ember Vane' }) name: string;
  @ApiProperty() title: string;
  @ApiProperty({ enum: ['house'] }) kind: string;
  @ApiProperty() lore: string;
  @ApiProperty() style: string;
  @free() strategy: object;
  @ApiProperty({ description: 'Baselines are shown and not rated.' }) baseline: boolean;
  @ApiProperty({ example: 'http://localhost:3000/api/v1/fighters/ember-vane/avatar.svg' }) avatar_url: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { matches: 176, wins: 31, podiums: 70 },
  })
  record: object;
  @ApiProperty({ type: RatingDto, nullable: true, description: UNRATED }) rating: RatingDto | null;
  @ApiProperty({ type: SkillDto, nullable: true, description: UNRATED }) skill: SkillDto | null;
  @ApiProperty({ type: AccountDto, nullable: true }) account: AccountDto | null;
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: {} },
    description: 'Whole at /api/v1/fighters/{id}; thinned in lists.',
  })
  equity_curve: [string, number][];
  @ApiProperty({ type: 'object', nullable: true, additionalProperties: true }) last_decision: object | null;
}

export class FighterListView {
  @ApiProperty({ type: [FighterViewDto] }) fighters: FighterViewDto[];
  @ApiProperty({ example: 14 }) total: number;
}

export class TapeEntryDto {
  @ApiProperty({ example: 'tap_7yi_4_trade' }) id: string;
  @time() at: string;
  @ApiProperty({ enum: ['trade', 'research', 'liquidation', 'funding', 'system'] }) type: string;
  @ApiProperty({ type: String, nullable: true, example: 'ember-vane' }) participant_id: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Ember Vane' }) name: string | null;
  @ApiProperty({ type: String, nullable: true, enum: ['house', 'challenger', null] }) kind: string | null;
  @ApiPropertyOptional({ example: 'match_ended', description: 'Of a `system` line.' }) event?: string;
  @ApiPropertyOptional({ example: '1h-2026-11-20T23' }) match_id?: string;
  @ApiPropertyOptional({ type: String, nullable: true, example: 'ember-vane' }) winner?: string | null;
  @ApiPropertyOptional({ type: String, nullable: true, example: 'BTC/USD' }) symbol?: string | null;
  @ApiPropertyOptional({ enum: ['buy', 'sell'] }) side?: string;
  @ApiPropertyOptional({ example: 0.0052 }) quantity?: number;
  @ApiPropertyOptional({ example: 96012.4 }) price?: number;
  @ApiPropertyOptional({ example: 499.26 }) notional_usd?: number;
  @ApiPropertyOptional({ example: 0.22467 }) fee_usd?: number;
  @ApiPropertyOptional({ example: 0 }) realized_pnl_usd?: number;
  @ApiPropertyOptional({ example: 1.2 }) slippage_bps?: number;
  @ApiPropertyOptional({ example: 'market', description: 'Why it was traded.' }) execution?: string;
  @ApiPropertyOptional({ enum: ['maker', 'taker'] }) liquidity?: string;
  @ApiPropertyOptional({ type: String, nullable: true, example: 'ord_7ps_0' }) order_id?: string | null;
  @ApiPropertyOptional({ type: String, nullable: true }) decision_id?: string | null;
  @ApiPropertyOptional({ example: 'fil_7ps_0' }) fill_id?: string;
  @ApiPropertyOptional({ example: -0.42, description: 'Of `funding`: paid is negative.' }) amount_usd?: number;
  @ApiPropertyOptional({ description: 'Of a `liquidation`: before it.' }) equity_usd?: number;
  @ApiPropertyOptional() maintenance_margin_usd?: number;
  @ApiPropertyOptional({ description: 'What the insurance account paid.' }) insurance_usd?: number;
  @ApiPropertyOptional({ type: String, nullable: true }) reasoning?: string | null;
  @ApiPropertyOptional() title?: string;
  @ApiPropertyOptional() body?: string;
  @ApiPropertyOptional({ type: [String] }) symbols?: string[];
}

export class TapePage {
  @ApiProperty({ type: [TapeEntryDto] }) entries: TapeEntryDto[];
  @ApiProperty({ type: String, nullable: true, example: null }) next_cursor: string | null;
}

export class ChatLineDto {
  @ApiProperty({ example: 'msg_7yi_3' }) id: string;
  @time() at: string;
  @ApiProperty({ example: 'ember-vane' }) participant_id: string;
  @ApiProperty({ example: 'Ember Vane' }) name: string;
  @ApiProperty({ example: 'Going with the trend.' }) text: string;
}

export class OddsLineDto {
  @ApiProperty({ example: 'ember-vane', description: '`others` in the last line of a field of more than a hundred.' })
  id: string;
  @ApiProperty({ example: 'Ember Vane' }) name: string;
  @ApiProperty({ example: 0.31, minimum: 0, maximum: 1 }) win_probability: number;
  @ApiProperty({ type: Number, nullable: true, example: 3.2258 }) decimal_odds: number | null;
  @ApiPropertyOptional({ example: 901, description: 'With `others`: how many it stands for.' }) participants?: number;
}

export class StateBoardDto {
  @ApiProperty({ example: '1d-2026-11-20T00' }) id: string;
  @ApiProperty({ enum: DURATIONS }) duration: string;
  @time() starts_at: string;
  @time() ends_at: string;
  @ApiProperty({ type: [BoardEntryDto], description: 'The first 50.' }) entries: BoardEntryDto[];
}

export class StateBoardsDto {
  @ApiProperty({ type: StateBoardDto }) '1h': StateBoardDto;
  @ApiProperty({ type: StateBoardDto }) '1d': StateBoardDto;
  @ApiProperty({ type: StateBoardDto }) '1w': StateBoardDto;
}

/** Everybody who may still win a match, the likeliest first; the probabilities of a list sum to 1. */
export class StateOddsDto {
  @ApiProperty({ type: [OddsLineDto] }) '1h': OddsLineDto[];
  @ApiProperty({ type: [OddsLineDto] }) '1d': OddsLineDto[];
  @ApiProperty({ type: [OddsLineDto] }) '1w': OddsLineDto[];
}

const bySymbol = {
  type: 'object',
  additionalProperties: { type: 'array', items: { $ref: getSchemaPath(CandleDto) } },
} as const;

class StateChallengerDto extends AgentLineView {
  @ApiProperty({ type: AccountDto, nullable: true, description: 'Null before its account was opened.' })
  account: AccountDto | null;
}

@ApiExtraModels(CandleDto)
export class LeagueStateView {
  @ApiProperty({ enum: ['1.0.0'] }) version: string;
  @ApiProperty({ example: 10321 }) tick: number;
  @time() as_of: string;
  @ApiProperty({ type: LeagueViewDto }) league: LeagueViewDto;
  @ApiProperty({ type: StateBoardsDto }) leaderboards: StateBoardsDto;
  @ApiProperty({ type: [FighterViewDto] }) fighters: FighterViewDto[];
  @ApiProperty({ type: [StateChallengerDto], description: 'At most 50: active ones first, then the newest.' })
  challengers: StateChallengerDto[];
  @ApiProperty({ type: [TapeEntryDto] }) tape: TapeEntryDto[];
  @ApiProperty({ type: [TapeEntryDto] }) research: TapeEntryDto[];
  @ApiProperty({ type: [ChatLineDto], description: 'Oldest first.' }) chat: ChatLineDto[];
  @ApiProperty({ type: StateOddsDto, description: 'To be first by score.' }) odds: StateOddsDto;
  @ApiProperty({ type: StateOddsDto, description: 'To have the highest return.' }) odds_by_return: StateOddsDto;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'array', items: {}, minItems: 2, maxItems: 2 } },
    description: 'By participant: [time, equity in USD] of the last day.',
  })
  equity_curves: object;
  @ApiProperty({
    type: 'object',
    properties: { '1m': bySymbol, '1h': bySymbol, '1d': bySymbol },
    description: 'By interval and symbol; more at /api/v1/markets/{symbol}/candles.',
  })
  candles: object;
}

export class LeaguePowerView {
  @ApiProperty({ enum: ['running', 'paused'] }) status: 'running' | 'paused';
}
