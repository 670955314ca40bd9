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
  /** Share of the cloth's usual weight. */
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

/** Fibres as labels and line sheets shorten them (ISO 2076, and the codes of care labels). */
const CODES: Readonly<Record<string, Fibre>> = {
  co: 'cotton',
  pes: 'polyester',
  pl: 'polyester',
  ea: 'elastane',
  el: 'elastane',
  pa: 'polyamide',
  wo: 'wool',
  wv: 'wool',
  li: 'linen',
  cv: 'viscose',
  vi: 'viscose',
  cmd: 'modal',
  cly: 'lyocell',
  se: 'silk',
  ws: 'cashmere',
  wm: 'mohair',
  wp: 'alpaca',
  ca: 'acetate',
  ha: 'hemp',
};

const SHARE = new RegExp(
  `(\\d{1,3})\\s?%\\s*(?:of\\s+|av\\s+|de\\s+)?((?:${Object.keys(CODES).join('|')})(?!\\p{L})|(?:\\p{L}+[ -])?\\p{L}{3,})`,
  'giu',
);

const WORD = '(\\p{L}{2,20})';
const SHARES = '(\\d{2})\\s?[\\/-]\\s?(\\d{1,2})';
const A_PAIR = new RegExp(SHARES);
/** "65/35 poly/cotton", "linen-viscose 55/45". */
const PAIRS = [
  { pattern: new RegExp(`(?<![\\d/])${SHARES}(?:\\s?%)? ${WORD}[ /-]${WORD}`, 'iu'), shares: [1, 2], words: [3, 4] },
  { pattern: new RegExp(`${WORD}[ /-]${WORD},? ${SHARES}(?![\\d/])`, 'iu'), shares: [3, 4], words: [1, 2] },
] as const;

export interface Composition {
  text: string;
  /** Fibres by share, largest first. */
  fibres: Fibre[];
  start: number;
  end: number;
}

const fibreNamed = (words: readonly string[]): { fibre: Fibre | null; name: string } => {
  const code = words.length === 1 && Object.hasOwn(CODES, words[0]) ? CODES[words[0]] : null;
  if (code) return { fibre: code, name: code };
  const pair = FIBRE_WORDS[words.join(' ')]?.[0];
  if (pair) return { fibre: pair, name: pair };
  const fibre = FIBRE_WORDS[words[0]]?.[0] ?? null;
  return { fibre, name: fibre ?? words[0] };
};

interface Share {
  share: number;
  fibre: Fibre | null;
  name: string;
}

function compositionFrom(shares: readonly Share[], start: number, end: number): Composition {
  const read = shares.toSorted((a, b) => b.share - a.share);
  return {
    text: read.map((p) => `${p.share} % ${p.name}`).join(', '),
    fibres: read.flatMap((p) => (p.fibre ? [p.fibre] : [])),
    start,
    end,
  };
}

function pairedIn(text: string): Composition | null {
  if (!A_PAIR.test(text)) return null;
  for (const { pattern, shares, words } of PAIRS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const read = shares.map((at, i): Share => ({
      share: Number(found[at]),
      ...fibreNamed(phraseWords(found[words[i]])),
    }));
    if (read[0].share + read[1].share === 100 && read.every(({ fibre }) => fibre !== null))
      return compositionFrom(read, found.index, found.index + found[0].length);
  }
  return null;
}

/** Fibre shares said in the text: "80 % wool 20 % nylon", "100% linen", "65/35 poly cotton"; null unless they make 100 %. */
export function findComposition(text: string): Composition | null {
  const parts = [...text.matchAll(SHARE)];
  if (parts.reduce((sum, m) => sum + Number(m[1]), 0) !== 100) return pairedIn(text);
  const last = parts[parts.length - 1];
  const read = parts.map((m): Share => ({ share: Number(m[1]), ...fibreNamed(phraseWords(m[2])) }));
  return compositionFrom(read, parts[0].index, last.index + last[0].length);
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
