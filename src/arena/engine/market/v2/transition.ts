import { YEAR_MS, type VolatilityScale } from '../parameters.js';
import { edgesOf, FACTOR, OWN, VOLUME, type Edges, type Edition } from './parameters.js';

/** An Ornstein–Uhlenbeck step: x ← decay·x + noise·z, exact for any length. */
interface OuStep {
  decay: number;
  noise: number;
}

/** The steps of several such components, one after another. */
export interface OuSteps {
  decay: Float64Array;
  noise: Float64Array;
}

/** What depends on a step's length and the version alone. */
export interface Transition {
  dt: number;
  edges: Edges;
  years: number;
  rootYears: number;
  factor: OuSteps;
  own: OuSteps;
  volume: OuSteps;
  trend: OuStep;
  reversion: OuStep;
  weighed: OuStep;
}

const ouStep = ({ halfLifeMs, deviation }: VolatilityScale, dt: number): OuStep => ({
  decay: Math.exp((-Math.LN2 * dt) / halfLifeMs),
  noise: deviation * Math.sqrt(-Math.expm1((-2 * Math.LN2 * dt) / halfLifeMs)),
});

/** @returns a function of the step's length, ms, > 0 */
export const transitionOf = (edition: Edition) => {
  const edges = edgesOf(edition);
  return (dt: number): Transition => stepOf(edges, dt);
};

function stepOf(edges: Edges, dt: number): Transition {
  const scaled = (scales: readonly VolatilityScale[]): OuSteps => {
    const steps = scales.map((scale) => ouStep(scale, dt));
    return { decay: Float64Array.from(steps, (s) => s.decay), noise: Float64Array.from(steps, (s) => s.noise) };
  };
  const signal = ({ halfLifeMs }: { halfLifeMs: number }): OuStep => ouStep({ halfLifeMs, deviation: 1 }, dt);
  return {
    dt,
    edges,
    years: dt / YEAR_MS,
    rootYears: Math.sqrt(dt / YEAR_MS),
    factor: scaled(FACTOR.scales),
    own: scaled(OWN.scales),
    volume: scaled(VOLUME.scales),
    trend: signal(edges.trend),
    reversion: signal(edges.reversion),
    weighed: signal(edges.volume),
  };
}
