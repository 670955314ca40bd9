import type { Reading } from '../../reading.js';
import months from '../../words/months.yaml.js';
import { quotesIn } from '../spans.js';
import { spokenTimesIn } from './spoken-times.js';
import type { Stretch } from './stretch.js';
import { isNameLike, isSmall, type Token, tokensOf } from '../tokens.js';

const CODE =
  /(?<![\p{L}\d@/.-])(?:\d{3}\/\d{2} ?R\d{2}|(?!SKU|NO|NR|ID|PO)\p{Lu}{2,3} \d{2,4}(?: [A-Z]{1,3})?(?![\p{L}\d-])|\d{3,4} [A-Z]{3}(?![\p{L}\d])|(?=[\p{L}\d/._:#-]{0,30}\d)[\p{L}\d]+(?:(?:[-_/.]|(?<=\p{L})[:#])[\p{L}\d]+)*)(?![\p{L}\d@])/gu;
/** "NL91 ABNA 0417 1643 00": the number of an account, in groups or not. */
const IBAN = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: [A-Z\d]{4}){2,7}(?: [A-Z\d]{1,3})?(?![\p{L}\d])/gu;
const FILE =
  /(?<![\p{L}\d@/.-])[\p{L}\d_-]{1,60}\.(?:pdf|docx?|xlsx?|csv|txt|png|jpe?g|svg|zip|mp[34]|md|json)(?![\p{L}\d])/giu;
const HOST =
  /(?<![\p{L}\d@.-])(?:[\p{L}\d-]{2,40}\.){1,4}(?:example|com|org|net|io|dev|se|de|fr|es|eu|co|app|test|local)(?![\p{L}\d-]|\.\p{L})/giu;
const STREETS = String.raw`(?:Street|St|Road|Rd|Lane|Avenue|Ave|Row|Court|Square|Place|Way|Drive|Close|Hill|Terrace|Gardens|Quay|Walk|Mews)`;
const TOWN = String.raw`(?:,? (?:\d{4,5}|\d{3} \d{2}|[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}))?(?:,? \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)?(?:,? (?:\d{5}|[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}))?`;
const ADDRESS = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:\d{1,4}[a-z]? (?:(?:bis |ter )?(?:rue|avenue|boulevard|place|quai|chemin|allée|impasse) |Rue |Avenue )?(?:(?:de |du |des |la |le )?\p{Lu}[\p{L}'’-]+ ?){1,4}|(?:\p{Lu}[\p{L}-]* ){0,2}\p{Lu}?\p{L}*(?:gatan|gata|vägen|väg|gränd|straße|strasse|gasse|weg|platz|allee|torget) \d{1,4} ?[a-z]?(?![\p{L}\d])|(?:calle|Calle|avenida|Avenida|plaza|Plaza|paseo|Paseo) (?:de |del |la )?(?:\p{Lu}\p{L}+ ?){1,3},? ?\d{1,4})(?:(?<= )|(?=[,. !?;]|$))${TOWN}`,
  'gu',
);
const STREET_LIKE = new RegExp(
  String.raw`(?:${STREETS}|[Rr]ue|[Aa]venue|boulevard|place|quai|chemin|allée|impasse|\p{L}(?:gatan|gata|vägen|väg|gränd|straße|strasse|gasse|weg|platz|allee|torget)|[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo)(?![\p{L}])`,
  'u',
);

/** All stretches of a text that have a form of their own, in its order; what stands within another is left out. */
export function stretchesIn(reading: Reading): Stretch[] {
  const { text, mentions } = reading;
  const formed: Stretch[] = [
    ...found(IBAN, text, 'code').map((one) => ({ ...one, value: one.text.replaceAll(' ', '') })),
    ...spokenTimesIn(text),
    ...mentions.flatMap((one): Stretch[] =>
      /^(?:date|time|email|phone|url)$/u.test(one.kind) ? [{ ...one, kind: one.kind as Stretch['kind'] }] : [],
    ),
  ];
  const quotes = quotesIn(text).map((one): Stretch => ({ ...one, kind: 'quote', value: one.text }));
  const addresses = found(ADDRESS, text, 'address').filter((one) => STREET_LIKE.test(one.text));
  const numbers = mentions.flatMap((one): Stretch[] =>
    one.kind === 'number' && typeof one.value === 'number' ? [{ ...one, kind: 'number', value: one.value }] : [],
  );
  const measured = numbers.filter(({ unit }) => unit !== undefined);
  const codes = [
    ...found(FILE, text, 'code'),
    ...found(HOST, text, 'code'),
    ...found(CODE, text, 'code').filter(isCode),
  ];
  return apart([formed, quotes, addresses, monthsIn(text), measured, codes, numbers]).sort((a, b) => a.start - b.start);
}

const found = (pattern: RegExp, text: string, kind: Stretch['kind']): Stretch[] =>
  [...text.matchAll(pattern)].map((one) => {
    const said = one[0].trimEnd();
    return { kind, text: said, value: said, start: one.index, end: one.index + said.length };
  });

/** Letters and digits, digits in groups, or four digits at least; no "3rd", "10kg", "1,5". */
const isCode = ({ text }: Stretch): boolean =>
  !/^\d+(?:st|nd|rd|th|er|e|ª|º|x|kg|g|mg|km|m|cm|mm|l|h|am|pm|%|k)$/iu.test(text) &&
  !/^\d+[.]\d{1,3}$/u.test(text) &&
  !/^\d{1,2}[:/.]\d{1,2}(?:[/.]\d{2,4})?$/u.test(text) &&
  (/\p{L}/u.test(text) || /\d[-/_.]\d/u.test(text) || /^\d{3,}$/u.test(text));

/** Of several lists the first has the stretch that two claim. */
function apart(lists: readonly (readonly Stretch[])[]): Stretch[] {
  const all: Stretch[] = [];
  for (const list of lists)
    for (const one of list)
      if (!all.some((other) => other.kind !== 'quote' && one.start < other.end && other.start < one.end)) all.push(one);
  return all;
}

const MONTHS = (months as string[][]).flatMap((names, i) => names.map((name) => [name.toLowerCase(), i + 1] as const));
const MONTH_NAMES = MONTHS.map(([name]) => name)
  .sort((a, b) => b.length - a.length)
  .join('|');
const MONTH = new RegExp(
  String.raw`(?<!\d\.? (?:de )?)(?<!\p{L})(${MONTH_NAMES}) (?:de )?(20\d\d)(?!\d)|(?<!\d)(20\d\d)-(0[1-9]|1[0-2])(?![\d-])`,
  'giu',
);
const MONTH_ALONE = new RegExp(
  String.raw`(?<!\p{L})(?:for|in|of|from|för|i|från|für|im|vom|pour|en|du|de|para)\s(${MONTH_NAMES})(?![\p{L}\d])`,
  'giu',
);

/** Months that a text tells without a year or a day: "for October". */
export const monthsAloneIn = (text: string): { month: number; text: string; start: number }[] =>
  [...text.matchAll(MONTH_ALONE)].map(({ 0: said, 1: name, index }) => ({
    month: MONTHS.find(([own]) => own === name.toLowerCase())?.[1] ?? 0,
    text: name,
    start: index + said.length - name.length,
  }));

/** "September 2025", "2025-09". */
function monthsIn(text: string): Stretch[] {
  return [...text.matchAll(MONTH)].map((one) => {
    const [said, name, year, iso, of] = one;
    const month = of ?? String(MONTHS.find(([own]) => own === name.toLowerCase())?.[1] ?? 0).padStart(2, '0');
    return {
      kind: 'month',
      text: said,
      value: `${year ?? iso}-${month}`,
      start: one.index,
      end: one.index + said.length,
    };
  });
}

const PARTICLE = /^(?:of|de|van|von|der|den|af|da|del|di|du|la|le|el|zu|ten)$/u;

/** "Karin Sjögren", "Ursula K. Le Guin", "Dr. Hale": runs of words with capital letters that begin no sentence, or two at least. */
export function namesIn(reading: Reading, taken: readonly Stretch[]): Stretch[] {
  const { text } = reading;
  const tokens = tokensOf(text);
  const all: Stretch[] = [];
  for (let at = 0; at < tokens.length;) {
    const next = endOfName(tokens, at);
    if (next === at) {
      at++;
      continue;
    }
    const own = text.slice(tokens[at].start, tokens[next - 1].end).replace(/['’]s$/u, '');
    const one: Stretch = {
      kind: 'name',
      text: own,
      value: own,
      start: tokens[at].start,
      end: tokens[at].start + own.length,
    };
    if (!taken.some((other) => other.kind !== 'quote' && one.start < other.end && other.start < one.end)) all.push(one);
    at = next;
  }
  return all;
}

function endOfName(tokens: readonly Token[], at: number): number {
  const isTitled =
    /^(?:The|A|An)$/u.test(tokens[at].text) &&
    !tokens[at].isFirst &&
    at + 1 < tokens.length &&
    isCapital(tokens[at + 1]);
  if (!isCapital(tokens[at]) && !isTitled) return at;
  let next = at + 1;
  while (next < tokens.length && next < at + 5) {
    const isJoined =
      /^\.? $/u.test(tokens[next].gap) &&
      (tokens[next].gap === ' ' || /^(?:Dr|Mr|Mrs|Ms|St|\p{Lu})$/u.test(tokens[next - 1].text));
    if (!isJoined) break;
    if (isCapital(tokens[next]) || (isInitial(tokens[next]) && tokens.length > next + 1)) next++;
    else if (
      PARTICLE.test(tokens[next].low) &&
      next + 1 < tokens.length &&
      isCapital(tokens[next + 1]) &&
      tokens[next + 1].gap === ' '
    )
      next += 2;
    else break;
  }
  return next;
}
const isInitial = ({ text }: Token): boolean => /^\p{Lu}$/u.test(text);
const isCapital = (one: Token): boolean =>
  isNameLike(one) && !isSmall(one) && !/^I['’]/u.test(one.text) && /^\p{Lu}/u.test(one.text) && !/\d/u.test(one.text);
