import { LISTS, SINGLES, type Listed, type Single } from '../garments/attributes.js';
import { CATEGORY } from '../garments/index.js';
import { lookWords } from '../garments/look-words.js';
import { best, standing } from '../read/choose.js';
import { isSkirted, type FoundPleats } from '../read/details/pleats.js';
import type { Fact } from '../read/facts.js';
import { distinctPockets } from '../cut/distinct-pockets.js';
import { isGilet } from '../cut/gilet.js';
import type { Pocket } from '../garments/spec.js';
import { plainPocket } from '../read/imply.js';
import { specParts } from '../read/spec-parts.js';
import { weightFor } from '../make/materials/suit.js';
import { paint, rolesOf } from './colors.js';
import { inItsFibre, reweigh, sewOf } from './fabrics.js';
import { clausesOf, spanIn, type Piece } from './pieces.js';
import type { Heard } from './heard.js';
import { hintAtMore } from './hints.js';
import { countPockets, pocketsByOrdinal } from './pocket-count.js';
import { ADDS, FITTED_WAIST } from './words.js';
import { note, put, putList, revisedBy, valueOf } from './work.js';
import type { From, Work } from './work.js';

const fromFact = ({ piece }: Heard, fact: Fact): From => ({
  span: spanIn(piece, fact.start, fact.end),
  confidence: Math.round(fact.confidence * 100) / 100,
  source: fact.implied ? 'implied' : 'stated',
});

/** Values that only say that there is such a thing: "the collar", "the hood". */
const THERE: Partial<Record<Single, ReadonlySet<string>>> = {
  collar: new Set(['regular']),
  hood: new Set(['hood']),
  lapel: new Set(['notched']),
  closure: new Set(['buttons']),
};
const HOW_BUTTONED = /-breasted$/;

/** "The collar in white" of a garment with a collar says nothing new of the collar itself. */
function alreadyThere(work: Work, attribute: Single, value: string): boolean {
  const now = valueOf(work.brief.spec, attribute) ?? valueOf(work.drawn, attribute);
  if (now === null || !THERE[attribute]?.has(value)) return false;
  return attribute !== 'closure' || now === value || HOW_BUTTONED.test(now);
}

/** Whether what stands at `at` is said to be added to what there is. */
function isAdded({ piece, exchanged }: Heard, at: number): boolean {
  const clause = clausesOf(piece.text).find(([start, end]) => at >= start && at < end);
  return !exchanged && clause !== undefined && ADDS.test(piece.text.slice(...clause));
}

const BOTTOMS: readonly string[] = ['trousers', 'shorts', 'skirt'];

/** A belt marks the waist of a dress or coat that has no other; where the waist is said, or trousers sit on it, it is only a belt. */
function isMereBelt({ brief, base }: Work, attribute: Single, value: string): boolean {
  if (attribute !== 'waistline' || value !== 'belted') return false;
  const said = base.spec.waistline;
  return BOTTOMS.includes(brief.spec.category) || (said !== null && said !== 'belted');
}

const belted = ({ brief }: Work): string[] => [...new Set([...brief.spec.details, 'belt'])];

/** "Fitted at the waist" says where, and that it fits. */
export function fitAtWaist(work: Work): void {
  const found = FITTED_WAIST.exec(work.instruction);
  if (!found || work.causes.has('fit') || ['slim', 'tight'].includes(work.brief.spec.fit ?? work.drawn.fit ?? ''))
    return;
  put(work, 'fit', 'slim', { span: [found.index, found.index + found[0].length], confidence: 0.8 });
}

function setSingles(work: Work, heard: Heard): void {
  const { category } = work.brief.spec;
  for (const attribute of SINGLES) {
    if (attribute === 'garment' || attribute === 'size') continue;
    const fact = best(standing(heard.about.facts, attribute, category));
    if (!fact) continue;
    const from = fromFact(heard, fact);
    const stated = work.causes.has(attribute) && fact.implied;
    if (stated || alreadyThere(work, attribute, fact.value)) work.understood.push(from.span);
    else if (isMereBelt(work, attribute, fact.value)) putList(work, 'details', belted(work), ['belt'], from);
    else put(work, attribute, fact.value, from);
  }
}

/** Of these an instruction names what there shall be; of the others, what there shall be besides. */
const REPLACED: ReadonlySet<Listed> = new Set<Listed>(['pockets', 'season', 'occasion']);

/** What is added to a garment with the usual pockets comes beside those. */
function nowIn(work: Work, attribute: Listed, replaces: boolean): readonly string[] {
  const said: readonly string[] = work.brief.spec[attribute];
  const usual = attribute === 'pockets' && said.length === 0 && !replaces && !work.brief.denied.includes(attribute);
  return usual ? work.drawn[attribute] : said;
}

/** What is there and what is added, each once; pockets that say one thing are one. */
const together = ({ brief: { spec } }: Work, attribute: Listed, values: readonly string[]): readonly string[] =>
  attribute === 'pockets' ? distinctPockets({ ...spec, pockets: values as Pocket[] }) : [...new Set(values)];

function setLists(work: Work, heard: Heard): void {
  for (const attribute of LISTS) {
    const all = standing(heard.about.facts, attribute, work.brief.spec.category);
    const facts = all.filter((f) => !(attribute === 'pockets' && isPlainPocket(heard, f)));
    if (facts.length === 0) continue;
    const values = [...new Set(facts.map((f) => f.value))];
    const replaces = REPLACED.has(attribute) && !isAdded(heard, facts[0].start);
    const now = nowIn(work, attribute, replaces);
    const next = replaces ? values : together(work, attribute, [...now, ...values]);
    const added = values.filter((value) => !now.includes(value));
    const from = fromFact(heard, facts[0]);
    if (added.length === 0 && isAdded(heard, facts[0].start)) hintAtMore(work, from.span);
    putList(work, attribute, next, added, from);
    if (attribute === 'pockets') pocketsByOrdinal(work, from.span);
  }
}

/** "Pockets", without saying which: a fact made up from the part's name. */
const isPlainPocket = ({ about }: Heard, fact: Fact): boolean =>
  about.facts.some(
    (f) => f.attribute === 'part' && f.value === 'pocket' && f.start === fact.start && f.index === fact.index,
  );

const MORE =
  /(?<![\p{L}])(?:another|one more|an extra|an additional|en till|ytterligare en|en extra|noch eine|une autre|otro)\s+(?:\p{L}+\s+)?$/iu;

/** "Another pocket", "en ficka till": one more of the kind that there is. */
const isMore = ({ piece }: Heard, at: number): boolean =>
  MORE.test(piece.text.slice(0, at)) || /^\p{L}+\s+till(?![\p{L}])/iu.test(piece.text.slice(at));

function setPlainPockets(work: Work, heard: Heard): void {
  const pocket = heard.about.facts.find((f) => f.attribute === 'part' && f.value === 'pocket' && !f.negated);
  if (!pocket) return;
  const from = fromFact(heard, pocket);
  work.understood.push(from.span);
  if (work.causes.has('pockets')) return;
  if (pocketsByOrdinal(work, from.span)) return;
  if (isMore(heard, pocket.start) && countPockets(work, 1, from.span)) return;
  if (work.brief.spec.pockets.length > 0) return;
  const value = plainPocket(work.brief.spec.garment, work.brief.spec.category, isGilet(work.brief.spec));
  putList(work, 'pockets', [value], [value], from);
}

/** "Collar: mandarin": the word names a shape, not a colour. */
const isShape = ({ about }: Heard, { start, end }: { start: number; end: number }): boolean =>
  about.facts.some((f) => f.start === start && f.end === end && !f.implied && f.attribute === 'collar');

function setColors(work: Work, heard: Heard): void {
  const phrases = heard.about.colors.filter((c) => !c.negated && !isShape(heard, c));
  if (phrases.length === 0) return;
  const roles = rolesOf(phrases, isAdded(heard, phrases[0].start));
  paint(
    work,
    phrases.map(({ name, hex, start, end, parts }, i) => ({
      name,
      hex,
      role: roles[i],
      parts: specParts(parts ?? []),
      span: spanIn(heard.piece, start, end),
    })),
  );
}

function setFabrics(work: Work, heard: Heard): void {
  const { about } = heard;
  const { spec } = work.brief;
  const facts = about.facts.filter((f) => f.attribute === 'fabrics' && !f.negated);
  const cloths = about.fabrics.map((fabric) => inItsFibre(fabric, spec.fabrics, heard.piece.text));
  if (cloths.length > 0 && facts.length > 0) sewOf(work, cloths, fromFact(heard, facts[0]));
  const weight = about.facts.find((f) => f.attribute === 'weight' && !f.negated);
  if (weight) {
    work.brief.weight = weight.value as 'light' | 'heavy' | 'warm';
    reweigh(work, (f) => weightFor(f.name, spec.category, work.brief.weight), fromFact(heard, weight).span);
  }
  if (about.gsm !== null && about.fabrics.length === 0) {
    const place = heard.piece.text.search(/\d{2,4}\s*(?:gsm|g\/m|g\/sqm|grams)/i);
    const grams = about.gsm;
    reweigh(work, () => grams, spanIn(heard.piece, place, heard.piece.text.length));
  }
}

const ORDINALS =
  /(?<!\p{L})(?:(second|andra|zweiten?)|(third|tredje|dritten?)|(fourth|fjärde|vierten?)|(fifth|femte|fünften?)|(another|one more|an extra|en till|ytterligare en|noch einen))\s+(?:\p{L}+\s+)?(?:button|knapp|knopf)(?!\p{L})/iu;

/** "A third button", "another button": how many there are then; null where none is added. */
function oneMore({ brief }: Work, text: string): number | null {
  const found = ORDINALS.exec(text);
  if (!found) return null;
  const place = found.slice(1).findIndex((group) => group !== undefined);
  if (place < 4) return place + 2;
  return brief.buttons ? brief.buttons.count + 1 : null;
}

function setButtons(work: Work, { about, piece }: Heard): void {
  const more = oneMore(work, piece.text);
  const buttons = more === null ? about.buttons : { count: more, of: work.brief.buttons?.of ?? null };
  if (!buttons) return;
  const place = Math.max(0, piece.text.search(/\p{L}*(?:button|knapp|knöpfe|knopf|bouton|bot[oó]n)\p{L}*/iu));
  work.brief.buttons = buttons;
  work.brief.evidence.buttons = revisedBy(work, buttons.count, { span: spanIn(piece, place, place + 7) });
  note(work, 'buttons', spanIn(piece, place, place + 7));
}

/** "Big gold buttons": what they look like now; what is not said of them stays. */
function setButtonLook(work: Work, { about, piece }: Heard): void {
  if (about.buttonLook === null) return;
  const { look, start, end } = about.buttonLook;
  const { spec, evidence } = work.brief;
  spec.button_look = { ...spec.button_look, ...look };
  evidence.button_look = revisedBy(work, lookWords(spec.button_look), { span: spanIn(piece, start, end) });
  if (look.of !== undefined)
    work.brief = work.brief.buttons
      ? { ...work.brief, buttons: { ...work.brief.buttons, of: look.of } }
      : { ...work.brief, button_cloth: look.of };
  note(work, 'button_look', spanIn(piece, start, end));
}

/** "Box pleats instead", "four pleats": how a skirt's pleats are laid now; a number stays where none is said. */
function setPleats(work: Work, { about, piece }: Heard): void {
  const { spec } = work.brief;
  if (!spec.details.includes('pleats') || !isSkirted(spec)) delete spec.pleats;
  else if (about.pleats !== null) layPleats(work, about.pleats, piece);
}

function layPleats(work: Work, { pleats, start, end }: FoundPleats, piece: Piece): void {
  const { spec, evidence } = work.brief;
  spec.pleats = { ...spec.pleats, ...pleats };
  evidence.pleats = revisedBy(work, pleats.kind, { span: spanIn(piece, start, end) });
  for (const attribute of ['pleats', 'pleats.per_side']) note(work, attribute, spanIn(piece, start, end));
}

/** "60 cm long": the class is set as a value, the number kept beside it. */
function setLengths(work: Work, heard: Heard): void {
  const { spec } = work.brief;
  for (const { of, cm, start, end } of heard.about.lengths) {
    const span = spanIn(heard.piece, start, end);
    spec.lengths_cm = { ...spec.lengths_cm, [of]: cm };
    work.brief.evidence[`lengths_cm.${of}`] = revisedBy(work, cm, { span });
    note(work, `lengths_cm.${of}`, span);
  }
}

/** What a new print shows; the old one's figure goes with it. */
function setPrint(work: Work, { about }: Heard): void {
  const { spec } = work.brief;
  if (!work.causes.has('print') && about.motif === null) return;
  if (work.base.spec.print === spec.print && about.motif === null && about.printScale === null) return;
  if (about.motif !== null || spec.motif) spec.motif = about.motif;
  if (about.printScale !== null || spec.print_scale) spec.print_scale = about.printScale;
  delete work.brief.evidence.motif;
  if (about.motif !== null && !['stars', 'hearts'].includes(spec.print ?? ''))
    work.warnings.push(`The ${about.motif} is drawn as a ${spec.print ?? 'plain'} print, not as itself.`);
}

/** Parts, sizes and styles that were named are understood even where they change nothing by themselves. */
function acknowledge(work: Work, heard: Heard): void {
  for (const fact of heard.about.facts)
    if (!['part', 'item', 'colors'].includes(fact.attribute))
      work.understood.push(spanIn(heard.piece, fact.start, fact.end));
}

/** What the instruction says there shall be. */
export function setValues(work: Work, heard: Heard): void {
  setSingles(work, heard);
  setLists(work, heard);
  setPlainPockets(work, heard);
  setColors(work, heard);
  setFabrics(work, heard);
  setButtons(work, heard);
  setButtonLook(work, heard);
  setPleats(work, heard);
  setLengths(work, heard);
  setPrint(work, heard);
  acknowledge(work, heard);
}

/** "Wide legs" make wide-leg trousers of trousers, other legs make trousers of those. */
export function renameByLeg(work: Work): void {
  const { spec } = work.brief;
  const cause = work.causes.get('leg');
  if (!cause || CATEGORY[spec.garment] !== 'trousers') return;
  const wide = spec.leg === 'wide' || spec.leg === 'palazzo';
  if (spec.garment === 'wide-leg-trousers' && !wide)
    put(work, 'garment', 'trousers', { span: cause, source: 'implied' });
  if (spec.garment === 'trousers' && spec.leg === 'wide')
    put(work, 'garment', 'wide-leg-trousers', { span: cause, source: 'implied' });
}
