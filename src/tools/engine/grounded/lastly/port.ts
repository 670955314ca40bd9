import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const NAMES =
  /^(?:port|port of (?:loading|shipment|departure|origin)|loading port|departure port|shipping port|seaport|harbour|harbor|hafen|verladehafen|hamn|lastningshamn|utskeppningshamn|puerto|puerto de (?:carga|embarque|salida)|port de (?:départ|chargement|embarquement))$/u;
const LED =
  /(?<!\p{L})(?:(?:[Pp]ort|[Hh]arbour|[Ss]eaport)(?: of)?|(?:[Vv]erlade)?[Hh]afen(?: von)?|(?:[Ll]astnings|[Uu]tskeppnings)?[Hh]amn(?:en)?(?: i)?|[Pp]uerto(?: de)?|[Pp]ort (?:de|du)|FOB|CIF|CFR|FAS)\s?:?\s(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)/gu;
/** Where goods arrive is no port that they leave. */
const LEAVES =
  /(?:loading|shipment|departure|origin|verlade|lastnings|utskeppnings|carga|embarque|salida|départ|chargement)/u;
const ARRIVES = /(?<!\p{L})(?:to|into|till|nach|in den|vers|au|hasta|al|CIF|CFR)(?:\s(?:the|den|le|la|el))?\s$/u;

/** "FOB Leixões", "from the port of Izmir": the one port of a text. */
export function portOf({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const name = words.join(' ');
  if (!NAMES.test(name)) return null;
  const all = [...text.slice(start, end).matchAll(LED)];
  const isLeft = (found: RegExpExecArray): boolean =>
    !LEAVES.test(name) ||
    !ARRIVES.test(
      text.slice(Math.max(0, start + found.index - 12), start + found.index) + (found[0].startsWith('C') ? 'CIF ' : ''),
    );
  const found = all.filter(isLeft).map(([, port]) => port);
  return new Set(all.map(([, port]) => port)).size === 1 && found.length > 0 ? fromText(found[0], found[0]) : null;
}
