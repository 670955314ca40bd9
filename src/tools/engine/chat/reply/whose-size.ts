import type { Turn } from '../facts.js';
import { inSpoken, type SaidInAll, type Spoken } from '../text.js';
import data from './whose-size.yaml.js';
import type { ToldAlike } from './told-alike.js';

const { people, asks, said } = data as unknown as Readonly<Record<'people' | 'asks', readonly string[]>> & {
  said: SaidInAll;
};
const asked = asks.map((pattern, at) => pattern.replaceAll('{who}', `(?:${people[at]})`)).join('|');
const ASKS = new RegExp(`^[¿\\s]*(?:(?:and|och|und|et|y)\\s)?(?:${asked})[\\s?.!]*$`, 'iu');
const LONGEST = 90;

/** What somebody else wears is nothing that is known here; with a figure before, it may be. */
export function tellWhoseSize(message: string, history: readonly Turn[], spoken: () => Spoken): ToldAlike | null {
  if (message.length > LONGEST || /\d/u.test(message) || !ASKS.test(message)) return null;
  if (history.some(({ role, text }) => role === 'user' && /\d/u.test(text))) return null;
  const speak = spoken();
  return { text: inSpoken(said, speak), speak, declined: true };
}
