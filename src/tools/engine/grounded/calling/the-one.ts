import { lemmasOf } from '../../lexicon/index.js';
import { wordsOfName } from '../property.js';
import { readingOf } from '../reading.js';
import { likeness } from './heard/words.js';
import ordinals from './heard/ordinals.yaml.js';
import type { CallAnswer, CallQuestion } from './question.js';
import data from './the-one.yaml.js';
import { isSmall, tokensOf } from './tokens.js';

type Row = Readonly<Record<string, unknown>>;

const { most, last, one, but, unlike, points } = data as unknown as {
  most: readonly { says: string; two?: string; of: string; is: 'least' | 'most' | 'none' }[];
  last: string;
  one: string;
  but: string;
  unlike: string;
  points: string;
};
const word = (pattern: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu');
const MOST = most.map(({ says, two, of, is }) => ({
  says: word(says),
  two: two === undefined ? null : word(two),
  of: new RegExp(String.raw`(?:^|_|(?<=\p{Ll}))(?:${of})(?:$|_|(?=\p{Lu}))`, 'u'),
  isLeast: is !== 'most',
  isNone: is === 'none',
}));
/** "That is not the pottery class" tells no state that a thing is not in. */
const NO_THING = String.raw`(?!\s(?:the|an?|my|den|det|die|der|das|le|la|les|el|une?|una)(?!\p{L}))`;
const [LAST, ONE, BUT, UNLIKE, POINTS] = [last, one, but, `(?:${unlike})${NO_THING}`, points].map((own) => word(own));
const ORDINALS = (ordinals as readonly string[]).map((row) => row.split(' '));
/** What tells one thing from another for machines. */
const ID = /(?:^|_)(?:id|number|no|nr|code|sku|ref|reference)$|(?<=\p{Ll})(?:Id|Number|Code|Ref)$|^(?:id|sku|code)$/u;
const LONGEST = 160;

/**
 * "Cancel the one with the boots", "book the cheapest one" after a list: the call with the key of the one thing of the list that is meant;
 * null where none, or more than one, is.
 * @param answerOf what a question is answered with
 */
export function ofListed(
  asked: CallQuestion,
  missing: CallAnswer,
  answerOf: (question: CallQuestion) => CallAnswer,
): CallAnswer | null {
  const { question, shown = [] } = asked;
  if (missing.kind !== 'missing' || shown.length < 2 || question.length > LONGEST || isBut(question)) return null;
  const [name, ...more] = missing.missing;
  const key = more.length === 0 && ID.test(name) ? keyFor(name, shown) : undefined;
  const row = key === undefined ? null : meant(question, shown, key);
  const id = row && key !== undefined ? row[key] : undefined;
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  const told = `${withoutUnlike(question)
    .trim()
    .replace(/[.!?]+$/u, '')}, ${name.replaceAll('_', ' ')} ${id}.`;
  const answer = answerOf({ ...asked, question: told, shown: [] });
  const isIt = answer.kind === 'calls' && answer.calls.length === 1 && isCalledWith(answer.calls[0], missing.name);
  return isIt && String(answer.calls[0].arguments[name]) === String(id) ? answer : null;
}

/** The command alone, where what follows only tells which is meant. */
const withoutUnlike = (question: string): string => {
  const at = UNLIKE.exec(question);
  return at ? question.slice(0, at.index) : question;
};

const isCalledWith = (call: { name: string }, name: string): boolean => call.name === name;

/** The member of the rows that an argument is: of its own name, else the one key that they have. */
function keyFor(name: string, rows: readonly Row[]): string | undefined {
  if (rows.every((row) => name in row)) return name;
  const keys = Object.keys(rows[0]).filter((own) => ID.test(own) && rows.every((row) => own in row));
  return keys.length === 1 && /^(?:id|number|code|ref)$/iu.test(keys[0]) ? keys[0] : undefined;
}

/** The one row that a question tells by its measure, its place, its figure or a word that no other row has. */
export function meant(question: string, rows: readonly Row[], key: string): Row | null {
  if (UNLIKE.test(question)) return unlikeIt(question, rows, key);
  if (BUT.test(question)) return null;
  const measure =
    MOST.find(({ says }) => says.test(question)) ??
    (rows.length === 2 ? MOST.find(({ two }) => two?.test(question) === true) : undefined);
  if (measure) return ofMeasure(rows, measure);
  const at = ONE.test(question) ? placeIn(question, rows.length) : null;
  if (at !== null) return rows[at] ?? null;
  const said = rows.filter((row) => saysOf(question, row, rows, key));
  return said.length === 1 ? said[0] : null;
}

const isBut = (question: string): boolean => BUT.test(question.replace(UNLIKE, ' '));

/** Whether a question points at one of several things that were listed. */
export const pointsAtListed = ({ question, shown = [] }: CallQuestion): boolean =>
  shown.length > 1 && question.length <= LONGEST && (POINTS.test(question) || UNLIKE.test(question));

/** "The one that hasn't shipped": of the rows the only one that does not say so, where others do. */
function unlikeIt(question: string, rows: readonly Row[], key: string): Row | null {
  const at = UNLIKE.exec(question);
  const denied = new Set(lemmasIn(question.slice((at?.index ?? 0) + (at?.[0].length ?? 0))));
  const left = rows.filter((row) => !wordsOf(row, key).some((own) => denied.has(own)));
  return left.length < rows.length ? theOnly(left) : null;
}

function ofMeasure(rows: readonly Row[], { of, isLeast, isNone }: (typeof MOST)[number]): Row | null {
  const names = Object.keys(rows[0]).filter((name) => of.test(name) && rows.every((row) => isMeasured(row[name])));
  if (names.length !== 1) return null;
  const [name] = names;
  if (isNone) return theOnly(rows.filter((row) => row[name] === 0));
  const ordered = rows.toSorted((a, b) => compared(a[name], b[name]) * (isLeast ? 1 : -1));
  return compared(ordered[0][name], ordered[1][name]) === 0 ? null : ordered[0];
}

const theOnly = (rows: readonly Row[]): Row | null => (rows.length === 1 ? rows[0] : null);

const isMeasured = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^\d{1,4}[-:.]?\d/u.test(value));

const compared = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;

/** "The second one", "the last one". */
function placeIn(question: string, count: number): number | null {
  if (LAST.test(question)) return count - 1;
  const words = tokensOf(question).map(({ low }) => low);
  const at = ORDINALS.findIndex((row) => row.some((own) => words.includes(own)));
  return at < 0 ? null : at;
}

/** Whether a question has a word or a figure of a row that no other row has. */
function saysOf(question: string, row: Row, rows: readonly Row[], key: string): boolean {
  const others = new Set(rows.filter((other) => other !== row).flatMap((other) => wordsOf(other, key)));
  const asked = new Set(lemmasIn(question));
  return wordsOf(row, key).some((own) => !others.has(own) && asked.has(own)) || saysFigure(question, row, rows);
}

/** "The one with one change": a number of what a member of the rows counts, which one row alone has. */
function countsIn(question: string, row: Row, rows: readonly Row[]): boolean {
  return readingOf(question).mentions.some(({ kind, value, end }) => {
    const next = /^ (\p{L}{3,20})/u.exec(question.slice(end))?.[1]?.toLowerCase();
    const names = Object.keys(row).filter(
      (name) => next !== undefined && wordsOfName(name).some((own) => own.length > 3 && likeness(own, next) >= 0.9),
    );
    return (
      kind === 'number' &&
      names.length === 1 &&
      row[names[0]] === Number(value) &&
      rows.every((other) => other === row || other[names[0]] !== Number(value))
    );
  });
}

const saysFigure = (question: string, row: Row, rows: readonly Row[]): boolean =>
  countsIn(question, row, rows) ||
  readingOf(question).mentions.some(
    ({ kind, value, unit }) =>
      kind === 'number' &&
      unit !== undefined &&
      Object.values(row).includes(Number(value)) &&
      rows.every((other) => other === row || !Object.values(other).includes(Number(value))),
  );

const wordsOf = (row: Row, key: string): string[] =>
  Object.entries(row).flatMap(([name, value]) => (name !== key && typeof value === 'string' ? lemmasIn(value) : []));

const lemmasIn = (text: string): string[] =>
  tokensOf(text)
    .filter((token) => !isSmall(token) && token.low.length > 2)
    .flatMap(({ low }) => [low, ...lemmasOf(low)]);
