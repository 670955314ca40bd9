/** Answers kept of each kind; texts are made of the same few thousand words. */
const KEPT = 20_000;
/** Longer keys are no words. */
const LONGEST = 80;

/** Answers by word, each computed once as long as it is kept: the key must tell all that the answer depends on. */
export function keeping<Answer>(): (key: string, compute: () => Answer) => Answer {
  const kept = new Map<string, Answer>();
  return (key, compute) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = compute();
    if (kept.size >= KEPT) kept.clear();
    if (key.length <= LONGEST) kept.set(key, made);
    return made;
  };
}
