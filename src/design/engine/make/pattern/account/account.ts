import type { Cut } from '../../../cut/cut.js';
import { DraftView, type Drafted } from './draft-view.js';
import {
  CLOSURES,
  CLOSURE_PLACES,
  COLLARS,
  CUFFS,
  DETAILS,
  HEMS,
  HOODS,
  LAPELS,
  LEGS,
  NECKLINES,
  POCKETS,
  SILHOUETTES,
  SLEEVE_LENGTHS,
  SLEEVE_TYPES,
  WAISTLINES,
  type Table,
} from './evidence.js';
import { variantWords } from './variants.js';

/** Something of the spec that a pattern has or has not. */
export interface Feature {
  attribute: string;
  value: string;
  /** what shows that it is drafted */
  table: Table;
  /** deviations that speak of it */
  named: RegExp;
  /** what is said when nothing else accounts for it */
  words: string;
}

const plain = (value: string): string => value.replaceAll('-', ' ');

/** Closings that open a seam, wherever it lies. */
const PLACED: ReadonlySet<string> = new Set(['zip', 'invisible-zip', 'buttons', 'snaps', 'hooks', 'lace-up']);

interface Kind {
  attribute: string;
  of: (spec: Cut) => readonly (string | null)[];
  table: Table;
  named: RegExp;
  words: (value: string) => string;
}

const KINDS: readonly Kind[] = [
  kind(
    'closure',
    (s) => [s.closure],
    CLOSURES,
    /clos|breasted|fly front|front is drafted|\bopening\b|button front/i,
    'closing',
  ),
  {
    attribute: 'closure_place',
    of: (s) => [s.closure_place && PLACED.has(s.closure ?? '') ? `${s.closure_place} opening` : null],
    table: CLOSURE_PLACES,
    named: /clos|opening|\bzip\b|breasted/i,
    words: (v) => `The ${v} is not in this draft.`,
  },
  kind('silhouette', (s) => [s.silhouette], SILHOUETTES, /\bshape\b|\bflare\b|boxy/i, 'shape'),
  kind('neckline', (s) => [s.neckline], NECKLINES, /neckline/i, 'neckline'),
  kind('collar', (s) => [s.collar], COLLARS, /collar/i, 'collar'),
  kind('lapel', (s) => [s.lapel], LAPELS, /lapel/i, 'lapel'),
  kind('sleeve.type', (s) => [s.sleeve.type], SLEEVE_TYPES, /sleeve|strap/i, 'sleeve'),
  kind('sleeve.length', (s) => [s.sleeve.length], SLEEVE_LENGTHS, /sleeves?\b/i, 'sleeve length'),
  kind('cuff', (s) => [s.cuff], CUFFS, /cuff/i, 'cuff'),
  kind('leg', (s) => [s.leg], LEGS, /\blegs?\b|trousers are/i, 'leg'),
  kind('pockets', (s) => s.pockets, POCKETS, /pocket/i, 'pocket'),
  kind('waistline', (s) => [s.waistline], WAISTLINES, /waist/i, 'waist'),
  kind('hem', (s) => [s.hem], HEMS, /\bhem\b/i, 'hem'),
  {
    attribute: 'hood',
    of: (s) => [s.hood],
    table: HOODS,
    named: /hood/i,
    words: (v) => (v === 'hood' ? 'The hood is not in this draft.' : `A ${plain(v)} hood is not in this draft.`),
  },
  {
    attribute: 'occasion',
    of: (s) => s.occasion.filter((value) => value === 'maternity'),
    table: {},
    named: /belly/i,
    words: () => 'Room for a growing belly or an opening for nursing is not in this draft.',
  },
  {
    attribute: 'details',
    of: (s) => s.details,
    table: DETAILS,
    named: /$^/,
    words: (v) => DETAIL_WORDS[v] ?? `Not in this draft: ${plain(v)}.`,
  },
];

const DETAIL_WORDS: Readonly<Record<string, string>> = {
  quilting: 'Quilting is not drafted: quilt cloth, wadding and backing together before cutting; it draws up 3–5 %.',
  lining: 'The lining is not in this draft; cut it from the outer pieces.',
  'open-back': 'The open back is not in this draft; the back closes to the neck.',
  racerback: 'The racerback is not in this draft: the back is as wide as the front.',
  'high-leg': 'The high leg is not in this draft.',
  'low-leg': 'The low leg is not in this draft.',
  'cut-out': 'The cut-out is not in this draft; mark and face it on the fitted piece.',
  corsetry: 'Boning channels are not drafted; the bodice is shaped by darts.',
  patchwork: 'The patchwork is not drafted: piece the cloth before cutting.',
};

function kind(attribute: string, of: Kind['of'], table: Table, named: RegExp, noun: string): Kind {
  return { attribute, of, table, named, words: (value) => `The ${plain(value)} ${noun} is not in this draft.` };
}

/** Every feature of a spec that a pattern must show or disown. */
export function featuresOf(spec: Cut): Feature[] {
  return KINDS.flatMap(({ attribute, of, table, named, words }) =>
    of(spec)
      .filter((value) => value !== null)
      .map((value) => ({ attribute, value, table, named, words: words(value) })),
  );
}

/** Whether the draft has it: by the table of its attribute, or because a piece says that it draws it. */
export const isDrafted = ({ attribute, value, table }: Feature, view: DraftView): boolean =>
  table[value]?.(view) === true || view.shows(`${attribute}=${value}`);

const isNamed = ({ value, named }: Feature, view: DraftView): boolean =>
  view.said(named) || view.said(new RegExp(`\\b${plain(value).replaceAll(' ', '[ -]')}`, 'i'));

/**
 * What the spec asks for that the draft neither shows nor disowns, in words for the deviations. Empty means that whatever
 * the spec says is either in a piece or named already.
 */
export function unaccounted(spec: Cut, drafted: Drafted): string[] {
  const view = new DraftView(spec, drafted);
  const left = featuresOf(spec).filter((f) => !isDrafted(f, view) && !isNamed(f, view));
  return [...new Set([...left.map((f) => f.words), ...variantWords(view), ...counted(view), ...lined(view)])];
}

/** Words that tell already how many there are, or that there are none. */
const COUNT_SAID = /pockets? (?:is|are) drafted, not \d|\bpockets are not in\b|\bno pockets?\b/i;

/** Numbers of pockets and buttons that the text gives. */
function counted(view: DraftView): string[] {
  const { pockets } = view.spec.counts ?? {};
  const drawn = view.pockets();
  if (!pockets || drawn === pockets || view.said(COUNT_SAID)) return [];
  return [
    `${drawn === 0 ? 'No pocket is' : `${drawn} pocket${drawn === 1 ? ' is' : 's are'}`} drafted, not ${pockets}.`,
  ];
}

/** A lining that the text gives by its cloth. */
function lined(view: DraftView): string[] {
  const asked = view.spec.fabrics.some((f) => f.role === 'lining' && f.source === 'stated');
  return asked && !view.spec.details.includes('lining') && DETAILS.lining(view) === false && !view.said(/lining/i)
    ? [DETAIL_WORDS.lining]
    : [];
}
