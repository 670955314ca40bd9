import { askedAndTold } from '../asked-and-told.js';
import { type Asked, askedBy } from './asked.js';

const WHEN =
  /(?<!\p{L})(?:when|what time|which day|what day|what date|which date|när|vilken tid|hur dags|wann|um wie viel uhr|quand|à quelle heure|cuándo|a qué hora)(?!\p{L})/iu;
/** Who has to be somewhere asks for a time before it. */
const OUGHT =
  /(?<!\p{L})(?:should|must|have to|need|latest|at least|could|can|might|måste|borde|behöver|senast|muss|soll|spätestens|dois|doit|faut|au plus tard|tengo que|debo|debe)(?!\p{L})/iu;

/** What a name asks for; where it says nothing of what happens ("time"), what the one question of the text asks. */
export function askedInWords(words: readonly string[], text: string): Asked {
  const own = askedBy({ words });
  const { asked, told } = askedAndTold(text);
  const isOpen = own.events.length + own.topics.length === 0 && !own.isNext && !own.isFirst && !own.isLast;
  if (!isOpen || told.trim() === '' || !WHEN.test(asked) || OUGHT.test(asked)) return own;
  const { events, words: said } = askedBy({ words: asked.toLowerCase().match(/\p{L}+/gu) ?? [] });
  return events.length === 1 ? { ...own, events, words: said } : own;
}
