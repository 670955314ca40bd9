interface Plan {
  id: string;
  tier: string;
}

/**
 * What the shop does not refuse: plans that give more than the key has, and those it has that end by themselves.
 * @param plans of the key's interface, the smallest first @param running ids of plans that end by themselves
 */
export function plansFor<Some extends Plan>(plans: readonly Some[], tier: string, running: readonly string[]): Some[] {
  const has = plans.findIndex((plan) => plan.tier === tier);
  return plans.filter(({ id }, place) => place > has || running.includes(id));
}
