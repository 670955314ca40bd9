import { helpFor, saysNeed } from '../../../../cognitive/engine/index.js';
import type { ChatAnswer } from '../facts.js';

/** What to wear to a funeral is asked for advice, not for comfort. */
const ASKS = /\?|^\s*(?:what|which|how|can|could|should|do|is|vad|vilken|vilka|hur|kan|ska|får|behöver|passar)\b/iu;

/** Who wants to be told something asks for that, whatever was learned from examples takes it for. */
const TO_BE_TOLD = /^\s*(?:please |can you )?(?:tell me|show me|explain|berätta|visa|förklara)\b/iu;

/** "Can't your server just call mine": of machines, and of nobody. */
const OF_MACHINES =
  /(?<!\p{L})(?:servers?|apis?|webhooks?|endpoints?|requests?|jobs?|keys?|agents?|bots?|stream|servern?|nyckeln?|anrop|jobbet)(?!\p{L})/iu;
const OF_ONESELF = /(?<!\p{L})(?:i|me|my|myself|im|ive|jag|mig|mej|min|mitt|mina)(?!\p{L})/iu;

/** "My knee hurts, which pills should I take?": a named part of the body that hurts, and what helps against that. */
const HURTS =
  /(?<!\p{L})(?:(?:my|min|mitt|mina) (?:\p{L}+ )?(?:knees?|back|ankles?|shoulders?|teeth|tooth|throat|stomach|foot|feet|hips?|elbows?|wrists?|neck|knä|rygg|axel|tand|hals|mage|fot|höft|armbåge|handled|nacke) (?:hurts?|aches?|is (?:sore|swollen)|gör ont|värker)|(?:ont i|my) (?:knät|ryggen|axeln|tanden|halsen|magen|foten|höften|nacken|(?:back|tooth|stomach)ache))(?!\p{L})/iu;
const REMEDY =
  /(?<!\p{L})(?:which|what|vilka|vilken|vad för) (?:\p{L}+ )?(?:pills?|tablets?|medicines?|medication|painkillers?|tabletter|medicin|värktabletter)(?!\p{L})/iu;
/** Whoever says more than that is not taken for one who only asks. */
const MORE =
  /(?<!\p{L})(?:all|enough|end|ending|die|dying|dead|kill|forever|anymore|sleep|overdose|alone|stop|can['’]?t|cannot|so much|unbearable|tired|over|everything|life|living|give up|goodbye|sorry|kan inte|inte mer|längre|allt|liv|alla|nog|slut|dö|sova|aldrig|orkar)(?!\p{L})/iu;

/** What hurts is asked of a doctor; null where anything speaks of need. */
function medical(message: string, language: 'en' | 'sv'): ChatAnswer | null {
  if (!HURTS.test(message) || !REMEDY.test(message) || MORE.test(message) || saysNeed(message)) return null;
  const text =
    language === 'sv'
      ? 'Jag kan tyg, inte medicin: fråga en läkare eller ett apotek vad som hjälper och hur mycket som är säkert.'
      : 'I know cloth, not medicine: please ask a doctor or a pharmacist what helps and how much of it is safe.';
  return { text, language, topics: [], sources: [], understood: false };
}

/** A plain answer with where help is, before anything else is read; null where nobody speaks of ending their life or of a death. */
export function comfort(message: string): ChatAnswer | null {
  const help = helpFor(message);
  if (!help || (help.concern === 'death' && ASKS.test(message))) return null;
  const isOfMachines = OF_MACHINES.test(message) && !OF_ONESELF.test(message);
  if ((TO_BE_TOLD.test(message) || isOfMachines) && !saysNeed(message)) return null;
  const language = help.language === 'sv' ? 'sv' : 'en';
  const ofDoctors = medical(message, language);
  if (ofDoctors) return ofDoctors;
  return {
    text: help.answer,
    language,
    topics: ['social/personal'],
    sources: ['knowledge:social/personal'],
    understood: true,
  };
}
