import { feelingOf, verdictOf } from '../feeling.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Span } from '../clause.js';
import type { Reading } from '../reading.js';
import { saysOf } from '../says.js';
import { bare } from '../sorting/families.js';
import { listOf } from './phrase.js';
import data from '../words/complaint-kinds.yaml.js';

const WORDS = data as Record<'complaints' | 'others' | 'faults', string>;
const { faults } = saysOf({ faults: WORDS.faults });
const [COMPLAINTS, OTHERS] = [WORDS.complaints, WORDS.others].map((list) => new Set(listOf(list).map(bare)));

/** Of an order, a question, thanks and a complaint the last, where a text that asks nothing tells what is wrong and does not sound pleased. */
export function complaintAmong(
  values: readonly unknown[],
  { text, language }: Reading,
  { start, end }: Span,
): Grounded | null {
  const names = values.map((value) => bare(String(value)));
  const at = names.findIndex((name) => COMPLAINTS.has(name));
  if (at < 0 || !names.every((name, i) => i === at || OTHERS.has(name))) return null;
  const own = text.slice(start, end);
  const fault = own.includes('?') ? null : faults.exec(own);
  const verdict = verdictOf(own);
  const isPleased = verdict === 1 || (verdict !== -1 && (feelingOf(own, language) ?? 0) > 0);
  return fault && !isPleased ? fromText(values[at], fault[0]) : null;
}
