import { SINGLES, type Single } from '../garments/attributes.js';
import type { SpecPart } from '../garments/spec.js';
import { usualNumber } from './pocket-count.js';
import type { Span } from './types.js';
import { put, release, valueOf } from './work.js';
import type { Work } from './work.js';

/** Necklines that no collar stands on. */
const WITHOUT_COLLAR =
  /^(?:strapless|halter|off-shoulder|one-shoulder|turtleneck|mock-neck|funnel|cowl|sweetheart|straight-across)$/;
const LOOSE = /^(?:oversized|boxy|baggy|tent|cocoon|trapeze)$/;
const CLOSE = /^(?:bodycon|sheath|skinny|tailored|pencil)$/;
const LOOSE_FIT = /^(?:relaxed|loose|oversized)$/;
const CLOSE_FIT = /^(?:tight|slim)$/;
const BARE = /^(?:strapless|halter)$/;

/** When `attribute` was changed and the design would contradict itself, another attribute gives way. */
interface Rule {
  when: Single;
  is: RegExp;
  and: Single;
  was: RegExp;
  /** What it becomes; open when absent. */
  becomes?: string;
}

const RULES: readonly Rule[] = [
  { when: 'neckline', is: WITHOUT_COLLAR, and: 'collar', was: /./ },
  { when: 'neckline', is: WITHOUT_COLLAR, and: 'lapel', was: /./ },
  { when: 'collar', is: /./, and: 'neckline', was: WITHOUT_COLLAR },
  { when: 'collar', is: /^(?!(?:notched|regular|shawl)$)/, and: 'lapel', was: /./ },
  { when: 'sleeve.length', is: /^sleeveless$/, and: 'cuff', was: /./ },
  { when: 'sleeve.length', is: /^sleeveless$/, and: 'sleeve.type', was: /^(?!strap$)/ },
  { when: 'sleeve.length', is: /^(?:cap|short|elbow)$/, and: 'cuff', was: /^(?:french|barrel|tab)$/ },
  { when: 'cuff', is: /^(?:french|barrel|tab)$/, and: 'sleeve.length', was: /^(?:cap|short|elbow)$/, becomes: 'long' },
  { when: 'sleeve.length', is: /^(?!sleeveless$)/, and: 'sleeve.type', was: /^strap$/ },
  { when: 'sleeve.length', is: /^(?!cap$)/, and: 'sleeve.type', was: /^cap$/ },
  { when: 'sleeve.length', is: /^(?!sleeveless$)/, and: 'neckline', was: BARE },
  { when: 'sleeve.type', is: /^(?!strap$)/, and: 'sleeve.length', was: /^sleeveless$/ },
  { when: 'fit', is: CLOSE_FIT, and: 'silhouette', was: LOOSE },
  { when: 'fit', is: LOOSE_FIT, and: 'silhouette', was: CLOSE },
  { when: 'silhouette', is: LOOSE, and: 'fit', was: CLOSE_FIT },
  { when: 'silhouette', is: CLOSE, and: 'fit', was: LOOSE_FIT },
  { when: 'closure', is: /^(?!wrap$)/, and: 'silhouette', was: /^wrap$/ },
  { when: 'silhouette', is: /^(?!wrap$)/, and: 'closure', was: /^wrap$/ },
  { when: 'length', is: /./, and: 'leg', was: /^cropped$/ },
];

const wasChanged = (work: Work, attribute: Single): boolean =>
  work.causes.has(attribute) && valueOf(work.brief.spec, attribute) !== valueOf(work.base.spec, attribute);

function obey(work: Work, { when, is, and, was, becomes }: Rule): void {
  const now = valueOf(work.brief.spec, when);
  const other = valueOf(work.brief.spec, and);
  const cause = work.causes.get(when);
  if (!cause || !wasChanged(work, when) || now === null || !is.test(now)) return;
  if (other === null || !was.test(other) || work.causes.has(and)) return;
  if (becomes === undefined) release(work, and, cause);
  else put(work, and, becomes, { span: cause, source: 'implied' });
}

const overlap = (a: Span | null | undefined, b: Span | null | undefined): boolean =>
  !!a && !!b && a[0] < b[1] && b[0] < a[1];

/** "Mini skirt" is no name for one that became a midi; "wrap dress" none for one that does not wrap. */
function misnamed(work: Work): void {
  const name = work.base.evidence.variant?.span;
  if (work.causes.has('variant') || !name) return;
  for (const attribute of SINGLES) {
    if (attribute === 'garment' || attribute === 'variant' || !wasChanged(work, attribute)) continue;
    const cause = work.causes.get(attribute);
    if (cause && overlap(work.base.evidence[attribute]?.span, name)) release(work, 'variant', cause);
  }
}

/** What a changed word implied goes with it: the neckline of a wrap. */
function unimplied(work: Work): void {
  const name = work.base.evidence.garment?.span;
  for (const attribute of SINGLES) {
    const source = work.base.evidence[attribute];
    if (overlap(source?.span, name)) continue;
    const cause = work.causes.get(attribute);
    if (
      !cause ||
      attribute === 'garment' ||
      source?.source !== 'stated' ||
      !source.span ||
      !wasChanged(work, attribute)
    )
      continue;
    for (const other of SINGLES) {
      const why = work.brief.evidence[other];
      const follows = why?.source === 'implied' && why.span?.[0] === source.span[0] && why.span[1] === source.span[1];
      if (follows && other !== 'variant' && !work.causes.has(other)) release(work, other, cause);
    }
  }
}

/** So many pockets were said of those that there were. */
function recount({ brief, base, causes }: Work): void {
  const [was, is] = [base.spec.pockets, brief.spec.pockets];
  if (was.join() === is.join() || causes.has('pockets.count')) return;
  const added = is.filter((kind) => !was.includes(kind));
  const more = added.reduce((sum, kind) => sum + usualNumber(kind), 0);
  const kept = was.length > 0 && was.every((kind) => is.includes(kind));
  brief.pockets = brief.pockets && kept ? { ...brief.pockets, count: brief.pockets.count + more } : null;
}

/** What was warned of a number that is another now, or none; the words that changed it stand in the diff. */
function outdated({ brief, base, causes }: Work, of: 'garment' | 'inseam' | 'sleeve', now: number | undefined): void {
  const name = `lengths_cm.${of}`;
  if (base.spec.lengths_cm?.[of] === now) return;
  const words = base.evidence[name]?.text ?? base.evidence[name]?.revised?.text;
  if (words) brief.warnings = brief.warnings.filter((warning) => !warning.startsWith(`"${words}" `));
  const cause = causes.get(of === 'sleeve' ? 'sleeve.length' : 'length');
  if (cause && !causes.has(name)) causes.set(name, cause);
  if (now === undefined) delete brief.evidence[name];
}

/** "A red floral print": the second colour that stands right before the print is the print's. */
function standsAtPrint({ evidence: { colors, print } }: Work['base'], name: string): boolean {
  const at = print?.span?.[0];
  const own = (colors?.items ?? []).find(
    ({ value }) => (value as { name?: string } | null)?.name === name || value === name,
  );
  return at !== undefined && own?.span != null && own.span[1] <= at && at - own.span[1] <= 1;
}

/** The colours of a print's figures go with the print; so do those that only its kind brought. */
function unprinted({ brief: { spec }, base }: Work): void {
  const had = base.spec.print !== null && base.spec.print !== 'solid';
  if (!had || (spec.print !== null && spec.print !== 'solid')) return;
  const isFigure = (parts: readonly SpecPart[]): boolean => parts.length > 0 && parts.every((part) => part === 'print');
  const stays = spec.colors.filter(
    ({ name, parts = [], role, source }) =>
      !isFigure(parts) && (role === 'main' || (source === 'stated' && !standsAtPrint(base, name))),
  );
  if (stays.length > 0 && stays.length < spec.colors.length) spec.colors = stays;
}

/** A number of centimetres goes where the length is changed by a word. */
function remeasured(work: Work): void {
  const { brief, base, causes } = work;
  const { spec } = brief;
  const lengths = { ...spec.lengths_cm };
  if (spec.length !== base.spec.length) {
    if (!causes.has('lengths_cm.garment')) delete lengths.garment;
    if (!causes.has('lengths_cm.inseam')) delete lengths.inseam;
  }
  if (spec.sleeve.length !== base.spec.sleeve.length && !causes.has('lengths_cm.sleeve')) delete lengths.sleeve;
  for (const name of ['garment', 'inseam', 'sleeve'] as const) outdated(work, name, lengths[name]);
  if (Object.keys(lengths).length > 0) spec.lengths_cm = lengths;
  else delete spec.lengths_cm;
}

/** Keeps the revised design free of contradictions; what gives way stands in the diff with the words that caused it. */
export function settle(work: Work): void {
  unimplied(work);
  for (const rule of RULES) obey(work, rule);
  misnamed(work);
  recount(work);
  remeasured(work);
  unprinted(work);
}
