import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { ChatLineDto } from './league.views.js';

const time = (nullable = false) =>
  ApiProperty({ type: String, format: 'date-time', nullable, example: '2026-11-20T23:00:00.000Z' });
const next = () => ApiProperty({ type: String, nullable: true, example: null });

export class ChatPage {
  @ApiProperty({ type: [ChatLineDto], description: 'Newest first.' }) messages: ChatLineDto[];
  @next() next_cursor: string | null;
}

class TripEndDto {
  @ApiProperty({ example: 'fil_7yi_3' }) fill_id: string;
  @ApiProperty({ example: 'market', description: '`market`, `limit`, `stop_loss`, `profit_target`, `liquidation`.' })
  execution: string;
  @ApiProperty({ type: String, nullable: true, example: 'h-10321-ember-vane' }) decision_id: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'The fast mean is above the slow one.' })
  reasoning: string | null;
}

export class RoundTripDto {
  @ApiProperty({ example: 'ember-vane' }) participant_id: string;
  @ApiProperty({ example: 'Ember Vane' }) name: string;
  @ApiProperty({ example: 'BTC/USD' }) symbol: string;
  @ApiProperty({ enum: ['long', 'short'] }) side: string;
  @ApiProperty({ enum: ['open', 'closed'] }) status: string;
  @time() opened_at: string;
  @time(true) closed_at: string | null;
  @ApiProperty({ type: Number, nullable: true, example: 5400 }) held_seconds: number | null;
  @ApiProperty({ example: 0.125, description: 'Coins entered in all.' }) quantity: number;
  @ApiProperty({ example: 97_120.4, description: 'Mean of what was entered, USD.' }) entry_price: number;
  @ApiProperty({ type: Number, nullable: true, example: 97_460.1, description: 'Mean of what was left.' })
  exit_price: number | null;
  @ApiProperty({ example: 42.46, description: 'Of the parts that closed, before fees.' }) realized_pnl_usd: number;
  @ApiProperty({ example: 10.92 }) fees_usd: number;
  @ApiProperty({ example: -0.31, description: 'Received (> 0) or paid.' }) funding_usd: number;
  @ApiProperty({ example: 31.23, description: 'realized_pnl_usd − fees_usd + funding_usd.' }) net_pnl_usd: number;
  @ApiProperty({ example: 0.2573, description: 'Net, percent of what was entered.' }) return_pct: number;
  @ApiProperty({ example: 2 }) fills: number;
  @ApiProperty({ type: TripEndDto }) entry: TripEndDto;
  @ApiProperty({ type: TripEndDto, nullable: true }) exit: TripEndDto | null;
}

export class RoundTripPage {
  @ApiProperty({ type: [RoundTripDto] }) roundtrips: RoundTripDto[];
  @next() next_cursor: string | null;
}

class ShownFillDto {
  @ApiProperty({ example: 0.125 }) quantity: number;
  @ApiProperty({ example: 97_120.4 }) price: number;
  @ApiProperty({ example: 12_140.05 }) notional_usd: number;
  @ApiProperty({ example: 5.46 }) fee_usd: number;
  @ApiProperty({ example: 0.8 }) slippage_bps: number;
  @ApiProperty({ example: 0 }) realized_pnl_usd: number;
}

class WithheldDto {
  @ApiProperty({ type: [String], example: ['stop_loss', 'profit_target'] }) members: string[];
  @time() until: string;
}

export class ShownActionDto {
  @ApiProperty({ example: 'BTC/USD' }) symbol: string;
  @ApiProperty({ enum: ['buy_to_enter', 'sell_to_enter', 'close', 'hold'] }) signal: string;
  @ApiPropertyOptional({ example: 0.125 }) quantity?: number;
  @ApiPropertyOptional({ example: 500 }) notional_usd?: number;
  @ApiPropertyOptional({ example: 10 }) equity_pct?: number;
  @ApiPropertyOptional({ example: 2 }) leverage?: number;
  @ApiPropertyOptional({ enum: ['market', 'limit'] }) order_type?: string;
  @ApiPropertyOptional({ example: 96_500 }) limit_price?: number;
  @ApiPropertyOptional({ enum: ['gtc', 'ioc'] }) time_in_force?: string;
  @ApiPropertyOptional({ example: 95_100 }) stop_loss?: number;
  @ApiPropertyOptional({ example: 99_800 }) profit_target?: number;
  @ApiPropertyOptional({ example: 'closes below the channel' }) invalidation_condition?: string;
  @ApiPropertyOptional({ example: 20 }) max_slippage_bps?: number;
  @ApiPropertyOptional() reduce_only?: boolean;
  @ApiPropertyOptional({ example: 0.62, minimum: 0, maximum: 1 }) confidence?: number;
  @ApiPropertyOptional({ example: 100 }) risk_usd?: number;
  @ApiPropertyOptional({ example: 'Trend above its 4-hour mean.' }) justification?: string;
  @ApiProperty({ type: String, nullable: true, example: 'filled', description: 'What became of it at once.' })
  status: string | null;
  @ApiPropertyOptional({ example: 'insufficient_margin' }) code?: string;
  @ApiPropertyOptional({ example: 'ord_7yi_1' }) order_id?: string;
  @ApiPropertyOptional({ type: ShownFillDto }) fill?: ShownFillDto;
  @ApiPropertyOptional({
    type: WithheldDto,
    description:
      'What is not shown yet: an unfilled limit, exits and the invalidation, until the position is closed or at the latest `until`.',
  })
  withheld?: WithheldDto;
}

export class AskedDto {
  @ApiProperty({ type: String, nullable: true, example: 'my-model-1' }) model: string | null;
  @ApiProperty({ example: 1, description: 'How often it was asked: once more when its answer could not be taken.' })
  calls: number;
  @ApiProperty({ example: 2_900 }) tokens_in: number;
  @ApiProperty({ example: 240 }) tokens_out: number;
  @ApiProperty({ example: 0.0042, description: 'By the prices that the operator has named.' }) cost_usd: number;
  @ApiProperty({ example: 3_100 }) latency_ms: number;
}

class ToldDto {
  @ApiProperty({ enum: ['system', 'user', 'assistant'] }) role: string;
  @ApiProperty() content: string;
}

export class AskedWordsDto extends AskedDto {
  @ApiProperty({ type: [String], nullable: true, description: 'Why it was asked again.' }) problems: string[] | null;
  @ApiProperty({ type: [ToldDto], nullable: true, description: 'What it saw; null when withheld, or forgotten.' })
  prompt: ToldDto[] | null;
  @ApiProperty({ type: [String], nullable: true, description: 'What it said.' }) answers: string[] | null;
  @time(true) withheld_until: string | null;
}

export class ShownDecisionDto {
  @ApiProperty({ example: 'round-17' }) decision_id: string;
  @ApiProperty({ example: 'ember-vane' }) participant_id: string;
  @ApiProperty({ example: 'Ember Vane' }) name: string;
  @ApiProperty({ enum: ['house', 'challenger'] }) kind: string;
  @time() at: string;
  @ApiProperty({ example: 10_321 }) tick: number;
  @ApiProperty({ type: [ShownActionDto] }) actions: ShownActionDto[];
  @ApiPropertyOptional({ type: AskedDto, description: 'Of a guest of the house: what asking its model took.' })
  asked?: AskedDto;
}

export class ToldDecisionDto extends OmitType(ShownDecisionDto, ['asked']) {
  @ApiPropertyOptional({
    type: AskedWordsDto,
    description:
      'Of a guest of the house: what its model saw and said. Withheld while it holds anything, for at most 15 minutes.',
  })
  asked?: AskedWordsDto;
}

export class DecisionPage {
  @ApiProperty({
    type: [ShownDecisionDto],
    description: 'Newest first. With a filter a page may be short, or empty, before the list is at its end.',
  })
  decisions: ShownDecisionDto[];
  @next() next_cursor: string | null;
}

class CurveDto {
  @ApiProperty({ example: 'ember-vane' }) participant_id: string;
  @ApiProperty({ example: 'Ember Vane' }) name: string;
  @ApiProperty({ enum: ['house', 'challenger'] }) kind: string;
  @time(true) entered_at: string | null;
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true }, example: [10_000, 10_002.31] })
  equity_usd: (number | null)[];
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true }, example: [0, 0.0231] })
  return_pct: (number | null)[];
  @ApiProperty({
    type: 'array',
    items: { type: 'number', nullable: true },
    example: [null, 0.31],
    description: 'As the board had it at that time; null before two samples, and where it was not taken down.',
  })
  score: (number | null)[];
}

export class CurvesView {
  @ApiProperty({ example: '1h-2026-11-20T23' }) match_id: string;
  @ApiProperty({ enum: ['1h', '1d', '1w'] }) duration: string;
  @ApiProperty({ enum: ['running', 'ended', 'settled'] }) status: string;
  @ApiProperty({ example: 60 }) step_seconds: number;
  @ApiProperty({ type: [String], description: 'The common times of all curves; null there before an entry.' })
  times: string[];
  @ApiProperty({ type: [CurveDto], description: 'In the order of the board.' }) curves: CurveDto[];
  @ApiProperty({ example: 0, description: 'Participants without a curve here: ask for them by name.' })
  omitted: number;
}

class OddsPathDto {
  @ApiProperty({ example: 'ember-vane' }) participant_id: string;
  @ApiProperty({ example: 'Ember Vane' }) name: string;
  @ApiProperty({ enum: ['house', 'challenger'] }) kind: string;
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true }, example: [0.07, 0.12] })
  win_probability: (number | null)[];
  @ApiProperty({
    type: 'array',
    items: { type: 'number', nullable: true },
    example: [0.08, 0.1],
    description: 'Of the highest return.',
  })
  by_return: (number | null)[];
}

export class OddsHistoryView {
  @ApiProperty({ example: '1h-2026-11-20T23' }) match_id: string;
  @ApiProperty({ enum: ['1h', '1d', '1w'] }) duration: string;
  @ApiProperty({ enum: ['running', 'ended', 'settled'] }) status: string;
  @ApiProperty({ example: 60 }) step_seconds: number;
  @ApiProperty({ type: [String], description: 'Times of the quotes; in the replayed week there are five or six.' })
  times: string[];
  @ApiProperty({ type: [OddsPathDto], description: 'In the order of the board; null where somebody was not in it.' })
  odds: OddsPathDto[];
}
