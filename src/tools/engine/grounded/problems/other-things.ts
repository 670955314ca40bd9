import { COUNTED } from '../dimensions/words.js';
import { sameThing } from '../same-thing.js';
import type { Problem, Solved } from './problem.js';
import { SAYS } from './words.js';

/** What the interface itself counts: its limits and packs are known. */
const OF_INTERFACE =
  /^(?:calls?|packs?|images?|characters?|requests?|designs?|tokens?|keys?|messages?|anrop|samtal|tecken|bilder|paket|pakete|aufrufe?|zeichen|anfragen|appels?|caractères|images|requêtes|llamadas?|caracteres|imágenes|paquetes?|peticiones)$/iu;
/** Words for whatever is counted. */
const ANYTHING =
  /^(?:things?|items?|pieces?|units?|garments?|articles?|people|persons?|more|many|much|other|saker|plagg|delar|stycken|personer|teile?n?|stücke?|artikel|leute|personen|pièces|articles|personnes|choses|piezas|prendas|artículos|personas|cosas)$/iu;
const LONGEST = 3;

/** "We sew 15 blouses. How many buttons do we need?": the one number of a text counts something else, and nothing says how many go to one. */
export function ofOtherThings({ text, amounts, question }: Problem): Solved {
  const asked = wordsOf(COUNTED.exec(question)?.[1] ?? '');
  const [only, ...more] = amounts;
  if (!only || more.length > 0 || only.unit !== undefined || asked.length === 0) return undefined;
  const counted = wordsOf(only.after.slice(0, 40).split(/[.,;:!?\n]/u)[0]).slice(0, LONGEST);
  const isOpen =
    counted.length === 0 || [...asked, ...counted].some((word) => ANYTHING.test(word) || OF_INTERFACE.test(word));
  if (isOpen || SAYS.each.test(text) || SAYS.apiece.test(text) || SAYS.twice.test(text)) return undefined;
  return asked.some((word) => counted.some((said) => sameThing(word, said))) ? undefined : null;
}

const wordsOf = (text: string): string[] => (text.match(/\p{L}{3,}/gu) ?? []).map((word) => word.toLowerCase());
