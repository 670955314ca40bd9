import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const LINE = /^[ \t]*[-•*–][ \t]+([^\n\d:]{2,80}?)[ \t]*[.;,]?[ \t]*$/gmu;
const THINGS =
  /^(?:items|pieces|garments|products|articles|things|goods|contents|looks|plagg|varor|teile|artikel|stücke|articles|pièces|prendas|artículos|list|lista|liste)$/u;

/** "- cream slip dress\n- camel blazer": the lines of the one list of a text, whole; none where a line has a number or there are other lines between. */
export function linesOfList({ words }: Property, { text }: Reading, { start, end }: Span): Grounded[] {
  if (!words.some((word) => THINGS.test(word))) return [];
  const part = text.slice(start, end);
  const lines = [...part.matchAll(LINE)];
  const marked = part.match(/^[ \t]*[-•*–][ \t]+/gmu) ?? [];
  return lines.length > 1 && lines.length === marked.length ? lines.map(([, line]) => fromText(line, line)) : [];
}
