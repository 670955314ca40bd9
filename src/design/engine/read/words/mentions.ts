import type { Category, Garment } from '../../garments/spec.js';
import { CATEGORY, GARMENT } from '../../garments/index.js';
import { ACCESSORY } from '../categories.js';
import { chooseReading } from '../facts.js';
import { BARRIERS, JOINERS } from '../lexicon/function-words.js';
import { strongBreak, weakBreak } from './tokens.js';
import { isContextual, plainClaims, says } from './units.js';
import type { Unit } from './units.js';

export interface Mention {
  garment: Garment;
  index: number;
  /** Units that belong to this garment's own phrase: [from, to). */
  from: number;
  to: number;
}

export interface Outfit {
  primary: Mention | null;
  others: Mention[];
  /** Garment words that only describe ("kimono-style", the first word of "hoodie dress"). */
  describing: Set<number>;
}

/** One garment of an outfit: where its name begins (UTF-16 units), what is made of it, and all that are made. */
export interface Member {
  garment: Garment;
  at: number;
  of: readonly Garment[];
}

/** What follows these is said of all garments before: "a top and skirt set in green". */
const SET = /^(set|set in|set-in|sets|ensemble|outfit|combo|co-ord|coord|co-ords|coords)$/;
const LIKE_AFTER = /^(style|styled|inspired|like|look|esque|type|influenced|inspirerad|liknande|stil)$/;
const LIKE_BEFORE = /^(like|inspired|reminiscent|resembling|echoing|resembles|som|wie|comme|como)$/;
const ALONGSIDE =
  /^(over|under|underneath|beneath|match|matches|matching|goes|go|paired|worn|wear|layered|layer|own|my|passar|till|over|ovanpa|sobre|sous|uber|unter|passend|zu)$/;
const WANTED =
  /^(need|want|design|make|create|sew|looking|like|designa|sy|vill|onskar|behover|mochte|brauche|veux|quiero|draw|generate)$/;

const garmentOf = (unit: Unit): Garment | null => {
  const claim = plainClaims(unit).find((c) => c.attribute === 'garment');
  return claim ? (claim.value as Garment) : null;
};

/** A word that may be a garment or a material ("linne"): a garment only when nothing else is. */
const isWeak = (unit: Unit): boolean => {
  const readings = unit.lexeme?.readings.filter((r) => r.heads.length === 0) ?? [];
  return readings.some((r) => r.claims.every((c) => c.attribute !== 'garment'));
};

/** "Collar: shawl", "tie waist": a garment word that here describes a part. */
const saidOfPart = (units: readonly Unit[], i: number): boolean => {
  const chosen = isContextual(units[i]) ? chooseReading(units, i) : null;
  return chosen !== null && chosen.head !== 'garment' && chosen.claims.some((c) => c.attribute !== 'part');
};

const nextIn = (units: readonly Unit[], i: number): Unit | null => {
  const next = units[i + 1];
  return next && !weakBreak(next.before) ? next : null;
};

/** Only compares or qualifies: "kimono-style", "inspired by a trench coat", "shirt" in "shirt hoodie". */
function describes(units: readonly Unit[], i: number): boolean {
  const next = nextIn(units, i);
  if (next && !next.lexeme && LIKE_AFTER.test(next.word))
    return !/^(?:things?|one|number|affair|sak|grej)$/.test(units[i + 2]?.word ?? '');
  if (next && /^(collar|lapel|lapels|cuff|cuffs|hem|krage|kragen)$/.test(next.word)) return true;
  for (let j = i - 1; j >= Math.max(0, i - 4) && !weakBreak(units[j + 1].before); j--) {
    if (
      !units[j].lexeme &&
      LIKE_BEFORE.test(units[j].word) &&
      !(units[j].word === 'inspired' && !/^(by|of)$/.test(units[j + 1].word)) &&
      units[j].before !== '-' &&
      !(units[j].word === 'like' && /^(would|i|d|\w+'d|we|to|just|really|also)$/.test(units[j - 1]?.word ?? ''))
    )
      return true;
  }
  return false;
}

/** "Un blouson gris imperméable": the name of a raincoat that here says how the garment before is. */
const isAdjective = (units: readonly Unit[], i: number, before: readonly number[]): boolean =>
  units[i].word === 'impermeable' &&
  before.some((j) => units.slice(j + 1, i + 1).every((unit) => !weakBreak(unit.before)));

/** "dress" after "shirt": the last of adjacent garment words names the thing. */
function qualifiesNext(units: readonly Unit[], i: number): boolean {
  const next = nextIn(units, i);
  const named = !!next?.lexeme && garmentOf(next) !== null && !next.negated;
  // "a swimsuit burkini style": what only compares does not name the thing
  return named && !ACCESSORY.has(garmentOf(next) as Garment) && !describes(units, i + 1);
}

/** "Chino twill", "shirt cotton": a cloth that is named after what it is for, where the garment is named beside it. */
function namesCloth(units: readonly Unit[], i: number, before: readonly number[]): boolean {
  const cloth = nextIn(units, i);
  if (!cloth || !says(cloth, 'fabrics') || garmentOf(cloth) !== null) return false;
  const thing = nextIn(units, i + 1);
  return before.length > 0 || (thing !== null && garmentOf(thing) !== null);
}

const describesOnly = (unit: Unit): boolean =>
  unit.lexeme !== null &&
  !unit.lexeme.head &&
  (isContextual(unit) || says(unit, 'colors') || says(unit, 'fabrics') || says(unit, 'print'));

/** "Ao dai in red silk, white trousers": what ends at `j` is said of the garment before. */
function isOfEarlier(units: readonly Unit[], j: number): boolean {
  let from = j;
  while (from > 0 && describesOnly(units[from]) && !weakBreak(units[from].before)) from--;
  return !units[from].lexeme && /^(?:in|of|from|made|i|av|aus|en|de)$/.test(units[from].word);
}

const OF_CLOTH = ['fabrics', 'colors'] as const;

/** "A leotard, ice blue satin, sheer cape": what stands between commas is said of the garment before, if that has none yet. */
function isClothOfEarlier(units: readonly Unit[], j: number): boolean {
  let from = j;
  while (from > 0 && !weakBreak(units[from].before)) from--;
  const told = OF_CLOTH.filter((attribute) => units.slice(from, j + 1).some((unit) => says(unit, attribute)));
  const before = units.slice(0, from);
  return (
    told.includes('fabrics') &&
    before.some((unit) => garmentOf(unit) !== null && !unit.negated) &&
    !before.some((unit) => !unit.negated && says(unit, 'fabrics'))
  );
}

/** "Shirt + shorts". */
const ADDED = /\+/;

/** Where the phrase of the garment at `i` begins; commas between describing words belong to it ("long, loose pants"). */
function phraseStart(units: readonly Unit[], i: number): number {
  let from = i;
  while (from > 0) {
    const unit = units[from - 1];
    if (strongBreak(units[from].before) || ADDED.test(units[from].before)) break;
    const goesOn = describesOnly(unit) && from < i && !isOfEarlier(units, from - 1);
    if (weakBreak(units[from].before) && (!goesOn || isClothOfEarlier(units, from - 1))) break;
    if (!unit.lexeme && (BARRIERS.has(unit.word) || JOINERS.has(unit.word)) && !/^(of|de|cut)$/.test(unit.word)) break;
    from--;
  }
  return from;
}

function phraseEnd(units: readonly Unit[], i: number, garment: Garment): number {
  let to = i + 1;
  const short = ACCESSORY.has(garment);
  while (to < units.length && !weakBreak(units[to].before)) {
    const unit = units[to];
    if (SET.test(unit.word)) break;
    if (short && !unit.lexeme && !/^(in|of|made)$/.test(unit.word)) break;
    if (short && unit.lexeme && garmentOf(unit)) break;
    to++;
  }
  return to;
}

/** "I have a skirt that …", but not "I'd like to have a skirt". */
const owned = (units: readonly Unit[], j: number): boolean =>
  /^(have|got|har|habe|tengo|ai)$/.test(units[j].word) &&
  /^(i|already|i've|jag|redan|ich|yo|j)$/.test(units[j - 1]?.word ?? '');

/** "Just the waistcoat", "only the bottoms": of several, that one. */
const singledOut = (units: readonly Unit[], m: Mention): boolean =>
  units
    .slice(Math.max(0, m.index - 4), m.index)
    .some(
      (unit, n, list) =>
        /^(just|only|bara|endast|nur|seulement|juste|solo|solamente)$/.test(unit.word) &&
        /^(the|my|den|det|der|die|das|le|la|el)$/.test(list[n + 1]?.word ?? '') &&
        list.slice(n + 1).every((u) => !weakBreak(u.before)),
    );

/** Words just before a garment that say it is worn with the one to be designed. */
function alongside(units: readonly Unit[], from: number): boolean {
  for (let j = from - 1; j >= Math.max(0, from - 4) && !strongBreak(units[j + 1].before); j--) {
    if (units[j].lexeme) return false;
    if (ALONGSIDE.test(units[j].word) || owned(units, j)) return true;
    if (WANTED.test(units[j].word)) return false;
  }
  return false;
}

const WITH_SKIRT: ReadonlySet<Garment> = new Set(['dress', 'coat', 'jumpsuit']);

/** "Full skirt" shapes a skirt without being the trade name of one. */
const shapeOfSkirt = (unit: Unit): boolean => says(unit, 'silhouette') && !says(unit, 'variant');

const PART_OPENER = /^(with|has|have|having|featuring|features|of|med|har|mit|avec|con)$/;
const ADDS = /^(and|plus|och|samt|und|et|y|&)$/;

/** "A navy coat and a red skirt", "a navy coat with a red skirt": a garment of its own beside the one at `j`. */
function besides(units: readonly Unit[], j: number, i: number): boolean {
  const between = units.slice(j + 1, i);
  const opened = between.some((u) => PART_OPENER.test(u.word) || says(u, 'part') || Boolean(u.lexeme?.head));
  const start = phraseStart(units, i);
  const adds = ADDED.test(units[start].before) || [start - 1, start - 2].some((k) => k > j && ADDS.test(units[k].word));
  if (adds && !opened) return true;
  const bothColored = colored(units.slice(phraseStart(units, j), j)) && colored(units.slice(phraseStart(units, i), i));
  const apart = units.slice(j + 1, i + 1).some((u) => strongBreak(u.before));
  return bothColored && (garmentOf(units[j]) === 'coat' || (apart && !opened));
}

const colored = (units: readonly Unit[]): boolean => units.some((u) => says(u, 'colors') || u.hex !== null);

/** Skirts by name that a dress may have for its lower half. */
const SKIRTS_OF_DRESSES: ReadonlySet<string> = new Set(
  ['pleated', 'circle', 'skater', 'tiered', 'dirndl', 'a-line', 'pencil', 'tulle'].map((name) => `${name} skirt`),
);

/** Skirt and bodice as parts of a dress: "a dress with a pleated skirt". */
function partOfDress(units: readonly Unit[], i: number, before: readonly number[], named: readonly number[]): boolean {
  if (garmentOf(units[i]) !== 'skirt') return false;
  const ahead = shapeOfSkirt(units[i]) ? named.filter((j) => j > i) : [];
  const ofSkirt = (j: number): boolean => WITH_SKIRT.has(garmentOf(units[j]) as Garment);
  const whole = before.some((j) => ofSkirt(j) && !besides(units, j, i)) || ahead.some(ofSkirt);
  const shaped = plainClaims(units[i]).filter((c) => c.attribute === 'variant');
  return whole && shaped.every((c) => SKIRTS_OF_DRESSES.has(c.value));
}

const BODICES: ReadonlySet<Garment> = new Set(['top', 'corset', 'tank-top']);

/** "A prom dress, corset top, big skirt": its upper half. */
const isBodice = (units: readonly Unit[], i: number, before: readonly number[]): boolean =>
  BODICES.has(garmentOf(units[i]) as Garment) &&
  !alongside(units, phraseStart(units, i)) &&
  before.some((j) => WITH_BODICE.has(garmentOf(units[j]) as Garment) && !besides(units, j, i));

const TWO_PIECE_PARTS: ReadonlySet<Garment> = new Set([
  'jacket',
  'shirt',
  'top',
  't-shirt',
  'tank-top',
  'trousers',
  'shorts',
  'joggers',
  'leggings',
]);

/** "Pyjamas, drawstring trousers, jacket with a revere collar": its two halves. */
const isHalf = (units: readonly Unit[], i: number, before: readonly number[]): boolean =>
  TWO_PIECE_PARTS.has(garmentOf(units[i]) as Garment) &&
  !alongside(units, phraseStart(units, i)) &&
  before.some((j) => garmentOf(units[j]) === 'pyjamas' || TRACKSUIT.test(units[j].lexeme?.words.join(' ') ?? ''));

/** Sold as one, worn as two. */
const TRACKSUIT = /^(?:tracksuit|track suit|jogging suit|shell suit|sweatsuit)$/;

/** "Dress 04: cowl neck slip": a slip named after a dress is the kind of dress. */
const isSlip = (units: readonly Unit[], i: number, before: readonly number[]): boolean =>
  units[i].word === 'slip' &&
  units[i].words.length === 1 &&
  !alongside(units, phraseStart(units, i)) &&
  before.some((j) => garmentOf(units[j]) === 'dress' && !besides(units, j, i));

const WITH_BODICE: ReadonlySet<Garment> = new Set(['dress', 'jumpsuit']);

/** "A sweater dress, roll neck, taupe": a garment named by its neck describes the one named before. */
function namedByNeck(units: readonly Unit[], i: number, before: readonly number[]): boolean {
  if (
    before.length === 0 ||
    !says(units[i], 'neckline') ||
    !/neck|polo/.test(units[i].word + (units[i].lexeme?.words.at(-1) ?? ''))
  )
    return false;
  const from = phraseStart(units, i);
  return (
    !alongside(units, from) &&
    !colored(units.slice(from, i)) &&
    i - from <= 1 &&
    !units.slice(before.at(-1), i).some((u) => ADDS.test(u.word))
  );
}

const BODICE = /^(?:bodices?|livstycke|livstycket|mieder|corpino)$/;
const JOINS = /^(?:with|and|over|to|into|onto|above|joined|sewn|set|med|och|till|mit|und|con|y|avec|et)$/;

/** "A fitted bodice with a full skirt": both halves of a dress, which is not named; where the upper one stands, or -1. */
function bodiceOf(units: readonly Unit[], skirt: number): number {
  const from = units.findLastIndex((unit, i) => i < skirt && BODICE.test(unit.word) && !unit.negated);
  if (from < 0 || skirt - from > 8) return -1;
  const between = units.slice(from + 1, skirt + 1);
  const one = !between.some((unit) => strongBreak(unit.before)) && between.some((unit) => JOINS.test(unit.word));
  return one ? from : -1;
}

/** Belts, ties and hats are parts of or extras to the garment when there is one. */
const extra = (garment: Garment): boolean => garment === 'belt' || garment === 'tie';

/** "Matching burgundy ties" are worn by those who wear the suits. */
const isNeckwear = ({ word, lexeme }: Unit): boolean => word === 'ties' && lexeme?.garment === 'tie';

/** The place of a garment's name among the units. */
const placeOf = (units: readonly Unit[], { index }: Mention): number => units[index].start;

/** Finds the garment to be designed and the others that the text names. @param member the one to design of an outfit */
export function findOutfit(units: readonly Unit[], member?: Member): Outfit {
  const describing = new Set<number>();
  const indices: number[] = [];
  const named = units
    .map((unit, i) => (garmentOf(unit) && !unit.negated && !saidOfPart(units, i) ? i : -1))
    .filter((i) => i >= 0);
  const firm = named.filter((i) => !isWeak(units[i]));
  // "livstycke till dräkten": where all that is sure is only worn with it, the other is meant
  const sure = firm.some((i) => !alongside(units, phraseStart(units, i)));
  const asCloth = (i: number): boolean => /^(?:med|mit|av|in|of|aus|en|de|i)$/.test(units[i - 1]?.word ?? '');
  for (const i of sure ? firm : named.filter((n) => !isWeak(units[n]) || !asCloth(n) || firm.length === 0)) {
    if (
      qualifiesNext(units, i) ||
      describes(units, i) ||
      namesCloth(units, i, indices) ||
      namedByNeck(units, i, indices) ||
      partOfDress(units, i, indices, firm) ||
      isBodice(units, i, indices) ||
      isHalf(units, i, indices) ||
      isSlip(units, i, indices) ||
      isAdjective(units, i, indices)
    )
      describing.add(i);
    else indices.push(i);
  }
  if (indices.length === 0 && describing.size > 0) {
    const first = [...describing][0];
    describing.delete(first);
    indices.push(first);
  }
  const mentions = indices.map((index): Mention => {
    const garment = garmentOf(units[index]) as Garment;
    return { garment, index, from: phraseStart(units, index), to: phraseEnd(units, index, garment) };
  });
  const main = mentions.filter((m) => !ACCESSORY.has(m.garment));
  const wanted = main.filter((m) => !alongside(units, m.from));
  const accessories = mentions.filter((m) => !extra(m.garment));
  const primary =
    mentions.find((m) => member?.at === placeOf(units, m)) ??
    mentions.find((m) => singledOut(units, m)) ??
    wanted[0] ??
    accessories.find((m) => !alongside(units, m.from)) ??
    main[0] ??
    accessories[0] ??
    mentions[0] ??
    null;
  const special = mentions.find(
    (m) => primary && m !== primary && singledOut(units, primary) && general(primary.garment, CATEGORY[m.garment]),
  );
  if (primary && special) primary.garment = special.garment;
  const bodice = primary?.garment === 'skirt' ? bodiceOf(units, primary.index) : -1;
  if (primary && bodice >= 0) {
    describing.add(primary.index);
    Object.assign(primary, { garment: 'dress', index: bodice, from: phraseStart(units, bodice) });
  }
  for (const m of mentions) {
    if (m === primary) continue;
    const alone = primary !== null && m.index < primary.index && singledOut(units, primary);
    Object.assign(m, alone ? { from: m.index, to: m.index + 1 } : { from: wearerStart(units, m.from) });
  }
  const others = mentions.filter(
    (m) =>
      m !== primary &&
      !partOfSet(m, primary) &&
      (!extra(m.garment) || !primary || ACCESSORY.has(primary.garment) || isNeckwear(units[m.index])) &&
      !sameThing(m, primary),
  );
  if (!member || primary === null) return { primary, others, describing };
  return {
    primary: { ...primary, garment: member.garment },
    others: ownGround(units, mentions, others, member),
    describing,
  };
}

/** Words of a sentence that is said of all. */
const OF_ALL =
  /^(all|both|everything|together|set|outfit|ensemble|alla|bada|allt|alle|beide|beides|alles|tous|toutes|tout|ambos|ambas|todo|todos|todas)$/;

/** Where the first sentence that is said of all garments begins after a unit; "set in green" begins at itself. */
function sharedFrom(units: readonly Unit[], after: number): number {
  for (let i = after + 1; i < units.length; i++) {
    if (SET.test(units[i].word)) return i;
    if (!strongBreak(units[i].before)) continue;
    const next = units.findIndex((unit, j) => j > i && strongBreak(unit.before));
    if (units.slice(i, next < 0 ? units.length : next).some((unit) => OF_ALL.test(unit.word))) return i;
  }
  return units.length;
}

/** Of an outfit each garment has the words from its own name to the next one's. */
function ownGround(
  units: readonly Unit[],
  mentions: readonly Mention[],
  others: readonly Mention[],
  { of }: Member,
): Mention[] {
  const begins = mentions.map((m) => m.from).toSorted((a, b) => a - b);
  return others.map((m) => {
    const end = Math.min(begins.find((from) => from > m.index) ?? units.length, sharedFrom(units, m.index));
    return { ...m, to: of.includes(m.garment) ? end : Math.min(m.to, end) };
  });
}

const A = /^(a|an|one|another|en|ett|ein|eine|einen|un|une|una)$/;
const WITH = /^(with|med|mit|avec|con)$/;
const MATCHING = /^(matching|matchande|passende|passenden|assorti|assortie|juego)$/;
const BETWEEN = /^(between|mellan|zwischen|entre|or|eller|oder|ou|o)$/;

/** "… and a red skirt", "…, a skirt", "with matching trousers": named beside another, not as its part, cloth or likeness. */
function isJoined(units: readonly Unit[], m: Mention): boolean {
  const matching = units.slice(Math.max(0, m.from - 1), m.index).some(({ word }) => MATCHING.test(word));
  let i = m.from;
  while (i > 0 && !weakBreak(units[i].before) && (A.test(units[i - 1].word) || MATCHING.test(units[i - 1].word))) i--;
  const before = units[i - 1]?.word ?? '';
  return ADDS.test(before) || (matching && WITH.test(before)) || (i < m.from && weakBreak(units[i].before));
}

/** "Between a blazer and a cardigan" is one of neither. */
const isBetween = (units: readonly Unit[], { from }: Mention): boolean =>
  units.slice(Math.max(0, from - 3), from).some(({ word }) => BETWEEN.test(word));

/** "…, grey trousers and a blazer", "…, red skirt, grey trousers and a blazer": between the first and the joined last of a list. */
function isListed(units: readonly Unit[], mentions: readonly Mention[], m: Mention): boolean {
  const next = mentions[mentions.indexOf(m) + 1];
  if (
    !next ||
    !/^\s*,/.test(units[m.from].before) ||
    units.slice(m.index + 1, next.from).some((u) => weakBreak(u.before))
  )
    return false;
  return weakBreak(units[next.from].before) ? isListed(units, mentions, next) : isJoined(units, next);
}

/** The garments of a text that are each to be made, the first first; one where there is no more than one. */
export function membersIn(units: readonly Unit[], { primary, others }: Outfit): Mention[] {
  if (primary === null || singledOut(units, primary) || isBetween(units, primary)) return primary ? [primary] : [];
  const mentions = [primary, ...others].toSorted((a, b) => a.index - b.index);
  const found = [primary];
  for (const m of others) {
    if (extra(m.garment) || GARMENT[m.garment].recipe === undefined || alongside(units, m.from)) continue;
    const goesOn = found.includes(mentions[mentions.indexOf(m) - 1]) && isListed(units, mentions, m);
    if (isJoined(units, m) || goesOn) found.push(m);
  }
  return found.filter((m, i) => found.findIndex((other) => other.garment === m.garment) === i);
}

const WORN_WITH: ReadonlySet<Category> = new Set<Category>(['accessory', 'headwear', 'bag']);

/** Small things that the text names to be worn with what is made: "with a bow tie", "and a straw hat". */
export const wornWith = (units: readonly Unit[], { primary, others }: Outfit): Mention[] =>
  primary === null || WORN_WITH.has(CATEGORY[primary.garment])
    ? []
    : others.filter((m) => WORN_WITH.has(CATEGORY[m.garment]) && !alongside(units, m.from) && isAdded(units, m));

/** Joined, or "with a bow tie". */
const isAdded = (units: readonly Unit[], m: Mention): boolean =>
  isJoined(units, m) || units.slice(Math.max(0, m.from - 2), m.index).some(({ word }) => WITH.test(word));

/** "And my husband a tux": whose it is belongs to it. */
const wearerStart = (units: readonly Unit[], from: number): number => {
  const before = units[from - 2];
  const ofOther = from >= 2 && /^(a|an|en|ett|ein|eine|einen|un|une|una)$/.test(units[from - 1].word);
  return ofOther && says(before, 'gender') && !weakBreak(units[from - 1].before) ? from - 2 : from;
};

const HALVES: ReadonlySet<Garment> = new Set(['shirt', 'top', 't-shirt', 'tank-top', 'blouse', 'trousers', 'shorts']);

/** The shirt and trousers of pyjamas are pyjamas. */
const partOfSet = (m: Mention, primary: Mention | null): boolean =>
  (primary?.garment === 'pyjamas' || primary?.garment === 'swimwear') && HALVES.has(m.garment);

/** A second mention of the garment itself: "a dress. The dress has …". */
const sameThing = (m: Mention, primary: Mention | null): boolean =>
  primary !== null && (m.garment === primary.garment || general(m.garment, CATEGORY[primary.garment]));

const general = (garment: Garment, category: Category): boolean =>
  (garment === 'top' && (category === 'top' || category === 'shirt' || category === 'knitwear')) ||
  (garment === 'jacket' && category === 'jacket') ||
  (garment === 'coat' && category === 'outerwear') ||
  (garment === 'trousers' && category === 'trousers') ||
  (garment === 'shirt' && category === 'shirt');
