import { madeOnce } from '../../../common/kernel/made-once.js';
import { Random } from '../../../common/kernel/random.js';
import { ARCHETYPES, archetypeById } from './archetypes.js';
import { CLOTHS, clothById } from './cloths.js';
import { writeConcept } from './phrase.js';
import { CATEGORY } from '../design-vocabulary.js';
import { agreeing, bothSaid, sidesOf } from './against.js';
import type { Asked } from './asked.js';
import { readStyle, type StyleReading } from './style-world.js';
import { trimById, TRIMS } from './trims.js';
import type { Archetype, Cloth, ClothKind, Concept, ConceptPlan, Trim, World } from './types.js';

export const MAX_CONCEPTS = 20;
/** Largest Jaccard index of two plans' attributes. */
const MAX_LIKENESS = 0.6;
const DRAWS = 12;

/** How often each choice has been made, so that the next one prefers what is fresh. */
type Uses = Map<string, number>;

/**
 * Plans `count` (1–20) different concepts of a style and puts them into words.
 * No name or archetype repeats; two plans share at most five of their seven attributes (Jaccard ≤ .56).
 * Deterministic: equal style, count and seed give equal concepts. @throws RangeError when count is out of range
 */
export function planConcepts(style: string, count: number, seed: string | number): Concept[] {
  const reading = readStyle(style);
  const plans = planAttributes(reading, count, Random.from(`concepts/${seed}/${style.trim().toLowerCase()}`));
  const offset = Random.from(`voice/${seed}/${style}`).int(12);
  return plans.map((plan, i) => writeConcept(plan, reading.label, offset + i));
}

/** The attributes alone, before any wording. */
export function planAttributes(reading: StyleReading, count: number, random: Random): ConceptPlan[] {
  if (!Number.isInteger(count) || count < 1 || count > MAX_CONCEPTS)
    throw new RangeError(`count out of range: ${count}`);
  const uses: Uses = new Map();
  const plans: ConceptPlan[] = [];
  for (const archetype of chooseArchetypes(reading, count, random))
    plans.push(unlike(plans, archetype, reading, uses, random));
  return plans;
}

/** The first of a few draws that is far enough from every plan before it, else the farthest of them. */
function unlike(
  before: readonly ConceptPlan[],
  archetype: Archetype,
  reading: StyleReading,
  uses: Uses,
  random: Random,
): ConceptPlan {
  let best: { plan: ConceptPlan; near: number; uses: Uses } | null = null;
  for (let draw = 0; draw < DRAWS && (best === null || best.near > MAX_LIKENESS); draw++) {
    const tried = new Map(uses);
    const plan = dress(archetype, reading, tried, random);
    const near = Math.max(0, ...before.map((other) => likeness(plan, other)));
    if (best === null || near < best.near) best = { plan, near, uses: tried };
  }
  best?.uses.forEach((count, key) => uses.set(key, count));
  return best?.plan ?? dress(archetype, reading, uses, random);
}

function chooseArchetypes(reading: StyleReading, count: number, random: Random): Archetype[] {
  const kinds = kindsOf(reading.world.cloth);
  const left = candidates(reading, count).map((archetype) => ({
    archetype,
    score: affinity(archetype, reading, kinds) + random.next() * 2.2,
  }));
  const chosen: Archetype[] = [];
  const crowd = new Map<string, number>();
  while (chosen.length < count) {
    const scores = left.map(({ archetype, score }) => score - crowding(CATEGORY[archetype.garment], crowd));
    const [{ archetype }] = left.splice(scores.indexOf(Math.max(...scores)), 1);
    const category = CATEGORY[archetype.garment];
    crowd.set(category, (crowd.get(category) ?? 0) + 1);
    chosen.push(archetype);
  }
  return chosen;
}

/** Pieces that the style asks for; what is lacking for so many comes from beyond, what it names of cloth and season kept as long as can be. */
function candidates({ asked, world }: StyleReading, count: number): readonly Archetype[] {
  const made = asked.clothIds || asked.barredCloths.size > 0 ? clothsOf(world.cloth) : null;
  const fits = (archetype: Archetype): boolean => made === null || made.some((cloth) => suits(archetype, cloth));
  const possible = ARCHETYPES.filter((archetype) => isPossible(archetype, asked));
  const allowed = possible.filter(({ id }) => !asked.barredPieces.has(id));
  const named = allowed.filter(({ id }) => asked.pieces?.has(id) ?? true);
  const kin = new Set(named.map(({ garment }) => CATEGORY[garment]));
  const akin = allowed.filter(({ garment }) => kin.has(CATEGORY[garment]));
  const steps = [
    named.filter(fits),
    named,
    akin.filter(fits),
    allowed.filter(fits),
    akin,
    allowed,
    possible,
    ARCHETYPES,
  ];
  let list: readonly Archetype[] = [];
  for (const step of steps)
    if (list.length < count)
      list = [
        ...list,
        ...step.filter((one) => !list.includes(one)).slice(0, list.length === 0 ? step.length : count - list.length),
      ];
  return list;
}

/** Whether a piece can be without what is ruled out: its kind, what it is called and what it is made of. */
function isPossible(archetype: Archetype, { ruledOutPieces, barred, barredCloths }: Asked): boolean {
  if (ruledOutPieces.has(archetype.id) || barred?.test(archetype.noun)) return false;
  if (archetype.notes.every((note) => barred?.test(note))) return false;
  return CLOTHS.some((cloth) => suits(archetype, cloth) && !barredCloths.has(cloth.id));
}

/** How many pieces are known that keep all that a style asks for. */
export function fitting({ asked, world }: StyleReading): number {
  const left = ARCHETYPES.filter(
    (archetype) =>
      isPossible(archetype, asked) &&
      !asked.barredPieces.has(archetype.id) &&
      (asked.pieces?.has(archetype.id) ?? true),
  );
  if (asked.pieces || !asked.clothIds) return left.length;
  return left.filter((archetype) => clothsOf(world.cloth).some((cloth) => suits(archetype, cloth))).length;
}

/**
 * How much a piece belongs to a style: named by it, one of its signatures, sharing its directions, makeable of its cloths.
 * @param kinds of the world's cloths
 */
function affinity(archetype: Archetype, { world, wanted }: StyleReading, kinds: ReadonlySet<ClothKind>): number {
  const signature = world.signature.includes(archetype.id) ? 2.4 : 0;
  const tags = archetype.tags.filter((tag) => world.tags.includes(tag)).length * 0.7;
  const makeable = archetype.cloth.some((kind) => kinds.has(kind)) ? 0 : -3;
  return signature + tags + makeable + (wanted.has(archetype.id) ? 20 : 0);
}

const SMALL: ReadonlySet<string> = new Set(['accessory', 'bag', 'headwear', 'underwear', 'swimwear']);

/** The more of a category there is, the less another of it is wanted. */
function crowding(category: string, crowd: ReadonlyMap<string, number>): number {
  return (crowd.get(category) ?? 0) * 0.9 + (SMALL.has(category) ? 0.8 : 0);
}

/** Chooses one thing after the other, each of them so that it contradicts nothing before it. */
function dress(archetype: Archetype, { world, asked }: StyleReading, uses: Uses, random: Random): ConceptPlan {
  let said = sidesOf(archetype.noun);
  const pick = <T>(kind: string, options: readonly T[], key: (option: T) => string, text: (option: T) => string): T => {
    const chosen = freshest(kind, agreeing(said, options, text), key, uses, random);
    said = bothSaid(said, sidesOf(text(chosen)));
    return chosen;
  };
  const own = (option: string): string => option;
  const plan = {
    cut: pick('cut', cutOptions(archetype, world, asked), own, own),
    cloth: pick('cloth', clothOptions(archetype, world, asked), ({ id }) => id, clothText),
    colour: pick('colour', world.colours, own, own),
    trim: pick(
      'trim',
      trimOptions(archetype, world, asked),
      ({ id }) => id,
      ({ phrase }) => phrase,
    ),
    mood: pick('mood', world.moods, own, own),
    occasion: pick('occasion', world.occasions, own, own),
    nameWord: pick('name', world.names, own, () => ''),
  };
  return { archetype, ...plan, notes: agreeing(said, openNotes(archetype, asked), own) };
}

const clothText = ({ phrase, nature }: Cloth): string => `${phrase} ${nature}`;

const openNotes = ({ notes }: Archetype, { barred, never }: Asked): readonly string[] => {
  const open = notes.filter((note) => !barred?.test(note) && !never?.test(note));
  return open.length > 0 ? open : notes;
};

function freshest<T>(kind: string, options: readonly T[], key: (option: T) => string, uses: Uses, random: Random): T {
  let least = Infinity;
  let fresh: T[] = [];
  for (const option of options) {
    const count = uses.get(`${kind}/${key(option)}`) ?? 0;
    if (count < least) [least, fresh] = [count, []];
    if (count === least) fresh.push(option);
  }
  const chosen = random.pick(fresh);
  uses.set(`${kind}/${key(chosen)}`, least + 1);
  return chosen;
}

/** Cuts of the piece that its noun does not already say, those of the world where there are some. */
function cutOptions(archetype: Archetype, world: World, { never }: Asked): string[] {
  const own = archetype.cuts.filter((cut) => !archetype.noun.includes(cut.toLowerCase()));
  const fit = own.filter((cut) => !never?.test(cut));
  const open = fit.length > 0 ? fit : own;
  const shared = open.filter((cut) => world.cuts.includes(cut));
  return shared.length > 0 ? shared : open;
}

const suits = (archetype: Archetype, cloth: Cloth): boolean =>
  cloth.kinds.some((kind) => archetype.cloth.includes(kind));

/** Of one list of a world once; a style that names cloths brings a list of its own. */
const clothsOf = madeOnce((ids: readonly string[]): readonly Cloth[] => ids.flatMap((id) => clothById.get(id) ?? []));
const kindsOf = madeOnce(
  (ids: readonly string[]): ReadonlySet<ClothKind> => new Set(clothsOf(ids).flatMap((cloth) => cloth.kinds)),
);

/** A cloth that the style names is taken for a piece that it names, however seldom one is made of the other. */
function clothOptions(archetype: Archetype, world: World, { clothIds, barredCloths }: Asked): Cloth[] {
  const own = clothsOf(world.cloth).filter((cloth) => suits(archetype, cloth));
  if (own.length > 0) return own;
  if (clothIds && [...clothIds].some((id) => !barredCloths.has(id))) return clothsOf(world.cloth).slice();
  const open = CLOTHS.filter((cloth) => suits(archetype, cloth) && !barredCloths.has(cloth.id));
  return open.length > 0 ? open : CLOTHS.filter((cloth) => suits(archetype, cloth));
}

function trimOptions(archetype: Archetype, world: World, { barred, never, details }: Asked): readonly Trim[] {
  const fits = ({ zones, phrase }: Trim): boolean =>
    zones.some((zone) => archetype.zones.includes(zone)) && !barred?.test(phrase) && !never?.test(phrase);
  const asked = details ? TRIMS.filter((trim) => details.test(trim.phrase) && fits(trim)) : [];
  const own = world.trims.flatMap((id) => trimById.get(id) ?? []).filter(fits);
  const steps = [asked, own, ANYWHERE.filter(fits), PLAIN_TRIMS];
  return steps.find((list) => list.length > 0) ?? ANYWHERE;
}

/** Details that sit on any piece and are not for one kind of wearer. */
const ANYWHERE = TRIMS.filter(({ zones, theirs }) => zones.includes('any') && !theirs);
const PLAIN_TRIMS = TRIMS.filter(({ id }) => id === 'clean-facing' || id === 'single-seam');

/** Attributes two plans have in common over all they have: the Jaccard index of their attribute sets, 0–1. */
export function likeness(a: ConceptPlan, b: ConceptPlan): number {
  const shared = ATTRIBUTES.filter((attribute) => a[attribute] === b[attribute]).length;
  return shared / (2 * ATTRIBUTES.length - shared);
}

/** All of a plan but the word that opens its name; pieces, cloths and trims are one of a kind each. */
const ATTRIBUTES = ['archetype', 'cut', 'cloth', 'colour', 'trim', 'mood', 'occasion'] as const;

/** Signature pieces, cloths and trims that a world names and nobody defines; none in a healthy vocabulary. */
export function danglingWords(world: World): string[] {
  return [
    ...world.signature.filter((id) => !archetypeById.has(id)),
    ...world.cloth.filter((id) => !clothById.has(id)),
    ...world.trims.filter((id) => !trimById.has(id)),
  ];
}
