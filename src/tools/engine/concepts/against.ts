import pairs from './against.yaml.js';

const AGAINST = (pairs as [string, string][]).map(
  ([one, other]) => [new RegExp(one, 'iu'), new RegExp(other, 'iu')] as const,
);

/** Whether two parts of a text contradict each other: undyed cloth that fades. */
export const isAgainst = (said: string, more: string): boolean =>
  AGAINST.some(([one, other]) => (one.test(said) && other.test(more)) || (other.test(said) && one.test(more)));

/** What does not contradict what is said already; all where everything would. */
export function agreeing<T>(said: string, options: readonly T[], text: (option: T) => string): readonly T[] {
  const left = options.filter((option) => !isAgainst(said, text(option)));
  return left.length > 0 ? left : options;
}
