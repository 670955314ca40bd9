import { lemmasOf, pastOf } from './forms.js';
import { type Class, lexicon, type Sense } from './senses.js';

/** How a word that is asked for is met by one that is said. */
export type Kind = 'same' | 'derived' | 'opposite' | 'synonym' | 'defined' | 'kind-of' | 'of-synonym';

export interface Relation {
  kind: Kind;
  /** from 0 to 1, the sureness with which the one may stand for the other */
  strength: number;
}

const STRENGTH: Readonly<Record<Kind, number>> = {
  same: 1,
  derived: 0.9,
  opposite: 0.9,
  synonym: 0.7,
  defined: 0.6,
  'kind-of': 0.6,
  'of-synonym': 0.5,
};

/** Said of everything: they share a sense with too much to stand for it. */
const GENERIC = new Set(
  'be have do make get take give go come put set see say tell use keep let run hold turn work play show know think want need look thing person time way part act order place case point line form number'.split(
    ' ',
  ),
);
/** Steps up from a thing to what it is a kind of. */
const STEPS = 3;

/** A word of a text, in the senses that its form allows. */
interface Said {
  word: string;
  /** a past is a verb */
  isVerb: boolean;
}

/**
 * How a word of a text meets a word that is asked for, in any of their forms; null where it does not. Kinds are asked
 * upwards: a surgeon is a doctor, a doctor no surgeon. What is said is taken as it is mostly meant, what is asked in any
 * of its usual senses.
 */
export function isRelated(asked: string, said: string): Relation | null {
  const past = pastOf(said);
  const isSame = said.toLowerCase() === past;
  const all = past === null || isSame ? lemmasOf(said).map((word) => ({ word, isVerb: false })) : saidAs(said, past);
  const askedAs = lemmasOf(asked);
  const kind = WAYS.find(([, meets]) => askedAs.some((a) => all.some((b) => meets(a, b))))?.[0];
  return kind === undefined ? null : { kind, strength: STRENGTH[kind] };
}

/** The verb of a past, and the past itself as the adjective that it may have become: "broken". */
const saidAs = (said: string, past: string): Said[] =>
  lemmasOf(said)
    .filter((word) => word === past || word === said.toLowerCase())
    .map((word) => ({ word, isVerb: word === past }));

const WAYS: readonly (readonly [Kind, (asked: string, said: Said) => boolean])[] = [
  ['same', (a, { word: b }) => a === b],
  ['opposite', (a, { word: b }) => isOpposite(a, b)],
  ['derived', (a, { word: b }) => lexicon().derived.get(a)?.has(b) === true],
  ['synonym', (a, b) => isFit(a, b) && meant(b).some(({ words }) => words.includes(a))],
  ['defined', (a, b) => isFit(a, b) && isDefined(a, b)],
  ['kind-of', (a, b) => isFit(a, b) && isKindOf(a, b)],
  ['of-synonym', (a, b) => isFit(a, b) && isOfSynonym(a, b)],
];

const isFit = (a: string, { word: b }: Said): boolean => !GENERIC.has(a) && !GENERIC.has(b);
const sensesOf = (word: string): Sense[] => (lexicon().byWord.get(word) ?? []).map((at) => lexicon().senses[at]);
const isMeant = ({ pos, main }: Sense, { word, isVerb }: Said): boolean =>
  main.includes(word) && (!isVerb || pos === 'v');
/** What a word of a text mostly means. */
const meant = (said: Said): Sense[] => sensesOf(said.word).filter((sense) => isMeant(sense, said));

/** "Leave" defines to depart; a phrase says what one word beside it does. */
const isDefined = (a: string, b: Said): boolean =>
  meant(b).some(({ by, beside }) => by.includes(a) || (b.word.includes('_') && beside.includes(a))) ||
  sensesOf(a).some(({ by, main }) => by.includes(b.word) && main.includes(a));

const BARE = /^(?:un|in|im|ir|dis|non-?)/u;

/** Listed so, of it or of a word of its sense or what it is derived from, or the same word with a syllable of denial before it. */
function isOpposite(a: string, b: string): boolean {
  const { opposite, derived } = lexicon();
  if (opposite.get(a)?.has(b)) return true;
  const beside = sensesOf(b).flatMap(({ pos, words }) => (pos === 'a' ? [...words] : []));
  if (beside.some((other) => opposite.get(a)?.has(other))) return true;
  if ([...(derived.get(a) ?? [])].some((own) => opposite.get(own)?.has(b) === true || isDenied(own, b))) return true;
  return isDenied(a, b);
}

function isDenied(a: string, b: string): boolean {
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  return short.length > 3 && BARE.test(long) && long.replace(BARE, '') === short && sensesOf(long)[0].pos === 'a';
}

/** Whether one is derived from a word of a sense that the other shares: `departure`, said `leave`. */
function isOfSynonym(a: string, b: Said): boolean {
  const { senses } = lexicon();
  const isIt = (sense: Sense): boolean => isMeant(sense, b) || sense.by.includes(b.word);
  return (
    sensesOf(a).some(({ derived }) => derived.some((at) => isIt(senses[at]))) ||
    meant(b).some(({ derived }) => derived.some((at) => senses[at].words.includes(a)))
  );
}

function isKindOf(asked: string, said: Said): boolean {
  const { byWord, senses } = lexicon();
  const own = (word: string): number[] => (byWord.get(word) ?? []).filter((at) => /[nv]/.test(senses[at].pos));
  const wanted = new Set(own(asked));
  let now = own(said.word).filter((at) => isMeant(senses[at], said));
  for (let step = 0; step < STEPS && now.length > 0 && wanted.size > 0; step++) {
    now = now.flatMap((at) => senses[at].kinds);
    if (now.some((at) => wanted.has(at))) return true;
  }
  return false;
}

/** Whether a word, in a sense that it is used in, is a person, a place, an animal … */
export const isOfClass = (said: string, of: Class): boolean =>
  lemmasOf(said).some((word) => sensesOf(word).some((sense) => sense.of === of));
