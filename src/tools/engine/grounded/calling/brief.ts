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

/** "120 Reißverschlüsse bestellen": a thing without the verb behind it, where a German clause ends with that. */
function withoutVerb(value: unknown, question: string): unknown {
  const thing = typeof value === 'string' ? GERMAN_LAST.exec(value)?.[1] : undefined;
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
    const plain = /[.!?]\s/u.test(value) ? value : value.replace(/[.!?]+$/u, '');
    return [[name, QUERY.test(name) ? withoutOthers(plain, name, call, reading) : plain] as const];
  });
  return changed.length === 0 ? call : { ...call, arguments: { ...call.arguments, ...Object.fromEntries(changed) } };
}

/** "Green raincoats under 90 pounds" beside a colour and a price: "raincoats". */
function withoutOthers(
  value: string,
  name: string,
  { arguments: args, evidence }: Call,
  { mentions }: Reading,
): string {
  const quotes = evidence
    .filter(({ path, quote = '' }) => path !== `/${name}` && path.slice(1) in args && quote !== '')
    .map(
      ({ quote = '' }) =>
        mentions.find(({ text }) => text.startsWith(quote) && text.length > quote.length)?.text ?? quote,
    );
  const left = quotes.reduce((rest, quote) => {
    const at = rest.toLowerCase().indexOf(quote.toLowerCase());
    if (at < 0) return rest;
    const [before, after] = [rest.slice(0, at), rest.slice(at + quote.length)];
    if (before.trim() === '') return after.trimStart();
    return after.trim() === '' ? before.replace(JOINT, '').trimEnd() : rest;
  }, value);
  return left.trim() === '' ? value : left;
}
