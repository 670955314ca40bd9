/** Lists by weight, −4 … 4. */
export type ByWeight = Record<string, string>;

/** What the files of both languages hold (sentiment.schema.json). */
export interface SentimentData {
  words: ByWeight;
  expressions: ByWeight;
  phrases: Record<string, number>;
}
