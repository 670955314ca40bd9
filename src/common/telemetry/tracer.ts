export type Attributes = Record<string, string | number | boolean>;

/** What a span is about. Names and attributes have few values (but a request's id): no ids, addresses, keys or anybody's words. */
export interface SpanWish {
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  /** W3C `traceparent`; absent: what is under way here, or a trace of its own. */
  parent?: string;
  /** Epoch, ms; absent: now. */
  startedAt?: number;
  attributes?: Attributes;
}

export interface OpenSpan {
  /** W3C `traceparent` of this span, for those who come after it. */
  readonly traceparent: string;
  tell(attributes: Attributes): void;
  rename(name: string): void;
  /** @param failure a word for what went wrong */
  end(failure?: string): void;
}

export interface Tracer {
  start(wish: SpanWish): OpenSpan;
  /** Sends what has not been sent, within a second. */
  close(): Promise<void>;
}
