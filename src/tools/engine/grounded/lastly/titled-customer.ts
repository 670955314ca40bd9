import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const ASKS =
  /^(?:customer|client|guest|bride|kund|kunden|kunde|kundin|kundnamn|cliente|clienta|clienta nombre|client nom|cliente nombre|cliente cita|client name|customer name|kundens namn|kundenname|nom client|nom cliente|nombre cliente|nombre clienta)$/u;
const TITLED =
  /(?<!\p{L})(?:[Ff]or|[Ff]ör|[Ff]ür|[Pp]our|[Pp]ara|[Vv]on|[Dd]e|[Aa]v|[Oo]f|[Mm]it|[Ww]ith)\s(?:la\s|el\s|the\s)?((?:[Ff]ru|[Hh]err|[Ff]röken|Frau|Herrn?|[Ss]eñor(?:a|ita)?|Sra?\.|[Dd]oña|[Dd]on|Mme|[Mm]adame|[Mm]onsieur|M\.|Mrs\.?|Mr\.?|Ms\.?|Miss)\s\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)/gu;

/** `customer` of "Provning för fru Lindqvist": the one person with a title that something is for. */
export function titledCustomer({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (!ASKS.test(words.join(' '))) return null;
  const found = new Set([...text.slice(start, end).matchAll(TITLED)].map(([, name]) => name));
  const [name] = found;
  return found.size === 1 ? fromText(name, name) : null;
}
