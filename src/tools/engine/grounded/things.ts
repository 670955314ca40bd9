import type { Span } from './clause.js';
import type { Mention } from './mention.js';
import { isArticle } from './numbers.js';
import type { Reading } from './reading.js';

/** Something that a text counts. */
export interface Thing {
  /** its words without those that are a colour or a size */
  name: string;
  /** of the number and the words after it */
  start: number;
  end: number;
}

const WORDS = /^\s(?:x\s|×\s|st\s|Stück\s)?(?:\p{L}[\p{L}’'-]*)(?:\s\p{L}[\p{L}’'-]*){0,3}/u;
/** What ends the words of a thing. */
const ENDS = new Set(
  'i we you he she it they me us them and or at for in with to per from by on each are is was were have has had but only should must please size sizes arrived came that which och eller för till med i på från à a varje är var men som storlek und oder zu für mit im aus je sind ist war aber die der das größe et ou pour avec en par chaque sont est mais qui taille y o para con por cada son es pero que talla de until before after than now'.split(
    ' ',
  ),
);
/** "Faldas de la" talla 40: what only leads on to what ended it is no part of a thing. */
const LEADS = new Set('de del la las el los du des le les der den dem von vom av of the some very all'.split(' '));

/** "6 linen napkins and 2 tablecloths": what stands after each count, in the order of the text. An article counts beside other counts. */
export function thingsIn({ text, mentions }: Reading, scope: Span): Thing[] {
  const counts = mentions.filter(
    ({ kind, unit, start, end }) => kind === 'number' && unit === undefined && start >= scope.start && end <= scope.end,
  );
  const things = counts.flatMap((count) => {
    const name = nameAfter(text, count, mentions);
    return name === '' || !Number.isInteger(count.value) ? [] : [{ count, name, start: count.start, end: count.end }];
  });
  const counted = things.filter(({ count }) => !isArticle(count));
  const inSentence = (one: Mention): boolean =>
    counted.some(
      ({ count }) => !/[.!?]\s/u.test(text.slice(Math.min(one.end, count.end), Math.max(one.start, count.start))),
    );
  return things
    .filter(({ count }) => !isArticle(count) || inSentence(count))
    .map(({ count: _count, ...thing }) => thing);
}

function nameAfter(text: string, count: Mention, mentions: readonly Mention[]): string {
  const said = WORDS.exec(text.slice(count.end))?.[0] ?? '';
  const kept: string[] = [];
  for (const word of said.matchAll(/\p{L}[\p{L}’'-]*/gu)) {
    if (ENDS.has(word[0].toLowerCase())) break;
    const start = count.end + word.index;
    if (!isLook(mentions, start, start + word[0].length)) kept.push(word[0]);
  }
  while (LEADS.has((kept.at(-1) ?? '').toLowerCase())) kept.pop();
  return kept.join(' ');
}

/** A colour or a size. */
const isLook = (mentions: readonly Mention[], start: number, end: number): boolean =>
  mentions.some((one) => (one.attribute === 'colors' || one.kind === 'size') && one.start < end && start < one.end);
