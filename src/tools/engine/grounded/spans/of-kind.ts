import { isOfClass } from '../../lexicon/index.js';
import type { Reading } from '../reading.js';
import type { Asked } from './asked.js';
import { type Candidate, isTitled } from './candidates.js';
import { meets } from './label.js';

const NO_SITE = /(?<!\p{L})(?:Freight|Logistics|Ltd|AB|GmbH|Inc|Consulting)$/u;
const TOWN = /^(?:city|town|stad|stadt|ort|ville|village|destination)$/;
const NO_TOWN = /(?:straße|strasse|gatan|vägen|allee|gasse|weg|platz|hus|salen)$|\d/u;
export const NO_PERSON =
  /(?<!\p{L})(?:Street|Road|Avenue|Lane|Row|Square|Drive|Way|Hotel|Café|Cafe|Inn|Store|Shop|Museum|School|Church|Chapel|Park|Gardens?|Airport|Station|Hospital|University|House|Hall|Studio|Pool|Barn|Gate|Theatre|Cinema|Suite|Room|Quartet|Orchestra|Choir|Band|Club|Library|Gallery|Freight|Logistics|Bay|Isle|Island|Castle|Bridge|Farm|Ltd|AB|GmbH|Inc|Bank|Review|Verlag|Press)$/u;
/** "12 zips" */
const COUNTS =
  /^\s(?!(?:is|was|has|are|for|from|to|on|at|in|and|or|by|with|of|to|är|och|till|på|i|ist|und|für|am|im|vom|needs?|please)(?!\p{L}))\p{Ll}{2,}/u;
const NOT_PEOPLE = new Set(['country', 'company', 'street', 'date', 'time', 'code', 'email', 'url']);

/** Who may be a firm as well. */
const PARTY =
  /^(?:landlord|tenant|lessor|lessee|buyer|seller|client|customer|lender|borrower|employer|owner|sender|recipient|consignee|shipper|contractor|insurer|payer|payee|vermieter|mieter|käufer|verkäufer|hyresvärd|köpare|säljare)$/;

/** Whether a stretch is of the kind that a slot asks for. */
export function fitsKind(asked: Asked, candidate: Candidate, reading: Reading): boolean {
  const { of, head, frames } = asked;
  if (candidate.part === 'start' && candidate.kind === 'name' && of !== 'maker') return false;
  const { kind, text, mention } = candidate;
  switch (of) {
    case 'person':
      return kind === 'name' && (isPerson(candidate) || (mention === 'company' && PARTY.test(head)));
    case 'maker':
      return kind === 'name' && mention !== 'person' && !text.split(' ').some(isTitled);
    case 'animal':
    case 'model':
      return kind === 'name' && !text.split(' ').some(isTitled);
    case 'title':
      return (
        kind === 'quoted' ||
        kind === 'pair' ||
        (kind === 'name' &&
          !/\d{2}/u.test(text) &&
          !/^\s(?:and|och|und|&)\s\p{Lu}/u.test(reading.text.slice(candidate.end)))
      );
    case 'code':
      return (
        (kind === 'code' ||
          (kind === 'name' && /\d/u.test(text) && !meets(asked, text.split(' ')[0], reading.language))) &&
        !COUNTS.test(reading.text.slice(candidate.end))
      );
    case 'name':
      return kind === 'name' || kind === 'quoted';
    case 'place':
      if (kind === 'name' && /^(?:\d+|\p{Lu})$/u.test(text)) return false;
      if (NO_SITE.test(text) || (TOWN.test(head) && (NO_PERSON.test(text) || NO_TOWN.test(text)))) return false;
      return (
        (kind === 'name' && mention !== 'person' && !(isTitled(text.split(' ')[0]) && !text.startsWith('St'))) ||
        (kind === 'thing' && isPlain(asked, text)) ||
        (kind === 'code' && /^(?:room|unit|gate|flat|rum|zimmer|raum|hörsaal|sal|saal|platform|hall)$/.test(head))
      );
    case 'thing':
      return (
        kind === 'thing' &&
        (!isOfClass(text.split(' ').at(-1) ?? '', 'person') ||
          frames.some(({ heads }) => heads.has(text.split(' ').at(-1) ?? '')))
      );
    case null:
      return kind === 'name' || kind === 'code';
    default:
      return false;
  }
}

/** A place without a name: a room, a wall; a town has one. */
function isPlain({ head, frames }: Asked, text: string): boolean {
  const last = text.split(' ').at(-1) ?? '';
  return head === 'room' || frames.some(({ names, heads }) => names.includes('location') && heads.has(last));
}

export const isPerson = ({ text, mention }: Candidate): boolean =>
  !/\d|^(?:Café|Cafe|Hotel|Gasthof|Restaurant)(?!\p{L})/u.test(text) &&
  !NO_PERSON.test(text) &&
  (mention === null || mention === 'person' || !NOT_PEOPLE.has(mention));

/** A maker's name: one that is known, or stands before a noun it makes, or after one with "von". @returns how sure */
export function isMade(
  { of, frames }: Asked,
  { start, end, text, part, sentence }: Candidate,
  { text: whole }: Reading,
): number {
  const words = text.split(' ');
  const isKnown = (word: string): boolean => frames.some(({ heads }) => heads.has(word.toLowerCase()));
  if (of === 'model') {
    const last = /(?<!\p{L})(\p{L}+)\s$/u.exec(whole.slice(sentence.start, start))?.[1] ?? '';
    const isCar = frames.some(({ names }) => names.includes('car'));
    return isCar
      ? part === 'whole' && words.length > 1 && isKnown(words[0])
        ? 3
        : 0
      : isKnown(last) && !/\p{L}/u.test(whole.slice(end, end + 1))
        ? 3
        : 0;
  }
  if (words.length > 2) return 0;
  if (isKnown(text)) return 3;
  if (words.length > 1) return 0;
  const after = /^\s((?:\p{Ll}+\s?){1,3})/u.exec(whole.slice(end, sentence.end))?.[1] ?? '';
  const isOwned = /(?<!\p{L})(?:my|your|the|our|an?|his|her|min|mein|meine|the|new|old|this)\s$/iu.test(
    whole.slice(sentence.start, start),
  );
  return part === 'whole' && isOwned && after !== '' && !VERBS.test(after) ? 3 : 0;
}
const VERBS =
  /^(?:is|was|has|will|in|on|at|and|or|for|to|from|of|with|by|are|were|had|does|did|can|could|would|har|är|och|i|på|av|med|ist|hat|und|von|im|mit|who|that|which)(?!\p{L})/u;
