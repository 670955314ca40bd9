import { Random } from '../../../../common/kernel/random.js';
import { INSTRUMENTS } from '../../instruments.js';
import type { MarketState } from '../state.js';
import { PRESENT_VERSION } from '../version.js';
import { FACTOR, LAG, OWN, VOLUME, type Edition } from './parameters.js';

const MARKETS = INSTRUMENTS.length;
const SCALES = FACTOR.scales.length;
const OWN_SCALES = OWN.scales.length;

/** Where each part of the latent state lives in `values`; lists of markets in the order of SYMBOLS. */
export const AT = (() => {
  let end = 0;
  const room = (count: number): number => (end += count) - count;
  return {
    /** log of each mid price */
    logPrice: room(MARKETS),
    /** components of the factor's log-variance */
    factor: room(SCALES),
    /** components of each market's own log-variance, market by market */
    own: room(MARKETS * OWN_SCALES),
    /** excess jump intensity, per ms */
    hawkes: room(1),
    /** what the factor has moved and the markets after BTC have not followed yet */
    lag: room(1),
    /** transient noise of each market; BTC has none */
    noise: room(MARKETS),
    /** average of the factor's past shocks */
    trend: room(1),
    /** average of each market's own past shocks */
    reversion: room(MARKETS),
    /** the same, weighed by their volume */
    weighed: room(MARKETS),
    /** components of log-volume, market by market */
    volume: room(MARKETS * VOLUME.scales.length),
    size: end,
  };
})();

export const STATE_SIZE = AT.volume + MARKETS * VOLUME.scales.length;

/** A market at its genesis prices, all else drawn from its stationary law. */
export function genesis(time: number, seed: string, version: Edition = PRESENT_VERSION): MarketState {
  const random = Random.from(seed);
  const values = new Float64Array(STATE_SIZE);
  const draw = (at: number, deviation: number): void => void (values[at] = deviation * random.normal());
  FACTOR.scales.forEach(({ deviation }, k) => draw(AT.factor + k, deviation));
  draw(AT.lag, LAG.gap * Math.SQRT1_2);
  draw(AT.trend, 1);
  INSTRUMENTS.forEach(({ genesis_price, beta }, i) => {
    values[AT.logPrice + i] = Math.log(genesis_price);
    OWN.scales.forEach(({ deviation }, k) => draw(AT.own + i * OWN_SCALES + k, deviation));
    VOLUME.scales.forEach(({ deviation }, k) => draw(AT.volume + i * VOLUME.scales.length + k, deviation));
    draw(AT.reversion + i, 1);
    draw(AT.weighed + i, 1);
    if (i > 0) draw(AT.noise + i, beta * LAG.gap * Math.SQRT1_2);
  });
  return { version, time, values, random: random.state() };
}
