import type { Span } from '../../clause.js';
import { nounsOf } from '../nouns-of.js';
import { objectOfVerb } from '../object-of-verb.js';
import { besideNoun, quotesIn } from '../spans.js';
import type { Asked } from './asked.js';
import { isFrom, isTo } from './before.js';
import { type Found, isFree, oneOf } from './found.js';
import { isBreak, phraseAt } from './phrase.js';
import { withoutVerb } from './people.js';
import type { Text } from './text.js';
import { likeness } from './words.js';

const COUNTED =
  /^(?:pack|packs|box|boxes|bottles?|bags?|pieces?|units?|tubes?|tablets?|litres?|metres?|rolls?|pairs?|st|stycken|förpackning(?:ar)?|askar?|flask(?:a|or)|packung(?:en)?|flaschen?|stück|boîtes?|bouteilles?|sachets?|cajas?|botellas?|paquetes?)$/u;
const PEOPLE = /^(?:people|persons?|guests?|adults?|children|personen|personer|gäste|gäster|personnes|personas)$/u;
const OF = /^(?:of|av|von|de|d|du)$/u;

/** The thing that an argument asks for: quoted, beside its noun, counted, the only name, the object of the wish. */
export function thingFor(
  asked: Asked,
  said: Text,
  taken: readonly Span[],
  isOnly: boolean,
  own: ReadonlySet<string>,
): Found | null {
  const free = (all: readonly Found[]): Found[] => all.filter((one) => isFree(one, taken) && !isOwnWord(one, own));
  const measured =
    asked.isRequired && isOnly
      ? free(countedIn(said)).filter(({ start }) =>
          /(?:\sof|\sd['’e]|\sav|\svon|\sde)\s$/u.test(said.text.slice(Math.max(0, start - 5), start)),
        )
      : [];
  if (measured.length > 0) return oneOf(measured);
  const quoted = free(quotesIn(said.text).map((one) => ({ ...one, value: one.text })));
  if (quoted.length === 1 && (isOnly || asked.isRequired)) return quoted[0];
  if (quoted.length === 1 && LABEL.test(asked.name) && CALLED.test(said.text.slice(0, quoted[0].start)))
    return quoted[0];
  const called = LABEL.test(asked.name) ? free(calledSo(said.text)) : [];
  if (called.length === 1) return called[0];
  const is = free(afterIs(asked, said));
  if (is.length === 1) return is[0];
  const beside = free(
    besideNoun(nounsOf(asked.name, asked.schema), said.text).map((one) => ({ ...one, value: one.text })),
  );
  if (beside.length > 0) return oneOf(beside);
  if (!asked.isRequired || !isOnly) return null;
  const codes = free(said.stretches.filter(({ kind, text }) => kind === 'code' && /\d/u.test(text)));
  if (codes.length > 0) return oneOf(codes);
  const counted = free(countedIn(said));
  if (counted.length > 0) return oneOf(counted);
  const names = free(
    said.names
      .flatMap((one) =>
        withoutVerb(one, said.tokens.find((token) => token.start === one.start)?.isFirst === true, false),
      )
      .filter(({ start }) => !isFrom(said.text, start)),
  );
  if (names.length === 1 && said.reading.language !== 'de') return names[0];
  const objects = free(objectOfVerb(said.text).map((one) => ({ ...one, value: one.text })));
  return objects.length > 0 ? oneOf(objects) : null;
}

/** 'An alarm called "Gym"': what is made is given a name. */
export const LABEL = /^(?:label|name|title|nickname|tag)$/u;
const CALLED =
  /(?<!\p{L})(?:called|named|labell?ed|titled|label|som heter|kallad|med namnet|namens|genannt|mit dem namen|appelée?|nommée?|llamad[oa]|con el nombre)\s["'“”„«»‘’]?\s?$/iu;

/** "An event called Budget Review on …": the words with capital letters right behind that, where no more of a name follows. */
export const calledSo = (text: string): Found[] =>
  [...text.matchAll(/(?<=\s)\p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*){0,4}/gu)]
    .filter(({ 0: own, index }) => CALLED.test(text.slice(0, index)) && ENDS.test(text.slice(index + own.length)))
    .map(({ 0: own, index }) => ({ value: own, text: own, start: index, end: index + own.length }));
/** A day, a time, somebody who is invited. */
const ENDS =
  /^(?:\s*[.,;!?]|\s*$|\s(?:on|at|from|tomorrow|today|next|this|am|um|an|ein|den|på|kl|imorgon|le|à|demain|el|a las|mañana)(?!\p{L})|\s(?:for|för|für|pour|para|in|on)(?=\s\d)|\s(?:and|und|och|et|y)(?=\s\p{Ll}))/u;

/** "Fabric is cotton poplin": what an argument is said to be. */
function afterIs({ words }: Asked, { tokens, text }: Text): Found[] {
  return tokens.flatMap(({ low, end }, at) => {
    const isIt = words[0] !== undefined && low.length > 3 && likeness(words[0], low) >= 0.9;
    const found =
      isIt && /^(?: (?:is|är|ist|est|es)|:) /u.test(text.slice(end, end + 6))
        ? phraseAt(tokens, text[end] === ':' ? at + 1 : at + 2, text)
        : null;
    return found ? [found] : [];
  });
}

/** A word that the function itself is called by is no thing of its own. */
const isOwnWord = ({ text }: Found, own: ReadonlySet<string>): boolean =>
  /^(?:love|like|wish|want|need|ones?|new|it|them|that|this|time|help|some\p{L}*|any\p{L}*|every\p{L}*|things?|stuff|något|etwas|quelque chose|algo)$/iu.test(
    text,
  ) ||
  text
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => own.has(word) || [...own].some((one) => one.length > 3 && likeness(one, word) >= 0.9));

/** "Two boxes of Doliprane", "cuatro lavandas": what is counted. */
function countedIn({ stretches, tokens, text }: Text): Found[] {
  return stretches
    .filter(({ kind }) => kind === 'number')
    .flatMap(({ end, unit }) => {
      let at = tokens.findIndex(({ start }) => start >= end);
      if (at < 0 || tokens[at].gap !== ' ') return [];
      const isIn = COUNTED.test(tokens[at].low) || unit !== undefined;
      if (COUNTED.test(tokens[at].low) && unit === undefined) at++;
      const isOf = at < tokens.length && OF.test(tokens[at].low);
      if (isIn && isOf) at++;
      if (at < tokens.length && PEOPLE.test(tokens[at].low)) return [];
      const found = at < tokens.length && (tokens[at].gap === ' ' || !isIn) ? phraseAt(tokens, at, text) : null;
      return found ? [found] : [];
    });
}

/** "From Elm Court to the central station": a place by the word before it. */
export function placeFor(asked: Asked, { tokens, text, stretches }: Text, taken: readonly Span[]): Found | null {
  const isStart = /(?:^|_)(?:from|origin|pickup|start|departure|source)/iu.test(asked.name);
  const isEnd = /(?:^|_)(?:to|destination|dropoff|arrival|target|end)(?:$|_)/iu.test(asked.name);
  const fits = (start: number): boolean =>
    isStart
      ? isFrom(text, start) || (/pick_?up|collect/iu.test(asked.name) && isAt(text, start))
      : isTo(text, start) || (!isEnd && isAt(text, start));
  const all = tokens.flatMap((token, at) => {
    const before = tokens.at(at - 1);
    if (
      at === 0 ||
      !before ||
      !fits(token.start) ||
      stretches.some((one) => one.kind !== 'address' && one.start <= token.start && token.start < one.end)
    )
      return [];
    const address = stretches.find((one) => one.kind === 'address' && one.start === token.start);
    const found = address ?? phraseAt(tokens, at, text);
    const own = found && /^\p{Lu}/u.test(found.text) && !address ? withNumber(inCapitals(found), text) : found;
    if (own && !isStart && HOLDER.test(text.slice(own.end, own.end + 12))) return [];
    return own && own.start === token.start && (/^\p{Lu}/u.test(own.text) || isStart || isEnd || address)
      ? [own, ...listedAfter(own, text)]
      : [];
  });
  const free = all.filter((one) => isFree(one, taken) && !SPEAKER.test(one.text));
  const capitals = free.filter((one) => /^[\p{Lu}\d]/u.test(one.text));
  const own = capitals.length > 0 ? capitals : free;
  return oneOf(own.filter((one, i) => own.findIndex(({ start }) => start === one.start) === i));
}

/** "I've": who speaks is no place, whatever the capital. */
const SPEAKER = /^I(?:['’]\p{L}+)?$/u;

/** "… and Vimar in Trieste": who is somewhere is no place. */
const HOLDER = /^ (?:in|aus|from|i|från|à|en|de) \p{Lu}/u;

/** "Malmö within": a place ends with its last capital letter. */
function inCapitals({ text, start }: Found): Found {
  const said =
    /^\p{Lu}[^\s]*(?: (?:\p{Lu}[^\s]*|de|la|am|an|der|upon)(?= \p{Lu}|$))*(?: \p{Lu}[^\s]*)?/u.exec(text)?.[0] ?? text;
  return { value: said, text: said, start, end: start + said.length };
}

const NEXT_WORD = /^\s(\p{Ll}[\p{L}-]*)/u;
const WHEN =
  /^(?:today|tonight|tomorrow|now|asap|immediately|next|this|within|via|idag|imorgon|ikväll|nu|senast|inom|genast|heute|morgen|sofort|jetzt|spätestens|innerhalb|aujourd|demain|maintenant|hoy|mañana|ahora|where|wo|där|où|donde)$/u;

const MOST_BEHIND = 24;

/** "Warehouse 20 pallets": whether what stands behind a number is counted by it. */
function isCountOf(behind: string): boolean {
  const next = NEXT_WORD.exec(behind)?.[1];
  return next !== undefined && next.length > 2 && !isBreak(next) && !WHEN.test(next);
}

/** "Dock 2", "Halle 4": a place by its number. */
function withNumber(one: Found, text: string): Found {
  const number = /^ \d{1,3}(?=[,.;?!]?(?:$|\s(?!o['’]clock|\p{Lu}?\d)))/u.exec(text.slice(one.end, one.end + 6))?.[0];
  if (number === undefined || !NUMBERED_PLACE.test(one.text)) return one;
  const behind = one.end + number.length;
  if (isCountOf(text.slice(behind, behind + MOST_BEHIND))) return one;
  return {
    value: `${one.text}${number}`,
    text: `${one.text}${number}`,
    start: one.start,
    end: one.end + number.length,
  };
}
const NUMBERED_PLACE =
  /^(?:dock|gate|bay|hall|platform|pier|ramp|door|warehouse|store|depot|line|floor|kaj|port|hall|spår|lager|rampe|tor|halle|gleis|lager|quai|porte|entrepôt|muelle|puerta|andén|nave|almacén)$/iu;

/** "Bergen, Tromso and Oslo": what is listed with a place. */
function listedAfter(first: Found, text: string): Found[] {
  const found: Found[] = [];
  const next =
    /^(?:, |,? (?:and|och|und|et|y) (?:in |i |à |en )?)(\p{Lu}[\p{L}'’-]+)(?=[,.?!]|$| (?:and|och|und|et|y)(?!\p{L}))/u;
  for (let end = first.end; found.length < 8;) {
    const one = next.exec(text.slice(end, end + 60));
    if (!one) break;
    const start = end + one[0].length - one[1].length;
    end = start + one[1].length;
    found.push({ value: one[1], text: one[1], start, end });
  }
  return found;
}

const AT = /(?<!\p{L})(?:at|in|i|på|vid|in|im|à|au|en|of)\s$/u;
const isAt = (text: string, start: number): boolean => AT.test(text.slice(Math.max(0, start - 8), start));
