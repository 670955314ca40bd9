import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { WebhookSecret } from '../../common/webhooks/webhook-url.js';
import { AGENT_STATUSES, type AgentStatus } from '../entities/participant.entity.js';
import { OUTCOMES, type Outcome } from '../entities/round.entity.js';
import { AccountDto, OrderDto, RatingDto, SkillDto } from './account.views.js';

const EXAMPLE_ID = 'agt_01hx3v9k2m5n7p8q4r6s1t0w2y';
const time = () => ApiProperty({ format: 'date-time', example: '2026-11-20T23:00:00.000Z' });
const optionalTime = () => ApiProperty({ type: String, format: 'date-time', nullable: true, example: null });

export class AgentLineView {
  @ApiProperty({ example: EXAMPLE_ID }) id: string;
  @ApiProperty({ example: 'Quiet Heron' }) name: string;
  @ApiProperty({ type: String, nullable: true, example: 'my-model-1' }) model: string | null;
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  @ApiProperty({ enum: AGENT_STATUSES }) status: AgentStatus;
  @time() registered_at: string;
  @optionalTime() last_heartbeat_at: string | null;
}

export class AgentListView {
  @ApiProperty({ type: [AgentLineView] }) agents: AgentLineView[];
  @ApiProperty({ example: 1 }) total: number;
  @ApiProperty({ type: String, nullable: true, example: null }) next_cursor: string | null;
}

export class HeartbeatRule {
  @ApiProperty({ example: 'POST' }) method: string;
  @ApiProperty({ example: '/api/v1/agents/heartbeat' }) path: string;
  @ApiProperty({ example: 60 }) interval_seconds: number;
  @ApiProperty({ example: 600 }) timeout_seconds: number;
}

export class RegisteredView {
  @ApiProperty({ example: EXAMPLE_ID }) id: string;
  @ApiProperty({ example: 'Quiet Heron' }) name: string;
  @ApiProperty({ enum: ['queued'] }) status: 'queued';
  @ApiProperty({ example: 'fyra_arena_…', description: 'Shown once; send it as X-Arena-Key.' }) api_key: string;
  @ApiProperty({
    example: 'fyra_secret_…',
    description: 'Shown once; signs requests of the futures protocol (docs/futures.md).',
  })
  api_secret: string;
  @time() registered_at: string;
  @ApiProperty({ type: HeartbeatRule }) heartbeat: HeartbeatRule;
  @ApiProperty({ example: 'http://localhost:3000/api/v1/league' }) rules_url: string;
  @WebhookSecret() webhook_secret?: string;
}

export class PlaceView {
  @ApiProperty({ example: '1d-2026-11-20T00' }) match_id: string;
  @ApiProperty({ enum: ['1h', '1d', '1w'] }) duration: string;
  @time() ends_at: string;
  @ApiProperty({ example: 3 }) rank: number;
  @ApiProperty({ example: 0.42 }) return_pct: number;
  @ApiProperty() eligible: boolean;
}

export class HeartbeatView {
  @ApiProperty({ example: EXAMPLE_ID }) id: string;
  @ApiProperty({ enum: ['active'] }) status: 'active';
  @ApiProperty({ enum: AGENT_STATUSES }) previous_status: AgentStatus;
  @time() activated_at: string;
  @time() heartbeat_at: string;
  @time() expires_at: string;
  @ApiProperty({ type: AccountDto }) account: AccountDto;
  @ApiProperty({ type: [PlaceView] }) matches: PlaceView[];
  @ApiProperty({ example: 10321 }) tick: number;
}

class GuestRoundDto {
  @time() at: string;
  @ApiProperty({ enum: OUTCOMES }) outcome: Outcome;
  @ApiProperty({ type: String, nullable: true, example: 'the model did not answer: status 429' })
  problem: string | null;
}

export class GuestDto {
  @ApiProperty({ example: 12 }) rounds_today: number;
  @ApiProperty({ example: 13 }) calls_today: number;
  @ApiProperty({ example: 40_800 }) tokens_today: number;
  @ApiProperty({ example: 0.0541 }) cost_today_usd: number;
  @ApiProperty({ type: GuestRoundDto, nullable: true }) last_round: GuestRoundDto | null;
}

export class AgentView extends AgentLineView {
  @ApiProperty({ enum: ['challenger'] }) kind: 'challenger';
  @ApiProperty({ type: String, nullable: true }) homepage: string | null;
  @optionalTime() activated_at: string | null;
  @optionalTime() retired_at: string | null;
  @ApiProperty({ example: 12 }) trades: number;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Verified name of who runs it.' })
  operator: string | null;
  @ApiPropertyOptional({
    type: GuestDto,
    nullable: true,
    description: 'How the model of a guest of the house does (UTC days); null for others.',
  })
  guest?: GuestDto | null;
  @ApiProperty({ type: RatingDto }) rating: RatingDto;
  @ApiProperty({ type: SkillDto }) skill: SkillDto;
  @ApiProperty({ type: 'array', items: { type: 'array', items: {} }, description: '[time, equity in USD]' })
  equity_curve: [string, number][];
  @ApiProperty({ type: AccountDto }) account: AccountDto;
  @ApiProperty({ type: [PlaceView] }) matches: PlaceView[];
}

export class EntryConfirmedView {
  @ApiProperty({ enum: [true], example: true }) confirmed: true;
  @ApiProperty({ example: EXAMPLE_ID }) id: string;
}

export class PastDecisionView {
  @ApiProperty({ example: 'dec_1f0c' }) decision_id: string;
  @time() received_at: string;
  @ApiProperty({ type: Number, nullable: true }) tick: number | null;
  @ApiProperty({ type: [Object] }) actions: object[];
  @ApiProperty({ type: [Object], nullable: true }) results: object[] | null;
}

export class OwnAgentView extends AgentView {
  @ApiProperty({ description: 'Whether its e-mail address is confirmed, so that entries are counted by that.' })
  contact_confirmed: boolean;
  @ApiProperty({ type: [OrderDto] }) orders: OrderDto[];
  @ApiProperty({ type: [PastDecisionView] }) decisions: PastDecisionView[];
}

export class CancelledOrderView extends OrderDto {
  @ApiProperty({ enum: ['cancelled'] }) status: 'cancelled';
}

export class RotatedKeyView {
  @ApiProperty({ example: 'fyra_arena_…' }) api_key: string;
  @ApiProperty({
    example: 'fyra_secret_…',
    description: 'Shown once; signs requests of the futures protocol (docs/futures.md).',
  })
  api_secret: string;
  @ApiProperty({ format: 'date-time', description: 'Until then the old key works too.' }) old_key_valid_until: string;
  @ApiProperty({ example: 3600 }) previous_key_expires_in_seconds: number;
}
