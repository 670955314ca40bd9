import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import { sameThing } from '../same-thing.js';
import type { Column } from './columns.js';
import type { Asked, Choice } from './members.js';
import type { Piece } from './pieces.js';
import { anyWordOf } from './words.js';

/** What the cells of a column choose, and the columns with those marked as told. */
export interface Chosen {
  /** of each row; undefined where its words have to be read by themselves */
  told: ReadonlyMap<string, readonly (Grounded | null | undefined)[]>;
  rest: readonly Column[];
}

const folded = (value: string): string =>
  value
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** "No restrictions", "keine": what chooses the value that stands for nothing. */
const DENIED = new RegExp(
  String.raw`^(?:(?:${anyWordOf('denied')})(?:\s\p{L}{1,20})?\s(?:${anyWordOf('restrictions')})|${anyWordOf('nothing')})$`,
  'iu',
);
const NOTHING = new RegExp(String.raw`^(?:${anyWordOf('nothing')})$`, 'iu');
const DENIES = new RegExp(String.raw`(?<!\p{L})(?:${anyWordOf('denying')})(?!\p{L})`, 'iu');
const DENIED_ALL = new RegExp(DENIES, 'giu');
const YES = new RegExp(String.raw`^(?:${anyWordOf('yes')})$`, 'iu');
const NO = new RegExp(String.raw`^(?:${anyWordOf('no')})$`, 'iu');
const IDLE = new RegExp(String.raw`(?<!\p{L})(?:${anyWordOf('idle')})(?!\p{L})`, 'giu');

/** The members whose values a column names in every row: "travel", "meals", "sold out"; "paid", "not paid". */
export function chosenIn(columns: readonly Column[], { choices, truths }: Pick<Asked, 'choices' | 'truths'>): Chosen {
  const told = new Map<string, readonly (Grounded | null | undefined)[]>();
  const taken = new Set<number>();
  const take = (
    name: string,
    valuesOf: (cells: readonly Piece[]) => readonly (Grounded | null | undefined)[] | null,
  ): void => {
    const found = columns
      .filter(({ at, type, cells }) => type === 'words' && !taken.has(at) && !cells.some(({ isMissing }) => isMissing))
      .map(({ at, cells }) => ({ at, values: valuesOf(cells) }))
      .find(({ values }) => values !== null);
    if (found?.values == null) return;
    taken.add(found.at);
    told.set(name, found.values);
  };
  for (const choice of choices) take(choice.name, (cells) => valuesOf(choice, cells));
  for (const truth of truths) take(truth.name, (cells) => truthsOf(truth, cells));
  const [open, ...more] = truths.filter(({ name }) => !told.has(name));
  if (open && more.length === 0) take(open.name, saidYes);
  const rest = columns.map((one) => (taken.has(one.at) ? { ...one, isIdle: true, isTold: true } : one));
  return { told, rest };
}

/** What each cell names: of one that names none nothing, where it is denied null; null where more than half of them name none. */
function valuesOf({ values }: Choice, cells: readonly Piece[]): (Grounded | null | undefined)[] | null {
  const named = values.map((value) => ({ value, words: folded(value) }));
  const nothing = named.filter(({ words }) => NOTHING.test(words));
  const found = cells.map(({ text, lead }) => {
    const own = [folded(text), folded(`${lead} ${text}`)];
    const exact = named.find(({ words }) => own.includes(words));
    if (exact) return fromText(exact.value, text);
    if (nothing.length === 1 && DENIED.test(text)) return fromText(nothing[0].value, text);
    return DENIES.test(text) ? null : undefined;
  });
  const known = found.filter((one) => one !== undefined && one !== null);
  return known.length * 2 > found.length ? found : null;
}

/** "Paid", "not paid"; null where a cell says something else. */
function truthsOf({ words }: Property, cells: readonly Piece[]): Grounded[] | null {
  const asked = words.filter((word) => !EMPTY.test(word));
  const found = cells.map(({ text }) => {
    if (asked.length === 0) return null;
    const bare =
      text
        .toLowerCase()
        .replace(DENIED_ALL, ' ')
        .replace(IDLE, ' ')
        .match(/\p{L}+/gu) ?? [];
    const isOwn =
      bare.length > 0 &&
      bare.every((said) => asked.some((word) => isSame(word, said))) &&
      asked.every((word) => bare.some((said) => isSame(word, said)));
    return isOwn ? fromText(!DENIES.test(text), text) : null;
  });
  return found.every((one) => one !== null) ? found : null;
}

/** "Yes", "no"; null where a cell says something else. */
function saidYes(cells: readonly Piece[]): Grounded[] | null {
  const found = cells.map(({ text }) =>
    YES.test(text) ? fromText(true, text) : NO.test(text) ? fromText(false, text) : null,
  );
  return found.every((one) => one !== null) ? found : null;
}

const isSame = (word: string, said: string): boolean => folded(word) === folded(said) || sameThing(word, said);
const EMPTY = /^(?:is|has|are|was)$/u;
