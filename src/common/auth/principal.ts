/** The interfaces that issue keys; the word stands in the key itself. */
export const KEY_INTERFACES = ['arena', 'design', 'tools'] as const;
export type KeyInterface = (typeof KEY_INTERFACES)[number];

export const TIERS = ['free', 'beta', 'pro', 'enterprise'] as const;
export type Tier = (typeof TIERS)[number];

/** Limits that the operator set for one account; each replaces the tier's own. */
export interface LimitOverrides {
  fashion_daily?: number;
  chat_daily?: number;
  cognitive_daily?: number;
  uses_total?: number;
  arena_hourly?: number;
  burst_limit?: number;
  burst_window_seconds?: number;
}

/** Who holds a valid key. Quotas count by account, so that a rotated key does not start afresh. */
export interface Principal {
  keyId: string;
  accountId: string;
  interface: KeyInterface;
  tier: Tier;
  overrides: LimitOverrides;
  /** Issued without an e-mail address. */
  instant: boolean;
  /** The e-mail address was confirmed by its owner. */
  confirmed: boolean;
  email: string | null;
  /** Issued by the operator. */
  granted?: boolean;
  /** The key that this one goes back to through rotations. */
  line?: string;
  /** Buckets that the key may use; absent: all. */
  scopes?: readonly string[];
  /** Units a UTC day that the key itself may use, by bucket. */
  caps?: Readonly<Record<string, number>>;
  /** It was made with scopes, caps or an end: it works, and manages nothing. */
  limited?: boolean;
}
