import data from './in-general.yaml.js';

interface Words {
  anyone: string[];
  oneself: string[];
  certain: string[];
  arranged: string[];
}

const { anyone, oneself, certain, arranged } = data as Words;
const whole = (words: readonly string[]): string => String.raw`(?<!\p{L})(?:${words.join('|')})(?<=\s|(?!\p{L}))`;
const OPENS = String.raw`^\W*(?:(?:hi|hello|hej|hallo|bonjour|hola|and|och|und|et|y|so|but|also)[,!]?\s¿?){0,2}`;
const OF_ANYONE = new RegExp(`${OPENS}${whole(anyone)}`, 'iu');
const OF_ONESELF = new RegExp(`${OPENS}${whole(oneself)}`, 'iu');
const CERTAIN = new RegExp(whole(certain), 'iu');
const ARRANGED = new RegExp(whole(arranged), 'iu');
/** A number, a code, a name: a certain one is meant. */
const NAMED = /\d|["“„«]|(?<=\p{L}\s)\p{Lu}{2,}/u;

/** "By 3 cm", "after 30 days": how much is said of no certain thing. */
const MEASURE =
  /(?<![\p{L}\d])\d{1,4}(?:[.,]\d{1,2})?\s?(?:cm|mm|m|inch(?:es)?|%|percent|prozent|procent|°C?|degrees|grad(?:er)?|days?|weeks?|months?|tage?n?|wochen?|monate?n?|dagar|veckor|månader|jours?|semaines?|mois|días?|semanas?|mes(?:es)?)(?![\p{L}\d])/giu;

/**
 * "Can orders be cancelled?", "kann man Hosen kürzen lassen?": whether a text asks what may be done in general, which is told in words;
 * of no certain thing, and nothing beside it.
 */
export function isInGeneral(text: string): boolean {
  const bare = text.replace(MEASURE, '');
  if (!/^[^.!?]+\?\s*$/u.test(bare) || NAMED.test(bare)) return false;
  const opening = OF_ANYONE.exec(text) ?? (ARRANGED.test(text) || bare !== text ? null : OF_ONESELF.exec(text));
  return opening !== null && !CERTAIN.test(text.slice(opening[0].length));
}
