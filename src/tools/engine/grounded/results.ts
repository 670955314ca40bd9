import { nameAbroad, valueAbroad } from './results-abroad.js';
import type { TextLanguage } from './text-language.js';

/** A function's result, as the caller sent it. */
export interface ToolResult {
  name: string;
  content: string;
}

const MOST = 2000;
const MOST_MEMBERS = 24;

/** What functions have returned, as sentences in the language of the question; nothing is added to it. */
export function tellResults(results: readonly ToolResult[], language: TextLanguage): string {
  const told = results.map(({ name, content }) => {
    const text = statement(content, language);
    return results.length > 1 && name !== '' ? `${nameAbroad(heading(name), language)}: ${text}` : text;
  });
  return told.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
}

/** What stands between a name and its value. */
const AS: Readonly<Record<TextLanguage, string>> = { en: '', de: ':', sv: ':', fr: '\u{a0}:', es: ':' };

function statement(content: string, language: TextLanguage): string {
  const value = parsed(content);
  if (value === undefined) return content.trim().slice(0, MOST) || '–';
  const told = membersOf(value).map(([name, text]) => {
    const said = valueAbroad(text, language);
    return name === '' ? said : `${nameAbroad(heading(name), language)}${AS[language]} ${said}`;
  });
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
