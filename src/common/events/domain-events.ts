/**
 * What features tell each other. No ids, names, e-mails or anybody's words: allow-listed labels and numbers,
 * because the cognitive engine dreams of them in public.
 */
export type DomainEvent =
  /** Requests of one second and route group (`arena`, `design`, `cognitive`, `tools`), coalesced per process. */
  | { type: 'traffic'; group: string; requests: number; errors: number }
  | { type: 'key_issued'; interface: string }
  /** A design or image job entered its queue. */
  | { type: 'job_queued'; kind: 'design' | 'image'; garment?: string }
  | { type: 'job_completed'; kind: 'design' | 'image'; garment?: string; seconds: number }
  | { type: 'job_failed'; kind: 'design' | 'image'; garment?: string; code: string }
  | { type: 'concepts_planned'; style: string; count: number }
  /** A question that was answered: its subject, and the measures of what was said, as in `text_felt`. */
  | {
      type: 'chat_answered';
      topic: string;
      language: 'en' | 'sv';
      compound?: number;
      addressed?: boolean;
      fearful?: boolean;
      question?: boolean;
      topics?: string;
      cells?: string;
    }
  /** A text somebody sent for the engine to feel; only its measures. */
  | {
      type: 'text_felt';
      via: 'demo' | 'keyed';
      /** [−1, 1] */
      compound: number;
      addressed: boolean;
      fearful: boolean;
      question: boolean;
      /** allow-listed topics and cells of a 1,024-cell sketch, comma-separated */
      topics: string;
      cells: string;
    }
  /** κ of the engine from the next second on; the holder of its lease says so when it begins. */
  | { type: 'pace_set'; kappa: number }
  /** A process's own measurements; `queue` is that of the deployment. */
  | { type: 'vitals'; lag_ms: number; queue: number; storage_failures: number }
  /** Trades of one tick, coalesced. */
  | {
      type: 'trades';
      count: number;
      volume_usd: number;
      realized_pnl_usd: number;
      /** the market of the largest notional, `BTC/USD` */
      symbol?: string;
      /** some of them were a challenger's */
      challenger?: boolean;
    }
  | { type: 'liquidation'; kind: 'house' | 'challenger'; loss_usd: number }
  | { type: 'challenger_registered' }
  | { type: 'challenger_activated' }
  | { type: 'lead_changed'; duration: '1h' | '1d' | '1w'; strategy: string }
  | {
      type: 'match_settled';
      duration: '1h' | '1d' | '1w';
      strategy: string;
      /** the market's weather: calm, volatile, trend, range, bull, bear or crash */
      regime: string;
      return_pct: number;
    };
