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

/** A plain answer with where help is, before anything else is read; null where nobody speaks of ending their life or of a death. */
export function comfort(message: string): ChatAnswer | null {
  const help = helpFor(message);
  if (!help || (help.concern === 'death' && ASKS.test(message))) return null;
  const isOfMachines = OF_MACHINES.test(message) && !OF_ONESELF.test(message);
  if ((TO_BE_TOLD.test(message) || isOfMachines) && !saysNeed(message)) return null;
  return {
    text: help.answer,
    language: help.language === 'sv' ? 'sv' : 'en',
    topics: ['social/personal'],
    sources: ['knowledge:social/personal'],
    understood: true,
  };
}
