import type { Evidence, Reading, Source } from './view.js';

/** A run of the text: plain, or words that caused something, or words that nothing followed. */
export interface Run {
  from: number;
  to: number;
  kind: Source | 'unused' | null;
  /** What the words decided. */
  attributes: string[];
}

interface Marked {
  from: number;
  to: number;
  kind: Source | 'unused';
  attribute: string | null;
  /** as they stood when they were read */
  words: string;
}

/**
 * The text in runs, in order and without gaps. Words are marked only where they still stand at their place, so that the marks of
 * an older reading do not slip while somebody writes; of marks that overlap the longer one is shown.
 */
export function runsOf(text: string, { evidence, unused }: Pick<Reading, 'evidence' | 'unused'>): Run[] {
  const wanted = Object.entries(evidence).flatMap(([attribute, one]) => marksOf(attribute, one));
  for (const { text: words, span } of unused)
    wanted.push({ from: span[0], to: span[1], kind: 'unused', attribute: null, words });
  const there = wanted.filter(({ from, to, words }) => words !== '' && text.slice(from, to) === words);
  there.sort((a, b) => a.from - b.from || b.to - a.to);
  const runs: Run[] = [];
  let at = 0;
  for (const { from, to, kind, attribute } of there) {
    const last = runs.at(-1);
    if (last?.kind && last.from === from && last.to === to && attribute) last.attributes.push(attribute);
    if (from < at) continue;
    if (from > at) runs.push({ from: at, to: from, kind: null, attributes: [] });
    runs.push({ from, to, kind, attributes: attribute ? [attribute] : [] });
    at = to;
  }
  if (at < text.length) runs.push({ from: at, to: text.length, kind: null, attributes: [] });
  return runs;
}

function marksOf(attribute: string, evidence: Evidence): Marked[] {
  const all = evidence.items && evidence.items.length > 0 ? evidence.items : [evidence];
  return all.flatMap(({ span, text, source }) =>
    span ? [{ from: span[0], to: span[1], kind: source, attribute, words: text ?? '' }] : [],
  );
}
