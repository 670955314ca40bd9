import { isRelated, pastOf } from '../../lexicon/index.js';
import { denies, isOpen } from '../kin/words-of.js';
import type { Reading } from '../reading.js';
import { sameThing } from '../same-thing.js';
import { type Asked, TURN } from './asked.js';
import { saidWords } from './said-words.js';
import { isWriter, isWriting } from './writers.js';
import type { Candidate } from './candidates.js';
import { framesOf, isCalled } from './frames.js';
import { calledSo, labelsOf, meets } from './label.js';
import { fitsKind, isMade, NO_PERSON as PLACED } from './of-kind.js';

/** How surely a stretch of a text is what a slot asks for; 0 where nothing says so. */
export function evidenceFor(asked: Asked, candidate: Candidate, reading: Reading): number {
  if (
    !fitsKind(asked, candidate, reading) ||
    (candidate.kind === 'name' && /^['’]s(?!\p{L})/u.test(reading.text.slice(candidate.end)))
  )
    return 0;
  const isTold = isQualified(asked, candidate, reading);
  const best = isTold
    ? Math.max(0, ...WAYS.map((way) => way(asked, candidate, reading)))
    : byFrame({ ...asked, frames: asked.beside }, candidate, reading);
  return best === 0 ? 0 : best + bonus(asked, candidate);
}

/** Whether the sentence has what a name says beside its last word: "reception" of `reception_venue`. */
function isQualified(
  { core, head, isWhole, turn, of }: Asked,
  { sentence, start, end }: Candidate,
  { text }: Reading,
): boolean {
  if (turn !== null && !TURNS.test(text)) return false;
  if (isWhole || of === 'title' || of === 'clause') return true;
  const said =
    `${text.slice(sentence.start, start)} ${text.slice(end, sentence.end)}`.toLowerCase().match(/\p{L}+/gu) ?? [];
  return core.every(
    (word) =>
      word === head ||
      (turn !== null && TURN.test(word)) ||
      said.some((one) => sameThing(word, one)) ||
      text.slice(start, end).toLowerCase().includes(word),
  );
}

/** Words of a text in which somebody or something comes instead of another. */
const TURNS =
  /(?<!\p{L})(?:new|next|instead|replac\p{L}*|succe\p{L}*|takes? over|taking over|moved?|moves|moving|former\p{L}*|previous\p{L}*|old|until now|flytt\p{L}*|ny|nya|ersätt\p{L}*|efterträd\p{L}*|tidigare|istället|neue?[rns]?|statt|anstelle|ersetz\p{L}*|bisher\p{L}*|ehemalig\p{L}*|ab)(?!\p{L})/iu;

type Way = (asked: Asked, candidate: Candidate, reading: Reading) => number;

const around = ({ start, end, sentence }: Candidate, { text }: Reading): [before: string, after: string] => [
  text.slice(sentence.start, start),
  text.slice(end, sentence.end),
];

/** By the words that call it. */
const byLabel: Way = (asked, candidate, reading) =>
  candidate.kind === 'thing' || asked.of === 'model'
    ? 0
    : Math.max(
        0,
        ...labelsOf(candidate, reading)
          .filter(({ phrase }) => asked.of !== 'maker' || isNamed(asked, phrase))
          .map((phrase) => calledSo(asked, phrase, reading.language)),
      );
/** "Of the brand Crescent": not "Skoda Octavia". */
const isNamed = ({ frames }: Asked, phrase: string): boolean =>
  frames.some((frame) => isCalled(frame, phrase.toLowerCase().split(' ').at(-1) ?? ''));

/** By what stands around such a one. */
const byFrame: Way = (asked, candidate, reading) => {
  const [before, after] = around(candidate, reading);
  const frames =
    asked.turn === null || isSaid(asked, candidate, reading)
      ? asked.turn === 'before'
        ? asked.frames.slice(-1)
        : asked.frames
      : [];
  if (
    (candidate.part === 'whole' || candidate.kind === 'thing') &&
    !OPEN.test(after) &&
    !AFTER_PREPOSITION.test(before) &&
    frames.some(({ follows }) => follows?.test(after.slice(0, 60)))
  )
    return 3;
  if (candidate.part === 'start' || denies(before.slice(-20).replace(NO, '')) || isBareBy(asked, candidate, before))
    return 0;
  if (asked.of === 'place' && candidate.kind === 'thing' && NO_PLACE.test(candidate.text)) return 0;
  if (asked.of === 'thing' && NO_GOODS.test(candidate.text)) return 0;
  if (asked.of === 'place' && TO_SOMEBODY.test(before)) return 0;
  const isLed = frames.some(({ leads }) => leads?.test(before.slice(-80)));
  return isLed ? (asked.of === 'place' && candidate.mention !== 'place' ? 2 : 3) : 0;
};
/** Of who came before or comes after somebody: what they do is told too; a place is only moved. */
const isSaid = ({ head, of }: Asked, { sentence }: Candidate, { text }: Reading): boolean =>
  of === 'place' ||
  head === 'predecessor' ||
  (
    text
      .slice(sentence.start, sentence.end)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).some((one) => one === head || sameThing(head, one) || isRelated(head, one)?.kind === 'derived');
const TO_SOMEBODY =
  /(?<!\p{L})(?:[Aa]ssigned|[Bb]elong\p{L}*|[Tt]alk\p{L}*|[Ss]peak\p{L}*|[Ll]ent|[Hh]anded|[Rr]efer\p{L}*|[Gg]iven|[Ss]old)\s(?:\p{L}+\s)?to\s$/u;
const NO_GOODS = /(?<!\p{L})(?:request|order|form|slip|label|policy|number|date|address)$/u;
const NO_PLACE =
  /(?<!\p{L})(?:past|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|night|morning|afternoon|evening|weekend|week|month|year|time|moment|case|general|fact|least|once)$/iu;
const NO = /(?<!\p{L})(?:can['’]t|cannot|doesn['’]t|no|not|without|inte|utan|keine?|nicht|ohne|ingen|inga)(?!\p{L})/giu;
/** "To Rügen drives us …": no subject. */
const AFTER_PREPOSITION = /(?<!\p{L})(?:nach|in|to|from|at|i|till|von|på|on|for|with|mit|by|av|of)\s$/iu;
const OPEN = /\?|(?<!\p{L})(?:if|whether|might|may|om|ob|falls|wenn)(?!\p{L})/iu;
/** "Waschmaschine von Miele": a maker by one word after what is made. */
const isBareBy = ({ of }: Asked, { text }: Candidate, before: string): boolean =>
  of === 'maker' && (text.includes(' ') || !/\p{L}\s(?:by|av|von)\s$/u.test(before));

/** By what it is itself: "Juniper Suite", "lemon cake", "dishwasher", "Goethestraße". */
const byHead: Way = (asked, candidate, reading) =>
  candidate.kind === 'thing' ? byNoun(asked, candidate, reading) : byName(asked, candidate, reading);

const byNoun: Way = (asked, { text, part, start, end }, { language, text: whole }) => {
  const words = text.toLowerCase().split(' ');
  const last = words[words.length - 1];
  if (
    asked.of === 'animal' ||
    (asked.core.includes(last) && words.length === 1) ||
    pastOf(last) !== null ||
    isCode(whole.slice(end, end + 12))
  )
    return 0;
  if (asked.of === 'place') return last !== asked.head && isRelated(asked.head, last)?.kind === 'kind-of' ? 2.5 : 0;
  const isOwn = last === asked.head || asked.frames.some(({ heads }) => heads.has(last));
  const isKind =
    isOwn ||
    (meets(asked, last, language) && (language !== 'en' || AN.test(whole.slice(Math.max(0, start - 8), start))));
  return isKind ? (part === 'whole' ? 3 : 2) : 0;
};
const AN = /(?<!\p{L})(?:the|an?|my|our|your|his|her|their|this|one)\s$/iu;
const isCode = (after: string): boolean => /^\s(?=\S{0,8}\d)[A-Z\d]/u.test(after);

const byName: Way = ({ of, frames, head }, { kind, part, text, end }, { text: whole }) => {
  if (kind !== 'name' || part !== 'whole' || NAMELESS.has(of)) return 0;
  const words = text.toLowerCase().split(' ');
  const ends = words[words.length - 1];
  const heads = [...frames.flatMap((frame) => [...frame.heads]), head];
  if (words.length === 1 && /^\s\d/u.test(whole.slice(end))) return 0;
  if (words.length === 1)
    return heads.some((one) => (one.length > 4 || one === 'saal') && ends.length > one.length + 1 && ends.endsWith(one))
      ? 3
      : 0;
  return heads.includes(ends) || heads.includes(words[0]) ? 3 : 0;
};
const NAMELESS = new Set<Asked['of']>(['person', 'maker', 'model', 'animal', 'code', 'none']);

const AGENT = /(?:er|or|ant|ent|ist|ee|man|woman)$/u;
const DOES = new Set<string>(['derived', 'same']);
const VERB = /^\s(?:(?:has|have|had|will|also|then|is|was|be|been)\s){0,3}(\p{Ll}{3,20})(?!\p{L})/u;
const BY = /(?<!\p{L})(\p{L}{4,20})\s(?:by|to)\s$/u;

/** By what somebody does, or what was done by or to them. */
const byDeed: Way = (asked, candidate, reading) => {
  if (asked.of !== 'person' || reading.language !== 'en' || !AGENT.test(asked.head) || asked.turn === 'before')
    return 0;
  const [before, after] = around(candidate, reading);
  const verb = VERB.exec(after)?.[1];
  const done = BY.exec(before)?.[1];
  const isSo = (word: string | undefined): boolean =>
    word !== undefined && DOES.has(isRelated(asked.head, word)?.kind ?? '');
  if (asked.head.endsWith('ee')) return isSo(done) ? 3 : 0;
  return (isSo(verb) && candidate.part === 'whole' && !isOpen(after)) || (isSo(done) && !denies(before)) ? 3 : 0;
};

/** Who writes: by how a letter begins or is signed. */
const byWriter: Way = (asked, candidate, reading) => {
  if (
    candidate.kind !== 'name' ||
    !isWriter(asked.head, saidWords(reading)) ||
    (/^(?:Dr|Prof)/u.test(candidate.text) && !asked.head.startsWith('nam'))
  )
    return 0;
  return isWriting(candidate, reading.text) ? 2.5 : 0;
};

/** "The only quoted words are a title." */
const byMarks: Way = (asked, { kind }, reading) => {
  if (asked.of !== 'title' || kind !== 'quoted') return 0;
  const isSo =
    /^(?:title|titel|titre|título)$/.test(asked.head) ||
    [...saidWords(reading)].some(
      (word) =>
        asked.core.includes(word) || asked.frames.some((frame) => frame.heads.has(word) || isCalled(frame, word)),
    );
  return isSo ? 2.5 : 0;
};

/** "“The Salt Path” by Raynor Winn", "Romanen Vinterlöven av Hedda Ranmark". */
const byWork: Way = (asked, candidate, reading) => {
  const [before] = around(candidate, reading);
  const said = saidWords(reading);
  const isMaker = asked.frames.some(
    ({ names, heads }) =>
      (names.includes('author') || names.includes('artist')) && [...heads].some((word) => said.has(word)),
  );
  return isMaker && candidate.text.includes(' ') && AFTER_WORK.test(before) ? 3 : 0;
};
const AFTER_WORK = /(?:["”»«'’]|\S\s\p{Lu}[\p{L}’']*),?\s(?:by|av|von)\s$/u;

/** "Trek bike", "Bosch cordless drill", "Skoda". */
const byMake: Way = (asked, candidate, reading) =>
  asked.of === 'maker' || asked.of === 'model' ? isMade(asked, candidate, reading) : 0;

/** "9 Tanner Row, York.", "Coldharbour Barn, Wells.": a town stands last. */
const byTown: Way = ({ of, head }, candidate, reading) => {
  const [before, after] = around(candidate, reading);
  const isLast =
    (PLACED.test(before.replace(/,\s$/u, '')) || /\d\p{L}?,\s$/u.test(before)) &&
    /,\s$/u.test(before) &&
    /^\s*(?:$|[.,])/u.test(after);
  return of === 'place' &&
    /^(?:city|town|stad|stadt|ort|ville|village)$/.test(head) &&
    candidate.part === 'whole' &&
    isLast &&
    !/\d/u.test(candidate.text)
    ? 2.5
    : 0;
};

/** "Dr Whitlock": a doctor by the title. */
const byTitle: Way = ({ of, frames }, { text, kind }, reading) =>
  of === 'person' &&
  kind === 'name' &&
  text.includes(' ') &&
  /^Dr\.?\s/u.test(text) &&
  frames.some(({ names, heads }) => heads.has('dr') && (!names.includes('vet') || isOfAnimals(reading)))
    ? 2
    : 0;

const [PET] = framesOf('pet');
const isOfAnimals = (reading: Reading): boolean =>
  [...saidWords(reading)].some((word) => PET.heads.has(word) || isCalled(PET, word));

/** "Your Bosch cordless drill": what a maker's name stands before. */
const byMaker: Way = ({ of, frames }, candidate, reading) => {
  const [before] = around(candidate, reading);
  const isProduct = of === 'thing' && frames.some(({ names }) => names.includes('product'));
  return isProduct &&
    candidate.kind === 'thing' &&
    candidate.part === 'whole' &&
    AFTER_MAKER.test(before) &&
    !IS_VERB.test(reading.text.slice(candidate.start, candidate.end + 5))
    ? 3
    : 0;
};
const IS_VERB = /\s\p{L}+s\s(?:an?|the|it|my|no)(?!\p{L})/u;
const AFTER_MAKER = /(?<!\p{L})(?:[Mm]y|[Yy]our|[Tt]he|[Oo]ur|[Aa]n?|[Mm]in|[Mm]itt|[Mm]eine?)\s\p{Lu}[\p{L}\d-]*\s$/u;

const WAYS: readonly Way[] = [
  byLabel,
  byFrame,
  byHead,
  byDeed,
  byWriter,
  byMarks,
  byWork,
  byMake,
  byTown,
  byTitle,
  byMaker,
];

const bonus = (asked: Asked, { mention, kind }: Candidate): number =>
  (asked.of === 'place' && (mention === 'place' || mention === 'street')) || (asked.of === 'title' && kind === 'quoted')
    ? 0.5
    : asked.of === 'person' && mention === 'person'
      ? 0.25
      : 0;
