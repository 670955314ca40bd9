import { ApiProperty } from '@nestjs/swagger';
import { BoardEntryDto } from './league.views.js';

const time = () => ApiProperty({ format: 'date-time', example: '2026-11-20T23:00:00.000Z' });

export class CandleDto {
  @time() time: string;
  @ApiProperty({ example: 96000 }) open: number;
  @ApiProperty({ example: 96100 }) high: number;
  @ApiProperty({ example: 95900 }) low: number;
  @ApiProperty({ example: 96050 }) close: number;
  @ApiProperty({ example: 13_000_000 }) volume_usd: number;
}

export class CandlesView {
  @ApiProperty({ example: 'BTC/USD' }) symbol: string;
  @ApiProperty({ enum: ['1m', '5m', '1h', '1d'] }) interval: string;
  @ApiProperty({ type: [CandleDto] }) candles: CandleDto[];
}

export class MatchLineView {
  @ApiProperty({ example: '1h-2026-11-20T23' }) id: string;
  @ApiProperty({ enum: ['1h', '1d', '1w'] }) duration: string;
  @time() starts_at: string;
  @time() ends_at: string;
  @ApiProperty({ enum: ['running', 'ended', 'settled'] }) status: string;
  @ApiProperty({ example: 15 }) participants: number;
  @ApiProperty({ type: String, nullable: true, example: 'ember-vane' }) winner: string | null;
}

export class MatchListView {
  @ApiProperty({ type: [MatchLineView] }) matches: MatchLineView[];
  @ApiProperty({ type: String, nullable: true, example: null }) next_cursor: string | null;
}

export class EpochDto {
  @ApiProperty({ example: 168 }) epoch: number;
  @time() starts_at: string;
  @ApiProperty({ description: 'SHA-256 of the seed, hexadecimal.' }) commitment: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null until the epoch is over.' }) seed: string | null;
}

export class RevealedEpochDto extends EpochDto {
  @ApiProperty({ type: 'object', nullable: true, additionalProperties: true }) latent_state: object | null;
}

export class EpochsView {
  @ApiProperty({ type: [RevealedEpochDto] }) epochs: RevealedEpochDto[];
}

export class MatchViewDto {
  @ApiProperty({ example: '1h-2026-11-20T23' }) id: string;
  @ApiProperty({ enum: ['1h', '1d', '1w'] }) duration: string;
  @ApiProperty({ enum: ['running', 'ended', 'settled'] }) status: string;
  @time() starts_at: string;
  @time() ends_at: string;
  @ApiProperty({ type: [BoardEntryDto] }) entries: BoardEntryDto[];
  @ApiProperty({
    type: 'object',
    nullable: true,
    additionalProperties: true,
    description:
      'Null until settled. Winner; `odds`: Brier and log scores of the quotes with reliability bins; `ratings` before and after; ' +
      '`confidence`: Brier score of what each participant stated; `luck`: 90 % bootstrap intervals of the ranks and the ' +
      'probability of beating buy-and-hold, null for matches with too few samples.',
  })
  settlement: object | null;
  @ApiProperty({ type: [EpochDto] }) epochs: EpochDto[];
}
