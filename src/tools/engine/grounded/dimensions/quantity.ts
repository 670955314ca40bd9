import type { Fact } from '../facts/fact.js';
import { ANY } from '../facts/per.js';
import { sameThing } from '../same-thing.js';
import { unitOf } from '../units.js';
import { type Dims, dimsOf, times } from './dims.js';
import { questionIn } from './target.js';
import { COUNTED, SAYS } from './words.js';

const ALL_COUNTED = new RegExp(COUNTED, 'giu');

/** "Every shirt takes 1.6 m": of as many as there can be. */
const EACH_OF = /(?<!\p{L})(?:each|every|varje|jede[rs]?|chaque|cada)\s(\p{L}+)/iu;

/** An amount of a text in metres, kilograms, seconds, and what it is of. */
export interface Quantity {
  value: number;
  dims: Dims;
  fact: Fact;
}

type Measured = Omit<Quantity, 'fact'>;

/** What the amounts of a text are read by. */
interface Context {
  facts: readonly Fact[];
  /** things that are asked for or told one of, which others may call by another form */
  anchors: readonly string[];
  /** things of which one alone is spoken: "a jacket needs 2.2 m" */
  single: ReadonlySet<string>;
}

/**
 * The amounts of a text with what each is of: "4 jackets each a week" after "three tailors" is jackets for a tailor and a week.
 * @param asked what is asked for
 * @returns null where a number is not told to be of anything, or a share
 */
export function quantitiesOf(told: readonly Fact[], asked: Dims, text: string): Quantity[] | null {
  const facts = withSubjects(told.filter(isAmount).map(asMeasure), text).filter((fact, _, all) => !isOneOf(fact, all));
  const pers = [...new Set(facts.flatMap(({ per }) => per.filter((one) => one !== ANY && !unitOf(one))))];
  const anchors = [...Object.keys(asked).filter((of) => of.startsWith('#')), ...pers.map((one) => `#${one}`)];
  const isCounted = (one: string): boolean =>
    facts.some(({ unit, nouns }) => unit === undefined && nouns.some((noun) => sameThing(one, noun)));
  const isAsked = (one: string): boolean =>
    Object.keys(asked).some((of) => of.startsWith('#') && sameThing(of.slice(1), one));
  const questions = [...text.matchAll(ALL_COUNTED)].flatMap(([, words]) => words.toLowerCase().trim().split(/\s/u));
  const isOpen = (one: string): boolean => questions.some((word) => sameThing(one, word));
  const isOfEach = (one: string): boolean => EACH_OF.exec(text)?.[1].toLowerCase() === one;
  const isWhatIsLeft = SAYS.left.test(questionIn(text));
  const single = new Set(
    pers.filter((one) => !isCounted(one) && !isAsked(one) && !isOpen(one) && !(isWhatIsLeft && isOfEach(one))),
  );
  const made = facts.map((fact) => quantityOf(fact, { facts, anchors, single }));
  return made.every((one) => one !== null) ? made : null;
}

const DECIMALS = /^(?:decimals?|decimal|places?|digits?|nachkommastellen?|decimales?|decimaler?)$/u;
const isAmount = ({ isName, isArticle, nouns }: Fact): boolean =>
  !isName && !isArticle && !nouns.some((noun) => DECIMALS.test(noun));

/** "One running metre": a measure, not a thing. */
const asMeasure = (fact: Fact): Fact => {
  const unit = fact.value === 1 && !fact.unit ? fact.nouns.slice(0, 2).map(unitOf).find(Boolean) : undefined;
  return unit ? { ...fact, unit, nouns: [] } : fact;
};

/** "One ball has 50 g": the one of which something is told. */
const isOneOf = ({ value, nouns, unit }: Fact, facts: readonly Fact[]): boolean =>
  value === 1 && unit === undefined && facts.some(({ per }) => per.some((one) => nouns.includes(one)));

/** "One ball has 50 g and 120 m": both are told of the ball. */
function withSubjects(facts: readonly Fact[], text: string): Fact[] {
  const full: Fact[] = [];
  for (const fact of facts) {
    const last = full.at(-1);
    const between = last ? text.slice(last.at + last.quote.length, fact.at) : '';
    const isNext = last?.unit !== undefined && fact.unit !== undefined && fact.per.length === 0;
    full.push(isNext && JOINED.test(between) ? { ...fact, per: last.per } : fact);
  }
  return full;
}
const JOINED = /^\s?(?:,|and|und|och|et|y|&|\/)\s?$/iu;

function quantityOf(fact: Fact, context: Context): Quantity | null {
  const { unit, value } = fact;
  if (unit?.unit === 'percent' || unit?.dimension === 'temperature' || fact.isPart || fact.isDerived) return null;
  if (fact.isElided && unit === undefined) return null;
  const head = unit ? dimsOf(unit).dims : countOf(fact, context);
  if (!head) return null;
  let made: Measured = { value: value * (unit ? dimsOf(unit).factor : 1), dims: head };
  for (const one of persOf(fact, context)) {
    const below = one === ANY ? eachBefore(fact, context) : belowOf(one, context);
    if (!below) return null;
    made = { value: made.value / below.value, dims: times(made.dims, below.dims, -1) };
  }
  return { ...made, fact };
}

/** "Curtains of 2.5 m each" says one thing twice. */
function persOf({ per, unit }: Fact, { single }: Context): readonly string[] {
  if (unit?.dimension === 'grammage') return [];
  const named = per.filter((one) => one !== ANY && !unitOf(one));
  return [...new Set(named.length > 0 ? per.filter((one) => one !== ANY) : per)].filter((one) => !single.has(one));
}

const canonical = (word: string, { anchors }: Context): string =>
  anchors.find((anchor) => sameThing(anchor.slice(1), word)) ?? `#${word}`;

/** What is counted: the thing that is asked for or told one of, else the last word of it; a label where nothing stands behind the number. */
function countOf({ nouns, near }: Fact, context: Context): Dims | null {
  const known = [...nouns, ...(nouns.length === 0 ? near : [])].find((word) =>
    context.anchors.some((anchor) => sameThing(anchor.slice(1), word)),
  );
  const word = known ?? nouns.at(-1);
  return word === undefined ? null : { [canonical(word, context)]: 1 };
}

function belowOf(word: string, context: Context): Measured {
  const unit = unitOf(word);
  if (!unit) return { value: 1, dims: { [canonical(word, context)]: 1 } };
  const { factor, dims } = dimsOf(unit);
  return { value: factor, dims };
}

/** "Each": of what is counted last before it. */
function eachBefore(fact: Fact, context: Context): Measured | null {
  const before = context.facts.filter(
    ({ at, unit, nouns, isElided }) => at < fact.at && !unit && nouns.length > 0 && !isElided,
  );
  const dims = before.length > 0 ? countOf(before[before.length - 1], context) : null;
  return dims && { value: 1, dims };
}
