import { isListed, isSingle, type Listed, type Single } from '../garments/attributes.js';
import { applies } from '../read/categories.js';
import type { Fact } from '../read/facts.js';
import { isLined } from '../make/materials/index.js';
import { UNLINED } from '../cut/unlined.js';
import { bleach } from './colors.js';
import { unline, unpick } from './fabrics.js';
import { isOneOfThem } from './hints.js';
import { spanIn } from './pieces.js';
import type { Span } from './types.js';
import type { Heard } from './heard.js';
import { deny, note, put, putList, release, valueOf } from './work.js';
import type { Work } from './work.js';

const OF_PART: Readonly<Record<string, ReadonlyArray<Single | Listed>>> = {
  pocket: ['pockets'],
  collar: ['collar'],
  hood: ['hood'],
  lapel: ['lapel'],
  cuff: ['cuff'],
  waist: ['waistline'],
  closure: ['closure'],
};
/** Denying these denies the attribute, whatever its value. */
const WHOLE: Readonly<Record<string, string>> = { collar: 'regular', hood: 'hood', lapel: 'notched' };

/** One thing under several names. */
const ALIKE: ReadonlyArray<ReadonlyArray<readonly [Single | Listed, string]>> = [
  [
    ['details', 'belt'],
    ['details', 'self-tie'],
    ['closure', 'belt'],
    ['waistline', 'belted'],
  ],
  [
    ['details', 'slit'],
    ['details', 'vent'],
    ['hem', 'slit'],
  ],
  [
    ['details', 'ruffles'],
    ['hem', 'ruffled'],
    ['cuff', 'ruffle'],
    ['sleeve.type', 'ruffle'],
    ['collar', 'ruffle'],
  ],
  [
    ['silhouette', 'wrap'],
    ['closure', 'wrap'],
  ],
  [
    ['details', 'pleats'],
    ['silhouette', 'pleated'],
  ],
  [
    ['details', 'tiers'],
    ['silhouette', 'tiered'],
  ],
  [
    ['details', 'peplum'],
    ['silhouette', 'peplum'],
  ],
  [
    ['details', 'gathers'],
    ['silhouette', 'gathered'],
  ],
  [
    ['details', 'fringe'],
    ['hem', 'fringed'],
  ],
  [
    ['details', 'bow'],
    ['collar', 'bow'],
    ['details', 'self-tie'],
  ],
  [
    ['closure', 'buttons'],
    ['closure', 'single-breasted'],
    ['closure', 'double-breasted'],
  ],
  [
    ['closure', 'zip'],
    ['closure', 'invisible-zip'],
    ['closure', 'half-zip'],
  ],
  [
    ['details', 'drawcord'],
    ['closure', 'drawstring'],
    ['waistline', 'drawstring'],
  ],
  [
    ['details', 'turn-up'],
    ['cuff', 'turn-up'],
    ['hem', 'turn-up'],
  ],
];

const namesOf = (attribute: Single | Listed, value: string): ReadonlyArray<readonly [Single | Listed, string]> =>
  ALIKE.find((group) => group.some(([a, v]) => a === attribute && v === value)) ?? [[attribute, value]];

/** @returns whether the design had it, as said or as drawn */
function takeAway(work: Work, attribute: Single | Listed, value: string, span: Span): boolean {
  const { spec, denied } = work.brief;
  if (isListed(attribute)) {
    const now: readonly string[] = spec[attribute];
    const drawn: readonly string[] = work.drawn[attribute];
    if (!now.includes(value) && !(now.length === 0 && drawn.includes(value))) return false;
    putList(
      work,
      attribute,
      now.filter((v) => v !== value),
      [],
      { span },
    );
  } else {
    const drawn = valueOf(spec, attribute) ?? valueOf(work.drawn, attribute);
    if (drawn !== value) return false;
    deny(work, attribute, span);
  }
  work.brief.denied = [...new Set([...work.brief.denied, ...denied, `${attribute}=${value}`])];
  return true;
}

function withoutSleeves(work: Work, span: Span): void {
  if (!applies('sleeve.length', work.brief.spec.category)) return;
  put(work, 'sleeve.length', 'sleeveless', { span, confidence: 0.95 });
  if (valueOf(work.brief.spec, 'sleeve.type') !== 'strap') release(work, 'sleeve.type', span);
  release(work, 'cuff', span);
}

function withoutPart(work: Work, part: string, span: Span): void {
  if (part === 'sleeve') withoutSleeves(work, span);
  if (part === 'print') put(work, 'print', 'solid', { span, confidence: 0.95 });
  if (part === 'strap' && applies('neckline', work.brief.spec.category))
    put(work, 'neckline', 'strapless', { span, confidence: 0.9 });
  if (part === 'lining') withoutLining(work, span);
  for (const attribute of OF_PART[part] ?? []) deny(work, attribute, span);
  if (part === 'collar') release(work, 'lapel', span);
}

function withoutLining(work: Work, span: Span): void {
  takeAway(work, 'details', 'lining', span);
  unline(work, 'lining', span);
  note(work, 'lining', span);
  if (isLined(work.drawn)) work.brief.denied = [...new Set([...work.brief.denied, UNLINED])];
}

function withoutValue(work: Work, fact: Fact, span: Span): void {
  const { attribute, value } = fact;
  if (attribute === 'print')
    return void (valueOf(work.drawn, 'print') !== 'solid' && put(work, 'print', 'solid', { span }));
  if (attribute === 'sleeve.length' && valueOf(work.drawn, attribute) === value) return withoutSleeves(work, span);
  if (attribute === 'fabrics') return void unpick(work, value, span);
  if (attribute === 'details' && value === 'lining') return withoutLining(work, span);
  if (!isSingle(attribute) && !isListed(attribute)) return;
  const gone = namesOf(attribute, value).filter(([a, v]) => takeAway(work, a, v, span));
  if (gone.length > 0) return;
  work.brief.denied = [...new Set([...work.brief.denied, `${attribute}=${value}`])];
}

/** What the instruction says there shall not be. */
export function applyDenials(work: Work, { about, piece }: Heard): void {
  for (const fact of about.facts.filter((f) => f.negated && !f.implied)) {
    const span = spanIn(piece, fact.start, fact.end);
    work.understood.push(span);
    if (isOneOfThem(work, fact, span)) continue;
    if (fact.attribute === 'part') withoutPart(work, fact.value, span);
    else if (WHOLE[fact.attribute] === fact.value) withoutPart(work, fact.attribute, span);
    else withoutValue(work, fact, span);
  }
  for (const color of about.colors.filter((c) => c.negated)) bleach(work, color, spanIn(piece, color.start, color.end));
}

/** What an exchange names as the old: it goes where nothing new takes its place. */
export function takeOld(work: Work, { about, piece }: Heard, fresh: Heard): void {
  const stays = ({ attribute, value }: Fact): boolean =>
    fresh.about.facts.some((f) => f.attribute === attribute && f.value === value);
  for (const fact of about.facts.filter((f) => !f.negated && !f.implied && !stays(f))) {
    const { attribute, value } = fact;
    if ((!isSingle(attribute) && !isListed(attribute)) || attribute === 'garment') continue;
    if (isSingle(attribute) && work.causes.has(attribute)) continue;
    const span = spanIn(piece, fact.start, fact.end);
    for (const [a, v] of namesOf(attribute, value))
      if (!(isSingle(a) && work.causes.has(a))) takeAway(work, a, v, span);
  }
}
