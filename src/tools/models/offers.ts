import { PACKS, PLANS } from '../billing/catalog.js';
import type { Offers } from '../engine/grounded/index.js';
import { FREE_CHAT_DAILY, FREE_FASHION_DAILY } from '../tools.names.js';

/** What is sold and what is free, as the embedded model may tell it. */
export const OFFERS: Offers = {
  plans: PLANS.map(({ id, name, priceUsd, limits }) => ({ id, name, priceUsd, limits })),
  packs: PACKS.map(({ id, calls, priceUsd }) => ({ id, calls, priceUsd })),
  free: { chat: FREE_CHAT_DAILY, fashion: FREE_FASHION_DAILY },
};
