import { CATEGORY } from '../garments/index.js';
import type { Category, Garment } from '../garments/spec.js';
import type { Fact } from './facts.js';
import { isStopWord } from './lexicon/stop-words.js';
import type { Head, Language } from './words/lexeme.js';
import { isVague } from './choose.js';
import { keeping } from './words/keeping.js';
import { plainTokens } from './words/table.js';
import { weakBreak } from './words/tokens.js';
import type { Token } from './words/tokens.js';
import type { Evidence, EvidenceMap, Unused } from './types.js';
import { plainClaims } from './words/units.js';
import type { Unit } from './words/units.js';

export type Span = readonly [number, number];

export interface Words {
  description: string;
  /** as it is read: without markup, of the same length */
  text: string;
  language: Language;
  units: readonly Unit[];
  facts: readonly Fact[];
  evidence: EvidenceMap;
  /** what numbers and the like are read from */
  measured: readonly Span[];
  /** units of garments that are named and not designed, which a warning says */
  named: ReadonlySet<number>;
}

const itemsOf = (entry: Evidence): readonly Pick<Evidence, 'span' | 'value'>[] => entry.items ?? [entry];

/** Spans of all evidence that the text gives. */
export const spansOf = (evidence: EvidenceMap): Span[] =>
  Object.values(evidence).flatMap((entry) =>
    [entry, ...itemsOf(entry)].flatMap(({ span }) => (span === null ? [] : [span])),
  );

const overlaps = (a: Span, spans: readonly Span[]): boolean => spans.some(([from, to]) => a[0] < to && from < a[1]);

/** What steers the reading and has no place of its own in the spec. */
const STEERING: ReadonlySet<string> = new Set(['style', 'weight', 'shade', 'item', 'part']);

const agrees = (fact: Fact, evidence: EvidenceMap): boolean => {
  const entry = evidence[fact.attribute];
  return entry !== undefined && itemsOf(entry).some(({ value }) => value === fact.value);
};

/** Whether a fact has its effect: it steers, denies, says what is in the spec anyway, or something more telling took its place. */
const counts = (fact: Fact, evidence: EvidenceMap): boolean =>
  fact.negated ||
  STEERING.has(fact.attribute) ||
  agrees(fact, evidence) ||
  // "knitted in merino": how the cloth is made beside what it is of
  (fact.attribute === 'fabrics' && fact.value === 'knit' && 'fabrics' in evidence) ||
  (isVague(fact) && fact.attribute in evidence);

/** "Livkjol": the first part of a name that is not known says nothing of a part. */
const isGlued = (unit: Unit, next: Unit | undefined): boolean =>
  next !== undefined && next.start === unit.end && next.lexeme?.garment !== null && next.lexeme !== null;

/** "Yellow zip and yellow piping": a colour that is followed is followed wherever it is said. */
const isColorAgain = (unit: Unit, { colors }: EvidenceMap): boolean =>
  colors !== undefined &&
  plainClaims(unit).some(
    ({ attribute, value }) =>
      attribute === 'colors' && itemsOf(colors).some((item) => (item.value as { name?: string }).name === value),
  );

/** Parts that a garment has only where something is said of them. */
const LACKED: Readonly<Partial<Record<Category, readonly Head[]>>> = {
  trousers: ['cuff', 'strap', 'sleeve', 'neckline'],
  shorts: ['cuff', 'strap', 'sleeve', 'neckline'],
  skirt: ['cuff', 'strap', 'sleeve', 'neckline', 'leg'],
};

/** "Trousers, straps", "a skirt with cuffs": a part that this garment has not, and nothing is said of it that is followed. */
function isLacking({ lexeme }: Unit, { evidence, facts }: Words): boolean {
  const garment = evidence.garment?.value as Garment | undefined;
  const head = lexeme?.head ?? null;
  if (!garment || head === null || !LACKED[CATEGORY[garment]]?.includes(head)) return false;
  return !(head in evidence) && !facts.some((fact) => fact.head === head && fact.attribute in evidence);
}

const spanOf = (unit: Unit): Span => [unit.said ?? unit.start, unit.end];

/** Whether anything follows from a phrase of the lexicon, whose words no evidence has. */
function isUsed(words: Words, unit: Unit, index: number, effective: ReadonlySet<number>): boolean {
  if (unit.negated || isColorAgain(unit, words.evidence)) return true;
  if (unit.lexeme?.garment) return words.named.has(index);
  if (unit.lexeme?.head) return !isGlued(unit, words.units[index + 1]) && !isLacking(unit, words);
  return effective.has(index);
}

/** Marks what is followed: evidence, what numbers are read from, and every other phrase from which something follows. */
function followed(words: Words, evident: readonly Span[]): Marks {
  const told = marked(words.text.length, evident);
  const effective = new Set(words.facts.filter((f) => counts(f, words.evidence)).map(({ index }) => index));
  const used = words.units.filter(
    (unit, i) =>
      unit.idle ||
      ((unit.lexeme !== null || unit.hex !== null) &&
        (hasMark(told, spanOf(unit)) || isUsed(words, unit, i, effective))),
  );
  for (const span of [...words.measured, ...used.map(spanOf)]) mark(told, span);
  return told;
}

const MEANS_NOTHING = /^[\p{L}]$/u;

/** Where on a body or a garment something is: "across the chest", "at each side", "an den Seiten". */
const PLACE =
  /^(?:chest|sides?|arms?|underarms?|knees?|hips?|calf|calves|ankles?|thighs?|waist|neck|wrists?|elbows?|throat|shoulders?|front|back|middle|bottom|top|tummy|brost|sidan|sidorna|ryggen|magen|midjan|axeln|axlarna|knat|knaet|brust|seiten?|rucken|bauch|taille|knie|schulter|poitrine|cotes?|dos|ventre|genou|genoux|epaules?|hanches?|pecho|lados?|espalda|cintura|rodillas?|hombros?)$/;
const AT =
  /^(?:at|on|across|under|over|to|down|up|behind|from|below|above|along|round|around|near|between|in|either|each|both|pa|vid|i|over|under|runt|bak|an|am|auf|uber|unter|um|bis|a|au|aux|sur|sous|dans|en|sobre|hasta|por)$/;

/** "Ficka fram", "hinten länger", "poche devant": a direction says only where. */
const DIRECTION =
  /^(?:fram|framtill|bak|baktill|nedtill|upptill|nertill|inuti|vorne|hinten|unten|oben|seitlich|innen|devant|derriere|delante|delanter[oa]s?|detras|traser[oa]s?|lateral(?:es)?|abajo|arriba|front|botten|outside|inside|lengthwise)$/;

const UNIT =
  /^(?:yards?|yds?|met(?:re|er)s?|inch(?:es)?|feet|foot|ply|layers?|ounces?|stone|pounds?|percent|gauge|piece)$/;

/** "2 buckles", "my son is 4", "x2": a number that says no more than its word would. */
function isCount(tokens: readonly Token[], i: number): boolean {
  const { word } = tokens[i];
  if (/^x\d{1,3}$|^\d{1,3}x$/.test(word)) return true;
  const after = tokens[i + 1];
  if (/^\d{1,2}cm$/.test(word) && /^(?:heels?|klackar|absatz\w*|talons|tacones)$/.test(after?.word ?? '')) return true;
  if (!/^(?:[1-9]|1[0-2])$/.test(word)) return false;
  if (tokens[i].before.endsWith('(') && after?.before.startsWith(')')) return true;
  const things =
    after !== undefined && /^[ -]$/.test(after.before) && /^\p{L}{3,}/u.test(after.word) && !UNIT.test(after.word);
  return (
    things ||
    /^(?:is|are|turning|turns|aged?|x|fyller|ar|wird|ist|alter|a|cumple|tiene)$/.test(tokens[i - 1]?.word ?? '')
  );
}

const DEGREE =
  /^(?:big|large|huge|giant|long|short|thin|thick|wide|narrow|deep|low|chunky|stiff|fine|scattered|stor|stora|stort|lang|langa|langt|kort|korta|smala?|smalt|breda?|brett|djupa?|tjocka?|tunna?|grosse[mnrs]?|lange[mnrs]?|kurze[mnrs]?|schmale[mnrs]?|breite[mnrs]?|tiefe[mnrs]?|dunne[mnrs]?|dicke[mnrs]?|grand|grands|grandes?|gros|grosse|grosses|larges?|longues?|fins?|fines?|anch[oa]s?|larg[oa]s?|fin[oa]s?)$/;
const DETAILED: ReadonlySet<string> = new Set(['details', 'closure', 'print', 'lapel', 'collar', 'pockets', 'cuff']);

/** A detail that is followed: how large it is is read with it. */
const isDetail = ({ units, evidence }: Words, token: Token): boolean =>
  units.some(
    (unit) =>
      token.start >= unit.start &&
      token.end <= unit.end &&
      !unit.lexeme?.garment &&
      plainClaims(unit).some(({ attribute }) => DETAILED.has(attribute) && attribute in evidence),
  );

/** "A big bow", "thin white stripes", "un grand nœud", "volantes anchos". */
function isDegree(words: Words, tokens: readonly Token[], i: number): boolean {
  if (!DEGREE.test(tokens[i].word)) return false;
  for (let j = i + 1; j <= i + 3 && tokens[j] && !weakBreak(tokens[j].before); j++)
    if (isDetail(words, tokens[j])) return true;
  const behind = words.language === 'fr' || words.language === 'es';
  return behind && i > 0 && !weakBreak(tokens[i].before) && isDetail(words, tokens[i - 1]);
}

/** Places are told by where they are, not followed by themselves. */
const isPlace = (tokens: readonly Token[], i: number): boolean =>
  DIRECTION.test(tokens[i].word) ||
  (PLACE.test(tokens[i].word) && tokens.slice(Math.max(0, i - 3), i).some(({ word }) => AT.test(word)));

/** "Inverted-T", "double-face": a letter, or a word that says nothing, is part of the word that it hangs on. */
const hangsOn = (tokens: readonly Token[], i: number): boolean => i > 0 && tokens[i]?.before === '-';

const isPlain = ({ word }: Pick<Token, 'word'>, language: Language): boolean =>
  MEANS_NOTHING.test(word) ||
  isStopWord(word, language) ||
  isStopWord(word.replace(/'s$/, ''), language) ||
  isSwapped(word, language);

/** "Simpel", "becuase": a stop word with two letters swapped, where that is no word of its own. */
const isSwapped = (word: string, language: Language): boolean =>
  word.length >= 5 &&
  swapped(`${language} ${word}`, () =>
    [...word].some((letter, i) => {
      const next = word[i + 1];
      return next !== undefined && isStopWord(word.slice(0, i) + next + letter + word.slice(i + 2), language);
    }),
  );

const swapped = keeping<boolean>();

/** "Zollstocktasche": what may be the unknown part of a word that is known. */
const unknownUnits = ({ units, language }: Words): Unit[] =>
  units.filter(
    (unit) =>
      unit.lexeme === null &&
      unit.end - unit.start >= SHORTEST_PART &&
      !isPlain(unit, language) &&
      !isPlain({ word: unit.word.replace(/s$/, '') }, language),
  );

/** Those of the units that are a part of the word. */
const partsWithin = ({ start, end }: Token, units: readonly Unit[]): Unit[] =>
  units.filter((unit) => unit.start >= start && unit.end <= end && unit.end - unit.start < end - start);

const SHORTEST_PART = 4;

/** Words side by side are one entry. */
function joined(text: string, tokens: ReadonlyArray<Pick<Token, 'start' | 'end'>>): Span[] {
  const spans: Span[] = [];
  for (const { start, end } of tokens) {
    const last = spans.at(-1);
    if (last && /^[\s\-–’'%]*$/.test(text.slice(last[1], start)) && !text.slice(last[1], start).includes('\n'))
      spans[spans.length - 1] = [last[0], end];
    else spans.push([start, end]);
  }
  return spans;
}

/** "Saddle shoulders", "action back": with the part that the words are said of, where no evidence has it. */
function withPart(words: Words, [start, end]: Span, spans: readonly Span[]): Span {
  const next = words.units.find((unit) => unit.start >= end);
  const part =
    next?.lexeme?.head && !next.lexeme.garment && !next.negated && /^[\s-]$/.test(words.text.slice(end, next.start));
  return part && !overlaps([next.start, next.end], spans) ? [start, next.end] : [start, end];
}

/** Phrases that are known and not followed: "tear away". */
const nearPhrases = ({ units }: Words): Span[] =>
  units
    .filter((unit) => unit.words.length > 1 && unit.lexeme?.near)
    .map((unit): Span => [unit.said ?? unit.start, unit.end]);

/** A list of spans of a text as one mark per character. */
type Marks = Uint8Array;

const mark = (marks: Marks, [from, to]: Span): Marks => marks.fill(1, Math.max(0, from), to);

function marked(length: number, spans: readonly Span[]): Marks {
  const marks = new Uint8Array(length);
  for (const span of spans) mark(marks, span);
  return marks;
}

function hasMark(marks: Marks, [from, to]: Span): boolean {
  for (let i = from; i < to; i++) if (marks[i] === 1) return true;
  return false;
}

/** Every word that is neither followed nor says nothing of a garment. */
export function unusedOf(words: Words): Unused[] {
  const evident = spansOf(words.evidence);
  const told = followed(words, evident);
  const named = marked(words.text.length, nearPhrases(words));
  const unknown = unknownUnits(words);
  const tokens = plainTokens(words.text);
  const isTold = ({ start, end }: Token): boolean => hasMark(told, [start, end]);
  const isLost = (token: Token, i: number): boolean =>
    !isTold(token) &&
    (named[token.start] === 1 ||
      (!isPlain(token, words.language) && !isPlace(tokens, i) && !isCount(tokens, i) && !isDegree(words, tokens, i)));
  const hangsOnLost = (i: number): boolean =>
    (hangsOn(tokens, i) && isLost(tokens[i - 1], i - 1)) || (hangsOn(tokens, i + 1) && isLost(tokens[i + 1], i + 1));
  const lost = tokens.flatMap((token, i) =>
    isTold(token) ? partsWithin(token, unknown) : isLost(token, i) || hangsOnLost(i) ? [token] : [],
  );
  return joined(words.text, lost)
    .map((span) => withPart(words, span, evident))
    .map((span) => ({ text: words.description.slice(...span), span }));
}

/** What is left when more of the text turned out to be evidence. */
export const stillUnused = (unused: readonly Unused[], evidence: EvidenceMap): Unused[] => {
  const spans = spansOf(evidence);
  return unused.filter(({ span }) => !overlaps(span, spans));
};
