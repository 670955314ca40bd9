type Fields = Readonly<Record<string, unknown>>;

/** What a function returned: things, one a row, and what is said beside them of all. */
export interface Shown {
  rows: readonly Fields[];
  about: Fields;
}

const NONE: Shown = { rows: [], about: {} };
const MOST_ROWS = 50;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** `{"doctor": "Dr. Hale", "slots": ["09:00", "10:00"]}`: two rows, each a slot, and whose they are; one thing alone is one row. */
export function shownBy(content: string): Shown {
  try {
    return shownOf(JSON.parse(content));
  } catch {
    return NONE;
  }
}

function shownOf(value: unknown): Shown {
  if (Array.isArray(value)) return { rows: value.filter((one) => isFields(one)).slice(0, MOST_ROWS), about: {} };
  if (!isFields(value)) return NONE;
  const about = Object.fromEntries(Object.entries(value).filter(([, one]) => isPlain(one)));
  const lists = Object.entries(value).filter(([, one]) => Array.isArray(one));
  if (lists.length === 1) return { rows: rowsIn(lists[0][0], lists[0][1] as unknown[]).slice(0, MOST_ROWS), about };
  const objects = Object.values(value).filter((one) => isFields(one));
  if (lists.length > 0 || objects.length > 1) return { rows: [], about };
  return { rows: [objects.length === 1 ? { ...about, ...objects[0] } : about], about };
}

/** Things as they are; texts each under the one's name of the list's: a slot of `slots`. */
function rowsIn(name: string, list: readonly unknown[]): readonly Fields[] {
  if (list.every((one) => isFields(one))) return list;
  return list.every((one) => typeof one === 'string') ? list.map((one) => ({ [singular(name)]: one })) : [];
}

const singular = (name: string): string => name.replace(/(?<=[a-z])s$/u, '').replace(/^(?:free|open|available)_/u, '');
