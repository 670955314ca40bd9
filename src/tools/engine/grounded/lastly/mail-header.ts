import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyWordOf, slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/mail-headers.yaml.js';

type List = 'senders' | 'receivers' | 'senderNames' | 'senderMails' | 'receiverNames' | 'receiverMails';
const WORDS = data as Record<List, string>;
const headOf = (list: List): RegExp =>
  new RegExp(
    String.raw`(?:^|[\n.;|>])\s{0,4}(?:${anyWordOf(WORDS[list])})\s?:\s{1,2}(?:"?([^<>\n"@:;]{1,60}?)"?\s<)?([^<>\s@]{1,64}@[^<>\s@]{1,120}[\p{L}\d])`,
    'giu',
  );
const [SENDER, RECEIVER] = [headOf('senders'), headOf('receivers')];
const SLOTS = (
  [
    ['senderNames', SENDER, 1],
    ['senderMails', SENDER, 2],
    ['receiverNames', RECEIVER, 1],
    ['receiverMails', RECEIVER, 2],
  ] as const
).map(([list, head, part]) => ({ names: slotsNamed(WORDS[list]), head, part }));

/** `senderName`, `senderEmail` of "From: Laura Kim <laura@example.org>", with a name or without. */
export function mailHeader({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const name = slotName(words);
  const slot = SLOTS.find(({ names }) => names.has(name));
  const found = slot
    ? [...text.slice(start, end).matchAll(slot.head)].flatMap((one) => one.at(slot.part)?.trim() ?? [])
    : [];
  return found.length === 1 ? fromText(found[0], found[0]) : null;
}
