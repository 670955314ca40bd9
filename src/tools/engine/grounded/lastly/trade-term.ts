import { escaped } from '../expression-of.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/trade-terms.yaml.js';

const TERMS = Object.values(data as Record<string, { names: string; says: string }>).map(({ names, says }) => ({
  names: new Set(listOf(names)),
  leads: new RegExp(
    String.raw`(?<!\p{L})(?:${listOf(says).map(escaped).join('|')})\s?(?:[:=]|(?:size|quantity|storlek|per \p{L}{2,12}|is|are|was|will be|would be|of|är|blir|på|om|ist|beträgt|liegt bei|von|wird|est(?: de)?|sera(?: de)?|de|es(?: de)?|será(?: de)?)(?=\s))?(?:\s(?:of|de|på|von|about)(?=\s))?\s{0,2}$`,
    'iu',
  ),
}));
/** "A repeat run of 200", "the usual minimum": another one, or one that is not offered. */
const OTHER =
  /(?<!\p{L})(?:repeat|second|next|usual|old|last|not|no|if|would|zweite|nächste|alte|nicht|kein|andra|nästa|gamla|inte|deuxième|prochaine|pas|segunda|próxima|no)\s(?:\p{L}+\s){0,2}$/iu;

/** "MOQ 500", "the first run is 600 pieces": the one number that a term of trade leads to. */
export function tradeTerm({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  const term = TERMS.find(({ names }) => names.has(words.join(' ')));
  if (term === undefined) return null;
  const isLed = (one: Mention): RegExpExecArray | null =>
    term.leads.exec(text.slice(Math.max(0, one.start - 60), one.start));
  const isOther = (one: Mention): boolean =>
    OTHER.test(text.slice(Math.max(0, one.start - 60), one.start - (isLed(one)?.[0].length ?? 0)));
  const found = mentions.filter((one) => {
    const isCount = one.kind === 'number' && (one.unit === undefined || one.unit === 'piece') && !isArticle(one);
    if (!isCount || one.start < start || one.end > end) return false;
    return isLed(one) !== null;
  });
  return new Set(found.map(({ value }) => value)).size === 1 && !found.some(isOther)
    ? { ...fromText(Number(found[0].value), found[0].text), at: found[0].start }
    : null;
}
