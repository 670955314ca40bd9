import { GARMENT } from '../garments/index.js';
import { COLOR_NAMES } from '../color/names.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Category, Pocket, Source, SpecColor } from '../garments/spec.js';
import { isGilet } from '../cut/gilet.js';
import { applies } from './categories.js';
import { ROLE_OF_PART } from './details/colors.js';
import { LISTS, SHAPING, type Listed } from '../garments/attributes.js';
import { best } from './choose.js';
import { assumed, candidates, evidenceOf, said } from './draft.js';
import type { Draft } from './draft.js';
import type { Fact } from './facts.js';
import { impliedBy, impliedByValue, plainPocket } from './imply.js';
import type { Attribute, Claim } from './words/lexeme.js';
import { specFabrics } from './spec-fabrics.js';

type Single = (typeof SHAPING)[number];

/** A fact that follows from another, on the other's span. */
const consequence = (claim: Claim, from: Fact): Fact => ({
  ...from,
  attribute: claim.attribute,
  value: claim.value,
  implied: true,
  direct: true,
  confidence: 0.8,
  head: null,
});

const LINED: Claim = { attribute: 'details', value: 'lining', implied: true };
/** "Red satin inside": a cloth or colour of the lining says that there is one. */
const ofLining = ({ attribute, head }: Fact): boolean =>
  head === 'lining' && (attribute === 'fabrics' || attribute === 'colors');

/** Adds what the garment's name and the stated values imply, and what generic parts mean on this garment. */
export function withImplications(draft: Draft, garmentFact: Fact): Fact[] {
  const facts = [...draft.facts];
  for (const claim of impliedBy(draft.garment)) facts.push(consequence(claim, garmentFact));
  for (const fact of draft.facts.filter((f) => !f.negated)) {
    for (const claim of impliedByValue(fact.attribute, fact.value, draft.category))
      facts.push(consequence(claim, fact));
    if (ofLining(fact)) facts.push(consequence(LINED, fact));
  }
  const pocket = facts.find((f) => f.attribute === 'part' && f.value === 'pocket' && !f.negated);
  if (pocket && !facts.some((f) => f.attribute === 'pockets' && !f.negated && (!f.implied || f.value === 'cargo'))) {
    facts.push({
      ...pocket,
      attribute: 'pockets',
      value: plainPocket(draft.garment, draft.category, isGiletBy(draft.garment, facts)),
      confidence: 0.75,
    });
  }
  const strap = facts.find((f) => isStrap(f, draft) && !f.negated);
  if (strap && HUNG.has(draft.category) && BRACES.test(draft.description.slice(strap.start, strap.end)))
    facts.push({ ...strap, attribute: 'details', value: 'suspenders' });
  else if (strap && !BUCKLED.has(draft.category)) facts.push({ ...strap, attribute: 'sleeve.type', value: 'strap' });
  return facts;
}

/** Whether what is said of a waistcoat makes it a gilet. */
function isGiletBy(garment: Draft['garment'], facts: readonly Fact[]): boolean {
  const of = (attribute: string): string[] =>
    facts.filter((f) => f.attribute === attribute && !f.negated).map((f) => f.value);
  return isGilet({
    garment,
    details: of('details') as GarmentSpec['details'],
    closure: (of('closure')[0] ?? null) as GarmentSpec['closure'],
    fabrics: [],
    variant: of('variant').join(' '),
  });
}

const isStrap = ({ attribute, value }: Fact, { category }: Draft): boolean =>
  value === 'strap' && (attribute === 'part' || (attribute === 'sleeve.type' && HUNG.has(category)));

/** What straps over the shoulders hold up, and the words for straps that mean braces there. */
const HUNG: ReadonlySet<Category> = new Set<Category>(['trousers', 'shorts', 'skirt']);
const BRACES = /tr[äa]ger|bretelle|tirante|axelband/iu;

/** Straps of these lie at the back or the hem, none over a shoulder. */
const BUCKLED: ReadonlySet<Category> = new Set<Category>(['jacket', 'outerwear', 'shirt']);

const PART_ATTRIBUTES: Readonly<Record<string, readonly Attribute[]>> = {
  pocket: ['pockets'],
  sleeve: ['sleeve.type', 'sleeve.length'],
  collar: ['collar'],
  hood: ['hood'],
  lapel: ['lapel'],
  cuff: ['cuff'],
  waist: ['waistline'],
  closure: ['closure'],
  print: ['print'],
  lining: ['details'],
};
/** Parts that are no attribute: denied by a name of their own. */
const OWN_DENIAL: Readonly<Record<string, string>> = { 'belt-loop': 'details=belt-loops' };
/** Denying these denies the attribute, not one value of it. */
const WHOLE: Readonly<Record<string, ReadonlySet<string>>> = {
  collar: new Set(['regular']),
  hood: new Set(['hood']),
  lapel: new Set(['notched']),
};

/** What the text rules out; whole attributes go to `denied`, and "no sleeves" becomes sleeveless. */
export function applyDenials(draft: Draft): void {
  for (const fact of draft.facts.filter((f) => f.negated && !f.implied)) {
    const attributes =
      fact.attribute === 'part'
        ? (PART_ATTRIBUTES[fact.value] ?? [])
        : WHOLE[fact.attribute]?.has(fact.value)
          ? [fact.attribute]
          : [];
    for (const attribute of attributes) draft.denied.add(attribute);
    if (fact.attribute === 'part' && OWN_DENIAL[fact.value]) draft.denied.add(OWN_DENIAL[fact.value]);
    const attribute = attributes[0] ?? fact.attribute;
    if (attribute === 'part' || attribute === 'garment') continue;
    draft.evidence[attribute] ??= { ...said(draft.description, fact.start, fact.end, 0.95, null), negated: true };
    draft.denied.add(`${attribute}=${fact.value}`);
  }
  const sleeve = draft.facts.find((f) => f.negated && f.attribute === 'part' && f.value === 'sleeve');
  if (sleeve) replace(draft, sleeve, 'sleeve.length', 'sleeveless');
  if (sleeve) keepStraps(draft);
  const strap = draft.facts.find(
    (f) =>
      f.negated &&
      ((f.attribute === 'part' && f.value === 'strap') || (f.attribute === 'sleeve.type' && f.value === 'strap')),
  );
  if (strap && HELD_BY_STRAPS.has(draft.category)) replace(draft, strap, 'neckline', 'strapless');
  const print = draft.facts.find((f) => f.negated && f.attribute === 'part' && f.value === 'print');
  if (print) replace(draft, print, 'print', 'solid');
  if (saysLevel(draft)) draft.denied.add('print=vertical-stripes');
}

const LEVEL = /horizontal|\bhoop|rugby|breton|(?:tvär|våg|quer)(?:rät|rand|gående|gestreift|streifen)/iu;

/** "Horizontal stripes", "tvärrandig": said to lie across. */
const saysLevel = ({ facts, description }: Draft): boolean =>
  facts.some(
    (f) =>
      f.attribute === 'print' &&
      f.value === 'stripes' &&
      !f.negated &&
      LEVEL.test(description.slice(Math.max(0, f.start - 12), f.end + 14)),
  );

/** "Bretelles fines, sans manches": straps are no sleeves. */
function keepStraps({ facts, denied, evidence }: Draft): void {
  const held = facts.some((f) => f.attribute === 'sleeve.type' && f.value === 'strap' && !f.negated && !f.implied);
  if (!held || !denied.delete('sleeve.type')) return;
  if (evidence['sleeve.type']?.negated) delete evidence['sleeve.type'];
}

/** Without straps these bare the shoulders; a waistcoat without a strap has no buckle behind. */
const HELD_BY_STRAPS: ReadonlySet<Category> = new Set<Category>(['dress', 'top', 'one-piece', 'underwear', 'swimwear']);

function replace(draft: Draft, denial: Fact, attribute: Attribute, value: string): void {
  draft.denied.delete(attribute);
  draft.facts.push({ ...denial, attribute, value, negated: false, implied: false, direct: true, confidence: 0.95 });
}

/** What may close in two rows as well as in one: "black snaps, double breasted" is double-breasted. */
const IN_ROWS: ReadonlySet<string> = new Set(['snaps', 'buttons', 'toggles', 'single-breasted']);

/** What else the text says rules out: no notched lapel beside a shawl collar, no breast that buttons without buttons. */
function consistent(draft: Draft, attribute: Single, facts: readonly Fact[]): readonly Fact[] {
  if (attribute === 'collar' && /turtleneck|mock-neck/.test(best(candidates(draft, 'neckline'))?.value ?? ''))
    return facts.filter((fact) => fact.value !== 'rib');
  if (attribute === 'lapel' && best(candidates(draft, 'collar'))?.value === 'shawl')
    return facts.filter((fact) => !fact.implied);
  const isDouble = ({ value, implied }: Fact): boolean => value === 'double-breasted' && !implied;
  if (attribute === 'closure' && facts.some(isDouble)) return facts.filter(({ value }) => !IN_ROWS.has(value));
  const other = facts.some((fact) => !fact.implied && !/^(?:single|double)-breasted$/.test(fact.value));
  if (attribute === 'closure' && other && draft.denied.has('closure=buttons'))
    return facts.filter((fact) => !/^(?:single|double)-breasted$/.test(fact.value));
  return facts;
}

/** One value for each single-valued attribute, with its evidence. */
export function singles(draft: Draft): Partial<Record<Single, string>> {
  const values: Partial<Record<Single, string>> = {};
  for (const attribute of SHAPING) {
    const fact = best(consistent(draft, attribute, candidates(draft, attribute)));
    if (!fact) continue;
    values[attribute] = fact.value;
    draft.evidence[attribute] = evidenceOf(draft, fact);
  }
  return values;
}

/** All values of each list attribute, stated before implied, with evidence per value. */
export function lists(draft: Draft): Record<Listed, string[]> {
  const out: Record<Listed, string[]> = { pockets: [], details: [], season: [], occasion: [] };
  for (const attribute of LISTS) {
    const all = candidates(draft, attribute);
    const stated = all.filter((fact) => !fact.implied);
    const facts =
      attribute === 'pockets' && stated.length > 0 ? stated : [...stated, ...all.filter((fact) => fact.implied)];
    const kept = facts.filter((fact, i) => facts.findIndex((other) => other.value === fact.value) === i);
    if (kept.length === 0) continue;
    out[attribute] = kept.map((fact) => fact.value);
    const items = kept.map((fact) => evidenceOf(draft, fact));
    draft.evidence[attribute] = { ...items[0], items };
  }
  return out;
}

/** Prints of things: "yellow ducks" are on a garment of another colour. */
const FIGURES: ReadonlySet<string> = new Set(['graphic', 'cartoon']);

/** What the rest of a garment has of whose parts alone a colour is said: "a jacket with a green collar". */
function withGround(draft: Draft, colors: readonly SpecColor[]): SpecColor[] {
  const figured = draft.facts.some((f) => f.attribute === 'print' && !f.negated && FIGURES.has(f.value));
  const ofPart = (color: SpecColor): boolean => (color.parts ?? []).some((part) => figured || part !== 'print');
  if (!colors.every(ofPart)) {
    const [first, ...rest] = colors;
    const { parts, ...whole } = first;
    return [parts?.includes('print') ? { ...whole, role: 'main' } : { ...first, role: 'main' }, ...rest];
  }
  const banned = new Set([...draft.colors.map(({ hex }) => hex), ...colors.map(({ hex }) => hex)]);
  const names = ownColors(draft) ?? draft.bias?.colors ?? defaultColors(draft);
  const name = names.find((candidate) => !banned.has(COLOR_NAMES[candidate])) ?? 'ecru';
  const source: Source = draft.bias ? 'style' : 'default';
  const role = ({ parts }: SpecColor): SpecColor['role'] => ROLE_OF_PART[parts?.[0] ?? 'trim'] ?? 'trim';
  const figures = (ownColors(draft) ?? [])
    .filter((own) => own !== name)
    .map((own): SpecColor => ({ name: own, hex: COLOR_NAMES[own], role: 'accent', source, parts: ['print'] }));
  const ground: SpecColor = { name, hex: COLOR_NAMES[name], role: 'main', source };
  return [ground, ...figures, ...colors.map((c) => ({ ...c, role: role(c) }))];
}

/** Colours of the spec: the text's, else the style's, else a stated default. */
export function specColors(draft: Draft): SpecColor[] {
  const kept = draft.colors.filter(({ phrase }) => !phrase.negated);
  if (kept.length > 0) {
    const items = kept.map(({ phrase, name, hex }) =>
      said(draft.description, phrase.start, phrase.end, phrase.corrected ? 0.83 : 0.98, { name, hex }),
    );
    draft.evidence.colors = { ...items[0], items };
    const colors = kept.map(({ name, hex, role, source, parts }): SpecColor => ({
      name,
      hex,
      role,
      source,
      ...(parts ? { parts } : {}),
    }));
    return withGround(draft, colors);
  }
  const banned = new Set(draft.colors.map(({ hex }) => hex));
  const own = ownColors(draft);
  const names = (own ?? draft.bias?.colors ?? defaultColors(draft)).filter((name) => !banned.has(COLOR_NAMES[name]));
  const source: Source = draft.bias && !own ? 'style' : 'default';
  const roles = ['main', 'secondary', 'accent'] as const;
  const colors = names
    .slice(0, own || draft.bias ? 3 : 1)
    .map((name, i) => ({ name, hex: COLOR_NAMES[name], role: roles[i], source }));
  draft.evidence.colors = assumed(
    source,
    source === 'style' ? 0.5 : 0.3,
    colors.map((c) => c.name),
  );
  return colors;
}

/** Hides and camouflage have their own colours, whatever the style: a leopard in punk's black and red is none. */
const COLORS_OF_PRINT: Readonly<Record<string, readonly string[]>> = {
  leopard: ['tan', 'black'],
  cheetah: ['tan', 'black'],
  giraffe: ['cream', 'brown'],
  zebra: ['white', 'black'],
  snake: ['taupe', 'charcoal'],
  camouflage: ['olive', 'dark brown', 'sand'],
};

const ownColors = (draft: Draft): readonly string[] | null => {
  const print = candidates(draft, 'print').find(({ value }) => Object.hasOwn(COLORS_OF_PRINT, value));
  return print ? COLORS_OF_PRINT[print.value] : null;
};

/** Cloths that have a colour of their own before they are dyed any other. */
const COLOR_OF_CLOTH: Readonly<Record<string, string>> = {
  denim: 'denim blue',
  chambray: 'chambray',
  leather: 'black',
  'faux-leather': 'black',
  suede: 'tan',
  shearling: 'tan',
};

function clothColor({ facts }: Draft): string | undefined {
  const cloth = facts.find((f) => f.attribute === 'fabrics' && !f.negated && (f.head ?? 'garment') === 'garment');
  return cloth && COLOR_OF_CLOTH[cloth.value];
}

/** The plainest usual colour of the cloth and garment, then plain alternatives should the text forbid it. */
const defaultColors = (draft: Draft): string[] => [
  clothColor(draft) ?? GARMENT[draft.garment].colour ?? (draft.category === 'trousers' ? 'charcoal' : 'navy'),
  'ecru',
  'slate',
  'olive',
];

/**
 * The style's lean on what the text leaves open. A colour that the text names stays plain.
 * @param over the style itself is asked for anew: its print may lie over a named colour
 */
export function leanOnStyle(draft: Draft, spec: GarmentSpec, over = false): void {
  const { bias } = draft;
  if (!bias) return;
  const open = (attribute: Attribute): boolean =>
    applies(attribute, draft.category) && !draft.evidence[attribute] && !draft.denied.has(attribute);
  if (bias.fit && open('fit') && spec.silhouette === null) {
    spec.fit = bias.fit;
    draft.evidence.fit = assumed('style', 0.45, bias.fit);
  }
  if (
    bias.print &&
    open('print') &&
    spec.print === null &&
    !draft.denied.has(`print=${bias.print}`) &&
    (over || spec.colors.every((color) => color.source !== 'stated'))
  ) {
    spec.print = bias.print;
    draft.evidence.print = assumed('style', 0.4, bias.print);
  }
  if (bias.era && open('era')) {
    spec.era = bias.era;
    draft.evidence.era = assumed('style', 0.5, bias.era);
  }
  const details = (bias.details ?? []).filter((detail) => !draft.denied.has(`details=${detail}`));
  if (details.length > 0 && open('details') && spec.details.length === 0) {
    spec.details = [...details];
    draft.evidence.details = assumed('style', 0.4, details);
  }
}

/** The spec of a draft; evidence is filled as a side effect on the draft. */
export function assembleSpec(draft: Draft): GarmentSpec {
  const one = singles(draft) as Partial<Record<Single, never>>;
  const many = lists(draft) as Record<Listed, never[]>;
  const spec: GarmentSpec = {
    garment: draft.garment,
    variant: one.variant ?? null,
    category: draft.category,
    silhouette: one.silhouette ?? null,
    fit: one.fit ?? null,
    length: one.length ?? null,
    neckline: one.neckline ?? null,
    collar: one.collar ?? null,
    lapel: one.lapel ?? null,
    sleeve: { type: one['sleeve.type'] ?? null, length: one['sleeve.length'] ?? null },
    cuff: one.cuff ?? null,
    leg: one.leg ?? null,
    closure: one.closure ?? null,
    ...(one.closure_place ? { closure_place: one.closure_place } : {}),
    pockets: many.pockets as Pocket[],
    hood: one.hood ?? null,
    waistline: one.waistline ?? null,
    hem: one.hem ?? null,
    details: many.details,
    colors: specColors(draft),
    print: one.print ?? null,
    fabrics: specFabrics(draft),
    season: many.season,
    occasion: many.occasion,
    era: one.era ?? null,
    gender: one.gender ?? null,
    size: null,
  };
  leanOnStyle(draft, spec);
  return spec;
}
