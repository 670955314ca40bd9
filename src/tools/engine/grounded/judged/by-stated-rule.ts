import { askedAndTold } from '../asked-and-told.js';
import { sentenceAt, type Span } from '../clause.js';
import type { Grounded } from '../grounded.js';
import { plainly } from '../naming/folded.js';
import { type Reading, readingOf } from '../reading.js';
import { saysOf } from '../says.js';
import { isArticle } from '../numbers.js';
import { unitNamed } from '../units.js';
import data from '../words/stated-rules.yaml.js';
import { type Bound, boundsIn, isInside } from './bound.js';

const SAYS = saysOf(
  data as unknown as Record<'allowed' | 'small' | 'denied' | 'bound' | 'turned' | 'free' | 'paid', string>,
);
const STEM = 4;

/** A sentence that says what holds for things inside of a bound. */
interface Rule {
  said: string;
  bound: Bound;
}

/** The one rule of a text; undefined where it sets none, or several bounds. */
function ruleIn(reading: Reading): Rule | undefined {
  const bounds = boundsIn(reading);
  const [bound] = bounds;
  if (bounds.length !== 1) return undefined;
  const { start, end } = sentenceAt(reading.text, bound.mentions[0].start);
  const said = reading.text.slice(start, end);
  return reading.text[end] === '?' ? undefined : { said, bound };
}

const stems = (text: string): string[] => (plainly(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM));

/** Whether a name asks what the rule says, and nothing that is its contrary: what is free is not paid. */
function isAbout(words: readonly string[], rule: string, asked: string): boolean {
  if (
    SAYS.free.test(rule) !== SAYS.free.test(`${words.join(' ')} ${asked}`) &&
    SAYS.paid.test(`${words.join(' ')} ${asked}`)
  )
    return false;
  const own = words.filter((word) => !SAYS.small.test(word));
  if (own.every((word) => SAYS.allowed.test(word))) return true;
  const said = new Set(stems(rule));
  return stems(own.filter((word) => !SAYS.allowed.test(word)).join(' ')).every((stem) => said.has(stem));
}

/** The one number of the text that the bound may hold, outside of the rule. */
function measureIn(
  { mentions }: Reading,
  { bound }: Rule,
  isOwnText: boolean,
): { value: number; unit: string | undefined } | undefined {
  const like = mentions.filter(
    (one) =>
      one.kind === 'number' &&
      !isArticle(one) &&
      !(isOwnText && bound.mentions.includes(one)) &&
      unitNamed(one.unit)?.dimension === unitNamed(bound.unit)?.dimension,
  );
  return like.length === 1 ? { value: Number(like[0].value), unit: like[0].unit } : undefined;
}

/** "Rugs over 4 m² are fetched at home. Mine is 6": whether what a rule says holds for the one measure that is told. */
export function byStatedRule(words: readonly string[], reading: Reading, _scope: Span): Grounded | null {
  const own = ruleIn(reading);
  const rule = own ?? (reading.instructions === undefined ? undefined : ruleIn(readingOf(reading.instructions)));
  if (
    rule === undefined ||
    (rule.bound.unit === undefined && rule.bound.mentions.length < 2) ||
    words.some((word) => SAYS.turned.test(word))
  )
    return null;
  const { asked } = askedAndTold(reading.text);
  if (SAYS.denied.test(asked) || !isAbout(words, rule.said, asked)) return null;
  const measure = measureIn(reading, rule, own !== undefined);
  const inside = measure && isInside(rule.bound, measure.value, measure.unit);
  if (inside === undefined || inside === null) return null;
  const isDenied = SAYS.denied.test(rule.said.replace(SAYS.bound, ' '));
  return { value: inside !== isDenied, source: 'arithmetic', quote: rule.said.trim().slice(0, 120) };
}
