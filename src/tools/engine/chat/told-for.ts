import type { Turn } from './facts.js';
import { capital } from './reply/say.js';
import type { Told } from './told.js';
import type { Answering } from './two-answers.js';

const FOR_WHOM =
  /^(?:and |och |but |men |what about |how about |hur är det )*(?:for |för |with )?(?:an? |the |my |en |min |him |her )?(?:(?<man>man|men|him|guys?|husband|boyfriend|groom|son|father|honom|killar?|herrar?|män|pojkvän|make)|(?<woman>wom[ae]n|her|ladies|lady|wife|girlfriend|mother|daughter|henne|kvinnor?|tjejer?|damer?|flickvän|fru))(?: then| då)?\s*[?.!]*$/iu;
const WORN_BY_MEN =
  /\b(?:suits?|ties?|chinos|shirt|blazer|tuxedo|lounge suit|morning coat|kostym|slips|skjorta|kavaj|smoking)\b/iu;
const WORN_BY_WOMEN = /\b(?:dress|dresses|skirt|blouse|heels|gown|jumpsuit|klänning|kjol|blus|klackar)\b/iu;

/** "And for a man?": the part of what was just told that is worn by those. */
export function toldFor(
  { history, message }: { history: readonly Turn[]; message: string },
  answerTo: Answering,
): Told | null {
  const { man, woman } = FOR_WHOM.exec(message)?.groups ?? {};
  const [asked, told] = history.slice(-2);
  if ((man === undefined && woman === undefined) || told?.role !== 'assistant') return null;
  const [own, other] = man === undefined ? [WORN_BY_WOMEN, WORN_BY_MEN] : [WORN_BY_MEN, WORN_BY_WOMEN];
  const parts = told.text.split(/(?<=[.;]) |, (?=(?:or|eller) )|: /u);
  const fit = parts.filter((part) => own.test(part) && !other.test(part));
  if (fit.length === 0) return null;
  const { topics, sources } = answerTo(history.slice(0, -2), asked.text);
  if (topics.length === 0) return null;
  return {
    text: fit
      .map((part) =>
        capital(
          part
            .replace(/^(?:or|eller) /u, '')
            .replace(/[;,]$/, '.')
            .replace(/(?<![.!?])$/, '.'),
        ),
      )
      .join(' '),
    topics,
    sources,
  };
}
