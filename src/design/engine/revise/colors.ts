import { ROLE_OF_PART } from '../read/details/colors.js';
import type { ColorPhrase } from '../read/details/colors.js';
import type { Evidence } from '../read/index.js';
import { COLOR_NAMES } from '../color/names.js';
import { difference } from '../color/shade.js';
import type { ColorRole, SpecColor, SpecPart } from '../garments/spec.js';
import type { Span } from './types.js';
import { note, revisedBy } from './work.js';
import type { Work } from './work.js';

export interface NewColor {
  name: string;
  hex: string;
  role: ColorRole;
  /** The parts that it is said of; none: the whole. */
  parts?: SpecPart[];
  span: Span;
}

const ROLES: readonly ColorRole[] = ['main', 'secondary', 'accent', 'trim'];

/** The roles of said colours: the garment's own first, parts by what they are, a print's beside the ground. */
export function rolesOf(phrases: readonly ColorPhrase[], accents: boolean): ColorRole[] {
  let rank = accents ? 2 : 0;
  return phrases.map(({ head }) => {
    if (head === 'print') return 'secondary';
    const part = head && head !== 'garment' && head !== 'fabric' ? ROLE_OF_PART[head] : undefined;
    return part ?? ROLES[Math.min(rank++, 2)];
  });
}

/** How far a named colour may be from the one meant, ΔE2000. */
const NEAR = 18;

/** The colour of the spec that a word means: by name, else the nearest. */
export function meant(colors: readonly SpecColor[], { name, hex }: { name: string; hex: string }): SpecColor | null {
  const named = colors.find((c) => c.name === name) ?? colors.find((c) => c.name.split(' ').includes(name));
  if (named) return named;
  const near = colors.toSorted((a, b) => difference(a.hex, hex) - difference(b.hex, hex))[0];
  return near && difference(near.hex, hex) < NEAR ? near : null;
}

/** Writes the colours with one evidence entry each; what stays keeps its own. */
function write(work: Work, colors: readonly SpecColor[], fresh: ReadonlyMap<string, Span>, cause: Span): void {
  const old = work.brief.evidence.colors;
  const before = old?.items ?? [];
  const entry = ({ name, hex, source }: SpecColor): Evidence => {
    const span = fresh.get(hex);
    if (span) return revisedBy(work, { name, hex }, { span });
    const kept = before.find((item) => (item.value as { hex?: string }).hex === hex);
    return kept ?? { source, span: null, text: null, confidence: old?.confidence ?? 0.3, value: { name, hex } };
  };
  const items = colors.map(entry);
  note(work, 'colors', cause, fresh.size > 0);
  work.brief.spec.colors = colors.map((c) => ({ ...c }));
  work.brief.evidence.colors = { ...items[0], items };
}

const byRole = (a: SpecColor, b: SpecColor): number => Number(b.role === 'main') - Number(a.role === 'main');

const saidOf = (parts: readonly SpecPart[] | undefined): boolean => (parts ?? []).length > 0;

/** What is left of a colour when its parts have another; null when nothing is. */
export function without<T extends { parts?: SpecPart[] }>(item: T, taken: ReadonlySet<SpecPart>): T | null {
  if (!item.parts || item.parts.length === 0) return item;
  const parts = item.parts.filter((part) => !taken.has(part));
  return parts.length > 0 ? { ...item, parts } : null;
}

/** New colours of parts: the parts leave the colours that they had, and all else stays. */
function paintParts(work: Work, added: readonly NewColor[]): void {
  const taken = new Set(added.flatMap((c) => c.parts ?? []));
  const colors = work.brief.spec.colors.flatMap((c) => without(c, taken) ?? []);
  for (const { name, hex, role, parts = [] } of added) {
    const at = colors.findIndex((c) => c.hex === hex);
    if (at < 0) colors.push({ name, hex, role: role === 'main' ? 'secondary' : role, source: 'stated', parts });
    else if (saidOf(colors[at].parts)) colors[at] = { ...colors[at], parts: [...(colors[at].parts ?? []), ...parts] };
  }
  write(work, colors, new Map(added.map((c) => [c.hex, c.span])), added[0].span);
}

/** Each new colour takes the place of the one in its role; one that is said of parts only that of those parts. */
export function paint(work: Work, added: readonly NewColor[]): void {
  if (added.length === 0) return;
  const ofParts = added.filter((c) => c.parts?.some((part) => part !== 'print'));
  paintWhole(
    work,
    added.filter((c) => !ofParts.includes(c)),
  );
  if (ofParts.length > 0) paintParts(work, ofParts);
}

/** Parts that are drawn in a colour of their own, and keep it when the garment gets another. */
const keepsItsOwn = ({ parts = [] }: SpecColor): boolean =>
  parts.length > 0 && !parts.includes('print') && !parts.includes('trim');

function paintWhole(work: Work, added: readonly NewColor[]): void {
  if (added.length === 0) return;
  const roles = new Set(added.map((c) => c.role));
  const hexes = new Set(added.map((c) => c.hex));
  const kept = work.brief.spec.colors.filter((c) => (!roles.has(c.role) || keepsItsOwn(c)) && !hexes.has(c.hex));
  const fresh = added.map(({ name, hex, role, parts = [] }): SpecColor => ({
    name,
    hex,
    role,
    source: 'stated',
    ...(parts.length > 0 && role !== 'main' ? { parts } : {}),
  }));
  const unique = fresh.filter((c, i) => fresh.findIndex((o) => o.hex === c.hex) === i);
  const all = [...unique, ...kept].sort(byRole);
  if (all[0].role !== 'main') all[0] = { ...all[0], role: 'main' };
  write(work, all, new Map(added.map((c) => [c.hex, c.span])), added[0].span);
}

/** Takes colours away; the next one becomes the main colour, a plain one where none is left. @returns whether there was one */
export function bleach(work: Work, phrase: { name: string; hex: string }, span: Span): boolean {
  const gone = meant(work.brief.spec.colors, phrase);
  if (!gone) return false;
  const left = work.brief.spec.colors.filter((c) => c !== gone);
  const plain = ['navy', 'ecru', 'slate'].find((name) => difference(COLOR_NAMES[name], gone.hex) > NEAR) ?? 'ecru';
  const rest =
    left.length > 0
      ? left
      : [{ name: plain, hex: COLOR_NAMES[plain], role: 'main' as const, source: 'default' as const }];
  if (rest[0].role !== 'main') rest[0] = { ...rest[0], role: 'main' };
  write(work, rest, new Map(), span);
  return true;
}
