/**
 * What a diligent public observer makes of prices and volumes by the minute: standardised shocks of the factor and of each
 * market's own part, averaged with the declared half-lives. Nothing here reads the latent state.
 */
import { INSTRUMENTS } from '../../../dist/src/arena/engine/instruments.js';
import { edgesOf, FACTOR, usualVolume, VOLUME_DEVIATION } from '../../../dist/src/arena/engine/market/v2/index.js';

const YEAR_MS = 365 * 86_400_000;
const HOUR_MS = 3_600_000;
const WIDEST = 5;
const beta = INSTRUMENTS.map((one) => one.beta);
const own = INSTRUMENTS.map(({ volatility, beta: b }) => Math.sqrt(volatility ** 2 - (b * FACTOR.volatility) ** 2));
const weight = beta.map((b, i) => b / own[i] ** 2);
const whole = beta.reduce((total, b, i) => total + b * weight[i], 0);

const clamped = (z) => Math.max(-WIDEST, Math.min(WIDEST, z));

const EDGES = edgesOf();

export class Observer {
  constructor(stepMs) {
    const keep = (ms) => 2 ** (-stepMs / ms);
    this.perYear = YEAR_MS / stepMs;
    this.fast = keep(HOUR_MS / 2);
    this.slow = keep(12 * HOUR_MS);
    this.stepMs = stepMs;
    this.signals = {
      trend: keep(EDGES.trend.halfLifeMs),
      reversion: keep(EDGES.reversion.halfLifeMs),
      volume: keep(EDGES.volume.halfLifeMs),
    };
    this.trend = 0;
    this.reversion = beta.map(() => 0);
    this.volume = beta.map(() => 0);
    this.factor = { fast: FACTOR.volatility ** 2, slow: FACTOR.volatility ** 2 };
    this.own = own.map((sigma) => ({ fast: sigma ** 2, slow: sigma ** 2 }));
    this.whole = INSTRUMENTS.map((one) => one.volatility ** 2);
  }

  /** Takes in the log returns and traded notionals of the step that ended at `time`. */
  see(time, returns, volumes) {
    const f = returns.reduce((total, r, i) => total + weight[i] * r, 0) / whole;
    this.trend = averaged(this.trend, this.signals.trend, clamped(f / Math.sqrt(this.factor.fast / this.perYear)));
    returns.forEach((r, i) =>
      this.seeOwn(i, r - beta[i] * f, Math.log(volumes[i] / usualVolume(i, time, this.stepMs))),
    );
    returns.forEach((r, i) => (this.whole[i] += (1 - this.slow) * (r * r * this.perYear - this.whole[i])));
    this.vary(this.factor, f);
  }

  seeOwn(i, rest, heavy) {
    const z = clamped(rest / Math.sqrt(this.own[i].fast / this.perYear));
    this.reversion[i] = averaged(this.reversion[i], this.signals.reversion, z);
    this.volume[i] = averaged(this.volume[i], this.signals.volume, (z * heavy) / VOLUME_DEVIATION);
    this.vary(this.own[i], rest);
  }

  vary(variances, move) {
    const square = move * move * this.perYear;
    variances.fast += (1 - this.fast) * (square - variances.fast);
    variances.slow += (1 - this.slow) * (square - variances.slow);
  }
}

const averaged = (before, keep, z) => keep * before + Math.sqrt(1 - keep * keep) * z;
