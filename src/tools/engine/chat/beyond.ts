import { cuesFor, type Intent } from './cues.js';
import { MAX_ELLIPSIS } from './goes-on.js';
import { namesOtherField } from './knowledge/other-fields.js';
import type { Topic } from './knowledge/topic.js';
import { notesMetWhole, spokenIn } from './notes.js';
import { isSocial } from './notes-asked.js';
import type { Thread } from './question.js';
import { tokensOf } from './text.js';
import { isStrong } from './topics-asked.js';

/** A thing of another trade where no cloth, piece or step is named, and nobody asks what to wear, how the league stands or about a stain. */
export function isElsewhere(raw: string, plain: string, named: readonly Topic[]): boolean {
  if (SEEN_ONLY.test(plain) || FORECAST.test(plain)) return true;
  if (!namesOtherField(tokensOf(raw.slice(0, ADDS_FIELD)))) return false;
  if (named.some(({ kind }) => kind === 'garment' || kind === 'fabric' || kind === 'step' || kind === 'colour'))
    return false;
  return !OURS.test(plain);
}

/** A train is of a gown where a gown was spoken of: what goes on is heard as before. */
export const goesOnOfClothes = (tokens: readonly string[], { plain }: Thread): boolean =>
  plain !== '' && tokens.length <= MAX_ELLIPSIS && notesMetWhole(spokenIn(tokens)).some((note) => !isSocial(note));

/** What only who stands before somebody can see: "what colour is the shirt I have on right now?" */
const SEEN_ONLY =
  /^(?:and )?(?:what|which|how|is|are|vad|vilken|vilka|hur)\b.{0,60}\b(?:i have on|im wearing|i am wearing|am i wearing|do i have on|jag har på mig|har jag på mig)(?: right now| now| today| at the moment| just nu| nu| idag)?$/;

/** "What will the weather be on that day?" */
const FORECAST =
  /^(?:\S+ )?(?:and )?what (?:will|is|s) the weather (?:going to )?(?:be|like|for)(?!.*\b(?:wear|pack)\b)/;

const ADDS_FIELD = 400;

const OURS =
  /\b(my data|towels?|sheets|laundry|linens|handdukar|lakan|tvätteri|curtains?|gardiner|train on|wear|wearing|dress|outfit|clothes|clothing|stain|stains|spilled|spilt|sew|sewing|api|league|arena|fighter|bot|jeans|shoes|pack for|kit|klä|klär|kläder|ha på|fläck|fläckar|spillde|sy|syr|ligan|arenan)\b/;

export function isBeyond(plain: string, named: readonly Topic[], cues: readonly Intent[]): boolean {
  if (named.some((topic) => isStrong(topic) || topic.kind === 'api')) return false;
  if (cues.some((intent) => ['care', 'sew', 'wear', 'match', 'league', 'mood', 'identity'].includes(intent)))
    return false;
  return cuesFor(plain).beyond.some((pattern) => pattern.test(plain));
}
