import {
  createStepper,
  epochAt,
  rawPrice,
  reseed,
  verifyLink,
  verifySeed,
  walk,
  type EpochLatent,
  type MarketState,
} from '../market/index.js';
import { INSTRUMENTS } from '../instruments.js';

/** An hour of the simulated market that is over, as it is published. */
export interface RevealedEpoch {
  epoch: number;
  commitment: string;
  seed: string;
  latent: EpochLatent;
}

/** No generator state is published with an epoch: its seed makes it. */
const UNSEEDED = [0, 0, 0, 0] as const;

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

  /** Prices, USD, at a time (ms) later than the last one asked for; null where no seed has been revealed. */
  advance(time: number): number[] | null {
    const epoch = epochAt(this.genesis, time);
    if (epoch !== this.epoch) this.enter(epoch);
    const { market, current } = this;
    if (!market || !current) return null;
    this.walkTo(market, current.latent, time);
    return INSTRUMENTS.map((_, i) => rawPrice(market, i));
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
    this.market = revealed && begun(revealed);
  }

  private verify(revealed: RevealedEpoch): void {
    const { epoch, seed, commitment, latent } = revealed;
    const broken = (reason: string): void => void this.broken.push({ epoch, reason });
    if (!verifySeed(seed, commitment)) broken('its seed is not the committed one');
    const { current, market } = this;
    if (!current || !market) return;
    if (current.epoch === epoch - 1 && !verifyLink(current.seed, seed)) broken('its seed is not of the chain');
    if (!this.leadsTo(market, current.latent, latent)) broken('it does not begin where the one before it ended');
  }

  /** A market that was closed in between goes on where it stood. */
  private leadsTo(market: MarketState, before: EpochLatent, { time, values }: EpochLatent): boolean {
    const arrived = (): boolean => values.every((value, i) => value === market.values[i]);
    if (arrived()) return true;
    this.walkTo(market, before, time);
    return arrived();
  }
}

const begun = ({ latent: { time, values }, seed }: RevealedEpoch): MarketState =>
  reseed({ time, values: Float64Array.from(values), random: UNSEEDED }, seed);
