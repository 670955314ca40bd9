import { from, fromText, type Grounded } from '../grounded.js';
import { choiceOf } from './chosen.js';
import type { Ground } from './ground.js';
import type { Place } from './place.js';

const ABOUT = /^(?:about|concerns|concerning|regarding|related|topic)$/;
/** What messages to a shop are about, as the table of cues calls it. */
const TOPICS =
  'return,refund,exchange,opening hours,sizing,payment,delivery,cancellation,complaint,care,price,availability,appointment,warranty,discount,repair'.split(
    ',',
  );

/** `about_return`: whether that is what the text is about, of all that messages to a shop are about; null where it is about none. */
export function aboutTopic(ground: Ground, place: Place): Grounded | null {
  const { words } = place.property;
  if (words.length < 2 || !words.some((word) => ABOUT.test(word))) return null;
  const own = words.filter((word) => !ABOUT.test(word) && !/^(?:is|a|an|the|to)$/.test(word)).join(' ');
  const topic = TOPICS.find((one) => one === own || one === own.replace(/s$/u, '') || own === `${one}s`);
  if (topic === undefined) return null;
  const found = choiceOf(ground, TOPICS, place);
  if (!found) return null;
  const isSo = found.value === topic;
  if (!isSo && choiceOf(ground, [topic, 'none of them'], place)?.value === topic) return null;
  return found.quote === undefined ? from(found.source, isSo) : fromText(isSo, found.quote);
}
