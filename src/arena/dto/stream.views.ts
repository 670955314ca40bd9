import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiOkResponse, ApiProperty, PickType, getSchemaPath } from '@nestjs/swagger';
import { DURATIONS } from '../engine/matches/index.js';
import { SealDto } from './history.views.js';
import { ChatLineDto, OddsLineDto, TapeEntryDto, WIN_PROBABILITY } from './league.views.js';

export class StreamPriceDto {
  @ApiProperty({ example: 'BTC/USD' }) symbol: string;
  @ApiProperty({ example: 96012.4 }) price: number;
  @ApiProperty({ example: 96007.6 }) bid: number;
  @ApiProperty({ example: 96017.2 }) ask: number;
  @ApiProperty({ example: false }) halted: boolean;
}

export class StreamTickDto {
  @ApiProperty({ example: 10321 }) tick: number;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T23:00:00.000Z' }) as_of: string;
  @ApiProperty({ type: [StreamPriceDto] }) prices: StreamPriceDto[];
}

export class StreamMatchDto {
  @ApiProperty({ example: '1h-2026-11-20T23' }) id: string;
  @ApiProperty({ enum: ['running', 'ended'] }) status: string;
  @ApiProperty({ required: false, type: String, nullable: true, description: 'With `ended`: the first on the board.' })
  winner?: string | null;
}

export class StreamStandingDto {
  @ApiProperty({ example: 1 }) rank: number;
  @ApiProperty({ example: 'ember-vane' }) participant_id: string;
  @ApiProperty({ example: 'Ember Vane' }) name: string;
  @ApiProperty({ type: Number, nullable: true, example: 0.84 }) score: number | null;
  @ApiProperty({ example: 1.27 }) return_pct: number;
  @ApiProperty({ type: Number, nullable: true, example: 0.31, description: WIN_PROBABILITY })
  win_probability: number | null;
}

class StreamOddsDto extends PickType(OddsLineDto, ['id', 'name', 'win_probability']) {}

export class StreamStandingsDto {
  @ApiProperty({ enum: DURATIONS }) duration: string;
  @ApiProperty({ example: '1d-2026-11-20T00' }) match_id: string;
  @ApiProperty({ type: [StreamStandingDto], description: 'The first twenty.' }) entries: StreamStandingDto[];
  @ApiProperty({
    type: [StreamOddsDto],
    description: 'Of everybody who may still win, the likeliest first, as `odds` of `/api/state`.',
  })
  odds: StreamOddsDto[];
}

class LeaderDto {
  @ApiProperty({ example: 'ember-vane' }) participant_id: string;
  @ApiProperty({ example: 'Ember Vane' }) name: string;
  @ApiProperty({ example: 1.27 }) return_pct: number;
}

export class StreamLeadDto {
  @ApiProperty({ enum: DURATIONS }) duration: string;
  @ApiProperty({ example: '1d-2026-11-20T00' }) match_id: string;
  @ApiProperty({ type: LeaderDto }) leader: LeaderDto;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'stillwater',
    description: 'Who led before; null at the start.',
  })
  previous: string | null;
}

/** Something between `from` and `to` is missing: read what you need anew. */
export class StreamGapDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: '11649.0',
    description: 'The id shown; null when it is none of ours.',
  })
  from: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '12018.0',
    description: 'The event with which the stream goes on; null for the next that happens.',
  })
  to: string | null;
}

const EVENTS = {
  gap: StreamGapDto,
  tick: StreamTickDto,
  trade: TapeEntryDto,
  chat: ChatLineDto,
  match: StreamMatchDto,
  standings: StreamStandingsDto,
  lead: StreamLeadDto,
  record: SealDto,
};

const ABOUT =
  '`tick` every tick; `trade` for each entry of the tape of type trade or liquidation; `chat`; `match` when one begins or ends; ' +
  '`standings` of each match every fifth tick, and `lead` where another one leads than the fifth tick before; `record` with the newest link of the chain when records were sealed. `id` is tick and place in it. `gap`, without an id and always first, where ' +
  'Last-Event-ID cannot be continued. `data` is JSON; its schema by event stands in `x-event-data`.';

/** Documents the stream: its header and what each event carries. */
export const StreamEvents = () => {
  const data = Object.entries(EVENTS).map(([event, model]) => [event, { $ref: getSchemaPath(model) }]);
  const schema = { type: 'string', 'x-event-data': Object.fromEntries(data) as object } as const;
  return applyDecorators(
    ApiExtraModels(...Object.values(EVENTS)),
    ApiHeader({
      name: 'Last-Event-ID',
      required: false,
      schema: { type: 'string', example: '11649.0' },
      description:
        'The id of the last event seen: the stream goes on after it. The last 2,000 events are kept, in memory.',
    }),
    ApiOkResponse({ description: ABOUT, content: { 'text/event-stream': { schema } } }),
  );
};
