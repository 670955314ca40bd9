import { nameBy, type ValueNames } from '../../studio/known-names.js';

let known: ValueNames = {};
nameBy(() => known);

/** Those that came with a part of the page. */
export function knowNames(names: ValueNames): void {
  const lists = Object.entries(names).map(([list, more]) => [list, { ...known[list], ...more }]);
  known = { ...known, ...Object.fromEntries(lists) };
}

let all: Promise<void> | undefined;

/** What the API answers may be any of them: all are fetched once, when the first is asked for. Without them pages say values as the API does. */
export function allNames(): Promise<void> {
  all ??= import('../../words/values.js').then(
    ({ valueWords }) => void (known = valueWords()),
    () => void (all = undefined),
  );
  return all;
}

/** An answer together with the names for what is in it. */
export const named = async <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  (await Promise.all([answer, allNames()]))[0];
