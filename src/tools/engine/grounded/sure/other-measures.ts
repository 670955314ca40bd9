import type { Doubt } from './finding.js';

/** `lina_metres` of "40 lengths": a count of things is no length. */
const isCountOfThings: Doubt = ({ query, fact: { unit, nouns } }) =>
  unit === undefined &&
  query.unit?.dimension === 'length' &&
  /^(?:lengths|laps|rounds|varv|längder|bahnen)$/u.test(nouns[0] ?? '');

const FULL =
  /(?<!\p{L})(?:half|third|quarter|thirds|quarters|halv|tredjedel|fjärdedel|halb|drittel|viertel|moitié|tiers)[ -](?:full|empty|used|voll|leer|fylld\p{L}?|fullt?|pleine?|vide)(?!\p{L})/iu;

/** "Holds 60 litres and is a third full": then there are not 60 in it. */
const isOnlyPartFull: Doubt = ({ property: { words }, fact, text }) =>
  fact.unit !== undefined &&
  FULL.test(text) &&
  !words.some((word) =>
    /^(?:capacity|holds|max|maximum|total|size|volume|full|volym|fassungsvermögen|capacité)$/u.test(word),
  );

const TO = /^\s?(?:to|till|bis|–|-|à)\s?\d/iu;

/** "Pages 34 to 96": where it begins is not how many. */
const isStartOfRange: Doubt = ({ property: { words }, fact, text }) =>
  TO.test(text.slice(fact.at + fact.quote.length)) &&
  words.some((word) => /^(?:read|count|number|total|many|antal|anzahl|pages|seiten|sidor)$/u.test(word)) &&
  !words.some((word) => /^(?:first|from|start|page|min|lower)$/u.test(word));

const BY_BEFORE = /\d\s?\p{L}{0,3}\s?(?:by|x|×|mal|sur|por|på|gånger)\s$/iu;

/** "3.20 m by 60 cm": the second is no length. */
const isSecondSide: Doubt = ({ property: { words }, fact, text }) =>
  words.some((word) => /^(?:length|längd|länge|longueur|largo)$/u.test(word)) &&
  BY_BEFORE.test(text.slice(Math.max(0, fact.at - 16), fact.at));

/** Numbers that measure something else than what a name asks for. */
export const OTHER_MEASURES: readonly Doubt[] = [isCountOfThings, isOnlyPartFull, isStartOfRange, isSecondSide];
