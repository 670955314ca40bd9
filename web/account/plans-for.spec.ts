import { plansFor } from './plans-for.js';

const plans = [
  { id: 'tools-pro', tier: 'pro' },
  { id: 'tools-enterprise', tier: 'enterprise' },
];

test.each([
  ['free', [], ['tools-pro', 'tools-enterprise']],
  ['pro', [], ['tools-enterprise']],
  ['pro', ['tools-pro'], ['tools-pro', 'tools-enterprise']],
  ['enterprise', [], []],
  ['enterprise', ['tools-enterprise'], ['tools-enterprise']],
])('a %s key with %j running is offered %j', (tier, running, offered) => {
  expect(plansFor(plans, tier, running).map(({ id }) => id)).toEqual(offered);
});
