import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf, type Sayings } from '../judged/phrase.js';
import { isDeniedBefore } from '../judged/scope.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { settled } from '../settled.js';
import data from '../words/yes-or-no.yaml.js';
import { bare, saysOf } from './families.js';
import { partsIn } from './parts-in.js';

type Row = { names: string; yes?: string; no?: string; beside?: string };
const TRUTHS = (data as unknown as Row[]).map(({ names, yes = '', no = '', beside = '' }) => ({
  names: new Set(listOf(names).map(bare)),
  yes: saysOf(yes),
  no: saysOf(no),
  beside: saysOf(beside),
}));

/** What a name may begin and end with: `is_gift`, `tumble_dry_ok`, `est_cadeau`. */
const FIRST =
  /^(?:(?:is|has|have|was|are|can|may|should|does|be|it|item|product|order|parcel|est|es|ist|ar|har|a|hat|tiene|con|mit|med|avec|was)\s){1,3}/u;
const LAST =
  /\s(?:ok|okay|allowed|possible|flag|yes|no|item|product|order|material|erlaubt|autorise|permitido|tillatet)$/u;
const SUPPOSED = /(?<!\p{L})(?:had hoped|should be|would be|hoffte|j'espérais|esperaba|hoppades)(?!\p{L})/iu;

const namesOf = (name: string): string[] => {
  const own = bare(name);
  const first = own.replace(FIRST, '');
  return [own, first, first.replace(LAST, ''), own.replace(LAST, '')];
};

type Truth = (typeof TRUTHS)[number];

/** A part without what is beside the point, at the same places. */
const blanked = (part: string, beside: Sayings): string =>
  beside.allIn(part).length === 0 ? part : part.replace(beside(), (said) => ' '.repeat(said.length));

function verdictsIn(part: string, { yes, no, beside }: Truth): { is: boolean; quote: string }[] {
  const own = blanked(part, beside);
  const denials = no.allIn(own).filter(({ index }) => !isDeniedBefore(own, index));
  const told = yes
    .allIn(own)
    .filter(
      ({ index, 0: quote }) =>
        !denials.some((one) => one.index <= index && one.index + one[0].length >= index + quote.length),
    );
  return [
    ...denials.map(({ 0: quote }) => ({ is: false, quote })),
    ...told.map(({ index, 0: quote }) => ({ is: !isDeniedBefore(own, index), quote })),
  ];
}

const truthOf = (name: string): Truth | undefined => {
  const names = namesOf(name);
  return TRUTHS.find((one) => names.some((own) => one.names.has(own)));
};

/** Whether a text has words of a name only where they are something else: "a hood is attached", "I tried on three others". */
export function isOnlyLikeIt({ name }: Property, reading: Reading, { start, end }: Span): boolean {
  const truth = truthOf(name);
  return truth !== undefined && truth.beside.allIn(reading.text.slice(start, end)).length > 0;
}

/** `is_gift`, `tumble_dry_ok`: what a text says without asking or supposing it decides; null where it says nothing of it, or both. */
export function yesOrNo({ name }: Property, reading: Reading, scope: Span): Grounded | null {
  const truth = truthOf(name);
  if (truth === undefined) return null;
  const text = settled(reading).text.replaceAll('’', "'");
  const parts = partsIn(text, scope)
    .filter(({ end }) => text[end - 1] !== '?')
    .map(({ start, end }) => text.slice(start, end))
    .filter((part) => !SUPPOSED.test(part));
  const told = parts.flatMap((part) => verdictsIn(part, truth));
  return told.length > 0 && new Set(told.map(({ is }) => is)).size === 1 ? fromText(told[0].is, told[0].quote) : null;
}
