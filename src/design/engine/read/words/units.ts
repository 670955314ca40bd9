import { LANGUAGES } from './lexeme.js';
import type { Claim, Head, Language, Lexeme } from './lexeme.js';
import type { MotifWord } from '../lexicon/motif-words.js';
import { FUNCTION_WORDS } from '../lexicon/function-words.js';
import { RISKY } from '../lexicon/color-lexemes.js';
import { isStopWord, isWrittenStopWord } from '../lexicon/stop-words.js';
import { correct } from './spelling.js';
import { joinedBySlash, slashed, wearerFirst, writtenOutAnywhere, writtenOutIn } from './shorthand.js';
import { tokensOf } from './table.js';
import { weakBreak } from './tokens.js';
import type { Token } from './tokens.js';
import { keeping } from './keeping.js';
import { forms, longest } from './trie.js';
import {
  CORRECTIONS,
  FAVOURED,
  LEXICON_WORDS,
  TRIES,
  inflected,
  inLexicon,
  isKnown,
  languagesOf,
} from './vocabulary.js';

/** A phrase the lexicon knows, or one other word. */
export interface Unit {
  lexeme: Lexeme | null;
  /** Folded first word. */
  word: string;
  /** All its words, folded and spelled right. */
  words: readonly string[];
  start: number;
  end: number;
  /** Where the words begin that say it, if before `start`: the direction of "vertical navy stripes". */
  said?: number;
  before: string;
  corrected: boolean;
  /** A colour given as `#rrggbb`. */
  hex: string | null;
  negated: boolean;
  /** Says something else than the garment here: where a thing is, who wears it, what somebody does. */
  idle?: boolean;
  /** What a print shows, where the unit says it. */
  motif?: MotifWord;
}

export interface Reading {
  language: Language;
  units: Unit[];
}

/** Letters that a language has and its neighbours lack. */
const OWN_LETTERS: ReadonlyArray<readonly [RegExp, readonly Language[]]> = [
  [/å/iu, ['sv']],
  [/[äö]/iu, ['sv', 'de']],
  [/[üß]/iu, ['de']],
  [/[àâçèêîôùûœ]/iu, ['fr']],
  [/é/iu, ['fr', 'es']],
  [/[ñáíóú]/iu, ['es']],
];

type Vote = readonly [Language, number];

/** For which languages a word speaks, and how loudly. */
function votesOf({ word, raw }: Token): readonly Vote[] {
  const letters = raw === undefined ? [] : OWN_LETTERS.filter(([own]) => own.test(raw));
  const grammar = LANGUAGES.filter((l) => FUNCTION_WORDS[l].has(word) && !(l === 'en' && raw !== undefined));
  return [
    ...letters.flatMap(([, languages]) => languages.map((l): Vote => [l, 0.5])),
    ...grammar.map((l): Vote => [l, 1]),
    ...[...languagesOf(word)].map((l): Vote => [l, LEXICON_WORDS[l].has(word) ? 1.2 : 0.8]),
  ];
}

const votes = keeping<readonly Vote[]>();

/** Which language the words speak for; short texts count by lexicon and letters as well as by function words. */
function likelyLanguage(tokens: readonly Token[]): Language {
  const scores = { en: 0.5, sv: 0, de: 0, fr: 0, es: 0 };
  for (const token of tokens)
    for (const [language, score] of votes(token.raw ?? token.word, () => votesOf(token))) scores[language] += score;
  return LANGUAGES.reduce((a, b) => (scores[b] > scores[a] + 0.4 ? b : a));
}

const plainEnglish = (word: string): boolean => FUNCTION_WORDS.en.has(word) || inLexicon(word, 'en');

const part = (token: Token, from: number, to: number): Token => ({
  ...token,
  word: token.word.slice(from, to),
  start: token.start + from,
  end: token.start + to,
  before: from === 0 ? token.before : '',
});

const LINKS: Readonly<Record<Language, readonly string[]>> = {
  en: [''],
  sv: ['', 's', 'e', 'o', 'a'],
  de: ['', 's', 'n', 'en', 'e'],
  fr: [''],
  es: [''],
};

/** Cuts a closed compound ("linneskjorta", "Leinenhemd") into words the lexicon knows; null when it is none. */
function compound(token: Token, language: Language): Token[] | null {
  const { word } = token;
  if (word.length !== token.end - token.start) return null;
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const tail = word.slice(cut);
    if (!inLexicon(tail, language)) continue;
    for (const link of LINKS[language]) {
      const head = word.slice(0, cut - link.length);
      if (!word.slice(0, cut).endsWith(link) || head.length < 3) continue;
      if (inLexicon(head, language) || (language === 'de' && inLexicon(`${head}e`, language)))
        return [part(token, 0, head.length), part(token, cut, word.length)];
      const deeper = head.length >= 8 ? compound(part(token, 0, head.length), language) : null;
      if (deeper) return [...deeper, part(token, cut, word.length)];
    }
  }
  return null;
}

const PART_TAILS: ReadonlySet<string> = new Set('pocket collar sleeve lining cuff hem belt hood closure'.split(' '));

/** Whether a word names a garment, or a part in five letters or more. */
const isName = (word: string, language: Language): boolean => {
  const named = forms(word, language).flatMap((form) => TRIES[language].next.get(form)?.lexeme ?? []);
  return named.some(
    (lexeme) =>
      lexeme.garment !== null ||
      (word.length >= 5 &&
        (PART_TAILS.has(lexeme.head ?? '') ||
          lexeme.readings.some((r) => r.heads.length === 0 && r.claims[0]?.attribute === 'closure'))),
  );
};

/** "Vardagsklänning", "Hirschhornknöpfe": the last part names a garment or a part of one though the first is unknown. */
function namedByTail(token: Token, language: Language): Token[] | null {
  if (token.word.length !== token.end - token.start) return null;
  for (let cut = 3; cut <= token.word.length - 4; cut++)
    if (isName(token.word.slice(cut), language)) return [part(token, 0, cut), part(token, cut, token.word.length)];
  return null;
}

/** "Älgmotiv", "Teekannenmuster": what a print shows, written together with it. */
const SHOWN = /^(\p{L}{3,}?)(motiv|tryck|monster|muster|druck|broderi|stickerei)$/u;

function shownByHead(token: Token): Token[] | null {
  const cut = SHOWN.exec(token.word)?.[1].length;
  if (cut === undefined || token.word.length !== token.end - token.start) return null;
  return [part(token, 0, cut), part(token, cut, token.word.length)];
}

const OF_THINGS: ReadonlySet<string> = new Set(
  'fabrics colors print neckline collar silhouette details closure'.split(' '),
);

/** Whether a word names a garment, a part, a cloth or the like by itself: "work" and "bird" do not. */
const namesThing = (word: string): boolean =>
  forms(word, 'en').some((form) => {
    const lexeme = TRIES.en.next.get(form)?.lexeme;
    return (
      lexeme != null &&
      (lexeme.garment !== null ||
        lexeme.head !== null ||
        lexeme.readings.some(({ claims }) => claims.some(({ attribute }) => OF_THINGS.has(attribute))))
    );
  });

/** "Silkdress", "shortsleeves": two words of which the second names something. */
function missingSpace(token: Token): Token[] | null {
  const { word } = token;
  for (let cut = 4; cut <= word.length - 4; cut++) {
    const [a, b] = [word.slice(0, cut), word.slice(cut)];
    if (LEXICON_WORDS.en.has(a) && LEXICON_WORDS.en.has(b) && namesThing(b))
      return [part(token, 0, cut), part(token, cut, word.length)];
  }
  return null;
}

/** No word of a garment is longer; longer ones are not looked into. */
const LONGEST_WORD = 40;

/** "Champagnefärgad", "lachsfarben". */
const SO_COLOURED = /^([a-z]{3,}?)(?:s?fargad|s?fargat|s?fargade|farben|farbene[mnrs]?|farbige?[mnrs]?)$/;

/** A word as the lexicon would write it: split, spelled right, or left alone. */
function mend(token: Token, language: Language, spoken: readonly Language[]): Token[] {
  if (token.word.length > LONGEST_WORD) return [token];
  if (token.word.length > 4 && token.word.endsWith('less') && !inLexicon(token.word, 'en')) {
    const stem = token.word.slice(0, -4);
    if (inLexicon(stem, 'en')) return [part(token, 0, stem.length), part(token, stem.length, token.word.length)];
  }
  const coloured = SO_COLOURED.exec(token.word)?.[1];
  if (
    coloured &&
    token.word.length === token.end - token.start &&
    [language, 'en' as const].some((l) => inLexicon(coloured, l))
  )
    return [part(token, 0, coloured.length), part(token, coloured.length, token.word.length)];
  if (isKnown(token.word, spoken)) return [token];
  const languages: Language[] = language === 'en' ? ['en', 'sv', 'de'] : [language, 'en'];
  for (const candidate of languages) {
    const cut =
      candidate === 'en'
        ? missingSpace(token)
        : (compound(token, candidate) ?? namedByTail(token, candidate) ?? shownByHead(token));
    if (cut) return cut;
  }
  for (const candidate of language === 'en' ? (['en'] as const) : ([language, 'en'] as const)) {
    if (language !== 'en' && token.word.length < 6) continue;
    const word = correct(token.word, CORRECTIONS[candidate], FAVOURED);
    if (word) return [{ ...token, word, corrected: true }];
  }
  return [token];
}

/** Where a phrase that starts at `from` must end: at the next punctuation. */
function phraseLimit(tokens: readonly Token[], from: number): number {
  let limit = from + 1;
  while (limit < tokens.length && limit < from + 7 && !weakBreak(tokens[limit].before)) limit++;
  return limit;
}

function unitOf(tokens: readonly Token[], from: number, length: number, lexeme: Lexeme | null): Unit {
  const first = tokens[from];
  const own = length === 1 ? [first] : tokens.slice(from, from + length);
  return {
    lexeme: lexeme && !lexeme.block ? lexeme : null,
    word: first.word,
    words: own.map((token) => token.word),
    start: first.start,
    end: own[length - 1].end,
    before: first.before,
    corrected: own.some((token) => token.corrected),
    hex: first.word.startsWith('#') ? fullHex(first.word) : null,
    negated: false,
  };
}

const fullHex = (hex: string): string => (hex.length === 4 ? `#${hex.slice(1).replace(/./g, '$&$&')}` : hex);

/** "Katie Holmes": two words side by side with a capital each, of which no lexicon knows the first. German writes all its nouns so. */
function isSurname(raw: readonly Token[], i: number, text: string, language: Language): boolean {
  const first = raw[i - 1];
  const capital = ({ start }: Token): boolean => /\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2));
  if (language === 'de' || !first || raw[i].before !== ' ' || !capital(raw[i]) || !capital(first)) return false;
  return !LANGUAGES.some(
    (l) => inLexicon(first.word, l) || FUNCTION_WORDS[l].has(first.word) || isStopWord(first.word, l),
  );
}

const mendedIn = keeping<ReturnType<typeof keeping<readonly Token[]>>>();

/** What a word is mended by besides its languages. */
const keyOf = ({ word, raw }: Token, length: number): string =>
  raw === undefined && length === word.length ? word : `${word} ${raw ?? ''} ${length}`;

/** Mends each word once, however often it stands in texts. */
function mendAll(raw: readonly Token[], text: string, language: Language, spoken: readonly Language[]): Token[] {
  const mended = mendedIn(`${language} ${spoken.join('')}`, () => keeping());
  return raw.flatMap((token, i) => {
    if (isSurname(raw, i, text, language)) return token;
    const length = token.end - token.start;
    const known = mended(keyOf(token, length), () =>
      mend({ ...token, before: '', start: 0, end: length }, language, spoken),
    );
    if (known.length === 1 && known[0].word === token.word) return token;
    return known.map((one, k) => ({
      ...one,
      start: one.start + token.start,
      end: one.end + token.start,
      before: k === 0 ? token.before : '',
    }));
  });
}

/** "Black tie": a phrase that says only for what the garment is. */
const isOccasion = ({ lexeme }: { lexeme: Lexeme }): boolean =>
  lexeme.readings.every(({ claims }) => claims.every(({ attribute }) => attribute === 'occasion'));

/**
 * "Denim shirt dress": the last words of a garment's name that begin a longer name belong to that. So do those of an
 * occasion: "a black tie belt".
 * @returns what is left of the first name; null where nothing reaches beyond it
 */
function beforeLongerName(
  order: readonly Language[],
  words: Parameters<typeof longest>[0],
  from: number,
  found: { lexeme: Lexeme; length: number },
  limit: number,
): ReturnType<typeof longest> {
  const { length } = found;
  for (let at = from + 1; at < from + length; at++)
    for (const language of order) {
      const name = longest(words, language, at, limit);
      if (!name || at + name.length <= from + length || !(name.lexeme.garment || isOccasion(found))) continue;
      const first = longest(words, language, from, at);
      if (first && from + first.length === at) return first;
    }
  return null;
}

/** A word of the text's own language, or one that another language writes otherwise: "fürs" is no fur, "dünn" no down. */
const isOwn = ({ word, raw }: Token, { words }: Lexeme, best: Language, language: Language): boolean =>
  FUNCTION_WORDS[best].has(word) ||
  isStopWord(word, best) ||
  (raw !== undefined && words[0] !== word && language !== best);

/** "När jag var liten" is no spring: a stop word that a word with accents only looks like. */
const isUnaccented = ({ word, raw }: Token, { raw: written }: Lexeme, language: Language): boolean =>
  raw === undefined && written !== undefined && isWrittenStopWord(word, language);

/** "Mints", "oaks": what gives a colour its name, not the colour. */
const isThing = ({ word }: Token, { lexeme, length }: { lexeme: Lexeme; length: number }): boolean =>
  length === 1 &&
  RISKY.has(lexeme.words[0]) &&
  lexeme.words[0] !== word &&
  lexeme.readings.every(({ claims }) => claims.every(({ attribute }) => attribute === 'colors'));

/** "Nicht" is no niece: a word of grammar is never the inflection of a name. */
const isGrammar = ({ word }: Token, { words }: Lexeme, language: Language): boolean =>
  words[0] !== word && FUNCTION_WORDS[language].has(word);

/** The languages that words are looked up in: the likeliest, English, and those that an English text has words of. */
function languagesFor(tokens: readonly Token[], best: Language): readonly Language[] {
  if (best !== 'en' || tokens.length <= 2) return [...new Set<Language>([best, 'en', ...LANGUAGES])];
  const unEnglish = tokens.filter(({ word }) => !plainEnglish(word));
  const foreign = (l: Language): number =>
    unEnglish.filter(({ word }) => FUNCTION_WORDS[l].has(word) || inLexicon(word, l)).length;
  return LANGUAGES.filter((l) => l === 'en' || foreign(l) >= Math.min(2, tokens.length / 3));
}

/** Text → phrases and words in order, in the likeliest language first and then in the others. */
export function readUnits(text: string): Reading {
  const cut = tokensOf(text).map((token, i, all) => wearerFirst(token, i, all, text));
  const written = text.includes('/')
    ? writtenOutAnywhere(cut.map(slashed)).map(joinedBySlash)
    : writtenOutAnywhere(cut);
  const best = likelyLanguage(written);
  const raw = writtenOutIn(written, best);
  const order = languagesFor(raw, best);
  const tokens = mendAll(raw, text, best, order);
  const words = tokens.map(({ word }) => inflected(word));
  const units: Unit[] = [];
  for (let i = 0; i < tokens.length;) {
    const limit = phraseLimit(tokens, i);
    let found: ReturnType<typeof longest> = null;
    for (const language of order) {
      const match = longest(words, language, i, limit);
      if (!match) continue;
      const borrowed =
        match.length === 1 &&
        (language === best
          ? isUnaccented(tokens[i], match.lexeme, best) || isGrammar(tokens[i], match.lexeme, best)
          : isOwn(tokens[i], match.lexeme, best, language));
      if (!borrowed && !isThing(tokens[i], match) && (!found || match.length > found.length)) found = match;
    }
    const shorter = found && beforeLongerName(order, words, i, found, limit);
    if (shorter) found = shorter;
    const length = found?.length ?? 1;
    units.push(unitOf(tokens, i, length, found?.lexeme ?? null));
    i += length;
  }
  return { language: best, units: units.map((unit, i) => terse(units, i) ?? unit) };
}

/** A tag that leaves the word out: "pencil skirt, knee, wool" is of knee length, "a collar, cutaway" has a cutaway collar. */
function terse(units: readonly Unit[], i: number): Unit | null {
  const unit = units[i];
  const next = units[i + 1];
  if (unit.lexeme || !weakBreak(unit.before) || (next && !weakBreak(next.before))) return null;
  const kinds = TRIES.en.next.get(unit.word)?.next;
  const collar = units[i - 1]?.lexeme?.head === 'collar' || says(units[i - 1] ?? unit, 'collar');
  const meant = kinds?.get('length')?.lexeme ?? (collar ? kinds?.get('collar')?.lexeme : undefined);
  return meant ? { ...unit, lexeme: meant } : null;
}

const HEAD_OF: Partial<Record<string, Head>> = {
  'sleeve.type': 'sleeve',
  'sleeve.length': 'sleeve',
  neckline: 'neckline',
  collar: 'collar',
  lapel: 'lapel',
  cuff: 'cuff',
  leg: 'leg',
  hem: 'hem',
  pockets: 'pocket',
  hood: 'hood',
  waistline: 'waist',
  closure: 'closure',
};

const TRIMMINGS = new Set(
  'embroidery piping lace-trim ruffles bow fringe sequins topstitching contrast-stitching belt lining beading studs tassels contrast-trim fur-trim side-stripes flowers applique panels train'.split(
    ' ',
  ),
);
const PATTERN_NOUNS =
  /^(stripe|stripes|dots|dot|spots|polka|flowers|flower|checks|hearts|stars|leaves|ranks|rander|rand|prickar|blommor|rutor|streifen|punkte|blumen|rayures|pois|fleurs|rayas|lunares|flores|pinstripes?|chevrons?)$/;

interface Said {
  claims: readonly Claim[];
  attributes: ReadonlySet<string>;
  head: Head | null;
}

const NOTHING: Said = { claims: [], attributes: new Set(), head: null };
/** What phrases say, whatever they are said of: a lexeme never changes. */
const saidBy = new WeakMap<Lexeme, Said>();

function said({ lexeme }: Unit): Said {
  if (lexeme === null) return NOTHING;
  let found = saidBy.get(lexeme);
  if (!found) {
    const claims = lexeme.readings.filter(({ heads }) => heads.length === 0).flatMap((reading) => reading.claims);
    const attributes = new Set(claims.map(({ attribute }) => attribute));
    found = { claims, attributes, head: lexeme.head ?? headBy(lexeme, claims[0]) };
    saidBy.set(lexeme, found);
  }
  return found;
}

/** Claims that do not depend on what the unit is said of. */
export const plainClaims = (unit: Unit): readonly Claim[] => said(unit).claims;

/** "Lined in", "lined with": what stands before is not said of the lining, what follows is. */
export const linedWith = ({ lexeme }: Unit): boolean => lexeme !== null && isLinedWith(lexeme.words);

const isLinedWith = (words: readonly string[]): boolean =>
  words.length > 1 &&
  /^(?:lined|fodra[dt]|gefuttert|doublee?|forrad[oa])$/.test(words[words.length - 2]) &&
  /^(?:in|with|med|i|mit|de|d|en|con)$/.test(words[words.length - 1]);

/** "Långärmad", "v-ringad": they name a part within, and still describe the garment. */
const SAID_OF_WHOLE = /(?:armad|armat|armade|ringad|ringat|ringade|halsad|halsat|halsade|armelig|armliges?)$/;

const DESCRIBES = /^(?:hooded|collared|belted|buttoned|zipped|laced|lapelled|cuffed)$/;

/** The part that a phrase without a head of its own names by the first thing it says. */
function headBy({ words }: Lexeme, first: Claim | undefined): Head | null {
  const last = words.at(-1) ?? '';
  if (!first || (words.length === 1 && SAID_OF_WHOLE.test(last))) return null;
  const { attribute, value } = first;
  if (attribute === 'sleeve.type' && value === 'strap') return 'strap';
  if (attribute === 'print') return PATTERN_NOUNS.test(last) ? 'print' : null;
  if (attribute === 'details' && isLinedWith(words)) return null;
  if (attribute === 'details' && value === 'yoke') return 'shoulder';
  if (attribute === 'details') return value === 'lining' ? 'lining' : TRIMMINGS.has(value) ? 'trim' : null;
  if (attribute === 'cuff' && /^sleeves?$/.test(last)) return 'sleeve';
  return HEAD_OF[attribute] ?? null;
}

/** The part or garment that a unit names, for words that describe it. */
export function headOf(unit: Unit): Head | null {
  const { head } = said(unit);
  const describes = head !== null && unit.lexeme?.head === null && unit.words.length === 1 && DESCRIBES.test(unit.word);
  return describes ? null : head;
}

/** Whether a unit's meaning depends on what it is said of. */
export const isContextual = (unit: Unit): boolean => unit.lexeme?.readings.some((r) => r.heads.length > 0) ?? false;

export const says = (unit: Unit, attribute: string): boolean => said(unit).attributes.has(attribute);
