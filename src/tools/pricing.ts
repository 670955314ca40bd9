/** What can be bought, with the limits it raises. Checkout is not offered by this version: `billing` says so. */
export const pricing = (publicUrl: string) => ({
  currency: 'USD',
  plans: [
    {
      id: 'design-pro',
      interface: 'design',
      name: 'Design Pro',
      price_usd: 19,
      interval: 'month',
      limits: { uses: 'unlimited' },
    },
    {
      id: 'tools-pro',
      interface: 'tools',
      name: 'Tools Pro',
      price_usd: 9,
      interval: 'month',
      limits: { fashion_daily: 100, chat_daily: 100, cognitive_daily: 1000 },
    },
    {
      id: 'tools-enterprise',
      interface: 'tools',
      name: 'Tools Enterprise',
      price_usd: 199,
      interval: 'month',
      limits: { fashion_daily: 'unlimited', chat_daily: 'unlimited', cognitive_daily: 'unlimited' },
    },
  ],
  packs: [{ id: 'chat-100', calls: 100, price_usd: 1 }],
  checkout: null,
  billing: 'off',
  contact: `${publicUrl}/api`,
});
