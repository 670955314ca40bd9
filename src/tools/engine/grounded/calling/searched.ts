import type { Evidence } from '../grounded.js';
import type { FunctionTool } from '../matching.js';
import { readingOf } from '../reading.js';
import { isSchema, typeOf } from '../schema.js';
import { wordsOfName } from '../property.js';
import type { Call } from './call.js';
import { parametersOf, requiredOf } from './made.js';
import data from './searched.yaml.js';
import { quotesIn } from './spans.js';

const { opens, asks, many, places } = data as unknown as {
  opens: string;
  asks: readonly string[];
  many: string;
  places: readonly { says: string; of: string }[];
};
const PLACES = places.map(({ says, of }) => ({
  of: new RegExp(`^(?:${of})$`, 'iu'),
  asked: asks.map(
    (one) =>
      new RegExp(
        String.raw`^[¿\s]*${opens}${one.replace('{place}', `(?:${says})`).replace('{what}', '(?<what>.{2,120}?)')}(?:${many})?[\s?.!]*$`,
        'iu',
      ),
  ),
}));
const SEARCHES = /^(?:search|find|query|lookup|look|browse)$/iu;
const QUERY = /^(?:query|q|search|search_?(?:term|query|text)|terms?|text|keywords?|phrase)$/iu;
const LIMIT = /^(?:limit|count|max|max_?results|num|num_?results|results|size|top_?k|k|n|number_of_results)$/iu;
const LONGEST = 200;
/** What is not between quotation marks ends where something else is said of it. */
const GOES_ON =
  /[,;:]|[.!?]\s|(?<!\p{L})(?:and|or|from|since|before|after|by|och|eller|från|av|und|oder|von|seit|et|ou|de|depuis|y|o|desde)(?!\p{L})/iu;

/** "Look through my notes for 'wifi password'": the call of the one function that searches that place; null for any other text. */
export function searchedFor(tools: readonly FunctionTool[], text: string): Call | null {
  if (text.length > LONGEST) return null;
  const found = PLACES.flatMap(({ of, asked }) => {
    const groups = asked.map((one) => one.exec(text)?.groups).find((one) => one !== undefined);
    return groups ? [{ of, what: groups.what, n: groups.n as string | undefined }] : [];
  });
  const [one, ...more] = found;
  const own = one ? tools.filter((tool) => isOf(tool, one.of)) : [];
  return more.length === 0 && own.length === 1 ? callOf(own[0], one.what, one.n, text) : null;
}

const isOf = ({ name }: FunctionTool, place: RegExp): boolean => {
  const words = wordsOfName(name);
  return words.some((word) => SEARCHES.test(word)) && words.some((word) => place.test(word));
};

function callOf(tool: FunctionTool, what: string, n: string | undefined, text: string): Call | null {
  const schema = parametersOf(tool);
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const typed = (name: string, type: RegExp): boolean => type.test(String(typeOf(properties[name] as never) ?? ''));
  const query = Object.keys(properties).find((name) => QUERY.test(name) && typed(name, /^string$/u));
  const limit = Object.keys(properties).find((name) => LIMIT.test(name) && typed(name, /^(?:integer|number)$/u));
  const said = query === undefined ? null : wordsOf(what);
  if (said === null || query === undefined || requiredOf(schema).some((name) => name !== query)) return null;
  const count = n === undefined ? null : numberIn(n);
  if (n !== undefined && (limit === undefined || count === null)) return null;
  const evidence: Evidence[] = [{ path: `/${query}`, source: 'text', quote: said }];
  if (count === null || limit === undefined || !text.includes(said))
    return { name: tool.name, arguments: { [query]: said }, evidence };
  return {
    name: tool.name,
    arguments: { [query]: said, [limit]: count },
    evidence: [...evidence, { path: `/${limit}`, source: 'text', quote: n ?? '' }],
  };
}

/** All of a quotation; else words that nothing else is said of. */
function wordsOf(what: string): string | null {
  const [quote, ...more] = quotesIn(what);
  const bare = what.trim().replace(/[,\s]+$/u, '');
  if (quote !== undefined) {
    const isAll = more.length === 0 && !/[\p{L}\d]/u.test(bare.slice(0, quote.start) + bare.slice(quote.end));
    return isAll ? quote.text : null;
  }
  return GOES_ON.test(bare) || bare === '' ? null : bare;
}

function numberIn(said: string): number | null {
  const [one, ...more] = readingOf(`${said} results`).mentions.filter(({ kind }) => kind === 'number');
  return one !== undefined && more.length === 0 && Number.isInteger(Number(one.value)) ? Number(one.value) : null;
}
