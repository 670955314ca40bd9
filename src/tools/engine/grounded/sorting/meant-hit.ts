import { isDeniedBefore } from '../judged/scope.js';
import { withoutIdleDenials } from '../text/idle-denials.js';
import type { Family } from './families.js';
import { isPraised } from './praised.js';
import { isThanked } from './thanked.js';

/** "Rather than an exchange": what stands after it is not meant. */
const INSTEAD =
  /(?<!\p{L})(?:rather than|instead of|as opposed to|anstatt|statt|plutôt que|au lieu de|en lugar de|en vez de|snarare än|hellre än|i stället för|istället för)\s(?:\p{L}{1,20}\s){0,2}$/iu;
/** "Last time", "I already got": what was so before, or is done with. */
const BEFORE =
  /(?<!\p{L})(?:last time|last year|the other time|in the past|i already (?:got|have|received)|we already (?:got|have|received)|letztes mal|beim letzten mal|letztes jahr|habe ich schon bekommen|la dernière fois|l'an dernier|l'année dernière|j'ai déjà (?:eu|reçu)|la última vez|la vez pasada|el año pasado|ya me han|ya he recibido|förra gången|förra året|har jag redan fått|jag har redan fått)(?!\p{L})/iu;
/** "How do I avoid", "how can one tell": what is asked about a thing does not say that it is so. */
const HOW =
  /(?<!\p{L})(?:how (?:do|can|could|would|should) (?:i|we|one|you) (?:avoid|tell|know|prevent|notice|see)|what (?:happens|if)|wie (?:vermeide|erkenne|merke|weiß|verhindere)|woran|was (?:passiert|wenn)|comment (?:savoir|éviter|reconnaître|voir)|que se passe|cómo (?:sé|saber|evito|evitar|noto|reconozco)|qué pasa si|hur (?:vet|undviker|märker|ser)|vad händer (?:om|när))(?!\p{L})/iu;
const OF_CALLS =
  /(?<!\p{L})(?:api|apis|call|calls|request|requests|bot|script|key|endpoint|http|status|error|code|post|get|curl|server|token|response|respond|answers?|anfrage|anfragen|aufrufe?|schlüssel|fehler|appels?|requête|requêtes|clé|erreur|réponse|llamadas?|clave|petición|peticiones|contestan?|responde|anrop|nyckel|nyckeln|svarar?|fel)(?!\p{L})/iu;

/** "429 bolts": a number is a status only where calls are spoken of and no thing is counted. */
const isCount = (text: string, at: number, quote: string): boolean =>
  /^\d+$/u.test(quote) &&
  (!OF_CALLS.test(text) || /^\s(?:\p{Ll}{3,20}s)(?!\p{L})/u.test(text.slice(at + quote.length)));

/** Whether a phrase in its part of a text says of its value that it is so: not denied, thanked for, long past or only asked about. */
export function isMeantAt(part: string, at: number, quote: string, family: Family, text: string): boolean {
  const isOut =
    isDeniedBefore(withoutIdleDenials(part), at) ||
    isThanked(part, at) ||
    INSTEAD.test(part.slice(0, at)) ||
    BEFORE.test(part);
  const isAsked = HOW.test(part) && family.name !== 'after';
  return !isOut && !isAsked && !isCount(text, at, quote) && (family.name !== 'trouble' || !isPraised(part, at));
}
