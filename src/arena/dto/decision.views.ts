import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { NO_POSITION, REJECTIONS } from '../engine/exchange/index.js';
import { AccountDto, PositionDto } from './account.views.js';

export class FillDto {
  @ApiProperty({ example: 0.0052 }) quantity: number;
  @ApiProperty({ example: 96012.4 }) price: number;
  @ApiProperty({ example: 499.26 }) notional_usd: number;
  @ApiProperty({ example: 0.22467 }) fee_usd: number;
  @ApiProperty({ example: 0.62 }) slippage_bps: number;
  @ApiProperty({ example: 0 }) realized_pnl_usd: number;
}

export class ResultDto {
  @ApiProperty({ example: 'BTC/USD' }) symbol: string;
  @ApiProperty({ enum: ['buy_to_enter', 'sell_to_enter', 'close', 'hold'] }) signal: string;
  @ApiProperty({ enum: ['filled', 'partially_filled', 'resting', 'rejected', 'noted'] }) status: string;
  @ApiPropertyOptional({ enum: [...REJECTIONS, NO_POSITION] }) code?: string;
  @ApiPropertyOptional({ example: 'ord_7ps_0' }) order_id?: string;
  @ApiPropertyOptional({ type: FillDto }) fill?: FillDto;
  @ApiPropertyOptional({ type: PositionDto }) position?: PositionDto;
  @ApiPropertyOptional({ example: 1, description: 'Resting orders that a close took back.' }) cancelled_orders?: number;
}

export class DecisionView {
  @ApiProperty({ example: 'dec_1f0c' }) decision_id: string;
  @ApiProperty({ enum: ['accepted'] }) status: 'accepted';
  @ApiProperty({ type: [ResultDto] }) results: ResultDto[];
  @ApiProperty({ type: AccountDto }) account: AccountDto;
  @ApiProperty({ example: 10321, description: 'The tick that executed it.' }) tick: number;
  @ApiProperty({ format: 'date-time', description: 'Advisory.' }) next_decision_at: string;
}
