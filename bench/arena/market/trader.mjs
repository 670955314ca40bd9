/**
 * An account that goes for target exposures: pays fee, half spread and impact on what it trades and funding on what it holds, by
 * the exchange's rates. Its expected gain is summed from the engine's conditional means, which is exact and far less noisy than
 * the realised one (a control variate); risk is that of realised days.
 */
import { feeBps, FEES } from '../../../dist/src/arena/engine/exchange/fee.js';
import { averageImpact } from '../../../dist/src/arena/engine/exchange/impact.js';

const EQUITY_USD = 10_000;
const taker = feeBps(FEES.taker) / 1e4;
const maker = feeBps(FEES.maker) / 1e4;

export class Trader {
  /** @param band exposure by which a target may be missed; @param patient pays the maker's fee, as if each limit order were filled */
  constructor({ name, edge, band, target, patient = false }) {
    Object.assign(this, { name, edge, band, target, patient });
    this.held = Array.from({ length: 6 }, () => 0);
    this.expected = 0;
    this.paid = 0;
    this.turned = 0;
    this.day = 0;
    this.days = [];
    /** expected less paid of each day, fractions of equity */
    this.foreseen = [];
    this.before = 0;
  }

  hold(returns, means) {
    for (let i = 0; i < 6; i++) {
      if (this.held[i] === 0) continue;
      this.day += this.held[i] * Math.expm1(returns[i]);
      this.expected += this.held[i] * means[i];
    }
  }

  fund(quotes) {
    quotes.forEach((quote, i) => this.pay(this.held[i] * quote.funding_rate));
  }

  pay(cost) {
    this.paid += cost;
    this.day -= cost;
  }

  trade(target, quotes) {
    for (let i = 0; i < 6; i++) {
      const miss = target[i] - this.held[i];
      if (Math.abs(miss) <= this.band) continue;
      const step = Math.sign(miss) * (Math.abs(miss) - this.band / 2);
      this.held[i] += step;
      this.turned += Math.abs(step);
      this.pay(Math.abs(step) * this.costOf(quotes[i], Math.abs(step) * EQUITY_USD));
    }
  }

  costOf({ bid, ask, price, depth_usd }, notional) {
    const half = (ask - bid) / 2 / price;
    return this.patient ? maker + half : taker + half + averageImpact(0, notional, depth_usd);
  }

  closeDay() {
    this.days.push(this.day);
    this.day = 0;
    this.foreseen.push(this.expected - this.paid - this.before);
    this.before = this.expected - this.paid;
  }

  /** Annual figures: expected Sharpe before and after costs, the realised one, and turnover a day. */
  report() {
    const n = this.days.length;
    const middle = this.days.reduce((a, b) => a + b, 0) / n;
    const risk = Math.sqrt(this.days.reduce((a, b) => a + (b - middle) ** 2, 0) / (n - 1));
    const sharpe = (perDay) => (risk > 0 ? (perDay / risk) * Math.sqrt(365) : 0);
    return {
      gross: sharpe(this.expected / n),
      net: sharpe((this.expected - this.paid) / n),
      realised: sharpe(middle),
      turnover: this.turned / n,
      risk: risk * Math.sqrt(365),
    };
  }
}
