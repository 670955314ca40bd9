import type { KeyInterface, Tier } from '../../common/auth/principal.js';

interface Offer {
  id: string;
  /** Whose key it is for. */
  interface: Extract<KeyInterface, 'design' | 'tools'>;
  name: string;
  priceUsd: number;
}

/** A tier for as long as it is paid. */
export interface Plan extends Offer {
  kind: 'plan';
  tier: Tier;
  interval: 'month';
  limits: Record<string, number | 'unlimited'>;
}

/** Chat calls that do not expire. */
export interface Pack extends Offer {
  kind: 'pack';
  calls: number;
}

export type Item = Plan | Pack;

export const PLANS: readonly Plan[] = [
  {
    kind: 'plan',
    id: 'design-pro',
    interface: 'design',
    name: 'Design Pro',
    priceUsd: 19,
    tier: 'pro',
    interval: 'month',
    limits: { uses: 'unlimited' },
  },
  {
    kind: 'plan',
    id: 'tools-pro',
    interface: 'tools',
    name: 'Tools Pro',
    priceUsd: 9,
    tier: 'pro',
    interval: 'month',
    limits: { fashion_daily: 100, chat_daily: 100, cognitive_daily: 1000 },
  },
  {
    kind: 'plan',
    id: 'tools-enterprise',
    interface: 'tools',
    name: 'Tools Enterprise',
    priceUsd: 199,
    tier: 'enterprise',
    interval: 'month',
    limits: { fashion_daily: 'unlimited', chat_daily: 'unlimited', cognitive_daily: 'unlimited' },
  },
];

export const PACKS: readonly Pack[] = [
  { kind: 'pack', id: 'chat-100', interface: 'tools', name: '100 chat calls', priceUsd: 1, calls: 100 },
];

export const ITEMS: readonly Item[] = [...PLANS, ...PACKS];
export const ITEM_IDS = ITEMS.map(({ id }) => id);

/** @throws when nothing of that name is sold: ids of orders come from here */
export function itemOf(id: string): Item {
  const item = ITEMS.find((one) => one.id === id);
  if (!item) throw new Error(`nothing is sold as "${id}"`);
  return item;
}

/** US cents. */
export const priceCents = ({ priceUsd }: Item): number => Math.round(priceUsd * 100);
/** Orders that an account may begin in a day, paid or not: each is a row for good, and a request to Stripe. */
export const ORDERS_PER_DAY = 20;
