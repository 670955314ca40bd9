import { planConcepts } from '../concepts/index.js';
import { completedOf, type GarmentSpec, readBrief } from '../design-vocabulary.js';

/** What is known of one thing that a schema may ask for; words are candidates, best first. */
export interface Facts {
  name: string;
  description: string;
  /** lists of words by meaning: `colour`, `fabric` */
  words: Readonly<Record<string, readonly string[]>>;
  numbers: Readonly<Record<string, number>>;
  /** Things it is made of, when a schema wants a list of objects: its colours, its fabrics. */
  parts: Readonly<Record<string, readonly Facts[]>>;
}

/** Different concepts, read one by one as they are asked for, since reading costs some milliseconds each. */
export interface Plans {
  length: number;
  at(index: number): Facts;
  /** How many the text asks for, if it says so. */
  wanted: number | null;
}

/** Cloth from this weight on is for the cold, up to that one for the heat, g/m². */
const [WARM_GSM, LIGHT_GSM] = [280, 170];
const CONCEPTS = 20;
const STYLE_LENGTH = 80;
const READ_LENGTH = 2000;
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const TAL = ['noll', 'ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio'];

const PLANS =
  /(?<!\p{L})(plan|design|suggest|create|propose|invent|imagine|draw up|come up with|föreslå|designa|skapa|hitta på|entwirf|entwerfe|schlag|gestalte|propose[zr]?|conçois|crée|invente|imagine[zr]?|diseña|propón|crea|inventa|sugiere)(?!\p{L})/giu;
const THINGS =
  /(?<!\p{L})(concepts?|outfits?|garments?|looks?|collections?|capsules?|designs?|wardrobes?|dress(es)?|skirts?|coats?|jackets?|shirts?|trousers|pants|plagg|koncept|kläder|kollektion|klänning(ar)?|kleid(er)?|entw[uü]rfe?|kollektion|tenues?|vêtements?|robes?|prendas?|conjuntos?|vestidos?)(?!\p{L})/iu;

/** Concepts for a text that asks to have something designed; null where it asks for nothing of the kind. Equal text and seed give equal plans. */
export function plansFor(text: string, seed: string): Plans | null {
  const asked = beginning(text.trim(), READ_LENGTH);
  if (!isAskedFor(asked)) return null;
  const wanted = wantedIn(asked);
  const concepts = conceptsOf(beginning(asked, STYLE_LENGTH) || 'everyday', seed);
  const own = wanted === null ? garmentIn(asked) : null;
  if (!own) return { ...concepts, wanted };
  return { length: concepts.length + 1, at: (i) => (i === 0 ? own : concepts.at(i - 1)), wanted };
}

/** Whether something is to be designed: a word that asks for it, and another of a thing; an "Open Design Night" is neither. */
function isAskedFor(asked: string): boolean {
  const verbs = [...asked.matchAll(PLANS)].filter(
    ({ index }) => !TOLD.test(asked.slice(Math.max(0, index - 12), index)),
  );
  return verbs.some(({ index, 0: verb }) => {
    const rest = `${asked.slice(0, index)} ${asked.slice(index + verb.length)}`;
    return THINGS.test(rest) || (verb.toLowerCase() === 'design' && BEGINS.test(asked.slice(0, index)));
  });
}

/** What leads to a noun, or to what somebody else does. */
const TOLD = /(?<!\p{L})(?:the|an?|our|my|his|her|their|this|that|open|new|we|they|he|she)\s$/iu;
const BEGINS = /(?:^|[.!?:\n]\s*|(?<!\p{L})(?:please|you|to|and|bitte|vänligen)\s)$/iu;

/** Without half of a surrogate pair at its end. */
const beginning = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

function garmentIn(question: string): Facts | null {
  const reading = readBrief({ description: beginning(question, READ_LENGTH) });
  if (!reading.ok) return null;
  const facts = specFacts(completedOf(reading.brief));
  return { ...facts, description: question };
}

function conceptsOf(style: string, seed: string): Pick<Plans, 'length' | 'at'> {
  const planned = planConcepts(style, CONCEPTS, seed);
  const read = new Map<number, Facts>();
  const at = (index: number): Facts => {
    const known = read.get(index) ?? conceptFacts(planned[index]);
    read.set(index, known);
    return known;
  };
  return { length: planned.length, at };
}

function conceptFacts({ name, category, description }: ReturnType<typeof planConcepts>[number]): Facts {
  const reading = readBrief({ description });
  const facts = reading.ok ? specFacts(completedOf(reading.brief)) : plain(name);
  return { ...facts, name, description, words: { ...facts.words, category: [category] } };
}

const plain = (name: string, words: Facts['words'] = {}, numbers: Facts['numbers'] = {}): Facts => ({
  name,
  description: name,
  words,
  numbers,
  parts: {},
});

function specFacts(spec: GarmentSpec): Facts {
  const colours = spec.colors.map(({ name, hex, role }) => plain(name, { colour: [name], hex: [hex], role: [role] }));
  const fabrics = spec.fabrics.map(({ name, composition, weight_gsm }) =>
    plain(name, { fabric: [name], composition: [composition] }, { weight: weight_gsm }),
  );
  const name = [spec.colors[0]?.name, spec.fabrics[0]?.name, spec.garment].filter(Boolean).join(' ');
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    description: name,
    words: specWords(spec),
    numbers: { weight: spec.fabrics[0]?.weight_gsm ?? 0, pocket: spec.counts?.pockets ?? spec.pockets.length },
    parts: { colour: colours, fabric: fabrics },
  };
}

function specWords(spec: GarmentSpec): Facts['words'] {
  const words: Record<string, readonly (string | null | undefined)[]> = {
    garment: [spec.garment],
    category: [spec.category],
    colour: spec.colors.map(({ name }) => name),
    hex: spec.colors.map(({ hex }) => hex),
    fabric: spec.fabrics.map(({ name }) => name),
    composition: spec.fabrics.map(({ composition }) => composition),
    silhouette: [spec.silhouette],
    fit: [spec.fit],
    length: [spec.length],
    neckline: [spec.neckline],
    collar: [spec.collar],
    sleeve: [spec.sleeve.length, spec.sleeve.type],
    closure: [spec.closure],
    pocket: spec.pockets.map((pocket) => (typeof pocket === 'string' ? pocket : null)),
    print: [spec.print],
    detail: spec.details,
    season: spec.season.length > 0 ? spec.season : seasonsOf(spec),
    occasion: spec.occasion,
    era: [spec.era],
    gender: [spec.gender],
    size: [spec.size],
  };
  return Object.fromEntries(
    Object.entries(words).map(([name, values]) => [name, values.filter((value) => typeof value === 'string')]),
  );
}

/** By the weight of the cloth, where nothing else is said. */
function seasonsOf({ fabrics }: GarmentSpec): readonly string[] {
  const weight = fabrics[0]?.weight_gsm ?? 0;
  if (weight >= WARM_GSM) return ['autumn', 'winter', 'fall'];
  return weight > 0 && weight <= LIGHT_GSM ? ['summer', 'spring'] : [];
}

/** A number from 1 to 20 in the question, as a digit or a word. */
function wantedIn(question: string): number | null {
  for (const [word] of question
    .slice(0, READ_LENGTH)
    .toLowerCase()
    .matchAll(/[\p{L}\d]+/gu)) {
    const n = /^\d{1,2}$/.test(word) ? Number(word) : Math.max(NUMBERS.indexOf(word), TAL.indexOf(word));
    if (n >= 2 && n <= CONCEPTS) return n;
  }
  return null;
}
