import { escaped } from '../expression-of.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/papers.yaml.js';

const PAPERS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(data as unknown as Record<string, string>).map(([name, words]) => [
    name,
    new RegExp(String.raw`(?<!\p{L})(?:${words.split(', ').map(escaped).join('|')})`, 'iu'),
  ]),
);
const DATED =
  /(?:^|\n|[.;,|]\s|\s{2})(?:date|dated|datum|fecha|date of issue|issue date|ausstellungsdatum|date d['’]émission|fecha de emisión)\s?:\s{0,8}$/iu;

const DUE_NAMES =
  /^(?:due|due date|due on|due by|payable by|payment due|fällig|fällig am|fälligkeit|fälligkeitsdatum|zahlbar bis|förfallodag|förfallodatum|échéance|date échéance|date d échéance|vencimiento|fecha vencimiento|fecha de vencimiento)$/u;
const DUE =
  /(?:^|\n|[.;,|]\s|\s{2})(?:due|due date|due by|payable by|payment due|pay by|fällig(?: am)?|fälligkeit|zahlbar bis(?: zum)?|förfallodag|förfaller|à payer avant le|échéance|vence(?: el)?|vencimiento)\s?:?\s{1,8}$/iu;

/** `due_date` of "Date: 11 March 2024   Due: 10 April 2024". */
export function dueDate({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!DUE_NAMES.test(words.join(' '))) return null;
  const found = mentions.filter(
    (one) =>
      one.kind === 'date' &&
      one.start >= start &&
      one.end <= end &&
      DUE.test(text.slice(Math.max(0, one.start - 40), one.start)),
  );
  return found.length === 1 ? { ...fromText(String(found[0].value), found[0].text), at: found[0].start } : null;
}

/** `invoice_date` of "Invoice no. 2201\nDate: 3 February 2025": the one day that a paper calls its date. */
export function paperDate({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  const [of, ...rest] = words;
  const paper = rest.length === 1 && /^(?:date|day|datum|fecha|on)$/u.test(rest[0]) ? PAPERS.get(of) : undefined;
  if (!paper?.test(text.slice(start, end))) return null;
  const found = mentions.filter(
    (one) =>
      one.kind === 'date' &&
      one.start >= start &&
      one.end <= end &&
      DATED.test(text.slice(Math.max(0, one.start - 40), one.start)),
  );
  return found.length === 1 ? { ...fromText(String(found[0].value), found[0].text), at: found[0].start } : null;
}
