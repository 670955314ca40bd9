import { plainly } from '../naming/folded.js';
import { phrasesOf } from '../says.js';
import { slotsNamed } from '../text/words-of.js';
import data from '../words/equations.yaml.js';
import { signed } from './expression.js';
import { linearOf, solutionOf } from './linear.js';

const WORDS = data as unknown as Record<'solutions' | 'unknown' | 'equals' | 'doubled', string>;
const SOLUTIONS = slotsNamed(WORDS.solutions);
const SIDE = String.raw`(?:\d{1,15}(?:[.,]\d{1,12})?|(?<!\p{L})[a-z](?!\p{L})|[-+*/()]|\s){1,80}`;
const EQUATION = new RegExp(`(?<left>${SIDE})=(?<right>${SIDE})(?![=\\p{L}\\d])`, 'gu');
const WHOLE = new RegExp(`^${SIDE}=${SIDE}$`, 'u');
const [UNKNOWN, EQUALS, DOUBLED] = [WORDS.unknown, WORDS.equals, WORDS.doubled].map(
  (list) => new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(list)})(?!\p{L})`, 'giu'),
);

interface Equation {
  left: string;
  right: string;
  unknowns: ReadonlySet<string>;
}

/**
 * `x` of "Solve 8x + 7 = 31", `number` of "three times a number plus 4 is 19".
 * @returns null where the text has equations and no one value solves them, undefined where it has none of what a name asks for
 */
export function equationSolved(words: readonly string[], text: string): number | null | undefined {
  const name = plainly(words.join(' '));
  const written = equationsIn(text);
  const all = written.length > 0 ? written : SOLUTIONS.has(name) || name === 'x' ? inWords(text) : [];
  const own = SOLUTIONS.has(name) ? all : all.filter(({ unknowns }) => unknowns.has(name));
  if (own.length === 0) return undefined;
  const values = new Set(own.map(valueOf));
  const [value] = values;
  return values.size === 1 ? value : null;
}

const valueOf = ({ left, right, unknowns }: Equation): number | null => {
  const [a, b] = [left, right].map(linearOf);
  return a && b && unknowns.size === 1 ? solutionOf(a, b) : null;
};

const equationsIn = (text: string): Equation[] =>
  [...text.replaceAll(/[×·]/gu, '*').replaceAll('÷', '/').replaceAll(/[−–]/gu, '-').matchAll(EQUATION)]
    .map(({ groups }) => equationOf(groups?.left ?? '', groups?.right ?? ''))
    .filter(({ left, right, unknowns }) => left.trim() !== '' && right.trim() !== '' && unknowns.size > 0);

const equationOf = (left: string, right: string): Equation => ({
  left,
  right,
  unknowns: new Set(`${left} ${right}`.match(/[a-z]/gu) ?? []),
});

/** Sentences that are an equation in words and nothing else. */
const inWords = (text: string): Equation[] =>
  text
    .toLowerCase()
    .split(/[.?!:;](?:\s|$)/u)
    .filter((one) => new RegExp(UNKNOWN, 'iu').test(one))
    .map((one) => signed(one.replace(DOUBLED, '2 *').replace(UNKNOWN, 'x').replace(EQUALS, '=')).trim())
    .filter((one) => WHOLE.test(one))
    .map((one) => equationOf(one.split('=')[0], one.split('=')[1]));
