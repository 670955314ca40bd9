import { type Facts, pointFacts, type Sources } from './facts.js';

/** What a property's name may mean, by a word in it; the first that fits decides. */
const MEANINGS: readonly (readonly [pattern: RegExp, meaning: string])[] = [
  [/\b(hex|rgb)\b/, 'hex'],
  [/\b(colou?rs?|palette|farg|färg|farger|färger)\b/, 'colour'],
  [/\b(composition|fibres?|fibers?)\b/, 'composition'],
  [/\b(fabrics?|materials?|cloths?|textiles?|tyg|tyger)\b/, 'fabric'],
  [/\b(weight|gsm)\b/, 'weight'],
  [/\b(temperature|temp|celsius|degrees|temperatur|grader)\b/, 'temperature'],
  [/\b(category|categories|kategori)\b/, 'category'],
  [/\b(silhouettes?)\b/, 'silhouette'],
  [/\b(fit|passform)\b/, 'fit'],
  [/\b(neckline|neck)\b/, 'neckline'],
  [/\b(collar|krage)\b/, 'collar'],
  [/\b(sleeves?)\b/, 'sleeve'],
  [/\b(closure|fastening)\b/, 'closure'],
  [/\b(pockets?|fickor)\b/, 'pocket'],
  [/\b(print|pattern|motif)\b/, 'print'],
  [/\b(seasons?|säsong)\b/, 'season'],
  [/\b(occasions?|tillfälle)\b/, 'occasion'],
  [/\b(era|decade)\b/, 'era'],
  [/\b(gender|sex)\b/, 'gender'],
  [/\b(sizes?|storlek)\b/, 'size'],
  [/\b(length|längd)\b/, 'length'],
  [/\b(role)\b/, 'role'],
  [/\b(garments?|pieces?|plagg|product|item)\b/, 'garment'],
  [/\b(names?|titles?|label|namn)\b/, 'name'],
  [/\b(language|lang|locale|språk)\b/, 'language'],
  [/\b(question|query|prompt|request|input)\b/, 'question'],
  [/\b(descriptions?|beskrivning|concept)\b/, 'description'],
  [/\b(details|features|attributes|tags|keywords)\b/, 'detail'],
  [/\b(type|kind)\b/, 'garment'],
];
/** A list of these holds the answer point by point; one of them is its first. */
const POINTS = /\b(steps?|points?|tips?|bullets?|instructions?|advices|sentences|steg|punkter|råd)\b/;
const SUMMARY = /\b(summary|headline|short|brief|sammanfattning)\b/;
/** A list of whatever the answer enumerates. */
const LIST = /\b(items|list|values|entries|results|options|suggestions|ideas|recommendations)\b/;
/** Without a meaning of its own, such a text is the answer itself. */
const ANSWERS = /\b(answer|response|reply|text|content|message|advice|explanation|reason|reasoning|notes?|svar)\b/;

const wordsOf = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase();

export function meaningOf(name: string): string | null {
  const words = wordsOf(name);
  if (POINTS.test(words)) return 'point';
  if (LIST.test(words)) return 'listed';
  if (SUMMARY.test(words)) return 'summary';
  if (ANSWERS.test(words)) return 'answer';
  return MEANINGS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** Texts for a property, best first; never empty. @param listed whether the thing is one of several */
export function textsFor(name: string, facts: Facts, sources: Sources, listed: boolean): readonly string[] {
  const meaning = meaningOf(name);
  const answer = listed ? facts.description : sources.answer;
  const known = meaning === null ? undefined : ownTexts(meaning, facts, sources, answer);
  if (known && known.length > 0) return known;
  return [answer];
}

function ownTexts(meaning: string, facts: Facts, sources: Sources, answer: string): readonly string[] | undefined {
  if (meaning === 'answer') return [answer];
  const isWhole = answer === sources.answer;
  if (meaning === 'point') return isWhole ? sources.parts.points.map(({ text }) => text) : [answer];
  if (meaning === 'listed') return isWhole ? listOf(sources) : [answer];
  if (meaning === 'summary') return [isWhole ? sources.parts.summary : answer];
  const told = sources.own === null && isWhole ? toldOf(meaning, sources) : [];
  if (told.length > 0) return told;
  if (meaning === 'name') return [facts.name];
  if (meaning === 'description') return [facts.description];
  if (meaning === 'question') return [sources.question];
  if (meaning === 'language') return [sources.language, sources.language === 'sv' ? 'Swedish' : 'English'];
  return facts.words[meaning];
}

/** The things an answer names where they are several, else its points. */
function listOf({ parts }: Sources): readonly string[] {
  const named = [parts.fabrics, parts.colours, parts.garments].find((names) => names.length > 1);
  return named ?? parts.points.map(({ text }) => text);
}

/** What the answer itself names, where the question describes no garment. */
function toldOf(meaning: string, { parts }: Sources): readonly string[] {
  if (meaning === 'fabric') return parts.fabrics;
  if (meaning === 'garment') return parts.garments;
  return meaning === 'colour' ? parts.colours : [];
}

/** Every text there is, for what asks for a certain form only. */
export const allTexts = (facts: Facts, { answer, question }: Sources): readonly string[] => [
  ...Object.values(facts.words).flat(),
  facts.name,
  facts.description,
  answer,
  question,
];

/** The number a property's name asks for, if the thing has it, or the answer tells it. */
export function numberFor(name: string, facts: Facts, { answer }: Sources): number | undefined {
  const meaning = meaningOf(name);
  const degrees = meaning === 'temperature' ? /(\d{1,4})\s?°C/.exec(answer) : null;
  if (degrees) return Number(degrees[1]);
  return meaning === null ? undefined : facts.numbers[meaning];
}

/** The parts of a thing that a list of objects by this name holds; of the answer as a whole, its points. */
export function partsFor(name: string, facts: Facts, sources: Sources, listed: boolean): readonly Facts[] | undefined {
  const meaning = meaningOf(name);
  const { points } = sources.parts;
  if (meaning === 'point' && !listed && points.length > 0) return points.map(pointFacts);
  const parts = meaning === null ? undefined : facts.parts[meaning];
  return parts && parts.length > 0 ? parts : undefined;
}
