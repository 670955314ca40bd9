import type { Span } from '../../clause.js';

/** A stretch of a text that an argument may be. */
export interface Stretch extends Span {
  text: string;
  kind: 'date' | 'time' | 'number' | 'code' | 'email' | 'phone' | 'url' | 'quote' | 'name' | 'address' | 'month';
  value: string | number;
  unit?: string;
}
