import { isBiker } from '../../cut/biker.js';
import { clothOfPart } from '../../cut/part-cloth.js';
import { FLAT_PARTS, type FlatAnchors, type FlatPart } from '../flat/index.js';
import type { Prepared } from './prepared.js';
import { isNextToSkin } from './points/girths.js';
import { capital, words } from './prepared.js';

/** A numbered note that points at a part of a flat. */
export interface Callout {
  part: FlatPart;
  /** px of the flat's picture */
  at: { readonly x: number; readonly y: number };
  title: string;
  text: string;
}

type Teller = (pack: Prepared) => string | null;

const seamOf = (pack: Prepared, phase: string, title: RegExp): string | null => {
  const step = pack.construction.steps.find((s) => s.phase === phase && title.test(s.title));
  const seam = step?.seams[0];
  return seam ? `${seam.seam_name} (${seam.stitch})` : null;
};
const hemSeam = (pack: Prepared): string | null => seamOf(pack, 'hem', /./);
const said = (...parts: Array<string | null | undefined | false>): string | null =>
  parts.filter(Boolean).join('; ') || null;

const notion = (pack: Prepared, pattern: RegExp): string | null => {
  const found = pack.input.materials.notions.find((n) => pattern.test(n.name) && !/pocket/.test(n.note ?? ''));
  return found ? `${found.quantity} ${found.unit === 'pieces' ? '×' : found.unit} ${found.name}` : null;
};

/** As drawn: motorcycle jackets have lapels and zipped pockets whatever is usual for jackets. */
const collarOf = ({ input: { completed } }: Prepared): string =>
  isBiker(completed) ? 'notched' : words(completed.collar ?? '');

const pocketWords = ({ input: { completed } }: Prepared): string | null =>
  isBiker(completed) ? 'zipped' : completed.pockets.map(words).join(', ') || null;

/** What is said of a part; null leaves the callout with its name alone. */
const TELLERS: Partial<Record<FlatPart, Teller>> = {
  neckline: (p) =>
    p.input.completed.hood || p.input.completed.collar
      ? null
      : said(p.input.completed.neckline && words(p.input.completed.neckline), seamOf(p, 'neck', /neck|edge/i)),
  collar: (p) => said(p.input.completed.collar && `${collarOf(p)} collar`, seamOf(p, 'neck', /collar/i)),
  lapel: (p) => said(p.input.completed.lapel && `${p.input.completed.lapel} lapel`, 'faced, rolled to the break'),
  hood: (p) => said(p.input.completed.hood && words(p.input.completed.hood), seamOf(p, 'neck', /hood/i)),
  'shoulder-seam': (p) => seamOf(p, 'shoulders', /./),
  armhole: (p) => seamOf(p, 'sleeves', /set|raglan/i) ?? seamOf(p, 'edges', /armhole/i),
  sleeve: (p) =>
    said(
      p.input.completed.sleeve.type && words(p.input.completed.sleeve.type),
      p.input.completed.sleeve.length && words(p.input.completed.sleeve.length),
    ),
  'sleeve-hem': (p) => seamOf(p, 'hem', /sleeve/i) ?? hemSeam(p),
  cuff: (p) => said(p.input.completed.cuff && `${words(p.input.completed.cuff)} cuff`, seamOf(p, 'cuffs', /./)),
  'side-seam': (p) => seamOf(p, 'sides', /side|outseam|skirt/i),
  hem: (p) =>
    isNextToSkin(p.input.completed)
      ? elasticEdge(p)
      : said(p.input.completed.hem && words(p.input.completed.hem), seamOf(p, 'hem', /^(hem|leg)/i) ?? hemSeam(p)),
  'rib-hem': (p) => seamOf(p, 'waist', /band/i),
  placket: (p) => seamOf(p, 'placket', /./) ?? seamOf(p, 'neck', /facing/i),
  buttons: (p) => notion(p, /button/),
  zip: (p) => said(notion(p, /zip/), seamOf(p, 'zip', /./)),
  toggles: (p) => notion(p, /toggle/),
  lacing: (p) => said(notion(p, /eyelet/), notion(p, /lacing/)),
  pocket: (p) => said(pocketWords(p), seamOf(p, 'pockets', /patch|kangaroo/i) ?? seamOf(p, 'pockets', /pocket/i)),
  'back-pocket': (p) => said(pocketWords(p)),
  yoke: (p) => seamOf(p, 'shoulders', /yoke/i) ?? yokeSeam(p),
  dart: (p) => seamOf(p, 'darts', /dart/i),
  'princess-seam': (p) => seamOf(p, 'panels', /./),
  pleat: (p) => seamOf(p, 'darts', /pleat/i),
  gathers: (p) => seamOf(p, 'darts', /gather/i),
  'waist-seam': (p) => seamOf(p, 'waist', /seam/i),
  waistband: (p) =>
    said(p.input.completed.waistline && words(p.input.completed.waistline), seamOf(p, 'waist', /band|edge/i)),
  'belt-loop': (p) => seamOf(p, 'parts', /loops/i),
  fly: (p) => said(notion(p, /zip/) ?? notion(p, /jeans button|fly button/), 'topstitched J, bar-tacked'),
  belt: () => 'self fabric unless stated',
  drawcord: (p) => notion(p, /cord/),
  vent: () => 'faced, end secured with a bar tack',
  slit: () => 'turned, end secured with a bar tack',
  inseam: (p) => seamOf(p, 'sides', /inseam/i),
  tier: () => 'gathered to the tier above',
  strap: (p) => clothOfPart(p.input.completed, 'strap')?.fabric?.replaceAll('-', ' ') ?? null,
  upper: (p) => p.input.materials.fabrics[0]?.composition ?? null,
  crown: (p) => p.input.materials.fabrics[0]?.composition ?? null,
  gusset: () => 'elastic, set in on both sides',
  quilting: () => 'wadding quilted to the cloth before cutting',
};

/** The seam that turns the elastic in. */
function elasticEdge({ construction }: Prepared): string {
  const seam = construction.steps.flatMap((s) => s.seams).find((s) => /elastic/.test(s.seam_name));
  return seam ? `${seam.seam_name} (${seam.stitch})` : 'elastic turned in and coverstitched (406)';
}

/** Of trousers: sewn like the seat. */
const yokeSeam = (pack: Prepared): string | null => seamOf(pack, 'crotch', /./);

/** What a part is called on this garment where the vocabulary's word would mislead. */
function titleOf({ input, construction }: Prepared, part: FlatPart): string {
  if (part === 'hem' && isNextToSkin(input.completed)) return 'Leg opening';
  if (input.completed.category === 'bag' && part === 'hem') return 'Top edge';
  if (input.completed.category === 'bag' && part === 'strap') return 'Handle';
  if (part === 'belt' && input.pattern.pieces.some(({ id }) => id === 'own.ties')) return 'Tie';
  if (part === 'placket' && construction.steps.some((s) => /^facings|^front facings/i.test(s.title)))
    return 'Front edge';
  return capital(words(part));
}

/** Parts that are called out only when there is something to say of them. */
const QUIET: readonly FlatPart[] = ['neckline', 'shoulder-seam', 'armhole', 'inseam', 'yoke', 'decoration'];

const told = (pack: Prepared, part: FlatPart): string => TELLERS[part]?.(pack) ?? '';

/** Callouts of one view in the vocabulary's order, at most `most`. */
export function calloutsOf(pack: Prepared, anchors: FlatAnchors | undefined, most: number): Callout[] {
  if (!anchors) return [];
  return FLAT_PARTS.flatMap((part) => {
    const at = anchors[part];
    const text = told(pack, part);
    const mute = text === '' && QUIET.includes(part);
    return at && !mute ? [{ part, at, title: titleOf(pack, part), text }] : [];
  }).slice(0, most);
}
