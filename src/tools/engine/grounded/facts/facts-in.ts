import { leftOpen } from '../hedges.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import { perStretch } from '../per-stretch.js';
import { unitNamed } from '../units.js';
import type { Fact } from './fact.js';
import { ANY, contentOf, perAfter, perBefore } from './per.js';
import { restsIn } from './rest.js';
import { type Token, tokensOf } from './tokens.js';
import { CAME, EACH, NAMED, ONE, STOPS, SUPPOSED, TIMES, WENT } from './words.js';

/** A text with more numbers is a table: what is told of one of them is not to be told from words. */
const MOST = 300;

/** All amounts that a stretch of a text tells of, in its order, what the rest is among them. */
export const factsIn = perStretch((reading, scope): readonly Fact[] => {
  const { text, mentions } = reading;
  const inScope = mentions.filter(({ start, end }) => start >= scope.start && end <= scope.end);
  const tokens = tokensOf(reading, scope);
  const all = inScope.filter(({ kind }) => kind === 'number');
  if (all.length > MOST) return [];
  const open = leftOpen(text, all);
  const told = all.filter((one) => !open.has(one) && !(isArticle(one) && one.unit !== undefined));
  const facts = told.flatMap((one) => factOf(one, tokens, told, text) ?? []);
  const full = withNouns(partsOfWholes(facts));
  return [...full, ...restsIn(full, tokens)];
});

/** "Won by 4 a 2", "3-1": the score of a game counts nothing. */
const isScore = ({ start, end, unit, value }: Mention, text: string): boolean =>
  unit === undefined &&
  Number.isInteger(value) &&
  (/^\s?(?:[-–:]|a)\s?\d{1,3}(?![\d\p{L}])(?!\s?\p{L})/u.test(text.slice(end)) ||
    /(?<![\d.,])\d{1,3}\s(?:a|[-–])\s$/u.test(text.slice(Math.max(0, start - 10), start)));

const MOST_NOUNS = 4;

/** "6 seconds less than the Danes". */
const isCompared = (after: readonly Token[]): boolean =>
  after
    .slice(0, 2)
    .some(({ word }) =>
      /^(?:less|more|fewer|later|earlier|behind|ahead|faster|slower|mindre|mer|färre|weniger|mehr|moins|menos)$/u.test(
        word,
      ),
    );

function factOf(one: Mention, tokens: readonly Token[], all: readonly Mention[], text: string): Fact | null {
  const own = tokens.filter(({ start, end }) => start < one.end && end > one.start).at(-1);
  if (!own) return null;
  const isNumber = (token: Token): boolean =>
    !ONE.has(token.word) &&
    all.some((other) => !isArticle(other) && token.start < other.end && token.end > other.start);
  const stretch = tokens.filter((token) => token.stretch === own.stretch);
  const before = afterLast(
    stretch.filter(({ end }) => end <= one.start),
    isNumber,
  );
  const after = untilFirst(
    stretch.filter(({ start }) => start >= one.end),
    isNumber,
  );
  const label = labelOf(tokens, own, stretch[0]);
  const { per, used } = perAfter(isBeforeNumber(after, stretch) ? withoutEach(after) : after);
  const nouns = nounsOf(after, used);
  const unit = unitNamed(one.unit);
  const near = [...label, ...before, ...after.filter((token) => !nouns.includes(token))];
  if (isScore(one, text) || near.some(({ word }) => SUPPOSED.has(word) || TIMES.has(word)) || isCompared(after))
    return null;
  return {
    value: Number(one.value),
    unit,
    nouns: nouns.map(({ word }) => word),
    isElided: false,
    near: near.map(({ word }) => word),
    per:
      unit?.unit === 'percent'
        ? []
        : [
            ...per,
            ...perBefore(before),
            ...priceOfOne(one, per, stretch, isNumber),
            ...inOne(one, stretch, tokens, all),
          ],
    at: one.start,
    quote: one.text,
    stretch: own.stretch,
    sentence: own.sentence,
    isName: unit === undefined && nouns.length === 0 && isAfterName(before, one),
    isPlaced: PLACED.test(before.at(-1)?.word ?? ''),
    isArticle: isArticle(one),
    isPart: unit === undefined && (isOfOther(stretch, one, isNumber) || isOfOneBefore(before)),
    isDerived: false,
  };
}

/** "Two at each 49": what stands right before the next number is told of that one. */
const isBeforeNumber = (after: readonly Token[], stretch: readonly Token[]): boolean =>
  after.length > 0 && stretch.at(-1) !== after.at(-1);
const withoutEach = (after: readonly Token[]): Token[] =>
  after.filter((token, i) => i < after.length - 1 || !EACH.has(token.word));

const afterLast = (tokens: readonly Token[], isEnd: (token: Token) => boolean): Token[] => {
  const at = tokens.findLastIndex(isEnd);
  return tokens.slice(at + 1);
};
const untilFirst = (tokens: readonly Token[], isEnd: (token: Token) => boolean): Token[] => {
  const at = tokens.findIndex(isEnd);
  return at < 0 ? [...tokens] : tokens.slice(0, at);
};

/** "Stock of masks: 1,200": what leads to a number with a colon. */
function labelOf(tokens: readonly Token[], own: Token, first: Token): Token[] {
  const at = tokens.indexOf(first);
  const last = at > 0 ? tokens[at - 1] : undefined;
  return last?.leads === true && own.stretch === last.stretch + 1
    ? tokens.filter(({ stretch }) => stretch === last.stretch)
    : [];
}

/** The words right after a number up to one that ends a thing. */
function nounsOf(after: readonly Token[], used: readonly Token[]): Token[] {
  const nouns: Token[] = [];
  for (const token of after.slice(0, MOST_NOUNS)) {
    if (used.includes(token) || STOPS.has(token.word) || EACH.has(token.word)) break;
    if (isEvent(token.word)) break;
    nouns.push(token);
  }
  return nouns;
}

const isEvent = (word: string): boolean => (CAME.has(word) && !NEW.test(word)) || WENT.has(word);
const NEW = /^(?:new|nya|neue|neuen|weitere|ytterligare|nouveaux|nuevos|nuevas)$/u;

/** "Three shirts in 41": no count. */
const PLACED = /^(?:in|at|size|to|from|until|i|till|från|um|à|en|a)$/u;

/** "Bed 12", "Zimmer 214": the number right after what is numbered is its name. */
const isAfterName = (before: readonly Token[], { start }: Mention): boolean => {
  const last = before.at(-1);
  return last !== undefined && start - last.end <= 2 && NAMED.has(last.word);
};

/** "12 zips at 2.50 EUR": the price of one. */
function priceOfOne(
  { unit, start }: Mention,
  per: readonly string[],
  stretch: readonly Token[],
  isNumber: (token: Token) => boolean,
): string[] {
  const before = stretch.filter(({ end }) => end <= start);
  const isAt = /^(?:at|à|zu|a|@)$/u.test(before.at(-1)?.word ?? '');
  return per.length === 0 && unitNamed(unit)?.currency === true && isAt && before.some(isNumber) ? [ANY] : [];
}

/** "14 kegs of 30 litres": so much in each; one alone has it all. */
const inOne = (
  { start, unit }: Mention,
  stretch: readonly Token[],
  tokens: readonly Token[],
  all: readonly Mention[],
): string[] =>
  unitNamed(unit)?.currency === true
    ? []
    : contentOf(
        stretch,
        tokens,
        start,
        all.filter((one) => !isArticle(one) && one.unit === undefined && Number(one.value) > 1),
      );

/** "120 guests, of whom 14 …": part of the number before it. */
const isOfOneBefore = (before: readonly Token[]): boolean => {
  const said = before
    .slice(-3)
    .map(({ word }) => word)
    .join(' ');
  return /(?:^|\s)(?:of (?:whom|which|them|these|those)|varav|davon|darunter|dont|de los cuales|de las cuales|entre ellos)(?:\s(?:are|is|were|är|sind))?$/u.test(
    said,
  );
};

/** "8 of the 60": part of the number after it, "24 of them". */
function isOfOther(stretch: readonly Token[], { end }: Mention, isNumber: (token: Token) => boolean): boolean {
  const after = stretch.filter(({ start }) => start >= end).slice(0, 4);
  if (!/^(?:of|out|av|von|der|des|sur|de|davon|varav)$/u.test(after[0]?.word ?? '')) return false;
  return after.some(isNumber) || /^(?:them|these|those|dem|dessa|ihnen|eux|ellos|the)$/u.test(after[1]?.word ?? '');
}

/** "Three of our five vans are electric": what is said is said of the three, and both are vans. */
function partsOfWholes(facts: readonly Fact[]): Fact[] {
  return facts.map((fact, i) => {
    const [part, whole] = [facts.at(i - 1), facts.at(i + 1)];
    if (fact.isPart && whole?.stretch === fact.stretch && fact.unit === whole.unit)
      return { ...fact, nouns: whole.nouns.slice(0, 1), near: [...fact.near, ...whole.nouns.slice(1), ...whole.near] };
    if (i > 0 && part?.isPart && part.stretch === fact.stretch && fact.unit === part.unit)
      return { ...fact, nouns: fact.nouns.slice(0, 1), near: [] };
    return fact;
  });
}

/** "… and 37 at 51 EUR": so many, at so much. */
const isCountOf = (fact: Fact, facts: readonly Fact[]): boolean => {
  const next = facts[facts.indexOf(fact) + 1];
  return next?.unit !== undefined && next.stretch === fact.stretch && next.per.length > 0;
};

/** What an amount leaves out is what the one before it is of: "12 shirts on Monday, 9 on Tuesday". */
function withNouns(facts: readonly Fact[]): Fact[] {
  const full: Fact[] = [];
  for (const fact of facts) {
    const last = full.findLast(({ isName, isArticle: isOne }) => !isName && !isOne);
    const isBare = fact.nouns.length === 0 && !fact.isName && fact.unit === undefined;
    if (!isBare || !last || fact.isDerived) full.push(fact);
    else if (last.unit && last.sentence === fact.sentence && !fact.isPart && !isCountOf(fact, facts))
      full.push({ ...fact, unit: last.unit, isElided: true });
    else if (fact.isPlaced) full.push({ ...fact, isName: true });
    else {
      const counted = full.findLast(({ nouns, unit, isName }) => nouns.length > 0 && unit === undefined && !isName);
      full.push(counted ? { ...fact, nouns: counted.nouns, isElided: true } : fact);
    }
  }
  return full;
}
