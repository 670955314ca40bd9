import { escaped } from '../expression-of.js';
import type { Reading } from '../reading.js';
import { isSchema, type Schema } from '../schema.js';
import type { Call } from './call.js';

const SOUGHT =
  /^(?:query|q|search|search_term|term|terms|keywords?|description|prompt|sökord|suchbegriff|recherche|consulta)$/iu;
const QUERY = /^(?:query|q|search|search_term|term|terms|keywords?|sökord|suchbegriff|recherche|consulta)$/iu;
const JOINT =
  /\s(?:under|below|over|above|for|at|in|up to|less than|more than|cheaper than|max\.?|from|under|för|i|till|högst|unter|bis|für|ab|moins de|à moins de|pour|en|jusqu['’]à|por|de menos de|hasta|para)\s*$/iu;

const THING = /(?:^|_)(?:item|article|artikel|product|produkt|ware|garment|material|stoff|fabric)(?:$|_)/iu;
const GERMAN_LAST = /^(.{0,60}\p{Lu}\p{Ll}{2,30}) \p{Ll}{3,20}(?:en|ern|eln)$/u;
const MOST_WORD = 32;

/** Without the points that end it. */
function withoutPoints(value: string): string {
  let end = value.length;
  while (end > 0 && '.!?'.includes(value[end - 1])) end--;
  return value.slice(0, end);
}

/** Where words stand in a text as words of their own, whatever their case; -1 where they do not. */
const wordsAt = (words: string, text: string): number =>
  text.search(new RegExp(`(?<![\\p{L}\\d]|\\p{L}-)${escaped(words)}(?![\\p{L}\\d]|-\\p{L})`, 'iu'));

/** "90 pounds" where only 90 was taken: all of what a text says at the same place. */
function inFullAt(quote: string, { text, mentions }: Reading): string {
  const at = wordsAt(quote, text);
  return mentions.find(({ start, end }) => start === at && end - start > quote.length)?.text ?? quote;
}

/** "Jeans zerrissen", "Jacke offen": how a thing is, and no verb for what is to be done with it. */
const GERMAN_STATE =
  / (?:(?:\p{Ll}{2,6})?ge(?!(?:ben|hen|winnen|stalten|nehmigen|rben)$)\p{Ll}+en|\p{Ll}*(?:rissen|schnitten|schlissen|brochen|loren|schlossen|worfen|bogen|nommen|standen|schoben|dorben|schwunden|schrieben|trieben|funden|bunden|sprochen|schienen|schossen)|offen|trocken|golden|seiden|wollen|leinen|eigen|selten|eben)$/u;

/** "120 Reißverschlüsse bestellen": a thing without the verb behind it, where a German clause ends with that. */
function withoutVerb(value: unknown, question: string): unknown {
  const isVerb = typeof value === 'string' && !GERMAN_STATE.test(value.slice(-MOST_WORD));
  const thing = isVerb ? GERMAN_LAST.exec(value)?.[1] : undefined;
  return thing !== undefined && /^(?:[,.!?]|$)/u.test(question.split(String(value))[1] ?? ' ') ? thing : value;
}

/** What is sought, without the point that ends a sentence and without what other arguments of the call say of it. */
export function brief(given: Call, { properties }: Schema, reading: Reading): Call {
  const call =
    reading.language === 'de'
      ? {
          ...given,
          arguments: Object.fromEntries(
            Object.entries(given.arguments).map(([name, value]) => [
              name,
              THING.test(name) ? withoutVerb(value, reading.text) : value,
            ]),
          ),
        }
      : given;
  const names = Object.keys(call.arguments).filter((name) => SOUGHT.test(name));
  const changed = names.flatMap((name) => {
    const value = call.arguments[name];
    if (typeof value !== 'string' || !isSchema(properties)) return [];
    const plain = /[.!?]\s/u.test(value) ? value : withoutPoints(value);
    return [[name, QUERY.test(name) ? withoutOthers(plain, name, call, reading) : plain] as const];
  });
  return changed.length === 0 ? call : { ...call, arguments: { ...call.arguments, ...Object.fromEntries(changed) } };
}

/** "Green raincoats under 90 pounds" beside a colour and a price: "raincoats". */
function withoutOthers(value: string, name: string, { arguments: args, evidence }: Call, reading: Reading): string {
  const quotes = evidence
    .filter(({ path, quote = '' }) => path !== `/${name}` && path.slice(1) in args && quote !== '')
    .map(({ quote = '' }) => inFullAt(quote, reading));
  const left = quotes.reduce(withoutWords, value);
  return left.trim() === '' ? value : left;
}

/** A text without words that it begins or ends with. */
function withoutWords(text: string, words: string): string {
  const at = wordsAt(words, text);
  if (at < 0) return text;
  const [before, after] = [text.slice(0, at), text.slice(at + words.length)];
  if (before.trim() === '') return after.trimStart();
  return after.trim() === '' ? before.replace(JOINT, '').trimEnd() : text;
}
