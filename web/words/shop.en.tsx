import type { ComponentChildren } from 'preact';

/** Prices, checkout and receipt. */
export const words = {
  title: 'Pricing · Fyra',
  description: 'Plans and packs of Fyra.',
  heading: 'Free to start, plain to extend.',
  lead: 'Every interface works without paying. A plan raises the limits of the key you have; a pack is used after the day’s free calls and does not expire.',
  forPrograms: (link: (said: string) => ComponentChildren) => <>For programs: {link('this list as JSON')}</>,
  yourKey: 'Your API key',
  keyUse: 'It is sent to this server only, to say whose limits are raised.',
  noKey: (link: (said: string) => ComponentChildren) => <>No key yet? {link('Get one at once')}.</>,
  closed: 'Nothing can be bought on this server at the moment.',
  sandbox: 'Sandbox: no money moves.',
  sandboxTrying: 'Checkouts here are for trying out; no card is asked for and nothing is charged.',
  sandboxOrder: 'No card is asked for and nothing is charged.',
  intervals: { month: ' per month', year: ' per year' } as Readonly<Record<string, string>>,
  once: ' once',
  pack: (calls: number) => `${calls} chat calls`,
  packLines: (calls: number) => [`${calls} calls, used after the free ones`, 'Never expire', 'Refundable while unused'],
  limits: {
    fashion_daily: (n: string) => `${n} concepts and images a day`,
    chat_daily: (n: string) => `${n} chat calls a day`,
    cognitive_daily: (n: string) => `${n} texts to the engine a day`,
    uses: (n: string) => `${n} designs`,
  } as Readonly<Record<string, (n: string) => string>>,
  /** Values of limits that are words. */
  amounts: {} as Readonly<Record<string, string>>,
  interfaces: { arena: 'Arena', design: 'Design', cognitive: 'Cognitive', tools: 'Tools' } as Readonly<
    Record<string, string>
  >,
  plans: {} as Readonly<Record<string, string>>,
  buy: 'Buy',
  buyIt: (name: string) => `Buy ${name}`,

  checkout: 'Sandbox checkout · Fyra',
  sandboxOrderOf: 'A sandbox order.',
  confirmOrder: 'Confirm your order',
  confirmFree: 'Confirm without paying',
  back: 'Back to the prices',
  receiptTitle: 'Receipt · Fyra',
  receiptOf: 'A receipt.',
  receipt: 'Receipt',
  states: { pending: 'pending', paid: 'paid', refunded: 'refunded', expired: 'expired' } as Readonly<
    Record<string, string>
  >,
  said: {
    pending: 'The payment has not been confirmed yet. Load this page again in a moment.',
    paid: 'Thank you. Your key has its new limits now.',
    refunded: 'This order was refunded.',
  } as Readonly<Record<string, string>>,
  over: 'This order is not open any more.',
  whatIsLeft: (link: ComponentChildren) => <>Ask {link} with your key to see what is left.</>,
  order: 'Order',
  item: 'Item',
  ordered: 'Ordered',
  confirmed: 'Confirmed',
  givenBack: 'Given back',
  total: 'Total',
  notCharged: ', not charged',
};
