import { CATEGORY, type Garment } from '../../design-vocabulary.js';
import { denies, entailed } from '../choice.js';
import type { Span } from '../clause.js';
import { mayHave } from '../expression-of.js';
import { fromText, type Grounded } from '../grounded.js';
import { decided } from '../house.js';
import { greaterThan } from '../judged/greater-than.js';
import { consents } from '../judged/consents.js';
import { bleachKnown, careKnown } from '../known/care.js';
import { byTemplate, isOnlyAskedFor, predicated, reckonedTruth, toldOtherwise } from '../judged/index.js';
import { containsTold, forbiddenBySymbol, isClothSo, isOfClass, takenByApi } from '../known/index.js';
import { truthByKin } from '../kin/index.js';
import { opposed, together } from '../opposites.js';
import type { Property } from '../property.js';
import { type Reading, readingOf } from '../reading.js';
import { aboutTopic } from './about.js';
import { contradicted } from './contradicted.js';
import { drawn } from './drawn.js';
import { excepted } from './excepted.js';
import { mayBe, ONLY } from './allowance.js';
import { careOf } from './care.js';
import { lesserWish } from './lesser-wish.js';
import { needless } from './needless.js';
import { openOnDay, openTold } from '../problems/index.js';
import { settled } from '../settled.js';
import { byMeaning } from '../sorting/by-meaning.js';
import { isOnlyLikeIt, widely, widelyTrue, yesOrNo } from '../sorting/yes-or-no.js';
import { sizeInStock } from './size-in-stock.js';
import { recommends } from './recommends.js';
import { toldBeforeQuestion } from './told-before-question.js';
import { toldTruth } from './told-truth.js';
import type { Ground } from './ground.js';
import { withinTerm } from './within-term.js';
import type { Place } from './place.js';

const EMPTY = /^(is|has|are|was|can|should|needs?|wants?|does|do|be|the|a|it)$/;
/** What somebody wants or may do is not told by what is so. */
const WISHED =
  /^(?:wants?|wanted|needs?|needed|requests?|requested|asks?|can|may|should|will|must|next|planned|future)$/;
/** What a text says that tells what is in a thing. */
const HOLDS =
  /(?<!\p{L})(?:contains?|traces|ingredients?|made (?:of|from|with)|innehåller|enthält|contient|contiene)(?!\p{L})/iu;

/** Yes where the text says it, no where it denies it, or what the answer in words decides; what the wider tables read otherwise stays open. */
export function truth(ground: Ground, reading: Reading, place: Place, isOwn: boolean): Grounded | null {
  const sized = isOwn && !ground.wishes ? sizeInStock(place.property, reading, place.scope) : null;
  if (sized) return sized;
  const said = preferred(ground, reading, place, isOwn) ?? (isOwn ? inStatement(ground, reading, place) : null);
  const told = contradicted(said, reading);
  const wide = widely(place.property, reading, place.scope);
  if (wide === undefined) return told;
  if (told !== null && told.value !== wide?.value) return null;
  return contradicted(wide, reading);
}

/** What a statement before a question says, or a verdict. */
const inStatement = ({ wishes }: Ground, reading: Reading, { property }: Place): Grounded | null =>
  wishes
    ? null
    : (toldBeforeQuestion(tellingWords(property, reading.text), reading) ?? recommends(property.words, reading.text));

/** What is said, unless it is what somebody would rather not have. */
function preferred(ground: Ground, reading: Reading, place: Place, isOwn: boolean): Grounded | null {
  const told = read(ground, reading, place, isOwn);
  const lesser = told?.value === true ? lesserWish(reading.text) : undefined;
  if (lesser === undefined) return told;
  const scope = { start: 0, end: lesser.length };
  const own = read(
    ground,
    readingOf(`I want ${lesser}.`),
    { ...place, scope: { ...scope, end: lesser.length + 8 } },
    isOwn,
  );
  return own?.value === true ? fromText(false, lesser) : told;
}

function read(ground: Ground, reading: Reading, place: Place, isOwn: boolean): Grounded | null {
  const { house } = ground;
  const { property, scope } = place;
  const compared =
    isOwn && !ground.wishes ? (isClothSo(property, reading) ?? greaterThan(property, reading, scope)) : null;
  if (compared) return compared;
  if (isOnlyAskedFor(property.words, reading, scope)) return null;
  const onDay = ground.wishes ? undefined : openTold(property, reading, scope);
  if (onDay !== undefined) return onDay;
  const inTime = drawn(property.words, reading, scope) ?? withinTerm(property, reading) ?? openOnDay(property, reading);
  if (inTime) return inTime;
  const decidedBy = yesOrNo(property, reading, scope);
  if (decidedBy || isOnlyLikeIt(property, reading, scope)) return decidedBy;
  const formed = ground.wishes ? undefined : byTemplate(property, reading, scope);
  if (formed !== undefined) return formed;
  const words = tellingWords(property, reading.text);
  const text = reading.text.slice(scope.start, scope.end);
  const kind = words.length === 1 ? ofGarment(words[0], reading) : null;
  const told =
    needless(words, reading, scope) ??
    kind ??
    ofLabel(words, text) ??
    excepted(property.words, reading, scope) ??
    containsTold(property.words, reading, scope) ??
    careOf(property.words, text) ??
    consents(property.words, reading, scope) ??
    reckonedTruth(property.words, reading, scope) ??
    mayBe(property.words, settled(reading).text.slice(scope.start, scope.end)) ??
    (isOwn ? (careKnown(property.words, reading) ?? bleachKnown(property.words, reading)) : null);
  if (told) return told;
  const known = isOwn
    ? (takenByApi(property, text) ??
      aboutTopic(ground, place) ??
      forbiddenBySymbol(words, text) ??
      isOfClass(words, reading, scope))
    : null;
  if (known) return known;
  if (isOwn && isAsked(property, words, text)) return decided(house.answer);
  const isWished = property.words.some((word) => WISHED.test(word));
  const said = isWished ? reading : settled(reading);
  const open = said.text.slice(scope.start, scope.end);
  return (
    stated(words, open) ??
    together(words, open) ??
    opposed(words, open) ??
    byChoice(words, property, said, scope) ??
    predicated(property.words, said, scope) ??
    toldTruth(words, said, scope) ??
    (isWished ? null : (truthByKin(words, said, scope) ?? toldOtherwise(property.words, said, scope))) ??
    widelyTrue(property, reading, scope) ??
    byMeaning(property, reading, scope)
  );
}

const tellingWords = (property: Property, text: string): string[] =>
  property.words.filter((word) => !EMPTY.test(word) && !(/^contains?$/.test(word) && HOLDS.test(text)));

/** "Dry clean only": not for the machine. */
const ofLabel = (words: readonly string[], text: string): Grounded | null =>
  words.includes('machine') && words.some((word) => word.startsWith('wash')) && ONLY.test(text)
    ? fromText(false, text.slice(0, 80))
    : null;

/** Whether the text is a question for what a name says. */
const isAsked = ({ weakKind }: Property, words: readonly string[], text: string): boolean =>
  /\?/.test(text) &&
  (weakKind === 'result' ||
    /^(allowed|safe|ok|possible|yes|washable|permitted)$/.test(words.join(' ')) ||
    words.some((word) => text.toLowerCase().includes(word.slice(0, 5))));

/** Whether a garment of the text is of the kind that a name like `is_dress` says. */
function ofGarment(word: string, { mentions }: Reading): Grounded | null {
  const kinds = new Set<string>([...Object.keys(CATEGORY), ...Object.values(CATEGORY)]);
  if (!kinds.has(word)) return null;
  const garments = mentions.filter(({ attribute, negated }) => attribute === 'garment' && !negated);
  const is = garments.map(({ value }) => value === word || CATEGORY[value as Garment] === word);
  return new Set(is).size === 1 ? fromText(is[0], garments[0].text) : null;
}

/** What the text says in the very words of the name. */
function stated(words: readonly string[], text: string): Grounded | null {
  if (words.length === 0) return null;
  const low = text.toLowerCase();
  const name = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '')).join(String.raw`[\s-]{0,2}`);
  const at = mayHave(name, low) ? low.search(new RegExp(String.raw`(?<!\p{L})${name}`, 'u')) : -1;
  return at < 0 || /\?\s*$/.test(text)
    ? null
    : fromText(!denies(low.slice(0, at)) && !IS_LACKING.test(low.slice(at)), around(text, at));
}

/** "Smart meter was never fitted", "parking is not included". */
const IS_LACKING =
  /^[^.!?;,\n]{1,60}?\s(?:(?:is|are|was|were|has|have|had|will)\s(?:not|never|no longer)|(?:is|are|was|were|has|have|had|wo)n['’]t)\s(?:yet\s|been\s|be\s){0,2}(?:fitted|installed|included|provided|available|offered|supplied|there|possible|allowed|permitted|needed|required|wanted)(?!\p{L})/u;

/** Some words before and after a place. */
const around = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - 20), at + 30)
    .replace(at > 20 ? /^\S*\s/u : /^\s/u, '')
    .replace(text.length > at + 30 ? /\s\S*$/u : /\s$/u, '')
    .trim();

function byChoice(words: readonly string[], property: Property, reading: Reading, scope: Span): Grounded | null {
  if (isOfStock(words)) return null;
  const found = entailed([words.join(' ')], property, reading, scope);
  if (found) return { ...found, value: true };
  const denied = entailed([`not ${words.join(' ')}`], property, reading, scope);
  return denied && { ...denied, value: false };
}

/** "Do you have it in stock?" is about it, and says neither that it is nor that it is not. */
const isOfStock = (words: readonly string[]): boolean =>
  /^(?:in stock|stock|available|availability|sold out)$/u.test(words.join(' '));
