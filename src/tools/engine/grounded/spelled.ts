/** A word as it is written, and as programs write it: without its accents, or with two letters for one. */
export function spellings(word: string): string[] {
  const bare = word.replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
  const spelled = word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');
  return [...new Set([word, bare, spelled])];
}
