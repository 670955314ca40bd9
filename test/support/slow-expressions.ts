import { createContext, Script } from 'node:vm';
import { processorMs } from './processor-time.js';

export interface Expression {
  source: string;
  flags: string;
}

/** As long as a text can be that reaches them, characters: a chat's message, a header line, an instruction, a description. */
const LONGEST: [folder: string, characters: number][] = [
  ['src/tools/engine/', 8000],
  ['src/common/', 8000],
  ['src/design/engine/revise/', 500],
  ['src/', 2000],
];

export const longestIn = (file: string): number => LONGEST.find(([folder]) => file.startsWith(folder))![1];

/** Of a processor: an expression whose work grows with the square of a text needs this for its longest; one that grows faster, more. */
export const MOST_MS = 300;
/** Of a processor, for all texts of one expression; past it, it is taken to need for ever. */
const PATIENCE_MS = 10_000;
const MOST_WORDS = 6;
/** What needs less for a quarter of a text needs less than {@link MOST_MS} for the whole, even where it grows with the cube. */
const QUARTER_MS = 4;

/** Runs of what the expressions are made of; `recheck` found those that cost most. */
// prettier-ignore
const PUMPS = [
  'a', '0', '.', ' ', '\t', '/', '[', '%', '-', '\n', '(', '"', '=', '<', 'a@', '://a:', 'x.', 'a, ',
  '1 ', '0\t', '-.', '0°', '{{', '${', '?', 'é', ' (', 'aer', 'eu ', 'uk ', 'bust', 'pocket', 'knapp',
  'sleeve', 'benlängd ', '<svg>j', 'who ?', 'glom ', 'print ', 'heter ', 'get ', 'wash ', 'how do ',
  'write a ', 'waist ', 'at the ', '{"messages":',
];

export const isUnbounded = (source: string): boolean => /[*+]|\{\d+,\}/.test(source);

/** Words that the expression names itself: what leads into its repetitions, and what they repeat. */
function wordsOf(source: string): string[] {
  const plain = source.replace(/\\[pP]\{[^}]*\}|\(\?<\w+>|\\[a-zA-Z]/g, '|');
  return [...new Set(plain.match(/[\p{L}\d]+/gu) ?? [])].sort((a, b) => b.length - a.length).slice(0, MOST_WORDS);
}

type Text = (characters: number) => string;

function* textsFor(source: string): Generator<Text> {
  const words = wordsOf(source);
  const pumps = [...PUMPS, ...words, ...words.map((word) => `${word} `)];
  for (const lead of ['', ...words.map((word) => `${word} `), ...words.map((word) => `${word} a `)])
    for (const pump of lead === '' ? pumps : [' ', 'a', 'a ', '0', '-', ...words.map((word) => `${word} `)])
      yield (characters) =>
        `${lead}${pump.repeat(Math.ceil(characters / pump.length))}`.slice(0, characters) + '\u0001\u2028!';
}

/** The most of a processor that it takes for a text of that length, ms, of those worth a look, up to the first that is too slow; Infinity when one does not end. */
export function slowest({ source, flags }: Expression, characters: number, patienceMs = PATIENCE_MS): number {
  const expression = new RegExp(source, flags.replace(/[gy]/g, ''));
  let most = 0;
  const work = (): void => {
    for (const text of textsFor(source)) {
      const quarter = text(characters / 4);
      if (processorMs(() => expression.exec(quarter)) < QUARTER_MS) continue;
      most = Math.max(most, timeOf(expression, text(characters)));
      if (most > MOST_MS) return;
    }
  };
  return isInTime(work, patienceMs) ? most : Infinity;
}

/** What it takes of a processor on one text, ms; Infinity when it does not end in time. */
export function timeOn({ source, flags }: Expression, text: string): number {
  const expression = new RegExp(source, flags.replace(/[gy]/g, ''));
  let ms = Infinity;
  isInTime(() => (ms = timeOf(expression, text)), PATIENCE_MS);
  return ms;
}

/** An expression whose work grows with the square of its text, and what it needs of a processor that nobody shares, ms. */
const YARDSTICK = /a+b/;
const YARD = 'a'.repeat(10_000);
const YARD_MS = 60;

/** The least of three tries when it seems slow, and as it would be on a quiet machine: caches and memory are shared with others. */
function timeOf(expression: RegExp, text: string): number {
  let least = Infinity;
  for (let tries = 0; tries < 3 && least > MOST_MS; tries++) {
    const ms = processorMs(() => expression.exec(text));
    least = Math.min(least, ms > MOST_MS ? ms / slowness() : ms);
  }
  return least;
}

/** How much slower the processor is just now, at least 1. */
const slowness = (): number => Math.max(1, processorMs(() => YARDSTICK.exec(YARD)) / YARD_MS);

/** Whether it ends within that much of a processor. Beside other work it is given as much more time as it was denied. */
function isInTime(work: () => unknown, patienceMs: number): boolean {
  for (let timeout = patienceMs; ; timeout *= 2) {
    let ended = false;
    const spent = processorMs(() => (ended = endsWithin(work, timeout)));
    if (ended || spent > patienceMs / 2) return ended;
  }
}

/** It is stopped when it does not, within an expression too. @param timeout ms by the clock */
function endsWithin(work: () => unknown, timeout: number): boolean {
  try {
    new Script('work()').runInContext(createContext({ work }), { timeout });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
}
