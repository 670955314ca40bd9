import { isOfClass, isRelated } from '../../lexicon/index.js';
import type { Reading } from '../reading.js';
import { sameThing } from '../same-thing.js';
import type { Asked } from './asked.js';
import type { Candidate } from './candidates.js';
import { isCalled } from './frames.js';

const MEETS = new Set<string>(['same', 'synonym', 'kind-of']);
const SHORT = 4;
/** What may be anything is of no kind. */
const GENERIC =
  /^(?:item|product|article|object|thing|name|number|place|location|position|point|part|type|kind|group|unit|contents?|leave|without|avoid|exclude|omit|serve|with|device|machine|equipment)$/;

/** Whether a word of a text calls something by what a slot asks for. */
export function meets({ head, frames }: Asked, word: string, language: string): boolean {
  const said = word.toLowerCase();
  if (said === head || frames.some((frame) => isCalled(frame, said) || frame.heads.has(said))) return true;
  if (said.length < SHORT || head.length < SHORT || GENERIC.test(head)) return false;
  if (sameThing(head, said)) return true;
  return language === 'en' && MEETS.has(isRelated(head, said)?.kind ?? '');
}

const OTHERWISE =
  /^(?:former|previous|ex|old|new|next|deputy|vice|assistant|acting|additional|second|main|first|other|another|head|tidigare|förra|nya|ny|ehemalige|neue|neuer|stellvertretende|weitere|zweite)$/;
const COLON = /([\p{L}][\p{L}\d’' -]{0,50}?)\s?:\s{1,3}["“„»]?$/u;
const RIGHT_BEFORE =
  /(?<![\p{L}\d])((?:\p{L}[\p{L}-]*\s){0,2}\p{L}[\p{L}-]*)(?:,?\s(?:no\.?|nr\.?|number|nummer)\s?|\s\((?:no\.?|nr\.?|number|order)?\s?|\s#?|,\s|\s)["“„»'‘]?$/u;
const IS =
  /(?<![\p{L}\d])((?:\p{L}[\p{L}-]*\s){0,2}\p{L}[\p{L}-]*)\s(?:is|was|remains|are|är|var|blir|ist|war|bleibt|heißt|heter|is called|is named|called|named|:)\s(?:now\s|nu\s|jetzt\s)?["“„»]?$/u;
/** "Coldharbour Barn, Wells": a name before it does not call it. */
const OF_NAME = /\p{Lu}\S*\s\p{Lu}\S*$/u;
const BRACKETS =
  /^["”«]?\s\((?:(?:the|our|my|an?|die|der|den|le|la|el)\s)?((?:\p{L}[\p{L}-]*\s){0,2}\p{L}[\p{L}-]*)\)/u;
const APART =
  /^,\s(?!(?:with|in|on|at|for|from|to|of|by|and|or|but|as|if|when|who|which|not|also|please|med|mit|avec|con|på|av|för|für|von|och|und|et|aber|men)(?!\p{L}))(?:(?:the|an?|our|my|his|her|their|your|en|vår|ein|eine|unser|unsere)\s)?((?:\p{Ll}[\p{L}-]*\s){0,3}?\p{Ll}[\p{L}-]*)(?=[,.;)]|$|\s(?:of|at|in|for|from|who|and|was|is|on|belonging|with|som|och|von|und|aus|mit)(?!\p{L}))/u;
const IS_AFTER =
  /^\s(?:is|was|will be|remains|är|ist|blir|wird)\s(?:(?:the|an?|our|my|his|her|their|your|en|vår|ein|eine|unser|unsere)\s)?((?:\p{Ll}[\p{L}-]*\s){0,2}?\p{Ll}[\p{L}-]*)(?=[,.;)]|$|\s(?:of|at|in|for|and|on|här|hier)(?!\p{L}))/u;
const AS =
  /^\s[^.!?;,]{0,40}?\s(?:as|som|als)\s(?:(?:the|an?|our|en|vår|ein|eine)\s)?((?:\p{L}[\p{L}-]*\s){0,2}?\p{L}[\p{L}-]*)(?=[,.;)]|$)/u;

/** By what words a text calls a stretch, and whether a colon says so. */
interface Label {
  phrase: string;
  isMarked: boolean;
}

/** The words by which a text calls a stretch, each as a phrase: "Best man:", "his lawyer,", "(tenant)", "is our new coach". */
export function labelsOf(
  { start, end, sentence }: Pick<Candidate, 'start' | 'end' | 'sentence'>,
  { text }: Pick<Reading, 'text'>,
): Label[] {
  const before = text.slice(sentence.start, start);
  const after = text.slice(end, sentence.end);
  const beside = RIGHT_BEFORE.exec(before);
  const marked = COLON.exec(before)?.[1];
  const found = [
    ...[IS].map((pattern) => pattern.exec(before)?.[1]),
    beside !== null &&
    !(
      /,\s["“„»'‘]?$/u.test(beside[0]) &&
      (OF_NAME.test(beside[1]) || !isOfClass(beside[1].split(' ').at(-1) ?? '', 'person'))
    )
      ? beside[1]
      : undefined,
    ...[BRACKETS, APART, IS_AFTER, AS].map((pattern) => pattern.exec(after)?.[1]),
  ];
  const plain = found.flatMap((phrase) => (phrase === undefined ? [] : [{ phrase, isMarked: false }]));
  return marked === undefined ? plain : [{ phrase: marked, isMarked: true }, ...plain];
}

/** How well a phrase names what is asked for: its last word, or its first where more of the name follows; less where it is another of the kind. */
export function calledSo(asked: Asked, { phrase, isMarked }: Label, language: string): number {
  const words = phrase.toLowerCase().split(' ');
  const at = words.findLastIndex((word) => meets(asked, word, language));
  if (at < 0 || (at < words.length - 1 && !(isMarked && /^(?:on|of|for|im|in|av|för|von)$/.test(words[at + 1]))))
    return 0;
  const others = words.slice(0, at).filter((word) => OTHERWISE.test(word));
  const isOther = others.some((word) => !isWanted(asked, word));
  const lacks = asked.core
    .slice(0, -1)
    .some((word) => OTHERWISE.test(word) && !words.includes(word) && !(asked.turn !== null && others.length > 0));
  return isOther || lacks ? 0 : 3 + (others.length > 0 ? 1 : 0);
}

const isWanted = ({ core, turn }: Asked, word: string): boolean =>
  core.includes(word) ||
  (turn === 'before' && /^(?:former|previous|ex|old|tidigare|förra|ehemalige)$/.test(word)) ||
  (turn === 'after' && /^(?:new|next|nya|ny|neue|neuer)$/.test(word));
