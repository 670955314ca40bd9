import { OLD } from '../contrast.js';
import type { Mention } from '../mention.js';

const EXCHANGES =
  /(?<!\p{L})(?:exchang|swap|chang|byta|byte|tausch|umtausch|échang|cambi)\p{L}{0,9}(?!\p{L})[^.!?]{0,120}$/iu;
const FOR_ANOTHER = /(?<!\p{L})(?:for|to|against|mot|till|gegen|contre|por|pour|in)(?!\p{L})/iu;

const FOR_A =
  /(?<!\p{L})(?:for|to|against|mot|till|gegen|contre|por|pour)\s(?:(?:a|an|the|en|ett|eine?|une?|una?|size|storlek|größe|taille|talla)\s){0,3}$/iu;

const SWAPS = /(?<!\p{L})(?:exchang|swap|byta|byte|tausch|umtausch|échang|cambi)\p{L}{0,9}(?!\p{L})/iu;
const WANTS =
  /(?<!\p{L})(?:need|needs|want|wants|rather|prefer|instead|behöver|vill ha|brauche|möchte|voudrais|besoin|necesito|quiero)(?!\p{L})[^.!?]{0,20}$/iu;

/** What somebody has before the exchange. */
const HAS =
  /^(?:current|present|received|own|has|have|got|sent|nuvarande|aktuell|actuel|actuelle|actual|recibida|reçue|erhaltene|mottagen)$/;

/** "Exchange a size 38 for a 40": of two sizes the old one or the new one, where the name asks for one of them. */
export function ofExchange(words: readonly string[], sizes: readonly Mention[], text: string): readonly Mention[] {
  const isOld = words.some((word) => OLD.has(word) || HAS.test(word));
  if (isOld && sizes.length === 1 && isWanted(text, sizes[0])) return [];
  if (sizes.length !== 2 || !(isOld || words.some((word) => /^(new|wanted|neue?|ny|nya|nouvelle|nueva)$/.test(word))))
    return sizes;
  const [first, second] = sizes;
  const between = text.slice(first.end, second.start);
  const isTold =
    (EXCHANGES.test(text.slice(0, first.start)) && FOR_ANOTHER.test(between)) ||
    (EXCHANGES.test(between) && FOR_A.test(between)) ||
    (SWAPS.test(text) && WANTS.test(between)) ||
    (FOR_A.test(between) && SWAPS.test(text.slice(second.end, second.end + 40)));
  return isTold ? [isOld ? first : second] : sizes;
}

/** "Exchange the boots for a size 44": the one size that is told is the new one. */
function isWanted(text: string, size: Mention): boolean {
  const before = text.slice(0, size.start);
  return EXCHANGES.test(before) && FOR_A.test(before);
}
