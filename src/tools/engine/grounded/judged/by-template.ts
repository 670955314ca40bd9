import { type Span, sentenceAt } from '../clause.js';
import { escaped } from '../expression-of.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { settled } from '../settled.js';
import { isDeniedBefore } from './scope.js';

const HAS = /^(?:has|have|with|includes?|hat|mit|har|med|avec|con|tiene)$/u;
const NEEDS =
  /^(?:needs?|needed|wants?|wanted|requires?|requests?|requested|asks?|wishes|braucht|will|wünscht|veut|souhaite|quiere|necesita|vill|behöver|önskar)$/u;
const SMALL = /^(?:an?|the|un|une|una|ein|eine|einen|en|ett)$/u;
const ARTICLE = String.raw`(?:(?:an?|the|any|eine?[mnrs]?|une?|una?|en|ett|la|le|el|de|du|des)\s)?`;
const [WITH, WITHOUT] = [
  'with|has|have|includes?|comes with|mit|hat|avec|a|con|tiene|lleva|med|har',
  "without|no|not any|nothing with|nothing in|nothing made of|ohne|keine?[nmrs]?|nichts mit|nichts aus|sans|pas de|pas d[’']|aucune?|rien en|sin|ningún|ninguna|nada de|nada con|utan|ingen|inget|inga|inget med",
];
const ASKS_FOR =
  /(?<!\p{L})(?:please|pls|could|can you|can i|would like|i['’]d like|want|wants|need|needs|have to be|has to be|must be|bitte|könnten|können sie|kann ich|möchte|brauche|soll|muss|pourriez|pouvez|puis-je|voudrais|besoin|faudrait|s['’]il vous|podría\p{L}*|pueden|quiero|quisiera|necesito|por favor|hay que|kan ni|kan jag|skulle|snälla|behöver|vill ha|måste)(?!\p{L})/iu;
const DONE = /(?<!\p{L})(?:was|were|been|has|had|wurde|wurden|a été|ont été|fue|fueron|blev|har)\s(?:\p{L}+\s)?$/iu;
const AM =
  /(?<!\p{L})(?:i am|i['’]m|as|ich bin|als|je suis|en tant que?|soy|como|jag är|som)\s(?:still\s|noch\s|fortfarande\s)?(?:an?\s|eine?\s|une?\s|una?\s|en\s)?(?:\p{L}{3,14}\s)?$/iu;
const REACTS =
  /(?<!\p{L})(?:allerg\p{L}*|rash|hives|itch\p{L}*|intoleran\p{L}*|react\p{L}*|ausschlag|juckt|vertrage|démange|boutons|irrit\p{L}*|sarpullido|picor|utslag|kliar|tål inte)(?!\p{L})/iu;

/**
 * `has_hood`, `needs_shortening`, `is_student`, `allergic_to_wool`: what the form of a name and a word of it in the text decide.
 * @returns null where what is wished is told only as done: then nothing decides it; undefined where the name has no such form
 */
export function byTemplate({ words }: Property, reading: Reading, scope: Span): Grounded | null | undefined {
  const wished = reading.text.slice(scope.start, scope.end);
  const said = settled(reading).text.slice(scope.start, scope.end);
  const [first, ...more] = words;
  const rest = more.filter((word) => !SMALL.test(word));
  if (rest.length > 0 && HAS.test(first)) return ofThing(rest.join(' '), said) ?? undefined;
  if (rest.length === 1 && NEEDS.test(first)) return ofWish(rest[0], wished);
  if (words.length === 3 && first.startsWith('allerg') && words[1] === 'to')
    return ofAllergy(words[2], said) ?? undefined;
  const noun = words.filter((word) => !/^(?:is|a|an|ist|est|es|är|customer|client)$/u.test(word));
  return noun.length === 1 && noun[0].length > 3 ? (ofSelf(noun[0], said) ?? undefined) : undefined;
}

/** Whether the sentence denies it before. */
function isDenied(text: string, at: number): boolean {
  const { start } = sentenceAt(text, at);
  return isDeniedBefore(text.slice(start), at - start);
}

const found = (lead: string, thing: string, text: string): RegExpExecArray | null =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${lead})\s?${ARTICLE}(?:\p{L}{3,14}\s)?${stemOf(thing)}\p{L}{0,3}(?!\p{L})`,
    'iu',
  ).exec(text);
const stemOf = (thing: string): string => escaped(thing.length > 4 ? thing.replace(/(?:es|s|e|en)$/u, '') : thing);

/** "With a hood but without an inner pocket." */
function ofThing(thing: string, text: string): Grounded | null {
  const [has, lacks] = [found(WITH, thing, text), found(WITHOUT, thing, text)];
  if (text.includes('?') || (has === null) === (lacks === null)) return null;
  const told = lacks ?? has;
  return told === null ? null : fromText(lacks === null && !isDenied(text, told.index), told[0]);
}

/** "Could I have the jeans shortened too?", "nothing with wool in it, please". */
function ofWish(word: string, text: string): Grounded | null | undefined {
  const lacks = found(WITHOUT, word, text);
  if (lacks) return fromText(false, lacks[0]);
  const stem = word.replace(/(?:ing|ung|ción|ado|ning)$/u, '').replace(/(?<=\p{L}{4})(?:e|en)$/u, '');
  if (stem.length < 4 || !/(?:ing|ung|ning)$/u.test(word)) return undefined;
  const at = new RegExp(String.raw`(?<!\p{L})(?:ge)?${escaped(stem)}\p{L}{0,4}(?!\p{L})`, 'iu').exec(text);
  if (at === null) return undefined;
  const { start, end } = sentenceAt(text, at.index);
  if (isDenied(text, at.index)) return fromText(false, text.slice(start, end).trim());
  if (ASKS_FOR.test(text.slice(start, at.index))) return fromText(true, at[0]);
  return DONE.test(text.slice(start, at.index)) ? null : undefined;
}

/** "I come out in a rash whenever I wear wool." */
function ofAllergy(thing: string, text: string): Grounded | null {
  const at = new RegExp(String.raw`(?<!\p{L})${stemOf(thing)}\p{L}{0,3}(?!\p{L})`, 'iu').exec(text);
  if (at === null) return null;
  const { start, end } = sentenceAt(text, at.index);
  const sentence = text.slice(start, end);
  const reacts = REACTS.exec(sentence);
  return reacts === null || sentence.endsWith('?')
    ? null
    : fromText(!isDeniedBefore(sentence, reacts.index), sentence.trim());
}

/** "I am a student, here is my card." */
function ofSelf(noun: string, text: string): Grounded | null {
  const at = new RegExp(String.raw`(?<!\p{L})${stemOf(noun)}(?:s|in|e|a)?(?!\p{L})`, 'iu').exec(text);
  const before = at === null ? '' : text.slice(Math.max(0, at.index - 50), at.index);
  return at !== null && AM.test(before) ? fromText(!isDenied(text, at.index), at[0]) : null;
}
