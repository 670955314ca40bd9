import { nameAbroad, valueAbroad } from './results-abroad.js';
import type { TextLanguage } from './text-language.js';
import { isYesOrNo, sayPlainly, sayTruth } from './results-truth.js';
import { withUnit } from './results-units.js';

/** A function's result, as the caller sent it. */
export interface ToolResult {
  name: string;
  content: string;
  /** what the function was called with */
  arguments?: Readonly<Record<string, unknown>>;
}

type Fields = Readonly<Record<string, unknown>>;

const MOST = 2000;
const MOST_MEMBERS = 24;

/** What functions have returned, as sentences in the language of the question; nothing is added to it. */
export function tellResults(results: readonly ToolResult[], language: TextLanguage, question = ''): string {
  const told = results.map((one) => {
    const text = statement(one.content, language, question);
    const about = results.length > 1 ? headingOf(one, results, language) : '';
    return about === '' ? text : `${about}: ${text}`;
  });
  return told.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
}

/** Of which call a result is: by what it was called with where the function was called twice, else by the function. */
function headingOf(
  { name, arguments: args = {} }: ToolResult,
  all: readonly ToolResult[],
  language: TextLanguage,
): string {
  const own = Object.values(args).filter((value) => typeof value === 'string' || typeof value === 'number');
  if (own.length > 0 && all.filter((one) => one.name === name).length > 1) return own.join(', ');
  return nameAbroad(heading(name), language);
}

/** What stands between a name and its value. */
const AS: Readonly<Record<TextLanguage, string>> = { en: '', de: ':', sv: ':', fr: '\u{a0}:', es: ':' };
/** What is said where nothing was found. */
const NOTHING: Readonly<Record<TextLanguage, string>> = {
  en: 'Nothing was found',
  de: 'Es wurde nichts gefunden',
  sv: 'Inget hittades',
  fr: 'Rien n’a été trouvé',
  es: 'No se encontró nada',
};

function statement(content: string, language: TextLanguage, question: string): string {
  const value = parsed(content);
  if (value === undefined) return content.trim().slice(0, MOST) || '–';
  const list = listIn(value);
  if (list) return list.length === 0 ? NOTHING[language] : capital(listed(list, language).slice(0, MOST));
  if (typeof value === 'boolean') return sayTruth('', value, language);
  const told = membersOf(value);
  const answer = told.findIndex(([, one]) => typeof one === 'boolean');
  if (answer >= 0 && isYesOrNo(question) && told.filter(([, one]) => typeof one === 'boolean').length === 1) {
    const [[name, truth]] = told.splice(answer, 1);
    return [sayTruth(heading(name), truth === true, language), capital(sentence(told, language))]
      .filter(Boolean)
      .join('. ');
  }
  return capital(sentence(told, language).slice(0, MOST)) || '–';
}

const sentence = (told: readonly Leaf[], language: TextLanguage): string =>
  told
    .slice(0, MOST_MEMBERS)
    .map((one) => said(one, language))
    .join(', ');

/** What says by itself what it is. */
const PLAIN = /^(?:message|text|answer|summary|condition|conditions|weather|forecast|temperature|temp)$/u;

function said([name, value]: Leaf, language: TextLanguage): string {
  const { heading: about, value: told } = withUnit(heading(name), value, language);
  if (typeof told === 'boolean' && language === 'en') return sayPlainly(about, told);
  const text = valueAbroad(String(told), language);
  return about === '' || PLAIN.test(about) ? text : `${nameAbroad(about, language)}${AS[language]} ${text}`;
}

/** A list of things, alone or with no more beside it than how many they are. */
function listIn(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value.every((one) => isFields(one)) ? value : null;
  if (!isFields(value)) return null;
  const lists = Object.values(value).filter(
    (one): one is unknown[] => Array.isArray(one) && one.every((own) => isFields(own)),
  );
  const others = Object.entries(value).filter(([name, one]) => !Array.isArray(one) && !COUNTS.test(name));
  return lists.length === 1 && others.length === 0 ? lists[0] : null;
}

const COUNTS = /^(?:count|total|total_count|totalCount|page|pages|limit|offset|has_more|hasMore|next|cursor)$/u;

const NAMES = /^(?:name|title|label|product|item|article)$/iu;
/** What tells a row from another for machines. */
const KEYS = /(?:^|[_ ])(?:sku|id|uuid|url|image|slug|link)$/iu;
/** What needs no name of its own beside the name of a thing. */
const EVIDENT =
  /^(?:price|cost|address|city|place|street|distance|colou?r|date|time|phone|email|description|temperature)$/u;

/** "Chelsea boot, 129 EUR; ankle boot, 99 EUR". */
const listed = (list: readonly unknown[], language: TextLanguage): string =>
  list
    .slice(0, MOST_MEMBERS)
    .map((one) => row(membersOf(one), language))
    .filter((one) => one !== '')
    .join('; ');

function row(told: readonly Leaf[], language: TextLanguage): string {
  const named = told.find(([name]) => NAMES.test(name));
  if (!named) return sentence(told, language);
  const others = told.filter((one) => one !== named && !KEYS.test(one[0]));
  return [String(named[1]), ...others.map((one) => briefly(one, language))].join(', ');
}

function briefly(leaf: Leaf, language: TextLanguage): string {
  const { heading: about, value } = withUnit(heading(leaf[0]), leaf[1], language);
  return typeof value === 'string' && EVIDENT.test(about) ? valueAbroad(value, language) : said(leaf, language);
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return undefined;
  }
}

type Leaf = [name: string, value: string | boolean];

/** Leaves with the names that lead to them. */
function membersOf(value: unknown, name = ''): Leaf[] {
  if (Array.isArray(value)) return value.slice(0, MOST_MEMBERS).flatMap((one) => membersOf(one, name));
  if (isFields(value))
    return Object.entries(value).flatMap(([key, one]) => membersOf(one, name === '' ? key : `${name} ${key}`));
  if (typeof value === 'boolean') return [[name, value]];
  return typeof value === 'string' || typeof value === 'number' ? [[name, `${value}`]] : [];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const heading = (name: string): string =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
