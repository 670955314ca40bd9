import type { ChatFacts } from '../facts.js';
import { tellOtherPlan, tellPlanPrice } from './plan-price.js';

const plan = (id: string, name: string, priceUsd: number) => ({ id, name, priceUsd, limits: {} });
const FACTS = {
  publicUrl: 'http://here',
  offers: {
    plans: [
      plan('design-pro', 'Design Pro', 21),
      plan('tools-pro', 'Tools Pro', 8),
      plan('tools-enterprise', 'Tools Enterprise', 150),
    ],
    packs: [],
    free: { chat: 3, fashion: 10 },
  },
} as unknown as ChatFacts;

it.each([
  ['What is the price of a Pro plan?', 'en', /^Design Pro costs 21 USD a month; Tools Pro costs 8 USD/],
  ['Was kostet Design Pro?', 'de', /^Design Pro kostet 21 USD im Monat\. /],
  ['Combien coûte tools-enterprise ?', 'fr', /^Tools Enterprise coûte 150 USD par mois\. /],
] as const)('%s is told from what is sold', (asked, speak, said) =>
  expect(tellPlanPrice(asked, FACTS, speak)).toMatch(said),
);

it.each(['What does a pro seamstress cost?', 'Is Pro worth it?', 'Was kostet das pro Monat?', 'What does Pro lift?'])(
  '%s is no question for the price of a plan',
  (asked) => expect(tellPlanPrice(asked, FACTS, 'en')).toBeNull(),
);

describe('another plan, after the price of one', () => {
  const after = (before: string, asked: string): string | null =>
    tellOtherPlan(asked, [{ role: 'user', text: before }], FACTS, 'en');
  it('is told its own price', () =>
    expect(after('How much is Pro?', 'And Design Pro?')).toMatch(/^Design Pro costs 21 USD/u));
  it.each([
    ['What is Pro?', 'And Design Pro?'],
    ['How much is Pro?', 'And the weather?'],
  ])('is not told after %s %s', (before, asked) => expect(after(before, asked)).toBeNull());
});

it('tells no price that it was not given', () =>
  expect(tellPlanPrice('What does Pro cost?', { ...FACTS, offers: undefined }, 'en')).toBeNull());
