import type { Turn } from '../facts.js';
import { topicById } from '../knowledge/index.js';
import type { Spoken } from '../text.js';
import data from './cheaply.yaml.js';
import { saidAbroad } from './said-abroad.js';
import type { ToldAlike } from './told-alike.js';

const { opens, cheap, of } = data as Readonly<{ opens: string; cheap: readonly string[]; of: string }>;
const ASKS = new RegExp(`${opens}(?:${cheap.join('|')})[\\s?.!]*$`, 'iu');
const OF_WEARING = new RegExp(`(?<!\\p{L})(?:${of})(?!\\p{L})`, 'iu');
const LONGEST = 80;
const BUDGET = 'occasion/budget';

/** "And if it has to be cheap?" after what to wear: how to dress for little money. */
export function tellCheaply(message: string, history: readonly Turn[], spoken: () => Spoken): ToldAlike | null {
  const before = history.findLast(({ role }) => role === 'user')?.text ?? '';
  const said = topicById.get(BUDGET)?.facets.wear;
  if (!said || message.length > LONGEST || !ASKS.test(message) || !OF_WEARING.test(before)) return null;
  const speak = spoken();
  const [en, sv] = said;
  const text = speak === 'en' ? en : speak === 'sv' ? sv : (saidAbroad(BUDGET, en, speak) ?? null);
  return text === null ? null : { text, speak, topic: BUDGET };
}
