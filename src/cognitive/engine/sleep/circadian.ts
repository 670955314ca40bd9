import { PARAMETERS } from '../parameters.js';

const { upperMean, lowerMean, circadianAmplitude, circadianPhaseHours } = PARAMETERS.sleep;

/** Biological hour of day, [0, 24). @param second Unix seconds @param kappa biological hours per real hour */
export const biologicalHour = (second: number, kappa: number): number => ((second * kappa) / 3600) % 24;

/** Circadian process C, [−1, 1]. @param hour biological hour of day */
export const circadian = (hour: number): number => Math.sin((2 * Math.PI * (hour - circadianPhaseHours)) / 24);

/** How much the hour of day makes for sleep, [0, 1]; the circadian term of the three-process model. @param c process C */
export const circadianSleepiness = (c: number): number => (1 - c) / 2;

/** Sleep pressure at which sleep begins, H⁺. @param c circadian process */
export const upperThreshold = (c: number): number => upperMean + circadianAmplitude * c;

/** Sleep pressure at which sleep ends, H⁻. @param c circadian process */
export const lowerThreshold = (c: number): number => lowerMean + circadianAmplitude * c;
