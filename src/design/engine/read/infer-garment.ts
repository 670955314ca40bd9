import type { Garment } from '../garments/spec.js';
import { factsOf } from './facts.js';
import type { Fact } from './facts.js';
import { ACCESSORY } from './categories.js';
import { BARRIERS } from './lexicon/function-words.js';
import type { Outfit } from './words/mentions.js';
import { weakBreak } from './words/tokens.js';
import { says } from './words/units.js';
import type { Unit } from './words/units.js';

const GENERIC =
  /^(outfit|outfits|garment|garments|clothes|clothing|attire|ensemble|costume|uniform|apparel|wear|wardrobe|look|plagg|plagget|klader|kladesplagg|kleidung|kleidungsstuck|vetement|vetements|tenue|ropa|prenda|fashion|clothe)$/;
const STRONG = new Set(['neckline', 'sleeve.type', 'sleeve.length', 'leg', 'waistline', 'hem', 'hood', 'collar']);
/** Garment words that are everyday words too. */
const DOUBTFUL =
  /^(watch|tie|top|cap|slip|suit|tank|polo|rugby|shift|tails|safari|body|mono|pull|short|haut|robe|mac|combats|belt|hat|bag|jersey|base|capa|fluga|fliege|slips|rock|kappa|biker|tights|glasses|trench|boots|heels|pumps|wallet|mantle|wrap|scarf|bat|saco|sac)$/;

export interface Inferred {
  garment: Garment;
  confidence: number;
  fact: Fact | null;
  generic: boolean;
}

const lengthsOfDresses = /^(maxi|midi|floor)$/;

function byFacts(facts: readonly Fact[]): { garment: Garment; fact: Fact } | null {
  const has = (attribute: string, value?: RegExp): Fact | undefined =>
    facts.find((f) => f.attribute === attribute && !f.negated && (!value || value.test(f.value)));
  const pick = (garment: Garment, fact: Fact | undefined): { garment: Garment; fact: Fact } | null =>
    fact ? { garment, fact } : null;
  return (
    pick('sweater', has('neckline', /^turtleneck$/)) ??
    pick('trousers', has('leg')) ??
    pick('dress', has('length', lengthsOfDresses)) ??
    pick('jacket', has('fabrics', /^fleece$/)) ??
    pick('hoodie', has('hood')) ??
    pick('shirt', has('collar', /^(button-down|spread|cutaway)$/)) ??
    pick('sweater', has('fabrics', /^(?:merino|cashmere|alpaca|mohair|cable-knit|knit)$/) && has('neckline')) ??
    pick('top', has('neckline') ?? has('sleeve.length') ?? has('sleeve.type'))
  );
}

/** "A fleece", "colour-block fleece: …": the cloth stands for the jacket made of it. */
const isFleece = (unit: Unit, i: number, units: readonly Unit[]): boolean => {
  const next = units[i + 1];
  const alone = !next || weakBreak(next.before) || (!next.lexeme && BARRIERS.has(next.word)) || says(next, 'closure');
  return unit.word === 'fleece' && alone && !/^(of|in|from|and|or)$/.test(units[i - 1]?.word ?? '');
};

/** The garment of a text that names none but describes one ("a black turtleneck", "something with puff sleeves"). */
export function inferGarment(units: readonly Unit[]): Inferred | null {
  const facts = units.flatMap((_, i) => factsOf(units, i, 'top')).filter((f) => !f.negated);
  const strong = facts.filter((f) => STRONG.has(f.attribute));
  const generic = units.some((unit) => !unit.lexeme && GENERIC.test(unit.word));
  const named = byFacts(facts);
  const certain =
    strong.length >= 2 ||
    strong.some((f) => f.value === 'turtleneck' || f.end - f.start > 9) ||
    named?.garment === 'sweater' ||
    facts.some((f) => f.attribute === 'length' && lengthsOfDresses.test(f.value)) ||
    units.some(isFleece);
  if (named && (certain || generic)) return { garment: named.garment, confidence: 0.6, fact: named.fact, generic };
  const told = facts.some((f) =>
    ['colors', 'fabrics', 'print', 'occasion', 'season', 'era', 'style', 'silhouette', 'length', 'gender'].includes(
      f.attribute,
    ),
  );
  if (!generic || !told) return null;
  const men = facts.some((f) => f.attribute === 'gender' && /^(men|boys)$/.test(f.value));
  const sport = facts.some((f) => f.attribute === 'occasion' && /^(sport|running|yoga)$/.test(f.value));
  return { garment: sport ? 't-shirt' : men ? 'shirt' : 'dress', confidence: 0.35, fact: null, generic };
}

const WANTED =
  /^(?:want|need|make|sew|design|draft|me|like|ha|behover|sy|sya|onskar|mochte|brauche|will|nahe|suche|voudrais|veux|cherche|coudre|quiero|necesito|coser|busco)$/;

/** "Jag vill ha en kappa", "I need a top": asked for outright. */
const isAskedFor = (units: readonly Unit[], index: number): boolean =>
  /^(?:an?|en|ett|eine?n?|une?|una)$/.test(units[index - 1]?.word ?? '') && WANTED.test(units[index - 2]?.word ?? '');

/** A lone everyday word in a sentence about something else is no brief ("watch the top ten"). */
export function isDoubtful(units: readonly Unit[], outfit: Outfit): boolean {
  const { primary } = outfit;
  if (!primary) return true;
  const unit = units[primary.index];
  const told = units.filter((u, i) => i !== primary.index && u.lexeme).length;
  const alone = told === 0 && outfit.others.length === 0;
  const shortPhrase = units.length <= 3 || isAskedFor(units, primary.index);
  if (alone && DOUBTFUL.test(unit.lexeme?.words.join(' ') ?? '') && !shortPhrase) return true;
  return ACCESSORY.has(primary.garment) && units.length > 14 && told < 2;
}
