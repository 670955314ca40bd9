import { ARTICLES } from '../lexicon/function-words.js';
import life from '../lexicon/life.yaml.js';
import { fold } from '../words/lexeme.js';
import { weakBreak } from '../words/tokens.js';
import { says } from '../words/units.js';
import type { Unit } from '../words/units.js';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(fold));

const WORDS = Object.fromEntries(
  Object.entries(life as Record<string, string>).map(([name, words]) => [name, list(words)]),
) as Readonly<Record<'subjects' | 'owners' | 'verbs' | 'stops' | 'named' | 'breaks', ReadonlySet<string>>>;

/** What may be the thing itself instead of how the garment is. */
const THING = ['details', 'print', 'closure', 'neckline', 'collar', 'silhouette', 'sleeve.type', 'hem'] as const;
const isThing = (unit: Unit): boolean =>
  unit.lexeme !== null && !unit.lexeme.garment && THING.some((attribute) => says(unit, attribute));

/** Where the clause of a unit begins. */
function clauseStart(units: readonly Unit[], i: number): number {
  let from = i;
  while (from > 0 && !weakBreak(units[from].before)) from--;
  return from;
}

const bare = (units: readonly Unit[], i: number, next: number): Unit | null =>
  units[i + next] && !weakBreak(units[i + next].before) ? units[i + next] : null;

/** How far into its clause what is done may stand. */
const NEAR = 4;

/** Where in a clause it is said what somebody does; -1 where it says no such thing. */
function doneAt(clause: readonly Unit[]): number {
  const first = clause.findIndex(
    ({ word }) => !/^(?:and|but|because|as|since|when|och|men|und|aber|et|mais|y|pero)$/.test(word),
  );
  const word = clause[first]?.words[0] ?? '';
  const at = clause.findIndex(
    ({ words }, j) =>
      j >= first &&
      j <= first + NEAR &&
      !ARTICLES.has(clause[j - 1]?.word ?? '') &&
      words.some((one) => WORDS.verbs.has(one)),
  );
  const told = WORDS.subjects.has(word) || WORDS.owners.has(word) || (at === first && word.endsWith('ing'));
  return told ? at : -1;
}

/** "I collect mushrooms", "my son works with wood": what somebody has to do with, where the clause names no garment. */
function isOfDeed(units: readonly Unit[], i: number): boolean {
  const from = clauseStart(units, i);
  const clause = units.slice(from, i + 1);
  const at = doneAt(clause);
  if (at < 0 || from + at >= i) return false;
  return !clause.slice(at).some((unit) => WORDS.stops.has(unit.word) || unit.lexeme?.garment);
}

/** "My name is Crystal", "called Pearl". */
function isName(units: readonly Unit[], i: number): boolean {
  const before = units[i - 1]?.word ?? '';
  if (i > 0 && weakBreak(units[i].before)) return false;
  return WORDS.named.has(before) || (before === 'is' && units[i - 2]?.word === 'name');
}

/** "My old coat has holes", "her last dress is torn": how what is there already is. */
function isOfOld(units: readonly Unit[], i: number): boolean {
  const clause = units.slice(clauseStart(units, i), i);
  const at = clause.findIndex(
    ({ word }, j) =>
      WORDS.owners.has(word) &&
      /^(?:old|last|previous|current|existing|gamla|alte[rsn]?|vieux|vieille|viej[oa])$/.test(
        clause[j + 1]?.word ?? '',
      ),
  );
  return at >= 0 && !clause.slice(0, at).some(({ word }) => /^(?:like|as|from|than|som|wie|comme|como)$/.test(word));
}

/** "The zip always breaks". */
const isBreaking = (units: readonly Unit[], i: number): boolean =>
  says(units[i], 'closure') && [1, 2, 3].some((n) => WORDS.breaks.has(bare(units, i, n)?.word ?? ''));

const ROLES = /^(?:poet|bishop|trumpet|crew|column|sweetheart)$/;

/** "A shirt for our bishop", "he plays the trumpet". */
const isRole = (units: readonly Unit[], i: number): boolean =>
  ROLES.test(units[i].word) &&
  units[i].words.length === 1 &&
  (ARTICLES.has(units[i - 1]?.word ?? '') || WORDS.owners.has(units[i - 1]?.word ?? '')) &&
  /^(?:for|by|to|from|play|plays|playing|hi|dear|as)$/.test(units[i - 2]?.word ?? '') &&
  bare(units, i, 1) === null;

const TRAVELS = /^(?:by|on|for|to|catch|catching|take|taking|board|boarding)$/;

/** "The train to work", "catching a train", "by train". */
function isJourney(units: readonly Unit[], i: number): boolean {
  if (units[i].word !== 'train' || units[i].words.length > 1) return false;
  if (/^(?:to|station|journey|journeys|ride|rides|travel|driver|home)$/.test(bare(units, i, 1)?.word ?? ''))
    return true;
  const before = ARTICLES.has(units[i - 1]?.word ?? '') ? units[i - 2] : units[i - 1];
  return TRAVELS.test(before?.word ?? '');
}

/** "Please check the length", "my son leaves for school": what somebody shall do or does. */
function isDeed(units: readonly Unit[], i: number): boolean {
  const { word, words } = units[i];
  if (words.length > 1) return false;
  if (word === 'check') return /^(?:the|my|your|if|that|out|with|whether|it)$/.test(bare(units, i, 1)?.word ?? '');
  if (word === 'leaves') return /^(?:for|the|home|me|at|on|in|to|room)$/.test(bare(units, i, 1)?.word ?? '');
  if (word === 'gathers') return bare(units, i, 1)?.word === 'dust';
  return word === 'braces' && /^(?:knee|ankle|leg|teeth|dental|wrist|has|wears)$/.test(units[i - 1]?.word ?? '');
}

/** Flowers that are carried or matched are none of the cloth. */
const isMatched = (units: readonly Unit[], i: number): boolean =>
  says(units[i], 'print') &&
  units
    .slice(Math.max(0, i - 3), i)
    .some(({ word }) => /^(?:match|matches|carry|carries|hold|holds|bouquet)$/.test(word)) &&
  !/^(?:print|pattern)$/.test(units[i].words.at(-1) ?? '');

const OF_LIFE = [isOfDeed, isOfOld, isBreaking, isRole, isJourney, isDeed, isMatched] as const;

/** What is said of somebody's life, not of the garment. */
export const isOfLife = (units: readonly Unit[], i: number): boolean =>
  (isThing(units[i]) && OF_LIFE.some((is) => is(units, i))) ||
  (units[i].lexeme !== null && !units[i].lexeme?.garment && isName(units, i));
