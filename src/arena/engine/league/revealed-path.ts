import {
  begun,
  createStepper,
  epochAt,
  shownBy,
  underLaw,
  verifyLink,
  verifySeed,
  walk,
  type EpochLatent,
  type MarketState,
  type ShownPrices,
} from '../market/index.js';

/** An hour of the simulated market that is over, as it is published. */
export interface RevealedEpoch {
  epoch: number;
  commitment: string;
  seed: string;
  latent: EpochLatent;
}

/** The simulated market's path from what is published of its hours alone. */
export class RevealedPath {
  private readonly step = createStepper();
  private market: MarketState | null = null;
  private current: RevealedEpoch | null = null;
  private epoch: number | null = null;
  private place = 0;
  /** epochs whose seed or start does not fit what was published before */
  readonly broken: { epoch: number; reason: string }[] = [];

  /** @param genesis ms, the league's first instant */
  constructor(
    private readonly genesis: number,
    private readonly epochs: ReadonlyMap<number, RevealedEpoch>,
  ) {}

  /**
   * What was shown at a time (ms) later than the last one asked for; null where no seed has been revealed.
   * @param since time of the tick before
   */
  advance(time: number, since: number): ShownPrices | null {
    const epoch = epochAt(this.genesis, time);
    if (epoch !== this.epoch) this.enter(epoch);
    const { market, current } = this;
    if (!market || !current) return null;
    this.walkTo(market, current.latent, time);
    return shownBy(market, since);
  }

  private walkTo(market: MarketState, { path }: EpochLatent, time: number): void {
    for (; path[this.place + 1] && time > path[this.place + 1].from; this.place++) {
      walk(market, path[this.place].until ?? path[this.place + 1].from, path[this.place].step_ms, this.step);
      market.time = path[this.place + 1].from;
    }
    walk(market, time, path[this.place].step_ms, this.step);
  }

  private enter(epoch: number): void {
    const revealed = this.epochs.get(epoch) ?? null;
    if (revealed) this.verify(revealed);
    this.epoch = epoch;
    this.current = revealed;
    this.place = 0;
    this.market = revealed && begun(revealed.latent, revealed.seed);
  }

  private verify(revealed: RevealedEpoch): void {
    const { epoch, seed, commitment } = revealed;
    const broken = (reason: string): void => void this.broken.push({ epoch, reason });
    if (!verifySeed(seed, commitment)) broken('its seed is not the committed one');
    const { current, market } = this;
    if (!current || !market) return;
    if (current.epoch === epoch - 1 && !verifyLink(current.seed, seed)) broken('its seed is not of the chain');
    if (!this.leadsTo(market, current.latent, revealed)) broken('it does not begin where the one before it ended');
  }

  /** A market that was closed in between goes on where it stood; one of an earlier version under the law that is published. */
  private leadsTo(market: MarketState, before: EpochLatent, { latent, seed }: RevealedEpoch): boolean {
    const arrived = (): boolean => isAt(market, latent, seed);
    if (arrived()) return true;
    this.walkTo(market, before, latent.time);
    return arrived();
  }
}

function isAt(market: MarketState, { version = 1, time, values }: EpochLatent, seed: string): boolean {
  const state = market.version === version ? market : underLaw(version, { ...market, time }, seed);
  return state.version === version && values.every((value, i) => value === state.values[i]);
}
