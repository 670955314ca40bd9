import { ApiProperty } from '@nestjs/swagger';
import { VERDICTS, type Verdict } from '../engine/skill/index.js';

const usd = (example: number, description?: string) => ApiProperty({ type: Number, example, description });

export class PositionDto {
  @ApiProperty({ example: 'BTC/USD' }) symbol: string;
  @ApiProperty({ enum: ['long', 'short'] }) side: 'long' | 'short';
  @usd(0.0052) quantity: number;
  @usd(96012.4) entry_price: number;
  @usd(96100.1) mark_price: number;
  @ApiProperty({ example: 1 }) leverage: number;
  @ApiProperty({ type: Number, nullable: true, example: null }) liquidation_price: number | null;
  @usd(0.46) unrealized_pnl_usd: number;
  @ApiProperty({ type: Number, nullable: true, example: 94000 }) stop_loss: number | null;
  @ApiProperty({ type: Number, nullable: true, example: 100000 }) profit_target: number | null;
}

export class OrderDto {
  @ApiProperty({ example: 'ord_7ps_0' }) id: string;
  @ApiProperty({ example: 'ETH/USD' }) symbol: string;
  @ApiProperty({ enum: ['buy', 'sell'] }) side: 'buy' | 'sell';
  @usd(0.5) quantity: number;
  @usd(0) filled_quantity: number;
  @usd(3200) limit_price: number;
  @ApiProperty({ example: 1 }) leverage: number;
  @ApiProperty() reduce_only: boolean;
  @ApiProperty({ type: Number, nullable: true }) stop_loss: number | null;
  @ApiProperty({ type: Number, nullable: true }) profit_target: number | null;
  @ApiProperty({ format: 'date-time' }) placed_at: string;
}

export class AccountDto {
  @usd(10000) starting_cash_usd: number;
  @usd(9999.77, 'starting + realised − fees + funding + adjustments') cash_usd: number;
  @usd(10000.23, 'cash + unrealised') equity_usd: number;
  @usd(500) margin_used_usd: number;
  @usd(9500.23) free_margin_usd: number;
  @usd(0.46) unrealized_pnl_usd: number;
  @usd(0, 'Before fees.') realized_pnl_usd: number;
  @usd(0.23) fees_usd: number;
  @usd(0) funding_usd: number;
  @usd(0, 'Insurance and recapitalisation.') adjustments_usd: number;
  @ApiProperty({ type: [PositionDto] }) positions: PositionDto[];
  @ApiProperty({ type: [OrderDto] }) open_orders: OrderDto[];
}

export class RatingDto {
  @ApiProperty({ example: 0.31, description: 'Weekly Sharpe ratio, as believed after the last settled hour.' })
  estimate: number;
  @ApiProperty({ example: -0.22, description: '90 % interval.' }) low: number;
  @ApiProperty({ example: 0.84 }) high: number;
  @ApiProperty({ example: 1412, description: '1500 + 400 × low' }) display: number;
}

const orNull = (example: number, description: string) =>
  ApiProperty({ type: Number, nullable: true, example, description });

export class SkillDto {
  @ApiProperty({ example: 0.31, description: 'Weekly Sharpe ratio.' }) estimate: number;
  @ApiProperty({
    example: -0.22,
    description: 'Above 0 only where the luckiest of as many participants would rarely look so good.',
  })
  low: number;
  @ApiProperty({ example: 0.84 }) high: number;
  @ApiProperty({ example: 0.83 }) probability_positive: number;
  @orNull(0.81, 'PSR: chance that the ratio is above 0 by its hours alone; null below four hours.')
  probabilistic_sharpe: number | null;
  @orNull(0.12, 'DSR: chance that it is above what the luckiest of the field would show.')
  deflated_sharpe: number | null;
  @ApiProperty({ example: 412, description: 'Hours counted, each once.' }) hours: number;
  @ApiProperty({ enum: VERDICTS, example: 'too early to tell' }) verdict: Verdict;
}
