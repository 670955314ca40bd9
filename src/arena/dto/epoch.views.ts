import { ApiProperty } from '@nestjs/swagger';
import { RevealedEpochDto } from './history.views.js';

export class EpochTickDto {
  @ApiProperty({ example: 604_801 }) tick: number;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T23:00:01.000Z' }) at: string;
  @ApiProperty({ type: [Number], example: [96_000.1, 3_300.01, 185.001, 650.01, 2.30001, 0.320001] }) prices: number[];
  @ApiProperty({
    type: [Number],
    nullable: true,
    example: [251_340, 122_071, 30_412, 14_190, 25_018, 9_077],
    description: 'Traded notional since the tick before; null under version 1, where it is made of prices.',
  })
  volumes_usd: number[] | null;
}

export class EpochView extends RevealedEpochDto {
  @ApiProperty({ type: [String], example: ['BTC/USD', 'ETH/USD', 'SOL/USD', 'BNB/USD', 'XRP/USD', 'DOGE/USD'] })
  symbols: string[];
  @ApiProperty({ type: [EpochTickDto], description: 'Published prices of its ticks, kept for 15 days.' })
  ticks: EpochTickDto[];
}
