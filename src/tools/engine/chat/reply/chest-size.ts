import { WOMEN } from '../../women-sizes.js';
import type { Turn } from '../facts.js';
import { inSpoken, type SaidInAll, type Spoken } from '../text.js';
import { filled } from './abroad-say.js';
import data from './chest-size.yaml.js';
import { menLetter } from './measure.js';
import { womenLetter } from './size-after.js';
import type { ToldAlike } from './told-alike.js';

type Whose = 'men' | 'women';
const written = data as unknown as Readonly<
  Record<'chest' | Whose | 'size' | 'goesOn' | 'same' | 'measure', string>
> & {
  said: Readonly<Record<Whose, SaidInAll>>;
};
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
const CHEST = new RegExp(
  `(?<!\\p{L}|under ?)(?:${written.chest})(?!\\p{L})[^\\d,;]{0,16}(?<after>\\d{2,3})(?!\\d)|(?<!\\d)(?<before>\\d{2,3})\\s?(?:cm|centimetres|centimeters|zentimetern?|centimètres|centímetros|centimeter)?\\s?(?:(?:an|i|in|um|de|tour|contorno)\\s){0,3}(?:(?:die|the)\\s)?(?:${written.chest})(?!\\p{L})`,
  'iu',
);
const [OF_MEN, OF_WOMEN, SIZE] = [written.men, written.women, written.size].map((one) => word(one));
/** "The same bust", "gleichem Umfang". */
const SAME = word(`(?:${written.same})\\s(?:\\p{L}+\\s)?(?:${written.chest}|${written.measure})`);
/** "And", "what about": a question that goes on from one before. */
export const GOES_ON = new RegExp(written.goesOn, 'iu');
const FIGURES = /\d+/gu;
const [LEAST, MOST] = [76, 150];
const LONGEST = 160;

/** A man's size by the girth of his chest in cm: half of it, in even numbers. Where nothing else is measured. */
export function tellMensChest(message: string, spoken: () => Spoken): ToldAlike | null {
  const chest = chestIn(message);
  const isAsked = OF_MEN.test(message) && !OF_WOMEN.test(message) && SIZE.test(message);
  return isAsked && chest !== null ? sized('men', chest, spoken()) : null;
}

/** "And for a woman with the same bust?" after one that was named. */
export function tellSameChest(message: string, history: readonly Turn[], spoken: () => Spoken): ToldAlike | null {
  if (message.length > LONGEST || !GOES_ON.test(message) || /\d/u.test(message)) return null;
  const [ofMen, ofWomen] = [OF_MEN.test(message), OF_WOMEN.test(message)];
  const before = history.findLast(({ role }) => role === 'user')?.text ?? '';
  const chest = SIZE.test(before) || OF_MEN.test(before) || OF_WOMEN.test(before) ? chestIn(before) : null;
  if (ofMen === ofWomen || chest === null || !SAME.test(message)) return null;
  return sized(ofMen ? 'men' : 'women', chest, spoken());
}

/** The one girth that a text names, cm; null where another figure stands beside. */
function chestIn(text: string): number | null {
  const { after, before } = CHEST.exec(text.slice(0, LONGEST))?.groups ?? {};
  const chest = Number(after ?? before);
  const isOne = (text.match(FIGURES) ?? []).length === 1;
  return isOne && chest >= LEAST && chest <= MOST ? chest : null;
}

function sized(whose: Whose, chest: number, speak: Spoken): ToldAlike | null {
  const eu = whose === 'men' ? Math.round(chest / 4) * 2 : nearest(chest);
  const row = WOMEN.find((one) => one.eu === eu);
  if (whose === 'women' && !row) return null;
  const letter = whose === 'men' ? menLetter(eu) : womenLetter(eu);
  const values = { chest, eu, letter, inches: eu - 10, uk: row?.uk ?? '', us: row?.us ?? '', fr: eu + 2 };
  return { text: filled(inSpoken(written.said[whose], speak), values), speak, topic: 'size/chart' };
}

const nearest = (bust: number): number =>
  WOMEN.reduce((a, b) => (Math.abs(b.bust - bust) < Math.abs(a.bust - bust) ? b : a)).eu;
