import { denies } from '../choice.js';
import { type Grounded, fromText } from '../grounded.js';

const MAY = /^(?:allowed|permitted|safe|ok|okay|possible|able)$/;

export const ONLY =
  /(?<!\p{L})(?:dry[- ]?clean|professional(?:ly)? clean\p{L}*|hand[- ]?wash|spot[- ]?clean)\s+only(?!\p{L})/iu;

/** "Pets are not allowed", "smoking is prohibited". */
const FORBIDS =
  /^\p{L}+\s(?:\p{L}+\s){0,2}?(?:(?:is|are|be)\s)?(?:not\s(?:be\s)?(?:allowed|permitted|possible|welcome|\p{L}+ed)|prohibited|forbidden|banned|off limits|förbjud\p{L}*|inte tillåt\p{L}*|verboten|nicht (?:erlaubt|gestattet)|interdit\p{L}*|prohibid\p{L}*)(?!\p{L})/iu;

/** "Cats are fine, dogs are not." */
const IS_NOT = /^\p{L}+\s(?:is|are|do|does|may|can|är|får|ist|sind|dürfen)\s(?:not|inte|nicht)\W*$/iu;
const DENIED = /(?<!\p{L})(?:not|never|no|cannot|inte|nicht|pas|kein\p{L}*|inga?)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** "Samuel would like to rent it": who wants to is not told that he may. */
const WISHES = /^\p{L}+\s(?:would|wants?|wishes|hopes|asks?|asked|vill|möchte|will|voudrait|quiere)(?!\p{L})/iu;

/** "Feed" for `feeding`. */
const formsOf = (word: string): string =>
  String.raw`${word.replace(/[^\p{L}]/gu, '').replace(/(?<=\p{L}{3})(?:(\p{L})\1)?ing$/u, '$1')}\p{L}{0,4}`;

/** `bleach_allowed` of "Do not bleach.", `machine_washable` of "dry clean only": what a label lets one do, or forbids. */
export function mayBe(words: readonly string[], text: string): Grounded | null {
  const last = words.at(-1) ?? '';
  const isAble = /^\p{L}{3,}able$/u.test(last);
  if (!isAble && !MAY.test(last)) return null;
  const does = (isAble ? [...words.slice(0, -1), last.replace(/e?able$/u, '')] : words.slice(0, -1)).filter(
    (word) => !/^(is|can|be|may|machine)$/.test(word),
  );
  const told = text.split(/(?<=[.!?;])\s|[,\n]/u).filter((part) => !part.trim().endsWith('?'));
  if (does.length === 0 || does.length > 2 || does[0].length < 3) return null;
  const verb = new RegExp(String.raw`(?<!\p{L})${does.map(formsOf).join(String.raw`[\s-]`)}(?!\p{L})`, 'iu');
  const only = told.find((part) => ONLY.test(part));
  if (only && /^(?:wash|tumble|bleach|machine)/.test(does[0]) && !/^(?:dry|clean)/.test(does[0]))
    return /hand/iu.test(only) && !words.includes('machine') ? null : fromText(false, only.trim());
  const part = told.find((one) => verb.test(one));
  if (part === undefined) return null;
  const at = part.search(verb);
  if (WISHES.test(part.slice(at))) return null;
  const [before, after] = [part.slice(0, at), part.slice(at)];
  if (FORBIDS.test(after) || IS_NOT.test(after) || denies(before) || DENIED.test(before))
    return fromText(false, part.trim());
  if (DENIED.test(after)) return null;
  return /^\W*(?:machine |hand |tumble )?$|(?<!\p{L})(?:may|can)(?: always| also)? be $/iu.test(before)
    ? fromText(true, part.trim())
    : null;
}
