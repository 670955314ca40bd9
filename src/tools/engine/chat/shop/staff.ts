import { isNoun } from '../../lexicon/index.js';
import { PLAIN_WORDS } from '../knowledge/plain-words.js';
import { capital } from '../reply/say.js';
import { namesSomebody } from '../reply/names-somebody.js';
import { ORDERS } from '../reply/shop-words.js';
import { contentWords, saysThing } from './content-words.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { SAYS } from './shop-words.js';

/** "Who does wedding dresses?": the clause that names somebody and speaks of it. */
export function tellStaff({ asked, sentences, language }: ShopQuestion): ShopAnswer | null {
  if (!SAYS.who.test(asked)) return null;
  const words = contentWords(asked, language).filter((word) => !WHO.test(word));
  if (words.length === 0) return null;
  const clauses = sentences.filter((one) => !ORDERS.test(one)).flatMap((sentence) => clausesOf(sentence));
  const found = clauses
    .map((clause) => ({ clause, fit: words.filter((word) => saysThing(clause, word)).length }))
    .filter(({ clause, fit }) => fit > 0 && isOfSomebody(clause, asked, language))
    .sort((a, b) => b.fit - a.fit);
  const [best, next] = found;
  if (!best || (next && next.fit === best.fit && words.length > best.fit)) return null;
  return { text: capital(best.clause.trim().replace(/[.;,]?$/u, '.')) };
}

const isOfSomebody = (clause: string, asked: string, language: ShopQuestion['language']): boolean =>
  namesSomebody(clause, asked, language) ||
  (language !== 'de' &&
    NAME_FIRST.test(clause) &&
    !PLAIN_WORDS.has(clause.split(' ')[0].toLowerCase()) &&
    !isThingFirst(clause));
const isThingFirst = (clause: string): boolean => isNoun(clause.split(' ')[0]);
const WHO = /^(?:who|whom|does|makes|vem|gör|wer|macht|wem|qui|fait|quién|quiénes|hace|hacen)$/u;
/** A name at the beginning, before a deed. */
const NAME_FIRST = /^\p{Lu}\p{Ll}+ \p{Ll}/u;

const clausesOf = (sentence: string): string[] =>
  sentence.split(/;\s|,\s(?=\p{Lu}\p{Ll}+ \p{Ll})|\s(?:and|och|und|et|y)\s(?=\p{Lu}\p{Ll}+ \p{Ll})/u);
