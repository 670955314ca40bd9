import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Category, Garment } from '../garments/spec.js';
import { CATEGORY, GARMENT } from '../garments/index.js';
import { assembleSpec, applyDenials, withImplications } from './assemble.js';
import { claimedColors, claimedFacts, withClaims } from './claims.js';
import { assumed, said } from './draft.js';
import type { Draft } from './draft.js';
import { assignRoles, colorPhrases } from './details/colors.js';
import type { ColorPhrase } from './details/colors.js';
import { contradictionsIn } from './contradictions.js';
import { factsOf } from './facts.js';
import type { Fact } from './facts.js';
import { applies } from './categories.js';
import { findComposition } from './details/fibres.js';
import { impliedBy } from './imply.js';
import { inferGarment, isDoubtful } from './infer-garment.js';
import type { Inferred } from './infer-garment.js';
import { findLengths } from './details/lengths.js';
import { bodyMeasures, heightIn, lengthFacts, withLengths, withoutMeasured, withoutSize } from './details/measured.js';
import { withoutMarkup } from './words/markup.js';
import { findOutfit, membersIn, wornWith } from './words/mentions.js';
import type { Mention, Outfit } from './words/mentions.js';
import { buttonClothAt, buttonCloth, buttonsAt, findButtons, findPockets, findWeight } from './words/numbers.js';
import { findSize } from './words/sizes.js';
import type { FoundSize } from './words/sizes.js';
import { withButtonLook } from './details/button-look.js';
import { withPartPlaces } from './details/part-places.js';
import { withPleats } from './details/pleats.js';
import { withPrintOf } from './details/print-of.js';
import { ownUnits } from './words/own-units.js';
import { refusal } from './refuse.js';
import { styleBias } from './styles.js';
import type { Brief, BriefInput, BriefResult, OutfitPart } from './types.js';
import { settledUnits } from './words/settle.js';
import { suitParts, suitWarnings } from './words/suits.js';
import { attachedHood, chestPair, unkeptLength, unknownDetails, unplaced } from './unplaced.js';
import { nearestOnly } from './nearest-only.js';
import { unlapelled } from './unlapelled.js';
import { unusedOf } from './unused.js';
import type { Span } from './unused.js';
import type { Unit } from './words/units.js';
import { pairsBesides } from './details/many-pockets.js';
import { washed } from './details/washes.js';

const NONE = 'No garment was found in the text. Name one, for example "a linen shirt with a band collar".';
const EXCLUDED = 'The text names only what it shall not be. Name the garment, for example "a linen shirt".';
/** Garments of a text that are designed at once. */
const MOST_PARTS = 6;
/** Of offending words so many characters are quoted. */
const QUOTED = 80;

const no = (reason: string): BriefResult => ({ ok: false, code: 'not_a_garment', reason });

/** What is no brief, in words that name what offends. */
function refused(text: string, style: string | undefined): string | null {
  for (const [where, said] of [
    ['text', text],
    ['style', style ?? ''],
  ]) {
    const found = refusal(said);
    if (!found) continue;
    const words = found.words.length > QUOTED ? `${found.words.slice(0, QUOTED)}…` : found.words;
    return found.kind === 'injection'
      ? `The ${where} gives instructions to a machine ("${words}") instead of describing a garment.`
      : `The ${where} asks for something other than a garment ("${words}").`;
  }
  return null;
}

/** Units that belong to another garment of the text. */
function ownerOf(outfit: Outfit, i: number): Mention | null {
  const other = outfit.others.find((m) => i >= m.from && i < m.to);
  const own = outfit.primary && i >= outfit.primary.from && i <= outfit.primary.index;
  return other && !own ? other : null;
}

/** "Kimono-style robe": what that garment's name implies. */
const styledLike = (unit: Unit, index: number): Fact[] =>
  impliedBy(unit.lexeme?.garment as Garment).map((claim) => ({
    ...claim,
    direct: true,
    start: unit.start,
    end: unit.end,
    confidence: 0.75,
    negated: false,
    head: null,
    index,
  }));

/** "A prom dress, corset top". */
const corsetry = ({ start, end, negated }: Unit, index: number): Fact => ({
  attribute: 'details',
  value: 'corsetry',
  implied: false,
  direct: true,
  start,
  end,
  confidence: 0.85,
  negated,
  head: 'bodice',
  index,
});

/** A trade name is said of the garment that the word names: "suit" is none of its trousers. */
const ofName = (i: number, { lexeme }: Unit, { primary }: Outfit): boolean =>
  i === primary?.index && (lexeme?.garment ?? primary.garment) === primary.garment;

/** What is said of a suit is said of its jacket; these of its other parts as well. */
const OF_ALL_PARTS: ReadonlySet<string> = new Set(
  'colors shade fabrics weight print print_scale motif gender season occasion era style'.split(' '),
);

/** The garment that is made of a name for something else: the trousers of a suit. */
const isPart = (units: readonly Unit[], { primary }: Outfit): boolean =>
  primary !== null && !ofName(primary.index, units[primary.index], { primary } as Outfit);

/** A part's facts: those of the whole, and its cloth where none is said. */
function sharedFacts(units: readonly Unit[], { primary }: Outfit, facts: readonly Fact[]): Fact[] {
  const { lexeme, start, end } = units[primary?.index ?? 0];
  const shared = facts.filter((fact) => OF_ALL_PARTS.has(fact.attribute));
  const [cloth] = (lexeme?.garment && GARMENT[lexeme.garment].fabrics) || [];
  if (cloth === undefined || shared.some((fact) => fact.attribute === 'fabrics' && !fact.negated)) return shared;
  const usual: Fact = {
    attribute: 'fabrics',
    value: cloth,
    implied: true,
    direct: true,
    negated: false,
    head: null,
    confidence: 0.5,
    index: -1,
    start,
    end,
  };
  return [...shared, usual];
}

const ADJECTIVE = /^(?:pleated|plisserad|veckad|plissiert\p{L}*|plissee|plisada|plisado|tableada|tiered)$/u;
const SHAPE: Readonly<Record<string, string>> = { pleats: 'pleated', tiers: 'tiered' };

/** "A pleated midi skirt" has the shape of a pleated skirt, whatever stands between; "front pleats" have not. */
function withShape(facts: Fact[], units: readonly Unit[], category: Category): Fact[] {
  if (category !== 'skirt' || facts.some((fact) => fact.attribute === 'silhouette')) return facts;
  const shaping = facts.find(
    (fact) =>
      fact.attribute === 'details' &&
      !fact.negated &&
      fact.value in SHAPE &&
      (units[fact.index]?.words.some((word) => ADJECTIVE.test(word)) ?? false),
  );
  return shaping ? [...facts, { ...shaping, attribute: 'silhouette', value: SHAPE[shaping.value] }] : facts;
}

const AS_DETAIL: Readonly<Record<string, string>> = { pleated: 'pleats', gathered: 'gathers', tiered: 'tiers' };

/** "A dress with a gathered skirt": no skirt, but its gathers. */
const SO_MADE = /^(?:gather|pleat|tier|rynk|veck|plis|fronc|frunc|gereih)/;
const ofSkirtPart = (facts: readonly Fact[], { words }: Unit): Fact[] =>
  facts.flatMap((fact) => {
    if (fact.attribute !== 'silhouette') return fact;
    const detail = words.some((word) => SO_MADE.test(word)) && AS_DETAIL[fact.value];
    if (detail && !facts.some((other) => other.value === detail))
      return { ...fact, attribute: 'details', value: detail };
    return /^(?:pleated|gathered|sheath|pencil)$/.test(fact.value) ? [] : fact;
  });

/** All facts about the garment: other garments' own attributes are left out. */
function gather(units: readonly Unit[], outfit: Outfit, garment: Garment): Fact[] {
  const category = CATEGORY[garment];
  return units.flatMap((_, i) => {
    const owner = ownerOf(outfit, i);
    const facts = factsOf(units, i, category).filter(
      (f) => f.attribute !== 'garment' && !(f.attribute === 'variant' && !ofName(i, units[i], outfit)),
    );
    if (i === outfit.primary?.index) return facts.map((f) => ({ ...f, direct: f.attribute === 'variant' }));
    if (outfit.describing.has(i) && /^(style|styled)$/.test(units[i + 1]?.word ?? ''))
      facts.push(...styledLike(units[i], i));
    if (outfit.describing.has(i) && category === 'dress' && units[i].lexeme?.garment === 'corset')
      facts.push(corsetry(units[i], i));
    const skirtPart = outfit.describing.has(i) && category === 'dress';
    if (!owner) return skirtPart ? ofSkirtPart(facts, units[i]) : facts;
    return facts.filter(
      (f) => !applies(f.attribute, CATEGORY[owner.garment]) && applies(f.attribute, category) && i !== owner.index,
    );
  });
}

function garmentFact(units: readonly Unit[], outfit: Outfit, inferred: Inferred | null, claimed: Fact | null): Fact {
  if (claimed) return { ...claimed, implied: true };
  const unit = outfit.primary ? units[outfit.primary.index] : null;
  const base = {
    attribute: 'garment' as const,
    implied: true,
    direct: true,
    negated: false,
    head: null,
    confidence: 0.8,
    index: -1,
  };
  if (unit && outfit.primary)
    return {
      ...base,
      value: outfit.primary.garment,
      start: unit.start,
      end: unit.end,
      confidence: unit.corrected ? 0.83 : 0.98,
      index: outfit.primary.index,
    };
  const from = inferred?.fact;
  return {
    ...base,
    value: inferred?.garment ?? 'dress',
    start: from?.start ?? 0,
    end: from?.end ?? 0,
    confidence: inferred?.confidence ?? 0.3,
  };
}

/** "Wide legged linen trousers" are wide-leg trousers, whatever stands between. */
const byLeg = (garment: Garment, facts: readonly Fact[]): Garment =>
  garment === 'trousers' && facts.some((f) => f.attribute === 'leg' && f.value === 'wide' && !f.negated && !f.implied)
    ? 'wide-leg-trousers'
    : garment;

/** "Kurze Cordhose", "short linen trousers" are shorts. */
const byLength = (garment: Garment, facts: readonly Fact[]): Garment =>
  garment === 'trousers' &&
  facts.some((f) => f.attribute === 'length' && f.value === 'thigh' && !f.negated && !f.implied && !f.direct)
    ? 'shorts'
    : garment;

/** "A jacket in denim" is a denim jacket, unless its name says what else it is. */
const byCloth = (garment: Garment, facts: readonly Fact[]): Garment =>
  garment === 'jacket' &&
  !facts.some((f) => f.attribute === 'variant' && !f.negated) &&
  facts.some(
    (f) => f.attribute === 'fabrics' && f.value === 'denim' && !f.negated && (f.head ?? 'garment') === 'garment',
  )
    ? 'denim-jacket'
    : garment;

/** "A vyshyvanka for my husband": what is called a blouse for women is a man's shirt. */
const byWearer = (garment: Garment, facts: readonly Fact[]): Garment =>
  garment === 'blouse' &&
  facts.some((f) => f.attribute === 'gender' && /^(?:men|boys)$/.test(f.value) && !f.negated && !f.implied)
    ? 'shirt'
    : garment;

const isSuit = ({ words, lexeme }: Unit): boolean =>
  words.join(' ') === 'suit' ||
  (lexeme?.readings.some(({ claims }) => claims.some((c) => c.attribute === 'variant' && c.value === 'suit')) ?? false);

/** "A seersucker suit, shorts and jacket": the jacket of a suit is a blazer. */
const bySuit = (garment: Garment, facts: readonly Fact[], units: readonly Unit[]): Garment =>
  garment === 'jacket' &&
  !facts.some((f) => f.attribute === 'variant' && !f.negated) &&
  units.some((unit) => !unit.negated && isSuit(unit))
    ? 'blazer'
    : garment;

const UNDERNEATH: ReadonlySet<string> = new Set(['cotton', 'modal', 'jersey', 'bamboo', 'rib-knit', 'organic-cotton']);

/** "Men's trunks in modal" are worn underneath, whatever swims in the others. */
const byUse = (garment: Garment, facts: readonly Fact[], word: string | undefined): Garment =>
  garment === 'swimwear' &&
  word === 'trunks' &&
  facts.some((f) => f.attribute === 'fabrics' && UNDERNEATH.has(f.value) && !f.negated) &&
  !facts.some((f) => f.attribute === 'occasion' && !f.implied)
    ? 'underwear'
    : garment;

/** "A merino base layer, crew neck, raglan": what has a neck or sleeves is the upper one. */
const byHalf = (garment: Garment, facts: readonly Fact[], word: string | undefined): Garment =>
  garment === 'underwear' &&
  /^(?:base ?layer|underlayer)$/.test(word ?? '') &&
  facts.some((f) => /^(?:neckline|sleeve\.|cuff|collar)/.test(f.attribute) && !f.negated && !f.implied)
    ? 't-shirt'
    : garment;

/** By their trade name they are no swim trunks then. */
const wornUnderneath = (facts: readonly Fact[]): Fact[] =>
  facts.map((fact) => (fact.attribute === 'variant' ? { ...fact, value: 'boxer briefs' } : fact));

const weightOf = (facts: readonly Fact[]): Brief['weight'] =>
  (facts.find((f) => f.attribute === 'weight' && !f.negated)?.value as Brief['weight'] | undefined) ?? null;

/** What stands right beside the name of a garment and describes it: "black" of "black jeans", "panel" of "cape panel". */
const isBeside = (unit: Unit, after: Unit): boolean =>
  unit.lexeme !== null && after.lexeme !== null && /^[ -]$/.test(after.before);

/** A garment by our name, and by the text's where that is another. */
function calledBy({ garment, index, from, to }: Mention, units: readonly Unit[]): string {
  let [first, last] = [index, index];
  while (first > from && isBeside(units[first - 1], units[first])) first--;
  while (last + 1 < to && isBeside(units[last], units[last + 1])) last++;
  const words = units
    .slice(first, last + 1)
    .flatMap((unit) => unit.words)
    .join(' ');
  const isOurs = first === last && words.replaceAll(' ', '-').startsWith(garment.slice(0, 4));
  return isOurs ? garment : `${garment} ("${words}")`;
}

/** What the text names beside the garment: what is not made, and what is a design of its own. */
function othersSaid(units: readonly Unit[], { others }: Outfit, garment: Garment, made: readonly Garment[]): string[] {
  const not = others.filter((m) => m.garment !== garment && !made.includes(m.garment));
  const left = [...new Set(not.map((m) => calledBy(m, units)))];
  const rest = made.filter((other) => other !== garment);
  return [
    ...(left.length > 0
      ? [`Several garments are named; the ${garment} is designed. Not designed: ${left.join(', ')}.`]
      : []),
    ...(rest.length > 0
      ? [
          `Several garments are named, each a design of its own; this is the ${garment}. The others: ${rest.join(', ')}.`,
        ]
      : []),
  ];
}

function warningsFor(
  units: readonly Unit[],
  outfit: Outfit,
  inferred: Inferred | null,
  garment: Garment,
  made: readonly Garment[] = [],
): string[] {
  const warnings = othersSaid(units, outfit, garment, made);
  if (inferred) warnings.push(`No garment is named; a ${garment} is assumed from the rest of the text.`);
  return warnings;
}

function dress(draft: Draft, fact: Fact, inferred: Inferred | null): GarmentSpec {
  applyDenials(draft);
  draft.facts = withImplications(draft, fact);
  const spec = assembleSpec(draft);
  const named = !inferred || inferred.fact;
  draft.evidence.garment = named
    ? said(draft.description, fact.start, fact.end, fact.confidence, draft.garment, inferred ? 'implied' : 'stated')
    : assumed('default', 0.35, draft.garment);
  return spec;
}

/** The belt or skirt that is designed itself is no part. */
const ofItself =
  (itself: string) =>
  (phrase: ColorPhrase): ColorPhrase =>
    phrase.head === itself ? { ...phrase, head: 'garment', parts: [] } : phrase;

/** Colours of the garment with their roles: those that a claim names, else those read, else that of a wash. */
function colorsOf(
  units: readonly Unit[],
  outfit: Outfit,
  seen: readonly ColorPhrase[],
  garment: Garment,
): Draft['colors'] {
  const read = colorPhrases(units).filter((p) => !ownerOf(outfit, p.index));
  const own =
    CATEGORY[garment] === 'accessory'
      ? read.map(ofItself('belt'))
      : garment === 'skirt'
        ? read.map(ofItself('skirt'))
        : read;
  const phrases = seen.some((p) => !p.negated) ? [...seen, ...own.filter((p) => p.negated)] : [...own, ...seen];
  const dyed = washed(phrases, units, garment);
  return [...assignRoles(dyed.filter((p) => !p.negated)), ...assignRoles(dyed.filter((p) => p.negated))];
}

const spanOf = (found: { start: number; end: number } | null): Span[] => (found ? [[found.start, found.end]] : []);

/** What numbers are read from, and what stands around them. */
function measuredSpans(text: string, draft: Draft, size: FoundSize | null): Span[] {
  const buttons = buttonsAt(text);
  return [
    ...bodyMeasures(text).flatMap(spanOf),
    ...spanOf(findWeight(text)),
    ...spanOf(size),
    ...spanOf(draft.composition),
    ...(buttons ? [buttons] : []),
  ];
}

/** Units that name the garment again, only describe it, or name another one, which a warning says. */
const namedUnits = (units: readonly Unit[], { others, describing }: Outfit, garment: Garment): ReadonlySet<number> =>
  new Set([
    ...others.map(({ index }) => index),
    ...describing,
    ...units.flatMap(({ lexeme }, i) => (lexeme?.garment && isSame(lexeme.garment, garment) ? [i] : [])),
  ]);

const isSame = (named: Garment, garment: Garment): boolean =>
  named === garment || CATEGORY[named] === CATEGORY[garment];

const warned = (outfit: Outfit, made: readonly Garment[] = []): ReadonlySet<Garment> =>
  new Set([...outfit.others.map((m) => m.garment), ...made]);

/** Words of the text's other garments: all of them where those are made, else those that describe what a warning names. */
const ofOthers = (units: readonly Unit[], { others }: Outfit, made: readonly Garment[] = []): Span[] =>
  others
    .filter((m) => m.to > m.from)
    .flatMap((m): Span[] =>
      made.includes(m.garment)
        ? [[units[m.from].start, units[m.to - 1].end]]
        : units.slice(m.from, m.to).flatMap(({ lexeme, start, end }): Span[] => (lexeme ? [[start, end]] : [])),
    );

/** From here on a size is a child's height, centimetres. */
const CHILD = 80;

/** "He's 9": a man of that size is a boy. */
const YOUNG: Partial<Record<string, NonNullable<GarmentSpec['gender']>>> = { men: 'boys', women: 'girls' };

/** Keeps the size; that of a child says for whom it is, where nothing else does. */
function withSize({ size, start, end, warning }: FoundSize, draft: Draft, spec: GarmentSpec): void {
  if (size === null) return;
  spec.size = size;
  draft.evidence.size = said(draft.description, start, end, 0.95, size, warning ? 'implied' : 'stated');
  if (!(Number(size) >= CHILD) || draft.denied.has('gender')) return;
  const grown = spec.gender === null ? 'children' : YOUNG[spec.gender];
  if (grown === undefined) return;
  spec.gender = grown;
  draft.evidence.gender = said(draft.description, start, end, 0.7, grown, 'implied');
}

/** The garments that the text wants made, a suit's parts among them; undefined where it is one. */
function partsOf(units: readonly Unit[], outfit: Outfit, spec: GarmentSpec, text: string): OutfitPart[] | undefined {
  const named = membersIn(units, outfit).map(({ garment, index }): OutfitPart => {
    const { start, end } = units[index];
    return { garment, span: [start, end] };
  });
  if (named.length === 0) return undefined;
  const unsaid = suitParts(spec, text).filter((garment) => !named.some((part) => part.garment === garment));
  const parts = [...named, ...unsaid.map((garment) => ({ garment, span: named[0].span }))];
  return parts.length > 1 ? parts.slice(0, MOST_PARTS) : undefined;
}

/** What is drawn on its wearer besides, in a picture that shows all that the text names. */
function besideOf(units: readonly Unit[], outfit: Outfit): Pick<Brief, 'beside'> {
  const named = wornWith(units, outfit).map(({ garment, index }): OutfitPart => {
    const { start, end } = units[index];
    return { garment, span: [start, end] };
  });
  return named.length > 0 ? { beside: named.slice(0, MOST_PARTS) } : {};
}

/**
 * Reads a garment out of free text.
 * The text decides; a style leans only on what it leaves open; defaults are said to be defaults.
 */
export function readBrief(input: BriefInput): BriefResult {
  const { description, claims = [] } = input;
  const text = withoutMarkup(description);
  const offence = refused(text, input.style);
  if (offence !== null) return no(offence);
  const lengths = findLengths(text);
  const settled = settledUnits(text);
  const size = findSize(text);
  const units = withoutSize(withoutMeasured(settled.units, lengths), text, size);
  const made = input.member?.of ?? [];
  const outfit = findOutfit(units, input.member);
  const claimed = claimedFacts(claims, description);
  const claimedGarment = claimed.find((fact) => fact.attribute === 'garment' && !fact.negated) ?? null;
  const inferred = outfit.primary || claimedGarment ? null : inferGarment(units);
  if (!outfit.primary && !inferred && !claimedGarment)
    return no(units.some((unit) => unit.negated && unit.lexeme?.garment) ? EXCLUDED : NONE);
  if (outfit.primary && !claimedGarment && isDoubtful(units, outfit)) return no(NONE);
  const named =
    (claimedGarment?.value as Garment | undefined) ?? outfit.primary?.garment ?? (inferred as Inferred).garment;
  const all = withShape(gather(units, outfit, named), units, CATEGORY[named]);
  const part = isPart(units, outfit);
  const told = withClaims(part ? sharedFacts(units, outfit, all) : all, claimed);
  const own = outfit.primary ? units[outfit.primary.index].words.join(' ') : undefined;
  const used = byUse(byWearer(byLength(byCloth(byLeg(named, told), told), told), told), told, own);
  const garment = bySuit(byHalf(used, told, own), told, units);
  const gathered =
    garment === 'underwear' && named !== garment
      ? withClaims(wornUnderneath(gather(units, outfit, garment)), claimed)
      : garment === 'shorts' && named !== garment
        ? withClaims(gather(units, outfit, garment), claimed)
        : told;
  const facts = [...lengthFacts(lengths, CATEGORY[garment], heightIn(text, gathered)), ...gathered];
  if (outfit.primary) outfit.primary.garment = garment;
  const styleFact = facts.find((f) => f.attribute === 'style' && !f.negated);
  const style = input.style?.trim() || styleFact?.value || null;
  const draft: Draft = {
    description,
    garment,
    category: CATEGORY[garment],
    facts,
    colors: colorsOf(units, outfit, claimedColors(claims, description), garment),
    bias: style ? styleBias(style) : null,
    weight: weightOf(facts),
    gsm: findWeight(text)?.gsm ?? null,
    composition: findComposition(text),
    evidence: {},
    denied: new Set(),
  };
  const spec = dress(draft, garmentFact(units, outfit, inferred, claimedGarment), inferred);
  if (size) withSize(size, draft, spec);
  unlapelled(draft, spec);
  const nearest = nearestOnly(units, draft.evidence);
  withPartPlaces(ownUnits(units, outfit), draft, spec);
  withButtonLook(ownUnits(units, outfit), text, draft, spec);
  const warnings = [
    ...warningsFor(units, outfit, inferred, garment, made),
    ...contradictionsIn(gathered, text, (attribute) => draft.evidence[attribute]?.value),
    ...withPrintOf(units, outfit, draft, spec),
    ...withPleats(ownUnits(units, outfit), draft, spec),
    ...withLengths(lengths, draft, spec),
    ...suitWarnings(spec, text, warned(outfit, made)),
    ...unplaced(spec),
    ...nearest,
    ...unknownDetails(text, nearest),
    ...attachedHood(text),
    ...unkeptLength(text),
    ...(size?.warning ? [size.warning] : []),
  ];
  if (input.style && !draft.bias)
    warnings.push(`The style "${input.style}" is not known here; only its words were read.`);
  const pockets = spec.pockets.length > 0 ? (findPockets(text) ?? chestPair(text, spec)) : null;
  if (pockets) draft.evidence['pockets.count'] = said(description, pockets.start, pockets.end, 0.95, pockets.count);
  if (pockets) spec.pockets.push(...pairsBesides(spec, pockets.count));
  const unused = unusedOf({
    description,
    text,
    language: settled.language,
    units,
    facts,
    evidence: draft.evidence,
    measured: [...measuredSpans(text, draft, size), ...buttonClothAt(text), ...ofOthers(units, outfit, made)],
    named: namedUnits(units, outfit, garment),
  });
  return {
    ok: true,
    brief: {
      spec,
      evidence: draft.evidence,
      warnings,
      unused: part ? [] : unused,
      measurements: bodyMeasures(text),
      denied: [...draft.denied],
      style,
      weight: draft.weight,
      ...buttonsOf(text),
      pockets,
      outfit: partsOf(units, outfit, spec, text),
      ...besideOf(units, outfit),
    },
  };
}

/** Buttons as the text counts them, or what it says they are made of. */
function buttonsOf(text: string): Pick<Brief, 'buttons' | 'button_cloth'> {
  const buttons = findButtons(text);
  const cloth = buttons?.of ? null : buttonCloth(text);
  return {
    buttons: buttons && cloth ? { ...buttons, of: cloth } : buttons,
    ...(cloth && !buttons ? { button_cloth: cloth } : {}),
  };
}
