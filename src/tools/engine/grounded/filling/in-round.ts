import type { Grounded } from '../grounded.js';
import { roundedAs } from '../reckoning/rounded.js';
import type { Schema } from '../schema.js';

/** A reckoned number as the description of its slot wants it rounded. */
export const inRound = (told: Grounded, { description }: Schema): Grounded =>
  typeof told.value === 'number' && /arithmetic|conversion/u.test(told.source)
    ? { ...told, value: readable(typeof description === 'string' ? roundedAs(description, told.value) : told.value) }
    : told;

/** What has more than four decimals is told with two, of what is under one with three figures. */
const readable = (value: number): number =>
  Math.abs(value * 1e4 - Math.round(value * 1e4)) < 1e-6
    ? value
    : Number(Math.abs(value) < 1 ? value.toPrecision(3) : value.toFixed(2));
