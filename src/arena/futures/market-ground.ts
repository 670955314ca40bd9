import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/kernel/errors.js';
import type { MarketGround } from '../engine/futures/index.js';
import { INSTRUMENTS, type Instrument } from '../engine/instruments.js';
import type { Snapshot } from '../engine/league/index.js';
import { PublicLeague } from '../league/public-league.js';

/** The markets as they stand at the last tick. */
@Injectable()
export class MarketGrounds {
  constructor(private readonly projection: PublicLeague) {}

  /** @throws DomainError unavailable before the first tick */
  of(instrument: Instrument): MarketGround {
    return this.in(this.snapshot(), instrument);
  }

  all(): MarketGround[] {
    const snapshot = this.snapshot();
    return INSTRUMENTS.map((one) => this.in(snapshot, one));
  }

  in(snapshot: Snapshot, instrument: Instrument): MarketGround {
    const { index } = instrument;
    const ticker = this.projection.quoted[index];
    return { instrument, view: snapshot.markets[index], ticker, snapshot, at: Date.parse(snapshot.as_of) };
  }

  private snapshot(): Snapshot {
    const { current } = this.projection;
    if (!current) throw new DomainError('unavailable', 'unavailable', 'The league has not had its first tick yet.');
    return current;
  }
}
