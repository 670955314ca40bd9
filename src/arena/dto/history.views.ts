import { ApiProperty } from '@nestjs/swagger';
import { CandleDto } from './candle.view.js';
import { BoardEntryDto } from './league.views.js';

const time = () => ApiProperty({ format: 'date-time', example: '2026-11-20T23:00:00.000Z' });

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
  @ApiProperty({ description: 'SHA-256 of `commit:` and the 32 bytes of the seed, hexadecimal.' }) commitment: string;
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
      'probability of beating buy-and-hold, null for matches with too few samples; `hash` over `chapters`, the hashes of ' +
      '3,600 ticks each of its record.',
  })
  settlement: object | null;
  @ApiProperty({ type: [EpochDto] }) epochs: EpochDto[];
}

class RecordEntryDto {
  @ApiProperty({ example: 0 }) chapter: number;
  @ApiProperty({ example: 10321 }) tick: number;
  @ApiProperty({ example: '{"mids":[97000000000],"tick":10321}', description: 'Canonical JSON, as it is hashed.' })
  line: string;
}

export class MatchRecordView {
  @ApiProperty({ example: '1h-2026-11-20T23' }) match_id: string;
  @ApiProperty({ type: String, nullable: true }) hash: string | null;
  @ApiProperty({ type: [RecordEntryDto] }) entries: RecordEntryDto[];
  @ApiProperty({ type: String, nullable: true }) next_cursor: string | null;
}
