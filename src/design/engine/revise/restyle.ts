import { leanOnStyle, specColors } from '../read/assemble.js';
import type { Draft } from '../read/draft.js';
import { styleBias } from '../read/index.js';
import { specFabrics } from '../read/spec-fabrics.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import { spanIn } from './pieces.js';
import type { Heard } from './heard.js';
import { note } from './work.js';
import type { Work } from './work.js';

const LEANING = ['fit', 'print', 'era', 'details', 'colors', 'fabrics'] as const;
type Leaning = (typeof LEANING)[number];

const OPEN: Readonly<Record<Leaning, unknown>> = {
  fit: null,
  print: null,
  era: null,
  details: [],
  colors: [],
  fabrics: [],
};

/** What no word chose: the old style did, or a default. */
const unspoken = (work: Work): Leaning[] =>
  LEANING.filter((attribute) => {
    const source = work.brief.evidence[attribute]?.source;
    return source === undefined || source === 'style' || source === 'default';
  });

function draftOf(work: Work, style: string): Draft {
  const { spec, evidence, denied, weight } = work.brief;
  return {
    description: '',
    garment: spec.garment,
    category: spec.category,
    facts: [],
    colors: [],
    bias: styleBias(style),
    weight,
    gsm: null,
    composition: null,
    evidence,
    denied: new Set(denied),
  };
}

/** Leans what no word of the text chose to another style. */
function lean(work: Work, style: string): void {
  const open = unspoken(work);
  for (const attribute of open) {
    delete work.brief.evidence[attribute];
    Object.assign(work.brief.spec, { [attribute]: OPEN[attribute] });
  }
  const draft = draftOf(work, style);
  const { spec } = work.brief;
  if (open.includes('colors')) spec.colors = specColors(draft);
  if (open.includes('fabrics')) spec.fabrics = specFabrics(draft) as GarmentSpec['fabrics'];
  leanOnStyle(draft, spec, true);
}

/** "More minimalist", "in art deco style". */
export function restyle(work: Work, { about, piece }: Heard): void {
  const fact = about.facts.find((f) => f.attribute === 'style' && !f.negated);
  if (!fact || fact.value === work.brief.style) return;
  const span = spanIn(piece, fact.start, fact.end);
  lean(work, fact.value);
  work.brief.style = fact.value;
  for (const attribute of ['style', ...LEANING]) note(work, attribute, span);
}
