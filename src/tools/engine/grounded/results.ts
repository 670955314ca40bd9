/** A function's result, as the caller sent it. */
export interface ToolResult {
  name: string;
  content: string;
}

const MOST = 2000;
const MOST_MEMBERS = 24;

/** What functions have returned, as sentences; nothing is added to it. */
export function tellResults(results: readonly ToolResult[]): string {
  const told = results.map(({ name, content }) => {
    const text = statement(content);
    return results.length > 1 && name !== '' ? `${heading(name)}: ${text}` : text;
  });
  return told.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
}

function statement(content: string): string {
  const value = parsed(content);
  if (value === undefined) return content.trim().slice(0, MOST) || '–';
  const told = membersOf(value).map(([name, text]) => (name === '' ? text : `${heading(name)} ${text}`));
  return capital(told.slice(0, MOST_MEMBERS).join(', ').slice(0, MOST)) || '–';
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return undefined;
  }
}

/** Leaves with the names that lead to them. */
function membersOf(value: unknown, name = ''): [name: string, text: string][] {
  if (Array.isArray(value)) return value.slice(0, MOST_MEMBERS).flatMap((one) => membersOf(one, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => membersOf(one, name === '' ? key : `${name} ${key}`));
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? [[name, `${value}`]]
    : [];
}

const heading = (name: string): string =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
