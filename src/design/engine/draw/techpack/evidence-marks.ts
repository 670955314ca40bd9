import type { Evidence, EvidenceMap } from '../../read/index.js';

/** One line of the evidence table. */
export interface EvidenceRow {
  /** number of the mark in the text; null where no word stands for it */
  mark: number | null;
  attribute: string;
  value: string;
  source: string;
  /** as printed: quoted; of a later version, with its number */
  text: string | null;
  confidence: number;
}

/** A marked stretch of the description, UTF-16 units. */
export interface Mark {
  number: number;
  start: number;
  end: number;
}

type Entry = Omit<Evidence, 'items'>;

function valueOf(entry: Entry): string {
  if (entry.negated) return 'none: ruled out';
  return flat(entry.value);
}

function flat(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(flat).join(', ');
  if (typeof value === 'object') {
    const named = value as Record<string, unknown>;
    if (typeof named.name === 'string') return named.name;
    return Object.values(named).map(flat).join(', ');
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The words of the description, or of the instruction that changed it. */
function wordsOf({ text, revised }: Entry): string | null {
  if (text !== null) return `“${text}”`;
  return revised ? `“${revised.text}” (version ${revised.version})` : null;
}

const entries = (evidence: EvidenceMap): Array<readonly [string, Entry]> =>
  Object.entries(evidence).flatMap(([attribute, entry]) =>
    (entry.items && entry.items.length > 0 ? entry.items : [entry]).map((item) => [attribute, item] as const),
  );

/** Marks in the order of the text (equal stretches share one), and the table's rows: marked ones first. */
export function evidenceMarks(evidence: EvidenceMap, length: number): { marks: Mark[]; rows: EvidenceRow[] } {
  const all = entries(evidence);
  const spans = all.flatMap(([, e]) =>
    e.span && e.span[0] >= 0 && e.span[1] > e.span[0] && e.span[1] <= length ? [e.span] : [],
  );
  const keys = [...new Set(spans.map(([a, b]) => `${a}-${b}`))].sort(
    (p, q) => Number(p.split('-')[0]) - Number(q.split('-')[0]) || Number(p.split('-')[1]) - Number(q.split('-')[1]),
  );
  const marks = keys.map((key, i) => {
    const [start, end] = key.split('-').map(Number);
    return { number: i + 1, start, end };
  });
  const markOf = (e: Entry): number | null =>
    e.span ? (marks.find((m) => m.start === e.span?.[0] && m.end === e.span?.[1])?.number ?? null) : null;
  const rows = all.map(([attribute, e]) => ({
    mark: markOf(e),
    attribute,
    value: valueOf(e),
    source: e.negated ? 'negated' : e.source,
    text: wordsOf(e),
    confidence: e.confidence,
  }));
  return { marks, rows: rows.sort((a, b) => (a.mark ?? 1e6) - (b.mark ?? 1e6)) };
}
