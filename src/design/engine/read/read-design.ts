import { readBrief } from './index.js';
import type { Brief, BriefInput, BriefResult, Evidence } from './index.js';
import { stillUnused } from './unused.js';
import { COLOR_NAMES } from '../color/names.js';
import { smallWearName } from '../garments/kinds.js';

/** Between "wedding" and "dress" only what describes the dress: no comma, no guest, no "for the summer". */
const DESCRIBES = /^[^,.;:!?]*$/;
const ELSEWHERE = /\b(?:guests?|for|to|at|with|and|or|party|gäst|för|till|gast|für|zu|pour|invit\p{L}*|para)\b/iu;

const spansOf = (evidence: Evidence | undefined): Evidence[] =>
  (evidence?.items ?? (evidence ? [evidence] : [])) as Evidence[];

/** "A wedding dress", "a wedding lace gown"; not "a dress for a wedding". */
function weddingDress({ spec, evidence }: Brief, description: string): Evidence | null {
  const garment = evidence.garment?.span;
  if (spec.category !== 'dress' || !garment) return null;
  const wedding = spansOf(evidence.occasion).find((e) => e.value === 'wedding' && e.span && !e.negated);
  if (!wedding?.span || wedding.span[1] > garment[0]) return null;
  const between = description.slice(wedding.span[1], garment[0]);
  return DESCRIBES.test(between) && !ELSEWHERE.test(between) ? wedding : null;
}

const NO_BIB = /\b(?:no|without(?: an?| any| the)?) bib\b|\butan bröstlapp|\bohne latz|\bsans bavette|\bsin peto/iu;

function nameOf(brief: Brief, description: string): { name: string; from: Evidence } | null {
  const { spec, evidence } = brief;
  if (spec.variant || !evidence.garment) return null;
  const bibless = spec.garment === 'apron' && NO_BIB.test(description) ? ' bibless' : '';
  const small = smallWearName(spec.garment, `${evidence.garment.text ?? ''}${bibless}`);
  if (small !== null) return { name: small, from: evidence.garment };
  const from = weddingDress(brief, description);
  return from ? { name: 'wedding dress', from } : null;
}

/** What colour a garment of that name has when none is said. */
const USUAL_COLOR: ReadonlyArray<readonly [RegExp, string]> = [
  [/wedding dress|bridal/, 'ivory'],
  [/tuxedo|dinner jacket/, 'black'],
];

function colored(brief: Brief): Brief {
  const { spec, evidence, denied } = brief;
  const [main, ...others] = spec.colors;
  const plain = main?.source === 'default' && others.every(({ source }) => source === 'stated');
  const words = `${spec.variant ?? ''} ${spec.occasion.includes('bridal') && spec.category === 'dress' ? 'bridal' : ''}`;
  const name = USUAL_COLOR.find(([pattern]) => pattern.test(words))?.[1];
  if (!plain || !name || denied.includes(`colors=${name}`)) return brief;
  const colors = [{ ...main, name, hex: COLOR_NAMES[name] }, ...others];
  return {
    ...brief,
    spec: { ...spec, colors },
    evidence: others.length > 0 ? evidence : { ...evidence, colors: { ...evidence.colors, value: [name] } },
  };
}

/** Flecked cloths: their colours are spun or woven together. */
const FLECKED: ReadonlySet<string> = new Set(['boucle', 'tweed', 'lurex']);
/** Their two colours are stripes. */
const STRIPED: ReadonlySet<string> = new Set(['seersucker']);
const TOGETHER = /^\s*(?:and|&|\/|och|und|et|y)\s*$/iu;

/** "Colours ecru and sage": each a dress of its own. */
const COLOURWAYS =
  /\b(?:colou?rs?|colou?rways?|cols|shades|färger|farben|couleurs|colores)\s*:?\s*(?:are\s+|in\s+)?$/iu;

/** "A pink and white dress" has both colours, not white details: in blocks, where the text names no print. */
function inBlocks(brief: Brief, description: string): Brief {
  const { spec, evidence, denied } = brief;
  const [a, b] = spansOf(evidence.colors).map((item) => item.span);
  const roles = spec.colors.map((color) => color.role);
  if (spec.print !== null || evidence.print || denied.includes('print') || roles[1] !== 'secondary' || !a || !b)
    return brief;
  const [first, second] = a[0] < b[0] ? [a, b] : [b, a];
  if (!TOGETHER.test(description.slice(first[1], second[0]))) return brief;
  if (COLOURWAYS.test(description.slice(Math.max(0, first[0] - 24), first[0]))) return brief;
  if (spec.details.some((detail) => detail === 'patchwork' || detail === 'contrast-trim')) return brief;
  const of = (names: ReadonlySet<string>): boolean => spec.fabrics.some(({ name }) => names.has(name));
  const value = of(FLECKED) ? 'marl' : of(STRIPED) ? 'stripes' : 'color-block';
  if (denied.includes(`print=${value}`)) return brief;
  const span = [first[0], second[1]] as const;
  const print: Evidence = { source: 'implied', span, text: description.slice(...span), confidence: 0.6, value };
  return { ...brief, spec: { ...spec, print: value }, evidence: { ...evidence, print } };
}

/** The brief with the trade name that its words give the garment, and the colour that goes with the name. */
export function withTradeName(brief: Brief, description: string): Brief {
  const named = nameOf(brief, description);
  if (!named) return colored(brief);
  const variant: Evidence = { ...named.from, items: undefined, value: named.name };
  delete variant.items;
  return colored({
    ...brief,
    spec: { ...brief.spec, variant: named.name },
    evidence: { ...brief.evidence, variant },
  });
}

/** A description read, with the garment's trade name: what designs are made from. */
export function readDesign(input: BriefInput): BriefResult {
  const result = readBrief(input);
  if (!result.ok) return result;
  const brief = inBlocks(withTradeName(result.brief, input.description), input.description);
  return { ok: true, brief: { ...brief, unused: stillUnused(brief.unused, brief.evidence) } };
}
