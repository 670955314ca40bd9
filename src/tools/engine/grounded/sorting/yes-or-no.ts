import { lazily } from '../../../../common/kernel/lazily.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf, type Sayings } from '../judged/phrase.js';
import { isDeniedBefore } from '../judged/scope.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { settled } from '../settled.js';
import wider from '../words/yes-or-no-wider.yaml.js';
import data from '../words/yes-or-no.yaml.js';
import goods from '../words/yes-or-no-goods.yaml.js';
import service from '../words/yes-or-no-service.yaml.js';
import messages from '../words/yes-or-no-text.yaml.js';
import work from '../words/yes-or-no-work.yaml.js';
import { bare, saysOf } from './families.js';
import { partsIn } from './parts-in.js';

type Row = { names: string; yes?: string; no?: string; beside?: string; asked?: boolean };
interface Truth {
  yes: Sayings;
  no: Sayings;
  beside: Sayings;
  /** whether what is asked tells it too */
  isAsked: boolean;
}

/** What a phrase of a text says, and which. */
interface Verdict {
  is: boolean;
  quote: string;
}

/** A table by its names; a name that stands in several rows is of the first. */
function truthsOf(rows: readonly Row[]): ReadonlyMap<string, Truth> {
  const named = rows.flatMap(({ names, yes = '', no = '', beside = '', asked = false }) => {
    const truth = { yes: saysOf(yes), no: saysOf(no), beside: saysOf(beside), isAsked: asked };
    return listOf(names).map((name) => [bare(name), truth] as const);
  });
  return new Map(named.toReversed());
}

const TRUTHS = truthsOf(data as unknown as Row[]);
const WIDER = lazily(() => truthsOf([goods, service, work, messages].flat() as unknown as Row[]));
/** Asked where nothing else has decided. */
const ASKED_LAST = lazily(() => truthsOf(wider as unknown as Row[]));

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

/** A part without what is beside the point, at the same places. */
const blanked = (part: string, beside: Sayings): string =>
  beside.allIn(part).length === 0 ? part : part.replace(beside(), (said) => ' '.repeat(said.length));

function verdictsIn(part: string, { yes, no, beside }: Truth): Verdict[] {
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

const truthOf = (truths: ReadonlyMap<string, Truth>, { name }: Property): Truth | undefined =>
  namesOf(name)
    .map((own) => truths.get(own))
    .find((one) => one !== undefined);

const isBeside = ({ beside }: Truth, { text }: Reading, { start, end }: Span): boolean =>
  beside.allIn(text.slice(start, end)).length > 0;

/** Whether a text has words of a name only where they are something else: "a hood is attached", "I tried on three others". */
export function isOnlyLikeIt(property: Property, reading: Reading, scope: Span): boolean {
  const truth = truthOf(TRUTHS, property);
  return truth !== undefined && isBeside(truth, reading, scope);
}

/** `is_gift`, `tumble_dry_ok`: what a text says without asking or supposing it decides; null where it says nothing of it, or both. */
export function yesOrNo(property: Property, reading: Reading, scope: Span): Grounded | null {
  const truth = truthOf(TRUTHS, property);
  return truth === undefined ? null : verdictOf(truth, reading, scope);
}

/**
 * The same by the wider tables (docs/decisions/0148): undefined where they know no such name or the text says nothing of it, null
 * where it only looks like it, or where what is said is both.
 */
export function widely(property: Property, reading: Reading, scope: Span): Grounded | null | undefined {
  const truth = truthOf(TRUTHS, property) === undefined ? truthOf(WIDER(), property) : undefined;
  if (truth === undefined) return undefined;
  if (isBeside(truth, reading, scope)) return null;
  const told = verdictsOf(truth, reading, scope);
  return told.length === 0 ? undefined : oneOf(told);
}

/** What a name may have beside what it asks: `customer_wants_refund`, `signed_flag`. */
const MUTE =
  /(?<!\p{L})(?:customer|client|order|item|product|parcel|message|text|email|mail|buyer|garment|fabric|sample|document|the|a|an|is|was|has|been|are|requested|request|requests|required|needed|wants|wanted|contains|status|flag|already|now|still|kunde|kunden|client|cliente|kund|ist|ar|es|est|pide|vill)(?!\p{L})/gu;

/** The same by the table that is asked last, whatever else a name says. */
export function widelyTrue({ name }: Property, reading: Reading, scope: Span): Grounded | null {
  const own = [...namesOf(name), bare(name).replaceAll(MUTE, ' ').replaceAll(/\s+/gu, ' ').trim()];
  const truth = own.map((one) => ASKED_LAST().get(one)).find((one) => one !== undefined);
  return truth === undefined ? null : verdictOf(truth, reading, scope);
}

const verdictOf = (truth: Truth, reading: Reading, scope: Span): Grounded | null =>
  oneOf(verdictsOf(truth, reading, scope));

function verdictsOf(truth: Truth, reading: Reading, scope: Span): Verdict[] {
  const text = settled(reading).text.replaceAll('’', "'");
  const parts = partsIn(text, scope)
    .filter(({ end }) => truth.isAsked || text[end - 1] !== '?')
    .map(({ start, end }) => text.slice(start, end))
    .filter((part) => !SUPPOSED.test(part));
  return parts.flatMap((part) => verdictsIn(part, truth));
}

const oneOf = (told: readonly Verdict[]): Grounded | null =>
  told.length > 0 && new Set(told.map(({ is }) => is)).size === 1 ? fromText(told[0].is, told[0].quote) : null;
