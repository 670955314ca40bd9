import { toUsd } from '../../../common/kernel/money.js';
import { instrumentOf } from '../instruments.js';
import { quantityOf, type Fill, type FundingEvent, type LiquidationEvent } from '../exchange/index.js';
import { inOrder } from './key-order.js';
import { KEPT_CHAT, KEPT_TAPE, type ChatLine, type League, type TapeEntry, type TapeType } from './league.js';

type Members = Record<string, unknown>;

const MEMBERS = (
  'id at type participant_id name kind event match_id winner symbol side quantity price notional_usd fee_usd ' +
  'realized_pnl_usd slippage_bps execution liquidity order_id decision_id fill_id reasoning title body symbols amount_usd'
).split(' ');

/** A line with its members in the one order, wherever it comes from. */
export const tapeView = (entry: TapeEntry): TapeEntry => inOrder(MEMBERS, entry);

/** Writes one line on the tape. Ids grow with tick and place. Changes the league. */
export function write(league: League, type: TapeType, participantId: string | null, members: Members): TapeEntry {
  const who = participantId === null ? undefined : league.participants.get(participantId);
  const entry = tapeView({
    id: `tap_${league.tick.toString(36)}_${(league.tape.length % 1e6).toString(36)}_${type}`,
    at: new Date(league.time).toISOString(),
    type,
    participant_id: participantId,
    name: who?.name ?? null,
    kind: who?.kind ?? null,
    ...members,
  });
  league.tape.push(entry);
  return entry;
}

export const tradeMembers = (fill: Fill): Members => ({
  symbol: fill.symbol,
  side: fill.side,
  quantity: quantityOf(instrumentOf(fill.symbol).index, fill.lots),
  price: fill.price / 1e6,
  notional_usd: toUsd(fill.notional),
  fee_usd: toUsd(fill.fee),
  realized_pnl_usd: toUsd(fill.realized),
  slippage_bps: fill.slippage_bps,
  execution: fill.kind,
  liquidity: fill.maker ? 'maker' : 'taker',
  order_id: fill.order_id,
  decision_id: fill.decision_id,
  fill_id: fill.id,
  reasoning: fill.reasoning,
});

export const liquidationMembers = (event: LiquidationEvent): Members => ({
  equity_usd: toUsd(event.equity),
  maintenance_margin_usd: toUsd(event.maintenance),
  insurance_usd: toUsd(event.deficit),
});

export const fundingMembers = (event: FundingEvent): Members => ({
  symbol: event.symbol,
  amount_usd: toUsd(event.amount),
});

/** Adds a line of chat. Changes the league. */
export function speak(league: League, participantId: string, text: string): ChatLine | null {
  const who = league.participants.get(participantId);
  if (!who) return null;
  const line: ChatLine = {
    id: `msg_${league.tick.toString(36)}_${league.chat.length.toString(36)}`,
    at: new Date(league.time).toISOString(),
    participant_id: participantId,
    name: who.name,
    text,
  };
  league.chat.push(line);
  return line;
}

/** Drops what the public views do not show any more. */
export function trim(league: League): void {
  if (league.tape.length > KEPT_TAPE * 2) league.tape.splice(0, league.tape.length - KEPT_TAPE);
  if (league.chat.length > KEPT_CHAT * 2) league.chat.splice(0, league.chat.length - KEPT_CHAT);
}
