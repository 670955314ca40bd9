/**
 * What is made of a word, kept for the words that were asked for lately: at most `most` of them, then as many anew. `make` depends
 * on nothing else, and nobody changes what it has made.
 */
export function byWord<Made extends object | string>(
  most: number,
  make: (word: string) => Made,
): (word: string) => Made {
  const made = new Map<string, Made>();
  return (word) => {
    const known = made.get(word);
    if (known !== undefined) return known;
    if (made.size >= most) made.clear();
    const value = make(word);
    made.set(word, value);
    return value;
  };
}
