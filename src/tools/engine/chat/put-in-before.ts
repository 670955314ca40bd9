import type { Turn } from './facts.js';
import type { TopicKind } from './knowledge/topic.js';
import { mentionsIn } from './lexicon.js';
import { FILLERS, tokensOf } from './text.js';

/** How a message that only changes what was asked before begins, and how it ends. */
const OPENING =
  /^(?:(?:and|but|so|ok|okay|or|och|men|eller|alright|thanks|cool)[,\s]+){0,2}(?:(?:what|how|hur|vad)(?:['’]s| is| are| om| about| är det| blir det)?\s)?(?:(?:if|when|about|om|när)\s)?(?:(?:it|that|this|they|i|mine|den|det|de)(?:['’](?:s|m|re)| is| are| am| was| be|\sär)?\s)?(?:(?:more like|only|just|around|about|instead|bara|ungefär)\s)?(?:(?:for|with|on|in|of|from|as|at|to|by|för|med|på|av|i|vid|till|som|made of)\s)?(?:(?:an?|the|my|size|en|ett|min|mitt|storlek)\s)?/iu;
const CLOSING =
  /(?:\s(?:then|instead|please|now|one|ones|equivalent|sizes?|numbers?|outside|då|istället|tack|storlek))?\s{0,3}[?.!]{0,5}$/iu;

/** "If the shirt is silk" puts in what "if it is silk" does. */
const IF_THE_THING =
  /(?<=(?:^|\s)(?:if|when|om|när)\s)(?:(?:the|my|our|this)\s\p{L}{2,20}\s(?:is|was|are|were)(?:\smade)?|\p{L}{2,20}\s(?:är|var)(?:\sgjor[dt]a?)?)(?=\s)/iu;
/** What stands in the place of which: "grease rather than wine". */
const NOT_THAT =
  /,?\s(?:rather than|instead of|and not|not|istället för|snarare än|i stället för|och inte|inte)\s.{2,40}$/iu;

/** Parts of clothes, one of which is asked about like the other. */
const PART =
  '(?:shoulders?|waist(?:band)?|length|längden|sleeves?|hem|collar|seat|hips?|chest|bust|thighs?|neckline|lapels?|cuffs?|lining|crotch|straps?|bodice|axlar(?:na)?|midjan?|ärmar(?:na)?|fållen|kragen|baken|höfte[rn]|bysten|låren|fodret|manschetter(?:na)?|linningen)';
const SYSTEM =
  '(?:uk|us|usa|eu|europe|european|american|british|britain|america|france|french|italy|italian|japan|japanese|germany|german|spain|spanish|sweden|swedish|australia|australian|england|english|tyskland|frankrike|italien|spanien|sverige|cm|centimetres|centimeters|inches|inch|mm|yards|metres|meters|fahrenheit|celsius|storbritannien|europa|tum)';
const WHOM =
  "(?:wom[ae]n|womens|women['’]s|ladies|m[ae]n|mens|men['’]s|kids?|child(?:ren)?|girls?|boys?|kvinnor|kvinna|damer|män|herrar|barn)";
const FIGURE = '[-−–]?(?:minus )?\\d{1,3}(?:[.,]\\d{1,2})?';
const UNIT = '(?:cm|mm|inch(?:es)?|°c?|degrees|grader|years?(?: old)?|months?(?: old)?|år|månader|kg|x)';

const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'iu');
const within = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'iu');
const [IS_SYSTEM, IS_WHOM, IS_PART, IS_FIGURE] = [
  whole(`(?:the )?${SYSTEM}`),
  whole(WHOM),
  whole(PART),
  whole(`(?<letters>w ?)?${FIGURE}(?: ?${UNIT})?`),
];
const TARGET = new RegExp(`(?<=(?<!\\p{L})(?:in|to|into|i) (?:the )?)${SYSTEM}(?= sizes?(?!\\p{L})|[ ?.!]*$)`, 'iu');
const IN_FIGURES = new RegExp(`(?<![\\p{L}\\d.])(?:w ?)?${FIGURE}(?: ?${UNIT})?(?![\\p{L}\\d])`, 'giu');

/**
 * What a conversation asks when its last message only puts something else into the question before: another country or
 * unit, another figure, cloth, piece, occasion or wearer ("and in the US?", "what if it is silk?", "and at −10?"); null
 * where it does not.
 */
export function putInBefore(history: readonly Turn[], message: string): string | null {
  const before = history
    .filter(({ role }) => role === 'user')
    .slice(-MOST_TURNS)
    .reduce<string | null>((asked, { text }) => bare((asked && putInto(asked, text)) ?? text), null);
  return before === null || before.length > LONGEST ? null : putInto(before, message);
}

const MOST_TURNS = 4;
const LONGEST = 200;
const bare = (text: string): string =>
  text
    .slice(0, LONGEST + 1)
    .trim()
    .replace(/[.!?]{1,5}$/u, '');

function putInto(before: string, message: string): string | null {
  if (message.length > MOST_ADDED) return null;
  const ofTwo = betweenTwo(before, message);
  if (ofTwo) return ofTwo;
  const changed = message.trim().replace(CLOSING, '').replace(IF_THE_THING, 'it is').replace(NOT_THAT, '');
  const added = changed.replace(OPENING, '');
  if (added === '' || before === '') return null;
  return PUT_IN.reduce<string | null>((asked, put) => asked ?? put(before, added), null);
}

const MOST_ADDED = 60;

/** "Which one lasts longer?" after two cloths: which of those. */
function betweenTwo(before: string, message: string): string | null {
  const rest = WHICH.exec(message.trim())?.groups?.rest;
  const [one, other, ...more] = clothsIn(before);
  if (!rest || !one || !other || more.length > 0 || clothsIn(rest).length > 0) return null;
  return `${rest.replace(/[.!?]{1,5}$/u, '')}, ${one} or ${other}?`;
}

const WHICH =
  /^(?:(?:and|but|so|och|men)\s)?(?<rest>(?:which|vilken|vilket)(?: one| of (?:them|the two|these)| av dem)?\s.{3,50})$/iu;

/** The cloths that a text names, as it writes them. */
function clothsIn(text: string): string[] {
  const tokens = tokensOf(text);
  const found = mentionsIn(tokens).filter(({ topic }) => topic.kind === 'fabric');
  return [
    ...new Map(found.map(({ at, length, topic }) => [topic.id, tokens.slice(at, at + length).join(' ')])).values(),
  ];
}

/** "How many cm is that?" */
const HOW_MANY =
  /^(?:how many|how much|hur många|what is that|whats that|what)(?: is that)?(?: in)? (?<unit>cm|mm|centimetres|inches|tum|yards|metres)(?: (?:is|are|är) (?:that|it|this|those|det)(?: waist| inseam| hat| collar)?)?$/iu;

/** In another country or unit, where a figure was asked about. */
function withSystem(before: string, added: string): string | null {
  const unit = HOW_MANY.exec(added)?.groups?.unit;
  if (unit !== undefined) return withSystem(before, unit);
  if (!IS_SYSTEM.test(added) || !/\d/u.test(before)) return null;
  return TARGET.test(before) ? `${before.replace(TARGET, added)}?` : `${before} in ${added}?`;
}

/** For another wearer, where one was named or something was measured. */
function withWhom(before: string, added: string): string | null {
  if (!IS_WHOM.test(added)) return null;
  if (within(WHOM).test(before)) return `${before.replace(within(WHOM), added)}?`;
  return /\d/u.test(before) ? `${before} for ${added}?` : null;
}

/** Of another figure: the one of its unit, else the only one, else the first. */
function withFigure(before: string, added: string): string | null {
  if (!IS_FIGURE.test(added)) return null;
  const unit = unitOf(added);
  const all = [...before.matchAll(IN_FIGURES)];
  const same = all.find(([one]) => unitOf(one) === unit) ?? (unit === '' ? all[0] : undefined);
  if (!same) return null;
  const full = unit === '' ? `${added}${same[0].replace(within(FIGURE), '')}` : added;
  return `${before.slice(0, same.index)}${full}${before.slice(same.index + same[0].length)}?`;
}

const unitOf = (written: string): string => written.replace(within(FIGURE), '').trim().toLowerCase();

/** Of another thing of the kind that was named: a cloth, a piece, an occasion; a cloth also where none was. */
function withThing(before: string, added: string): string | null {
  const words = tokensOf(added);
  const [mention, ...others] = mentionsIn(words);
  if (!mention || others.some(({ at }) => at !== mention.at) || mention.length < words.length) return null;
  const { kind } = mention.topic;
  if (!CHANGED.has(kind)) return null;
  const place = placeOf(kind, before);
  if (place) return `${before.slice(0, place[0])}${added}${before.slice(place[1])}?`;
  return kind === 'fabric' && words.length === 1 ? `${before} of ${added}?` : null;
}

const CHANGED: ReadonlySet<TopicKind> = new Set(['fabric', 'garment', 'occasion', 'stain', 'season', 'colour']);

/** "What if the tablecloth is linen?": the thing itself is said to be of another cloth. */
export const saysOfThing = (message: string): boolean => IF_THE_THING.test(message);

/** The part of a piece that a message asks about and nothing else: "and the length of the jacket?"; null where it does not. */
export function partAsked(message: string): string | null {
  const added = message.trim().replace(CLOSING, '').replace(OPENING, '').replace(OF_THE_PIECE, '');
  return IS_PART.test(added) ? added : null;
}
const OF_THE_PIECE = / (?:of (?:the|my|a)|på|i) \p{L}{3,20}$/iu;

/** Of another part of a piece: "and the shoulders?" after its waist. */
const withPart = (before: string, added: string): string | null => partOf(before, added.replace(OF_THE_PIECE, ''));

const partOf = (before: string, part: string): string | null =>
  IS_PART.test(part) && within(PART).test(before) ? `${before.replace(within(PART), part)}?` : null;

const PUT_IN: readonly ((before: string, added: string) => string | null)[] = [
  withSystem,
  withWhom,
  withFigure,
  withPart,
  withThing,
];

/** From where to where a text names a thing of that kind. */
function placeOf(kind: TopicKind, text: string): readonly [number, number] | null {
  const words = [...text.matchAll(/[\p{L}\p{N}'’]+/gu)].filter(([word]) => !FILLERS.has(word.toLowerCase()));
  const mention = mentionsIn(words.map(([word]) => word.toLowerCase().replaceAll(/['’]/gu, ''))).find(
    ({ topic }) => topic.kind === kind,
  );
  const [first, last] = mention ? [words[mention.at], words[mention.at + mention.length - 1]] : [];
  return first && last ? [first.index, last.index + last[0].length] : null;
}
