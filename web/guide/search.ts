/** A stretch of the guide below a heading. */
export interface Section {
  /** below /guide; empty for its first page */
  page: string;
  title: string;
  anchor: string;
  heading: string;
  text: string;
}

export interface Found extends Pick<Section, 'page' | 'title' | 'anchor' | 'heading'> {
  /** what stands around the first word */
  around: string;
}

const LONGEST_QUERY = 100;
const MOST_WORDS = 6;
const MOST_FOUND = 20;
const AROUND = 90;
/** A word in the heading weighs as much as so many in the text. */
const HEADING = 8;
const MOST_COUNTED = 5;

/** Sections in which every word of a query stands, the best first; no more than twenty. Pure, linear in the sections. */
export function found(sections: readonly Section[], query: string): Found[] {
  const words = query.slice(0, LONGEST_QUERY).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  return sections
    .map((section) => ({ section, weight: weightOf(section, words) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_FOUND)
    .map(({ section: { text, ...section } }) => ({ ...section, around: around(text, words) }));
}

function weightOf({ title, heading, text }: Section, words: readonly string[]): number {
  const [head, body] = [`${title} ${heading}`.toLowerCase(), text.toLowerCase()];
  const weights = words.map((word) => (head.includes(word) ? HEADING : 0) + counted(body, word));
  return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0);
}

function counted(text: string, word: string): number {
  let count = 0;
  for (let at = text.indexOf(word); at >= 0 && count < MOST_COUNTED; at = text.indexOf(word, at + word.length)) count++;
  return count;
}

function around(text: string, words: readonly string[]): string {
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0);
  const from = Math.max(0, Math.min(...places, text.length) - AROUND);
  const until = Math.min(text.length, from + 2 * AROUND);
  return `${from > 0 ? '…' : ''}${text.slice(from, until).trim()}${until < text.length ? '…' : ''}`;
}
