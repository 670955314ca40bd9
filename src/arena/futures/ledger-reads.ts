import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../common/auth/principal.js';
import {
  ASSET,
  futuresSymbol,
  isBuyerMaker,
  lotText,
  malformed,
  orderIdOf,
  priceText,
  tickOfTrade,
  tradeIdOf,
  unitsOf,
  usdText,
  type Parameters,
} from '../engine/futures/index.js';
import type { MarketSymbol } from '../engine/types.js';
import { Challengers } from './challengers.js';

const USUAL = 500;
const MOST = 1000;
const LAST_TIME = 1e14;

interface FillRow {
  id: string;
  at: Date;
  symbol: MarketSymbol;
  side: 'buy' | 'sell';
  maker: boolean;
  lots: string;
  price: string;
  notional: string;
  fee: string;
  realized: string;
  seq: string | null;
}

interface PostingRow {
  id: string;
  entry: string;
  kind: string;
  amount: string;
  at: Date;
  symbol: MarketSymbol | null;
}

const INCOME: Record<string, string> = {
  REALIZED_PNL: 'trade',
  COMMISSION: 'fee',
  FUNDING_FEE: 'funding',
  INSURANCE_CLEAR: 'insurance',
  TRANSFER: 'capital',
  WELCOME_BONUS: 'recapitalisation',
};
const TYPE_OF = new Map(Object.entries(INCOME).map(([type, kind]) => [kind, type]));

/** A challenger's fills and postings, as the books have them. */
@Injectable()
export class LedgerReads {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly challengers: Challengers,
  ) {}

  /** Rows of `userTrades`, oldest first: from a trade or a time on, else the newest. */
  async trades(principal: Principal, given: Parameters) {
    const instrument = given.optionalInstrument();
    const from = given.whole('fromId', 0, Number.MAX_SAFE_INTEGER);
    const orderId = given.whole('orderId', 0, Number.MAX_SAFE_INTEGER);
    const [start, end] = spanOf(given);
    const forwards = (from ?? start) !== undefined;
    const way = forwards ? 'ASC' : 'DESC';
    const rows = await this.db.query<FillRow[]>(
      `SELECT f.*, c.seq FROM (
         SELECT id, tick, at, symbol, side, maker, lots, price, notional, fee, realized, decision_id, participant_id FROM arena_fill
         WHERE participant_id = $1 AND ($2::text IS NULL OR symbol = $2) AND ($3::bigint IS NULL OR tick >= $3)
           AND ($4::float8 IS NULL OR at >= to_timestamp($4::float8 / 1000)) AND ($5::float8 IS NULL OR at <= to_timestamp($5::float8 / 1000))
         ORDER BY tick ${way}, length(id) ${way}, id ${way} LIMIT $6
       ) f LEFT JOIN arena_command c ON c.participant_id = f.participant_id AND c.decision_id = f.decision_id`,
      [
        await this.challengers.idOf(principal),
        instrument?.symbol ?? null,
        from === undefined ? null : tickOfTrade(from),
        start ?? null,
        end ?? null,
        given.limit(USUAL, MOST),
      ],
    );
    const trades = rows.map(tradeView).filter(({ id }) => id >= (from ?? 0));
    return trades.filter((one) => orderId === undefined || one.orderId === orderId).sort((a, b) => a.id - b.id);
  }

  /** Rows of `income`, oldest first: from a time on, else the newest. @throws DomainError -1102 for a type that is none */
  async income(principal: Principal, given: Parameters) {
    const instrument = given.optionalInstrument();
    const type = given.optional('incomeType');
    if (type !== undefined && INCOME[type] === undefined && !NEVER.includes(type)) throw malformed('incomeType');
    const [start, end] = spanOf(given);
    const rows = await this.db.query<PostingRow[]>(
      `SELECT p.id, p.entry, p.kind, p.amount, t.at, f.symbol
       FROM arena_posting p JOIN arena_tick t ON t.tick = p.tick LEFT JOIN arena_fill f ON f.id = p.entry
       WHERE p.account = $1 AND ($2::text IS NULL OR p.kind = $2) AND ($3::text IS NULL OR f.symbol = $3)
         AND ($4::float8 IS NULL OR t.at >= to_timestamp($4::float8 / 1000)) AND ($5::float8 IS NULL OR t.at <= to_timestamp($5::float8 / 1000))
       ORDER BY p.id ${start === undefined ? 'DESC' : 'ASC'} LIMIT $6`,
      [
        await this.challengers.idOf(principal),
        type === undefined ? null : (INCOME[type] ?? 'none'),
        instrument?.symbol ?? null,
        start ?? null,
        end ?? null,
        given.limit(100, MOST),
      ],
    );
    return rows.map(incomeView).sort((a, b) => a.tranId - b.tranId);
  }
}

/** Of the protocol, and never of the league. */
const NEVER = ['REFERRAL_KICKBACK', 'COMMISSION_REBATE', 'API_REBATE', 'CONTEST_REWARD', 'COIN_SWAP_DEPOSIT'];

const spanOf = (given: Parameters): (number | undefined)[] =>
  ['startTime', 'endTime'].map((name) => given.whole(name, 0, LAST_TIME));

function tradeView(row: FillRow) {
  const { symbol, side, maker } = row;
  return {
    symbol: futuresSymbol(symbol),
    id: tradeIdOf(row.id),
    orderId: row.seq === null ? 0 : orderIdOf(Number(row.seq), 0),
    side: side.toUpperCase(),
    price: priceText(symbol, Number(row.price) / 1e6),
    qty: lotText(symbol, unitsOf(symbol, Number(row.lots))),
    realizedPnl: usdText(Number(row.realized) / 1e6),
    quoteQty: usdText(Number(row.notional) / 1e6),
    commission: usdText(Number(row.fee) / 1e6),
    commissionAsset: ASSET,
    time: row.at.getTime(),
    positionSide: 'BOTH',
    buyer: side === 'buy',
    maker,
    isBuyerMaker: isBuyerMaker({ side, liquidity: maker ? 'maker' : 'taker' }),
  };
}

function incomeView(row: PostingRow) {
  const isFill = row.symbol !== null;
  return {
    symbol: row.symbol === null ? '' : futuresSymbol(row.symbol),
    incomeType: TYPE_OF.get(row.kind) ?? row.kind.toUpperCase(),
    income: usdText(Number(row.amount) / 1e6),
    asset: ASSET,
    info: row.kind,
    time: row.at.getTime(),
    tranId: Number(row.id),
    tradeId: isFill ? String(tradeIdOf(row.entry)) : '',
  };
}
