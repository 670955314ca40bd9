import { francAll } from 'franc-min';
import type { Token } from './tokens.js';
import { ENGLISH } from './lexicon-en.js';
import { SWEDISH } from './lexicon-sv.js';

export type Language = 'sv' | 'en' | 'und';

const words = (list: string): Set<string> => new Set(list.split(/\s+/));

/** Words that belong to one of the two languages only. */
const FUNCTION_SV =
  words(`och att det som en på är av för med till den har de inte om ett men var jag sig från vi så kan
  när år säger hon under också efter eller nu sin där vid mot ska skulle kommer ut får finns vara hade alla andra mycket
  än här då sedan över bara blir upp även vad få två vill ha många hur mer gå sverige kronor kunna utan honom något
  du dig mig min mitt mina din ditt dina er era detta dessa denna vilken vilket vilka varför vem ingen inga inget hej
  ja nej tack bra dålig helt verkligen igen alls blev fick gör göra kom tog haft varit redan bara oss dem dom hon han hur natt morgon kväll god goda hälsningar blivit köpt beställt gick någon några åt är hos måste klockan inom genom storlek`);
const FUNCTION_EN =
  words(`a but the i've i'll i'd i'm we've never had he she him his too still even got get much many before off want was of and to is that for it with as was on are this be by at not have from or an they which you
  were her all his there been their one would if who what when will more can out about your has we my do than me some
  its these into how could then them other very just like good only our over also after most where because any i am
  hello thanks please yes why don't isn't doesn't didn't i'm it's you're again really want need size time live lives does did makes made send where
  hi hey hiya howdy today yesterday tomorrow tonight years months weeks days two three four five seven eight nine ten worth every first last new next here now day never nothing while during another between through own same too each both few such nor until down up`);

/** Function words of either language: never keywords. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([...FUNCTION_SV, ...FUNCTION_EN]);

/** Everyday words of other languages that are none of these two. */
const FUNCTION_OTHER =
  words(`le les des est je tu nous vous et une du pour avec pas que qui merci très c'est j'ai suis mon ma mes dans au aux ce cette
  ich sie wir ist nicht und der das ein eine mit für auf sehr danke bin mein meine dich mir mich haben schön guten von zu
  bonjour bonsoir salut comment allez ça va hola qué tal buenos días cómo estás guten tag abend wie geht es ihnen dir hallo ciao come stai
  los las muy gracias por con una pero tú está yo sí gli che questo grazie molto
  jeg ikke og hvordan noget meget mig hvad mange`);

/** Of so few words, one that only one language has decides. */
const SHORT = 4;

/** Letters that English does not have; and "i", which in Swedish is never written large within a sentence, belongs to both. */
const NORDIC = /[åäö]/;

/**
 * Language of a text: function words, lexicon words and å ä ö count first, as they decide short texts;
 * trigrams (franc-min, Swedish and English only) decide the longer ones that leave doubt.
 */
export function detectLanguage(text: string, tokens: readonly Token[]): Language {
  const found = tokens.filter((t) => t.kind === 'word');
  if (found.length === 0) return 'und';
  const sv =
    evidence(found, FUNCTION_SV, SWEDISH.words) + found.filter((t) => t.text === 'i' || NORDIC.test(t.lower)).length;
  const en = evidence(found, FUNCTION_EN, ENGLISH.words);
  if (foreign(found) > Math.max(sv, en)) return 'und';
  if (sv >= en + 1) return 'sv';
  if (en >= sv + 1) return 'en';
  if (found.length <= SHORT && sv !== en && Math.min(sv, en) === 0) return sv > en ? 'sv' : 'en';
  return trigrams(text, sv + en);
}

/** Words of other languages that neither of the two has. */
const foreign = (tokens: readonly Token[]): number =>
  tokens.filter(({ lower }) => FUNCTION_OTHER.has(lower) && !FUNCTION_WORDS.has(lower)).length;

function evidence(
  tokens: readonly Token[],
  functions: ReadonlySet<string>,
  lexicon: ReadonlyMap<string, unknown>,
): number {
  return tokens.reduce((n, { lower }) => n + (functions.has(lower) ? 1 : 0) + (lexicon.has(lower) ? 0.6 : 0), 0);
}

function trigrams(text: string, known: number): Language {
  const [best, second] = francAll(text.slice(0, 2000), { only: ['swe', 'eng'], minLength: 20 });
  if (!best || best[0] === 'und' || (known === 0 && second && second[1] > 0.9)) return 'und';
  return best[0] === 'swe' ? 'sv' : 'en';
}
