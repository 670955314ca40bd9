import { ApiProperty } from '@nestjs/swagger';
import { CAUSE_NAMES, type Cause } from './causes.js';

export class DayView {
  @ApiProperty({ example: '2026-01-01', description: 'UTC.' }) date: string;
  @ApiProperty({ example: 1440, description: 'Minutes in which somebody asked; 0: nothing is known of that day.' })
  asked: number;
  @ApiProperty({ example: 0, description: 'Of these, without a good answer.' }) failed: number;
  @ApiProperty({ nullable: true, type: Number, example: 1, description: '0 to 1; null where nobody asked.' })
  availability: number | null;
  @ApiProperty({ nullable: true, type: Number, example: 4, description: 'Half of the answers came within.' })
  p50_ms: number | null;
  @ApiProperty({ nullable: true, type: Number, example: 11, description: '95 % came within.' })
  p95_ms: number | null;
}

export class InterfaceStatus {
  @ApiProperty({ example: 'arena' }) name: string;
  @ApiProperty({
    enum: ['ok', 'down', 'unknown'],
    description: 'Of the last answer; `unknown` when it is older than five minutes.',
  })
  status: 'ok' | 'down' | 'unknown';
  @ApiProperty({ nullable: true, type: Number, example: 0.999987, description: 'Over all days, by minutes.' })
  availability: number | null;
  @ApiProperty({ type: [DayView], description: 'Ninety, the oldest first, today last.' }) days: DayView[];
}

export class IncidentView {
  @ApiProperty({ enum: CAUSE_NAMES }) cause: Cause;
  @ApiProperty({ example: 'The market stood still: decisions were refused.' }) summary: string;
  @ApiProperty({ example: '2026-01-01T00:00:00.000Z' }) opened_at: string;
  @ApiProperty({ nullable: true, type: String, example: '2026-01-01T00:04:00.000Z', description: 'Null: not over.' })
  closed_at: string | null;
}

export class StatusView {
  @ApiProperty({
    enum: ['ok', 'degraded', 'down', 'unknown'],
    description: '`down`: callers of an interface get no answers now; `degraded`: something else is wrong.',
  })
  status: 'ok' | 'degraded' | 'down' | 'unknown';
  @ApiProperty({ example: '2026-01-01T00:00:00.000Z' }) as_of: string;
  @ApiProperty({
    nullable: true,
    enum: ['running', 'paused'],
    type: String,
    description: 'Whether the operator lets the league run: while it is paused decisions get 503 `market_paused`.',
  })
  league: 'running' | 'paused' | null;
  @ApiProperty({ type: [InterfaceStatus], description: 'Those that are loaded here.' }) interfaces: InterfaceStatus[];
  @ApiProperty({ type: [IncidentView], description: 'Of ninety days, the newest first, 100 at most.' })
  incidents: IncidentView[];
}
