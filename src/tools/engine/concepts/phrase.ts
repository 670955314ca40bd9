import { CATEGORY } from '../design-vocabulary.js';
import type { Concept, ConceptPlan } from './types.js';

/** Words a sentence needs about its subject, in singular or plural. */
interface Subject {
  /** With article where singular: `a boxy overshirt`, `tapered joggers`. */
  phrase: string;
  it: string;
  is: string;
  asks: string;
  plural: boolean;
}

const TITLES: Readonly<Record<string, string>> = {
  'poplin-shirt': 'Shirt',
  overshirt: 'Work Shirt',
  'camp-shirt': 'Camp Shirt',
  'long-sleeve-tee': 'Jersey Top',
  tank: 'Rib Tank',
  'drape-top': 'Draped Top',
  'heavy-tee': 'T-Shirt',
  corset: 'Corset',
  'knit-vest': 'Sleeveless Sweater',
  'slip-dress': 'Slip Dress',
  'column-gown': 'Column Gown',
  'ball-gown': 'Ball Gown',
  'knit-dress': 'Knit Dress',
  blazer: 'Blazer',
  'double-blazer': 'Double Blazer',
  'tweed-jacket': 'Cropped Jacket',
  'wool-coat': 'Long Coat',
  'wrap-coat': 'Wrap Coat',
  duffle: 'Duffle Coat',
  'rain-jacket': 'Rain Jacket',
  puffer: 'Puffer Jacket',
  'slim-trousers': 'Slim Trousers',
  jeans: 'Jeans',
  leggings: 'Leggings',
  'mini-skirt': 'Mini Skirt',
  'tiered-skirt': 'Tiered Skirt',
  'tulle-skirt': 'Tulle Skirt',
  'pleated-skirt': 'Pleated Skirt',
  boilersuit: 'Utility Jumpsuit',
  swimsuit: 'Swimsuit',
  pyjamas: 'Pyjamas',
  'puff-blouse': 'Puff Blouse',
  'smock-dress': 'Smocked Dress',
};

/** Two or three sentences about a plan. `voice` (an integer ≥ 0) chooses among the ways of saying it. */
export function writeConcept(plan: ConceptPlan, label: string, voice: number): Concept {
  const subject = subjectOf(plan);
  const sentences = [
    opening(plan, subject, voice),
    making(plan, voice >> 1),
    closing(plan, subject, isSmall(plan) ? '' : label, voice),
  ];
  return { name: nameOf(plan), category: CATEGORY[plan.archetype.garment], description: sentences.join(' ') };
}

/** Beside a small piece the word of a style (`safari`, `punk`) would be read as a garment of its own. */
const isSmall = ({ archetype }: ConceptPlan): boolean =>
  ['accessory', 'bag', 'headwear'].includes(CATEGORY[archetype.garment]);

function nameOf({ archetype, nameWord }: ConceptPlan): string {
  return `${nameWord} ${TITLES[archetype.id] ?? titleCase(archetype.noun)}`;
}

function subjectOf({ archetype, cut }: ConceptPlan): Subject {
  const words = `${cut} ${archetype.noun}`;
  const plural = /(?<!s)s$/.test(archetype.noun);
  if (plural) return { phrase: words, it: 'they', is: 'are', asks: 'ask', plural };
  return { phrase: withArticle(words), it: 'it', is: 'is', asks: 'asks', plural };
}

function opening({ cloth, colour }: ConceptPlan, { phrase }: Subject, voice: number): string {
  const said = [
    `${phrase} in ${cloth.phrase}, ${cloth.nature}; the palette is ${colour}.`,
    `${phrase} in ${colour}, made of ${cloth.phrase}, ${cloth.nature}.`,
    `${colour}: ${phrase} in ${cloth.phrase}, ${cloth.nature}.`,
    `In ${colour}: ${phrase} of ${cloth.phrase}, ${cloth.nature}.`,
  ];
  return capital(said[voice % said.length]);
}

function making({ notes, trim, cut }: ConceptPlan, voice: number): string {
  const note = notes[(voice + cut.length + trim.id.length) % notes.length];
  const said = [
    `${note}; the eye goes to ${trim.phrase}.`,
    `${note}, and the signature is ${trim.phrase}.`,
    `The first thing to notice is ${trim.phrase}; up close, ${note}.`,
    `${note}, with one flourish: ${trim.phrase}.`,
    `Look closer and you find ${trim.phrase}; ${note}.`,
  ];
  return capital(said[voice % said.length]);
}

function closing(plan: ConceptPlan, subject: Subject, label: string, voice: number): string {
  const { it, is, asks } = subject;
  const { occasion } = plan;
  const mood = subject.plural
    ? plan.mood.replace(/\bits(elf)?\b/g, (_, self) => (self ? 'themselves' : 'their'))
    : plan.mood;
  const piece = label === '' ? 'made' : `${withArticle(properLabel(label))} piece`;
  const said = [
    `${mood}, ${it} ${is} meant for ${occasion}.`,
    `${piece} for ${occasion}: ${mood}.`,
    `${it} ${is} ${mood}, and ${asks} for ${occasion}.`,
    `Think of ${occasion}: ${it} ${is} ${mood}.`,
    `For ${occasion}, ${mood} from the first wearing.`,
    `${piece} for ${occasion}: ${mood}.`,
  ];
  return capital(said[voice % said.length]);
}

/** Styles that English writes with a capital. */
const PROPER =
  /\b(?:nordic|scandinavian|scandi|japanese|swedish|french|parisian|italian|british|english|american|indian|moroccan|african|chinese|korean|russian|mexican|spanish|greek|roman|victorian|edwardian|georgian|gothic revival|art deco|bauhaus|memphis|y2k|harajuku|ivy league)\b/giu;

const properLabel = (label: string): string =>
  label.replace(PROPER, (word) =>
    /\d/.test(word) ? word.toUpperCase() : word.replace(/(^|\s)\p{L}/gu, (start) => start.toUpperCase()),
  );

/** `an` before a vowel that is heard: an 80s, a uniform, a one-piece. */
function withArticle(words: string): string {
  const an = /^(?:[aeio]|u(?!ni|ti)|8|11|18)/i.test(words) && !/^(?:one|euro)/i.test(words);
  return `${an ? 'an' : 'a'} ${words}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const titleCase = (noun: string): string => noun.replace(/(^|[\s-])\p{Ll}/gu, (start) => start.toUpperCase());
