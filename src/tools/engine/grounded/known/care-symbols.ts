import { anyOf } from '../../../../common/kernel/any-of.js';
import { from, fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import { converted, unitNamed } from '../units.js';
import data from './symbol-meanings.yaml.js';

const CROSSED = String.raw`(?:crossed[ -]out|crossed|struck[ -]through|överkryssad|överkorsad|genomstruken|durchgestrichen(?:es|er|e)?|barrée?|tachad[oa])`;
const { symbols, asks } = data as unknown as Record<'symbols' | 'asks', Record<string, string>>;
const IN_SQUARE = new RegExp(anyOf(listOf(symbols.tumble)), 'iu');
const SYMBOLS = Object.entries(asks).map(([symbol, names]) => {
  const named = anyOf(listOf(symbols[symbol]).toSorted((a, b) => b.length - a.length));
  return {
    asks: new Set(listOf(names)),
    /** a circle in a square is another symbol */
    isOther: symbol === 'circle' ? IN_SQUARE : null,
    crossed: new RegExp(
      String.raw`(?<!\p{L})(?:${CROSSED}\s(?:${named})|(?:${named})\s(?:\p{L}{1,4}\s){0,2}(?:${CROSSED}|with (?:a|an) (?:x|cross)))(?!\p{L})`,
      'iu',
    ),
  };
});
const SMALL = /^(?:is|can|may|be|allowed|possible|ok|okay|safe|it|permitted|machine)$/;

/** `bleach_allowed` of "a crossed out triangle": no; null where no symbol that is crossed out forbids it. */
export function forbiddenBySymbol(words: readonly string[], text: string): Grounded | null {
  const asked = words.filter((word) => !SMALL.test(word)).join(' ');
  const symbol = SYMBOLS.find(({ asks: own, isOther }) => own.has(asked) && isOther?.test(text) !== true);
  if (
    /(?<!\p{L})(?:not|nicht|inte|pas|n['’]t)\s(?:\p{L}+\s){0,2}(?:crossed|struck|durchgestrichen|överkryssad|barré)/iu.test(
      text,
    )
  )
    return null;
  const said = symbol?.crossed.exec(text)?.[0];
  return said === undefined ? null : fromText(false, said);
}

const DOTS =
  /(?<!\p{L})(?:iron|bügeleisen|strykjärn|fer)\s(?:\p{L}{1,6}\s){1,3}?(one|single|1|two|2|three|3|eine[mn]?|ett?|en|zwei|två|drei|tre|un|deux|trois)\s(?:dots?|punkte?n?|prickar?|points?)(?!\p{L})/iu;
/** °C of an iron's sole at most, by dots. */
const AT_MOST = [110, 150, 200] as const;
const NUMBERS: readonly RegExp[] = [
  /^(?:one|single|1|eine[mn]?|ett?|en|un)$/iu,
  /^(?:two|2|zwei|två|deux)$/iu,
  /^(?:three|3|drei|tre|trois)$/iu,
];

/** "An iron with one dot": how hot it may be at most. */
export function heatOfIron({ words, kind, unit }: Property, asked: string): Grounded | null {
  const [told, ...more] = asked.matchAll(new RegExp(DOTS, 'giu'));
  const dots = more.length > 0 || /dots?(?!\p{L})[^.]{0,80}dots?(?!\p{L})/iu.test(asked) ? undefined : told?.[1];
  const at = dots === undefined ? -1 : NUMBERS.findIndex((pattern) => pattern.test(dots));
  const isHeat =
    kind === 'temperature' ||
    unit?.dimension === 'temperature' ||
    words.some((word) => /^(?:temp|heat|celsius)/.test(word));
  const celsius = unitNamed('celsius');
  if (at < 0 || !isHeat || !celsius) return null;
  const value = unit?.dimension === 'temperature' ? converted(AT_MOST[at], celsius, unit) : AT_MOST[at];
  return value === null ? null : from('knowledge:care/iso-3758', value);
}
