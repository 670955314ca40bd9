import { escaped } from './expression-of.js';
import { CATEGORY, type Category, type Garment } from '../design-vocabulary.js';
import { fromText, type Grounded } from './grounded.js';
import { clauseAt, sentenceAt, type Span } from './clause.js';
import type { Mention } from './mention.js';
import type { Property } from './property.js';
import type { Reading } from './reading.js';
import { languageScores, textLanguage, type TextLanguage } from './text-language.js';
import { byWords } from './choice-by-words.js';
import { feelingOf, verdictOf } from './feeling.js';
import { inEarnest, isUntried } from './sorting/in-earnest.js';
import { kindOfGoods } from './goods.js';
import { UNIT_WORDS, unitOf } from './units.js';
import choiceData from './words/choices.yaml.js';
import { fibreClassNames } from './known/index.js';

interface Cue {
  names: ReadonlySet<string>;
  weight: number;
  cues: readonly RegExp[];
}

const CUES: readonly Cue[] = (choiceData as { names: string[]; weight: number; cues: string[] }[]).map(
  ({ names, weight, cues }) => ({ names: new Set(names), weight, cues: cues.map((cue) => new RegExp(cue, 'iu')) }),
);
const UNSAID = new Set(['unknown', 'unspecified', 'not specified', 'n a', 'not mentioned', 'undetermined', 'unclear']);
const LANGUAGES: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: ['en', 'english', 'engelska', 'englisch', 'anglais', 'inglés', 'eng', 'en us', 'en gb'],
  sv: ['sv', 'swedish', 'svenska', 'schwedisch', 'suédois', 'sueco', 'swe', 'sv se'],
  de: ['de', 'german', 'tyska', 'deutsch', 'allemand', 'alemán', 'deu', 'ger', 'de de'],
  fr: ['fr', 'french', 'franska', 'französisch', 'français', 'francés', 'fra', 'fr fr'],
  es: ['es', 'spanish', 'spanska', 'spanisch', 'espagnol', 'español', 'spa', 'es es'],
};
/** What kinds of clothes are called in enumerations. */
const FAMILY: Readonly<Record<string, readonly string[]>> = {
  dress: ['dress', 'gown'],
  skirt: ['skirt', 'bottom', 'bottomwear', 'lower body'],
  trousers: ['trousers', 'pants', 'bottom', 'bottomwear', 'lower body'],
  shorts: ['shorts', 'trousers', 'bottom', 'bottomwear'],
  shirt: ['shirt', 'top', 'topwear', 'upper body'],
  top: ['top', 'shirt', 'topwear', 'upper body'],
  knitwear: ['knitwear', 'sweater', 'top', 'topwear', 'upper body'],
  jacket: ['jacket', 'outerwear', 'coat', 'upper body'],
  outerwear: ['outerwear', 'coat', 'jacket', 'upper body'],
};
const folded = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const singular = (value: string): string => value.replace(/(?<=\p{L}{3})(?:es|s)$/u, '');

/** Of an enumeration what the text entails; null where nothing does, or several values alike. */
export function entailed(
  values: readonly unknown[],
  property: Property,
  reading: Reading,
  scope: Span,
): Grounded | null {
  const words = values.filter((value): value is string => typeof value === 'string');
  const said = withoutTheChoice(words, reading.text, scope);
  const text = reading.text.slice(said.start, said.end);
  const inScope = reading.mentions.filter(({ start, end }) => start >= said.start && end <= said.end);
  const named = byCurrency(words, property, text, inScope) ?? byUnit(words, property, text);
  const way = named ?? byDirection(words, property, text);
  if (way !== undefined) return way;
  return (
    byLanguage(words, property, text) ??
    byFeeling(words, text) ??
    kindOfGoods(words, text) ??
    byClothes(words, ofRole(inScope, property, reading.text)) ??
    byCues(words, text) ??
    byName(words, text, reading) ??
    byNumber(values, inScope) ??
    byWords(words, reading, said)
  );
}

/** "Is this about care, sizing or delivery? …": the sentence that lists the values asks for one and is no evidence of any. */
function withoutTheChoice(words: readonly string[], text: string, scope: Span): Span {
  const first = sentenceAt(text, scope.start);
  const asked = folded(text.slice(first.start, first.end));
  const named = words.filter((word) => ` ${asked} `.includes(` ${folded(word)} `));
  const rest = { start: first.end, end: scope.end };
  return named.length > 1 && /\p{L}{3}/u.test(text.slice(rest.start, rest.end)) ? rest : scope;
}

/** All values of an enumeration that the text names. */
export function allNamed(values: readonly unknown[], reading: Reading, scope: Span): Grounded[] {
  const text = reading.text.slice(scope.start, scope.end);
  const inScope = reading.mentions.filter(
    ({ start, end }) => start >= scope.start && end <= scope.end && !isDenied(start, text, scope),
  );
  return values
    .filter((value): value is string => typeof value === 'string')
    .flatMap((value) => byClothes([value], inScope) ?? byCues([value], text) ?? byName([value], text, reading) ?? []);
}

const isDenied = (start: number, text: string, { start: from }: Span): boolean => denies(text.slice(0, start - from));

/** How currencies are called where no amount stands beside them: "to Swedish kronor". */
const CURRENCY_CALLED: Readonly<Record<string, RegExp>> = {
  USD: /(?<!\p{L})(?:usd|us dollars?|dollars?|bucks)(?!\p{L})|\$/iu,
  EUR: /(?<!\p{L})(?:eur|euros?)(?!\p{L})|€/iu,
  GBP: /(?<!\p{L})(?:gbp|pounds?|sterling|pund|pfund|livres?|libras?)(?!\p{L})|£/iu,
  SEK: /(?<!\p{L})(?:sek|swedish (?:kronor|kronas?|crowns?)|kronor|svenska kronor)(?!\p{L})/iu,
  NOK: /(?<!\p{L})(?:nok|norwegian (?:kroner|crowns?)|norska kronor)(?!\p{L})/iu,
  DKK: /(?<!\p{L})(?:dkk|danish (?:kroner|crowns?)|danska kronor)(?!\p{L})/iu,
  CHF: /(?<!\p{L})(?:chf|swiss francs?|franken)(?!\p{L})/iu,
  JPY: /(?<!\p{L})(?:jpy|yen)(?!\p{L})|¥/iu,
};
const INTO = /(?:to|in|into|till|i|nach|auf|en|a|à)\s(?:the\s)?$/iu;

/** "50 euro", "80 dollars to Swedish kronor": a currency by what it is called; of two the one before and the one after the word that leads over. */
function byCurrency(
  words: readonly string[],
  { words: name }: Property,
  text: string,
  mentions: readonly Mention[],
): Grounded | null {
  const codes = words.filter((word) => Object.hasOwn(CURRENCY_CALLED, word.toUpperCase()));
  if (codes.length < words.length || codes.length < 2) return null;
  const called = codes
    .map((code) => ({ code, found: CURRENCY_CALLED[code.toUpperCase()].exec(text) }))
    .flatMap(({ code, found }) => (found ? [{ code, at: found.index, quote: found[0] }] : []));
  const of = called.length === 1 && !isEndOfTwo(name) ? called[0] : undefined;
  if (of) return fromText(of.code, of.quote);
  const to = called.filter(({ at }) => INTO.test(text.slice(0, at)));
  if (called.length !== 2 || to.length !== 1 || !mentions.some(({ kind }) => kind === 'number')) return null;
  const isTo = name.some((word) => /^(to|target|destination|into)$/.test(word));
  const one = isTo ? to[0] : called.find((other) => other !== to[0]);
  return isEndOfTwo(name) && one ? fromText(one.code, one.quote) : null;
}

const UNIT_TO_UNIT = new RegExp(
  String.raw`\d\s?(${UNIT_WORDS})\s(?:to|in|into|till|i|in|nach|en|a|är i|sind in)\s(${UNIT_WORDS})(?!\p{L})`,
  'iu',
);

/** "Convert 36 inches to cm": of an enumeration of units the one before or after the word that leads over. */
function byUnit(words: readonly string[], { words: name }: Property, text: string): Grounded | null {
  const found =
    words.every((word) => unitOf(word.toLowerCase()) !== undefined) && isEndOfTwo(name)
      ? UNIT_TO_UNIT.exec(text)
      : null;
  if (!found) return null;
  const isTo = name.some((word) => /^(to|target|destination|into)$/.test(word));
  const unit = unitOf(found[isTo ? 2 : 1].toLowerCase());
  const value = words.find((word) => unitOf(word.toLowerCase()) === unit);
  return value === undefined ? null : fromText(value, found[0]);
}

const isEndOfTwo = (name: readonly string[]): boolean =>
  name.some((word) => /^(to|target|destination|into|from|source|origin)$/.test(word));

/** "EU 40 to US": of two that are named the one before and the one after the word that leads from one to the other. */
const FROM = 'from|out of|från|von|aus|de|desde';

/** @returns null where the text tells the other end only; undefined where the name asks for none or the text tells of none */
function byDirection(words: readonly string[], { words: name }: Property, text: string): Grounded | null | undefined {
  const isTo = name.some((word) => /^(to|target|destination|into|till|nach)$/.test(word));
  if (!isTo && !name.some((word) => /^(from|source|origin|från|von)$/.test(word))) return undefined;
  const named = words.filter(
    (word) =>
      ` ${folded(text)} `.includes(` ${folded(word)} `) ||
      new RegExp(String.raw`(?<!\p{L})${escaped(word)}(?=\d)`, 'iu').test(text),
  );
  const behind = (lead: string): string[] =>
    named.filter((word) =>
      new RegExp(String.raw`(?<!\p{L})(?:${lead})\s(?:the\s)?${escaped(word)}(?!\p{L})`, 'iu').test(text),
    );
  const after = behind('to|in|into|till|nach|en|a|à|auf');
  if (after.length !== 1) return isTo && named.length > 0 && behind(FROM).length === named.length ? null : undefined;
  const rest = named.filter((word) => word !== after[0]);
  if (isTo) return fromText(after[0], after[0]);
  return rest.length === 1 ? fromText(rest[0], rest[0]) : null;
}

function byLanguage(words: readonly string[], { kind }: Property, text: string): Grounded | null {
  const named = (language: TextLanguage): string | undefined =>
    words.find((word) => LANGUAGES[language].includes(folded(word)));
  const all = (Object.keys(LANGUAGES) as TextLanguage[]).filter((language) => named(language) !== undefined);
  if (kind !== 'language' && !(all.length >= 2 && all.length >= words.length - 1)) return null;
  const said = words.filter((word) => isCalledInto(word, text));
  if (said.length === 1) return fromText(said[0], said[0]);
  const [first, second] = languageScores(spoken(text));
  const value = named(first.language);
  return value === undefined || first.score - second.score < 0.6 ? null : fromText(value, text.slice(0, 80));
}

/** "Switch to Swedish", "auf Deutsch": a language by its name after a word that leads into it. */
function isCalledInto(word: string, text: string): boolean {
  const names = Object.values(LANGUAGES).find((all) => all.includes(folded(word))) ?? [];
  const called = names.filter((name) => name.length > 3).map(escaped);
  return (
    called.length > 0 &&
    new RegExp(
      String.raw`(?<!\p{L})(?:to|into|in|till|på|auf|ins?|nach|en|a|al)\s(?:${called.join('|')})(?!\p{L})`,
      'iu',
    ).test(text)
  );
}

/** What a question about a text says of it is not the text. */
const spoken = (text: string): string =>
  /["“”«»„](.{8,}?)["“”«»]/u.exec(text)?.[1] ??
  text.replace(/^[^?]{0,80}\b(?:text|language|sentence)\b[^?]{0,40}\?\s/iu, '');

function byFeeling(words: readonly string[], text: string): Grounded | null {
  if (isUntried(text)) return null;
  const named = (pattern: RegExp): string | undefined => words.find((word) => pattern.test(word));
  const good = named(
    /^(positive|positivt?|pos|positif|positiv[oa]|happy|good|satisfied|pleased|nöjd|nojd|zufrieden|satisfait|satisfech[oa])$/i,
  );
  const bad = named(
    /^(negative|negativt?|neg|négati(?:f|ve)|negativ[oa]|unhappy|bad|dissatisfied|displeased|missnöjd|missnojd|unzufrieden|mécontent|mecontent|insatisfait|insatisfech[oa])$/i,
  );
  if (good === undefined || bad === undefined) return null;
  const both = named(/^(mixed|ambivalent|blandad|blandat|gemischt|mitigé|mixte|mixt[oa])$/i);
  const verdict = verdictOf(text);
  if (isContrasted(text) && (both !== undefined || verdict === null)) {
    return both === undefined ? null : fromText(both, text.slice(0, 80));
  }
  const feeling = inEarnest(verdict ?? feelingOf(text), text);
  if (feeling === 'both') return both === undefined ? null : fromText(both, text.slice(0, 80));
  if (feeling === null) return null;
  const value = feeling > 0 ? good : feeling < 0 ? bad : middle(named, verdict);
  return value === undefined ? null : fromText(value, text.slice(0, 80));
}

/** What is neither good nor bad, "average" only where that is said. */
const middle = (named: (pattern: RegExp) => string | undefined, verdict: number | null): string | undefined =>
  named(/^(neutrale?|neutralt|neutre|neutr[oa]|none)$/i) ??
  (verdict === 0
    ? named(/^(average|middling|mediocre|ok|okay|medel|mittel|mittelmäßig|moyen(?:ne)?|regular)$/i)
    : undefined);

/** How a part of a text sounds. */
const soundOf = (text: string, language: TextLanguage): number | null => verdictOf(text) ?? feelingOf(text, language);

const CONTRAST =
  /[\s,;.]{1,4}(?:but|however|although|though|yet|sadly|unfortunately|men|tyvärr|aber|leider|jedoch|dagegen|däremot|en revanche|par contre|cependant|toutefois|en cambio|mais|malheureusement|dommage que|dommage|hélas|schade|synd att|pero|aunque|sin embargo|lástima que|por desgracia)[\s,]{1,4}/iu;

/** AFINN's value of a plain word of praise or blame. */
const STRONG = 2;

/** "Great fabric, lousy stitching", "Love the coat, but it took five weeks": praise or blame, and after the turn something that is not the same. */
function isContrasted(text: string): boolean {
  const parts = text.split(/[,.;!?]\s|\s(?:and|och|und|et|y)\s/u).map((part) => feelingOf(part));
  if (parts.some((one) => (one ?? 0) >= STRONG) && parts.some((one) => (one ?? 0) <= -STRONG)) return true;
  const at = CONTRAST.exec(text);
  if (!at) return false;
  const language = textLanguage(text);
  const [before, after] = [text.slice(0, at.index), text.slice(at.index + at[0].length)].map((part) =>
    soundOf(part, language),
  );
  return before !== null && before !== 0 && Math.sign(after ?? 0) !== Math.sign(before);
}

const WISHED =
  /(?<!\p{L})(?:want|wish|would like|asked for|order|expect|ville ha|vill ha|önska|beställ|möcht|wollt|bestell|voulais|quería)/iu;
const CAME =
  /(?<!\p{L})(?:receiv|got|came|arriv|deliver|was sent|were sent|sent me|fick|kom|erhalten|bekommen|reçu|recib|llegó)/iu;

/** `wanted_colour` of "I wanted black but got brown": those of the clause that tells of it, where the name asks for one side. */
function ofRole(mentions: readonly Mention[], { words }: Property, text: string): readonly Mention[] {
  const own = words.some((word) => /^(?:wanted|desired|ordered|expected|requested|wished)$/.test(word))
    ? WISHED
    : words.some((word) => /^(?:received|delivered|got|actual|arrived)$/.test(word))
      ? CAME
      : null;
  if (own === null || !WISHED.test(text) || !CAME.test(text)) return mentions;
  const told = mentions.filter(({ start }) => {
    const { start: from } = clauseAt(text, start);
    return own.test(text.slice(from, start));
  });
  return told;
}

/** What a garment, a colour or a cloth of the text is, by its name, its family or what it is made of. */
function byClothes(words: readonly string[], mentions: readonly Mention[]): Grounded | null {
  const said = mentions.filter(({ kind, negated }) => kind === 'cloth' && !negated);
  const hits = said.flatMap((mention) => {
    const names = namesOf(mention);
    const rank = names.findIndex((name) => words.some((word) => sameName(word, name)));
    const value = rank < 0 ? undefined : words.find((word) => sameName(word, names[rank]));
    return value === undefined ? [] : [{ value, mention }];
  });
  const values = new Set(hits.map(({ value }) => value));
  return values.size === 1 ? fromText(hits[0].value, hits[0].mention.text) : null;
}

const sameName = (word: string, name: string): boolean => singular(folded(word)) === singular(name);

function namesOf({ attribute, value }: Mention): string[] {
  const own = folded(String(value));
  if (attribute === 'garment') {
    const category: Category = CATEGORY[value as Garment];
    return [own, folded(category), ...(FAMILY[category] ?? []), ...(FAMILY[own] ?? [])];
  }
  if (attribute === 'season' && own === 'autumn') return [own, 'fall'];
  if (attribute !== 'fabrics') return [own];
  return [own, ...fibreClassNames(String(value))];
}

/** "Delivery problem", "billing department": without the word that any value may have. */
const ANY_VALUE =
  /^(?:an? )?(.{3,40}?) (?:issues?|problems?|questions?|requests?|inquiry|enquiry|complaints?|department|team|related|matters?|support)$/u;

/** How a value may be called in the table. */
function callsOf(value: string): readonly string[] {
  const own = folded(value);
  const plain = ANY_VALUE.exec(own)?.[1];
  return [own, singular(own), ...(plain === undefined ? [] : [plain, singular(plain)])];
}

function byCues(words: readonly string[], text: string): Grounded | null {
  const said = text.toLowerCase().trim();
  const hits = words.flatMap((value) =>
    CUES.filter(({ names }) => callsOf(value).some((call) => names.has(call))).flatMap(({ weight, cues }) => {
      const found = cues
        .map((cue) => cue.exec(said))
        .filter((match) => match !== null && !denies(said.slice(0, match.index)));
      return found.length === 0 ? [] : [{ value, weight, quote: found[0]?.[0] ?? '' }];
    }),
  );
  const most = Math.max(0, ...hits.map(({ weight }) => weight));
  const best = hits.filter(({ weight }) => weight === most);
  return new Set(best.map(({ value }) => value)).size === 1 ? fromText(best[0].value, best[0].quote) : null;
}

/** A value that the text names in so many words, alone among them, and does not deny. */
function byName(words: readonly string[], text: string, { language }: Reading): Grounded | null {
  const said = ` ${folded(text)} `;
  const named = words.filter((word) => {
    const at = said.indexOf(` ${folded(word)}`);
    return (
      folded(word).length > 1 &&
      at >= 0 &&
      /^(s|es|n|en|e|er)?\s/u.test(said.slice(at + 1 + folded(word).length)) &&
      !denies(said.slice(0, at))
    );
  });
  const parted = named.length > 0 ? [] : words.filter((word) => isParted(folded(word), said));
  if (parted.length === 1) return fromText(parted[0], parted[0]);
  const longest = named.filter(
    (word) => !named.some((other) => other !== word && folded(other).includes(folded(word))),
  );
  return longest.length === 1 && !(language === 'en' && isAsked(text, words)) ? fromText(longest[0], longest[0]) : null;
}

/** `changed_mind` of "I changed my mind": its words in their order, with one small word between. */
function isParted(value: string, said: string): boolean {
  const parts = value.split(' ');
  if (parts.length < 2) return false;
  const found = new RegExp(` ${parts.map(escaped).join(' (?:(?:my|the|a|our|your|his|her|its|their) )?')} `, 'u').exec(
    said,
  );
  return found !== null && !denies(said.slice(0, found.index));
}

/** "Is it shipped or pending?" names a value and does not say it. */
const isAsked = (text: string, words: readonly string[]): boolean =>
  /\?\s*$/.test(text) && words.filter((word) => folded(text).includes(folded(word))).length > 1;

function byNumber(values: readonly unknown[], mentions: readonly Mention[]): Grounded | null {
  const said = mentions.filter(
    ({ kind, value }) =>
      (kind === 'number' || kind === 'size') &&
      values.some((one) => String(one).toLowerCase() === String(value).toLowerCase()),
  );
  if (new Set(said.map(({ value }) => String(value))).size !== 1) return null;
  const value = values.find((one) => String(one).toLowerCase() === String(said[0].value).toLowerCase());
  return fromText(value, said[0].text);
}

/** "Unknown" is true of what nothing says, where something is said at all. */
export function unsaid(values: readonly unknown[], text: string): Grounded | null {
  const value = values.find((one) => typeof one === 'string' && UNSAID.has(folded(one)));
  return value !== undefined && text.split(/\s+/).length > 2 ? { value, source: 'text', quote: '' } : null;
}

/** Whether the words just before deny what follows. */
export const denies = (before: string): boolean =>
  /(?:\b(?:not|no|never|neither|nor|without|varken|weder|noch|isn['’]?t|aren['’]?t|don['’]?t|doesn['’]?t|nothing|inte|utan|ingen|inget|inga|aucune?|ningun[ao]?|ningún|nicht|kein\p{L}*|ohne|pas|sans|(?<=(?:\b|(?<=\s))(?:no|ne|ni|sin|sans|ni|pas|nada|rien|nunca|tampoco)\b[^.;!?]{0,60})ni|sin|nunca|denies|denied|deny|lacks|free (?:of|from)|(?:keep|keeps|stay|stays) (?:away|clear|out)|away from|unsuitable for|rules? out|ruled out|förnekar|saknar|verneint|leugnet|nie|niega)\b|(?<!\p{L})(?:ne|no|non)(?!\p{L}))(?:\s+\p{L}+){0,2}\s*$|(?:rather than|instead of|hellre än|snarare än|i stället för|istället för|statt|anstatt|anstelle von|plutôt que?|au lieu de?|en lugar de|en vez de)(?:\s+\p{L}+){0,2}\s*$|(?:not|inte|nicht|pas|no)\s(?:interested|intresserad|interessiert|intéressée?|interesad[oa]|asking|looking|after)(?:\s+\p{L}+){0,2}\s*$/iu.test(
    before,
  );
