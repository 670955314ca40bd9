import type { Evidence } from '../read/index.js';
import { FABRIC_FACTS } from '../make/materials/fabrics.js';
import { FIBRE_WORDS } from '../read/lexicon/fibre-words.js';
import { phraseWords } from '../read/words/lexeme.js';
import { usualFabric, weightFor } from '../make/materials/suit.js';
import type { Fabric, SpecFabric } from '../garments/spec.js';
import { without } from './colors.js';
import type { Span } from './types.js';
import { note, revisedBy } from './work.js';
import type { From, Work } from './work.js';

type Role = NonNullable<SpecFabric['role']>;
const roleOf = (fabric: SpecFabric): Role => fabric.role ?? 'main';

function write(work: Work, fabrics: readonly SpecFabric[], fresh: ReadonlySet<SpecFabric>, from: From): void {
  const old = work.brief.evidence.fabrics;
  const before = old?.items ?? [];
  const items = fabrics.map((fabric): Evidence => {
    if (fresh.has(fabric)) return revisedBy(work, fabric.name, from);
    const kept = before.find((item) => item.value === fabric.name);
    return (
      kept ?? { source: fabric.source, span: null, text: null, confidence: old?.confidence ?? 0.3, value: fabric.name }
    );
  });
  note(work, 'fabrics', from.span, fresh.size > 0);
  work.brief.spec.fabrics = fabrics.map((f) => ({ ...f }));
  work.brief.evidence.fabrics = { ...items[0], items };
}

/** "Use 340 gsm flannel" for one of wool: the same cloth keeps its fibre where none is said. */
export function inItsFibre(fabric: SpecFabric, before: readonly SpecFabric[], said: string): SpecFabric {
  const same = before.find((one) => one.name === fabric.name && roleOf(one) === roleOf(fabric));
  return same && !saysFibre(said) ? { ...fabric, composition: same.composition } : fabric;
}

/** Shorter words of fibres open other words: "lin" a lining. */
const LEAST_STEM = 4;

/** Whether a text says what something is spun from: "cotton", "bomullsflanell", "80 %". */
const saysFibre = (text: string): boolean =>
  /\d\s?%/u.test(text) ||
  phraseWords(text).some(
    (word) =>
      Object.hasOwn(FIBRE_WORDS, word) ||
      Object.keys(FIBRE_WORDS).some((fibre) => fibre.length >= LEAST_STEM && word.startsWith(fibre)),
  );

/** Each new cloth takes the place of those in its role: a lining that of the lining; that of a part that of this part. */
export function sewOf(work: Work, added: readonly SpecFabric[], from: From): void {
  if (added.length === 0) return;
  const roles = new Set(added.filter((f) => !f.parts).map(roleOf));
  const taken = new Set(added.flatMap((f) => f.parts ?? []));
  const kept = work.brief.spec.fabrics
    .filter((f) => !roles.has(roleOf(f)))
    .flatMap((f) => without(f, taken) ?? [])
    .filter((f) => roleOf(f) !== 'trim' || f.parts || taken.size === 0);
  const all = [...added, ...kept].sort((a, b) => Number(roleOf(b) === 'main') - Number(roleOf(a) === 'main'));
  work.brief.denied = work.brief.denied.filter((d) => !added.some((f) => d === `fabrics=${f.name}`));
  write(work, all, new Set(added), from);
}

/** The cloth of the spec that a word means: itself or another of its fibre ("wool" for merino). */
export function meantCloth(work: Work, name: string): SpecFabric | null {
  const fabrics = work.brief.spec.fabrics;
  const made = (f: SpecFabric): boolean => FABRIC_FACTS[f.name].composition.toLowerCase().includes(name.split('-')[0]);
  return fabrics.find((f) => f.name === name) ?? fabrics.find(made) ?? null;
}

/** Takes a cloth away; the usual one of the garment stands in for the main one. @returns whether there was one */
export function unpick(work: Work, name: string, span: Span): boolean {
  const gone = meantCloth(work, name);
  if (!gone) return false;
  const { spec } = work.brief;
  work.brief.denied = [...new Set([...work.brief.denied, `fabrics=${gone.name}`])];
  const left = spec.fabrics.filter((f) => f !== gone);
  if (left.some((f) => roleOf(f) === 'main')) {
    write(work, left, new Set(), { span });
    return true;
  }
  const options: Fabric[] = [usualFabric(spec.garment, spec.category), 'cotton', 'linen', 'viscose'];
  const plain =
    options.find((option) => option !== gone.name && !work.brief.denied.includes(`fabrics=${option}`)) ?? 'cotton';
  const cloth: SpecFabric = {
    name: plain,
    weight_gsm: weightFor(plain, spec.category, work.brief.weight),
    composition: FABRIC_FACTS[plain].composition,
    source: 'default',
  };
  write(work, [cloth, ...left], new Set(), { span });
  return true;
}

/** Takes every cloth of a role away: no lining. */
export function unline(work: Work, role: Role, span: Span): void {
  const left = work.brief.spec.fabrics.filter((f) => roleOf(f) !== role);
  if (left.length < work.brief.spec.fabrics.length) write(work, left, new Set(), { span });
}

/** The main cloths at another weight, within what the cloth is woven in. */
export function reweigh(work: Work, weightOf: (fabric: SpecFabric) => number, span: Span): void {
  const weighed = work.brief.spec.fabrics.map((f) => (roleOf(f) === 'main' ? { ...f, weight_gsm: weightOf(f) } : f));
  write(work, weighed, new Set(weighed.filter((f) => roleOf(f) === 'main')), { span });
}

/** A fifth lighter or a quarter heavier; as far as the cloth goes for a lot. */
export function reweighed(fabric: SpecFabric, way: 1 | -1, lot: boolean): number {
  const [light, , heavy] = FABRIC_FACTS[fabric.name].gsm;
  const wish = lot ? (way > 0 ? heavy : light) : fabric.weight_gsm * (way > 0 ? 1.25 : 0.8);
  return Math.round(Math.min(heavy, Math.max(light, wish)) / 5) * 5;
}
