import type { Config } from '../../common/config/env.js';
import { ITEM_IDS, PACKS, PLANS } from '../billing/catalog.js';

/** What can be bought, with the limits it raises, and how. */
export const pricing = ({ publicUrl, services, billing }: Config) => ({
  currency: 'USD',
  plans: PLANS.map(({ id, interface: kind, tier, name, priceUsd, interval, limits }) => ({
    id,
    interface: kind,
    tier,
    name,
    price_usd: priceUsd,
    interval,
    limits,
  })),
  packs: PACKS.map(({ id, calls, priceUsd }) => ({ id, calls, price_usd: priceUsd })),
  checkout: {
    method: 'POST',
    path: '/api/pricing/checkout',
    fields: { item: ITEM_IDS },
    key: 'X-API-Key of the interface that the item is for (packs: tools)',
  },
  billing,
  notice: NOTICE[billing],
  contact: `${publicUrl}/${services.includes('tools') ? 'api' : 'docs'}`,
});

const NOTICE = {
  sandbox: 'Sandbox: nothing here moves money.',
  stripe: 'Plans renew each month until they are cancelled; packs do not expire.',
  off: 'Nothing can be bought on this server at the moment.',
} as const;
