import type { BriefResult } from '../index.js';

export interface Row {
  text: string;
  style?: string;
  refuse: boolean;
  required: Map<string, Set<string>>;
  allowed: Map<string, Set<string>>;
  empty: string[];
  /** `attribute=value` that must not be read */
  barred: Set<string>;
}

export interface Score {
  garment: number;
  precision: number;
  recall: number;
  f1: number;
  negationErrors: number;
  refusalErrors: number;
  misses: string[];
}

function expectations(text: string): Pick<Row, 'required' | 'allowed' | 'empty' | 'barred' | 'refuse'> {
  const row = {
    required: new Map<string, Set<string>>(),
    allowed: new Map<string, Set<string>>(),
    empty: [] as string[],
    barred: new Set<string>(),
    refuse: text.trim() === 'refuse',
  };
  for (const part of text
    .split(';')
    .map((p) => p.trim())
    .filter((p) => p && p !== 'refuse')) {
    if (part.startsWith('!') && part.includes('=')) row.barred.add(part.slice(1));
    else if (part.startsWith('!')) row.empty.push(part.slice(1));
    else {
      const target = part.startsWith('?') ? row.allowed : row.required;
      const [attribute, values] = part.replace(/^\?/, '').split('=');
      target.set(attribute, new Set([...(target.get(attribute) ?? []), ...values.split(',')]));
    }
  }
  return row;
}

/** Reads the development set's notation. */
export function parseSet(source: string): Row[] {
  const lines = source.split('\n').filter((line) => line.includes('=>'));
  return lines.map((line) => {
    const [left, right] = line.split('=>');
    const [text, style] = left.split('@@').map((part) => part.trim());
    return { text, style, ...expectations(right) };
  });
}

const SKIPPED = /^(?:garment|variant|category|pockets\.count|motif|lengths_cm\..*)$/;

/** Pairs of attribute and value that were stated or implied. */
export function readPairs(result: BriefResult): Array<readonly [string, string]> {
  if (!result.ok) return [];
  const { spec, evidence } = result.brief;
  const pairs: Array<readonly [string, string]> = [];
  for (const [attribute, entry] of Object.entries(evidence)) {
    if (SKIPPED.test(attribute) || entry.negated || (entry.source !== 'stated' && entry.source !== 'implied')) continue;
    if (attribute === 'colors')
      pairs.push(
        ...spec.colors
          .filter((c) => c.source === 'stated' || c.source === 'implied')
          .map((c) => ['colors', /#/.test(c.name) ? c.hex : c.name] as const),
      );
    else if (attribute === 'fabrics')
      pairs.push(
        ...spec.fabrics
          .filter((f) => f.source !== 'default' && f.source !== 'style')
          .map((f) => ['fabrics', f.name] as const),
      );
    else if (entry.items) pairs.push(...entry.items.map((item) => [attribute, String(item.value)] as const));
    else pairs.push([attribute, String(entry.value)]);
  }
  return pairs;
}

/** `main=white`: the ground that everything else stands on; asked of only where a row expects it. */
function mainColor(result: BriefResult): Array<readonly [string, string]> {
  const main = result.ok ? result.brief.spec.colors.find((color) => color.role === 'main') : undefined;
  return main ? [['main', main.name]] : [];
}

const SEVERAL = new Set(['colors', 'fabrics', 'pockets', 'details', 'season', 'occasion']);

const ways = (values: ReadonlySet<string> | undefined): string[] => [...(values ?? [])].flatMap((v) => v.split('|'));

/** Scores a reader over rows: garment top-1 and attribute micro-F1 over stated and implied values. */
export function score(
  rows: readonly Row[],
  read: (input: { description: string; style?: string }) => BriefResult,
): Score {
  let [hit, asked, right, found, wanted, negationErrors, refusalErrors] = [0, 0, 0, 0, 0, 0, 0];
  const misses: string[] = [];
  for (const row of rows) {
    const result = read({ description: row.text, style: row.style });
    if (row.refuse) {
      if (result.ok) misses.push(`NOT REFUSED "${row.text}" → ${result.brief.spec.garment}`);
      refusalErrors += result.ok ? 1 : 0;
      continue;
    }
    asked++;
    const garment = result.ok ? result.brief.spec.garment : 'refused';
    if (row.required.get('garment')?.has(garment)) hit++;
    else misses.push(`GARMENT "${row.text}" → ${garment}`);
    const asks = (attribute: string): boolean => row.required.has(attribute) || row.allowed.has(attribute);
    const pairs = [...readPairs(result), ...mainColor(result)].filter(
      ([a]) => !/^(?:main|closure_place)$/.test(a) || asks(a),
    );
    const wrong: string[] = [];
    const missing: string[] = [];
    for (const [attribute, value] of pairs) {
      if (row.empty.includes(attribute) || row.barred.has(`${attribute}=${value}`)) {
        negationErrors++;
        wrong.push(`NEGATED ${attribute}=${value}`);
      }
      if (row.allowed.get(attribute)?.has(value)) continue;
      found++;
      if (ways(row.required.get(attribute)).includes(value)) right++;
      else wrong.push(`${attribute}=${value}`);
    }
    for (const [attribute, values] of row.required) {
      if (attribute === 'garment') continue;
      const got = pairs.filter(([a]) => a === attribute).map(([, v]) => v);
      const groups = SEVERAL.has(attribute) ? [...values].map((v) => v.split('|')) : [ways(values)];
      const needed = groups.map((group) => group.find((v) => got.includes(v)) ?? group[0]);
      wanted += needed.length;
      missing.push(...needed.filter((v) => !got.includes(v)).map((v) => `${attribute}=${v}`));
    }
    if (wrong.length + missing.length > 0)
      misses.push(`"${row.text}"\n    wrong: ${wrong.join(' ')}   missing: ${missing.join(' ')}`);
  }
  const precision = right / Math.max(1, found);
  const recall = right / Math.max(1, wanted);
  return {
    garment: hit / Math.max(1, asked),
    precision,
    recall,
    f1: (2 * precision * recall) / Math.max(1e-9, precision + recall),
    negationErrors,
    refusalErrors,
    misses,
  };
}
