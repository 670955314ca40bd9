import { fromText, type Grounded } from '../grounded.js';
import { askedBy } from '../moments/asked.js';
import { momentsIn } from '../moments/moment.js';
import { HAPPENING } from '../moments/words.js';
import { isOnlyThought } from '../sure/told.js';
import { isTaken, type Left, type Slot } from './slot.js';

/** `incident_date` of "I reversed into a bollard on 18 January 2027": the only day of a text, where a name says no deed. */
export function dayLeft(slot: Slot, left: Left): Grounded | null {
  const asked = askedBy(slot.property);
  const others = left.open.filter((one) => one !== slot && one.of === 'date');
  const ahead = others.length > 0 ? null : wishedDay(slot, left);
  if (ahead) return ahead;
  if (others.length > 0 || asked.isNext || asked.isFirst || asked.follows) return null;
  if (!slot.property.words.every((word) => HAPPENING.has(word) || DAY.test(word))) return null;
  const moments = momentsIn(left.reading, left.scope, 'date').filter(({ mention }) => !isTaken(left, mention));
  const [only] = moments;
  if (moments.length !== 1 || isOnlyThought(left.reading.text, only.mention.start)) return null;
  return { ...fromText(String(only.mention.value), only.mention.text), at: only.mention.start };
}

const DAY = /^(?:date|day|datum|dag|tag|fecha|jour|on|the|of)$/u;

/** What is wished for, or agreed, on a day ahead. */
const WISHED =
  /^(?:fitting|appointment|needed|wanted|required|requested|desired|preferred|delivery|pickup|pick|up|collection|collect|visit|meeting|deadline|due|ready|courier|completion|termin|wunschtermin|anprobe|abholung|abholtermin|abholdatum|lieferung|lieferdatum|liefertermin|leverans|leveransdatum|hämtning|hämtas|besök|provning|livraison|retrait|rdv|rendez|vous|visite|essayage|cita|entrega|recogida|prueba|visita|requested)$/u;
const BACK = /(?<!\p{L})(?:ago|sedan|vor|il y a|hace|yesterday|igår|i går|gestern|hier|ayer)(?!\p{L})/iu;

/** `fitting_date` of "can I come in tomorrow?": the only day that is told from the one of writing, and lies ahead. */
function wishedDay(slot: Slot, { reading, scope, ...left }: Left): Grounded | null {
  if (!slot.property.words.every((word) => WISHED.test(word) || DAY.test(word) || word === 'by')) return null;
  if (!slot.property.words.some((word) => WISHED.test(word))) return null;
  const days = momentsIn(reading, scope, 'date').filter(
    ({ mention }) => !isTaken({ reading, scope, ...left }, mention),
  );
  const ahead = days.filter(({ mention }) => !/\d{4}/u.test(mention.text) && !BACK.test(mention.text));
  const [only] = ahead;
  const before = days.filter((one) => one !== only);
  if (ahead.length !== 1 || before.some(({ mention }) => mention.start > only.mention.start)) return null;
  if (before.length > 1 || isOnlyThought(reading.text, only.mention.start)) return null;
  return { ...fromText(String(only.mention.value), only.mention.text), at: only.mention.start };
}
