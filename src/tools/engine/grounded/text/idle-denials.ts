import data from '../words/idle-denials.yaml.js';
import { anyWordOf } from './words-of.js';

const IDLE = new RegExp(String.raw`(?<!\p{L})(?:${anyWordOf((data as { phrases: string }).phrases)})(?!\p{L})`, 'giu');

/** A text with blanks for what begins with a denial and denies nothing: "no rush at all". Places stay. */
export const withoutIdleDenials = (text: string): string => text.replace(IDLE, (said) => ' '.repeat(said.length));
