import type { Call } from './call.js';

const JOINS =
  /(?<!\p{L})(?:and|then|also|plus|besides|och|sedan|också|und|dann|auch|et|puis|aussi|y|luego|también)(?!\p{L})|[&;?]\s|[.!]\s\p{L}/iu;

/** "Send back order 20458, the coat is too big": a call whose arguments are all another's is no wish of its own, where the text has but one. */
export function withoutShared(calls: readonly Call[], question: string): readonly Call[] {
  if (calls.length < 2 || JOINS.test(question)) return calls;
  return calls.filter((one) => !calls.some((other) => isPartOf(one, other)));
}

function isPartOf({ name, arguments: own }: Call, { name: otherName, arguments: others }: Call): boolean {
  const entries = Object.entries(own);
  return (
    name !== otherName &&
    entries.length > 0 &&
    entries.length < Object.keys(others).length &&
    entries.every(([key, value]) => JSON.stringify(others[key]) === JSON.stringify(value))
  );
}
