import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
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
  @ApiProperty({
    type: Number,
    nullable: true,
    example: 2,
    description: 'Law of the market in this hour; null where no path is kept of it, or it has not begun.',
  })
  market_version: number | null;
  @ApiProperty({
    format: 'date-time',
    example: '2026-11-24T00:00:00.000Z',
    description: 'Seed and latent state are shown from then on: REVEAL_HOURS after the end of the hour.',
  })
  verifiable_from: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null until `verifiable_from`.' }) seed: string | null;
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
      'Null until settled. Winner; `odds`: Brier and log scores of the quotes with reliability bins; `ratings` before and after (of hourly matches: each hour counts once); ' +
      '`confidence`: Brier score of what each participant stated; `luck`: 90 % bootstrap intervals of the ranks and the ' +
      'probability of beating buy-and-hold, null for matches with too few samples; `hash` over `chapters`, the hashes of ' +
      '3,600 ticks each of its record.',
  })
  settlement: object | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-11-24T02:00:00.000Z',
    description: 'From then on all of its prices can be recomputed from shown seeds; null without seeds.',
  })
  verifiable_from: string | null;
  @ApiProperty({ type: [EpochDto] }) epochs: EpochDto[];
}

class RecordEntryDto {
  @ApiProperty({ example: 0 }) chapter: number;
  @ApiProperty({ example: 10321 }) tick: number;
  @ApiProperty({ example: '{"mids":[97000000000],"tick":10321}', description: 'Canonical JSON, as it is hashed.' })
  line: string;
}

export class SealDto {
  @ApiProperty({ example: 412, description: 'From 1 on, without gaps.' }) seq: number;
  @ApiProperty({ example: '1h-2026-11-20T23' }) match_id: string;
  @ApiProperty({ description: '`hash` of the link before; 64 zeros for the first.' }) previous: string;
  @ApiProperty({ description: 'SHA-256 of the body of the match’s record, hexadecimal.' }) body_hash: string;
  @ApiProperty({
    description:
      'SHA-256 of the lines `fyra record`, seq, match_id, previous and body_hash, each ended by a line feed; hexadecimal.',
  })
  hash: string;
  @ApiProperty({ example: '9f86d081884c7d65' }) key_id: string;
  @ApiProperty({ description: 'Ed25519 over the 32 bytes of `hash`, base64.' }) signature: string;
}

class HeldSealDto extends SealDto {
  @time() sealed_at: string;
}

export class RecordsPage {
  @ApiProperty({ type: [HeldSealDto] }) records: HeldSealDto[];
  @ApiProperty({ type: String, nullable: true, example: null }) next_cursor: string | null;
}

export class RecordKeyDto {
  @ApiProperty({ example: '9f86d081884c7d65', description: 'First 16 digits of SHA-256 of the key’s 32 bytes.' })
  key_id: string;
  @ApiProperty({ description: '32 bytes, base64.' }) public_key: string;
  @time() since: string;
  @ApiProperty({ type: String, nullable: true, description: 'The key before it; null for the first.' })
  vouched_by: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Its signature of this key’s 32 bytes, base64.' })
  vouch: string | null;
}

export class RecordKeysView extends RecordKeyDto {
  @ApiProperty({ enum: ['Ed25519'] }) algorithm: string;
  @ApiProperty({ type: [RecordKeyDto], description: 'Earlier keys, the newest first.' }) earlier: RecordKeyDto[];
  @ApiProperty({
    type: SealDto,
    nullable: true,
    description: 'The newest link: keep it, and the past cannot be rewritten.',
  })
  head: SealDto | null;
}

export class MatchRecordView {
  @ApiProperty({ example: '1h-2026-11-20T23' }) match_id: string;
  @ApiProperty({ type: String, nullable: true }) hash: string | null;
  @ApiPropertyOptional({
    type: HeldSealDto,
    description: 'On the first page; absent until it is sealed, a second after the settlement.',
  })
  seal?: HeldSealDto;
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description:
      'On the first page: the record as it is hashed. Board, odds with their scores, ratings before and after, and `hash`.',
  })
  body?: string | null;
  @ApiProperty({ type: [RecordEntryDto] }) entries: RecordEntryDto[];
  @ApiProperty({ type: String, nullable: true }) next_cursor: string | null;
}
