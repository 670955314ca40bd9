import { STOPS } from '../facts/words.js';
import { stretches } from '../mention.js';
import months from '../words/months.yaml.js';

/** A word of a text, or what is written as one: `m.lindgren`, `web-03`. */
export interface Token {
  text: string;
  /** in small letters */
  low: string;
  start: number;
  end: number;
  /** what parts it from the one before */
  gap: string;
  /** whether a sentence begins with it */
  isFirst: boolean;
}

/** Of a text so many characters are heard as a wish. */
const MOST_HEARD = 1500;

/** "HGT 519" is one word: a plate, a flight. */
const WORD = /\p{Lu}{2,4} \d{2,5}(?![\p{L}\d.,]*[\p{L}\d])|[\p{L}\d]+(?:[.,_’'/-][\p{L}\d]+)*/gu;

export function tokensOf(whole: string): Token[] {
  const text = whole.slice(0, MOST_HEARD);
  let from = 0;
  return stretches(WORD, text).map(({ text: said, start, end }) => {
    const gap = text.slice(from, start);
    from = end;
    return {
      text: said,
      low: said.toLowerCase(),
      start,
      end,
      gap,
      isFirst: !/[\p{L}\d]/u.test(text.slice(0, start)) || /[.!?:]\s/u.test(gap),
    };
  });
}

const MONTHS = new Set((months as string[][]).flat().map((month) => month.toLowerCase()));
const TIMES = new Set(
  'today tomorrow tonight now please monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays idag imorgon tack snälla måndag tisdag onsdag torsdag fredag lördag söndag heute morgen bitte montag dienstag mittwoch donnerstag freitag samstag sonntag instead again also too back next this last around until till klockan kl uhr lang'.split(
    ' ',
  ),
);
const MORE =
  'how what when where why who which whose hur vad när var vem varför vilken vilket hos wie was wann wo wer warum welche comment quand où quel quelle combien cómo cuándo dónde qué cuánto and or but then och eller men sedan sen und oder aber et ou puis y o not no inte nicht pas my your his her our their its min mitt mina din ditt sin sitt vår vårt mein meine meinen meinem dein unser unsere ihr ihre mon ma mes mi mis me us them him some any another every there here off down away near behind between without during ska skulle bitte ab zum zur vom beim ins ans auch hos mot hela denna detta dessa diese dieser dieses'.split(
    ' ',
  );
const SMALL = new Set([...STOPS, ...MORE]);

/** What is no part of a name or a thing: a small word, a word of time. */
export const isSmall = (one: Token): boolean => SMALL.has(one.low) || isTime(one);
/** Words of time that are names of people too, where they are written so within a sentence. */
const SURNAMES = new Set(['Lang']);
const isTime = ({ low, text, isFirst }: Token): boolean =>
  (TIMES.has(low) || MONTHS.has(low)) && (isFirst || !SURNAMES.has(text));

const DETERMINER =
  /^(?:the|an?|my|our|your|his|her|their|this|that|den|det|de|en|ett|min|mitt|mina|vår|vårt|våra|din|ditt|der|die|das|dem|des|eine?[nmr]?|meine?[nmr]?|unsere?[nmr]?|diese[nmrs]?|im|zum|zur|vom|am|beim|ins|le|la|les|un|une|du|au|mon|ma|el|los|las|una|del|al|mi)$/u;
export const isDeterminer = ({ low }: Token): boolean => DETERMINER.test(low);

/** "Aspen", "T-118", "m.lindgren", "402": written as names are. */
export const isNameLike = (one: Token): boolean => (/^\p{Lu}/u.test(one.text) && !isTime(one)) || isCodeLike(one);
/** Letters and digits together, or letters parted by a mark. */
export const isCodeLike = ({ text }: Token): boolean =>
  /\d/.test(text)
    ? /\p{L}/u.test(text) && !/^\d+(?:[.,]\d+)?\p{Ll}+$/u.test(text) && !/^\d+(?:st|nd|rd|th)$/u.test(text)
    : /^\p{L}+[._]\p{L}+$/u.test(text);
export const isNumber = ({ text }: Token): boolean => /^\d+$/.test(text);
