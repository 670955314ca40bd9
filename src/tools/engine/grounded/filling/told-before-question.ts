import { denies } from '../choice.js';
import { escaped } from '../expression-of.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import { type Reading, readingOf } from '../reading.js';
import data from '../words/only-to.yaml.js';
import { toldTruth } from './told-truth.js';

const WORDS = data as Record<'sends' | 'to' | 'only' | 'extra' | 'included', string>;
const any = (list: string): string => `(?:${listOf(list).join('|')})`;
const ONLY = new RegExp(String.raw`(?<!\p{L})${any(WORDS.only)}(?!\p{L})`, 'iu');
const SENDS = new RegExp(
  String.raw`(?<!\p{L})${any(WORDS.sends)}(?:\s${any(WORDS.only)})?\s${any(WORDS.to)}\s([^.!?;\n]{2,200})`,
  'giu',
);
const INCLUDED = new Set(listOf(WORDS.included));
/** What is so on a condition is not told. */
const CONDITION =
  /\d|(?<!\p{L})(?:if|unless|until|when|within|may|might|except|some|sometimes|usually|most|wenn|falls|bis|außer|manche|om|när|utom|si|sauf|quand|parfois|cuando|salvo|algunos?|hasta)(?!\p{L})/iu;

/** "It is water-repellent but not waterproof. Is it waterproof?": what a plain statement says that a question asks for. */
export function toldBeforeQuestion(words: readonly string[], { text, instructions }: Reading): Grounded | null {
  const at = /(?:^|[.!\n]\s?)([^.!?\n]+\?)\s*$/u.exec(text);
  if (!at || text.slice(0, at.index).includes('?')) return null;
  const [said, question] = [text.slice(0, at.index + 1).replace(at[1], ''), at[1]];
  const told = `${instructions ?? ''}\n${said}`.trim();
  return onlyTo(told, question) ?? paidApart(words, told) ?? plainlyTold(words, said, question);
}

/** "Ships to Sweden, Norway and Denmark only. Do you ship to Spain?" */
function onlyTo(told: string, question: string): Grounded | null {
  const asked = readingOf(question).mentions.filter(({ kind }) => kind === 'country');
  if (asked.length !== 1 || !new RegExp(any(WORDS.sends), 'iu').test(question)) return null;
  const lists = [...told.matchAll(SENDS)].filter(([whole]) => ONLY.test(whole));
  if (lists.length !== 1) return null;
  const named = readingOf(lists[0][1]).mentions.filter(({ kind }) => kind === 'country');
  const rest = named.reduce((now, { text }) => now.replace(text, ''), lists[0][1]).replace(ONLY, '');
  if (named.length === 0 || /\p{L}{4}/u.test(rest)) return null;
  return fromText(
    named.some(({ value }) => value === asked[0].value),
    lists[0][0],
  );
}

/** "Breakfast costs extra": not included. */
function paidApart(words: readonly string[], told: string): Grounded | null {
  const things = words.filter((word) => !INCLUDED.has(word) && word.length > 2);
  if (things.length !== 1 || things.length === words.length) return null;
  const found = new RegExp(String.raw`(?<!\p{L})${escaped(things[0])}\p{L}{0,3}\s${any(WORDS.extra)}`, 'iu').exec(told);
  return found && fromText(false, found[0]);
}

/** What the very words of a name say in a statement, where the question has them too. */
function plainlyTold(words: readonly string[], said: string, question: string): Grounded | null {
  const last = words.at(-1) ?? '';
  if (last.length < 4 || CONDITION.test(said) || !question.toLowerCase().includes(last.slice(0, 5))) return null;
  const all = toldTruth(words, readingOf(said), { start: 0, end: said.length });
  if (all) return all;
  const at = said.toLowerCase().search(new RegExp(String.raw`(?<!\p{L})${escaped(last)}(?!\p{L})`, 'u'));
  const isDenied = words.length === 1 && at >= 0 && /(?:but|aber|men|mais|pero)\s\p{L}+\s$/iu.test(said.slice(0, at));
  return isDenied && denies(said.slice(0, at)) ? fromText(false, said.trim()) : null;
}
