import type { components } from '../api.js';

/** Where a choice comes from: the text says it, lets it follow, its style leans so, or it is usual. */
export type Source = 'stated' | 'implied' | 'style' | 'default';

interface Evidence {
  source: Source;
  /** in the text, UTF-16 units */
  span: [number, number] | null;
  text: string | null;
  value?: unknown;
  items?: Evidence[];
}

/** What a text was taken for. */
export type Reading = Omit<components['schemas']['ReadingView'], 'evidence'> & { evidence: Record<string, Evidence> };

/** One thing that was decided, and the words that decided it. */
export interface Choice {
  attribute: string;
  value: string;
  source: Source;
  span: [number, number] | null;
  /** a colour to show beside it */
  hex: string | null;
}

const ORDER: readonly Source[] = ['stated', 'implied', 'style', 'default'];

/** Words for who sews: `sleeve.length` is the length of a sleeve, and the garment stands first. */
const worded = (name: string): string => name.split('.').join(' ').replaceAll('_', ' ').replaceAll('-', ' ');

/** Every choice: the garment first, then what the text says, what follows from it, and what is usual. */
export function choicesOf({ evidence }: Reading): Choice[] {
  const all = Object.entries(evidence).flatMap(([attribute, found]) =>
    (found.items?.length ? found.items : [found]).map((one) => choiceOf(attribute, one)),
  );
  const place = ({ attribute, source, span }: Choice): number =>
    attribute === 'garment' ? -1 : ORDER.indexOf(source) * 10_000 + (span?.[0] ?? 0);
  return all.filter(({ value }) => value !== '').sort((a, b) => place(a) - place(b));
}

function choiceOf(attribute: string, { source, span, value }: Evidence): Choice {
  const { name, hex } = (typeof value === 'object' && value !== null ? value : { name: value }) as {
    name?: unknown;
    hex?: unknown;
  };
  return {
    attribute: worded(attribute),
    value: typeof name === 'string' || typeof name === 'number' ? worded(String(name)) : '',
    source,
    span,
    hex: typeof hex === 'string' && /^#[\da-f]{6}$/i.test(hex) ? hex : null,
  };
}

/** A stretch of a text: bare, one that decided something, or one that nothing was made of. */
export interface Stretch {
  text: string;
  from: number;
  kind: Source | 'unused' | null;
}

/** The text in stretches, which together are the text. Where two choices rest on the same words the surer is shown. */
export function stretchesOf(text: string, reading: Reading | null): Stretch[] {
  if (!reading) return text ? [{ text, from: 0, kind: null }] : [];
  const kinds = Array.from<Stretch['kind']>({ length: text.length }).fill(null);
  for (const { span } of reading.unused as { span: [number, number] }[]) kinds.fill('unused', ...span);
  for (const { span, source } of choicesOf(reading).toReversed()) if (span) kinds.fill(source, ...span);
  return grouped(text, kinds);
}

function grouped(text: string, kinds: readonly Stretch['kind'][]): Stretch[] {
  const stretches: Stretch[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = stretches.at(-1);
    if (last && last.kind === kinds[at]) last.text += text[at];
    else stretches.push({ text: text[at], from: at, kind: kinds[at] });
  }
  return stretches;
}
