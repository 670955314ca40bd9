/** Where a value comes from. */
export interface Evidence {
  /** JSON Pointer to the value */
  path: string;
  /** `text`, `arithmetic`, `conversion`, `knowledge:fabric/wool`, `league:standings`, `engine:state`, `house:prices`, … */
  source: string;
  /** The words of the text that say it, where it comes from there. */
  quote?: string;
}

/** A value and what it rests on. */
export interface Grounded {
  value: unknown;
  source: string;
  quote?: string;
  /** Where in the text the number stands that it is. */
  at?: number;
}

export const fromText = (value: unknown, quote: string): Grounded => ({ value, source: 'text', quote });
export const from = (source: string, value: unknown): Grounded => ({ value, source });
