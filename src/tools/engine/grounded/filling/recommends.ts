import { verdictOf } from '../feeling.js';
import { fromText, type Grounded } from '../grounded.js';

const ASKS =
  /^(?:recommends?|recommended|would recommend|recommends it|would buy again|buys? again|rekommenderar|rekommenderas|empfiehlt|empfehlung|weiterempfehlung|empfohlen|recommande|recommandé|recomienda|recomendado)$/u;
const TURNS =
  /(?<!\p{L})(?:if|but|unless|although|though|however|men|om|aber|wenn|falls|jedoch|mais|si|pero|aunque)(?!\p{L})/iu;

/** `recommends` of "Would buy again": what a verdict without an if or a but says. */
export function recommends(words: readonly string[], text: string): Grounded | null {
  if (!ASKS.test(words.join(' ')) || TURNS.test(text)) return null;
  const verdict = verdictOf(text);
  return verdict === null || verdict === 0 ? null : fromText(verdict > 0, text.slice(0, 80));
}
