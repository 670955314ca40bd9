/** Why the text has its sentiment: one word or expression, and the rules that changed its weight. */
export interface Evidence {
  token: string;
  /** UTF-16 units */
  span: [start: number, end: number];
  weight: number;
  rule: string;
}
