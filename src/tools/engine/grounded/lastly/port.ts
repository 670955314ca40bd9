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

const TARGET =
  /^(?:destination port|port of destination|port of discharge|discharge port|arrival port|port of arrival|destination|unloading port|bestimmungshafen|zielhafen|destinationshamn|puerto de destino|port de destination|port d arrivee)$/u;
const TO_PORT =
  /(?<!\p{L})(?:ETA|[Dd]estination|[Bb]ound for|[Aa]rriv\p{L}{1,3} (?:in|at)|[Dd]ocks? (?:in|at)|[Dd]ischarg\p{L}{1,3} (?:in|at)|[Dd]ue (?:in|at|into)|[Zz]iel(?:hafen)?|[Aa]nkunft|[Dd]estino|[Ll]legada a|[Aa]rrivée à)\s?:?\s(?:the port of\s)?(\p{Lu}[\p{L}’'-]+(?:\s(?!\d)\p{Lu}[\p{L}’'-]+)?)/gu;

/** "ETA Felixstowe 29 May": the one port that is told to be arrived at. */
function targetOf(name: string, text: string): Grounded | null {
  const found = TARGET.test(name) ? [...text.matchAll(TO_PORT)].map(([, port]) => port) : [];
  return new Set(found).size === 1 ? fromText(found[0], found[0]) : null;
}

/** "FOB Leixões", "from the port of Izmir": the one port of a text. */
export function portOf({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const name = words.join(' ');
  if (!NAMES.test(name)) return targetOf(name, text.slice(start, end));
  const all = [...text.slice(start, end).matchAll(LED)];
  const isLeft = (found: RegExpExecArray): boolean =>
    !LEAVES.test(name) ||
    !ARRIVES.test(
      text.slice(Math.max(0, start + found.index - 12), start + found.index) + (found[0].startsWith('C') ? 'CIF ' : ''),
    );
  const found = all.filter(isLeft).map(([, port]) => port);
  return new Set(all.map(([, port]) => port)).size === 1 && found.length > 0 ? fromText(found[0], found[0]) : null;
}
