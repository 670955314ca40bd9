import { clothOf, compositionOf, fibreOf, weightShare } from '../../make/materials/fibres.js';
import type { Fibre } from '../../make/materials/fibres.js';
import type { Fabric } from '../../garments/spec.js';
import type { Fact } from '../facts.js';
import { phraseWords } from '../words/lexeme.js';
import { FIBRE_WORDS } from '../lexicon/fibre-words.js';

/** A cloth with what it is spun from, read from one or more words of the text. */
export interface Cloth {
  fact: Fact;
  name: Fabric;
  composition: string | null;
  /** Share of the cloth's usual weight, 0–1. */
  weightShare: number;
}

/** Words that stand between the parts of one cloth: "wool/cashmere", "cotton and linen", "jersey of merino". */
const WITHIN = /^[\s\-–/&+]*(?:(?:and|och|und|et|y|of|made of|made from|de|d['’]|en|av|aus|in)\s+)?$/iu;
const BLEND = /^[\s-]*(?:blend|blended|mix|mixed|mixture|blandning|mischung|gemisch|mélange|mezcla)/iu;
const BLEND_WITHIN = /\b(?:blend|mix|poly ?cotton)\b|blandning/iu;
const SOFT_WOOLS: readonly Fibre[] = ['merino wool', 'cashmere', 'mohair', 'alpaca'];

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

const SOFT_WOOL = /\b(?:merino|cashmere|mohair|angora|alpaca)\s?wool\b/iu;

/** "Merino wool" and "cashmere wool" name one fibre, "cashmere and wool" two. */
const withoutPlainWool = (fibres: readonly Fibre[], text: string): Fibre[] =>
  fibres.filter((f) => f !== 'wool' || !(SOFT_WOOL.test(text) && fibres.some((o) => SOFT_WOOLS.includes(o))));

function fibresIn(fact: Fact, text: string): Fibre[] {
  const own = fibreOf(fact.value as Fabric);
  const words = phraseWords(text.slice(fact.start, fact.end)).flatMap((word) => FIBRE_WORDS[word] ?? []);
  return unique([...(own ? [own] : []), ...words.filter((fibre) => !own?.includes(fibre))]);
}

function clothOfGroup(group: readonly Fact[], text: string): Cloth[] {
  const weaves = group.filter((fact) => fibreOf(fact.value as Fabric) === null);
  if (weaves.length > 1)
    return group.map((fact) => ({ fact, name: fact.value as Fabric, composition: null, weightShare: 1 }));
  const fact = weaves[0] ?? group[0];
  const said = text.slice(group[0].start, group.at(-1)?.end);
  const fibres = withoutPlainWool(unique(group.flatMap((f) => fibresIn(f, text))), said);
  const blended = BLEND_WITHIN.test(said) || BLEND.test(text.slice(group.at(-1)?.end));
  const plain = fibres.length === 0 || (fibres.length === 1 && !blended && fibreOf(fact.value as Fabric) !== null);
  return [
    {
      fact,
      name: fact.value as Fabric,
      composition: plain ? null : compositionOf(fibres, blended),
      weightShare: plain ? 1 : weightShare(fact.value as Fabric, fibres),
    },
  ];
}

const joined = (a: Fact, b: Fact, text: string): boolean =>
  a.head === b.head ||
  a.head === null ||
  b.head === null ||
  a.end === b.start ||
  /^[\s-]+$/.test(text.slice(a.end, b.start))
    ? a.end <= b.start && WITHIN.test(text.slice(a.end, b.start))
    : false;

/** Cloths of the text in order; a fibre word beside a weave ("silk crepe") or another fibre ("cotton-linen") makes one cloth. */
export function clothsOf(facts: readonly Fact[], text: string): Cloth[] {
  const groups: Fact[][] = [];
  for (const fact of [...facts].sort((a, b) => a.start - b.start)) {
    const last = groups.at(-1);
    if (last && joined(last[last.length - 1], fact, text)) last.push(fact);
    else groups.push([fact]);
  }
  return groups.flatMap((group) => clothOfGroup(group, text));
}

const SHARE = /(\d{1,3})\s?%\s*(?:of\s+|av\s+|de\s+)?((?:\p{L}+[ -])?\p{L}{3,})/giu;

export interface Composition {
  text: string;
  /** Fibres by share, largest first. */
  fibres: Fibre[];
  start: number;
  end: number;
}

const fibreNamed = (words: readonly string[]): { fibre: Fibre | null; name: string } => {
  const pair = FIBRE_WORDS[words.join(' ')]?.[0];
  if (pair) return { fibre: pair, name: pair };
  const fibre = FIBRE_WORDS[words[0]]?.[0] ?? null;
  return { fibre, name: fibre ?? words[0] };
};

/** Fibre shares said in the text: "80 % wool 20 % nylon", "100% linen"; null unless they make 100 %. */
export function findComposition(text: string): Composition | null {
  const parts = [...text.matchAll(SHARE)];
  if (parts.reduce((sum, m) => sum + Number(m[1]), 0) !== 100) return null;
  const read = parts
    .map((m) => ({ share: Number(m[1]), ...fibreNamed(phraseWords(m[2])) }))
    .sort((a, b) => b.share - a.share);
  const last = parts[parts.length - 1];
  return {
    text: read.map((p) => `${p.share} % ${p.name}`).join(', '),
    fibres: read.flatMap((p) => (p.fibre ? [p.fibre] : [])),
    start: parts[0].index,
    end: last.index + last[0].length,
  };
}

/** The facts that name a cloth once shares are taken for what they are: fibres of the cloth named beside them, or of the largest share's. */
export function withoutShares(facts: readonly Fact[], composition: Composition | null): Fact[] {
  if (!composition) return [...facts];
  const inside = (fact: Fact): boolean =>
    fact.start >= composition.start && fact.end <= composition.end && fibreOf(fact.value as Fabric) !== null;
  const rest = facts.filter((fact) => !inside(fact));
  if (rest.some((fact) => fact.head === null || fact.head === 'garment' || fact.head === 'fabric')) return rest;
  const main = composition.fibres[0] ? clothOf(composition.fibres[0]) : null;
  const kept = facts.find((fact) => inside(fact) && fact.value === main) ?? facts.find(inside);
  return kept ? [kept, ...rest] : rest;
}
