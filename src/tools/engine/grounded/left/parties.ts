import { anyOf } from '../../../../common/kernel/any-of.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import data from '../words/parties.yaml.js';
import { isTaken, type Left, type Slot } from './slot.js';

interface Side {
  names: ReadonlySet<string>;
  leads: RegExp;
}

const SIDES: readonly Side[] = Object.values(data as Record<string, { names: string; leads: string }>).map(
  ({ names, leads }) => ({
    names: new Set(listOf(names)),
    leads: new RegExp(String.raw`(?<!\p{L})(?:${anyOf(listOf(leads))})\s?:?\s(?:the\s|die\s|den\s|la\s|el\s)?$`, 'iu'),
  }),
);

const sideOf = ({ words }: Property): Side | undefined =>
  SIDES.find(
    ({ names }) => names.has(words.at(-1) ?? '') || (words.length === 2 && words[1] === 'name' && names.has(words[0])),
  );

/** Two to four words with capital letters: "Lanificio Moro", "Nordkap Retail". */
const NAME = /(?<![\p{L}\d.’'-])\p{Lu}[\p{L}’'-]+(?: (?:& |di |van )?\p{Lu}[\p{L}’'.-]*){1,3}(?![\p{L}])/gu;
/** What has capital letters and is nobody. */
const NOBODY: ReadonlySet<Mention['kind']> = new Set([
  'date',
  'time',
  'street',
  'country',
  'code',
  'postcode',
  'cloth',
]);

/** "Not from", "a tip from", "a copy to", "from the collection". */
const NOT_IT =
  /(?<!\p{L})(?:not|never|tip|copy|cc|greetings|regards|collection|nicht|kopie|inte|kopia|pas|copie|no|copia)(?!\p{L})[^.!?;\n]{0,50}$|n['’]t(?!\p{L})[^.!?;\n]{0,50}$/iu;

/** The one name of a text that the small word of a side leads to, for the one slot of that side. */
export function partyLeft(slot: Slot, left: Left): Grounded | null {
  const side = sideOf(slot.property);
  const all = [...left.open, ...left.filled.keys()].filter(({ property }) => sideOf(property) === side);
  if (!side || all.length !== 1) return null;
  const { text } = left.reading;
  const led = namesIn(left).filter(({ start }) => {
    const before = text.slice(Math.max(0, start - 24), start);
    return side.leads.test(before) && !NOT_IT.test(text.slice(Math.max(0, start - 60), start));
  });
  const names = new Set(led.map(({ start, end }) => text.slice(start, end)));
  return names.size === 1 && !isTaken(left, led[0]) ? fromText([...names][0], [...names][0]) : null;
}

function namesIn({ reading: { text, mentions }, scope }: Left): Span[] {
  const others = mentions.filter(({ kind }) => NOBODY.has(kind));
  return [...text.slice(scope.start, scope.end).matchAll(NAME)]
    .map((at) => ({
      start: scope.start + at.index,
      end: scope.start + at.index + at[0].replace(/[.,’'-]+$/u, '').length,
    }))
    .filter((one) => !others.some(({ start, end }) => start < one.end && one.start < end));
}
