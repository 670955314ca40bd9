import type { Mention } from '../mention.js';
import { any } from './words.js';

/** What a number is told by: so much more or less than another, so many times it, a part of it, in percent, what is left of it. */
export type Relation =
  | { kind: 'apart'; sign: 1 | -1; by: number; unit: string | undefined }
  | { kind: 'times'; by: number }
  | { kind: 'rest' };

const END = String.raw`(?![\p{L}])`;
const [MORE, LESS] = ['more', 'less'].map((list) => new RegExp(String.raw`^\s?(?:${any(list)})${END}`, 'iu'));
const TIMES = new RegExp(
  String.raw`^\s?${any('times')}\s(?:that|it|this|as\s\p{L}+|so\s\p{L}+|det|das|so|ça|cela|eso|lo mismo)${END}`,
  'iu',
);

/** What stands behind a number: "three inches taller", "15% dearer", "four times that". */
export function behind(text: string, { end, value, unit }: Mention): Relation | null {
  const after = text.slice(end, end + 40);
  const sign = MORE.test(after) ? 1 : LESS.test(after) ? -1 : null;
  if (sign !== null && unit === 'percent') return { kind: 'times', by: 1 + (sign * Number(value)) / 100 };
  if (sign !== null) return { kind: 'apart', sign, by: Number(value), unit };
  return TIMES.test(after) && unit === undefined ? { kind: 'times', by: Number(value) } : null;
}

const SHARES: readonly (readonly [list: string, by: number])[] = [
  ['twice', 2],
  ['half', 1 / 2],
  ['third', 1 / 3],
  ['quarter', 1 / 4],
];
const THAT = String.raw`(?:that|it|this|as (?:much|many|heavy|long|high|old)|so (?:viel|viele|schwer|lang|hoch|alt)|så (?:mycket|många)|det|das|de|ça|cela|eso|more)`;

/** A share that stands alone: "twice that", "a third of them", "the rest". */
export interface Share {
  start: number;
  end: number;
  relation: Relation;
}

const SHARE = SHARES.map(
  ([list, by]) =>
    [
      new RegExp(
        String.raw`(?<!\p{L})(?:${any(list)})\s(?:${by > 1 ? `${THAT}|(?:the|as)\\s\\p{L}+` : any('of')})${END}`,
        'giu',
      ),
      by,
    ] as const,
);
const REST = new RegExp(String.raw`(?<!\p{L})(?:${any('rest')})${END}`, 'giu');

/** All shares of a text that no number stands for, in its order. */
export function sharesIn(text: string): Share[] {
  const parts = SHARE.flatMap(([told, by]) =>
    [...text.matchAll(told)].map(({ index, 0: said }) => ({
      start: index,
      end: index + said.length,
      relation: { kind: 'times' as const, by },
    })),
  );
  const rests = [...text.matchAll(REST)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
    relation: { kind: 'rest' as const },
  }));
  return [...parts, ...rests].toSorted((a, b) => a.start - b.start);
}
